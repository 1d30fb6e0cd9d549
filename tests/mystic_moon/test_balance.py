"""The balance report: counted rightly, however often it is interrupted, and of the cards we ship."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from philtre import bots
from philtre.core.chance import Seeded
from philtre.core.contract import Chance, State
from philtre.games.mystic_moon.rules import events
from philtre.games.mystic_moon.rules.state import MysticMoonState
from tests.mystic_moon.drawing import GAME, legal
from tools import measuring
from tools.measuring import balance as arena
from tools.measuring.games import Ledger, measure, missing
from tools.measuring.mystic_moon import balance, report
from tools.measuring.mystic_moon.balance import Mode, Played

DOCS = Path(__file__).parent.parent.parent / "docs"
FOLDER = DOCS / "balance"
DECISION = DOCS / "decisions" / "0007-what-balance-is-measured-on.md"


def row(
    wins: list[float],
    huts: list[str] | None = None,
    learned: str = "",
    offered: str = "big-snack",
    chosen: bool = False,
) -> Played:
    """A made-up game: the first witch may have learned a card and brewed it once; all were offered one twice."""
    seats = len(wins)
    none: list[dict[str, int]] = [{} for _ in range(seats)]
    first = [{learned: 1} if learned else {}, *none[1:]]
    return Played(
        bot="bot", chosen=chosen, huts=huts or ["attic", "greenhouse", "observatory", "market-cart"][:seats],
        wins=wins, scores=[10 * n for n in range(seats)], decisions=100, reason="stars",
        visits=[{offered: 2} for _ in range(seats)], learned=first, late=none, brewed=first,
        stars=[{learned: 4}, *none[1:]],
    )  # fmt: skip


def test_shares_are_multiples_of_the_fair_one() -> None:
    figures = balance.figures({"a-2": [row([1.0, 0.0]), row([1.0, 0.0])], "b-3": [row([0.0, 0.0, 1.0])]})
    huts = {hut.label: (hut.value, hut.plays) for hut in figures.huts}
    assert huts["attic"] == (round(2 / (1 + 1 / 3), 3), 3)
    assert huts["observatory"] == (3.0, 1)
    assert [seat.value for seat in figures.parts[0].seats] == [2.0, 0.0]
    assert {name: huts[0].value for name, huts in figures.huts_by_expansions.items()} == {"a": 2.0, "b": 0.0}


def test_the_first_seat_is_compared_with_the_last() -> None:
    rows = [*[row([1.0, 0.0], chosen=True)] * 60, *[row([0.0, 1.0], chosen=True)] * 40]
    figures = balance.figures(
        {"a-2": rows, "a-3": [row([0.0, 1.0, 0.0], chosen=True), row([0.5, 0.0, 0.5], chosen=True)]}
    )
    assert [(ratio.label, ratio.value, ratio.games) for ratio in figures.seats] == [
        ("all", round(60.5 / 40.5, 3), 102), ("2 seats", 1.5, 100), ("3 seats", 1.0, 2),
    ]  # fmt: skip
    # Of a hundred games between two, one standard error of the ratio near 1 is a fifth.
    assert figures.seats[1].doubt == pytest.approx(1.5 * 1.96 * 0.2, abs=0.002)


def test_seats_are_compared_where_huts_are_chosen_and_huts_where_they_are_dealt() -> None:
    """Chosen, a hut's wins would be partly those of the seat that chooses first."""
    rows = [row([1.0, 0.0]), *[row([0.0, 1.0], chosen=True)] * 2, row([1.0, 0.0], chosen=True)]
    figures = balance.figures({"a-2-dealt": rows[:1], "a-2-chosen": rows[1:]})
    assert [(hut.label, hut.value) for hut in figures.huts] == [("attic", 2.0), ("greenhouse", 0.0)]
    assert [(ratio.label, ratio.value, ratio.games) for ratio in figures.seats] == [
        ("all", 0.5, 3),
        ("2 seats", 0.5, 3),
    ]
    assert [ratio.games for ratio in figures.seats_dealt] == [1, 1]


def test_a_game_that_nobody_won_is_nobodys_share() -> None:
    figures = balance.figures({"a-2": [row([1.0, 0.0]), row([0.0, 1.0]), row([0.0, 0.0])]})
    assert [hut.value for hut in figures.huts] == [1.0, 1.0]


