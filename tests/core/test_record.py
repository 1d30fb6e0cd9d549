"""Records: both forms can be read back and replayed, and mistakes are reported. Played with Pebbles."""

from __future__ import annotations

import contextlib
import json
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from philtre.core.contract import NOBODY, Setup
from philtre.core.errors import RecordError
from philtre.table import luck
from philtre.table.luck import Luck
from philtre.table.record import Record, Result, Turn, check, record_of, table_of, verify
from philtre.table.recordfile import LARGEST, read, to_json, to_text
from philtre.table.table import Table
from tests.core.pebbles import FACE, GAME

SEED = bytes(range(32))

TOLD = """\
[Game "pebbles"]
[Rules "1"]
[Variant "short"]
[Seats "2"]
[Date "2026-01-31"]
[Luck "scripted"]
[Seed "0 7 0 5 1"]
[Option black "2"]
[Player 1 "Ada \\"A\\" Lovelace"]
[Player 2 "Ève"]
[Result "turned"]
[Ranks "1 2"]
[Scores "2 -4"]

1. 1: draw; put 1
2. 2: slide 1; undo; draw; put 2
3. 1: draw; put 3
4. 2: draw; put 4
5. 1: turn 1
6. 2: turn 2
7. 1: turn 3
8. 2: turn 4
"""


def played(dealt: Luck, seats: int = 2) -> Table:
    """A game in which everybody chooses the last legal action."""
    table = Table(GAME, Setup("long", seats, {"black": "2"}), dealt.chance())
    while table.seat() != NOBODY:
        table.act(table.seat(), table.legal_actions()[-1])
        if table.undo_refused(table.seat()) is None and table.version % 3:
            table.undo(table.seat())
            table.act(table.seat(), table.legal_actions()[0])
    return table


def record(dealt: Luck | None = None, seats: int = 2) -> Record:
    dealt = luck.sealed(SEED) if dealt is None else dealt
    return record_of(played(dealt, seats), FACE, dealt, ["Ada", "Ève", "李"][:seats], "2026-01-31")


def wrong(text: str) -> str:
    """The error from reading and verifying a text."""
    with pytest.raises(RecordError) as caught:
        verify(read(text.encode()), FACE)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_a_told_game_reads_as_written_and_writes_as_read() -> None:
    assert to_text(read(TOLD.encode())) == TOLD


def test_a_told_game_plays_to_the_result_it_claims() -> None:
    table = verify(read(TOLD.encode()), FACE)
    assert table.seat() == NOBODY


def test_windows_line_ends_and_a_byte_order_mark_do_no_harm() -> None:
    assert read(b"\xef\xbb\xbf" + TOLD.replace("\n", "\r\n").encode()) == read(TOLD.encode())


@pytest.mark.parametrize("dealt", [luck.sealed(SEED), luck.seeded(7), luck.seeded(2**90)])
@pytest.mark.parametrize("seats", [2, 3])
def test_a_played_game_can_be_read_back_in_both_forms_and_verified(dealt: Luck, seats: int) -> None:
    written = record(dealt, seats)
    assert read(to_text(written).encode()) == written
    assert read(to_json(written)) == written
    assert verify(written, FACE).version == sum(len(turn.moves) for turn in written.turns)


def test_a_seat_that_resigns_and_a_stop_are_in_the_record() -> None:
    dealt = luck.sealed(SEED)
    table = Table(GAME, Setup("long", 3), dealt.chance())
    table.resign(1)
    table.stop()
    written = record_of(table, FACE, dealt, [])
    assert [move for turn in written.turns for move in turn.moves] == ["resign 2", "stop"]
    assert written.result == Result([2, 2, 2], [0, 0, 0], "stopped")
    verify(read(to_text(written).encode()), FACE)


def test_a_long_turn_is_written_on_several_lines() -> None:
    dealt = luck.scripted([0, 7])
    table = Table(GAME, Setup("long", 2), dealt.chance())
    table.act(0, GAME.parse(table.state, "draw"))
    table.act(0, GAME.parse(table.state, "put 3"))
    for _ in range(30):
        table.act(1, GAME.parse(table.state, "slide 3"))
        table.undo(1)
    written = record_of(table, FACE, dealt, [])
    assert [(turn.seat, len(turn.moves)) for turn in written.turns] == [(1, 2), (2, 24), (2, 24), (2, 12)]
    assert verify(read(to_text(written).encode()), FACE).entries == table.entries


def test_a_fork_is_recorded_from_its_position() -> None:
    fork = played(luck.sealed(SEED)).fork(5, luck.seeded(3).chance())
    while fork.seat() != NOBODY:
        fork.act(fork.seat(), fork.legal_actions()[0])
    written = record_of(fork, FACE, luck.seeded(3), ["Ada", "Ben"])
    for again in (read(to_text(written).encode()), read(to_json(written))):
        assert again == written
        assert verify(again, FACE).state.fields() == fork.state.fields()


