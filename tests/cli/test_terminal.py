"""A game in the terminal: typed lines, boards and events, and saved games."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from philtre.cli.terminal import COMMANDS, HELP
from philtre.table.recordfile import read
from philtre.words.fluent import words
from tests.cli.shell import ENVIRONMENT, INTERRUPTIBLE, Run, complaint

ALONE = ("terminal", "apotheca", "--name", "Ada", "--bots", "greedy", "--seed", "4", "--option", "start=1")
TOGETHER = ("terminal", "apotheca", "--name", "Ada", "--name", "Ben", "--seed", "4", "--option", "start=1")


def moves_of(path: Path) -> list[str]:
    return [move for turn in read(path.read_bytes()).turns for move in turn.moves]


def test_moves_are_typed_by_number_or_by_notation(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    run(*TOGETHER, typed=f"\n1\n\nREVEAL  c3\nsave {path}\n")
    assert moves_of(path) == ["reveal b2", "reveal c3"]


def test_the_board_the_story_and_the_moves_are_shown(run: Run) -> None:
    shown = run(*ALONE, typed="reveal b2\n").out
    for part in ("Apothecary Alley", "Ada goes first.", "Ada reveals a red potion on b2.", "greedy’s turn.", "restock"):
        assert part in shown


def test_the_commitment_is_shown_at_the_start_if_luck_is_sealed(run: Run) -> None:
    assert "SHA-256" in run("terminal", "apotheca", "--bots", "greedy", typed="quit\n").out
    assert "SHA-256" not in run(*ALONE, typed="quit\n").out


def test_a_game_against_bots_is_played_to_its_end(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    shown = run("terminal", "apotheca", "--variant", "solo", "--seed", "3", typed="1\n" * 150 + f"\n{path}\n\n").out
    assert words("en").reason("apotheca", "filled") in shown
    assert "The luck was seeded; its seed: 3" in shown


def test_bots_play_to_the_end_without_a_prompt(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    shown = run("terminal", "apotheca", "--bots", "greedy,random", "--seed", "3", typed=f"{path}\n").out
    assert "wins" in shown
    assert run("verify", str(path)).code == 0


def test_impossible_input_is_reported_and_the_game_goes_on(run: Run) -> None:
    shown = run(*ALONE, typed="fly\n99\n0\nplace a1\nundo\nmoves dive\nsave\nreveal b2\n").out
    refused = [f"'{typed}' is neither a move" for typed in ("fly", "99", "0")]
    for part in (*refused, "'place a1' is not allowed right now"):
        assert part in shown
    for part in (
        "there is nothing to undo",
        "no moves of that kind right now.",
        "give a file name: save FILE",
        "Ada reveals",
    ):
        assert part in shown


def test_a_decision_is_taken_back(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    run(*TOGETHER, typed=f"\nswitch d1 b2\n\nwinds left\nundo\nsave {path}\n")
    assert moves_of(path)[-2:] == ["winds left", "undo"]


def test_a_hint_names_moves_with_their_values(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("philtre.cli.terminal.HINT_TIME", 20)
    assert run(*ALONE, typed="hint\nquit\n\n").out.count("%") == 3


def test_help_and_log_are_shown(run: Run) -> None:
    shown = run(*ALONE, typed="?\nreveal b2\nlog\n").out
    assert "undo your last decision" in shown
    assert shown.count("Ada reveals a red potion on b2.") == 2


def test_many_moves_are_shown_by_their_verbs_first(run: Run) -> None:
    shown = run(
        "terminal", "apotheca", "--bots", "none", "--seed", "1", "--option", "start=1", typed="\nmoves dive\n"
    ).out
    assert "dive: 74 moves, 'moves dive' lists them" in shown
    assert shown.count("dive a1>b1") > 1


def test_a_seat_that_resigns_has_lost(run: Run) -> None:
    shown = run(*ALONE, typed="resign\n\n").out
    assert "Ada resigns." in shown
    assert "greedy wins. Everyone else resigned." in shown


def test_with_three_the_absent_rule_plays_for_a_seat_that_resigned(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    run("terminal", "apotheca", "--name", "Ada", "--bots", "greedy,greedy", "--seed", "1", typed=f"resign\n{path}\n")
    record = read(path.read_bytes())
    assert record.result is not None
    assert record.result.ranks[0] == 3
    assert run("verify", str(path)).code == 0


def test_a_curtain_separates_people_on_one_device(run: Run) -> None:
    shown = run(*TOGETHER, typed="\nreveal b2\n\n").out
    first, second = shown.index("Pass the device to Ada"), shown.index("Pass the device to Ben")
    assert first < shown.index("Ada reveals a red potion") < second


def test_nobody_is_shown_what_another_person_saw(run: Run) -> None:
    """Ada draws a potion; Ben, who sees the screen next, must not read its colour."""
    shown = run(*TOGETHER, typed="\nrestock\nplace a2\n\nlog\n").out
    after = shown[shown.index("Pass the device to Ben") :]
    assert "Ada draws a potion" in after
    assert "It is" in shown
    assert "It is" not in after


def test_commands_are_also_french(run: Run) -> None:
    shown = run(*ALONE, "--lang", "fr", typed="aide\nconseils\nannuler\nquitter\n\n").out
    assert "annuler votre dernière décision" in shown
    assert "« conseils » n’est ni un coup ni une commande" in shown.replace("\u202f", " ")
    assert "il n’y a rien à annuler" in shown


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_two_commands_have_the_same_name(language: str) -> None:
    called = [words(language)(f"cli-command-{name}") for name in COMMANDS]
    assert len({*called, HELP}) == len(COMMANDS) + 1


def test_a_move_with_the_name_of_a_command_is_meant_while_it_is_legal(run: Run, tmp_path: Path) -> None:
    """In Potion Explosion `help` is a move, in Apotheca it is not."""
    path = tmp_path / "game.txt"
    typed = "1\n1\n1\nhelp\n?\nsave " + str(path) + "\n"
    shown = run(
        "terminal", "potion_explosion", "--bots", "none", "--seed", "2", typed=typed.replace("1\n", "\n1\n")
    ).out
    assert moves_of(path)[-1] == "help"
    assert "undo your last decision" in shown
    assert "undo your last decision" in run(*ALONE, typed="help\n").out


def test_a_saved_game_continues_with_the_same_people_bots_and_luck(run: Run, tmp_path: Path) -> None:
    path, whole = tmp_path / "game.txt", tmp_path / "whole.txt"
    run(*ALONE, typed=f"reveal b2\nsave {path}\n")
    shown = run("terminal", "--load", str(path), typed=f"log\n1\nsave {whole}\n").out
    assert "Ada reveals a red potion on b2." in shown
    before, after = read(path.read_bytes()), read(whole.read_bytes())
    assert after.players == before.players == ["Ada", "greedy"]
    assert moves_of(whole)[: len(moves_of(path))] == moves_of(path)
    assert run("verify", str(whole)).code == 0


def test_a_save_replaces_an_older_one_of_the_same_game_only(run: Run, tmp_path: Path) -> None:
    path, other, letter = tmp_path / "game.txt", tmp_path / "other.txt", tmp_path / "letter.txt"
    letter.write_text("Dear diary")
    run(*ALONE, typed=f"save {path}\nreveal b2\nsave {path}\n")
    assert moves_of(path)[0] == "reveal b2"
    run("terminal", "apotheca", "--bots", "greedy", "--seed", "9", typed=f"save {other}\n")
    kept = other.read_bytes()
    shown = run(*ALONE, typed=f"save {other}\nsave {letter}\nsave {tmp_path}\nsave {tmp_path}/no/file\n").out
    for part in ("holds another game", "is not a saved game", "is a folder", "No such file or directory"):
        assert part in shown
    assert other.read_bytes() == kept
    assert letter.read_text() == "Dear diary"
    assert sorted(tmp_path.iterdir()) == [path, letter, other]


def test_leaving_offers_the_record_and_asks_until_it_is_saved(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    shown = run(*ALONE, typed=f"reveal b2\nquit\n{tmp_path}\n{path}\n").out
    assert "is a folder" in shown
    assert moves_of(path)[0] == "reveal b2"


def test_if_nobody_answers_the_record_is_printed(run: Run) -> None:
    shown = run(*ALONE, typed="reveal b2\n").out
    assert '[Game "apotheca"]' in shown
    record = read(shown[shown.index('[Game "apotheca"]') :].encode())
    assert record.turns[0].moves == ["reveal b2"]


def test_an_interrupt_offers_the_record_and_a_second_one_prints_it() -> None:
    command = [sys.executable, "-u", "-c", INTERRUPTIBLE, *ALONE]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=ENVIRONMENT
    ) as game:
        assert game.stdin is not None
        game.stdin.write(b"reveal b2\n")
        game.stdin.flush()
        read_until(game, b"Choose an action.", 2)
        game.send_signal(signal.SIGINT)
        read_until(game, b"Save the game as", 1)
        game.send_signal(signal.SIGINT)
        out, err = game.communicate(timeout=60)
    assert b"1. 1: reveal b2" in out
    assert (game.returncode, err) == (0, b"")


def read_until(game: subprocess.Popen[bytes], wanted: bytes, times: int) -> None:
    assert game.stdout is not None
    shown = b""
    while shown.count(wanted) < times:
        piece = game.stdout.read1()  # type: ignore[attr-defined]  # a pipe of ours is buffered
        assert piece, shown.decode()
        shown += piece


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        ((), "give either a game's name or --load FILE"),
        (("chess",), "there is no game 'chess'; choose from: apotheca"),
        (("apotheca", "--seats", "5"), "is not for 5 seats; allowed: 2, 3, 4"),
        (("apotheca", "--variant", "duel"), "has no variant 'duel'; choose from: standard, solo, master"),
        (("apotheca", "--bots", "alphago"), "there is no bot 'alphago'"),
        (("apotheca", "--bots", "random,random,random"), "0 people and 3 bots do not make 2 seats"),
        (("apotheca", "--seats", "2", "--name", "A", "--name", "B", "--name", "C"), "3 people and 0 bots do not"),
        (("apotheca", "--name", "A", "--bots", "random,random,random,random"), "is not for 5 seats"),
        (("apotheca", "--name", ""), "a name has 1 to 60 printable characters"),
        (("apotheca", "--name", "x" * 61), "a name has 1 to 60 printable characters"),
        (("apotheca", "--option", "start"), "an option is written NAME=VALUE, not 'start'"),
        (("apotheca", "--option", "start=1", "--option", "start=2"), "option 'start' is given twice"),
        (("apotheca", "--option", "start=9"), "option 'start' cannot be '9'; allowed: random, 1, 2, 3, 4"),
        (("apotheca", "--option", "start=4"), "option 'start' cannot be seat 4 of 2"),
        (("--load", "nowhere.txt"), "cannot read 'nowhere.txt': No such file or directory"),
        (("apotheca", "--load", "nowhere.txt"), "give either a game's name or --load FILE"),
        (
            ("--load", "nowhere.txt", "--seats", "3"),
            "--load takes variant, seats, options, pack and seed from the file",
        ),
    ],
)
def test_an_impossible_table_is_refused_in_one_line(run: Run, arguments: tuple[str, ...], line: str) -> None:
    assert line in complaint(run("terminal", *arguments))
