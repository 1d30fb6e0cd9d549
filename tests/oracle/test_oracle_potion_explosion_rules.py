"""The oracle of Potion Explosion by itself, section by section of the rulebook."""

from __future__ import annotations

import pytest

from philtre.core.chance import Scripted, Seeded
from philtre.core.errors import IllegalAction, SetupError
from tests.oracle.drawn_dispenser import colours, game, give, lay, letters, options, play, seen, track
from tests.oracle.potion_explosion import Oracle
from tests.oracle.potion_explosion.table import Desk
from tests.oracle.potion_explosion.tiles import COLOURS, TILES

FIRST_GAME = {"start": "1", "left_out": "balm-lavamancing"}


# Components


def test_there_are_64_tiles_that_ask_for_every_colour_alike() -> None:
    assert 2 * len(TILES) == 64
    for size, each in ((4, 16), (5, 20), (6, 24), (7, 28)):
        holes = [tile.holes for tile in TILES.values() if tile.size == size]
        assert [2 * sum(one[colour] for one in holes) for colour in COLOURS] == [each] * 4
    assert all(sum(tile.holes.values()) == tile.size for tile in TILES.values())
    assert 2 * sum(tile.points for tile in TILES.values()) == 432


def test_tiles_are_numbered_by_kind_and_size() -> None:
    assert TILES["wisdom-4"].number == 0
    assert TILES["prismatic-6"].number == 4 * 3 + 2
    assert TILES["lavamancing-7"].number == 31


# Game setup


def test_set_up_draws_the_first_player_the_kinds_left_out_and_the_starters() -> None:
    oracle = Oracle.new("standard", 2, {}, Scripted([1, 7, 6, 0, 0, 0, 8]))
    assert (oracle.start, oracle.seat(), oracle.prompt()) == (1, 1, "draft")
    assert oracle.left_out == ["balm", "lavamancing"]
    assert oracle.position()["draft"] == ["wisdom", "wisdom", "love", "sands"]
    assert oracle.position()["unseen"] == [20, 20, 20, 20]
    assert len(oracle.unseen_tiles) == 44


def test_the_second_kind_left_out_is_one_of_the_other_seven() -> None:
    oracle = Oracle.new("standard", 2, {"start": "1"}, Scripted([2, 2, 0, 0, 0, 0]))
    assert oracle.left_out == ["magnetical", "prismatic"]


def test_the_draft_goes_clockwise_and_back() -> None:
    oracle = Oracle.new("standard", 3, {**FIRST_GAME, "start": "2"}, Scripted([0, 1, 2, 3, 4, 5]))
    assert oracle.draft == ["wisdom-4", "love-4", "magnetical-4", "prismatic-4", "abyssal-4", "sands-4"]
    chance = Seeded(1)
    seats = []
    for kind in ("wisdom", "love", "magnetical", "prismatic", "abyssal"):
        seats.append(oracle.seat())
        oracle.apply(f"choose {kind}", chance)
    assert seats == [1, 2, 0, 0, 2]
    brewing = [[tile and tile.tile for tile in desk.burners] for desk in oracle.desks]
    assert brewing == [["magnetical-4", "prismatic-4"], ["wisdom-4", "sands-4"], ["love-4", "abyssal-4"]]
    assert (oracle.prompt(), oracle.seat(), oracle.turn) == ("action", 1, 1)


def test_starters_of_one_kind_leave_nothing_to_choose() -> None:
    oracle = Oracle.new("standard", 2, FIRST_GAME, Scripted([0, 0, 0, 0]))
    assert oracle.position()["draft"] == ["wisdom", "wisdom", "love", "love"]
    oracle.apply("choose wisdom", Seeded(1))
    oracle.apply("choose wisdom", Seeded(1))
    assert [tile and tile.tile for tile in oracle.desks[0].burners] == ["wisdom-4", "love-4"]
    assert oracle.prompt() == "action"