def test_the_record_of_a_running_game_has_the_commitment_without_the_seed() -> None:
    dealt = luck.sealed(SEED)
    table = Table(GAME, Setup("long", 2), dealt.chance())
    written = record_of(table, FACE, dealt, [], show_seed=False)
    assert written.commitment is not None
    assert SEED.hex() not in to_text(written)
    with pytest.raises(RecordError, match="has no seed"):
        table_of(written, FACE)


def test_a_seed_that_does_not_match_the_commitment_is_refused() -> None:
    other = msgspec.structs.replace(record(), seed=bytes(32).hex())
    with pytest.raises(RecordError, match="not the one that was promised"):
        verify(other, FACE)


def test_sealed_luck_without_a_commitment_is_not_verified() -> None:
    with pytest.raises(RecordError, match="no commitment"):
        verify(msgspec.structs.replace(record(), commitment=None), FACE)


def test_a_wrong_result_is_refused() -> None:
    assert "'turned', ranks 2 1, scores 2 -4, but played again with 'turned', ranks 1 2" in wrong(
        TOLD.replace('[Ranks "1 2"]', '[Ranks "2 1"]')
    )
    assert "the record ends with no result" in wrong(
        "\n".join(line for line in TOLD.split("\n") if line[1:3] not in ("Re", "Ra", "Sc"))
    )


def test_other_rules_are_refused_by_name_and_number() -> None:
    line = wrong(TOLD.replace('[Rules "1"]', '[Rules "2"]'))
    assert line == "the record was played under rules 2 of pebbles; this Philtre plays rules 1"


COMPLAINTS = [
    ("2. 2: slide", "3. 2: slide", "line 16: this is not a turn; expected turn 2, like '2. 1: move; move'"),
    ("2. 2: slide", "2. 1: slide", "turn 2, 'slide 1': seat 2 decides here, not seat 1"),
    ("draw; put 1", "draw; put 9", "turn 1, 'put 9': 'put 9' is not an action of pebbles"),
    ("draw; put 1", "draw; turn 1", "turn 1, 'turn 1': 'turn 1' is not allowed right now"),
    ("draw; put 1", "undo; put 1", "turn 1, 'undo': there is nothing to undo"),
    ("draw; put 1", "draw;; put 1", "a move is 1 to 120 printable characters without ';', not 'draw;'"),
    ("8. 2: turn 4", "8. 2: turn 4; draw", "turn 8, 'draw': the game is over"),
    ('[Game "pebbles"]', '[Game "chess"]', "the record is of chess, not of pebbles"),
    ('[Game "pebbles"]', "[Game pebbles]", "line 1: this is not a header; expected one like"),
    ('[Game "pebbles"]', '[Game "peb\\bles\\x"]', "line 1: the value of Game is not quoted correctly"),
    ('[Game "pebbles"]', '[Gome "pebbles"]', "line 1: there is no header 'Gome'; expected one of Game, Rules"),
    ('[Game "pebbles"]\n', "", "the record ends and has no Game"),
    ('[Rules "1"]', '[Rules "one"]', "line 2: Rules is not a number; expected digits"),
    ('[Variant "short"]', '[Variant "tall"]', "pebbles has no variant 'tall'; choose from: short, long"),
    ('[Seats "2"]', '[Seats "3"]', "there are 3 seats but 2 players' names"),
    ('[Seats "2"]', '[Seats "2"]\n[Seats "2"]', "line 5: 'Seats' is here twice; expected each header once"),
    ('[Option black "2"]', '[Option black "7"]', "option 'black' cannot be '7'; allowed: 1, 2"),
    ('[Option black "2"]', '[Option green "2"]', "has no option 'green'; choose from: black"),
    ("[Player 2 ", "[Player 3 ", "line 10: the players are out of order; expected Player 2"),
    ('[Date "2026-01-31"]', '[Date "today"]', "a date is like 2026-01-31"),
    ('[Seed "0 7 0 5 1"]', '[Seed "0 7 0 5"]', "turn 4, 'draw': the script has 4 numbers and one more was asked for"),
    ('[Seed "0 7 0 5 1"]', '[Seed "0 7 0 5 x"]', "the seed of scripted luck is numbers with one space between"),
    ('[Luck "scripted"]', '[Luck "sealed"]', "the seed of sealed luck is 64 hexadecimal digits"),
    ('[Luck "scripted"]', '[Luck "dice"]', "there is no luck 'dice'; choose from: sealed, joint, seeded, scripted"),
    ('[Luck "scripted"]', '[Start "[1]"]', "line 6: the starting position is not JSON"),
    ('[Luck "scripted"]', '[Luck "scripted"]\n[Start "{}"]', "the starting position is malformed or impossible"),
    ('[Ranks "1 2"]', '[Ranks "1 x"]', "Ranks are not numbers"),
    ('[Ranks "1 2"]\n', "", "the record has a result but no Ranks"),
    ('[Ranks "1 2"]', '[Ranks "1 2 3"]', "a result has a rank and a score for each of the 2 seats"),
]


