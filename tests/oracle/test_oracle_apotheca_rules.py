"""The oracle's rules by themselves, in the order of the rulebook. The powers have their own file."""

from __future__ import annotations

import pytest

from philtre.core.chance import Scripted, Seeded
from philtre.core.errors import IllegalAction, SetupError
from tests.oracle.apotheca import Oracle
from tests.oracle.apotheca.table import APOTHECARIES, Satisfied
from tests.oracle.drawn import BLANK, colours, drawing, game, gems, options, play, same

FULL_BUT_ONE = """
    R B R B
    B Y Y R
    Y R b Y
    R B Y .
"""
TWO_COLOURS_BUT_ONE = """
    R B R B
    B R R B
    R B b R
    R R B .
"""


def new(variant: str, seats: int, luck: list[int], **options: str) -> Oracle:
    chance = Scripted(luck)
    oracle = Oracle.new(variant, seats, options, chance)
    assert chance.drawn == len(luck)
    return oracle


def cards(*names: str) -> list[int]:
    return [APOTHECARIES.index(name) for name in names]


class TestSetup:
    def test_four_corners_face_up_and_two_facedown_on_a_diagonal(self) -> None:
        # Seat 2 starts; diagonal c2, b3; red blue yellow red; blue, yellow; two cards, three stations.
        oracle = new("standard", 2, [1, 1, 0, 14, 28, 0, 13, 27, 0, 0, 0, 0, 0])
        assert same(drawing(oracle.market), "R . . B . . b . . y . . Y . . R")
        assert oracle.supply == colours(13, 13, 13)
        assert (oracle.seat(), oracle.prompt(), oracle.actions_left) == (1, "action", 1)
        assert oracle.active == [[1], [0]]
        assert list(oracle.stations.values()) == [2, 3, 4]
        assert oracle.deck == list(range(5, 15))

    def test_the_facedown_potions_point_to_the_second_player(self) -> None:
        oracle = new("standard", 3, [0, *[0] * 6, *[0] * 6], start="3")
        assert [potion.arrow for potion in oracle.market if potion and not potion.up] == [0, 0]

    def test_the_third_of_three_holds_the_token(self) -> None:
        oracle = new("standard", 3, [0, *[0] * 6, *[0] * 6], start="2")
        assert oracle.token == 0
        assert Oracle.new("standard", 2, {}, Seeded(1)).token is None
        assert Oracle.new("master", 3, {}, Seeded(1)).token is None

    def test_a_first_game_deals_the_five_first(self) -> None:
        oracle = new("standard", 2, [0, *[0] * 6, 4, 3, 2, 1, 0], start="1", first_game="yes")
        assert oracle.active == [cards("porter-king"), cards("benedetto")]
        assert list(oracle.stations.values()) == cards("merten", "corvidus", "imogen")
        assert oracle.top == []

    def test_what_is_left_of_the_five_stays_on_top(self) -> None:
        oracle = new("master", 2, [0, *[0] * 6, 0, 0, 0, 0], start="1", first_game="yes")
        assert oracle.top == cards("porter-king")
        assert len(oracle.deck) == 11

    @pytest.mark.parametrize(
        ("variant", "seats", "chosen"),
        [
            ("standard", 1, {}),
            ("standard", 5, {}),
            ("solo", 2, {}),
            ("solo", 1, {"start": "1"}),
            ("master", 2, {"start": "3"}),
            ("standard", 2, {"first_game": "maybe"}),
            ("standard", 2, {"luck": "good"}),
            ("duel", 2, {}),
        ],
    )
    def test_other_set_ups_are_refused(self, variant: str, seats: int, chosen: dict[str, str]) -> None:
        with pytest.raises(SetupError):
            Oracle.new(variant, seats, chosen, Seeded(1))


