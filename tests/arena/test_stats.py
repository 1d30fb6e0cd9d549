"""The statistics: correct counts and sums, and pages that agree with the figures."""

from __future__ import annotations

import json
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from philtre import bots, games
from philtre.core.chance import Seeded
from philtre.core.contract import NOBODY, Outcome, Setup
from philtre.games.potion_explosion.rules import events
from philtre.table import luck
from philtre.table.table import Table as PlayTable
from philtre.words.face import Happening
from tools import measuring
from tools.measuring import stats
from tools.measuring.counting import (
    Column,
    Measure,
    Mode,
    Played,
    Recorder,
    Table,
    all_times,
    games_with,
    play,
    seats,
    seats_with,
    times,
    wins_of,
    wins_of_most,
)
from tools.measuring.games import code_of
from tools.measuring.stats_page import index
from tools.measuring.summing import Figures, Share, apart, figures, judge, ratio

FOLDER = Path(__file__).parent.parent.parent / "docs" / "stats"
SEED = 5


# Counting: a game is played at a table, whose story has the truth; then it is replayed and counted.


@cache
def witnessed(name: str, variant: str, players: int, *options: tuple[str, str]) -> tuple[Played, list[Happening], int]:
    """A counted game, its events, and the seat that began."""
    game, setup = games.game(name), Setup(variant, players, dict(options))
    bot, table = bots.make("greedy:1", game), PlayTable(game, setup, luck.seeded(SEED).chance())
    actions = []
    while (seat := table.seat()) != NOBODY:
        actions.append(int(bot.choose(table.state.seen_by(seat), Seeded(SEED))))
        table.act(seat, actions[-1])
    told = [happening for moment in table.moments for happening in moment.story.told(games.face(name))]
    again = iter(actions)
    recorder = measuring.stats_of(name).Recorder(setup)
    mode = Mode("mode", setup, 1, "greedy:1")
    chance = luck.seeded(SEED).chance()
    played = play(game, mode, recorder, chance, Seeded(SEED), lambda _state, _chance: next(again))
    assert (played.decisions, next(again, None)) == (len(actions), None)
    return played, told, _who(told[[line.event for line in told].index("started")])


def _who(happening: Happening) -> int:
    assert happening.who is not None
    return happening.who


def counted(played: Played, what: str, start: int) -> Counter[tuple[int, str]]:
    """The counts by seat and thing."""
    found = Counter[tuple[int, str]]()
    for place, counts in enumerate(played.counts):
        for thing, n in counts.get(what, {}).items():
            found[(start + place) % len(played.counts), thing] += n
    return found


def heard(told: list[Happening], detail: str, *events: str) -> Counter[tuple[int, str]]:
    """The events by seat and thing."""
    return Counter((_who(line), str(line.details[detail])) for line in told if line.event in events)


@pytest.mark.parametrize("way", [("standard", 2), ("standard", 3), ("standard", 4), ("master", 3)])
def test_apothecaries_are_counted(way: tuple[str, int]) -> None:
    played, told, start = witnessed("apotheca", *way)
    assert counted(played, "used", start) == heard(told, "card", "used-power")
    assert counted(played, "hired", start) == heard(told, "card", "hired")
    assert counted(played, "satisfied", start) == heard(told, "card", "satisfied")
    assert counted(played, "satisfied", start).total() > 0
    dealt = counted(played, "dealt", start)
    assert set(dealt) == {each for each in counted(played, "had", start) if each not in hired(told)}
    assert dealt.total() == (way[1] if way[0] == "standard" else way[1] - 1)
    lain = {str(line.details["card"]) for line in told if line.event == "refilled"}
    assert counted(played, "shown", start).total() == 3 + len(lain)
    assert {card for _, card in heard(told, "card", "hired")} | lain <= {
        card for _, card in counted(played, "shown", start)
    }


def hired(told: list[Happening]) -> Counter[tuple[int, str]]:
    return heard(told, "card", "hired", "hired-from-deck")