@pytest.mark.parametrize(("seats", "stacks"), [(2, [9, 9, 9, 9, 8]), (3, [9, 9, 8, 8, 8]), (4, [8, 8, 8, 8, 8])])
def test_the_stacks_are_as_equal_as_can_be_and_the_dispenser_is_full(seats: int, stacks: list[int]) -> None:
    chance = Seeded(5)
    oracle = Oracle.new("standard", seats, {}, chance)
    while oracle.prompt() == "draft":
        oracle.apply(oracle.legal()[0], chance)
    position = oracle.position()
    assert position["stacks"] == stacks
    assert len(position["unseen_tiles"]) == sum(stacks) - 5
    assert position["lids"] == [7] * 5
    assert [len(line) for line in position["tracks"]] == [9] * 5
    assert oracle.dispenser.marbles() == dict.fromkeys(COLOURS, 20)
    assert options(oracle, "pick") == [f"pick {track}{at}" for track in "abcde" for at in range(1, 9)]


def test_the_tops_are_drawn_before_the_marbles() -> None:
    oracle = Oracle.new("standard", 2, FIRST_GAME, Scripted([0, 0, 0, 0]))
    play(oracle, "choose wisdom", "choose wisdom", luck=[43, 0, 0, 0, 0, 79, *[0] * 44])
    assert oracle.tops == ["sands-7", "wisdom-5", "wisdom-5", "wisdom-6", "wisdom-6"]
    assert [seen(oracle, track) for track in "abcde"] == [
        "YRRRRRRRR",
        "RRRRRRRRR",
        "RRRBBBBBB",
        "BBBBBBBBB",
        "BBBBBKKKK",
    ]
    assert letters(oracle.dispenser.unseen) == "K" * 16 + "Y" * 19


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {}),
        (5, {}),
        (2, {"start": "3"}),
        (2, {"left_out": "love-wisdom"}),
        (2, {"left_out": "love-love"}),
        (2, {"tokens": "0"}),
        (2, {"tokens": "16"}),
        (2, {"help": "never"}),
        (2, {"colour": "red"}),
    ],
)
def test_other_set_ups_are_refused(seats: int, options: dict[str, str]) -> None:
    with pytest.raises(SetupError):
        Oracle.new("standard", seats, options, Seeded(1))


# Taking Ingredients


def test_the_ninth_marble_is_out_of_reach() -> None:
    oracle = game(track("RBKYRBKYR"))
    assert options(oracle, "pick") == [f"pick a{at}" for at in range(1, 9)]


def test_the_pick_is_made_once_and_has_to_be_made() -> None:
    oracle = game(track("RBK"))
    assert "end" not in oracle.legal()
    play(oracle, "pick a2")
    assert not options(oracle, "pick")
    assert "end" in oracle.legal()


def test_nothing_to_pick_waives_the_pick() -> None:
    assert game().legal() == ["end"]


def test_another_action_is_refused() -> None:
    with pytest.raises(IllegalAction):
        game(track("R")).apply("pick a2", Scripted([]))


# Triggering an Explosion


def test_a_red_marble_starts_a_chain_of_yellow_and_black() -> None:
    oracle = game(track("BBKYYRYKR"))
    play(oracle, "pick a6")
    assert letters(oracle.hand) == "RKKYYY"
    assert seen(oracle) == "BBR"


def test_a_marble_from_the_middle_of_three_makes_the_others_explode() -> None:
    oracle = game(track("KRRRB"))
    play(oracle, "pick a3")
    assert letters(oracle.hand) == "RRR"
    assert seen(oracle) == "KB"


def test_a_marble_from_the_edge_of_three_makes_nothing_explode() -> None:
    oracle = game(track("KRRRB"))
    play(oracle, "pick a2")
    assert letters(oracle.hand) == "R"
    assert seen(oracle) == "KRRB"


def test_the_lowest_and_the_highest_marble_never_explode() -> None:
    oracle = game(track("RRR"))
    play(oracle, "pick a1")
    assert seen(oracle) == "RR"
    oracle = game(track("RRR"))
    play(oracle, "pick a3")
    assert seen(oracle) == "RR"


