"""`philtre analyse`: its output in the terminal, as JSON and as a page, and bad input."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest

from philtre import games
from philtre.cli.analysing import EIGHTHS, chart
from philtre.core.contract import NOBODY, Setup
from philtre.table import luck
from philtre.table.record import record_of
from philtre.table.recordfile import to_text
from philtre.table.table import Table
from tests.cli.shell import Run, complaint
from tests.cli.test_broken_input import damaged, told_or_done

QUICK = ("--simulations", "20")


def record(path: Path, name: str, variant: str, seats: int, decisions: int = 12, resign: int | None = None) -> str:
    """A random beginning of a game, between people with strange names."""
    table, rng = Table(games.game(name), Setup(variant, seats), luck.seeded(1).chance()), random.Random(1)
    while table.seat() != NOBODY and table.version < decisions:
        table.act(table.seat(), rng.choice(table.legal_actions()))
    if resign is not None:
        table.resign(resign)
    people = ["Ada <b>&", "Ève", "Ben", "Zoé"][:seats]
    path.write_text(to_text(record_of(table, games.face(name), luck.seeded(1), people)))
    return str(path)


@pytest.fixture
def resigned(tmp_path: Path) -> str:
    """A game in which somebody resigns early, which is a large loss."""
    return record(tmp_path / "game.txt", "apotheca", "standard", 2, resign=1)


@pytest.mark.parametrize(
    ("name", "variant", "seats"),
    [("apotheca", "solo", 1), ("potion_explosion", "standard", 3), ("mystic_moon", "standard", 2)],
)
def test_curves_and_mistakes_of_every_game_are_shown_in_both_languages(
    run: Run, tmp_path: Path, name: str, variant: str, seats: int
) -> None:
    path = record(tmp_path / "game.txt", name, variant, seats)
    english, french = run("analyse", path, *QUICK), run("--lang", "fr", "analyse", path, *QUICK)
    assert (english.code, english.err, french.code, french.err) == (0, "", 0, "")
    assert sum(english.out.count(block) for block in EIGHTHS[1:]) >= 12 * seats
    assert ("Expected share of the points" if seats == 1 else "Chance to win") in english.out
    assert "12 decisions, with 20 simulations each." in english.out
    assert "12 décisions" in french.out
    assert "cli-" not in english.out + french.out


def test_the_largest_mistake_comes_first_with_what_is_better(run: Run, resigned: str) -> None:
    shown = run("analyse", resigned, *QUICK).out
    first = next(line for line in shown.splitlines() if "Ève" in line and "resign 2" in line)
    assert first.index("Ève") < first.index("resign 2 (0%)")
    assert "Ève resigns." in shown


def test_the_json_is_always_the_same(run: Run, resigned: str) -> None:
    answer = run("analyse", resigned, *QUICK, "--json")
    found = json.loads(answer.out)
    assert (found["format"], found["game"], found["simulations"], found["seats"]) == (1, "apotheca", 20, 2)
    assert len(found["decisions"]) == 13
    assert found["decisions"][found["mistakes"][0]]["played"] == {
        "action": None,
        "notation": "resign 2",
        "values": found["decisions"][12]["played"]["values"],
    }
    assert [len(curve) for curve in found["curves"]] == [14, 14]
    assert found["ending"] == [1.0, 0.0]
    assert run("analyse", resigned, *QUICK, "--json").out == answer.out
    assert run("analyse", resigned, *QUICK, "--json", "--seed", "2").out != answer.out


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_page_needs_no_other_files(run: Run, tmp_path: Path, resigned: str, language: str) -> None:
    path = tmp_path / "page.html"
    for _ in range(2):  # a page may be written again
        assert run("--lang", language, "analyse", resigned, *QUICK, "--html", str(path)).code == 0
    text = path.read_text()
    assert f"lang='{language}'" in text
    assert text.count("<polyline") == 2
    assert text.count('<circle class="spot"') >= 1
    assert text.count("<tr>") >= 13
    assert "<b>" not in text
    assert "Ada &lt;b&gt;&amp;" in text
    assert not re.search(r"(src|href)=|url\(|@import|<script|cli-", text)


def test_a_page_never_replaces_another_file(run: Run, resigned: str) -> None:
    before = Path(resigned).read_bytes()
    assert "is not a page" in complaint(run("analyse", resigned, *QUICK, "--html", resigned))
    assert Path(resigned).read_bytes() == before


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["nowhere.txt"], "cannot read 'nowhere.txt'"),
        ([], "FILE"),
        (["-", "--simulations", "0"], "'--simulations'"),
        (["-", "--simulations", "many"], "'--simulations'"),
        (["-"], "'-': "),
    ],
)
def test_bad_input_is_one_line(run: Run, arguments: list[str], told: str) -> None:
    assert told in complaint(run("analyse", *arguments, typed="no record"))


@pytest.mark.parametrize("page", ["no/such/folder/page.html", ".", "\0"])
def test_an_unwritable_page_is_reported_before_the_analysis(run: Run, resigned: str, page: str) -> None:
    assert "cannot write" in complaint(run("analyse", resigned, "--simulations", "1000000", "--html", page))


def test_a_game_without_decisions_is_refused(run: Run, tmp_path: Path) -> None:
    path = record(tmp_path / "game.txt", "apotheca", "standard", 2, decisions=0)
    assert "nothing to analyse" in complaint(run("analyse", path))


def test_a_running_game_cannot_be_analysed(run: Run, resigned: str) -> None:
    hidden = re.sub(r"\[Seed .*\]\n", "", Path(resigned).read_text())
    assert "has no seed" in complaint(run("analyse", "-", typed=hidden))


def test_damaged_records_are_refused(run: Run, resigned: str) -> None:
    data, rng = Path(resigned).read_bytes(), random.Random(1)
    for _ in range(60):
        Path(resigned).write_bytes(damaged(data, rng))
        told_or_done(run("analyse", resigned, "--simulations", "1", "--json"))


def test_a_chart_is_three_lines_of_blocks() -> None:
    assert chart([0.0, 1 / 3, 0.5, 1.0, 0.01], 10).split("\n") == ["   █ ", "  ▄█ ", " ███▁"]
    assert chart([0.0, 0.0, 1.0, 1.0], 2).split("\n") == [" █", " █", " █"]
