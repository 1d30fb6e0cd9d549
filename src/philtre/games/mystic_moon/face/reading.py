"""Makes states from positions; `rules/invariants` checks them."""

from __future__ import annotations

from philtre.core.errors import PositionError
from philtre.games.mystic_moon.face.position import HIDDEN, MUSHROOM_NAME, Position, Running, Witch
from philtre.games.mystic_moon.rules import state as at
from philtre.games.mystic_moon.rules import tables
from philtre.games.mystic_moon.rules.brewing import placement_cells
from philtre.games.mystic_moon.rules.ending import best_standing
from philtre.games.mystic_moon.rules.game import LiveState
from philtre.games.mystic_moon.rules.kinds import CRYSTAL_NAME, HANDS, LIFT
from philtre.games.mystic_moon.rules.state import ENDINGS, PROMPTS, STEPS
from philtre.games.mystic_moon.rules.tables import Content
from philtre.games.mystic_moon.rules.tokens import CELLS, CRYSTAL, INGREDIENTS, KINDS, MUSHROOM, PLACES, WARES


def build(position: Position, content: Content) -> LiveState:
    """The state of a position. Raises PositionError for the first thing that is malformed."""
    _check_shape(position)
    state = LiveState(content)
    _read_table(state, position)
    for seat, witch in enumerate(position.players):
        _read_witch(state, seat, witch)
    _read_cards(state, position)
    _read_turn(state, position)
    return state


def _need(true: bool, what: str) -> None:
    if not true:
        raise PositionError(f"position: {what}")


def _check_shape(position: Position) -> None:
    seats = position.seats
    _need(2 <= seats <= 4, f"there are 2 to 4 seats, not {seats}")
    for name, length in (
        ("bag", KINDS), ("shop", WARES), ("garden", PLACES), ("sludge", PLACES), ("row", 4), ("players", seats),
    ):  # fmt: skip
        _need(len(getattr(position, name)) == length, f"{name} must have {length} entries")
    for name in ("start", "turn", "seat"):
        seat = getattr(position, name)
        _need(seat is None or 0 <= seat < seats, f"{name} is {seat}, not a seat from 0 to {seats - 1}")
    for name, most in (
        ("round", 5), ("mushrooms", 15), ("gold", 99), ("crystals", 99), ("sludges", 15), ("column", 2), ("added", 99),
        ("thefts", 99), ("sludging", 15),
    ):  # fmt: skip
        _need(0 <= getattr(position, name) <= most, f"{name} must be from 0 to {most}")
    _need(position.hat is None or 0 <= position.hat < PLACES, "hat must be a place from 0 to 11")
    _need(position.step in STEPS, f"step must be one of: {', '.join(STEPS)}")
    _need(position.ended is None or position.ended in ENDINGS[1:], f"ended must be one of: {', '.join(ENDINGS[1:])}")
    _need(
        (position.prompt is None) == (position.ended is not None), "prompt must be null exactly when the game is over"
    )
    _need(position.prompt is None or position.prompt in PROMPTS, f"prompt must be one of: {', '.join(PROMPTS)}")


def _heap(counts: list[int], name: str, kinds: int) -> int:
    _need(len(counts) == kinds and all(0 <= n <= 15 for n in counts), f"{name} must have {kinds} counts from 0 to 15")
    return sum(n * 16**kind for kind, n in enumerate(counts))


def _number(names: list[str], name: str | None) -> int:
    """The card of a name, -1 for none."""
    if name is None:
        return -1
    _need(name in names, f"there is no {name[:40]!a}; choose from: {', '.join(names)}")
    return names.index(name)


def _set(names: list[str], chosen: list[str]) -> int:
    return sum({2 ** _number(names, name) for name in chosen})


def _read_table(state: LiveState, position: Position) -> None:
    state.players, state.start, state.round = position.seats, position.start, position.round
    state.zodiac, state.alchemy, state.may_empty = int(position.zodiac), int(position.alchemy), int(position.empty)
    state.bag = _heap(position.bag, "bag", int(KINDS))
    state.shop = _heap(position.shop, "shop", int(WARES))
    state.sludge = _heap(position.sludge, "sludge", int(PLACES))
    for place, tokens in enumerate(position.garden):
        _need(len(tokens) <= 3, f"place {place} holds more than three tokens")
        state.things[at.PLACE + place] = sum(16 ** _number(state.content.kinds, kind) for kind in tokens)
    state.mushrooms, state.gold = position.mushrooms, position.gold
    state.crystals, state.sludges = position.crystals, position.sludges


def _read_witch(state: LiveState, seat: int, witch: Witch) -> None:
    content = state.content
    _need(0 <= witch.stars < 10**6, f"the stars of seat {seat} must be from 0 to 999999")
    _need(
        0 <= witch.gold < 100 and 0 <= witch.crystals < 100,
        f"the gold and crystals of seat {seat} must be from 0 to 99",
    )
    _need(len(witch.cauldron) == CELLS, f"the cauldron of seat {seat} must have nine cells")
    _need(len(witch.book) <= at.BOOK_LIMIT, f"the book of seat {seat} must have at most three recipes")
    things = state.things
    things[at.HOME + seat] = _number(content.huts, witch.hut) + 1
    things[at.STARS + seat] = witch.stars
    things[at.SATCHEL + seat] = _heap(witch.satchel, "satchel", int(INGREDIENTS))
    inside = [MUSHROOM_NAME if n == MUSHROOM else CRYSTAL_NAME if n == CRYSTAL else "" for n in range(16)]
    inside[1 : INGREDIENTS + 1] = content.kinds[:INGREDIENTS]
    for cell, held in enumerate(witch.cauldron):
        things[at.CAULDRON + seat] += 0 if held is None else _number(inside, held) * 16**cell
    things[at.BOOK + seat] = sum((_number(content.potions, card) + 1) * 32**i for i, card in enumerate(witch.book))
    things[at.GOLD + seat], things[at.CRYSTALS + seat] = witch.gold, witch.crystals
    things[at.FORMULA + seat] = _number(content.formulas, witch.formula) + 1
    state.cursed |= int(witch.cursed) * 2**seat


