"""A function for each event, to report it. Written by `make types` from the rows of `events.py`; do not edit."""

from __future__ import annotations

from mypy_extensions import i64

from philtre.core.contract import Story


def started(story: Story, who: i64) -> None:
    if not story.silent:
        story.tell(0, who)


def moved_in(story: Story, who: i64, *, hut: i64) -> None:
    if not story.silent:
        story.tell(1, who, hut)


def dealt_row(story: Story, who: i64, *, potion: i64, slot: i64) -> None:
    if not story.silent:
        story.uncover(2, who, potion, slot)


def dealt(story: Story, who: i64, *, kind: i64) -> None:
    if not story.silent:
        story.uncover(3, who, kind)


def grew(story: Story, who: i64, *, kind: i64, place: i64) -> None:
    if not story.silent:
        story.uncover(4, who, kind, place)


def rose(story: Story, who: i64, *, sign: i64) -> None:
    if not story.silent:
        story.tell(5, who, sign)


def top_sign(story: Story, who: i64, *, sign: i64) -> None:
    if not story.silent:
        story.uncover(6, who, sign)


def top_formula(story: Story, who: i64, *, formula: i64) -> None:
    if not story.silent:
        story.uncover(7, who, formula)


def turn_began(story: Story, who: i64, *, round_: i64) -> None:
    if not story.silent:
        story.tell(8, who, round_)


def entered(story: Story, who: i64, *, place: i64, kind_list: i64) -> None:
    if not story.silent:
        story.tell(9, who, place, kind_list)


def caught_frog(story: Story, who: i64, *, frogs: i64) -> None:
    if not story.silent:
        story.tell(10, who, frogs)


def stole(story: Story, who: i64, *, kind: i64, rival: i64) -> None:
    if not story.silent:
        story.tell(11, who, kind, rival)


def found_nobody(story: Story, who: i64) -> None:
    if not story.silent:
        story.tell(12, who)


def used_glyph(story: Story, who: i64, *, place: i64, glyph: i64) -> None:
    if not story.silent:
        story.tell(13, who, place, glyph)


def drew(story: Story, who: i64, *, kind: i64) -> None:
    if not story.silent:
        story.uncover(14, who, kind)


def gained(story: Story, who: i64, *, stars: i64) -> None:
    if not story.silent:
        story.tell(15, who, stars)


def lost(story: Story, who: i64, *, stars: i64) -> None:
    if not story.silent:
        story.tell(16, who, stars)


def used_charm(story: Story, who: i64, *, charm: i64) -> None:
    if not story.silent:
        story.tell(17, who, charm)


def suffered(story: Story, who: i64, *, charm: i64) -> None:
    if not story.silent:
        story.tell(18, who, charm)


def waived(story: Story, who: i64, *, charm: i64) -> None:
    if not story.silent:
        story.tell(19, who, charm)


def learned(story: Story, who: i64, *, potion: i64, stars: i64, gold: i64) -> None:
    if not story.silent:
        story.tell(20, who, potion, stars, gold)


def forgot(story: Story, who: i64, *, potion: i64) -> None:
    if not story.silent:
        story.tell(21, who, potion)


def traded(story: Story, who: i64, *, kind_given: i64, kind_got: i64, paid: i64) -> None:
    if not story.silent:
        story.tell(22, who, kind_given, kind_got, paid)


def refreshed(story: Story, who: i64) -> None:
    if not story.silent:
        story.tell(23, who)


def performed(story: Story, who: i64, *, formula: i64, gold: i64, crystals: i64) -> None:
    if not story.silent:
        story.tell(24, who, formula, gold, crystals)


def spilled(story: Story, who: i64, *, place: i64) -> None:
    if not story.silent:
        story.tell(25, who, place)


def took_formula(story: Story, who: i64, *, formula: i64) -> None:
    if not story.silent:
        story.tell(26, who, formula)


def returned_formula(story: Story, who: i64, *, formula: i64) -> None:
    if not story.silent:
        story.tell(27, who, formula)