def test_the_masters_round_has_every_apprentice_in_it() -> None:
    for players in (2, 3, 4):
        played, told, start = witnessed("apotheca", "master", players)
        turns = [start, *(_who(line) for line in told if line.event == "turn-began")]
        apprentices = len([seat for seat in turns if seat != start])
        assert played.rounds in (-(-apprentices // (players - 1)), apprentices // (players - 1) + 1)
        assert played.counts[0]["ruled"] == {str(players): 1}


def test_a_solo_game_earns_a_rank() -> None:
    played, _, _ = witnessed("apotheca", "solo", 1)
    least = {
        "assistant": 0,
        "apprentice": 15,
        "adept": 20,
        "expert": 25,
        "master": 30,
        "grand-master": 35,
        "legend": 40,
    }
    (rank,) = played.counts[0]["ranked"]
    assert rank == max((name for name in least if least[name] <= played.scores[0]), key=least.__getitem__)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_potions_are_counted(players: int) -> None:
    played, told, start = witnessed("potion_explosion", "standard", players)
    for what, event in (("brewed", "completed"), ("drunk", "drank"), ("chose", "chose")):
        assert counted(played, what, start) == heard(told, "kind", event)
    assert counted(played, "brewed", start).total() > 5
    assert counted(played, "earned", start) == heard(told, "skill", "earned")
    points = Counter[int]()
    for line in told:
        if line.event == "completed":
            points[_who(line)] += int(str(line.details["points"]))
    found = Counter[int]()
    for (seat, _), n in counted(played, "points", start).items():
        found[seat] += n
    assert found == points
    helped = Counter(_who(line) for line in told if line.event == "helped")
    assert counted(played, "helped", start) == {(seat, str(min(4, helped[seat]))): 1 for seat in range(players)}


def test_a_pick_counts_with_its_explosions() -> None:
    played, told, start = witnessed("potion_explosion", "standard", 3)
    picks: list[int] = []
    for line in told:
        if line.event == "picked":
            picks.append(1)
        elif line.event == "exploded":
            picks[-1] += int(str(line.details["count"]))
        elif line.event == "tied":
            break
    found = Counter(str(min(12, marbles)) for marbles in picks)
    assert _by_thing(counted(played, "picked", start)) == found
    assert max(picks) > 3
    assert played.rounds == len([line for line in told if line.event == "turn-began"]) / 3


def test_marbles_that_break_a_tie_are_not_counted() -> None:
    recorder = measuring.stats_of("potion_explosion").Recorder(Setup("standard", 2))
    for event, a, b in ((events.PICKED, 0, 0), (events.EXPLODED, 0, 3), (events.TIED, 0, 0), (events.PICKED, 0, 0)):
        recorder.tell(event, 1, a, b)
    recorder.end(
        games.game("potion_explosion").new(recorder.setup, Seeded(1), recorder), Outcome([1, 2], [0, 0], "tokens")
    )
    assert recorder.counts[1]["picked"] == {"4": 1}


def _by_thing(found: Counter[tuple[int, str]]) -> Counter[str]:
    summed = Counter[str]()
    for (_, thing), n in found.items():
        summed[thing] += n
    return summed


def test_rounds_of_witches_are_counted() -> None:
    played, told, start = witnessed(
        "mystic_moon", "standard", 2, ("zodiac", "yes"), ("alchemy", "yes"), ("huts", "dealt")
    )
    expected: dict[str, Counter[tuple[int, str]]] = {"learned": Counter(), "brewed": Counter(), "performed": Counter()}
    round_ = ""
    for line in told:
        if line.event == "turn-began":
            round_ = str(line.details["round"])
        elif line.event in expected and line.details.get("potion") != "lift":
            expected[line.event][_who(line), round_] += 1
            expected[line.event][_who(line), "both"] += 1
    for what, times_ in expected.items():
        assert counted(played, what, start) == times_
        assert times_ or what == "performed"
    assert counted(played, "lived", start) == heard(told, "hut", "moved-in")
    assert [each["scored"]["both"] for each in played.counts] == played.scores
    assert played.rounds == 5
    assert all(each["zodiac"] == each["alchemy"] == {"both": 1} for each in played.counts)


# Summing up


def row(wins: list[float], *counts: dict[str, int]) -> Played:
    """A made-up game in which each seat did something with things so often."""
    return Played(wins, [10] * len(wins), 100, 5, "over", [{"did": each} for each in counts])


ROWS = [row([1.0, 0.0], {"a": 2}, {"a": 1, "b": 1}), row([1.0, 0.0], {"a": 1}, {}), row([0.5, 0.5], {}, {"b": 3})]


@pytest.mark.parametrize(
    ("over", "under", "value"),
    [
        (times("did"), seats, 4 / 6),
        (times("did"), all_times("did"), 4 / 8),
        (seats_with("did"), seats, 3 / 6),
        (games_with("did"), seats, 2 / 6),
        (times("did"), seats_with("did"), 4 / 3),
        (wins_of("did", "").over, wins_of("did", "").under, 2.0 / 1.5),
        (wins_of_most("did", "").over, wins_of_most("did", "").under, 2.0 / 1.0),
    ],
)
def test_columns_divide_the_right_counts(over: Measure, under: Measure, value: float) -> None:
    table = Table("t", "", "", "", ("a",), (Column("c", over, under),), ("m",))
    found = figures([Mode("m", Setup("standard", 2), 3, "bot")], [table], {"m": ROWS, "other": ROWS})
    assert found.tables["t"]["a"][0].value == pytest.approx(value, abs=1e-4)


def test_a_mode_is_summed_up() -> None:
    rows = [*[row([1.0, 0.0], {}, {})] * 60, *[row([0.0, 1.0], {}, {})] * 40]
    (part,) = figures([Mode("m", Setup("standard", 2), 100, "bot")], [], {"m": rows}).parts
    assert [seat.value for seat in part.seats] == [1.2, 0.8]
    assert part.seats[0].doubt == pytest.approx(2 * 1.96 * (0.6 * 0.4 / 100) ** 0.5, abs=1e-4)
    assert (part.games, part.endings, part.decisions.value, part.rounds.value) == (100, {"over": 100}, 100, 5)


def test_games_without_a_winner_give_nobody_a_share() -> None:
    column = wins_of("did", "")
    nobody = row([0.0, 0.0], {"a": 1}, {})
    assert ratio([(column.over(each, "a"), column.under(each, "a")) for each in (*ROWS, nobody)]).games == 2


def test_events_of_one_game_are_not_independent() -> None:
    """Ten equal events in each of ten games give the same interval as one in each."""
    single = ratio([(float(n % 2), 1.0) for n in range(10)])
    assert ratio([(10.0 * (n % 2), 10.0) for n in range(10)]) == single
    assert ratio([]) == Share(0.0, 0.0, 0)


def test_the_extremes_of_many_figures_must_differ_more() -> None:
    most, least = Share(1.2, 0.1, 99), Share(1.0, 0.1, 99)
    assert apart(most, least, 2)
    assert apart(most, least, 4)
    assert not apart(most, least, 15)
    assert not apart(most, most, 1)


# Pages


def kept(name: str) -> Figures:
    return stats.kept(FOLDER / f"{name}.json")


@pytest.mark.parametrize("name", games.NAMES)
def test_the_page_agrees_with_its_figures(name: str) -> None:
    page = stats.page_of(name, kept(name))
    assert (FOLDER / f"{name}.md").read_text("utf-8") == page.text(), 'make stats ARGS="--minutes 0"'
    shown = set(re.findall(r"\]\((\S+\.svg)\)", page.text()))
    assert shown == {path.name for path in FOLDER.glob(f"{name}-*.svg")}
    for plot in page.plots():
        drawn = (FOLDER / f"{name}-{plot.name}.svg").read_text("utf-8")
        assert f">{plot.title.replace('&', '&amp;')}</text>" in drawn
        assert drawn.count('class="bar"') == len(plot.rows) > 0


def test_the_index_names_every_page() -> None:
    pages = [stats.page_of(name, kept(name)) for name in games.NAMES]
    assert (FOLDER / "README.md").read_text("utf-8") == index(pages)


def test_a_few_games_make_pages_without_intervals(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in games.NAMES:
        counting = measuring.stats_of(name)
        monkeypatch.setattr(
            counting, "MODES", tuple(mode._replace(games=1, bot="random") for mode in counting.MODES[:1])
        )
    stats.main(["--pages", str(tmp_path / "pages"), "--work", str(tmp_path / "work")])
    text = (tmp_path / "pages" / f"{games.NAMES[0]}.md").read_text("utf-8")
    assert "1 games between equal bots, the same one on every seat (`random`" in text
    assert "(1 games)" in text
    found = json.loads((tmp_path / "pages" / f"{games.NAMES[0]}.json").read_text("utf-8"))
    assert [part["games"] for part in found["parts"]] == [1]


def test_other_bots_or_counts_play_all_games_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """But other texts do not, and bots that do not play."""
    name = games.NAMES[0]
    counting, wits = measuring.stats_of(name), judge(name).wits()
    monkeypatch.setattr(counting, "ABOUT", "other words")
    assert judge(name).wits() == wits
    monkeypatch.setattr(counting, "Recorder", Recorder)
    assert (counts := judge(name).wits()) != wits
    monkeypatch.setattr(counting, "MODES", tuple(mode._replace(bot="random") for mode in counting.MODES))
    assert judge(name).wits() not in (counts, wits)


def test_other_comments_play_no_game_again() -> None:
    source = 'def value():\n    """The value."""\n    return 1  # one\n'
    assert code_of(source) == code_of(source.replace("The value", "Another text").replace("# one", ""))
    assert code_of(source) != code_of(source.replace("return 1", "return 2"))
    assert code_of('class Empty:\n    """Nothing."""\n') == "class Empty:\n    pass"


def test_without_time_the_figures_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in games.NAMES:
        (tmp_path / f"{name}.json").write_bytes((FOLDER / f"{name}.json").read_bytes())
    monkeypatch.setattr(measuring.stats_of(games.NAMES[0]), "SEATS", "Other words.")
    stats.main(["--minutes", "0", "--pages", str(tmp_path), "--work", str(tmp_path / "work")])
    again = {path.name for path in tmp_path.glob("*.*") if path.read_bytes() == (FOLDER / path.name).read_bytes()}
    assert {path.name for path in FOLDER.glob("*.*")} - again == {f"{games.NAMES[0]}.md"}


def test_only_significant_differences_get_a_sentence() -> None:
    name = games.NAMES[0]
    found, table = kept(name), measuring.stats_of(name).TABLES[0]
    first = table.things[0]

    def facts(share: Share) -> str:
        """The sentences if all figures are equal except those of the first thing."""
        alike = {key: dict.fromkeys(lines, [Share(1.0, 0.1, 99)] * 9) for key, lines in found.tables.items()}
        return stats.page_of(
            name, Figures(found.parts, alike | {table.name: {**alike[table.name], first: [share] * 9}})
        ).facts()

    assert "Chained Charge (2.00 ± 0.10)" in facts(Share(2.0, 0.1, 99))
    assert "Chained Charge" not in facts(Share(2.0, 0.1, 9))
    assert "Chained Charge" not in facts(Share(1.2, 0.1, 99))
