"""A match: one game at one table of a room, from the lobby to its end. It is the sum of its entries, without rules."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from philtre.core.contract import NOBODY, Outcome
from philtre.server.catalogue import Catalogue, setup_of
from philtre.server.rooms.entries import (
    Accepted,
    Added,
    Answered,
    AnyEntry,
    Arranged,
    Began,
    Chair,
    Closed,
    Ended,
    Handed,
    Invited,
    Linked,
    Offered,
    Opened,
    Played,
    Seated,
    Spoke,
    Swapped,
    Voiced,
    entry_of,
)
from philtre.server.rooms.score import of_past
from philtre.server.storage.writer import Row
from philtre.server.wire import Actor, Deal, Origin, Past, Phase, Promise, Settings, Talk, Tally
from philtre.table import deal as records
from philtre.table.luck import JOINT, SEALED, Luck
from philtre.table.table import Table
from philtre.words.face import Face

if TYPE_CHECKING:
    from philtre.server.rooms.clocks import Attendance

REMEMBERED: Final = 50  # chat messages that are remembered


class Line(NamedTuple):
    """A chat message and its time (microseconds)."""

    number: int
    spoke: Spoke
    at: int


class StopOffer(msgspec.Struct):
    """An offer to stop: who made it, and who has agreed so far."""

    by: int
    agreed: set[int]


class Invitation(msgspec.Struct):
    """An offer of another game: who has accepted, and whether it begins at once."""

    by: str
    start: bool
    agreed: set[str]


class Match:
    """One table of a room: seats, settings, game, chat. Only `take` changes it."""

    code: str
    host: str
    settings: Settings
    chairs: list[Chair]
    past: list[Past]
    score: list[Tally]
    origin: Origin | None

    def __init__(
        self, catalogue: Catalogue, table_id: str, rows: list[Row], entries: Sequence[AnyEntry | None] | None = None
    ) -> None:
        self.catalogue = catalogue
        self.table_id = table_id
        self.seq = 0  # of the next entry
        self.table: Table | None = None  # None before the start
        self.content: str | None = None  # the content pack
        self.pack: str | None = None  # its title
        self.rules: int | None = None  # under which the game began
        self.luck: Luck | None = None
        self.commitment = ""
        self.dealt: records.Deal | None = None  # the table and the numbers of this deal
        self.next_seed: str | None = None  # the promised seed of the next deal, here or at the next table
        self.promise: Promise | None = None  # cached for messages
        self.deal = Deal(commitment="", seed=None)  # cached for messages during the game
        # Values that are needed often; `take` updates them.
        self.face: Face[Any]
        self.version = 0
        self.phase: Phase = "lobby"
        self.seat_in_turn: int | None = None
        self._persons: dict[str, list[int]] = {}
        self.with_bots = False
        self.actors: list[Actor] = []  # who made each entry of the game
        self.asked: set[str] = set()  # keys of requests that are done
        self.known: dict[str, set[int]] = {}  # the seats whose view each person has seen in this game
        self.called: dict[tuple[str, int], str] = {}  # the names of persons at these seats
        self.names: dict[str, set[str]] = {}  # all names that each person has had at this table
        self.named: dict[str, str] = {}  # the name of each person, also without a seat
        self._voices: dict[int, dict[str, int]] = {}  # votes for a bot on a seat, with their times
        self.links: dict[int, str] = {}  # digests of seat links
        self.talk: deque[Line] = deque(maxlen=REMEMBERED)
        self.spoken = 0
        self.offer: StopOffer | None = None
        self.invitation: Invitation | None = None
        self.turn_began = 0  # microseconds
        self.changed = 0  # microseconds
        self.recorded = False
        self.next_table: str | None = None
        self._start: list[int] | None = None
        self._sides: list[int] = []
        for row, entry in zip(rows, [None] * len(rows) if entries is None else entries, strict=True):
            self.take(row, entry)

    @property
    def outcome(self) -> Outcome | None:
        return None if self.table is None else self.table.outcome()

    @property
    def teams(self) -> list[int | None]:
        """The team of each seat; None if everybody plays alone, or all together."""
        if len(set(self._sides)) in (1, len(self._sides)):
            return [None] * len(self._sides)
        return list(self._sides)

    @property
    def talk_allowed(self) -> Talk:
        """The chat that is allowed now: team mates with secrets from each other may not write freely during a game."""
        if self.phase == "over":
            return "phrases" if self.settings.talk == "silent" else self.settings.talk
        if self.teams[0] is None or self.settings.talk != "free":
            return self.settings.talk
        return "phrases"

    def seats_of(self, person: str) -> list[int]:
        return self._persons.get(person, [])

    def persons(self) -> list[str]:
        """All persons with a seat, in the order of the seats."""
        return list(self._persons)

    def mentions(self, person: str) -> bool:
        """Whether a person occurs in the entries: as host, at a seat, in the chat or in the game."""
        spoke = any(line.spoke.person == person for line in self.talk)
        return person == self.host or person in self.named or spoke or any(t.person == person for t in self.score)

    def voices_on(self, seat: int, attendance: Attendance) -> set[str]:
        """The persons who have voted for a bot on a seat since its person left."""
        gone = attendance.gone_since.get(self.chairs[seat].person or "")
        return set() if gone is None else {who for who, at in self._voices.get(seat, {}).items() if at > gone}

    def has_resigned(self, seat: int) -> bool:
        return self.table is not None and seat in self.table.resigned

    def is_now(self, now: int) -> None:
        """Correct a turn that began in the future, because an entry was written by a wrong clock."""
        self.turn_began = min(self.turn_began, now)

    def take(self, row: Row, entry: AnyEntry | None = None, checked: bool = True) -> AnyEntry:
        """Apply the next entry, which was already checked and stored."""
        checked = checked and entry is not None
        if row.seq != self.seq or row.table_id != self.table_id:
            raise ValueError(f"entry {row.seq} does not follow {self.seq - 1}")
        if checked and isinstance(entry, Played):
            self._play(entry, row.at, checked=True)
        else:
            entry = entry_of(row) if entry is None else entry
            self._add(entry, row.at)
        self.seq += 1
        self.changed = row.at
        if entry.asked is not None:
            self.asked.add(entry.asked)
        return entry

    def _add(self, entry: AnyEntry, at: int) -> None:
        match entry:
            case Played():
                self._play(entry, at)
            case Began():
                self._begin(entry, at)
            case Spoke():
                self.spoken += 1
                self.talk.append(Line(self.spoken, entry, at))
            case Offered() | Answered():
                self._note_offer(entry)
            case Opened():
                self._open(entry)
            case Ended():
                self.recorded = True
            case Invited():
                self.invitation = Invitation(entry.person, entry.start, {entry.person})
            case Accepted():
                self._note_answer(entry)
            case Closed():
                self.next_table = entry.table
            case Voiced():
                self._voices.setdefault(entry.seat, {})[entry.person] = at
            case _:
                self._move_chairs(entry)

    def _move_chairs(self, entry: Arranged | Seated | Swapped | Added | Linked | Handed) -> None:
        chairs = self.chairs
        match entry:
            case Arranged():
                self._arrange(entry.settings, entry.content)
            case Seated():
                self._seat(entry.seat, entry.chair)
            case Swapped():
                chairs[entry.seat], chairs[entry.other] = chairs[entry.other], chairs[entry.seat]
                self.links.clear()
                self._note_chairs()
            case Added():
                self.chairs[entry.seat] = msgspec.structs.replace(chairs[entry.seat], number=entry.number)
            case Linked():
                self.links[entry.seat] = entry.digest
            case Handed():
                self._seat(entry.seat, msgspec.structs.replace(chairs[entry.seat], person=entry.person))

    def _open(self, entry: Opened) -> None:
        self.code, self.host = entry.code, entry.host
        self.chairs = list(entry.chairs)
        self.past, self.origin, self._start = entry.past, entry.origin, entry.start
        self._promise(entry.seed, self.table_id)
        self.score = of_past(entry.past) if entry.score is None else entry.score
        self._arrange(entry.settings, entry.content)

    def _arrange(self, settings: Settings, content: str | None) -> None:
        self.settings, self.content = settings, content
        self.chairs = [*self.chairs, *(Chair() for _ in range(settings.seats))][: settings.seats]
        played = self.catalogue.played(settings, content)
        self._sides, self.pack, self.face = played.sides, played.title, played.face
        self._note_chairs()

    def _seat(self, seat: int, chair: Chair) -> None:
        self.chairs[seat] = chair
        self.links.pop(seat, None)
        self._note_chairs()
        self._voices.pop(seat, None)
        if self.table is not None and chair.person is not None:
            self._note_person(seat, chair.person)

    def _note_person(self, seat: int, person: str) -> None:
        self.known.setdefault(person, set()).add(seat)
        self.called[person, seat] = self.chairs[seat].name or ""

    def _begin(self, entry: Began, at: int) -> None:
        self.luck, self.rules = self._luck_of(entry), entry.rules
        self._keep_cards(entry.rules)
        game, setup = self.face.game, setup_of(self.settings, self.content)
        start = None if self._start is None else game.restore(tuple(self._start), setup)
        self.table = Table(game, setup, self.luck.chance(), start)
        self.commitment = self.luck.commitment() or ""
        self.deal = Deal(commitment=self.commitment, seed=None)
        self._promise(entry.next_seed, entry.next_table)
        # The numbers are used up; the next deal needs new ones.
        self.chairs = [Chair(chair.holder, chair.person, chair.name, chair.bot) for chair in self.chairs]
        for seat, chair in enumerate(self.chairs):
            if chair.person is not None:
                self._note_person(seat, chair.person)
        self.turn_began = at
        self._note_turn(self.table)

    def _keep_cards(self, rules: int) -> None:
        """A game of older rules keeps the cards of that time."""
        older = self.face.older_cards(rules) if self.content is None else None
        if older is not None:
            self._arrange(self.settings, older)

    def _luck_of(self, entry: Began) -> Luck:
        self.dealt = entry.deal
        if entry.deal is None:
            return Luck(SEALED, entry.seed)
        setup = setup_of(self.settings, self.content)
        return Luck(JOINT, entry.seed, records.terms_of(entry.deal, self.settings.game, entry.rules, setup))

    def _promise(self, seed: str | None, table: str | None) -> None:
        self.next_seed = seed
        commitment = None if seed is None else Luck(SEALED, seed).commitment()
        self.promise = None if commitment is None or table is None else Promise(commitment=commitment, table=table)

    def _play(self, entry: Played, at: int, checked: bool = False) -> None:
        assert self.table is not None
        before = self.table.seat()
        if checked and isinstance(entry.entry, int):
            self.table.act_checked(before, entry.entry)
        else:
            self.table.enter(entry.entry)
        self.actors.append(entry.by)
        self._note_turn(self.table)
        if self.seat_in_turn != before or (isinstance(entry.entry, int) and self.table.undo_refused(before)):
            # The clock starts again with each turn, and after a move that cannot be undone.
            self.turn_began = at

    def _note_turn(self, table: Table) -> None:
        seat = table.seat()
        self.version = table.version
        self.seat_in_turn = None if seat == NOBODY else seat
        self.phase = "playing" if seat != NOBODY else "over"

    def _note_chairs(self) -> None:
        self.with_bots = any(chair.holder == "bot" for chair in self.chairs)
        self._persons = {}
        for seat, chair in enumerate(self.chairs):
            if chair.person is not None:
                self._persons.setdefault(chair.person, []).append(seat)
                self.named[chair.person] = chair.name or ""
                self.names.setdefault(chair.person, set()).add(chair.name or "")

    def _note_answer(self, entry: Accepted) -> None:
        if self.invitation is not None and entry.agree:
            self.invitation.agreed.add(entry.person)
        else:
            self.invitation = None

    def _note_offer(self, entry: Offered | Answered) -> None:
        if isinstance(entry, Offered):
            self.offer = StopOffer(entry.seat, {entry.seat})
        elif self.offer is not None and entry.agree:
            self.offer.agreed.add(entry.seat)
        else:
            self.offer = None