def test_other_tracks_and_runs_away_from_the_gap_stay() -> None:
    oracle = game(
        """
        B . .  . .
        B . .  . .
        R . .  . .
        K K .  . .
        R R .  . .
        """
    )
    play(oracle, "pick a2")
    assert letters(oracle.hand) == "RRK"
    assert (seen(oracle), seen(oracle, "b")) == ("BB", "RK")


def test_hidden_marbles_that_touch_the_run_explode_with_it() -> None:
    # Under the lids: two red and a blue one in a, and a blue one in b.
    oracle = game(track("YKRRKRRRR"), lids="31000", unseen="RRBB")
    play(oracle, "pick a5", luck=[0, 0])
    # One red rolls into sight at once, the other touches the run; then all that is hidden is blue.
    assert letters(oracle.hand) == "RRRRRRRRK"
    assert seen(oracle) == "YKB"
    assert oracle.dispenser.lids == {"a": 0, "b": 1, "c": 0, "d": 0, "e": 0}
    assert letters(oracle.dispenser.unseen) == "B"


def test_marbles_roll_into_sight_one_by_one_from_below() -> None:
    oracle = game(track("YBRKRYKYK"), lids="30000", unseen="RBY")
    play(oracle, "pick a4", luck=[0, 0])
    assert letters(oracle.hand) == "RRK"
    assert seen(oracle) == "YBYKYKRBY"
    assert oracle.dispenser.lids["a"] == 0


def test_marbles_that_roll_into_sight_may_collide_next() -> None:
    oracle = game(track("YBRRKRRRR"), lids="20000", unseen="BY")
    play(oracle, "pick a5", luck=[0])
    # The hidden blue one meets the blue one below the red run, then the yellow ones meet.
    assert letters(oracle.hand) == "RRRRRRBBKYY"
    assert seen(oracle) == ""


# With a Little Help from the Professor


def test_help_takes_a_token_and_a_marble_without_explosion() -> None:
    oracle = game(track("RBR"))
    play(oracle, "help")
    assert oracle.prompt() == "help"
    assert oracle.legal() == ["take a1", "take a2", "take a3"]
    play(oracle, "take a2")
    assert seen(oracle) == "RR"
    assert letters(oracle.hand) == "B"
    assert (oracle.help_left, oracle.desks[0].help, oracle.desks[0].points()) == (17, 1, -2)


def test_help_is_given_once_a_turn_before_or_after_the_pick() -> None:
    oracle = game(track("RBRB"))
    play(oracle, "pick a4", "help", "take a1")
    assert oracle.legal() == ["end"]


def test_unlimited_help_lasts_as_long_as_the_tokens() -> None:
    oracle = game(track("RBRB"), help="unlimited", help_left=2)
    play(oracle, "help", "take a1", "help", "take a1")
    assert oracle.legal() == ["pick a1", "pick a2"]


def test_help_with_one_marble_to_take_is_not_asked_where() -> None:
    oracle = game(track("R"))
    play(oracle, "help")
    assert oracle.legal() == ["end"]
    assert letters(oracle.hand) == "R"


# Using the Ingredients


def test_seven_marbles_four_red_and_three_black() -> None:
    # The rulebook's example: two blue ones in the pool, holes for four red ones and one blue.
    oracle = game(burners=("abyssal-6", "abyssal-5"), hand="RRRRKKK", pool="BB")
    tile = oracle.desks[0].burners[1]
    assert tile is not None
    tile.empty = colours("BYY")
    play(oracle, "end")
    assert (oracle.prompt(), oracle.deal) == ("deal", "blue")
    assert oracle.legal() == ["deal blue 0 0", "deal blue 0 1"]
    play(oracle, "deal blue 0 1")
    assert oracle.prompt() == "keep"
    assert oracle.legal() == ["keep black black black", "keep blue black black"]
    play(oracle, "keep black black black", luck=[4])
    assert letters(oracle.desks[0].pool) == "KKK"
    assert letters(tile.marbles) == "B"
    assert letters(oracle.hand) == ""
    assert seen(oracle, "e") == "B"


