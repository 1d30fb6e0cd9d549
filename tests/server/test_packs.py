"""Content packs in rooms: chosen by name or sent, checked, stored with the room, and harmless for others."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from philtre import games
from philtre.client import Client, Visit
from philtre.server import packs, wire
from philtre.server.guard.limits import Limits
from philtre.table.record import verify
from philtre.table.recordfile import read
from philtre.words.fluent import LANGUAGES, words
from philtre.words.pack import LARGEST
from tests.server.running import bot, me, refusal, running, settings

MOON, TILES = "mystic_moon", "potion_explosion"
OWN = games.pack_format(MOON).own_text()
PACK = OWN.replace('id = "attic"', 'id = "loft"\nname = { en = "The Loft", fr = "Le Loft" }', 1)
PACK = PACK.replace('title = "Philtre"', 'title = "Ada’s box"', 1)


def wanted(pack: str | None = None, name: str | None = None, game: str = MOON, **more: Any) -> wire.CreateRoom:
    options = {"huts": "dealt"} if game == MOON else {}
    agreed = settings(game, "standard", options=options, pack=name, **more)
    return wire.CreateRoom(settings=agreed, seats=[me("Ada"), me("Ben")], start=True, pack=pack)


async def at_table(visit: Visit) -> None:
    await visit.until(lambda message: isinstance(message, wire.Table))


async def play_alone(visit: Visit, luck: random.Random, most: int = 10_000) -> None:
    """Play both seats, and lift the curtain between turns."""
    for _ in range(most):
        table = visit.seen()
        if table.seat is None:
            return
        if table.curtain is not None:
            await visit.ask(wire.Look(id=visit.new_id(), seat=table.curtain))
        await visit.act(luck.choice(visit.seen().choices).id)


async def test_a_sent_pack_is_played_with_recorded_and_replayed(tmp_path: Path) -> None:
    async with running(tmp_path) as server, Client(server.address) as ada:
        made = await ada.create(wanted(PACK))
        names = (await ada.get(f"/api/tables/{made.table}/names", wire.PackNames)).names
        assert names["hut-loft"] == {"en": "The Loft", "fr": "Le Loft"}
        async with ada.enter(made.code) as visit:
            await at_table(visit)
            assert visit.room.pack == "Ada’s box"
            await play_alone(visit, random.Random(1))
            again = await visit.ask(wire.Rematch(id=visit.new_id(), start=True))
            assert again is not None
        record = read((await ada.record(made.table)).encode())
        assert record.content == PACK
        verify(record, games.face(MOON))
        replay = await ada.replay(made.table)
        assert replay.settings.pack is not None
        assert replay.steps
        fork = wire.Fork(version=3, seat=0, name="Ada", bot="novice")
        forked = await ada.fork(made.table, fork)
        assert "hut-loft" in (await ada.get(f"/api/tables/{forked.table}/names", wire.PackNames)).names


async def test_a_room_with_a_pack_survives_a_restart(tmp_path: Path) -> None:
    async with running(tmp_path) as server, Client(server.address) as ada:
        made = await ada.create(wanted(PACK))
        async with ada.enter(made.code) as visit:
            await at_table(visit)
            await play_alone(visit, random.Random(2), 5)
            version = visit.seen().version
    async with running(tmp_path) as server:
        ada.address = server.address
        async with ada.enter(made.code) as visit:
            await at_table(visit)
            assert (visit.seen().version, visit.room.pack) == (version, "Ada’s box")


async def test_bots_think_with_the_pack(tmp_path: Path) -> None:
    async with running(tmp_path, bot_processes=1) as server, Client(server.address) as ada:
        order = wanted(PACK)
        order.seats = [bot("brewer"), bot("brewer")]
        made = await ada.create(order)
        async with ada.enter(made.code, watch=True) as visit:
            await visit.until(lambda message: isinstance(message, wire.Table) and message.version >= 3)


async def test_packs_of_the_server_are_chosen_by_name(tmp_path: Path) -> None:
    folder = tmp_path / "packs"
    folder.mkdir()
    (folder / "box.toml").write_text(PACK)
    (folder / "tiles.toml").write_text(games.pack_format(TILES).own_text())
    (folder / "broken.toml").write_text(PACK.replace("cost = 2", "cost = 22"))
    (folder / "sent-x.toml").write_text(PACK)
    (tmp_path / "secret.toml").write_text(PACK)
    async with running(tmp_path, packs=folder) as server, Client(server.address) as ada:
        offered = (await ada.get("/api/packs", wire.Packs)).packs
        assert [(card.name, card.game, card.title) for card in offered] == [
            ("box", MOON, "Ada’s box"),
            ("tiles", TILES, "Philtre"),
        ]
        made = await ada.create(wanted(name="box"))
        (folder / "box.toml").unlink()  # the room keeps its pack
        assert "hut-loft" in (await ada.get(f"/api/tables/{made.table}/names", wire.PackNames)).names
        for name in ("box", "../secret", "secret", "sent-x", "/etc/passwd", "box.toml", "."):
            assert await refusal(ada.create(wanted(name=name))) == "no-pack"
        assert await refusal(ada.create(wanted(name="broken"))) == "bad-pack"
        assert await refusal(ada.create(wanted(name="tiles"))) == "bad-pack"
        await ada.create(wanted(name="tiles", game=TILES))


async def test_the_host_may_change_or_drop_the_pack_before_the_start(tmp_path: Path) -> None:
    folder = tmp_path / "packs"
    folder.mkdir()
    (folder / "box.toml").write_text(PACK)
    async with running(tmp_path, packs=folder) as server, Client(server.address) as ada:
        order = wanted(OWN.replace('title = "Philtre"', 'title = "Other"'))
        order.start = False
        made = await ada.create(order)
        async with ada.enter(made.code) as visit:
            sent = visit.room.settings
            titles = []
            for changed in ({"grace": 60}, {"pack": "box"}, {"pack": None}):
                await visit.ask(wire.Arrange(id=visit.new_id(), settings=msgspec.structs.replace(sent, **changed)))
                titles.append(visit.room.pack)
            assert titles == ["Other", "Ada’s box", None]
            back = wire.Arrange(id=visit.new_id(), settings=sent)
            assert await refusal(visit.ask(back)) == "no-pack"  # the room has dropped it


HOSTILE = {
    "broken": PACK.replace("cost = 2", 'cost = "two"'),
    "contradictory": PACK.replace('letter = "A"', 'letter = "F"'),
    "another game's": games.pack_format(TILES).own_text(),
    "no toml": "potion = [[[",
    "empty": "",
    "deep": "x = " + "[" * 90_000,
    "dotted": "a." * 40_000 + "a = 1",
    "full": "# " + "x" * (LARGEST - 2),
    "endless string": 'x = "' + '\\"' * 40_000,
    "many rows": f'game = "{MOON}"\n' + "[[potion]]\n" * 9_000,
    "python": '__import__("os").system("true")',
    "control": PACK.replace("The Loft", "The\\u202e Loft"),
}


async def test_hostile_packs_are_refused_with_their_mistakes_and_harm_nobody(tmp_path: Path) -> None:
    async with running(tmp_path) as server, Client(server.address) as ada, Client(server.address) as eve:
        made = await ada.create(wanted())
        async with ada.enter(made.code) as visit:
            await at_table(visit)
            for what, text in HOSTILE.items():
                before = visit.seen().version
                refused = asyncio.create_task(refusal(eve.create(wanted(text))))
                began = time.perf_counter()
                await play_alone(visit, random.Random(3), 1)
                assert time.perf_counter() - began < 5, what
                assert await refused == "bad-pack", what
                assert visit.seen().version == before + 1
                report = await eve.post("/api/packs", wire.CheckPack(text=text), wire.PackReport)
                assert report.mistakes or what == "another game's"
                for mistake in report.mistakes:
                    assert all(words(language)(f"pack-{mistake.key}", **mistake.details) for language in LANGUAGES)
        assert await eve.rooms() == []


async def test_what_is_too_big_is_not_read(tmp_path: Path) -> None:
    async with running(tmp_path) as server, Client(server.address) as ada:
        assert await refusal(ada.create(wanted("x" * (LARGEST + 1)))) == "bad-message"
        status, _, _ = await ada.request("POST", "/api/packs", b'{"text": "' + b"x" * 400_000 + b'"}')
        assert status == 413
        status, _, _ = await ada.request("POST", "/api/packs", b'{"text": 7}')
        assert status == 400


async def test_checks_of_packs_are_rate_limited(tmp_path: Path) -> None:
    limits = Limits(packs=0.01, pack_burst=2)
    async with running(tmp_path, limits=limits) as server, Client(server.address) as ada:
        asked = [ada.post("/api/packs", wire.CheckPack(text=""), wire.PackReport) for _ in range(2)]
        assert [len((await one).mistakes) for one in asked] == [1, 1]
        late = ada.post("/api/packs", wire.CheckPack(text=""), wire.PackReport)
        assert await refusal(late) == "too-many"


async def test_without_a_pack_nothing_has_other_names(tmp_path: Path) -> None:
    async with running(tmp_path) as server, Client(server.address) as ada:
        made = await ada.create(wanted())
        assert (await ada.get(f"/api/tables/{made.table}/names", wire.PackNames)).names == {}
        assert (await ada.get("/api/packs", wire.Packs)).packs == []


def test_the_list_of_packs_reads_only_changed_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("one", "two"):
        (tmp_path / f"{name}.toml").write_text(PACK, encoding="utf-8")
    (tmp_path / "bad.toml").write_text("nonsense", encoding="utf-8")
    checked: list[str] = []
    check = packs.report_on

    def counted(text: str) -> wire.PackReport:
        checked.append(text)
        return check(text)

    monkeypatch.setattr(packs, "report_on", counted)
    shelf = packs.PackLibrary(tmp_path)
    assert [card.name for card in shelf.cards()] == [card.name for card in shelf.cards()] == ["one", "two"]
    assert len(checked) == 3
    (tmp_path / "two.toml").write_text(PACK.replace("Ada’s box", "Ben’s box of cards"), encoding="utf-8")
    assert [card.title for card in shelf.cards()] == ["Ada’s box", "Ben’s box of cards"]
    assert len(checked) == 4
    (tmp_path / "one.toml").unlink()
    assert [card.name for card in shelf.cards()] == ["two"]


async def test_packs_are_not_stored_again_and_again(tmp_path: Path) -> None:
    (tmp_path / "packs").mkdir()
    (tmp_path / "packs" / "loft.toml").write_text(PACK, encoding="utf-8")
    few = Limits(packs=0.1, pack_burst=2)
    async with running(tmp_path, limits=few, packs=tmp_path / "packs") as server, Client(server.address) as ada:
        plain = settings(MOON, "standard")
        made = await ada.create(wire.CreateRoom(settings=plain, seats=[me("Ada")]))
        async with ada.enter(made.code) as visit:
            packed = wire.Arrange(id="a", settings=settings(MOON, "standard", pack="loft"))
            for name in ("a", "b"):
                await visit.ask(msgspec.structs.replace(packed, id=name))
            assert await refusal(visit.ask(msgspec.structs.replace(packed, id="c"))) == "too-many"
            await visit.ask(wire.Arrange(id="d", settings=plain))
