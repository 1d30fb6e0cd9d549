"""Drinking potions and the list of their effects (pages 6 and 8). Prismatic Joy has its own file."""

from __future__ import annotations

import pytest

from tests.potion_explosion.tables import asked, brewing, do, legal, letters, marbles, potions, table, tracks, verbs

ROWS = "r b k y r\nb r r r b\nk k b b k"


def test_a_potion_is_drunk_once_and_stays_with_its_points() -> None:
    state = table(ROWS)
    potions(state, "wisdom-5")
    do(state, "drink wisdom", "take a1")
    assert "drink wisdom" not in legal(state)
    assert state.desks[0].points == 6
    assert (state.desks[0].undrunk, state.desks[0].drunk) == (0, 1)


def test_potions_are_drunk_before_and_after_the_pick_in_the_own_turn() -> None:
    state = table(ROWS)
    potions(state, "wisdom-5", "wisdom-4")
    do(state, "drink wisdom", "take a1", "pick b1", "drink wisdom", "take c1")
    assert letters(state.hand) == "bkk"


def test_two_undrunk_potions_of_a_kind_are_one_choice() -> None:
    state = table(ROWS)
    potions(state, "wisdom-5", "wisdom-6")
    assert legal(state).count("drink wisdom") == 1


# Wisdom


def test_wisdom_takes_any_marble_in_reach_without_an_explosion() -> None:
    state = table("r . . . .\nb . . . .\nr . . . .")
    potions(state, "wisdom-4")
    do(state, "drink wisdom")
    assert (asked(state), legal(state)) == ("wisdom", ["take a1", "take a2", "take a3"])
    do(state, "take a2")
    assert (letters(state.hand), tracks(state)[0]) == ("b", "rr")
    assert state.help_left == 18


def test_wisdom_cannot_be_drunk_when_there_is_nothing_to_take() -> None:
    state = table("")
    potions(state, "wisdom-4")
    assert legal(state) == ["end"]


# Blind Love


def test_blind_love_empties_the_pool_of_one_opponent() -> None:
    state = table(ROWS, seats=3)
    potions(state, "love-4")
    state.desks[1].pool, state.desks[2].pool = marbles("rby"), marbles("k")
    do(state, "drink love")
    assert (asked(state), legal(state)) == ("love", ["steal 2", "steal 3"])
    do(state, "steal 2")
    assert (letters(state.hand), state.desks[1].pool, letters(state.desks[2].pool)) == ("rby", 0, "k")


def test_the_only_pool_to_steal_from_is_stolen_from_without_a_question() -> None:
    state = table(ROWS, seats=3)
    potions(state, "love-4")
    state.desks[0].pool, state.desks[2].pool = marbles("r"), marbles("kk")
    do(state, "drink love")
    assert (asked(state), letters(state.hand)) == ("action", "kk")


def test_blind_love_needs_an_opponent_with_a_marble() -> None:
    state = table(ROWS)
    potions(state, "love-4")
    state.desks[0].pool = marbles("rrr")
    assert "drink love" not in legal(state)


# Magnetical Attraction


def test_magnetical_attraction_takes_two_touching_marbles_of_different_colours() -> None:
    state = table("r . . . .\nb . . . .\nb . . . .\nr . k . .")
    potions(state, "magnetical-4")
    do(state, "drink magnetical")
    assert legal(state) == ["attract a1-2", "attract a3-4"]
    do(state, "attract a1-2")
    assert (letters(state.hand), tracks(state)[0]) == ("rb", "br")


def test_magnetical_attraction_makes_no_explosion() -> None:
    state = table("r . . . .\nb . . . .\nk . . . .\nr . . . .")
    potions(state, "magnetical-4")
    do(state, "drink magnetical", "attract a2-3")
    assert (letters(state.hand), tracks(state)[0]) == ("bk", "rr")


