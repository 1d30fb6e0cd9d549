"""Thousands of broken inputs: each gets one clear line on standard error and exit code 2, never a traceback."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

from philtre import games
from philtre.core.chance import Seeded
from philtre.core.contract import NOBODY, SILENT, Setup, State
from philtre.core.errors import PositionError
from philtre.table import luck
from philtre.table.positions import read_position, write_position
from philtre.table.record import record_of
from philtre.table.recordfile import to_json, to_text
from philtre.table.table import Table
from tests.cli.shell import Answer, Run, complaint, process
from tests.laws.cases import BOUND, REGISTERED, Case, each_case

ROUNDS = 60  # broken files of each kind and case
FEW_ROUNDS = 15  # on the plain engine
HOSTILE: list[Any] = [
    *(None, True, -1, 0, 1, 2, 99, 10**6, -(10**9), 2**31, 2**63 - 1, 2**63, 2**64, -(2**63) - 1, 10**40),
    *(1.5, -0.0, 1e308, "", "x", "red", "\x00", "\ud83c\udf77", "a" * 5000, "../../etc/passwd", "{{7*7}}"),
    *([], [None], [[]], [1] * 300, ["red"] * 16, {}, {"colour": "red"}, {"": ""}, [{}], [[-1, -1, -1]]),
]


def rounds() -> int:
    return FEW_ROUNDS if settings.get_current_profile_name() == "few" else ROUNDS


def game_of(case: Case, seed: int, decisions: int = 10_000) -> Table:
    table, rng = Table(case.game, case.setup(), luck.seeded(seed).chance()), random.Random(seed)
    while table.seat() != NOBODY and table.version < decisions:
        table.act(table.seat(), rng.choice(table.legal_actions()))
    return table


def told_or_done(answer: Answer) -> None:
    """A damaged file may still be valid; then there is no error. Otherwise the error has one line."""
    if answer.code == 0:
        assert answer.err == ""
    else:
        assert len(complaint(answer)) <= 500


def damaged(data: bytes, rng: random.Random) -> bytes:
    """A file with some bytes changed, dropped, doubled or moved, or cut short."""
    at, size = rng.randrange(len(data)), rng.choice([1, 1, 1, 2, 5, 40])
    piece = data[at : at + size]
    return rng.choice(
        [
            data[:at] + bytes(rng.randrange(256) for _ in piece) + data[at + size :],
            data[:at] + bytes(rng.choice(b'0123456789;:."[]{}, \n\\u') for _ in piece) + data[at + size :],
            data[:at] + data[at + size :],
            data[:at] + piece + data[at:],
            data[:at],
            data[:at] + data[at + size :] + piece,
        ]
    )


@pytest.mark.parametrize("form", ["text", "json"])
@pytest.mark.parametrize("case", REGISTERED, ids=each_case)
def test_damaged_records_are_reported(run: Run, tmp_path: Path, case: Case, form: str) -> None:
    record = record_of(game_of(case, 1), case.face, luck.seeded(1), [], "2026-01-31")
    data = to_json(record) if form == "json" else to_text(record).encode()
    path, rng = tmp_path / "record", random.Random(f"{case.name} {form}")
    for _ in range(rounds()):
        path.write_bytes(damaged(data, rng))
        told_or_done(run(rng.choice(["verify", "replay"]), str(path), "--json"))


def test_every_changed_byte_of_a_record_is_reported_or_harmless(run: Run, tmp_path: Path) -> None:
    table = game_of(REGISTERED[0], 1, 8)
    data = to_text(record_of(table, REGISTERED[0].face, luck.seeded(1), ["Ada", "Ève"], "2026-01-31")).encode()
    path, step = tmp_path / "record", max(1, ROUNDS // rounds())
    for at in range(0, len(data), step):
        for byte in (0x0A, 0x22, 0xFF, data[at] ^ 1):
            path.write_bytes(data[:at] + bytes([byte]) + data[at + 1 :])
            told_or_done(run("verify", str(path)))


def test_every_cut_of_a_record_is_reported_or_harmless(run: Run, tmp_path: Path) -> None:
    table = game_of(REGISTERED[0], 1, 8)
    record = record_of(table, REGISTERED[0].face, luck.seeded(1), ["Ada", "Ève"])
    path, step = tmp_path / "record", max(1, ROUNDS // rounds())
    for data in (to_text(record).encode(), to_json(record)):
        for at in range(0, len(data), step):
            path.write_bytes(data[:at])
            told_or_done(run("verify", str(path)))


def places(tree: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in JSON data, as its container and its key there."""
    keys = tree.keys() if isinstance(tree, dict) else range(len(tree)) if isinstance(tree, list) else ()
    for key in keys:
        yield tree, key
        yield from places(tree[key])