def test_pool_marbles_that_could_be_placed_are_not_thrown_back() -> None:
    oracle = game(burners=("abyssal-6", "abyssal-5"), hand="RRRRKKKK", pool="BB")
    play(oracle, "end", "deal blue 0 0", luck=[0, 0])
    # The black hole takes one black marble; both blue ones have to stay.
    assert oracle.prompt() == "action", "one answer is settled"
    assert letters(oracle.desks[0].pool) == "BBK"


def test_marbles_in_hand_that_fit_have_to_be_placed() -> None:
    oracle = game(burners=("sands-4", "wisdom-6"), hand="KKK", pool="K")
    play(oracle, "end")
    assert oracle.deal == "black"
    assert oracle.legal() == ["deal black 1 2", "deal black 2 1", "deal black 2 2"]


def test_a_colour_that_fits_one_way_is_dealt_out_without_asking() -> None:
    oracle = game(burners=("sands-4", None), hand="KKKRR")
    play(oracle, "end", luck=[])
    tile = oracle.desks[0].burners[0]
    assert tile is not None
    assert letters(tile.marbles) == "KK"
    assert letters(oracle.desks[0].pool) == "RRK"


def test_colours_are_dealt_out_in_their_order_before_anything_is_completed() -> None:
    oracle = game(burners=("abyssal-4", "wisdom-4"), hand="RRBB", pool="YY")
    play(oracle, "end", "deal red 2 0")
    assert (oracle.deal, oracle.legal()) == ("yellow", ["deal yellow 0 0", "deal yellow 0 1", "deal yellow 0 2"])
    tile = oracle.desks[0].burners[0]
    assert tile is not None
    assert letters(tile.empty) == ""


# Completing a Potion


def test_filling_uses_the_hand_first_and_gives_the_marbles_back() -> None:
    oracle = game(burners=("wisdom-4", "sands-7"), hand="RYY", pool="RY")
    assert options(oracle, "fill") == ["fill 1"]
    play(oracle, "fill 1", luck=[0, 0, 2, 1, 0, 3, 4])
    # Of two red and two yellow: red into a, yellow into b, red into d; what is left goes into e.
    assert [seen(oracle, track) for track in "abcde"] == ["R", "Y", "", "R", "Y"]
    desk = oracle.desks[0]
    assert desk.potions == ["wisdom-4"]
    assert desk.undrunk["wisdom"] == 1
    assert desk.burners[0] is None
    assert letters(oracle.hand) == ""
    assert letters(desk.pool) == "Y"


def test_a_potion_is_not_filled_unless_all_is_there() -> None:
    assert not options(game(burners=("wisdom-4", None), hand="RYY"), "fill")


def test_a_potion_completed_in_the_turn_may_be_drunk_at_once() -> None:
    oracle = game(track("RBK"), burners=("wisdom-4", None), hand="RRYY")
    assert "drink wisdom" not in oracle.legal()
    play(oracle, "fill 1", luck=[0, 1, 0, 1, 1, 1])
    assert "drink wisdom" in oracle.legal()


# Refilling the Dispenser


def test_marbles_return_in_random_order_to_tracks_with_room() -> None:
    full = "\n".join(["R B K Y R"] * 9)
    oracle = game(full, lids="77660", unseen="R" * 26, burners=("love-4", None), hand="RKYY")
    # Yellow of four into c, under its lid; black of three into d, under its lid; then only e has room.
    play(oracle, "fill 1", luck=[2, 0, 1, 0, 1])
    assert list(oracle.dispenser.lids.values()) == [7, 7, 7, 7, 2]
    assert letters(oracle.dispenser.unseen) == "R" * 27 + "KYY"


def test_a_marble_that_enters_a_track_with_fewer_than_nine_is_in_sight() -> None:
    oracle = game("R B . . .", burners=("sands-4", None), hand="KKYY")
    play(oracle, "fill 1", luck=[0, 0, 0, 1, 2, 2])
    assert [seen(oracle, track) for track in "abc"] == ["RK", "BK", "YY"]


# End of Turn


def test_all_marbles_stay_in_the_pool_if_they_are_three() -> None:
    oracle = game(hand="RK", pool="B")
    play(oracle, "end")
    assert letters(oracle.desks[0].pool) == "RBK"
    assert oracle.seat() == 1