def test_the_ninth_marble_is_not_attracted() -> None:
    state = table("\n".join(["r . . . ."] + ["b . . . ."] * 8))
    potions(state, "magnetical-4")
    assert "drink magnetical" not in legal(state)


def test_two_hidden_marbles_follow_two_that_were_taken() -> None:
    state = table("\n".join(["b . . . ."] * 8 + ["r . . . ."]), (3, 0, 0, 0, 0), "ryy")
    potions(state, "magnetical-4")
    do(state, "drink magnetical", luck=(0,))  # the only pair is taken at once; then the yellow ones are alike
    assert (letters(state.hand), tracks(state)[0]) == ("rb", "bbbbbbbry")


# Abyssal Draft


def test_abyssal_draft_takes_lowest_marbles_of_different_colours() -> None:
    state = table("y y y y .\nr b r k .")
    potions(state, "abyssal-4")
    do(state, "drink abyssal")
    assert legal(state) == [
        "scrape a", "scrape b", "scrape a b", "scrape c", "scrape b c",
        "scrape d", "scrape a d", "scrape b d", "scrape a b d", "scrape c d", "scrape b c d",
    ]  # fmt: skip
    do(state, "scrape b c d")
    assert (letters(state.hand), tracks(state)) == ("rbk", ["ry", "y", "y", "y", ""])


def test_abyssal_draft_rolls_each_track_down_before_the_next() -> None:
    nine = "\n".join(["y y . . ."] * 8 + ["r b . . ."])
    state = table(nine, (1, 1, 0, 0, 0), "rk")
    potions(state, "abyssal-4")
    do(state, "drink abyssal", "scrape a b", luck=(1,))
    assert [track[-1] for track in tracks(state)[:2]] == ["k", "r"]


# Sands of Time


def test_sands_of_time_repeats_a_potion_drunk_before() -> None:
    state = table(ROWS)
    potions(state, "sands-4", "wisdom-4", "balm-4", "magnetical-4", drunk=("wisdom", "magnetical"))
    do(state, "drink sands")
    assert (asked(state), legal(state)) == ("sands", ["repeat wisdom", "repeat magnetical"])
    do(state, "repeat wisdom")
    assert asked(state) == "wisdom"
    do(state, "take a1")
    assert letters(state.hand) == "k"
    assert state.desks[0].undrunk >> 4 * 5 & 15 == 0


def test_sands_repeats_a_potion_drunk_this_turn_and_again() -> None:
    state = table(ROWS)
    potions(state, "sands-4", "sands-5", "wisdom-4")
    assert "drink sands" not in legal(state)
    do(state, "drink wisdom", "take a1", "drink sands")
    assert asked(state) == "wisdom"  # nothing else was drunk, so this is repeated without a question
    do(state, "take a1", "drink sands", "take a1")
    assert letters(state.hand) == "rbk"


def test_sands_does_not_repeat_sands_nor_what_others_drank_nor_what_does_nothing() -> None:
    state = table(ROWS)
    potions(state, "sands-4", "sands-5", "love-4", drunk=("love",))
    potions(state, "wisdom-4", seat=1, drunk=("wisdom",))
    assert "drink sands" not in legal(state)
    state.desks[1].pool = marbles("k")
    assert "drink sands" in legal(state)


# The Balm


def test_the_balm_takes_a_run_or_part_of_one() -> None:
    state = table("b . . r .\nk . . r .\nk . r r .\nk . r b .")
    potions(state, "balm-4")
    do(state, "drink balm")
    assert legal(state) == ["stick a1-2", "stick a1-3", "stick c1-2", "stick d2-3", "stick d2-4"]
    do(state, "stick d2-3")
    assert (letters(state.hand), tracks(state)[3]) == ("rr", "br")