def hostile(position: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """A position with a field or two removed, added, exchanged or filled with unexpected values."""
    changed: dict[str, Any] = json.loads(json.dumps(position))
    for _ in range(rng.choice([1, 1, 1, 2, 3])):
        holder, key = rng.choice(list(places(changed)))
        other_holder, other_key = rng.choice(list(places(changed)))
        deed = rng.randrange(5)
        if deed == 0 and isinstance(holder, dict):
            del holder[key]
        elif deed == 1 and isinstance(holder, list):
            holder.insert(key, holder[key])
        elif deed == 2:
            holder[key] = json.loads(json.dumps(other_holder[other_key]))
        elif deed == 3 and isinstance(holder[key], int):
            holder[key] += rng.choice([-1, 1])
        else:
            holder[key] = copy.deepcopy(rng.choice(HOSTILE))
    return changed


@pytest.mark.parametrize("case", REGISTERED, ids=each_case)
def test_hostile_positions_are_reported(run: Run, tmp_path: Path, case: Case) -> None:
    path, rng = tmp_path / "position.json", random.Random(case.name)
    for number in range(rounds()):
        state: State = game_of(case, number % 20, rng.randrange(60)).state
        seen = rng.choice([state, state.seen_by(rng.choice(case.viewers()))])
        position = json.loads(write_position(case.face, seen))
        path.write_text(json.dumps(hostile(position, rng)))
        told_or_done(run("moves", case.game.name, "--state", str(path), "--json"))


@pytest.mark.parametrize("case", REGISTERED, ids=each_case)
def test_every_field_of_a_position_may_hold_anything(run: Run, tmp_path: Path, case: Case) -> None:
    position = json.loads(write_position(case.face, game_of(case, 2, 25).state))
    path = tmp_path / "position.json"
    most, rng = 12 if rounds() == ROUNDS else 4, random.Random(case.name)
    for field in position:
        for value in rng.sample(HOSTILE, most):
            path.write_text(json.dumps({**position, field: value}))
            told_or_done(run("moves", case.game.name, "--state", str(path)))


@pytest.mark.parametrize("case", REGISTERED, ids=each_case)
def test_a_position_that_is_accepted_can_be_played_to_its_end(case: Case) -> None:
    """Every accepted position must be safe for the rules, however strange it is."""
    rng = random.Random(case.name)
    for number in range(rounds()):
        state = game_of(case, number % 20, rng.randrange(60)).state
        position = json.loads(write_position(case.face, state))
        for change in (hostile, exchanged):
            try:
                read = read_position(case.face, json.dumps(change(position, rng)).encode())
            except PositionError:
                continue
            play_out(case, read, number, rng)


def play_out(case: Case, state: State, seed: int, rng: random.Random) -> None:
    chance, decisions = Seeded(seed), 0
    while state.seat() != NOBODY:
        case.face.controls(state)
        state.apply(rng.choice(state.legal_actions()), chance, SILENT)
        decisions += 1
        assert decisions < BOUND


def exchanged(position: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """A position with two values of one kind exchanged: sums stay the same, so more of these are accepted."""
    changed: dict[str, Any] = json.loads(json.dumps(position))
    holder, key = rng.choice(list(places(changed)))
    alike = [
        (h, k) for h, k in places(changed) if type(h[k]) is type(holder[key]) and not isinstance(h[k], dict | list)
    ]
    if alike and not isinstance(holder[key], dict | list):
        other, place = rng.choice(alike)
        holder[key], other[place] = other[place], holder[key]
    return changed


def test_a_record_that_begins_from_a_hostile_position_is_reported(run: Run, tmp_path: Path) -> None:
    case, rng, path = REGISTERED[0], random.Random(5), tmp_path / "record.json"
    fork = game_of(case, 1, 30).fork(20, luck.seeded(2).chance())
    for _ in range(5):
        fork.act(fork.seat(), rng.choice(fork.legal_actions()))
    whole = json.loads(to_json(record_of(fork, case.face, luck.seeded(2), [])))
    for _ in range(rounds()):
        path.write_text(json.dumps({**whole, "start": hostile(whole["start"], rng)}))
        told_or_done(run("verify", str(path)))
        path.write_text(json.dumps(hostile(whole, rng)))
        told_or_done(run("verify", str(path)))


def test_typed_rubbish_never_stops_a_game(run: Run) -> None:
    """Whatever is typed in a game, it is answered, and the next line is read."""
    rng = random.Random(3)
    words = ["reveal", "place", "dive", "hire", "a1", "z9", "a1>b1", ">", "", "-1", "99999999999999999999", "mixed"]
    words += ["é", "\x1b[2J", "\u202e", "save", "/", "undo", "moves", "help", "log", "board", "١", "½", "'; drop"]
    lines = [" ".join(rng.choices(words, k=rng.randrange(4))) for _ in range(rounds())]
    typed = "\n".join(line for line in lines if not line.startswith("save /"))
    answer = run("terminal", "apotheca", "--name", "Ada", "--bots", "random", "--seed", "1", typed=typed)
    assert answer.code == 0
    assert answer.err == ""
    assert "Traceback" not in answer.out


RUBBISH = [b"", b"{", b"[]", b"null", b"\xff\xfe", b"[Game", b"{}" * 9, b"1" * 10**6, b"\x00" * 99]

BAD_ARGUMENTS = [
    ("frobnicate",),
    ("--frobnicate",),
    ("--lang",),
    ("--lang", "de", "games"),
    ("--lang=", "games"),
    ("games", "extra"),
    ("simulate",),
    ("simulate", ""),
    ("simulate", "apotheca", "more"),
    ("simulate", "../apotheca"),
    ("simulate", "apotheca\n"),
    ("simulate", "apotheca", "--games", "0"),
    ("simulate", "apotheca", "--games", "-5"),
    ("simulate", "apotheca", "--games", "many"),
    ("simulate", "apotheca", "--games", "9" * 40),
    ("simulate", "apotheca", "--games"),
    ("simulate", "apotheca", "--seed", "-1"),
    ("simulate", "apotheca", "--seed", "0x10"),
    ("simulate", "apotheca", "--seats", "1"),
    ("simulate", "apotheca", "--seats", "1000"),
    ("simulate", "apotheca", "--variant", ""),
    ("simulate", "apotheca", "--variant", "solo", "--seats", "2"),
    ("simulate", "apotheca", "--variant", "solo", "--option", "start=1"),
    ("simulate", "apotheca", "--option", "=1"),
    ("simulate", "apotheca", "--option", "start="),
    ("simulate", "apotheca", "--option", "\x07=\x07"),
    ("simulate", "apotheca", "--option", "start=3"),
    ("simulate", "apotheca", "--bots", ""),
    ("simulate", "apotheca", "--bots", ","),
    ("simulate", "apotheca", "--bots", "none"),
    ("simulate", "apotheca", "--bots", "random,random,random"),
    ("simulate", "apotheca", "--bots", "random, greedy"),
    ("simulate", "apotheca", "--bots", "search:0"),
    ("perft", "apotheca", "--depth", "0"),
    ("perft", "apotheca", "--depth", "1.5"),
    ("perft", "chess"),
    ("replay",),
    ("replay", "/nonexistent/file"),
    ("replay", "/"),
    ("replay", ""),
    ("replay", "nul\x00byte"),
    ("verify", "/dev/null"),
    ("verify", "-"),
    ("moves", "apotheca"),
    ("moves", "apotheca", "--state", "/nonexistent"),
    ("moves", "apotheca", "--state", "/dev/null"),
    ("moves", "apotheca", "--state", "-"),
    ("moves", "chess", "--state", "-"),
    ("terminal", "chess"),
    ("terminal", "apotheca", "--name", "\x07"),
    ("terminal", "apotheca", "--name", "\ud800"),
]


@pytest.mark.parametrize("arguments", BAD_ARGUMENTS, ids=lambda arguments: ascii(" ".join(arguments))[:40])
def test_bad_arguments_get_one_line(run: Run, arguments: tuple[str, ...]) -> None:
    complaint(run(*arguments))


@pytest.mark.parametrize(
    "arguments", [a for a in BAD_ARGUMENTS if "\x00" not in "".join(a) and "\ud800" not in a[-1]][::7]
)
def test_bad_arguments_get_one_line_from_a_real_process(arguments: tuple[str, ...]) -> None:
    complaint(process(*arguments))


def test_random_arguments_get_one_line_or_work(run: Run) -> None:
    rng = random.Random(1)
    words = ["games", "simulate", "perft", "verify", "moves", "apotheca", "--seats", "--games", "--bots", "--json", "3"]
    words += ["--variant", "solo", "--option", "start=1", "--depth", "1", "--state", "-", "--lang", "fr", "random", "é"]
    for _ in range(rounds()):
        told_or_done(run(*rng.choices(words, k=rng.randrange(1, 7)), "--games", "1"))


@pytest.mark.parametrize("data", RUBBISH)
def test_rubbish_files_get_one_line(run: Run, tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "rubbish"
    path.write_bytes(data)
    complaint(run("verify", str(path)))
    complaint(run("moves", "apotheca", "--state", str(path)))


@pytest.mark.parametrize("data", RUBBISH[::4])
def test_rubbish_gets_one_line_from_a_real_process(data: bytes) -> None:
    complaint(process("moves", "apotheca", "--state", "-", typed=data))


def test_a_huge_file_is_refused_without_being_read_whole(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "huge"
    with path.open("wb") as file:
        file.truncate(10**10)
    assert "at most 1048576 bytes" in complaint(run("verify", str(path)))
    assert "at most 262144 bytes" in complaint(run("moves", "apotheca", "--state", str(path)))


def test_records_of_other_games_and_rules_are_refused(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "record.txt"
    text = to_text(record_of(game_of(REGISTERED[0], 1, 8), REGISTERED[0].face, luck.seeded(1), []))
    path.write_text(text.replace('[Game "apotheca"]', '[Game "chess"]'))
    assert complaint(run("verify", str(path))) == f"there is no game 'chess'; choose from: {', '.join(games.NAMES)}"
    rules = REGISTERED[0].game.rules
    path.write_text(text.replace(f'[Rules "{rules}"]', '[Rules "7"]'))
    told = f"played under rules 7 of apotheca; this Philtre plays rules {rules}"
    assert told in complaint(run("replay", str(path)))


def test_a_seat_that_is_not_there_cannot_look(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "record.txt"
    path.write_text(to_text(record_of(game_of(REGISTERED[0], 1, 8), REGISTERED[0].face, luck.seeded(1), [])))
    assert "there is no seat 3; seats go from 1 to 2" in complaint(run("replay", str(path), "--seat", "3"))


def test_setups_are_checked_for_every_game(run: Run) -> None:
    for case in REGISTERED:
        game = case.game
        for seats in set(range(1, 17)) - {n for v in game.variants if v.name == case.variant for n in v.seats}:
            line = complaint(run("perft", game.name, "--variant", case.variant, "--seats", str(seats)))
            assert f"is not for {seats} seats; allowed: " in line
        assert Setup(case.variant, case.seats).variant == case.variant
