"""The cards: reads content.toml or a pack in the same format, and makes tables from it."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.games.mystic_moon.rules import tables
from philtre.games.mystic_moon.rules.recipes import SIDE, Drawing, drawing, fits
from philtre.games.mystic_moon.rules.tables import EFFECT_VERBS, MOMENTS, NUMBERS, VERBS, Content
from philtre.games.mystic_moon.rules.tokens import WARES
from philtre.words.pack import (
    LANGUAGES,
    NAMES,
    SOURCE,
    WORD,
    Field,
    Flag,
    Format,
    Mistake,
    Number,
    Rows,
    Sheet,
    Table,
    Text,
    Texts,
    titles_of,
)

GLYPHS: Final = ".d12"
TABLES: Final = ("ingredient", "hut", "potion", "sign", "formula")  # the tables whose rows have ids
WILD: Final = "wild"
FROG: Final = "frog"
RESERVED: Final = (WILD, FROG, "crystal", "gold", "mushroom", "lift", "for", "plain", "deck")
CHEAPEST: Final = 13  # cards below the refresh price: even with twelve in books one is left, so refreshing ends
DEAR: Final = 5
DEAREST: Final = 12  # four gold, the most in an action, pay this
IN_BREW: Final = ("toast", "dregs", "ladle", "salvage")  # verbs that need a brew; `salvage` needs its own potion
AMOUNTS: Final = ("stars",)  # verbs whose number may be negative

_ID: Final = Text(WORD, "an-id")
_RECIPE: Final = Texts(r"[A-Za-z.]{1,3}", "a-recipe-row", 1, SIDE)
_EFFECT: Final = Texts(r"[a-z]+ -?[0-9]{1,2}(?: [0-9]{1,2})?", "an-effect", 0, 4)


def _charm(spread: int) -> Table:
    """A talent, a curse or a blessing."""
    numbers: dict[str, Field] = {
        "reach": Number(-1, 1, False), "glyph": Number(-1, 2, False), "frogs": Number(-1, 2, False),
        "price": Number(-spread, spread, False), "trade": Number(0, 3, False), "limit": Number(-6, 6, False),
        "reward": Number(-2, 2, False), "ward": Number(0, 1, False), "adds": Number(3, 9, False),
        "potions": Number(1, 4, False),
    }  # fmt: skip
    when = Text("|".join(MOMENTS[1:]), "a-moment", False)
    return Table({**numbers, "when": when, "effect": Texts(_EFFECT.form, "an-effect", 1, 4, False)})


FIELDS: Final[dict[str, Field]] = {
    "components": Table({
        "source": SOURCE, "basic": Number(11, 11), "rare": Number(7, 7), "wild": Number(4, 4), "frog": Number(4, 4),
        "mushroom": Number(4, 4), "gold": Number(18, 18), "crystal": Number(12, 12), "sludge": Number(6, 6),
        "shop": Number(3, 3),
    }),
    "ingredient": Rows(
        Table({"id": _ID, "letter": Text("[A-Z]", "a-letter"), "rare": Flag(), "name": NAMES, "source": SOURCE}), 8
    ),
    "tile": Rows(Table({"glyphs": Text(r"[.d12]{12}", "glyphs"), "source": SOURCE}), int(tables.TILES)),
    "hut": Rows(
        Table({
            "id": _ID, "kind": Text("garden|shop|cauldron|satchel|rivals|stars", "a-hut-kind"), "name": NAMES,
            "talent": _charm(2), "source": SOURCE,
        }),
        int(tables.HUTS),
    ),
    "potion": Rows(
        Table({
            "id": _ID, "cost": Number(1, 9), "reward": Number(0, 20), "turn": Flag(), "recipe": _RECIPE,
            "effect": _EFFECT, "name": NAMES, "source": SOURCE,
        }),
        int(tables.POTIONS),
    ),
    "sign": Rows(
        Table({
            "id": _ID, "curse": _charm(2), "blessing": _charm(2), "turn": Flag(), "recipe": _RECIPE, "name": NAMES,
            "source": SOURCE,
        }),
        int(tables.SIGNS),
    ),
    "formula": Rows(
        Table({
            "id": _ID, "given": Text("[A-Z]{1,6}", "a-formula"), "gold": Number(0, 6), "crystal": Number(0, 6),
            "sludge": Number(0, 6), "name": NAMES, "source": SOURCE,
        }),
        int(tables.FORMULAS),
    ),
}  # fmt: skip


# Conditions on several rows


def _check_together(sheet: Sheet) -> None:
    _check_ids(sheet)
    _check_ingredients(sheet)
    _check_recipes(sheet)
    _check_effects(sheet)
    _check_costs(sheet)
    _check_prices(sheet)


def _check_ids(sheet: Sheet) -> None:
    for table in TABLES:
        seen: set[str] = set(RESERVED)
        for number, row in sheet.rows(table, "id"):
            if row["id"] in seen or len(row["id"]) > 30:
                sheet.note(sheet.line(table, number, "id"), "id-taken", value=row["id"][:30])
            seen.add(row["id"])


def _check_ingredients(sheet: Sheet) -> None:
    letters: set[str] = set()
    for number, row in sheet.rows("ingredient", "letter", "rare"):
        if row["letter"] in letters:
            sheet.note(sheet.line("ingredient", number, "letter"), "letter-taken", value=row["letter"])
        letters.add(row["letter"])
        if row["rare"] != (number >= 6):
            sheet.note(sheet.line("ingredient", number, "rare"), "basic-first")
    for number, row in sheet.rows("formula", "given", "gold", "crystal"):
        if sheet.whole("ingredient", int(WARES)):
            _check_letters(sheet, row["given"], letters, sheet.line("formula", number, "given"))
        if row["gold"] + row["crystal"] == 0:
            sheet.note(sheet.line("formula", number, "gold"), "no-product")


def _check_letters(sheet: Sheet, text: str, letters: set[str], line: int) -> bool:
    unknown = sorted(set(text) - letters)
    for letter in unknown:
        sheet.note(line, "unknown-letter", value=letter, allowed=" ".join(sorted(letters)))
    return not unknown


def _letters(values: dict[str, Any]) -> dict[str, int]:
    return {row["letter"]: number for number, row in enumerate(values["ingredient"])}


def _check_recipes(sheet: Sheet) -> None:
    for table, least, most in (("potion", 2, 5), ("sign", 3, 4)):
        seen: dict[object, str] = {}
        for number, row in sheet.rows(table, "id", "recipe", "turn"):
            _check_recipe(sheet, row, sheet.line(table, number, "recipe"), (least, most), seen)


def _check_recipe(
    sheet: Sheet, row: dict[str, Any], line: int, sizes: tuple[int, int], seen: dict[object, str]
) -> None:
    used = "".join(row["recipe"]).replace("o", "").replace(".", "")
    good = len({len(part) for part in row["recipe"]}) == 1
    if not good:
        sheet.note(line, "ragged-recipe")
    if not sizes[0] <= len(used) <= sizes[1]:
        sheet.note(line, "recipe-size", least=sizes[0], most=sizes[1], there=len(used))
        good = False
    if sheet.whole("ingredient", int(WARES)):
        letters = _letters(sheet.values)
        if _check_letters(sheet, used, set(letters), line) and good:
            _check_same(sheet, seen, tuple(fits(drawing(row["recipe"], letters), row["turn"])), row["id"], line)


def _check_same(sheet: Sheet, seen: dict[object, str], what: object, name: str, line: int) -> None:
    """Refuse equal recipes: two potions could not be told apart in the cauldron, nor two backs of the sky."""
    if what in seen:
        sheet.note(line, "same-recipe", value=seen[what])
    seen.setdefault(what, name)


def _check_costs(sheet: Sheet) -> None:
    cheap = [row for _, row in sheet.rows("potion") if row["cost"] < DEAR]
    if len(cheap) < CHEAPEST and sheet.whole("potion", int(tables.POTIONS)):
        sheet.note(sheet.line("potion", 0), "too-dear", least=CHEAPEST, cost=DEAR - 1, there=len(cheap))


def _check_prices(sheet: Sheet) -> None:
    """Refuse prices that the most gold in an action cannot pay, with the worst talent and sign."""
    cost = max((row["cost"] for _, row in sheet.rows("potion")), default=0)
    talent = max((row["talent"].get("price", 0) for _, row in sheet.rows("hut")), default=0)
    signs = [row[key].get("price", 0) for _, row in sheet.rows("sign") for key in ("curse", "blessing")]
    there = cost + max(0, talent) + max([0, *signs])
    if there > DEAREST:
        number = next(number for number, row in sheet.rows("potion") if row["cost"] == cost)
        sheet.note(sheet.line("potion", number, "cost"), "dearer-than-gold", most=DEAREST, there=there)


def _check_effects(sheet: Sheet) -> None:
    for number, row in sheet.rows("potion", "effect"):
        for verb in row["effect"]:
            _check_verb(sheet, verb, "potion", sheet.line("potion", number, "effect"))
    for table, keys in (("hut", ("talent",)), ("sign", ("curse", "blessing"))):
        for number, row in sheet.rows(table, *keys):
            for key in keys:
                _check_charm(sheet, row[key], sheet.line(table, number, key))


def _check_charm(sheet: Sheet, charm: dict[str, Any], line: int) -> None:
    if ("when" in charm) != ("effect" in charm):
        sheet.note(line, "when-and-effect")
    elif not charm:
        sheet.note(line, "empty-charm")
    for verb in charm.get("effect", []):
        _check_verb(sheet, verb, charm.get("when", ""), line)


def _check_verb(sheet: Sheet, text: str, where: str, line: int) -> None:
    verb, *numbers = text.split()
    if verb not in VERBS[1:]:
        sheet.note(line, "unknown-verb", value=verb, allowed=", ".join(VERBS[1:]))
        return
    least = -9 if verb in AMOUNTS else 1
    needed = len(EFFECT_VERBS.named(verb).details)
    if len(numbers) != needed or not all(least <= int(n) <= 9 and int(n) for n in numbers):
        sheet.note(line, "verb-numbers", value=verb)
    if (verb in IN_BREW and where not in ("potion", "brewed")) or (verb == "salvage" and where != "potion"):
        sheet.note(line, "verb-place", value=verb)
    if verb == "poison" and where in ("potion", "brewed"):
        sheet.note(line, "verb-place", value=verb)


FORMAT: Final = Format("mystic_moon", FIELDS, _check_together)
OLDER: Final = {1: "content-2.toml", 2: "content-2.toml"}  # our cards as they were, by the version of the rules


def own_text() -> str:
    return FORMAT.own_text()


@cache
def older_text(rules: int) -> str | None:
    """Our cards as they were under older rules; None if they are the present ones."""
    return FORMAT.own_text(OLDER[rules]) if rules in OLDER else None


def mistakes(text: str) -> list[Mistake]:
    return FORMAT.mistakes(text)


@cache
def _own_values() -> dict[str, Any]:
    return FORMAT.read(own_text())


@cache
def own() -> Content:
    """Our own cards."""
    return _made(_own_values(), None)


@lru_cache(maxsize=8)
def _pack(text: str) -> Content:
    return _made(FORMAT.read(text), text)


def load(text: str | None) -> Content:
    """The cards of a pack, or our own. Raises PackError with everything that is wrong."""
    return own() if text is None else _pack(text)


# Making tables


def _made(values: dict[str, Any], text: str | None) -> Content:
    content = Content(text)
    content.kinds = [row["id"] for row in values["ingredient"]] + [WILD, FROG]
    content.letters = [row["letter"] for row in values["ingredient"]] + ["*", "@"]
    content.potions = [row["id"] for row in values["potion"]]
    content.huts = [row["id"] for row in values["hut"]]
    content.signs = [row["id"] for row in values["sign"]]
    content.formulas = [row["id"] for row in values["formula"]]
    content.titles = titles_of(values, TABLES) if text is None else _ids_as_names(values) | titles_of(values, TABLES)
    _count(content, values["components"])
    content.glyphs = vec[i64]([GLYPHS.index(glyph) for tile in values["tile"] for glyph in tile["glyphs"]])
    content.cost = vec[i64]([row["cost"] for row in values["potion"]])
    content.reward = vec[i64]([row["reward"] for row in values["potion"]])
    letters = _letters(values)
    rows = values["potion"] + values["sign"]
    content.recipes, content.turns = [row["recipe"] for row in rows], [row["turn"] for row in rows]
    _lay_recipes(content, [(drawing(row["recipe"], letters), row["turn"]) for row in rows])
    _set_charms(content, values)
    _set_effects(content, values)
    _set_formulas(content, values["formula"], letters)
    return content


def _ids_as_names(values: dict[str, Any]) -> dict[str, dict[str, str]]:
    """Cards without a message or a name are called by their ids."""
    known = _own_values()
    found = {}
    for table in TABLES:
        ours = {row["id"] for row in known[table]}
        for row in values[table]:
            if row["id"] not in ours:
                found[f"{table}-{row['id']}"] = dict.fromkeys(LANGUAGES, row["id"].replace("-", " ").capitalize())
    return found


def _count(content: Content, box: dict[str, int]) -> None:
    counts = [box["basic"]] * 6 + [box["rare"]] * 2
    content.shop_limit = box["shop"]
    content.shop = sum(box["shop"] * 16**kind for kind in range(WARES))
    in_bag = [count - box["shop"] for count in counts] + [box["wild"], box["frog"]]
    content.bag = sum(count * 16**kind for kind, count in enumerate(in_bag))
    content.mushrooms, content.gold = box["mushroom"], box["gold"]
    content.crystals, content.sludge = box["crystal"], box["sludge"]


def _lay_recipes(content: Content, recipes: list[tuple[Drawing, bool]]) -> None:
    firsts, want, care, placement, cells = [0], [], [], [], []
    for recipe, turn in recipes:
        lying = fits(recipe, turn)
        places = sorted({fit[0] for fit in lying})
        masks = {fit[0]: fit[2] for fit in lying}
        want += [fit[1] for fit in lying]
        care += [fit[2] for fit in lying]
        placement += [places.index(fit[0]) for fit in lying]
        cells += [masks[place] for place in places] + [0] * (int(tables.MOST_PLACEMENTS) - len(places))
        firsts.append(len(want))
    content.first_fit, content.want = vec[i64](firsts), vec[i64](want)
    content.care, content.placement = vec[i64](care), vec[i64](placement)
    content.cells = vec[i64](cells)
    content.size = vec[i64]([len([kind for kind in recipe.values() if kind >= 0]) for recipe, _ in recipes])


def _charms(values: dict[str, Any]) -> list[dict[str, Any]]:
    """Talents, curses, blessings, in the order of `tables`."""
    talents = [row["talent"] for row in values["hut"]]
    return talents + [row["curse"] for row in values["sign"]] + [row["blessing"] for row in values["sign"]]


def _set_charms(content: Content, values: dict[str, Any]) -> None:
    charms = _charms(values)
    content.numbers = vec[i64]([charm.get(name, 0) for charm in charms for name in NUMBERS])
    content.moment = vec[i64]([MOMENTS.index(charm.get("when", "")) for charm in charms])


def _set_effects(content: Content, values: dict[str, Any]) -> None:
    rows = [row["effect"] for row in values["potion"]]
    rows += [charm.get("effect", []) for charm in _charms(values)] + [["draw 1"]]
    firsts: list[int] = []
    verb: list[int] = []
    times: list[int] = []
    worth: list[int] = []
    for effect in rows:
        firsts.append(len(verb))
        for text in effect:
            name, *numbers = re.split(" ", text)
            verb.append(VERBS.index(name))
            times.append(int(numbers[0]))
            worth.append(int(numbers[1]) if len(numbers) > 1 else 0)
        verb.append(int(tables.END))
        times.append(0)
        worth.append(0)
    content.first_verb, content.verb = vec[i64](firsts), vec[i64](verb)
    content.times, content.worth = vec[i64](times), vec[i64](worth)


def _set_formulas(content: Content, rows: list[dict[str, Any]], letters: dict[str, int]) -> None:
    content.given = vec[i64]([sum(16 ** letters[letter] for letter in row["given"]) for row in rows])
    content.gold_of = vec[i64]([row["gold"] for row in rows])
    content.crystals_of = vec[i64]([row["crystal"] for row in rows])
    content.sludge_of = vec[i64]([row["sludge"] for row in rows])
