"""`philtre admin ban`, `mute` and `close`. A running server notices bans, mutes and closed rooms within seconds."""

from __future__ import annotations

import time
from ipaddress import ip_network
from typing import Annotated, Any

import typer
from sqlalchemy import delete, insert, select

from philtre.core.errors import PhiltreError
from philtre.server.admin import app, opened
from philtre.server.command import Data, Database

__all__ = ["app"]  # the commands of `admin`, with those of this module

Target = Annotated[str, typer.Argument(help="admin-arg-target", metavar="PERSON|ADDRESS")]
Person = Annotated[str, typer.Argument(help="admin-arg-person", metavar="PERSON")]
Room = Annotated[str, typer.Argument(help="admin-arg-room", metavar="ROOM")]
Days = Annotated[int | None, typer.Option("--days", help="admin-opt-days", min=1, max=36_500)]
Undo = Annotated[bool, typer.Option("--undo", help="admin-opt-undo")]


@app.command("ban", help="admin-help-ban")
def ban(ctx: typer.Context, target: Target, days: Days = None, data: Data = None, database: Database = None) -> None:
    _put(ctx, "ban", _target(ctx, target), days, data, database)


@app.command("unban", help="admin-help-unban")
def unban(ctx: typer.Context, target: Target, data: Data = None, database: Database = None) -> None:
    _lift(ctx, "ban", _target(ctx, target), data, database)


@app.command("mute", help="admin-help-mute")
def mute(
    ctx: typer.Context,
    person: Person,
    days: Days = None,
    undo: Undo = False,
    data: Data = None,
    database: Database = None,
) -> None:
    target = _person(ctx, person)
    if undo:
        _lift(ctx, "mute", target, data, database)
    else:
        _put(ctx, "mute", target, days, data, database)


@app.command("close", help="admin-help-close")
def close(ctx: typer.Context, room: Room, undo: Undo = False, data: Data = None, database: Database = None) -> None:
    from philtre.server.guard.names import is_code, read_code

    code = read_code(room)
    if not is_code(code):
        raise PhiltreError(ctx.obj("error-no-room"))
    if undo:
        _lift(ctx, "close", code, data, database)
    else:
        _put(ctx, "close", code, None, data, database)


@app.command("sanctions", help="admin-help-sanctions")
def list_sanctions(ctx: typer.Context, data: Data = None, database: Database = None) -> None:
    from philtre.server.storage.schema import sanctions

    with opened(data, database) as engine, engine.connect() as connection:
        found = connection.execute(select(sanctions).order_by(sanctions.c.kind, sanctions.c.at)).all()
    for row in found:
        print(ctx.obj(f"admin-{row.kind}", target=row.target, **_dated(row.until)))
    if not found:
        print(ctx.obj("admin-nothing-forbidden"))


@app.command("who", help="admin-help-who")
def who(ctx: typer.Context, room: Room, data: Data = None, database: Database = None) -> None:
    from philtre.server.guard.names import read_code
    from philtre.server.storage.schema import sittings

    code = read_code(room)
    with opened(data, database) as engine, engine.connect() as connection:
        found = connection.execute(select(sittings.c.person).where(sittings.c.room == code).order_by(sittings.c.at))
        persons = list(found.scalars())
    if not persons:
        raise PhiltreError(ctx.obj("error-no-room"))
    print("\n".join(persons))


def _put(ctx: typer.Context, kind: str, target: str, days: int | None, data: Any, database: str | None) -> None:
    from philtre.server.clock import now_us
    from philtre.server.rooms.clocks import DAY
    from philtre.server.storage.schema import sanctions

    now = now_us()
    until = None if days is None else now + days * DAY
    with opened(data, database) as engine, engine.begin() as connection:
        connection.execute(delete(sanctions).where(sanctions.c.kind == kind, sanctions.c.target == target))
        connection.execute(insert(sanctions), {"kind": kind, "target": target, "at": now, "until": until})
    print(ctx.obj(f"admin-{kind}", target=target, **_dated(until)))


def _lift(ctx: typer.Context, kind: str, target: str, data: Any, database: str | None) -> None:
    from philtre.server.storage.schema import sanctions

    with opened(data, database) as engine, engine.begin() as connection:
        gone = connection.execute(delete(sanctions).where(sanctions.c.kind == kind, sanctions.c.target == target))
    print(ctx.obj("admin-lifted" if gone.rowcount else "admin-not-forbidden", target=target))


def _dated(until: int | None) -> dict[str, str]:
    """The arguments of messages that say until when something holds."""
    date = "" if until is None else time.strftime("%Y-%m-%d", time.gmtime(until // 1_000_000))
    return {"timed": str(until is not None).lower(), "date": date}


def _target(ctx: typer.Context, text: str) -> str:
    """A person, an address or a network, in the form in which connections have it."""
    from philtre.server.guard.limits import network_of
    from philtre.server.storage.erasing import is_person

    if is_person(text):
        return text
    try:
        net = ip_network(text)
    except ValueError as error:
        raise PhiltreError(ctx.obj("admin-no-target")) from error
    # Connections have only the first half of an IPv6 address: a narrower network would never match.
    narrow = net.prefixlen >= (64 if net.version == 6 else 32)
    return network_of(str(net.network_address)) if narrow else str(net)


def _person(ctx: typer.Context, text: str) -> str:
    from philtre.server.storage.erasing import is_person

    if not is_person(text):
        raise PhiltreError(ctx.obj("admin-no-person"))
    return text
