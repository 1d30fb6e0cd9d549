"""The Dispenser: five tracks of marbles, what is taken from them, what explodes, and what is put back."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise

from philtre.core.contract import Chance
from tests.oracle.potion_explosion.tiles import COLOURS, Marbles, draw_marble, marbles, total

TRACKS = "abcde"
ROOM = 16  # marbles in a track, the hidden ones included
IN_SIGHT = 9
IN_REACH = 8

Place = tuple[str, int]  # track and place from below, from 1: c4 is ("c", 4)


def name(place: Place) -> str:
    return f"{place[0]}{place[1]}"


def place(name: str) -> Place:
    return name[0], int(name[1:])


@dataclass
class Dispenser:
    """Ruling 1: how many marbles lie under each lid is open, but not which lie where."""

    tracks: dict[str, list[str]] = field(default_factory=lambda: {track: [] for track in TRACKS})  # from below
    lids: dict[str, int] = field(default_factory=lambda: dict.fromkeys(TRACKS, 0))
    unseen: Marbles = field(default_factory=lambda: marbles(20, 20, 20, 20))

    def fill_up(self, chance: Chance) -> None:
        """Game setup, step 7: all 80 marbles fill the tracks."""
        for track in TRACKS:
            self.lids[track] = ROOM
            self.roll_down(track, chance)

    def in_reach(self) -> list[Place]:
        """Taking Ingredients: whatever is seen, but for the ninth marble of a track."""
        return [(track, index + 1) for track in TRACKS for index in range(len(self.tracks[track][:IN_REACH]))]

    def colour(self, place: Place) -> str:
        return self.tracks[place[0]][place[1] - 1]

    def touching(self) -> list[tuple[Place, Place]]:
        """Two neighbours in a track, both in reach."""
        reach = self.in_reach()
        return [(lower, upper) for lower, upper in pairwise(reach) if lower[0] == upper[0]]

    def runs(self) -> list[tuple[str, int, int]]:
        """Marbles of one colour in reach that touch, as many as there are: track, lowest and highest place."""
        found: list[tuple[str, int, int]] = []
        for track, at in self.in_reach():
            goes_on = at > 1 and self.colour((track, at)) == self.colour((track, at - 1))
            lowest = found.pop()[1] if goes_on else at
            found.append((track, lowest, at))
        return found

    def draw_hidden(self, track: str, chance: Chance) -> str:
        """Ruling 1: the next marble to come into sight, on any track, is any of the hidden ones."""
        self.lids[track] -= 1
        return draw_marble(self.unseen, chance)

    def roll_down(self, track: str, chance: Chance) -> None:
        while len(self.tracks[track]) < IN_SIGHT and self.lids[track]:
            self.tracks[track].append(self.draw_hidden(track, chance))

    def take(self, places: list[Place], chance: Chance) -> list[str]:
        """Marbles of one track, without explosions: they leave together, then the track rolls down."""
        track = places[0][0]
        taken = [self.colour(place) for place in places]
        for _, at in sorted(places, reverse=True):
            del self.tracks[track][at - 1]
        self.roll_down(track, chance)
        return taken

    def pick(self, place: Place, chance: Chance) -> list[str]:
        """Triggering an Explosion; ruling 2: only the two marbles that meet at the gap count."""
        track, gap = place[0], place[1] - 1  # the gap is below the marble with this index
        taken = self.take([place], chance)
        line = self.tracks[track]
        while 0 < gap < len(line) and line[gap - 1] == line[gap]:
            gap = self.explode(track, gap, taken, chance)
        return taken

    def explode(self, track: str, gap: int, taken: list[str], chance: Chance) -> int:
        """The whole connected run, hidden marbles too; where the new gap is."""
        line = self.tracks[track]
        colour = line[gap]
        lowest = highest = gap
        while lowest > 0 and line[lowest - 1] == colour:
            lowest -= 1
        while self.next_above(track, highest, chance) == colour:
            highest += 1
        taken += line[lowest : highest + 1]
        del line[lowest : highest + 1]
        self.roll_down(track, chance)
        return lowest

    def next_above(self, track: str, index: int, chance: Chance) -> str | None:
        """The marble that touches this one from above; a hidden one shows itself now."""
        line = self.tracks[track]
        if index + 1 == len(line) and self.lids[track]:
            line.append(self.draw_hidden(track, chance))
        return line[index + 1] if index + 1 < len(line) else None

    def put_back(self, returned: Marbles, chance: Chance) -> None:
        """Refilling the Dispenser; ruling 1: in random order, each into any track that has room."""
        waiting = dict(returned)
        while total(waiting):
            colour = draw_marble(waiting, chance)
            tracks = [track for track in TRACKS if len(self.tracks[track]) + self.lids[track] < ROOM]
            self.enter(tracks[0 if len(tracks) == 1 else chance.below(len(tracks))], colour)

    def enter(self, track: str, colour: str) -> None:
        if len(self.tracks[track]) < IN_SIGHT:
            self.tracks[track].append(colour)
        else:
            self.lids[track] += 1
            self.unseen[colour] += 1

    def marbles(self) -> Marbles:
        """All of them, seen and unseen."""
        return {
            colour: self.unseen[colour] + sum(line.count(colour) for line in self.tracks.values()) for colour in COLOURS
        }