def test_a_card_is_counted_by_visits_witches_and_games() -> None:
    rows = [row([1.0, 0.0], learned="big-snack"), row([0.5, 0.5]), row([0.0, 1.0], offered="mud-mask")]
    figures = balance.figures({"base-2": rows, "both-2": [row([0.0, 1.0])]})
    card = next(card for card in figures.cards if card.label == "big-snack")
    assert (card.visits, card.learned) == (12, 1)
    assert (card.per_visit, card.per_witch, card.per_game) == (round(1 / 12, 4), round(1 / 6, 4), round(1 / 3, 4))
    assert card.by_expansions == {"base": 0.125, "both": 0.0}
    assert (card.brewed, card.earned) == (1.0, 4.0)
    assert (figures.offered_in_a_game, figures.learned_in_a_game) == (1.0, 0.2)


def test_broken_bounds_are_named() -> None:
    figures = balance.figures(
        {
            "dealt": [row([1.0, 0.0], learned="big-snack") for _ in range(9)],
            "chosen": [row([1.0, 0.0], learned="big-snack", chosen=True) for _ in range(9)],
        }
    )
    assert "attic wins 2.00 of its share in all" in figures.broken()
    assert "attic wins 2.00 of its share in dealt" in figures.broken()
    assert "big-snack is learned at 25.0% of visits" not in figures.broken()
    assert "mud-mask is learned at 0.0% of visits" in figures.broken()
    assert [bound for bound in figures.broken() if bound.startswith("the first seat wins")] == [
        "the first seat wins 2000.00 times as often as the last: all",
        "the first seat wins 2000.00 times as often as the last: 2 seats",
    ]


def test_each_number_of_seats_and_each_choice_of_expansions_has_its_bound() -> None:
    """Even if all games together hold theirs."""
    even = [row([1.0, 0.0], chosen=True), row([0.0, 1.0], chosen=True)]
    for_first, for_last = row([1.0, 0.0, 0.0], chosen=True), row([0.0, 0.0, 0.0, 1.0], chosen=True)
    skewed = [*[row([1.0, 0.0])] * 2, row([0.0, 1.0])]
    straight = [row([0.0, 1.0]), row([1.0, 0.0])] * 20
    figures = balance.figures(
        {
            "base-2-chosen": even * 50, "base-3-chosen": [for_first] * 12, "base-4-chosen": [for_last] * 12,
            "zodiac-2-dealt": skewed, "base-2-dealt": straight,
        }
    )  # fmt: skip
    told = figures.broken()
    assert not any(bound.endswith(("last: all", "last: 2 seats")) for bound in told)
    assert any(bound.endswith("last: 3 seats") for bound in told)
    assert any(bound.endswith("last: 4 seats") for bound in told)
    assert "attic wins 1.33 of its share in zodiac" in told
    assert not any("attic" in bound and bound.endswith(("in all", "in base")) for bound in told)
    page = report.page(figures)
    assert "| first seat's wins over the last's, 2 seats | 0.85 to 1.15 | 1.00 ± 0.39 | yes |" in page
    assert "| the best hut's share of wins, zodiac | at most 1.25 | 1.33 ± 1.13 attic | no |" in page


def test_what_an_effect_gains_is_its_cards() -> None:
    """Not what a hut or a sign gains after it, nor the garden before it."""
    recorder = balance._Recorder(2)
    recorder.tell(events.GAINED, 1, 9)
    recorder.tell(events.BREWED, 1, 5, 0, 4)
    recorder.tell(events.USED_EFFECT, 1, 5)
    recorder.tell(events.GAINED, 1, 2)
    recorder.tell(events.DRAINED, 1, 1, 0)
    recorder.tell(events.USED_CHARM, 1, 0)
    recorder.tell(events.GAINED, 1, 9)
    assert recorder.stars == [{}, {5: 7}]


def test_a_game_is_watched_to_its_end() -> None:
    choices = bots.make("greedy:1", GAME)
    played = balance.play(Mode("both", 2, 1, "greedy:1"), Seeded(3), Seeded(4), choices.choose)
    assert sum(played.wins) in (0.0, 1.0)
    assert played.decisions > 40
    for seat in range(2):
        assert {card for card, n in played.learned[seat].items() if n} <= set(played.visits[seat])
        assert set(played.brewed[seat]) <= set(played.learned[seat]) | set(played.late[seat])
        assert set(played.stars[seat]) == set(played.brewed[seat])
    assert any(played.brewed)


def test_a_visit_counts_every_card_that_could_be_paid_once() -> None:
    """However often the question comes back in it: after trades, refreshed rows and other cards."""
    bot, offered = bots.make("random", GAME), set[tuple[int, int, str]]()

    def choose(state: State, chance: Chance) -> int:
        assert isinstance(state, MysticMoonState)
        for text in legal(state, "learn") if state.round < 5 else ():
            offered.add((int(state.round), int(state.seat()), text.split()[1]))
        return int(bot.choose(state, chance))

    played = balance.play(Mode("alchemy", 2, 1, "random"), Seeded(5), Seeded(6), choose)
    assert sum(sum(each.values()) for each in played.visits) == len(offered) > 10
    assert {max(each.values()) for each in played.visits} <= {1, 2, 3, 4}  # rounds but the last


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """A report of a few games between bots that are quick."""
    monkeypatch.setattr(report, "MODES", (Mode("base", 2, 4, "random"), Mode("both", 3, 2, "random")))


