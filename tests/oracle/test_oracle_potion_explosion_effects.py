"""The eight effects of the oracle of Potion Explosion (List of Potion Effects, rulings 10 and 15)."""

from __future__ import annotations

from tests.oracle.drawn_dispenser import colours, game, letters, options, play, seen, track
from tests.oracle.potion_explosion import Oracle


def drinking(kind: str, drawing: str, **given: object) -> Oracle:
    """A game in which a potion of that kind was just drunk."""
    oracle = game(drawing, drinkable=(f"{kind}-4",), **given)  # type: ignore[arg-type]
    play(oracle, f"drink {kind}")
    return oracle


# Drinking Potions


def test_a_potion_is_drunk_once_and_keeps_its_points() -> None:
    oracle = drinking("wisdom", track("RBR"))
    assert oracle.drunk == "wisdom"
    play(oracle, "take a2")
    assert oracle.drunk is None
    assert not options(oracle, "drink")
    assert oracle.desks[0].points() == 5


def test_potions_of_one_kind_are_one_choice() -> None:
    oracle = game(track("RB"), drinkable=("wisdom-4", "wisdom-7"))
    assert options(oracle, "drink") == ["drink wisdom"]
    play(oracle, "drink wisdom", "take a1")
    assert options(oracle, "drink") == ["drink wisdom"]


def test_what_could_do_nothing_is_not_drunk() -> None:
    every = tuple(f"{kind}-4" for kind in ("wisdom", "love", "magnetical", "prismatic", "abyssal", "sands", "balm"))
    assert game(drinkable=(*every, "lavamancing-4")).legal() == ["end"]


def test_potions_are_drunk_before_and_after_the_pick() -> None:
    oracle = game(track("RBK"), drinkable=("wisdom-4", "wisdom-4"))
    play(oracle, "drink wisdom", "take a1", "pick a1", "drink wisdom")
    assert letters(oracle.hand) == "RBK"


# Potion of Wisdom


def test_wisdom_takes_one_marble_in_reach_without_explosion() -> None:
    oracle = drinking("wisdom", track("RRKRRRRRR"))
    assert oracle.legal() == [f"take a{at}" for at in range(1, 9)]
    play(oracle, "take a3")
    assert letters(oracle.hand) == "K"
    assert seen(oracle) == "RRRRRRRR"


# Elixir of Blind Love


def test_blind_love_steals_the_whole_pool_of_an_opponent_who_has_one() -> None:
    oracle = love_game("BBY", "", "K")
    play(oracle, "drink love")
    assert oracle.legal() == ["steal 1", "steal 4"]
    play(oracle, "steal 1")
    assert letters(oracle.hand) == "BBY"
    assert letters(oracle.desks[0].pool) == ""
    assert letters(oracle.desks[1].pool) == "R"


def test_blind_love_with_one_victim_is_not_asked_whom() -> None:
    oracle = love_game("", "", "KK")
    play(oracle, "drink love")
    assert letters(oracle.hand) == "KK"


def test_blind_love_without_a_victim_is_not_drunk() -> None:
    assert not options(love_game("", "", ""), "drink")


def love_game(first: str, third: str, fourth: str) -> Oracle:
    """Player 2 of 4 has an elixir and a pool of their own; the others have these pools."""
    oracle = game(seats=4, player=0)
    for seat, pool in ((0, first), (1, "R"), (2, third), (3, fourth)):
        oracle.desks[seat].pool = colours(pool)
    oracle.desks[1].potions.append("love-4")
    oracle.desks[1].undrunk["love"] = 1
    play(oracle, "end")
    return oracle


# Potion of Magnetical Attraction


def test_magnetical_attraction_takes_two_touching_marbles_of_different_colours() -> None:
    oracle = drinking("magnetical", track("RRKRBBYYK"))
    assert oracle.legal() == ["attract a2-3", "attract a3-4", "attract a4-5", "attract a6-7"]
    play(oracle, "attract a3-4")
    assert letters(oracle.hand) == "RK"
    assert seen(oracle) == "RRBBYYK"


def test_magnetical_attraction_needs_two_colours() -> None:
    assert not options(game(track("RRR"), drinkable=("magnetical-4",)), "drink")


def test_two_marbles_leave_before_the_track_rolls_down() -> None:
    oracle = game(track("RBRBRBRBR"), lids="20000", unseen="KY", drinkable=("magnetical-4",))
    play(oracle, "drink magnetical", "attract a1-2", luck=[1])
    assert seen(oracle) == "RBRBRBRYK"


# Potion of Prismatic Joy


