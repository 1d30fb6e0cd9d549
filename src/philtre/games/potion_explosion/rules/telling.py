"""A function for each event, to report it. Written by `make types` from the rows of `events.py`; do not edit."""

from __future__ import annotations

from mypy_extensions import i64

from philtre.core.contract import Story


def started(story: Story, who: i64) -> None:
    if not story.silent:
        story.tell(0, who)


def left_out(story: Story, who: i64, *, kind: i64) -> None:
    if not story.silent:
        story.tell(1, who, kind)


def laid_out(story: Story, who: i64, *, kind: i64) -> None:
    if not story.silent:
        story.uncover(2, who, kind)


def chose(story: Story, who: i64, *, kind: i64) -> None:
    if not story.silent:
        story.tell(3, who, kind)


def uncovered(story: Story, who: i64, *, tile: i64, stack: i64) -> None:
    if not story.silent:
        story.uncover(4, who, tile, stack)


def dispenser_filled(story: Story, who: i64) -> None:
    if not story.silent:
        story.uncover(5, who)


def turn_began(story: Story, who: i64) -> None:
    if not story.silent:
        story.tell(6, who)


def picked(story: Story, who: i64, *, place: i64, colour: i64) -> None:
    if not story.silent:
        story.tell(7, who, place, colour)


def exploded(story: Story, who: i64, *, colour: i64, count: i64, track: i64) -> None:
    if not story.silent:
        story.tell(8, who, colour, count, track)


def rolled_in(story: Story, who: i64, *, track: i64, colour: i64, at: i64) -> None:
    if not story.silent:
        story.uncover(9, who, track, colour, at)


def helped(story: Story, who: i64, *, left: i64) -> None:
    if not story.silent:
        story.tell(10, who, left)


def took(story: Story, who: i64, *, place: i64, colour: i64) -> None:
    if not story.silent:
        story.tell(11, who, place, colour)


def completed(story: Story, who: i64, *, tile: i64, burner: i64) -> None:
    if not story.silent:
        story.tell(12, who, tile, burner)


def returned(story: Story, who: i64, *, colour: i64, track: i64, at: i64) -> None:
    if not story.silent:
        story.tell(13, who, colour, track, at)


def drank(story: Story, who: i64, *, kind: i64) -> None:
    if not story.silent:
        story.tell(14, who, kind)


def repeated(story: Story, who: i64, *, kind: i64) -> None:
    if not story.silent:
        story.tell(15, who, kind)


def stole(story: Story, who: i64, *, to: i64, marbles: i64) -> None:
    if not story.silent:
        story.tell(16, who, to, marbles)


def put_on(story: Story, who: i64, *, colour: i64, burner: i64, hole: i64) -> None:
    if not story.silent:
        story.tell(17, who, colour, burner, hole)


def melted(story: Story, who: i64, *, colour: i64, count: i64, track: i64) -> None:
    if not story.silent:
        story.tell(18, who, colour, count, track)


def placed(story: Story, who: i64, *, colour: i64, first: i64, second: i64) -> None:
    if not story.silent:
        story.tell(19, who, colour, first, second)


def kept(story: Story, who: i64, *, marbles: i64) -> None:
    if not story.silent:
        story.tell(20, who, marbles)


def threw_back(story: Story, who: i64, *, marbles: i64) -> None:
    if not story.silent:
        story.tell(21, who, marbles)


def drew(story: Story, who: i64, *, tile: i64, stack: i64, burner: i64) -> None:
    if not story.silent:
        story.tell(22, who, tile, stack, burner)


def earned(story: Story, who: i64, *, skill: i64) -> None:
    if not story.silent:
        story.tell(23, who, skill)


def last_round(story: Story, who: i64, *, ending: i64) -> None:
    if not story.silent:
        story.tell(24, who, ending)


def tied(story: Story, who: i64) -> None:
    if not story.silent:
        story.tell(25, who)


def put_aside(story: Story, who: i64, *, count: i64) -> None:
    if not story.silent:
        story.tell(26, who, count)


def game_over(story: Story, who: i64, *, ending: i64) -> None:
    if not story.silent:
        story.tell(27, who, ending)
