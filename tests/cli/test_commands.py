"""What each command prints, for people and for programs."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import philtre
from philtre import games
from philtre.core.contract import NOBODY, Setup
from philtre.server import command
from philtre.table import luck
from philtre.table.positions import write_position
from philtre.table.record import record_of
from philtre.table.recordfile import to_json, to_text
from philtre.table.table import Table
from tests.cli.shell import ENVIRONMENT, Run, complaint, process

COMMANDS = (
    *("games", "terminal", "simulate", "perft", "replay", "verify", "analyse"),
    *("moves", "arena", "content", "serve"),
)
SEED = bytes(range(32))


def finished(options: dict[str, str] | None = None) -> tuple[Table, luck.Luck]:
    """A whole game of Apotheca with sealed luck, in which everybody chooses the middle one of the legal actions."""
    dealt = luck.sealed(SEED)
    table = Table(games.game("apotheca"), Setup("standard", 2, options), dealt.chance())
    while table.seat() != NOBODY:
        legal = table.legal_actions()
        table.act(table.seat(), legal[table.version * 7 % len(legal)])
    return table, dealt


@pytest.fixture(scope="module")
def record_file(tmp_path_factory: pytest.TempPathFactory) -> str:
    table, dealt = finished()
    path = tmp_path_factory.mktemp("records") / "game.txt"
    path.write_text(to_text(record_of(table, games.face("apotheca"), dealt, ["Ada", "Ben"], "2026-01-31")))
    return str(path)


def test_the_version_is_that_of_the_package(run: Run) -> None:
    assert run("--version").out == f"philtre {philtre.__version__}\n"


def test_help_lists_every_command(run: Run) -> None:
    answer = run("--help")
    assert answer.code == 0
    for name in COMMANDS:
        assert name in answer.out


@pytest.mark.parametrize("arguments", [(), ("--lang", "fr"), ("play",)])
def test_the_name_alone_opens_the_games_in_the_browser(
    run: Run, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...]
) -> None:
    served: list[bool] = []
    monkeypatch.setattr(command, "running_at", lambda _: None)
    monkeypatch.setattr(command, "run", lambda *_, browse: served.append(browse))
    monkeypatch.setenv("PHILTRE_DATA", "games")
    assert run(*arguments).code == 0
    assert served == [True]


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_exists_in_both_languages(run: Run, command: str) -> None:
    arguments = [command] if command else []
    english, french = run(*arguments, "--help"), run("--lang", "fr", *arguments, "--help")
    assert english.code == french.code == 0
    assert "cli-" not in english.out + french.out
    assert english.out != french.out


@pytest.mark.parametrize("arguments", [("--lang", "fr", "games"), ("games", "--lang", "fr"), ("games", "--lang=fr")])
def test_the_language_option_may_be_anywhere(run: Run, arguments: tuple[str, ...]) -> None:
    assert "Mode de jeu" in run(*arguments).out


def test_the_language_comes_from_the_environment() -> None:
    assert "Commandes" in process("--help", LANG="fr_FR.UTF-8").out
    assert "Commands" in process("--help", LANG="fr_FR.UTF-8", PHILTRE_LANG="en").out


def test_games_are_listed_with_all_options(run: Run) -> None:
    answer = run("games")
    for word in ("apotheca", "standard", "solo", "master", "first_game=no|yes"):
        assert word in answer.out
    listed = json.loads(run("games", "--json").out)
    assert [game["name"] for game in listed] == list(games.NAMES)
    assert listed[0]["variants"][0] == {"name": "standard", "seats": [2, 3, 4]}


def test_a_simulation_counts_games(run: Run) -> None:
    answer = run("simulate", "apotheca", "--seats", "3", "--games", "5", "--seed", "7", "--json")
    counted = json.loads(answer.out)
    assert (counted["games"], counted["seats"], counted["seed"]) == (5, 3, 7)
    assert counted["bots"] == ["random"] * 3
    assert counted["decisions"] == pytest.approx(5 * counted["mean_length"])
    assert sum(counted["wins"]) + counted["nobody"] == 5
    assert sum(counted["endings"].values()) == 5
    assert answer.err == ""


def test_the_same_seed_gives_the_same_counts(run: Run) -> None:
    def counted() -> dict[str, object]:
        found = json.loads(run("simulate", "apotheca", "--games", "3", "--bots", "greedy,random", "--json").out)
        return {name: value for name, value in found.items() if "second" not in name}

    assert counted() == counted()


def test_a_simulation_in_words(run: Run) -> None:
    answer = run("simulate", "apotheca", "--games", "2", "--bots", "greedy,random", "--lang", "fr")
    assert "Victoires de la place 1 (greedy)" in answer.out


def test_perft_prints_a_line_for_each_depth(run: Run) -> None:
    kept = json.loads((Path(__file__).parent.parent / "perft" / "apotheca.json").read_bytes())["standard-2-seed-1"]
    lines = run("perft", "apotheca", "--depth", "3", "--seed", "1").out.split("\n")
    assert [line.split() for line in lines[:3]] == [[str(n + 1), str(count)] for n, count in enumerate(kept[:3])]
    assert json.loads(run("perft", "apotheca", "--depth", "2", "--json").out)["counts"] == kept[:2]


def test_a_true_record_is_verified(run: Run, record_file: str) -> None:
    answer = run("verify", record_file)
    assert answer.code == 0
    assert "The record is genuine" in answer.out
    assert str(luck.sealed(SEED).commitment()) in answer.out
    assert json.loads(run("verify", record_file, "--json").out)["verified"] is True


def test_a_record_may_come_through_a_pipe_and_as_json(run: Run, tmp_path: Path) -> None:
    table, dealt = finished()
    record = record_of(table, games.face("apotheca"), dealt, [])
    (tmp_path / "game.json").write_bytes(to_json(record))
    assert run("verify", str(tmp_path / "game.json")).code == 0
    assert run("verify", "-", typed=to_text(record)).code == 0


def test_a_forged_record_is_not_verified(run: Run, record_file: str, tmp_path: Path) -> None:
    text = Path(record_file).read_text()
    forged = tmp_path / "forged.txt"
    forged.write_text(text.replace(SEED.hex(), bytes(32).hex()))
    assert "not the one that was promised" in complaint(run("verify", str(forged)))


def test_a_replay_shows_every_move_and_the_end(run: Run, record_file: str) -> None:
    answer = run("replay", record_file)
    table, _ = finished()
    assert answer.out.count("\nTurn ") + answer.out.startswith("Turn ") >= 10
    for word in ("Ada", "Ben", "wins", "reveals"):
        assert word in answer.out
    lines = [json.loads(line) for line in run("replay", record_file, "--json").out.strip().split("\n")]
    assert len(lines) == table.version + 1
    assert lines[-1]["position"]["ended"] == "satisfied"


def test_a_replay_through_a_seats_eyes_keeps_the_others_secrets(run: Run, record_file: str) -> None:
    def whispers(*eyes: str) -> int:
        lines = [json.loads(line) for line in run("replay", record_file, "--json", *eyes).out.strip().split("\n")]
        return sum(happening["event"] == "saw" for line in lines for happening in line["happenings"])

    mine, theirs, public, everything = (whispers(*eyes) for eyes in (["--seat=1"], ["--seat=2"], ["--seat=0"], []))
    assert public == 0
    assert mine + theirs == everything > max(mine, theirs) > 0


def test_a_replay_waits_at_each_step_while_somebody_is_there(run: Run, record_file: str) -> None:
    table, _ = finished()
    answer = run("replay", record_file, "--step", typed="\n" * 5)
    assert answer.code == 0
    assert answer.out.count("Press Enter to continue") == table.version


def test_the_moves_of_a_position_are_listed(run: Run, tmp_path: Path) -> None:
    face = games.face("apotheca")
    state = Table(face.game, Setup("standard", 2), luck.seeded(1).chance()).state
    path = tmp_path / "position.json"
    for seen in (state, state.seen_by(state.seat())):
        path.write_bytes(write_position(face, seen))
        listed = json.loads(run("moves", "apotheca", "--state", str(path), "--json").out)
        assert [action["id"] for action in listed["actions"]] == state.legal_actions()
        assert (listed["seat"], listed["prompt"]) == (state.seat(), "action")
    assert "restock" in run("moves", "apotheca", "--state", "-", typed=path.read_bytes()).out


def test_a_position_at_the_end_has_no_moves(run: Run, tmp_path: Path) -> None:
    table, _ = finished()
    path = tmp_path / "over.json"
    path.write_bytes(write_position(games.face("apotheca"), table.state))
    assert "over" in run("moves", "apotheca", "--state", str(path)).out
    assert json.loads(run("moves", "apotheca", "--state", str(path), "--json").out)["actions"] == []


def test_a_closed_pipe_is_no_error() -> None:
    command = f"{sys.executable} -m philtre perft apotheca --depth 4 | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, env=ENVIRONMENT, timeout=60, check=False)
    assert done.stdout.split()[0] == b"1"
    assert done.stderr == b""