def test_prismatic_joy_puts_marbles_of_hand_and_pool_on_any_holes() -> None:
    oracle = drinking("prismatic", ". . . . .", burners=("sands-4", None), hand="R", pool="B")
    assert oracle.position()["three"] == [1, 1, 0, 0]
    assert oracle.legal() == ["put blue 1 black", "put blue 1 yellow", "put red 1 black", "put red 1 yellow"]
    play(oracle, "put blue 1 yellow")
    assert oracle.legal() == ["enough", "put red 1 black", "put red 1 yellow"]
    play(oracle, "enough")
    tile = oracle.desks[0].burners[0]
    assert tile is not None
    assert (letters(tile.empty), letters(tile.marbles)) == ("KKY", "B")
    assert (letters(oracle.hand), letters(oracle.desks[0].pool)) == ("R", "")
    assert (oracle.prompt(), oracle.three, oracle.put) == ("action", None, False)


def test_prismatic_joy_needs_a_marble_and_a_hole() -> None:
    assert not options(game(drinkable=("prismatic-4",), hand="R"), "drink")
    assert not options(game(drinkable=("prismatic-4",), burners=("sands-4", None)), "drink")


def test_prismatic_joy_is_for_three_marbles_chosen_first() -> None:
    oracle = drinking("prismatic", ". . . . .", burners=("sands-4", "wisdom-7"), hand="RK", pool="RBB")
    assert (oracle.prompt(), oracle.three) == ("pool", None)
    assert oracle.legal() == [
        "keep blue blue black",
        "keep red blue black",
        "keep red blue blue",
        "keep red red black",
        "keep red red blue",
    ]
    play(oracle, "keep red blue black")
    # A blue one had to leave the pool; the red one of the three is the one that lies there.
    assert (letters(oracle.hand), letters(oracle.desks[0].pool)) == ("RBK", "RB")
    play(oracle, "put red 1 black")
    assert (letters(oracle.hand), letters(oracle.desks[0].pool)) == ("RBK", "B")
    play(oracle, "put black 1 black")
    assert (letters(oracle.hand), letters(oracle.desks[0].pool)) == ("RB", "B")
    play(oracle, "put blue 1 yellow")
    assert (letters(oracle.hand), letters(oracle.desks[0].pool)) == ("RB", "")
    assert oracle.prompt() == "action", "none of the three is left"


def test_chosen_marbles_of_the_hand_are_used_before_those_of_the_pool() -> None:
    oracle = drinking("prismatic", ". . . . .", burners=("sands-4", None), hand="R", pool="R")
    play(oracle, "put red 1 black")
    assert (letters(oracle.hand), letters(oracle.desks[0].pool)) == ("", "R")


def test_prismatic_joy_completes_a_potion_in_the_middle_and_its_colours_return() -> None:
    oracle = drinking("prismatic", ". . . . .", burners=("sands-4", "wisdom-4"), hand="RRRKYY")
    play(oracle, "keep red red red", "put red 1 black")
    # Beside the red one burner 1 needs black and two yellow ones, all of them there.
    assert "fill 1" in oracle.legal()
    play(oracle, "fill 1", luck=[0, 0, 0, 1, 0, 0])
    assert oracle.desks[0].potions == ["prismatic-4", "sands-4"]
    assert letters(oracle.dispenser.marbles()) == "RKYY"
    assert oracle.prompt() == "prismatic"
    assert oracle.position()["three"] == [2, 0, 0, 0]
    assert options(oracle, "put") == ["put red 2 red", "put red 2 yellow"]


def test_filling_in_the_middle_uses_the_chosen_marbles_last() -> None:
    oracle = drinking("prismatic", ". . . . .", burners=("abyssal-4", "wisdom-7"), hand="RRBK", pool="B")
    play(oracle, "keep red blue black", "put black 1 blue")
    # Both red ones and the blue one of the hand fill the burner.
    assert (letters(oracle.hand), letters(oracle.desks[0].pool)) == ("RRB", "B")
    play(oracle, "fill 1", luck=[0, 0, 0, 0, 0, 0, 0])
    assert oracle.position()["three"] == [0, 1, 0, 0]
    assert (letters(oracle.hand), letters(oracle.desks[0].pool)) == ("", "B")


def test_prismatic_joy_is_over_when_no_hole_is_empty() -> None:
    oracle = game(drinkable=("prismatic-4",), burners=("sands-4", None), hand="RRR")
    tile = oracle.desks[0].burners[0]
    assert tile is not None
    tile.empty, tile.marbles = colours("K"), colours("KYY")
    play(oracle, "drink prismatic", luck=[0, 0, 0, 0, 0, 0])
    assert oracle.prompt() == "action"
    assert letters(oracle.hand) == "RR"
    assert oracle.desks[0].undrunk["sands"] == 1


# Abyssal Draft


def test_abyssal_draft_takes_lowest_marbles_of_different_colours() -> None:
    oracle = drinking(
        "abyssal",
        """
        K . B . Y
        R . R . B
        """,
    )
    assert oracle.legal() == ["scrape a", "scrape a e", "scrape c", "scrape c e", "scrape e"]
    play(oracle, "scrape a e")
    assert letters(oracle.hand) == "RB"
    assert [seen(oracle, one) for one in "ace"] == ["K", "RB", "Y"]


