"""The table: who may act, what is stored, and what can be undone. Played with Pebbles."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from philtre.core.chance import Scripted, Seeded
from philtre.core.contract import NOBODY, SILENT, SPECTATOR, Chance, Setup, State, Story
from philtre.core.errors import IllegalAction, PhiltreError
from philtre.table.table import STOP, Table, replay
from philtre.words.fluent import words
from tests.core.pebbles import DRAW, FACE, GAME, PUT, SLIDE, TURN, Line, Pebbles


def table(*luck: int, seats: int = 2) -> Table:
    """A table at which seat 1 begins. Of the other random numbers, those below 4 make black stones."""
    return Table(GAME, Setup("long", seats), Scripted([0, *luck]))


def moves(table: Table, *written: str) -> None:
    for text in written:
        table.act(table.seat(), GAME.parse(table.state, text))


def test_only_the_seat_in_turn_acts() -> None:
    with pytest.raises(IllegalAction, match="it is not seat 2’s turn; it is seat 1’s"):
        table().act(1, DRAW)


def test_an_illegal_action_is_refused_by_its_notation_and_changes_nothing() -> None:
    here = table()
    before = here.state.fields()
    with pytest.raises(IllegalAction, match="'turn 2' is not allowed right now"):
        here.act(0, TURN + 1)
    assert here.state.fields() == before
    assert here.version == 0


@pytest.mark.parametrize("action", [-1, GAME.actions, 10**30])
def test_a_number_that_is_no_action_is_refused(action: int) -> None:
    with pytest.raises(IllegalAction, match="ids go from 0 to 17"):
        table().act(0, action)


def test_every_action_has_its_own_story() -> None:
    here = table(7)
    moves(here, "draw", "put 3")
    heard = [[line.event for line in moment.story.heard_by(0, FACE)] for moment in here.moments]
    assert heard == [["began"], ["drew", "drew-this"], ["put"]]


def test_a_whisper_is_heard_by_its_seat_alone() -> None:
    here = table(7)
    moves(here, "draw")
    story = here.moments[-1].story
    assert [line.event for line in story.heard_by(1, FACE)] == ["drew"]
    assert [line.event for line in story.heard_by(SPECTATOR, FACE)] == ["drew"]
    assert story.heard_by(0, FACE)[1].details == {"colour": "white"}


def test_undo_takes_back_one_decision_and_is_an_entry_itself() -> None:
    here = table(7, 0)
    moves(here, "draw", "put 3", "slide 3")
    before = here.moments[-2].state.fields()
    here.undo(1)
    assert here.state.fields() == before
    assert here.entries == [DRAW, PUT + 2, SLIDE + 2, "undo"]


def test_undo_goes_back_step_by_step_but_not_to_another_seats_decision() -> None:
    here = table(7)
    moves(here, "draw", "put 3", "slide 3")
    here.undo(1)
    with pytest.raises(IllegalAction, match="nothing to undo"):
        here.undo(1)


def test_a_draw_of_luck_cannot_be_undone() -> None:
    here = table(7)
    moves(here, "draw")
    assert here.undo_refused(0) == "learned"
    with pytest.raises(IllegalAction, match="it revealed something new"):
        here.undo(0)


def test_undo_does_not_go_past_a_barrier_after_an_undone_step() -> None:
    here = Table(SLIDE_AFTER_LOOK, Setup("long", 2), Scripted([0, 7]))
    moves(here, "draw", "put 1", "turn 1", "slide 1")
    here.undo(here.seat())
    assert here.undo_refused(here.seat()) == "learned"


class _SameSeatTurns(Pebbles):
    """Pebbles in which one seat plays all the time, so that barriers are between decisions of the same seat."""

    def new(self, setup: Setup, chance: Chance, story: Story) -> Line:
        line = super().new(setup, chance, story)
        copy = _Lonely()
        copy.copy_from(line)
        return copy


class _Lonely(Line):
    def end_turn(self) -> None:
        self.slid = 0

    def clone(self) -> Line:
        copy = _Lonely()
        copy.copy_from(self)
        return copy


SLIDE_AFTER_LOOK = _SameSeatTurns()


def test_only_the_seat_in_turn_undoes() -> None:
    here = table(7)
    moves(here, "draw", "put 3", "slide 3")
    assert [here.undo_refused(seat) for seat in (0, 1)] == ["turn", None]


def test_after_the_seat_changed_nothing_is_undone() -> None:
    here = table(7)
    moves(here, "draw", "put 3")
    assert [here.undo_refused(seat) for seat in (0, 1)] == ["turn", "nothing"]


def test_a_preview_is_complete_if_no_luck_is_needed() -> None:
    here = table(7)
    moves(here, "draw", "put 3")
    shown = here.preview(1, SLIDE + 2, FACE)
    assert [line.event for line in shown.happenings] == ["slid"]
    assert shown.state is not None
    here.act(1, SLIDE + 2)
    assert shown.state.fields() == here.view(1).fields()


def test_a_preview_stops_where_luck_begins() -> None:
    shown = table(7).preview(0, DRAW, FACE)
    assert [line.event for line in shown.happenings] == ["drew"]
    assert shown.state is None


def test_a_preview_continues_while_the_seat_decides_and_sees() -> None:
    here = table(7)
    moves(here, "draw")
    assert [line.event for line in here.preview(0, PUT + 2, FACE).happenings] == ["put"]
    with pytest.raises(IllegalAction, match="is not possible after the ones before it"):
        here.preview(0, PUT + 2, FACE, [PUT + 2])
    shown = table(7).preview(0, DRAW, FACE, [PUT + 2])
    assert ([line.event for line in shown.happenings], shown.state) == (["drew"], None)


def test_a_preview_shows_nothing_that_the_seat_does_not_know() -> None:
    here = table(7)
    moves(here, "draw", "put 3")
    assert here.preview(1, TURN + 2, FACE) == ([], None)


def test_history_shows_what_each_viewer_saw_then() -> None:
    here = table(7)
    moves(here, "draw", "put 3")
    mine, theirs = here.history(0, FACE), here.history(1, FACE)
    assert [seen.entry for seen in mine] == [None, DRAW, PUT + 2]
    assert [seen.entry for seen in theirs] == [None, None, None]
    assert theirs[1].state.fields() == here.moments[1].state.seen_by(1).fields()
    assert mine[1].state.fields() != theirs[1].state.fields()


def test_a_fork_plays_on_from_any_point_and_leaves_the_old_table_alone() -> None:
    here = table(7, 0)
    moves(here, "draw", "put 3", "draw", "put 1")
    fork = here.fork(2, Scripted([]))
    moves(fork, "turn 3")
    assert fork.entries == [TURN + 2]
    assert here.version == 4
    with pytest.raises(IllegalAction, match="allowed: 0 to 4"):
        here.fork(5, Scripted([]))


def test_the_same_entries_give_the_same_game() -> None:
    here = Table(GAME, Setup("long", 3), Seeded(5))
    play_out(here)
    again = replay(GAME, here.setup, Seeded(5), here.entries)
    assert [moment.state.fields() for moment in again.moments] == [moment.state.fields() for moment in here.moments]


def play_out(here: Table) -> None:
    while here.seat() != NOBODY:
        here.act(here.seat(), here.legal_actions()[-1])


def test_with_two_sides_a_resignation_ends_the_game() -> None:
    here = table()
    here.resign(1)
    outcome = here.outcome()
    assert outcome is not None
    assert (outcome.ranks, outcome.reason, here.seat(), here.legal_actions()) == ([1, 2], "resigned", NOBODY, [])
    assert here.entries == ["resign 2"]


def test_with_three_sides_the_others_play_on_and_who_left_first_is_last() -> None:
    here = table(seats=3)
    here.resign(0)
    assert here.outcome() is None
    here.resign(2)
    outcome = here.outcome()
    assert outcome is not None
    assert outcome.ranks == [3, 1, 2]


def test_a_seat_that_resigned_is_last_even_if_it_would_have_won() -> None:
    here = Table(GAME, Setup("long", 3), Seeded(5))
    here.resign(0)
    play_out(here)
    by_rules, outcome = here.state.outcome(), here.outcome()
    assert by_rules is not None
    assert outcome is not None
    assert outcome.ranks[0] == 3
    assert min(outcome.ranks[1:]) == 1
    assert outcome.scores == by_rules.scores


def test_a_team_mate_who_leaves_does_not_end_the_game_for_the_team() -> None:
    here = Table(_InPairs(), Setup("long", 3), Seeded(1))
    here.resign(1)
    assert here.outcome() is None
    here.resign(2)
    outcome = here.outcome()
    assert outcome is not None
    assert outcome.ranks == [1, 2, 2]


class _InPairs(Pebbles):
    """Pebbles where seat 1 plays against the others."""

    def new(self, setup: Setup, chance: Chance, story: Story) -> Line:
        line = _Paired()
        line.copy_from(super().new(setup, chance, story))
        return line


class _Paired(Line):
    def side(self, seat: int) -> int:
        return min(seat, 1)


def test_resigning_a_solo_game_is_no_win() -> None:
    here = Table(_InPairs(), Setup("long", 2), Seeded(1), start=_alone())
    here.resign(0)
    outcome = here.outcome()
    assert outcome is not None
    assert outcome.winners() == []


def _alone() -> State:
    line = GAME.new(Setup("long", 2), Scripted([0]), SILENT)
    line.points = [0]
    return line


def test_nobody_resigns_twice_or_from_no_seat_or_after_the_end() -> None:
    here = table(seats=3)
    here.resign(0)
    for seat, line in [(0, "seat 1 has already resigned"), (3, "there is no seat 4; seats go from 1 to 3")]:
        with pytest.raises(IllegalAction, match=line):
            here.resign(seat)
    here.resign(1)
    with pytest.raises(IllegalAction, match="the game is over"):
        here.resign(2)


def test_an_agreed_stop_ends_the_game_and_nobody_wins() -> None:
    here = table()
    here.enter(STOP)
    outcome = here.outcome()
    assert outcome is not None
    assert (outcome.winners(), outcome.reason) == ([], "stopped")
    with pytest.raises(IllegalAction, match="the game is over"):
        here.act(0, DRAW)
    assert here.undo_refused(0) == "turn"


@pytest.mark.parametrize("entry", ["", "undo 1", "resign", "resign x", "resign ²", "stop!", "resign 99999", "Undo"])
def test_invalid_entries_are_refused(entry: str) -> None:
    with pytest.raises(IllegalAction):
        table().enter(entry)


def test_a_viewer_is_a_seat_or_a_spectator() -> None:
    here = table()
    assert here.view(SPECTATOR).fields() == here.state.fields()
    with pytest.raises(IllegalAction, match="there is no seat 3"):
        here.view(2)


REFUSALS: list[Callable[[Table], object]] = [
    lambda here: here.act(1, DRAW),
    lambda here: here.act(0, TURN),
    lambda here: here.act(0, -1),
    lambda here: here.view(9),
    lambda here: here.undo(0),
    lambda here: here.undo(1),
    lambda here: (here.act(0, DRAW), here.undo(0)),
    lambda here: (here.stop(), here.stop()),
    lambda here: (here.resign(0), here.act(1, DRAW)),
]


@pytest.mark.parametrize("refusal", REFUSALS)
def test_what_the_table_refuses_has_the_same_words_in_the_locale(refusal: Callable[[Table], object]) -> None:
    with pytest.raises(PhiltreError) as caught:
        refusal(table(7))
    english = words("en").error(caught.value).replace("of this game", "of pebbles")
    assert english == str(caught.value)
    assert words("fr").error(caught.value) != english