@pytest.mark.parametrize(("right", "changed", "complaint"), COMPLAINTS)
def test_errors_in_records_name_the_place_and_what_was_expected(right: str, changed: str, complaint: str) -> None:
    assert TOLD.count(right) == 1
    assert complaint in wrong(TOLD.replace(right, changed))


def test_a_file_too_large_is_not_read() -> None:
    with pytest.raises(RecordError, match="at most 1048576 bytes"):
        read(b" " * (LARGEST + 1))


def test_binary_data_is_refused_with_the_line() -> None:
    with pytest.raises(RecordError, match="line 2: this is not UTF-8"):
        read(b'[Game "pebbles"]\n\xff\xfe')


@pytest.mark.parametrize(
    "changed",
    [
        {"luck": "\x1b[2J\u202e"},
        {"luck": "\x1b[2J\u202e", "seed": None},
        {"\x1b[2J\u202e": 1},
        {"seats": 10**4000},
        {"rules": 10**4000},
        {"turns": [{"seat": 10**4000, "moves": ["draw"]}]},
        {"start": {"\x1b[2J\u202e": 1}},
        {"variant": "\x1b[2J\u202e"},
    ],
)
def test_what_a_record_says_is_repeated_in_one_short_line_without_signs_of_control(changed: dict[str, Any]) -> None:
    fields = msgspec.json.decode(to_json(record()), type=dict[str, Any]) | changed
    with pytest.raises(RecordError) as refused:
        verify(read(json.dumps(fields).encode()), FACE)
    assert str(refused.value).isprintable()
    assert len(str(refused.value)) < 300


def test_deeply_nested_json_is_refused() -> None:
    for data in (b'{"start":' + b'{"a":' * 100_000, b'[Game "x"]\n[Start "' + b"[" * 100_000 + b'"]\n'):
        with pytest.raises(RecordError):
            read(data)


@given(st.binary(max_size=200))
def test_random_data_raises_only_record_errors(data: bytes) -> None:
    with pytest.raises(RecordError):
        read(data)


@given(st.data())
def test_damaged_records_raise_only_record_errors(data: st.DataObject) -> None:
    source = data.draw(st.sampled_from([TOLD.encode(), to_json(read(TOLD.encode()))]))
    at = data.draw(st.integers(0, len(source) - 1))
    cut = data.draw(st.integers(0, 3))
    damaged = source[:at] + data.draw(st.binary(max_size=3)) + source[at + cut :]
    with contextlib.suppress(RecordError):
        verify(read(damaged), FACE)


NAMES = st.text(min_size=1, max_size=60).filter(lambda name: name.isprintable() and name == name.strip())


@given(players=st.lists(NAMES, min_size=2, max_size=2), content=st.text(max_size=50))
def test_any_name_and_content_can_be_read_back(players: list[str], content: str) -> None:
    written = Record(game="pebbles", rules=1, variant="long", seats=2, players=players, content=content)
    assert read(to_text(written).encode()) == written
    assert read(to_json(written)) == written


@given(st.text(max_size=70))
def test_a_name_that_cannot_be_written_is_refused_before_it_is_written(name: str) -> None:
    written = Record(game="pebbles", rules=1, variant="long", seats=1, players=[name])
    try:
        check(written)
    except RecordError:
        return
    assert read(to_text(written).encode()) == written


def test_turns_and_seats_are_bounded() -> None:
    base = Record(game="pebbles", rules=1, variant="long", seats=2)
    for broken in (
        {"turns": [Turn(3, ["draw"])]},
        {"turns": [Turn(1, [])]},
        {"turns": [Turn(1, ["draw"] * 20_001)]},
        {"seats": 0},
        {"seats": 17},
        {"rules": -1},
        {"options": {f"o{n}": "x" for n in range(33)}},
        {"content": "x" * (256 * 1024 + 1)},
        {"result": Result([1, 2], [0, 10**7], "turned")},
        {"commitment": "abc"},
    ):
        with pytest.raises(RecordError):
            check(msgspec.structs.replace(base, **broken))


def test_a_start_with_another_number_of_seats_is_refused_in_one_line() -> None:
    record = read(TOLD.encode())
    table = table_of(record, FACE)
    start = msgspec.to_builtins(FACE.write(table.moments[2].state))
    begun = msgspec.structs.replace(record, start=start, turns=[], result=None)
    assert table_of(begun, FACE).version == 0
    start["points"] = [0, 0, 0]
    other = msgspec.structs.replace(begun, start=start)
    with pytest.raises(RecordError, match="number of seats is not that of the game"):
        table_of(other, FACE)
