"""The measurement of strength by time, with OpenSpiel's search for comparison."""

from __future__ import annotations

from pathlib import Path

import pytest

from philtre import games
from philtre.arena.players import Inside, player_for
from philtre.core.chance import Seeded
from philtre.core.contract import SILENT, Setup
from tools.measuring import openspiel, strength


@pytest.mark.parametrize("name", games.OURS)
def test_openspiels_search_plays_our_games(name: str) -> None:
    """It answers every kind of question, from what its seat sees."""
    game, luck = games.game(name), Seeded(1)
    state, bot = game.new(Setup(game.variants[0].name, 2), luck, SILENT), openspiel.Spiel1(game)
    for decision in range(150):
        if state.seat() < 0:
            break
        view = state.seen_by(state.seat())
        before = view.fields()
        action = bot.choose(view, Seeded(decision))
        assert view.fields() == before
        assert action in state.legal_actions()
        state.apply(action, luck, SILENT)


def test_openspiels_search_uses_its_time() -> None:
    game = games.game("apotheca")
    state = game.new(Setup("standard", 2), Seeded(2), SILENT)
    quick, slow = openspiel.Spiel1(game), openspiel.Spiel150(game)
    for bot in (quick, slow):
        bot.choose(state.seen_by(state.seat()), Seeded(1))
    assert slow.simulated > 2 * quick.simulated


def test_the_arena_finds_a_bot_by_its_time() -> None:
    planned = strength.plan("apotheca", [1, 7])
    player = player_for("tools.measuring.openspiel:Spiel7", planned)
    assert isinstance(player, Inside)
    assert isinstance(player.bot, openspiel.SpielBot)
    assert player.bot.milliseconds == 7
    with pytest.raises(AttributeError):
        _ = openspiel.Spiel


def test_everything_has_a_rating_and_a_second_run_plays_nothing_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["apotheca", "--times", "1", "--games", "20", "--jobs", "1", "--work", str(tmp_path)]
    strength.main(asked)
    first = capsys.readouterr().out
    rows = [line for line in first.splitlines() if line.startswith("| ")]
    assert [row.split(" | ")[0][2:] for row in rows[1:-1]] == list(strength.KINDS)
    assert all("[" in row for row in rows[1:])
    strength.main(asked)
    assert capsys.readouterr().out.splitlines()[-7:] == first.splitlines()[-7:]