@pytest.mark.usefixtures("small")
def test_it_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    """And ends in the same games, however often."""
    assert measure(measuring.balance_of, "mystic_moon", tmp_path, minutes=0.0, jobs=1) == {
        "base-2-dealt": [],
        "both-3-dealt": [],
    }
    whole = measure(measuring.balance_of, "mystic_moon", tmp_path, minutes=1.0, jobs=1)
    assert {name: len(rows) for name, rows in whole.items()} == {"base-2-dealt": 4, "both-3-dealt": 2}
    ledger = next((tmp_path / "mystic_moon").glob("base-2-dealt-*.jsonl"))
    data = ledger.read_bytes()
    ledger.write_bytes(data[:-20])  # in the midst of the last line
    assert measure(measuring.balance_of, "mystic_moon", tmp_path, minutes=1.0, jobs=1) == whole
    assert ledger.read_bytes() == data


@pytest.mark.usefixtures("small")
def test_a_run_that_is_broken_off_is_not_lopsided(tmp_path: Path) -> None:
    ledgers = [Ledger(tmp_path, report, mode) for mode in report.MODES]
    assert [(mode.name, number) for mode, number in missing(ledgers)] == [
        ("base-2-dealt", 0), ("both-3-dealt", 0), ("base-2-dealt", 1),
        ("base-2-dealt", 2), ("both-3-dealt", 1), ("base-2-dealt", 3),
    ]  # fmt: skip


@pytest.mark.usefixtures("small")
def test_several_processes_play_the_same_games(tmp_path: Path) -> None:
    alone = measure(measuring.balance_of, "mystic_moon", tmp_path / "alone", minutes=1.0, jobs=1)
    assert measure(measuring.balance_of, "mystic_moon", tmp_path / "together", minutes=1.0, jobs=2) == alone


@pytest.mark.usefixtures("small")
def test_other_cards_or_bots_begin_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names = {Ledger(tmp_path, report, report.MODES[0]).path}
    for part, value in (
        ("MODES", (Mode("base", 2, 4, "greedy:1"),)),
        ("cards", lambda: "others"),
        ("wits", lambda: "others"),
    ):
        monkeypatch.setattr(report, part, value)
        names.add(Ledger(tmp_path, report, report.MODES[0]).path)
    assert len(names) == 4


@pytest.mark.usefixtures("small")
def test_the_page_its_plots_and_figures_are_written(tmp_path: Path) -> None:
    arena.main(["--pages", str(tmp_path / "pages"), "--work", str(tmp_path)])
    page = (tmp_path / "pages" / "README.md").read_text()
    data = json.loads((tmp_path / "pages" / "mystic_moon.json").read_text())
    figures = msgspec.convert(data["figures"], report.Figures)
    assert [(part.name, part.bot, part.games) for part in figures.parts] == [
        ("base-2-dealt", "random", 4), ("both-3-dealt", "random", 2),
    ]  # fmt: skip
    assert page == report.page(figures)
    assert "6 games between equal bots, the same one on every seat (`random`)" in page
    for plot in report.plots(figures):
        assert f"(mystic_moon-{plot.name}.svg)" in page
        drawn = (tmp_path / "pages" / f"mystic_moon-{plot.name}.svg").read_text()
        assert drawn.startswith("<svg")
        assert "<style>" in drawn
        assert all(label in drawn for label, *_ in plot.rows)


def test_the_report_is_of_the_cards_we_ship() -> None:
    kept = json.loads((FOLDER / "mystic_moon.json").read_text())
    assert kept["cards"] == arena.cards_of("mystic_moon"), "the cards have changed: make balance"
    assert (FOLDER / "README.md").read_text() == report.page(msgspec.convert(kept["figures"], report.Figures))


def test_the_decision_names_exactly_the_bounds_that_do_not_hold() -> None:
    """It says why no cards keep them. All others hold."""
    kept = json.loads((FOLDER / "mystic_moon.json").read_text())
    broken = msgspec.convert(kept["figures"], report.Figures).broken()
    named = [line[2:] for line in DECISION.read_text("utf-8").splitlines() if line.startswith("- ")]
    assert sorted(named) == sorted(broken)
