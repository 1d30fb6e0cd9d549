"""Makes positions from states. Compiled, because every viewer of every move gets one."""

from __future__ import annotations

from philtre.games.mystic_moon.face.position import (
    HIDDEN,
    MUSHROOM_NAME,
    SOURCES,
    Brewed,
    Contest,
    Exchanging,
    Learning,
    Position,
    Running,
    Witch,
)
from philtre.games.mystic_moon.rules import state as at
from philtre.games.mystic_moon.rules import tables
from philtre.games.mystic_moon.rules.brewing import placement_cells
from philtre.games.mystic_moon.rules.kinds import CRYSTAL_NAME, HANDS, LIFT
from philtre.games.mystic_moon.rules.state import ENDINGS, PROMPTS, STEPS, MysticMoonState
from philtre.games.mystic_moon.rules.tables import Content
from philtre.games.mystic_moon.rules.tokens import CELLS, CRYSTAL, INGREDIENTS, KINDS, MUSHROOM, PLACES, WARES


def write(state: MysticMoonState) -> Position:
    content = state.content
    over = state.ended != at.PLAYING
    in_turn = state.step not in (at.CHOOSING, at.CONTEST, at.OVER)
    return Position(
        variant="standard",
        seats=state.players,
        start=state.start,
        zodiac=state.zodiac != 0,
        alchemy=state.alchemy != 0,
        empty=state.may_empty != 0,
        round=state.round,
        turn=state.player if in_turn else None,
        seat=None if over else state.decider,
        prompt=None if over else PROMPTS[state.prompt],
        step=STEPS[state.step],
        hat=None if state.hat < 0 else state.hat,
        bag=counts(state.bag, KINDS),
        shop=counts(state.shop, WARES),
        garden=[_tokens(content, state.things[at.PLACE + place]) for place in range(PLACES)],
        sludge=counts(state.sludge, PLACES),
        row=[_name(content.potions, state.row_card(slot)) for slot in range(4)],
        deck=_members(content.potions, state.deck),
        under=[content.potions[card] for card in state.under()],
        rising=_name(content.signs, state.rising),
        top=_name(content.signs, state.top),
        sky=_members(content.signs, state.sky),
        formula=_name(content.formulas, state.formula),
        formulas=_members(content.formulas, state.formulas),
        formulas_under=[
            content.formulas[state.under_formulas >> 4 * i & 15] for i in range(state.under_formulas_count)
        ],
        mushrooms=state.mushrooms,
        gold=state.gold,
        crystals=state.crystals,
        sludges=state.sludges,
        players=[_witch(state, seat) for seat in range(state.players)],
        column=state.column,
        added=state.added,
        brew=[_brewed(state, int(state.brewed_at(i))) for i in range(state.brewed)],
        waiting=[i for i in range(state.brewed) if state.waiting >> i & 1],
        running=_running(state),
        source=None if state.source < 0 else state.source,
        thefts=state.thefts,
        learning=Learning(content.potions[state.learning - 1], state.slot) if state.learning else None,
        performing=_name(content.formulas, state.performing - 1),
        sludging=state.sludging,
        exchanging=_exchanging(state),
        contest=_contest(state),
        ended=ENDINGS[state.ended] or None,
    )


def counts(heap: int, kinds: int) -> list[int]:
    return [heap >> 4 * kind & 15 for kind in range(kinds)]


def _tokens(content: Content, heap: int) -> list[str]:
    return [content.kinds[kind] for kind in range(KINDS) for _ in range(heap >> 4 * kind & 15)]


def _name(names: list[str], card: int) -> str | None:
    return None if card < 0 else names[card]


def _members(names: list[str], cards: int) -> list[str]:
    return [name for card, name in enumerate(names) if cards >> card & 1]


def _witch(state: MysticMoonState, seat: int) -> Witch:
    content = state.content
    book = [int(state.recipe_card(seat, position)) for position in range(state.recipes(seat))]
    return Witch(
        hut=_name(content.huts, state.home(seat)),
        stars=state.stars(seat),
        satchel=counts(state.satchel(seat), INGREDIENTS),
        cauldron=[_inside(content, state.cauldron(seat) >> 4 * cell & 15) for cell in range(CELLS)],
        book=[content.potions[card] for card in book],
        gold=state.things[at.GOLD + seat],
        crystals=state.things[at.CRYSTALS + seat],
        formula=_name(content.formulas, state.own_formula(seat)),
        cursed=bool(state.is_cursed(seat)),
    )


def _inside(content: Content, held: int) -> str | None:
    if held in (MUSHROOM, CRYSTAL):
        return MUSHROOM_NAME if held == MUSHROOM else CRYSTAL_NAME
    return content.kinds[held - 1] if held else None


def _brewed(state: MysticMoonState, placement: int) -> Brewed:
    cells = placement_cells(state, placement)
    recipe = state.recipe_at(placement // int(tables.MOST_PLACEMENTS))
    name = LIFT if recipe >= tables.LIFTING else state.content.potions[recipe]
    return Brewed(name, [cell for cell in range(CELLS) if cells >> 4 * cell & 15])


def _running(state: MysticMoonState) -> Running | None:
    if state.effect == at.NO_EFFECT:
        return None
    firsts = (0, tables.CHARM_EFFECT, tables.CHARM_EFFECT + tables.CURSE, tables.CHARM_EFFECT + tables.BLESSING)
    of = max(number for number, first in enumerate((*firsts, tables.GLYPH_EFFECT)) if first <= state.effect)
    return Running(SOURCES[of], state.verb, state.left)  # type: ignore[arg-type]  # SOURCES are those words


def _exchanging(state: MysticMoonState) -> Exchanging | None:
    if state.exchanging == 0:
        return None
    which = int(state.exchanging) - 1
    return Exchanging(which // int(INGREDIENTS), state.content.kinds[which % int(INGREDIENTS)])


def _contest(state: MysticMoonState) -> Contest | None:
    if state.contest == 0:
        return None
    words = (None, *HANDS, HIDDEN)
    seats = range(int(state.players))
    return Contest(
        [seat for seat in seats if state.contest >> seat & 1],
        [words[state.sign_of(seat)] for seat in seats],
        state.drawn,
    )