def test_tiles_are_drawn_for_empty_burners_and_the_next_is_uncovered_at_once() -> None:
    oracle = game()
    lay(oracle, ["wisdom-5", None, "love-5", None, None], ["sands-7", "balm-6"], [2, 0, 2, 0, 0])
    play(oracle, "end")
    assert (oracle.prompt(), oracle.legal()) == ("draw", ["draw 1", "draw 3"])
    play(oracle, "draw 3", luck=[1])
    assert oracle.tops == ["wisdom-5", None, "balm-6", None, None]
    play(oracle, "draw 3")
    assert [tile and tile.tile for tile in oracle.desks[0].burners] == ["love-5", "balm-6"]
    assert oracle.stacks == [2, 0, 0, 0, 0]


def test_tiles_of_one_name_need_no_luck() -> None:
    oracle = game(burners=("wisdom-4", None))
    lay(oracle, ["wisdom-5", "wisdom-5", None, None, None], ["sands-7", "sands-7"], [2, 2, 0, 0, 0])
    play(oracle, "end", "draw 1")
    assert oracle.tops[0] == "sands-7"


def test_marbles_are_thrown_back_before_tiles_are_drawn() -> None:
    oracle = game(hand="RRRR")
    lay(oracle, ["wisdom-5", "love-5", None, None, None])
    play(oracle, "end", luck=[2])
    assert seen(oracle, "c") == "R"
    assert oracle.prompt() == "draw"


def test_what_is_full_is_completed_before_marbles_are_thrown_back() -> None:
    oracle = game(burners=("sands-4", None), hand="KKYYRRRR")
    play(oracle, "end", luck=[0, 0, 0, 0, 0, 0, 3])
    assert (seen(oracle, "a"), seen(oracle, "d")) == ("KKYY", "R")
    assert oracle.desks[0].potions == ["sands-4"]


def test_pool_marbles_wait_for_the_next_turn() -> None:
    oracle = game(pool="RR")
    lay(oracle, ["wisdom-4", "wisdom-4", "wisdom-4", None, None])
    play(oracle, "end", "draw 1", "draw 2")
    assert letters(oracle.desks[0].pool) == "RR"


# Skill Tokens


def test_three_of_a_kind_give_one_token_once() -> None:
    oracle = game(tokens=15)
    give(oracle, 0, "wisdom-4", "wisdom-5", "wisdom-6", "wisdom-6", "wisdom-4", "wisdom-5")
    lay(oracle, ["love-4"] * 5)
    play(oracle, "end", "draw 1", "draw 2")
    assert oracle.desks[0].skill == ["wisdom"]
    assert oracle.tokens_left == 14
    assert oracle.desks[0].points() == 5 + 6 + 8 + 8 + 5 + 6 + 4


def test_a_token_is_not_given_again_the_turn_after() -> None:
    oracle = game(tokens=15, burners=("love-5", "love-6"))
    lay(oracle, ["love-4"] * 5)
    give(oracle, 0, *["wisdom-4"] * 3)
    play(oracle, "end", "end", "draw 1", "draw 2", "end")
    assert oracle.desks[0].skill == ["wisdom"]


def test_five_kinds_give_one_token_and_potions_count_for_both_sets() -> None:
    oracle = game(tokens=15)
    give(oracle, 0, "wisdom-4", "love-4", "sands-4", "balm-4", "abyssal-4", "sands-5", "sands-6", "prismatic-4")
    play(oracle, "end")
    assert oracle.desks[0].skill == ["sands", "five"]


def test_drunk_potions_count_and_brewing_ones_do_not() -> None:
    oracle = game(tokens=15, burners=("love-4", None), drunk=("wisdom-4", "wisdom-5", "wisdom-6"))
    give(oracle, 0, "love-5", "love-6")
    play(oracle, "end")
    assert oracle.desks[0].skill == ["wisdom"]