def left_shop(story: Story, who: i64) -> None:
    if not story.silent:
        story.tell(28, who)


def discarded(story: Story, who: i64, *, kind: i64) -> None:
    if not story.silent:
        story.tell(29, who, kind)


def added(story: Story, who: i64, *, kind_added: i64, cell: i64) -> None:
    if not story.silent:
        story.tell(30, who, kind_added, cell)


def emptied(story: Story, who: i64) -> None:
    if not story.silent:
        story.tell(31, who)


def brewed(story: Story, who: i64, *, potion: i64, cells: i64, stars: i64) -> None:
    if not story.silent:
        story.tell(32, who, potion, cells, stars)


def crystal_shone(story: Story, who: i64, *, stars: i64) -> None:
    if not story.silent:
        story.tell(33, who, stars)


def was_poisoned(story: Story, who: i64, *, stars: i64) -> None:
    if not story.silent:
        story.tell(34, who, stars)


def lifted(story: Story, who: i64) -> None:
    if not story.silent:
        story.tell(35, who)


def used_effect(story: Story, who: i64, *, potion: i64) -> None:
    if not story.silent:
        story.tell(36, who, potion)


def burned(story: Story, who: i64, *, kind: i64) -> None:
    if not story.silent:
        story.tell(37, who, kind)


def salvaged(story: Story, who: i64, *, kind: i64) -> None:
    if not story.silent:
        story.tell(38, who, kind)


def ladled(story: Story, who: i64, *, kind: i64) -> None:
    if not story.silent:
        story.tell(39, who, kind)


def fetched(story: Story, who: i64, *, kind: i64) -> None:
    if not story.silent:
        story.tell(40, who, kind)


def sought(story: Story, who: i64, *, kind: i64) -> None:
    if not story.silent:
        story.tell(41, who, kind)


def plucked(story: Story, who: i64, *, kind: i64, place: i64) -> None:
    if not story.silent:
        story.tell(42, who, kind, place)


def bartered(story: Story, who: i64, *, kind_given: i64, kind_got: i64) -> None:
    if not story.silent:
        story.tell(43, who, kind_given, kind_got)


def exchanged(story: Story, who: i64, *, kind_got: i64, kind_given: i64, rival: i64) -> None:
    if not story.silent:
        story.tell(44, who, kind_got, kind_given, rival)


def drained(story: Story, who: i64, *, stars: i64, rival: i64) -> None:
    if not story.silent:
        story.tell(45, who, stars, rival)


def dropped(story: Story, who: i64, *, kind: i64) -> None:
    if not story.silent:
        story.uncover(46, who, kind)


def mushroomed(story: Story, who: i64, *, rival: i64, cell: i64) -> None:
    if not story.silent:
        story.tell(47, who, rival, cell)


def poured(story: Story, who: i64) -> None:
    if not story.silent:
        story.tell(48, who)


def withered(story: Story, who: i64, *, kind: i64, place: i64) -> None:
    if not story.silent:
        story.tell(49, who, kind, place)


def showed_sign(story: Story, who: i64, *, hand: i64) -> None:
    if not story.silent:
        story.uncover(50, who, hand)


def chose_sign(story: Story, who: i64) -> None:
    if not story.silent:
        story.tell(51, who)


def drew_contest(story: Story, who: i64, *, drawn: i64) -> None:
    if not story.silent:
        story.tell(52, who, drawn)


def beaten(story: Story, who: i64) -> None:
    if not story.silent:
        story.tell(53, who)


def counted_gold(story: Story, who: i64, *, stars: i64) -> None:
    if not story.silent:
        story.tell(54, who, stars)


def stayed_cursed(story: Story, who: i64) -> None:
    if not story.silent:
        story.tell(55, who)


def game_over(story: Story, who: i64, *, ending: i64) -> None:
    if not story.silent:
        story.tell(56, who, ending)


def round_began(story: Story, who: i64, *, round_: i64) -> None:
    if not story.silent:
        story.tell(57, who, round_)
