"""A turn (pages 4-5): two different actions, their matches, the market's overload, and whose turn is next."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.contract import ZERO, Chance, Story
from philtre.games.apotheca.rules import telling
from philtre.games.apotheca.rules.actions import (
    ACTIONS,
    DECREE,
    DONE,
    EXTRA,
    HIRE,
    HIRE_MIXED,
    OUTSIDE,
    PLACE,
    POWER,
    POWER_OF,
    RESTOCK,
    REVEAL,
    SATISFY,
    STACK,
    TRIGGER,
)
from philtre.games.apotheca.rules.board import BIT, FULL, count, has_line, shl, space_of
from philtre.games.apotheca.rules.matches import (
    add_satisfiable,
    end_game,
    find_matches,
    gain_gem,
    satisfy,
    settle_matches,
    stack,
    trigger,
)
from philtre.games.apotheca.rules.powers import add_powers, master_station, use_power
from philtre.games.apotheca.rules.state import (
    ASK_ACTION,
    ASK_DECREE,
    ASK_EXTRA,
    ASK_OUTSIDE,
    ASK_PLACE,
    ASK_SATISFY,
    ASK_STACK,
    ASK_TRIGGER,
    CARD_BITS,
    FILLED,
    NO_POTION,
    PLAYING,
    QUIET,
    STUCK,
    USED_DECREE,
    USED_HIRE,
    USED_POWER,
    USED_RESTOCK,
    USED_REVEAL,
    ApothecaState,
    packed,
)

FACEDOWN_LIMIT: Final[i64] = 3
MASTER_PRICE: Final[i64] = 2
ALL_OUT_BONUS: Final[i64] = 5
TURN_ACTIONS: Final[i64] = 2
QUIET_TURNS: Final[i64] = 50  # the rulebook does not end games in which potions only move: docs/decisions
SCRATCH: Final[vec[i64]] = vec[i64]([0] * ACTIONS)


# What may be done


def fill_actions(state: ApothecaState, out: vec[i64]) -> i64:
    if state.ended != PLAYING:
        return 0
    prompt = state.prompt
    if prompt == ASK_ACTION:
        return fill_turn_actions(state, out)
    if prompt == ASK_PLACE:
        return _fill_spaces(state.occupied() ^ FULL, PLACE, out, 0)
    if prompt == ASK_SATISFY:
        return add_satisfiable(state, out, SATISFY)
    if prompt == ASK_TRIGGER:
        return _fill_matches(state, out)
    if prompt == ASK_STACK:
        return _fill_spaces(state.match, STACK, out, 0)
    if prompt == ASK_OUTSIDE:
        return _fill_spaces(state.outside & ~state.occupied(), OUTSIDE, out, 0)
    if prompt == ASK_EXTRA:
        out[0] = EXTRA
        out[1] = DONE
        return 2
    return _fill_decrees(out)


def _fill_spaces(board: i64, base: i64, out: vec[i64], n: i64) -> i64:
    while board != 0:
        bit = board & -board
        board ^= bit
        out[n] = base + space_of(bit)
        n += 1
    return n


def _fill_matches(state: ApothecaState, out: vec[i64]) -> i64:
    n = find_matches(state, out)
    i: i64
    for i in range(n):
        out[i] += TRIGGER
    return n


def _fill_decrees(out: vec[i64]) -> i64:
    colour: i64
    for colour in range(3):
        out[colour] = DECREE + colour
    return 3


def fill_turn_actions(state: ApothecaState, out: vec[i64]) -> i64:
    """The actions of a turn that were not yet taken in it."""
    n: i64 = 0
    used = ZERO if state.rules.repeats else state.used
    if used & USED_REVEAL == 0:
        n = _fill_spaces(state.down, REVEAL, out, n)
    if used & USED_RESTOCK == 0 and can_restock(state):
        out[n] = RESTOCK
        n += 1
    if state.is_master(state.player):
        if used & USED_DECREE == 0:
            n = _add_decrees(state, out, n)
        powers = _affordable_powers(state)
    else:
        if used & USED_HIRE == 0:
            n = _add_hires(state, out, n)
        powers = state.active_of(state.player)
    return add_powers(state, powers & ~(used >> 4), out, n)


def can_restock(state: ApothecaState) -> bool:
    return (
        state.rules.restocks and count(state.down) < FACEDOWN_LIMIT and state.occupied() != FULL and state.supply() > 0
    )


def _add_hires(state: ApothecaState, out: vec[i64], n: i64) -> i64:
    player = state.player
    rubies, sapphires, topazes = state.gems(player, 0), state.gems(player, 1), state.gems(player, 2)
    if rubies + sapphires + topazes < 2:
        return n
    station: i64
    for station in range(3):
        if state.gems(player, station) >= state.rules.hire_price and state.station(station) >= 0:
            out[n] = HIRE + station
            n += 1
    if state.rules.mixed_hire and rubies > 0 and sapphires > 0 and topazes > 0:
        for station in range(3):
            if state.station(station) >= 0:
                out[n] = HIRE_MIXED + station
                n += 1
        if state.deck | state.top != 0:
            out[n] = HIRE_MIXED + 3
            n += 1
    return n


def _add_decrees(state: ApothecaState, out: vec[i64], n: i64) -> i64:
    colour: i64
    for colour in range(3):
        if colour != state.decree and state.gems(state.player, colour) > 0:
            out[n] = DECREE + colour
            n += 1
    return n


def _affordable_powers(state: ApothecaState) -> i64:
    """The powers in the alley that the master can pay for."""
    powers: i64 = 0
    station: i64
    for station in range(3):
        card = state.station(station)
        if card >= 0 and state.gems(state.player, station) >= MASTER_PRICE:
            powers |= shl(1, card)
    return powers


def can_act(state: ApothecaState) -> bool:
    """Whether the player in turn has an action. The most common ones are checked first."""
    if state.down != 0 and (state.rules.repeats or state.used & USED_REVEAL == 0):
        return True
    if state.used & USED_RESTOCK == 0 and can_restock(state):
        return True
    return fill_turn_actions(state, SCRATCH) > 0


# What it does


def apply(state: ApothecaState, action: i64, chance: Chance, story: Story) -> None:
    if action >= POWER:
        _power(state, action - POWER, story)
    elif action < RESTOCK:
        _reveal(state, action - REVEAL, chance, story)
    elif action == RESTOCK:
        state.used |= USED_RESTOCK
        _draw(state, chance, story)
        return
    elif action < HIRE:
        _place(state, action - PLACE, chance, story)
        if state.prompt == ASK_PLACE:
            return
    elif action < TRIGGER:
        _hire(state, action, chance, story)
    elif not _answer(state, action, chance, story):
        return
    _go_on(state, chance, story)


def _answer(state: ApothecaState, action: i64, chance: Chance, story: Story) -> bool:
    """Carry out the answer to any question but which action to take. False if nothing else happens now."""
    if action < SATISFY:
        return trigger(state, action - TRIGGER, story)
    if action < EXTRA:
        return satisfy(state, action - SATISFY, story)
    if action == EXTRA:
        _take_extra(state, story)
        return False
    if action == DONE:
        next_turn(state, story)
        return False
    if action < STACK:
        return _decree(state, action - DECREE, story)
    if action < OUTSIDE:
        return stack(state, action - STACK, story)
    _come_in(state, action - OUTSIDE, chance, story)
    return False


def _reveal(state: ApothecaState, space: i64, chance: Chance, story: Story) -> None:
    """Turn a facedown potion over for all to see; a gem of its colour."""
    state.used |= USED_REVEAL
    state.quiet = 0
    bit = BIT[space]
    colour = state.settle(bit, chance)
    state.down &= ~bit
    state.set_mark(bit, 0)
    if state.mark_8 & state.down == 0:
        state.fade = 0
    telling.revealed(story, state.player, space=space, colour=colour)
    gain_gem(state, colour, story)


def _draw(state: ApothecaState, chance: Chance, story: Story) -> None:
    """Draw a potion for the restock and look at it in secret."""
    state.hand = state.draw_potion(chance)
    state.prompt = ASK_PLACE
    telling.drew(story, state.player)
    telling.saw(story, state.player, colour=state.hand)


def _place(state: ApothecaState, space: i64, chance: Chance, story: Story) -> None:
    """Lay the drawn potion facedown, arrow to the player; draw again until three lie facedown."""
    bit = BIT[space]
    state.put_colour(state.hand, bit)
    state.hand = NO_POTION
    state.down |= bit
    state.set_mark(bit, state.player)
    state.quiet = 0
    state.prompt = ASK_ACTION
    telling.placed(story, state.player, space=space)
    overload(state, chance, story)
    if can_restock(state):
        _draw(state, chance, story)


def _hire(state: ApothecaState, action: i64, chance: Chance, story: Story) -> None:
    """Pay for an apothecary of the alley or the deck's top card; only an emptied station is refilled."""
    state.used |= USED_HIRE
    state.quiet = 0
    if action < HIRE_MIXED:
        station = action - HIRE
        _pay(state, station, state.rules.hire_price, story)
    else:
        station = action - HIRE_MIXED
        colour: i64
        for colour in range(3):
            _pay(state, colour, 1, story)
    if station == 3:
        card = state.draw_card(chance)
        telling.hired_from_deck(story, state.player, card=card)
    else:
        card = state.station(station)
        state.stations ^= (card + 1) << 4 * station
        telling.hired(story, state.player, card=card, station=station)
    state.active |= shl(1, card + CARD_BITS * state.player)
    if station < 3 and state.deck | state.top != 0:
        _refill(state, station, chance, story)


