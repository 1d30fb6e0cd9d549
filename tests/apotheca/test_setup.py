"""Setting up (pages 2-3): market, start player, apothecaries, alley, the third player's token."""

from __future__ import annotations

import pytest

from philtre.core.chance import Scripted, Seeded
from philtre.core.contract import SILENT, Setup, State
from philtre.core.errors import SetupError
from philtre.games.apotheca.content import FORMAT
from philtre.games.apotheca.rules.actions import POWER_VERBS
from philtre.games.apotheca.rules.kinds import APOTHECARIES
from tests.apotheca.drawing import GAME, drawn, legal, view

FIRST_GAME = {"benedetto", "corvidus", "imogen", "merten", "porter-king"}


def new(variant: str = "standard", seats: int = 2, seed: int = 1, **options: str) -> State:
    return GAME.new(Setup(variant, seats, options), Seeded(seed), SILENT)


def test_corners_lie_face_up_and_a_diagonal_of_the_middle_facedown() -> None:
    for seed in range(20):
        market = view(new(seed=seed))["market"]
        up = [space for space, p in enumerate(market) if p and p["up"]]
        down = [space for space, p in enumerate(market) if p and not p["up"]]
        assert up == [0, 3, 12, 15]
        assert down in ([5, 10], [6, 9])


def test_both_diagonals_occur() -> None:
    assert {tuple(s for s, p in enumerate(view(new(seed=n))["market"]) if p and not p["up"]) for n in range(20)} == {
        (5, 10),
        (6, 9),
    }


def test_the_facedown_arrows_point_to_the_second_player() -> None:
    for start in ("1", "2", "3"):
        market = view(new(seats=3, start=start))["market"]
        assert {p["arrow"] for p in market if p and not p["up"]} == {int(start) % 3}


def test_luck_is_asked_for_in_the_documented_order() -> None:
    # Seat 2 starts; c2 and b3; red, blue, yellow, red corners; yellow and blue facedown; then cards from the deck.
    numbers = [1, 1, 0, 14, 28, 0, 40, 20, 14, 0, 0, 0, 0]
    state = GAME.new(Setup("standard", 2), Scripted(numbers), SILENT)
    assert drawn(state) == ["R . . B", ". . y1 .", ". b1 . .", "Y . . R"]
    assert view(state)["active"] == [["giada"], ["tidemaster"]]
    assert view(state)["stations"] == ["ooki-oogi", "solas", "imogen"]


def test_every_player_has_one_apothecary_and_every_station_one() -> None:
    for seats in (2, 3, 4):
        position = view(new(seats=seats))
        assert [len(row) for row in position["active"]] == [1] * seats
        assert None not in position["stations"]
        assert len(position["deck"]) == 15 - seats - 3


def test_the_first_game_deals_the_five_named_apothecaries_first() -> None:
    two = view(new(first_game="yes"))
    assert {*[row[0] for row in two["active"]], *two["stations"]} == FIRST_GAME
    four = view(new(seats=4, first_game="yes"))
    assert {row[0] for row in four["active"]} <= FIRST_GAME


def test_where_fewer_than_five_cards_are_dealt_the_rest_of_the_five_stays_on_top() -> None:
    solo = view(new("solo", 1, first_game="yes"))
    assert {*solo["active"][0], *solo["stations"], *solo["top"]} == FIRST_GAME
    assert len(solo["top"]) == 1


def test_the_third_player_of_three_has_the_extra_action_token() -> None:
    assert view(new(seats=3, start="1"))["token"] == 2
    assert view(new(seats=3, start="2"))["token"] == 0
    for variant, seats in (("standard", 2), ("standard", 4), ("master", 3)):
        assert view(new(variant, seats))["token"] is None


def test_the_start_player_has_one_action_in_the_first_turn() -> None:
    assert view(new())["actions_left"] == 1
    assert view(new("solo", 1))["actions_left"] == 2


def test_the_box_holds_what_the_component_list_says() -> None:
    box = FORMAT.read(FORMAT.own_text())
    assert 3 * box["components"]["potions"] == 45
    assert 3 * box["components"]["gems"] == 36
    assert [row["id"] for row in box["apothecary"]] == [*APOTHECARIES]
    assert [row["power"] for row in box["apothecary"]] == [*POWER_VERBS]
    assert {row["id"] for row in box["apothecary"] if row.get("first_game")} == FIRST_GAME
    assert all(row["source"] for row in [*box["apothecary"], *box["rank"], box["components"]])


@pytest.mark.parametrize(
    ("variant", "seats", "options", "message"),
    [
        ("standard", 1, {}, "not for 1 seats; allowed: 2, 3, 4"),
        ("solo", 2, {}, "allowed: 1"),
        ("duel", 2, {}, "no variant 'duel'; choose from: standard, solo, master"),
        ("standard", 2, {"start": "3"}, "cannot be seat 3 of 2"),
        ("standard", 2, {"first_game": "maybe"}, "allowed: no, yes"),
        ("solo", 1, {"start": "1"}, "no option 'start'; choose from: first_game"),
    ],
)
def test_a_set_up_that_cannot_be_played_is_refused_with_what_can(
    variant: str, seats: int, options: dict[str, str], message: str
) -> None:
    with pytest.raises(SetupError, match=message):
        GAME.new(Setup(variant, seats, options), Seeded(1), SILENT)


def test_at_the_start_only_reveal_restock_and_the_own_power_are_possible() -> None:
    state = new(start="1")
    verbs = {text.split()[0] for text in legal(state)}
    assert {"reveal", "restock"} <= verbs
    assert "hire" not in verbs