class TestTurn:
    def test_the_start_player_has_one_action_and_the_next_has_two(self) -> None:
        oracle = new("standard", 2, [0, *[0] * 6, *[0] * 5], start="1")
        play(oracle, "reveal b2")
        assert (oracle.seat(), oracle.turn, oracle.actions_left) == (1, 2, 2)

    def test_no_action_twice(self) -> None:
        oracle = game("R . . r . . . . . . . . B . . b")
        play(oracle, "reveal d1")
        assert not options(oracle, "reveal")
        assert oracle.used == ["reveal"]

    def test_each_power_is_an_action_of_its_own(self) -> None:
        oracle = game("R . . . . . . . . . . . B . . .", "merten", "porter-king")
        play(oracle, "waltz a1>b1")
        assert options(oracle, "leap")
        assert not options(oracle, "waltz")

    def test_a_turn_without_another_action_ends(self) -> None:
        oracle = game("R . . r . . . . . . . . B . . .", supply=colours(0, 0, 0))
        oracle.active[1] = cards("merten")
        play(oracle, "reveal d1")
        assert (oracle.seat(), oracle.turn) == (1, 10)

    def test_a_turn_without_any_action_is_passed_over_and_counts(self) -> None:
        oracle = game("R . . r . . . . . . . . B . . .", "merten", supply=colours(0, 0, 0))
        play(oracle, "reveal d1", "leap a1>a3")
        assert (oracle.seat(), oracle.turn) == (0, 11)

    def test_if_nobody_can_do_anything_the_game_is_over(self) -> None:
        oracle = game("R . . r . . . . . . . . B . . .", supply=colours(0, 0, 0), seats=3)
        play(oracle, "reveal d1")
        result = oracle.result()
        assert result is not None
        assert (result.ranks, result.scores, result.reason) == ([2, 2, 2], [0, 0, 0], "stuck")
        assert oracle.seat() is None
        assert oracle.legal() == []

    def test_the_token_gives_a_third_different_action(self) -> None:
        oracle = game("R . . r . . b . . . . . B . . .", "merten", seats=3, token=0)
        play(oracle, "reveal d1", "leap a1>a3")
        assert oracle.prompt() == "extra"
        assert oracle.legal() == ["done", "extra"]
        play(oracle, "extra")
        assert oracle.token is None
        assert oracle.legal() == ["restock"]

    def test_the_token_may_be_kept(self) -> None:
        oracle = game("R . . r . . b . . . . . B . . .", "merten", seats=3, token=0)
        play(oracle, "reveal d1", "leap a1>a3", "done")
        assert (oracle.token, oracle.seat()) == (0, 1)

    def test_the_token_is_not_asked_for_where_no_third_action_is_legal(self) -> None:
        oracle = game("R . . r . . . . . . . . B . . .", "merten", seats=3, token=0, supply=colours(0, 0, 0))
        oracle.active[1] = cards("porter-king")
        play(oracle, "reveal d1", "leap a1>a3")
        assert (oracle.token, oracle.seat(), oracle.prompt()) == (0, 1, "action")

    def test_what_is_not_legal_is_refused(self) -> None:
        with pytest.raises(IllegalAction):
            play(game("R . . r . . . . . . . . B . . ."), "reveal a1")


class TestReveal:
    def test_it_turns_a_potion_over_and_gains_its_gem(self) -> None:
        oracle = game("R . . y . . . . . . . . B . . .")
        play(oracle, "reveal d1")
        assert same(drawing(oracle.market), "R . . Y . . . . . . . . B . . .")
        assert oracle.gems[0] == gems(topaz=1)

    def test_anybodys_potion_may_be_revealed(self) -> None:
        oracle = game("R . . y . . . . . . . . B . . .")
        potion = oracle.market[3]
        assert potion is not None
        potion.arrow = 1
        play(oracle, "reveal d1")
        assert potion.arrow is None


class TestRestock:
    def test_one_at_a_time_until_three_lie_facedown(self) -> None:
        oracle = game("R . . y . . . . . . . . B . . .")
        play(oracle, "restock", luck=[15])
        assert (oracle.prompt(), oracle.hand) == ("place", "blue")
        assert len(oracle.legal()) == 13
        play(oracle, "place b1", luck=[0])
        play(oracle, "place c1")
        assert same(drawing(oracle.market), "R b r y . . . . . . . . B . . .")
        assert [potion.arrow for potion in oracle.market if potion and not potion.up] == [0, 0, None]
        assert (oracle.prompt(), oracle.actions_left, oracle.used) == ("action", 1, ["restock"])

    def test_not_with_three_facedown(self) -> None:
        assert not options(game("R . . y . r . b . . . . B . . ."), "restock")

    def test_not_with_an_empty_supply(self) -> None:
        assert not options(game("R . . y . . . . . . . . B . . .", supply=colours(0, 0, 0)), "restock")

    def test_it_stops_when_the_supply_is_empty(self) -> None:
        oracle = game("R . . y . . . . . . . . B . . .", supply=colours(0, 1, 0))
        play(oracle, "restock", "place d4", luck=[0])
        assert oracle.prompt() == "action"


