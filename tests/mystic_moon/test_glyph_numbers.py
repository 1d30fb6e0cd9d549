"""What choices say a glyph gives, and why a trade cannot be made."""

from __future__ import annotations

import pytest

from tests.mystic_moon.drawing import FACE, GAME, in_shop, legal, play, seat, table


@pytest.mark.parametrize(
    ("hut", "cursed", "number", "glyph"),
    [
        ("attic", False, 1, "draw"),
        ("greenhouse", False, 2, "draw"),
        ("greenhouse", True, 1, "draw"),
        ("attic", True, 0, "none"),
    ],
)
def test_a_choice_says_what_the_glyph_gives(hut: str, cursed: bool, number: int, glyph: str) -> None:
    """Virgo's curse takes one time off: with the Greenhouse one is left."""
    state = table({"hut": hut, "cursed": cursed}, {}, zodiac=True, rising="virgo", top="aries")
    details = FACE.choice(state, GAME.parse(state, "garden 1")).details
    assert (details["glyph"], details["number"]) == (glyph, number)


def test_a_trade_under_the_curse_of_libra_takes_three_and_says_so() -> None:
    state = in_shop({"satchel": "QQ", "cursed": True}, {}, zodiac=True, rising="libra", top="aries")
    assert {control.name: control.reason for control in FACE.controls(state)}["trade"] == "no-more-alike"


def test_stocking_up_keeps_its_draws_when_a_frog_stole_twice_and_another_finds_nobody() -> None:
    """Three are missing: a frog steals two, the next one finds nobody, and the third draw is still there."""
    state = table({"hut": "attic", "satchel": "FFFF"}, {"satchel": "AA"}, zodiac=True, rising="pisces", top="aries")
    play(state, "garden 6 plain" if "garden 6 plain" in legal(state) else "garden 6", "use", luck="@@B")
    assert seat(state)["satchel"] == "FFFFAAB"