def test_tokens_are_given_while_they_last() -> None:
    oracle = game(tokens=15, tokens_left=1)
    give(oracle, 0, *["sands-4"] * 3, *["wisdom-4"] * 3)
    play(oracle, "end")
    assert oracle.desks[0].skill == ["wisdom"]


# End of Game


def test_the_round_is_played_out() -> None:
    oracle = game(tokens=1, player=1, start=1)
    give(oracle, 1, *["wisdom-4"] * 3)
    play(oracle, "end")
    assert (oracle.last_round, oracle.seat()) == ("tokens", 0)
    play(oracle, "end")
    assert (oracle.seat(), oracle.prompt(), oracle.legal()) == (None, None, [])
    result = oracle.result()
    assert result is not None
    assert (result.ranks, result.scores, result.reason) == ([2, 1], [0, 19], "tokens")


def test_the_last_player_of_a_round_ends_the_game_at_once() -> None:
    oracle = game(tokens=1, player=1)
    give(oracle, 1, *["wisdom-4"] * 3)
    play(oracle, "end")
    assert oracle.seat() is None


def test_players_may_still_earn_tokens_in_the_last_round() -> None:
    oracle = game(tokens=1)
    give(oracle, 0, *["wisdom-4"] * 3)
    give(oracle, 1, *["balm-7"] * 3)
    play(oracle, "end", "end")
    result = oracle.result()
    assert result is not None
    assert (result.ranks, result.scores) == ([2, 1], [19, 34])


def test_empty_stacks_trigger_the_end_too() -> None:
    oracle = game(burners=("wisdom-4", None))
    lay(oracle, [None, "sands-7", None, None, None])
    give(oracle, 1, "wisdom-4")
    play(oracle, "end")
    assert (oracle.last_round, oracle.seat()) == ("tiles", 1)
    play(oracle, "end")
    assert oracle.ended == "tiles"


@pytest.mark.parametrize(("seats", "tokens"), [(2, 4), (3, 5), (4, 6)])
def test_the_usual_number_of_tokens_goes_by_the_players(seats: int, tokens: int) -> None:
    assert Oracle.new("standard", seats, {}, Seeded(1)).tokens == tokens
    assert Oracle.new("standard", seats, {"tokens": "7"}, Seeded(1)).tokens == 7


def tied(drawing: str, *points: int) -> Oracle:
    """The last turn of a game of three in which seat 1 began."""
    potions = {5: "wisdom-4", 6: "wisdom-5"}
    desks = [Desk(potions=[potions[number]]) for number in points]
    oracle = game(drawing, seats=3, start=1, desks=desks, picked=True)
    play(oracle, "end")
    return oracle


def test_tied_players_take_a_marble_each_from_the_first_player_on() -> None:
    oracle = tied(track("RBBYBK"), 6, 5, 6)
    assert (oracle.seat(), oracle.prompt(), oracle.ended) == (2, "tie", None)
    play(oracle, "pick a4")
    assert (oracle.seat(), oracle.legal()) == (0, ["pick a1", "pick a2"])
    play(oracle, "pick a1")
    result = oracle.result()
    assert result is not None
    assert (result.ranks, result.scores) == ([2, 3, 1], [6, 5, 6])
    assert letters(oracle.desks[2].aside) == "BBBY"
    assert letters(oracle.dispenser.marbles()) == "K"


def test_players_who_take_equally_many_share() -> None:
    oracle = tied(track("RBK"), 5, 5, 5)
    play(oracle, "pick a1", "pick a1")
    assert oracle.prompt() == "tie", "asked also where one marble is left"
    play(oracle, "pick a1")
    result = oracle.result()
    assert result is not None
    assert result.ranks == [1, 1, 1]


def test_with_no_marble_left_a_tied_player_takes_none() -> None:
    oracle = tied(track("RBR"), 6, 6, 5)
    play(oracle, "pick a2")
    result = oracle.result()
    assert result is not None
    assert result.ranks == [2, 1, 3]


def test_players_below_the_best_share_their_rank() -> None:
    result = tied(track("RBR"), 5, 6, 5).result()
    assert result is not None
    assert result.ranks == [2, 1, 2]