class TestOverload:
    def test_a_full_market_loses_a_colour_and_the_restock_goes_on(self) -> None:
        oracle = game(FULL_BUT_ONE, supply=colours(3, 3, 3))
        play(oracle, "restock", luck=[0])
        # d4 makes it full; yellow is revealed; two facedown, so a third is drawn.
        play(oracle, "place d4", luck=[7, 0])
        assert same(
            drawing(oracle.market),
            """
            R B R B
            B . . R
            . R b .
            R B . r
            """,
        )
        assert oracle.supply == colours(1, 3, 8)
        assert oracle.prompt() == "place"

    def test_a_colour_nobody_shows_is_turned_again(self) -> None:
        oracle = game(TWO_COLOURS_BUT_ONE, supply=colours(1, 0, 5))
        play(oracle, "restock", luck=[1])
        play(oracle, "place d4", luck=[4, 3, 0, 0])  # yellow, yellow, red; then the third to place
        assert oracle.supply == colours(8, 0, 4)

    def test_nothing_happens_if_no_colour_can_help(self) -> None:
        oracle = game(TWO_COLOURS_BUT_ONE, supply=colours(0, 0, 5))
        play(oracle, "restock", "place d4", luck=[0])
        assert "." not in drawing(oracle.market)
        assert (oracle.prompt(), oracle.actions_left) == ("action", 1)

    def test_a_reveal_may_make_a_colour_helpful(self) -> None:
        oracle = game(TWO_COLOURS_BUT_ONE, supply=colours(0, 0, 5))
        play(oracle, "restock", "place d4", luck=[0])
        play(oracle, "reveal d4", luck=[0])
        assert same(drawing(oracle.market), TWO_COLOURS_BUT_ONE)
        assert oracle.supply == colours(0, 0, 5)

    def test_a_match_is_scored_and_nothing_overloads(self) -> None:
        oracle = game(
            """
            R B R R
            B R Y B
            Y Y b Y
            R B Y B
            """,
            "imogen",
        )
        play(oracle, "flip b1 b2")
        assert same(
            drawing(oracle.market),
            """
            . . . .
            B B Y B
            Y Y b Y
            R B Y B
            """,
        )


class TestHire:
    def test_for_two_gems_or_for_one_of_each(self) -> None:
        oracle = game(stations={"red": 3, "blue": 4, "yellow": None}, deck=[7, 8])
        oracle.gems[0] = gems(2, 1, 1)
        oracle.go_on(Scripted([]))
        assert options(oracle, "hire") == ["hire deck mixed", "hire ruby", "hire ruby mixed", "hire sapphire mixed"]

    def test_the_emptied_station_is_refilled(self) -> None:
        oracle = game(stations={"red": 3, "blue": 4, "yellow": 5}, deck=[7, 8])
        oracle.gems[0] = gems(2, 0, 1)
        oracle.go_on(Scripted([]))
        play(oracle, "hire ruby", luck=[1])
        assert (oracle.active[0], oracle.stations["red"], oracle.deck) == ([3], 8, [7])
        assert oracle.gems[0] == gems(0, 0, 1)

    def test_the_decks_top_card(self) -> None:
        oracle = game(stations={"red": 3, "blue": 4, "yellow": 5}, deck=[7, 8], top=[8])
        oracle.gems[0] = gems(1, 1, 1)
        oracle.go_on(Scripted([]))
        play(oracle, "hire deck mixed", luck=[0])
        assert (oracle.active[0], oracle.deck, oracle.top) == ([8], [7], [])
        assert list(oracle.stations.values()) == [3, 4, 5]

    def test_a_station_stays_empty_when_the_deck_is(self) -> None:
        oracle = game(stations={"red": 3, "blue": 4, "yellow": 5}, deck=[])
        oracle.gems[0] = gems(2, 2, 0)
        oracle.go_on(Scripted([]))
        play(oracle, "hire sapphire")
        assert list(oracle.stations.values()) == [3, None, 5]
        assert not options(oracle, "hire")