def _refill(state: ApothecaState, station: i64, chance: Chance, story: Story) -> None:
    card = state.draw_card(chance)
    state.stations |= (card + 1) << 4 * station
    telling.refilled(story, -1, card=card, station=station)


def _pay(state: ApothecaState, colour: i64, gems: i64, story: Story) -> None:
    """Apprentices pay the master, everybody else the supply."""
    state.add_gems(state.player, colour, -gems)
    to: i64 = -1
    if state.rules.master and state.player != state.start:
        to = state.start
        state.add_gems(to, colour, gems)
    telling.paid(story, state.player, colour=colour, gems=gems, to=to)


def _power(state: ApothecaState, row: i64, story: Story) -> None:
    power = POWER_OF[row]
    state.used |= shl(USED_POWER, power)
    if state.is_master(state.player):
        _pay(state, master_station(state, power), MASTER_PRICE, story)
    telling.used_power(story, state.player, card=power, action=POWER + row)
    use_power(state, row, story)


def _decree(state: ApothecaState, colour: i64, story: Story) -> bool:
    """The master's opening choice, or a change for one gem of the new colour."""
    state.decree = colour
    if state.prompt == ASK_DECREE:
        telling.decreed(story, state.player, colour=colour)
        state.prompt = ASK_ACTION
        return False
    state.used |= USED_DECREE
    state.quiet = 0
    _pay(state, colour, 1, story)
    telling.decreed(story, state.player, colour=colour)
    return True


