"""A function for each event, to report it. Written by `make types` from the rows of `events.py`; do not edit."""

from __future__ import annotations

from mypy_extensions import i64

from philtre.core.contract import Story


def started(story: Story, who: i64) -> None:
    if not story.silent:
        story.tell(0, who)


def turn_began(story: Story, who: i64) -> None:
    if not story.silent:
        story.tell(1, who)


def revealed(story: Story, who: i64, *, space: i64, colour: i64) -> None:
    if not story.silent:
        story.uncover(2, who, space, colour)


def gained_gem(story: Story, who: i64, *, colour: i64) -> None:
    if not story.silent:
        story.tell(3, who, colour)


def paid(story: Story, who: i64, *, colour: i64, gems: i64, to: i64) -> None:
    if not story.silent:
        story.tell(4, who, colour, gems, to)


def drew(story: Story, who: i64) -> None:
    if not story.silent:
        story.tell(5, who)


def saw(story: Story, who: i64, *, colour: i64) -> None:
    if not story.silent:
        story.whisper(who, 6, colour)


def placed(story: Story, who: i64, *, space: i64) -> None:
    if not story.silent:
        story.tell(7, who, space)


def hired(story: Story, who: i64, *, card: i64, station: i64) -> None:
    if not story.silent:
        story.tell(8, who, card, station)


def hired_from_deck(story: Story, who: i64, *, card: i64) -> None:
    if not story.silent:
        story.uncover(9, who, card)


def refilled(story: Story, who: i64, *, card: i64, station: i64) -> None:
    if not story.silent:
        story.uncover(10, who, card, station)


def used_power(story: Story, who: i64, *, card: i64, action: i64) -> None:
    if not story.silent:
        story.tell(11, who, card, action)


def moved(story: Story, who: i64, *, from_: i64, to_space: i64) -> None:
    if not story.silent:
        story.tell(12, who, from_, to_space)


def matched(story: Story, who: i64, *, match: i64, colour: i64) -> None:
    if not story.silent:
        story.tell(13, who, match, colour)


def satisfied(story: Story, who: i64, *, card: i64, colour: i64) -> None:
    if not story.silent:
        story.tell(14, who, card, colour)


def returned(story: Story, who: i64, *, colour: i64, potions: i64) -> None:
    if not story.silent:
        story.tell(15, who, colour, potions)


def kept(story: Story, who: i64, *, colour: i64) -> None:
    if not story.silent:
        story.tell(16, who, colour)


def overloaded(story: Story, who: i64, *, colour: i64) -> None:
    if not story.silent:
        story.uncover(17, who, colour)


def removed(story: Story, who: i64, *, colour: i64, spaces: i64) -> None:
    if not story.silent:
        story.tell(18, who, colour, spaces)


def decreed(story: Story, who: i64, *, colour: i64) -> None:
    if not story.silent:
        story.tell(19, who, colour)


def took_extra(story: Story, who: i64) -> None:
    if not story.silent:
        story.tell(20, who)


def stacked(story: Story, who: i64, *, space: i64, potions: i64) -> None:
    if not story.silent:
        story.tell(21, who, space, potions)


def scored(story: Story, who: i64, *, points: i64) -> None:
    if not story.silent:
        story.tell(22, who, points)


def came_in(story: Story, who: i64, *, space: i64) -> None:
    if not story.silent:
        story.tell(23, who, space)


def passed(story: Story, who: i64) -> None:
    if not story.silent:
        story.tell(24, who)


def game_over(story: Story, who: i64, *, ending: i64) -> None:
    if not story.silent:
        story.tell(25, who, ending)
