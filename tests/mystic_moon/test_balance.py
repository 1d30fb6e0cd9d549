"""The balance report: counted rightly, of the cards we ship, and within its bounds."""

from __future__ import annotations

import json
from pathlib import Path

from philtre import bots
from philtre.arena.balance import Ledger, print_of, standing_alone, write
from philtre.core.chance import Seeded
from philtre.games.mystic_moon import balance, report
from philtre.games.mystic_moon.balance import Mode, Played

FOLDER = Path(__file__).parent.parent.parent / "docs" / "balance"


def row(wins: list[float], huts: list[str] | None = None, learned: str = "", offered: str = "big-snack") -> Played:
    seats = len(wins)
    none: list[dict[str, int]] = [{} for _ in range(seats)]
    first = [{learned: 1} if learned else {}, *none[1:]]
    return Played(
        huts=huts or ["attic", "greenhouse", "observatory", "market-cart"][:seats],
        wins=wins, scores=[10 * n for n in range(seats)], decisions=100, reason="stars",
        visits=[{offered: 2} for _ in range(seats)], learned=first, brewed=first, stars=[{learned: 4}, *none[1:]],
    )  # fmt: skip


def test_shares_are_multiples_of_the_fair_one() -> None:
    figures = balance.figures("bot", {"a": [row([1.0, 0.0]), row([1.0, 0.0])], "b": [row([0.0, 0.0, 1.0])]})
    huts = {hut.label: (hut.value, hut.plays) for hut in figures.huts}
    assert huts["attic"] == (round(2 / (1 + 1 / 3), 3), 3)
    assert huts["observatory"] == (3.0, 1)
    assert [seat.value for seat in figures.parts[0].seats] == [2.0, 0.0]
    assert figures.first_over_last == round((2 / (4 / 3)) / (1 / (4 / 3)), 3)


def test_a_card_is_counted_by_visits_witches_and_games() -> None:
    rows = [row([1.0, 0.0], learned="big-snack"), row([0.5, 0.5]), row([0.0, 1.0], offered="mud-mask")]
    card = next(card for card in balance.figures("bot", {"a": rows}).cards if card.label == "big-snack")
    assert (card.visits, card.learned) == (8, 1)
    assert (card.per_visit, card.per_witch, card.per_game) == (0.125, 0.25, 0.5)
    assert (card.brewed, card.earned) == (1.0, 4.0)


def test_broken_bounds_are_named() -> None:
    figures = balance.figures("bot", {"a": [row([1.0, 0.0], learned="big-snack") for _ in range(9)]})
    assert "attic wins 2.00 of its share" in figures.broken()
    assert "big-snack is learned at 25.0% of visits" not in figures.broken()
    assert "mud-mask is learned at 0.0% of visits" in figures.broken()


def test_a_game_is_watched_to_its_end() -> None:
    choices = bots.make("greedy:1", report.GAME)
    played = balance.play(Mode("both", 2, 1), Seeded(3), Seeded(4), choices.choose)
    assert sum(played.wins) in (0.0, 1.0)
    assert played.decisions > 40
    for seat in range(2):
        assert {card for card, n in played.learned[seat].items() if n} <= set(played.visits[seat])
        assert set(played.brewed[seat]) <= set(played.learned[seat])
        assert set(played.stars[seat]) == set(played.brewed[seat])
    assert any(played.brewed)


def test_it_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    mode, bot = Mode("base", 2, 3), bots.make("random", report.GAME)
    first = Ledger(tmp_path, report, mode, "random")
    assert not first.play(bot, until=0.0)
    assert first.play(bot, until=float("inf"))
    data = first.path.read_bytes()
    first.path.write_bytes(data[:-20])  # in the midst of the last line
    again = Ledger(tmp_path, report, mode, "random")
    assert len(again.rows) == 2
    again.play(bot, until=float("inf"))
    assert first.path.read_bytes() == data


def test_the_page_its_plots_and_figures_are_written(tmp_path: Path) -> None:
    write("mystic_moon", {"base-2": [row([1.0, 0.0], learned="big-snack") for _ in range(4)]}, tmp_path)
    page = (tmp_path / "mystic_moon.md").read_text()
    for plot in report.plots(balance.figures("bot", {"a": [row([1.0, 0.0])]})):
        assert f"(mystic_moon-{plot.name}.svg)" in page
        assert (tmp_path / f"mystic_moon-{plot.name}.svg").read_text().startswith("<svg")
    assert json.loads((tmp_path / "mystic_moon.json").read_text())["print"] == print_of(report, balance.BOT)
    assert "<style>" in standing_alone("<svg a='1'><g/></svg>")


def test_the_report_is_of_the_cards_we_ship() -> None:
    kept = json.loads((FOLDER / "mystic_moon.json").read_text())
    assert kept["print"] == print_of(report, balance.BOT), "the cards or the bots have changed: make balance"


def test_the_bounds_hold() -> None:
    page = (FOLDER / "mystic_moon.md").read_text()
    assert "All bounds hold." in page
