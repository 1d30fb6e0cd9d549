"""Which browsers want to be notified, and how they are reached."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from sqlalchemy import delete, insert, select
from sqlalchemy.sql.selectable import ScalarSelect

from philtre.server.storage.schema import subscriptions
from philtre.server.storage.store import Store
from philtre.server.storage.writer import Write

MOST: Final = 8  # devices of one person; a further one replaces the oldest


class Subscription(NamedTuple):
    """One browser: its address at a push service, and its public keys."""

    endpoint: str
    person: str
    key: str
    secret: str
    language: str


class Subscriptions:
    """The subscriptions in the database."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, wanted: Subscription, at: int) -> None:
        row = wanted._asdict() | {"at": at}
        steps: list[Any] = [
            (_without(wanted.endpoint), {}),
            (insert(subscriptions), row),
            (_too_many(wanted.person), {}),
        ]
        await self._store.write(Write(after=steps))

    async def remove(self, endpoint: str, person: str | None = None) -> None:
        """Forget a browser; if a person is given, only if it is theirs."""
        statement = _without(endpoint)
        if person is not None:
            statement = statement.where(subscriptions.c.person == person)
        await self._store.write(Write(after=[(statement, {})]))

    async def of(self, person: str) -> list[Subscription]:
        columns = [subscriptions.c[name] for name in Subscription._fields]
        query = select(*columns).where(subscriptions.c.person == person)
        return await self._store.read(lambda connection: [Subscription(*row) for row in connection.execute(query)])


def _without(endpoint: str) -> Any:
    return delete(subscriptions).where(subscriptions.c.endpoint == endpoint)


def _too_many(person: str) -> Any:
    latest: ScalarSelect[Any] = (
        select(subscriptions.c.endpoint)
        .where(subscriptions.c.person == person)
        .order_by(subscriptions.c.at.desc())
        .limit(MOST)
        .scalar_subquery()
    )
    return delete(subscriptions).where(subscriptions.c.person == person, subscriptions.c.endpoint.not_in(latest))