class TestMatches:
    def test_three_in_a_row_satisfy_the_only_active_apothecary(self) -> None:
        oracle = game("R R . r . . . . . . . . B . . .", "corvidus")
        play(oracle, "glide d1>c1", "reveal c1")
        assert oracle.satisfied[0] == [Satisfied(5, "red", 3)]
        assert oracle.active[0] == []
        assert oracle.gems[0] == gems(ruby=1)
        assert same(drawing(oracle.market), ". . . . . . . . . . . . B . . .")

    @pytest.mark.parametrize(
        ("drawn", "size"),
        [
            ("R R r R . . . . . . . . B . . .", 4),
            ("R R r . . . R . . . R . B . . .", 5),
            ("R r R . . R . . . R . . B . . .", 5),
            (". R . . R r R . . R . . B . . .", 5),
            ("R R r R . . R . . . R . B . R .", 7),
        ],
        ids=["four in a row", "L", "T", "+", "two fours crossing"],
    )
    def test_special_matches_are_one_match_and_one_bonus_gem(self, drawn: str, size: int) -> None:
        oracle = game(drawn, "merten")
        play(oracle, options(oracle, "reveal")[0])
        assert oracle.satisfied[0] == [Satisfied(6, "red", size)]
        assert oracle.gems[0] == gems(ruby=2)

    def test_the_player_chooses_among_active_apothecaries(self) -> None:
        oracle = game("R R r . . . . . . . . . B . . .", "merten", "afrit")
        play(oracle, "reveal c1")
        assert oracle.prompt() == "satisfy"
        assert oracle.legal() == ["satisfy afrit", "satisfy merten"]
        play(oracle, "satisfy merten")
        assert oracle.active[0] == cards("afrit")
        assert oracle.satisfied[0] == [Satisfied(6, "red", 3)]

    def test_without_an_active_apothecary_the_potions_go_back_for_a_gem(self) -> None:
        oracle = game("R R r R . . . . . . . . B . . .")
        play(oracle, "reveal c1")
        assert oracle.satisfied[0] == []
        assert oracle.supply == colours(19, 15, 15)
        assert oracle.gems[0] == gems(ruby=3)  # revealed, special, nobody to satisfy

    def test_several_matches_ask_for_one(self) -> None:
        oracle = game(
            """
            R . . .
            B R R .
            R B B .
            . . . .
            """,
            "imogen",
            "merten",
            "afrit",
        )
        play(oracle, "flip a2 a3")
        assert oracle.prompt() == "trigger"
        assert oracle.legal() == ["match a2-c2", "match a3-c3"]
        play(oracle, "match a3-c3")
        assert oracle.prompt() == "satisfy"
        play(oracle, "satisfy afrit")
        # The other one follows by itself, and there is again a choice whom to satisfy.
        assert oracle.prompt() == "satisfy"
        play(oracle, "satisfy merten")
        assert oracle.satisfied[0] == [Satisfied(4, "blue", 3), Satisfied(6, "red", 3)]
        assert same(drawing(oracle.market), "R . . . . . . . . . . . . . . .")

    def test_a_line_crossed_twice_is_two_matches_to_choose_from(self) -> None:
        oracle = game(
            """
            R r R .
            R . R .
            R . R .
            . . . .
            """,
            "merten",
        )
        play(oracle, "reveal b1")
        assert oracle.legal() == ["match a1-c1 a1-a3", "match a1-c1 c1-c3"]
        play(oracle, "match a1-c1 c1-c3")
        assert same(drawing(oracle.market), ". . . . R . . . R . . . . . . .")

    def test_what_is_left_of_a_crossed_line_may_be_a_match_again(self) -> None:
        oracle = game(
            """
            R r R .
            R . R .
            R . R .
            R . . .
            """,
            "merten",
        )
        play(oracle, "reveal b1", "match a1-c1 c1-c3")
        # a2-a4 is left: nobody is active any more, so it goes back for a gem.
        assert same(drawing(oracle.market), BLANK)
        assert oracle.gems[0] == gems(ruby=3)

    def test_a_facedown_potion_is_no_part_of_a_match(self) -> None:
        oracle = game("R R . . . . . r . . . . B . . .", "karinne")
        play(oracle, "pounce d2>c4")
        assert oracle.satisfied[0] == []

    def test_the_third_satisfied_apothecary_wins_at_once(self) -> None:
        oracle = game("R R r . . . . . . . . . B . . .", "merten")
        oracle.satisfied[0] = [Satisfied(0, "red", 3), Satisfied(1, "red", 3)]
        play(oracle, "reveal c1")
        result = oracle.result()
        assert result is not None
        assert (result.ranks, result.scores, result.reason) == ([1, 2], [3, 0], "satisfied")