def _take_extra(state: ApothecaState, story: Story) -> None:
    state.token = -1
    state.left = 1
    state.prompt = ASK_ACTION
    telling.took_extra(story, state.player)


def overload(state: ApothecaState, chance: Chance, story: Story) -> None:
    """Market overload (page 5): a full market without a match loses its face-up potions of a colour drawn."""
    if state.occupied() != FULL or not state.rules.overloads or not _overload_helps(state):
        return
    while True:
        colour = state.draw_potion(chance)
        telling.overloaded(story, -1, colour=colour)
        removed = state.face_up(colour)
        state.unseen += packed(colour)
        state.age(packed(colour))
        if removed != 0:
            state.quiet = 0
            state.clear(removed)
            state.unseen += packed(colour) * count(removed)
            state.age(packed(colour) * count(removed))
            telling.removed(story, -1, colour=colour, spaces=removed)
            return


def _overload_helps(state: ApothecaState) -> bool:
    """Whether the market has no match, and the supply a colour that lies there face-up."""
    helps = False
    colour: i64
    for colour in range(3):
        board = state.face_up(colour)
        if has_line(board):
            return False
        if board != 0 and state.unseen >> 8 * colour & 255 != 0:
            helps = True
    return helps and state.supply() > 0


# What comes next


def _go_on(state: ApothecaState, chance: Chance, story: Story) -> None:
    """Settle the matches; then the action is over, or the turn that began with waiting matches opens."""
    if not settle_matches(state, story):
        return
    if state.used == 0:
        if can_act(state):
            state.prompt = ASK_ACTION
        else:
            telling.passed(story, state.player)
            next_turn(state, story)
        return
    overload(state, chance, story)
    _finish_action(state, story)