def test_the_balm_makes_no_explosion_and_leaves_the_ninth() -> None:
    state = table(
        "\n".join(["k . . . ."] * 3 + ["b . . . .", "r . . . .", "r . . . .", "b . . . ."] + ["y . . . ."] * 2)
    )
    potions(state, "balm-4")
    do(state, "drink balm")
    assert legal(state) == ["stick a1-2", "stick a4-5", "stick a7-8"]
    do(state, "stick a4-5")
    assert tracks(state)[0] == "yybbkkk"


# Lavamancing


def test_lavamancing_sends_marbles_of_one_colour_of_one_track_back() -> None:
    state = table("r . . . .\nb . . . .\nr . . . .\nr . . . .\nk r . . .")
    potions(state, "lavamancing-4")
    do(state, "drink lavamancing")
    # Of the two red ones that touch, the lower is offered first.
    assert legal(state) == ["melt a1", "melt a2", "melt a4", "melt a5", "melt b1"]
    do(state, "melt a2")
    assert legal(state) == ["melt a3", "melt a5", "enough"]
    # No further red one lies above: it is over, and they return to b and c.
    do(state, "melt a5", luck=(1, 2))
    assert (tracks(state), state.hand, asked(state)) == (["krb", "rr", "r", "", ""], 0, "action")


def test_lavamancing_gives_nothing_and_makes_no_explosion() -> None:
    state = table("b . . . .\nr . . . .\nb . . . .\nr . . . .")
    potions(state, "lavamancing-4")
    do(state, "drink lavamancing", "melt a1", "melt a3", luck=(1, 1))
    assert (tracks(state)[:2], state.hand, asked(state)) == (["bb", "rr"], 0, "action")


def test_lavamancing_can_stop_after_one() -> None:
    state = table("b . . . .\nr . . . .\nb . . . .\nr . . . .")
    potions(state, "lavamancing-4")
    do(state, "drink lavamancing", "melt a1", "enough", luck=(4,))
    assert tracks(state) == ["brb", "", "", "", "r"]


def test_lavamancing_takes_five_at_most() -> None:
    state = table("\n".join(["r . . . ."] * 7 + ["b . . . ."]))
    potions(state, "lavamancing-4")
    do(state, "drink lavamancing", "melt a2", "melt a3", "melt a4", "melt a5", "melt a6", luck=(1,) * 5)
    assert (tracks(state)[:2], asked(state)) == (["brr", "rrrrr"], "action")


def test_the_track_rolls_down_before_the_marbles_return() -> None:
    state = table("\n".join(["b . . . ."] * 8 + ["r . . . ."]), (2, 0, 0, 0, 0), "ky")
    potions(state, "lavamancing-4")
    # The red one leaves, yellow rolls in, then red returns to the same track and lies under its lid.
    do(state, "drink lavamancing", "melt a1", luck=(1, 0))
    assert tracks(state)[0] == "bbbbbbbby"
    assert (letters(state.unseen), state.lids) == ("rk", 2)


@pytest.mark.parametrize("kind", ["wisdom", "magnetical", "abyssal", "balm", "lavamancing"])
def test_no_potion_makes_an_explosion(kind: str) -> None:
    state = table("y . . . .\ny . . . .\nb . . . .\nr . . . .\nr . . . .\nb . . . .\ny . . . .\nb . . . .")
    potions(state, f"{kind}-4")
    before = len(tracks(state)[0])
    do(state, f"drink {kind}")
    while asked(state) != "action":
        do(state, legal(state)[0])
        if asked(state) == "lavamancing":
            do(state, "enough", luck=(1,))
    gone = before - len(tracks(state)[0])
    assert gone == (2 if kind in ("magnetical", "balm") else 1)
    assert verbs(state) == {"pick", "help"}


def test_a_potion_completed_by_an_effect_can_be_drunk() -> None:
    state = table(ROWS)
    brewing(state, "love-4 ryy")
    potions(state, "wisdom-4")
    state.desks[1].pool = marbles("r")
    do(state, "drink wisdom", "take a1")
    do(state, "fill 1", luck=(0,) * 6)
    do(state, "drink love")
    assert letters(state.hand) == "r"