class TestFour:
    def test_team_mates_win_together(self) -> None:
        oracle = game("R R r . . . . . . . . . B . . .", "merten", seats=4)
        oracle.satisfied[2] = [Satisfied(0, "red", 3), Satisfied(1, "red", 3)]
        oracle.satisfied[1] = [Satisfied(2, "red", 3)]
        play(oracle, "reveal c1")
        result = oracle.result()
        assert result is not None
        assert (result.ranks, result.scores) == ([1, 2, 1, 2], [3, 1, 3, 1])

    def test_a_team_mates_apothecary_is_not_ones_own(self) -> None:
        oracle = game("R R r . . . . . . . . . B . . .", seats=4)
        oracle.active[2] = cards("merten")
        play(oracle, "reveal c1")
        assert oracle.active[2] == cards("merten")
        assert oracle.gems[0] == gems(ruby=2)


class TestSolo:
    def test_set_up_settles_nothing_that_lies_facedown(self) -> None:
        oracle = new("solo", 1, [0, 0, 0, 0, 0, 0, 0, 0, 0])
        assert same(
            drawing(oracle.market),
            """
            R . ? R
            . ? . ?
            ? . ? .
            R ? . R
            """,
        )
        assert oracle.outside == list(range(16))
        assert oracle.supply == colours(11, 15, 15)
        assert oracle.actions_left == 2

    def test_a_reveal_settles_the_colour(self) -> None:
        oracle = new("solo", 1, [1, 0, 0, 0, 0, 0, 0, 0, 0])
        play(oracle, "reveal b1", luck=[40])
        assert oracle.gems[0] == gems(topaz=1)
        assert oracle.supply == colours(11, 15, 14)

    def test_actions_may_be_repeated_and_nothing_is_restocked(self) -> None:
        oracle = new("solo", 1, [1, 0, 0, 0, 0, 0, 0, 0, 0])
        play(oracle, "reveal b1", luck=[0])
        assert options(oracle, "reveal")
        assert not options(oracle, "restock")

    def test_after_the_turn_a_potion_comes_from_outside_to_its_own_space(self) -> None:
        oracle = game("R . . y . . . . . . . . B . . .", "porter-king", variant="solo", seats=1, outside=[0, 1, 5])
        play(oracle, "waltz a1>b2", "waltz b2>c3")
        assert (oracle.prompt(), oracle.legal()) == ("outside", ["outside a1", "outside b1", "outside b2"])
        play(oracle, "outside b2", luck=[0])
        potion = oracle.market[5]
        assert potion is not None
        assert (potion.colour, potion.up, potion.arrow) == ("red", False, 0)
        assert oracle.outside == [0, 1]

    def test_a_hire_costs_three(self) -> None:
        oracle = game(variant="solo", seats=1, stations={"red": 3, "blue": 4, "yellow": 5}, deck=[7], outside=[0])
        oracle.gems[0] = gems(3, 2, 2)
        oracle.go_on(Scripted([]))
        assert oracle.answers.keys() >= {"hire ruby"}
        assert options(oracle, "hire") == ["hire ruby"]

    def test_a_match_stacks_satisfies_and_scores_what_shows_its_colour(self) -> None:
        oracle = game("R R R . . . . . . . . . R B . R", "merten", variant="solo", seats=1, outside=[0, 1])
        oracle.settle(Scripted([]))
        assert oracle.prompt() == "stack"
        assert oracle.legal() == ["stack a1", "stack b1", "stack c1"]
        play(oracle, "stack b1")
        assert same(drawing(oracle.market), ". R . . . . . . . . . . R B . R")
        stack = oracle.market[1]
        assert stack is not None
        assert (stack.stack, oracle.score) == (3, 3)
        assert oracle.satisfied[0] == [Satisfied(6, None, 0)]

    def test_a_stack_counts_as_one_potion_in_the_next_match(self) -> None:
        oracle = game("R R R . . . . . . . . . R B . R", variant="solo", seats=1, outside=[0, 1])
        potion = oracle.market[0]
        assert potion is not None
        potion.stack = 3
        oracle.settle(Scripted([]))
        play(oracle, "stack a1")
        stack = oracle.market[0]
        assert stack is not None
        # Five tiles on three spaces are no special match: one gem, because nobody was satisfied.
        assert (stack.stack, oracle.score, oracle.gems[0]) == (5, 0, gems(ruby=1))

    def test_a_special_match_without_an_active_apothecary_gives_two_gems(self) -> None:
        oracle = game("R R R R . . . . . . . . . B . .", variant="solo", seats=1, outside=[0, 1])
        oracle.settle(Scripted([]))
        play(oracle, "stack a1")
        assert oracle.gems[0] == gems(ruby=2)

    def test_a_full_market_does_not_overload(self) -> None:
        oracle = game(FULL_BUT_ONE, variant="solo", seats=1, outside=[15, 0], actions_left=1)
        play(oracle, "reveal c3", "outside d4", luck=[0])
        assert "." not in drawing(oracle.market)
        assert options(oracle, "reveal") == ["reveal d4"]

    def test_the_game_ends_when_nothing_can_be_placed(self) -> None:
        oracle = game(
            "R . . y . . . . . . . . B . . .", variant="solo", seats=1, outside=[0, 3], actions_left=1, score=7
        )
        play(oracle, "reveal d1")
        result = oracle.result()
        assert result is not None
        assert (result.ranks, result.scores, result.reason) == ([1], [7], "filled")

    def test_five_more_if_nothing_is_left_outside(self) -> None:
        oracle = game("R . . y . . . . . . . . B . . .", variant="solo", seats=1, outside=[], actions_left=1, score=7)
        play(oracle, "reveal d1")
        assert oracle.score == 12

    def test_a_turn_with_no_second_action_ends_and_a_potion_is_placed(self) -> None:
        oracle = game("R . . y . . . . . . . . B . . .", variant="solo", seats=1, outside=[5])
        play(oracle, "reveal d1")
        assert (oracle.prompt(), oracle.legal()) == ("outside", ["outside b2"])