def _read_cards(state: LiveState, position: Position) -> None:
    content = state.content
    state.row = sum((_number(content.potions, card) + 1) * 32**slot for slot, card in enumerate(position.row))
    state.deck = _set(content.potions, position.deck)
    _need(len(position.under) <= tables.POTIONS, "too many cards lie under the deck")
    for card in position.under:
        state.put_under(_number(content.potions, card))
    state.rising, state.top = _number(content.signs, position.rising), _number(content.signs, position.top)
    state.sky = _set(content.signs, position.sky)
    state.formula = _number(content.formulas, position.formula)
    state.formulas = _set(content.formulas, position.formulas)
    _need(len(position.formulas_under) <= tables.FORMULAS, "too many formulas lie under the deck")
    under = [_number(content.formulas, card) for card in position.formulas_under]
    state.under_formulas = sum(card * 16**i for i, card in enumerate(under))
    state.under_formulas_count = len(under)


def _read_turn(state: LiveState, position: Position) -> None:
    content = state.content
    state.ended = ENDINGS.index(position.ended or "")
    state.step = STEPS.index(position.step)
    state.prompt = 0 if position.prompt is None else PROMPTS.index(position.prompt)
    state.player = position.start if position.turn is None else position.turn
    state.decider = state.player if position.seat is None else position.seat
    state.hat = -1 if position.hat is None else position.hat
    state.column, state.added, state.thefts = position.column, position.added, position.thefts
    _read_brew(state, position)
    state.source = -1 if position.source is None else position.source
    if position.running is not None:
        _read_running(state, position.running)
    if position.learning is not None:
        state.learning = _number(content.potions, position.learning.potion) + 1
        _need(0 <= position.learning.slot < 4, "learning.slot must be from 0 to 3")
        state.slot = position.learning.slot
    state.performing = _number(content.formulas, position.performing) + 1
    state.sludging = position.sludging
    if position.exchanging is not None:
        _need(0 <= position.exchanging.seat < position.seats, "exchanging.seat must be a seat")
        kind = _number(content.kinds[:INGREDIENTS], position.exchanging.kind)
        state.exchanging = int(INGREDIENTS) * position.exchanging.seat + kind + 1
    _read_contest(state, position)


def _read_brew(state: LiveState, position: Position) -> None:
    _need(len(position.brew) <= 4, "at most four potions fit into a cauldron")
    for brewed in position.brew:
        lifts = brewed.potion == LIFT
        book = position.players[state.player].book
        _need(lifts or brewed.potion in book, f"{brewed.potion[:40]!a} is not in the book")
        _need(not lifts or state.top >= 0, "there is no recipe in the sky")
        slot = int(at.BOOK_LIMIT) if lifts else book.index(brewed.potion)
        cells = sum({15 * 16**cell for cell in brewed.cells if 0 <= cell < CELLS})
        first = int(tables.MOST_PLACEMENTS) * slot
        found = [n for n in range(first, first + 16) if cells and placement_cells(state, n) == cells]
        _need(len(found) == 1, f"{brewed.potion[:40]!a} does not lie there")
        state.brew |= (found[0] + 1) << 8 * int(state.brewed)
        state.brewed += 1
        state.used |= cells
    _need(all(0 <= i < len(position.brew) for i in position.waiting), "waiting must hold indices into brew")
    state.waiting = sum({2**i for i in position.waiting})


def _read_running(state: LiveState, running: Running) -> None:
    charm = int(tables.CHARM_EFFECT)
    if running.of == "glyph":
        state.effect = tables.GLYPH_EFFECT
    elif running.of == "potion":
        _need(0 <= state.source < state.brewed, "source must be the brewed potion whose effect runs")
        state.effect = state.recipe_at(state.brewed_at(state.source) // tables.MOST_PLACEMENTS)
        _need(state.effect < tables.POTIONS, "the lifting potion has no effect")
    elif running.of == "talent":
        _need(state.home(state.player) >= 0, "nobody lives there")
        state.effect = charm + int(state.home(state.player))
    else:
        _need(state.rising >= 0, "no sign has risen")
        state.effect = charm + int(state.rising + (tables.CURSE if running.of == "curse" else tables.BLESSING))
    first = state.content.first_verb[state.effect]
    row = [int(state.content.verb[first + i]) for i in range(6) if first + i < len(state.content.verb)]
    _need(0 <= running.verb < row.index(int(tables.END)), "running.verb must be a place in the effect's row")
    _need(0 <= running.left < 100, "running.left must be from 0 to 99")
    state.verb, state.left = running.verb, running.left


def _read_contest(state: LiveState, position: Position) -> None:
    contest = position.contest
    if contest is not None:
        _need(all(0 <= seat < position.seats for seat in contest.seats), "contest.seats must be seats")
        _need(len(contest.signs) == position.seats, f"contest.signs must have {position.seats} entries")
        _need(0 <= contest.drawn <= 9, "contest.drawn must be from 0 to 9")
        words = [*HANDS, HIDDEN]
        state.contest = sum({2**seat for seat in contest.seats})
        state.signs = sum((_number(words, sign) + 1) * 8**seat for seat, sign in enumerate(contest.signs))
        state.drawn = contest.drawn
    if state.ended in (at.BY_STARS, at.BY_SATCHEL):
        state.winners = best_standing(state)
    elif state.ended in (at.BY_SHEARS, at.SHARED):
        state.winners = state.contest