def test_abyssal_draft_takes_four_at_most() -> None:
    oracle = drinking("abyssal", "R B K Y R")
    assert max(len(text.split()) - 1 for text in oracle.legal()) == 4
    assert "scrape a b c d" in oracle.legal()


def test_each_track_rolls_down_before_the_next_loses_its_marble() -> None:
    row = "\n".join(["R B R R R"] * 9)
    oracle = game(row, lids="11000", unseen="KY", drinkable=("abyssal-4",))
    play(oracle, "drink abyssal", "scrape a b", luck=[1])
    assert (seen(oracle, "a"), seen(oracle, "b")) == ("RRRRRRRRY", "BBBBBBBBK")


# Sands of Time


def test_sands_repeats_an_effect_of_a_potion_drunk_before() -> None:
    oracle = game(track("RRB"), drinkable=("sands-4", "balm-4"), drunk=("wisdom-4", "abyssal-4"))
    play(oracle, "drink sands")
    assert (oracle.prompt(), oracle.drunk) == ("sands", "sands")
    assert oracle.legal() == ["repeat abyssal", "repeat wisdom"]
    play(oracle, "repeat wisdom")
    assert (oracle.prompt(), oracle.drunk) == ("wisdom", "wisdom")
    play(oracle, "take a3")
    assert oracle.drunk is None
    assert letters(oracle.hand) == "B"


def test_sands_may_repeat_what_was_drunk_this_turn_and_repeated_before() -> None:
    oracle = game(track("RRRB"), drinkable=("sands-4", "sands-4", "wisdom-4"))
    assert options(oracle, "drink") == ["drink wisdom"]
    play(oracle, "drink wisdom", "take a1", "drink sands", "take a1", "drink sands", "take a1")
    assert letters(oracle.hand) == "RRR"


def test_sands_never_repeats_sands_nor_what_could_do_nothing() -> None:
    oracle = game(track("RRB"), drinkable=("sands-4",), drunk=("sands-5", "love-4"))
    assert not options(oracle, "drink")


# Balm of Uttermost Stickiness


def test_balm_takes_touching_marbles_of_one_colour_or_a_part_of_them() -> None:
    oracle = drinking("balm", track("KRRRYBBBB"))
    assert oracle.legal() == ["stick a2-3", "stick a2-4", "stick a6-7", "stick a6-8"]
    play(oracle, "stick a2-3")
    assert letters(oracle.hand) == "RR"
    assert seen(oracle) == "KRYBBBB"


def test_balm_triggers_no_explosion() -> None:
    oracle = drinking("balm", track("KRRK"))
    assert letters(oracle.hand) == "RR", "one answer is settled"
    assert seen(oracle) == "KK"


# Filter of Lavamancing


def test_lavamancing_throws_marbles_of_one_colour_and_track_back() -> None:
    oracle = drinking("lavamancing", track("RBRRKRRRR"))
    assert oracle.legal() == ["melt a1", "melt a2", "melt a3", "melt a5", "melt a6"]
    play(oracle, "melt a3")
    assert oracle.melting == ["a3"]
    assert oracle.legal() == ["enough", "melt a4", "melt a6"]
    play(oracle, "melt a6")
    assert oracle.legal() == ["enough", "melt a7"]
    play(oracle, "enough", luck=[1, 4])
    assert [seen(oracle, one) for one in "abe"] == ["RBRKRRR", "R", "R"]
    assert letters(oracle.hand) == ""
    assert oracle.melting == []


def test_lavamancing_is_over_with_the_fifth() -> None:
    oracle = drinking("lavamancing", track("RRRRRRRB"))
    play(oracle, "melt a1", "melt a2", "melt a3", "melt a4", "melt a5", luck=[1, 1, 1, 1, 1])
    assert (seen(oracle), seen(oracle, "b")) == ("RRB", "RRRRR")


def test_lavamancing_is_over_when_no_further_one_can_be_chosen() -> None:
    oracle = drinking("lavamancing", track("RB"))
    play(oracle, "melt a2", luck=[3])
    assert oracle.prompt() == "action"
    assert (seen(oracle), seen(oracle, "d")) == ("R", "B")


def test_lavamancing_rolls_the_track_down_before_the_marbles_return() -> None:
    oracle = game(track("RBKBKBKBK"), lids="10001", unseen="RY", drinkable=("lavamancing-4",))
    play(oracle, "drink lavamancing", "melt a1", luck=[1, 0])
    assert seen(oracle) == "BKBKBKBKY"
    assert oracle.dispenser.lids["a"] == 1
    assert letters(oracle.dispenser.unseen) == "RR"