def master_game(
    drawn: str, *names: str, player: int = 0, seats: int = 2, decree: str = "red", **fields: object
) -> Oracle:
    """Seat 0 is the master; ruby, sapphire and topaz stations hold Imogen, Merten and Solas."""
    stations = {"red": 3, "blue": 6, "yellow": 2}
    apprentice = player or seats - 1
    return game(
        drawn,
        *names,
        variant="master",
        seats=seats,
        player=player,
        decree=decree,
        stations=stations,
        apprentice=apprentice,
        **fields,
    )


class TestMaster:
    def test_six_potions_of_two_of_each_colour_and_a_decree_before_the_first_turn(self) -> None:
        oracle = new("master", 3, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], start="2")
        assert same(drawing(oracle.market), "R . . R . y . . . . y . B . . B")
        assert oracle.supply == colours(13, 13, 13)
        assert oracle.active == [[1], [], [0]]
        assert (oracle.seat(), oracle.prompt(), oracle.apprentice) == (1, "decree", 1)
        assert oracle.position()["opening_spaces"] == [5, 10]
        play(oracle, "decree blue")
        assert (oracle.turn, oracle.actions_left, oracle.used) == (1, 1, [])

    def test_the_master_has_a_turn_after_every_apprentices(self) -> None:
        oracle = new("master", 4, [0, *[0] * 6, *[0] * 6], start="2")
        play(oracle, "decree red")
        seats: list[int] = []
        chance = Seeded(5)
        while len(seats) < 8:
            if not seats or seats[-1] != oracle.player:
                seats.append(oracle.player)
            oracle.apply(oracle.legal()[0], chance)
        assert seats == [1, 2, 1, 3, 1, 0, 1, 2]

    def test_the_master_pays_two_gems_for_a_power_of_the_alley(self) -> None:
        oracle = master_game("R B . . . . . . . . . . . . . .")
        oracle.gems[0] = gems(2, 1, 0)
        oracle.go_on(Scripted([]))
        assert options(oracle, "flip") == ["flip a1 b1"]
        assert not options(oracle, "leap")
        assert not options(oracle, "hire")
        play(oracle, "flip a1 b1")
        assert oracle.gems[0] == gems(0, 1, 0)

    def test_a_decree_costs_a_gem_of_the_new_colour(self) -> None:
        oracle = master_game("R B . . . . . . . . . . . . . .")
        oracle.gems[0] = gems(1, 1, 0)
        oracle.go_on(Scripted([]))
        assert options(oracle, "decree") == ["decree blue"]
        play(oracle, "decree blue")
        assert (oracle.decree, oracle.gems[0]) == ("blue", gems(1, 0, 0))
        assert not options(oracle, "decree")

    def test_apprentices_pay_the_master(self) -> None:
        oracle = master_game("R B . . . . . . . . . . . . . .", player=1)
        oracle.gems[1] = gems(1, 1, 1)
        oracle.go_on(Scripted([]))
        play(oracle, "hire deck mixed", luck=[0])
        assert oracle.gems == [gems(1, 1, 1), gems()]

    def test_a_match_the_master_may_not_score_goes_to_the_next_player(self) -> None:
        # The example of page 7: red is decreed, a blue match lies there when the master's turn ends.
        oracle = master_game("B B b . . . . . . . . . R . . .", decree="red", actions_left=1)
        oracle.active[1] = cards("merten")
        play(oracle, "reveal c1")
        assert oracle.player == 1
        assert oracle.satisfied[1] == [Satisfied(6, "blue", 3)]
        assert oracle.kept == colours(0, 0, 0)

    def test_an_apprentice_may_not_score_the_decreed_colour(self) -> None:
        oracle = master_game("R R r . . . . . . . . . B . . .", "merten", player=1, decree="red", actions_left=1)
        play(oracle, "reveal c1")
        assert oracle.player == 0
        assert (oracle.kept, oracle.kept_potions) == (colours(1, 0, 0), colours(3, 0, 0))
        assert oracle.active[1] == cards("merten")

    def test_a_waiting_match_falls_to_the_master_with_a_new_decree(self) -> None:
        oracle = master_game("B B b . . . . . . . . . R . . .", decree="red")
        play(oracle, "reveal c1")
        assert oracle.kept == colours(0, 0, 0)
        play(oracle, "decree blue")
        assert oracle.kept == colours(0, 1, 0)

    def test_the_master_gains_no_bonus(self) -> None:
        oracle = master_game("R R r R . . . . . . . . B . . .")
        play(oracle, "reveal c1")
        assert oracle.gems[0] == gems(ruby=1)
        assert (oracle.kept, oracle.kept_potions) == (colours(1, 0, 0), colours(4, 0, 0))

    def test_one_of_each_colour_wins(self) -> None:
        oracle = master_game("R R r . . . . . . . . . B . . .", kept=colours(0, 2, 1))
        play(oracle, "reveal c1")
        result = oracle.result()
        assert result is not None
        assert (result.ranks, result.scores, result.reason) == ([1, 2], [3, 0], "kept")

    def test_the_apprentices_win_with_three_together(self) -> None:
        oracle = master_game("B B b . . . . . . . . . R . . .", "merten", player=1, seats=3, kept=colours(0, 2, 1))
        oracle.satisfied[1] = [Satisfied(0, "blue", 3)]
        oracle.satisfied[2] = [Satisfied(1, "blue", 3)]
        play(oracle, "reveal c1")
        result = oracle.result()
        assert result is not None
        assert (result.ranks, result.scores, result.reason) == ([2, 1, 1], [2, 3, 3], "satisfied")

    def test_a_waiting_match_keeps_a_full_market_from_overloading(self) -> None:
        oracle = master_game(FULL_BUT_ONE.replace("R B R B", "B B B R"), decree="red")
        play(oracle, "restock", "place d4", luck=[0])
        assert "." not in drawing(oracle.market)
        assert (oracle.prompt(), oracle.player) == ("action", 0)

    def test_a_power_that_breaks_the_last_match_of_a_full_market_overloads_it(self) -> None:
        oracle = master_game(
            """
            B B B R
            B Y Y R
            Y R b Y
            R B Y R
            """,
            decree="red",
        )
        oracle.gems[0] = gems(ruby=2)
        oracle.go_on(Scripted([]))
        play(oracle, "flip c1 d1", luck=[0])
        assert same(
            drawing(oracle.market),
            """
            B B . B
            B Y Y .
            Y . b Y
            . B Y .
            """,
        )