def _finish_action(state: ApothecaState, story: Story) -> None:
    state.left -= 1
    if state.left > 0 and can_act(state):
        state.prompt = ASK_ACTION
    elif state.left == 0 and state.token == state.player and can_act(state):
        state.prompt = ASK_EXTRA
    elif state.rules.solo:
        _end_solo_turn(state, story)
    else:
        next_turn(state, story)


def next_turn(state: ApothecaState, story: Story) -> None:
    """The next seat that can do something begins its turn. If none can, or nothing happens for long, it is over."""
    everybody = shl(1, state.rules.seats) - 1
    passed: i64 = 0
    while passed != everybody:
        state.quiet += 1
        if state.quiet >= QUIET_TURNS and not state.has_line():  # a match that waits is scored by the next player
            end_game(state, QUIET, -1, story)
            return
        _begin_turn(state, story)
        before = state.occupied()
        if not settle_matches(state, story):
            return
        if can_act(state):
            state.prompt = ASK_ACTION
            return
        telling.passed(story, state.player)
        scored = state.occupied() != before
        passed = ZERO if scored else passed | shl(1, state.player)
    end_game(state, STUCK, -1, story)


def _begin_turn(state: ApothecaState, story: Story) -> None:
    state.player = _next_player(state)
    state.used = 0
    state.left = TURN_ACTIONS
    state.turn += 1
    telling.turn_began(story, state.player)


def _next_player(state: ApothecaState) -> i64:
    """Clockwise; the master has a turn after every apprentice's."""
    seats = state.rules.seats
    if not state.rules.master:
        return (state.player + 1) % seats
    if state.player != state.start:
        return state.start
    state.apprentice = (state.apprentice + 1) % seats
    if state.apprentice == state.start:
        state.apprentice = (state.apprentice + 1) % seats
    return state.apprentice


# Solo (page 9)


def _end_solo_turn(state: ApothecaState, story: Story) -> None:
    """A potion must come in from outside; where none can, the game is over."""
    if state.outside & ~state.occupied() != 0:
        state.prompt = ASK_OUTSIDE
        return
    if state.outside == 0:
        state.score += ALL_OUT_BONUS
        telling.scored(story, state.player, points=ALL_OUT_BONUS)
    end_game(state, FILLED, 0, story)


def _come_in(state: ApothecaState, space: i64, chance: Chance, story: Story) -> None:
    """Place a potion from outside on its space; only then may the player look at it."""
    bit = BIT[space]
    state.outside ^= bit
    state.down |= bit
    state.set_mark(bit, state.player)
    telling.came_in(story, state.player, space=space)
    telling.saw(story, state.player, colour=state.settle(bit, chance))
    _begin_turn(state, story)
    if can_act(state):
        state.prompt = ASK_ACTION
    else:
        telling.passed(story, state.player)
        _end_solo_turn(state, story)
