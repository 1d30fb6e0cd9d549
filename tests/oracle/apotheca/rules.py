"""The rules of Apotheca, section by section: the turn, the actions, matches, and solo's outside potions."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from philtre.core.contract import Chance
from philtre.core.errors import SetupError
from tests.oracle.apotheca.market import (
    COLOURS,
    Match,
    Potion,
    empty,
    face_up,
    facedown,
    matches,
    name,
    shown_colour,
)
from tests.oracle.apotheca.position import position
from tests.oracle.apotheca.powers import Moves, rearrange, ways
from tests.oracle.apotheca.setup import draw, draw_card, set_up
from tests.oracle.apotheca.table import (
    APOTHECARIES,
    GEMS,
    SEATS,
    VERBS,
    Answers,
    Colours,
    Satisfied,
    Table,
    each_colour,
)
from tests.oracle.protocol import Result
from tests.oracle.scripted import Asked

DECK = "deck"


class Oracle(Table, Asked):
    """One game of Apotheca: every answer that may be given, and what it does."""

    @staticmethod
    def modes() -> list[tuple[str, int]]:
        """Every variant with every number of seats."""
        return [(variant, seats) for variant, numbers in SEATS.items() for seats in numbers]

    @staticmethod
    def choices(variant: str, seats: int) -> dict[str, list[str]]:
        """The values each option may have there."""
        choices = {"first_game": ["no", "yes"]}
        if variant != "solo":
            choices["start"] = ["random", *[str(number + 1) for number in range(seats)]]
        return choices

    @staticmethod
    def new(variant: str, seats: int, options: dict[str, str], chance: Chance) -> Oracle:
        check(variant, seats, options)
        oracle = Oracle(variant, seats)
        set_up(oracle, options, chance)
        oracle.open_turn(oracle.start)
        if variant == "master":
            decrees: Answers = {f"decree {colour}": partial(oracle.choose_first_decree, colour) for colour in COLOURS}
            oracle.ask("decree", decrees)
        else:
            oracle.settle(chance)
        return oracle

    def hear(self, answer: str, chance: Chance) -> None:
        self.answers[answer](chance)

    def result(self) -> Result | None:
        """Page 4, page 7; solo is never lost (page 5)."""
        if self.ended is None:
            return None
        seats = range(self.seats)
        won: dict[str, Callable[[int], bool]] = {
            "satisfied": self.team_has_won,
            "kept": self.is_master,
            "stuck": lambda _: False,
            "quiet": lambda _: False,
            "filled": lambda _: True,
        }
        ranks = [1 if won[self.ended](seat) else 2 for seat in seats]
        return Result(ranks, [self.points(seat) for seat in seats], self.ended)

    def position(self) -> dict[str, Any]:
        return position(self)

    def choose_first_decree(self, colour: str, chance: Chance) -> None:
        """Page 7: before the first action, with the market in view; not an action itself."""
        self.decree = colour
        self.settle(chance)

    def ask(self, question: str, answers: Answers) -> None:
        assert answers, question
        self.question = question
        self.answers = answers

    def open_turn(self, seat: int) -> None:
        """Page 3: two actions; page 1: the start player's first turn has one; page 5: not in solo."""
        self.turn += 1
        self.player = seat
        self.used = []
        self.actions_left = 1 if self.turn == 1 and self.variant != "solo" else 2
        self.something_happened = False
        if self.variant == "master" and not self.is_master(seat):
            self.apprentice = seat

    def begin_turn(self, seat: int, chance: Chance) -> None:
        """Page 7: matches that wait and that the player may score are scored first."""
        self.open_turn(seat)
        self.settle(chance)

    def settle(self, chance: Chance) -> None:
        """Page 4: trigger matches one at a time until none is left, then go on."""
        found = [match for match in matches(self.market) if self.may_score(match.colour)]
        if len(found) > 1:
            self.ask("trigger", {match.text(): partial(self.trigger, match) for match in found})
        elif found:
            self.trigger(found[0], chance)
        else:
            self.overload(chance)
            self.finish_action()
            self.go_on(chance)

    def finish_action(self) -> None:
        """An action is done with when its matches are."""
        if self.under_way:
            self.under_way = False
            self.actions_left -= 1

    def go_on(self, chance: Chance) -> None:
        """Ruling 7: the next action if there is one to take, else the turn is over."""
        may_go_on = self.actions_left > 0 or self.token == self.player
        actions = self.actions() if may_go_on else {}
        if not actions:
            self.end_turn(chance)
        elif self.actions_left:
            self.ask("action", actions)
        else:
            self.ask("extra", {"extra": self.take_extra_action, "done": self.end_turn})

    def take_extra_action(self, chance: Chance) -> None:
        """Page 1: the third of three players may take a third action, once in the game."""
        self.token = None
        self.actions_left = 1
        self.go_on(chance)

    def end_turn(self, chance: Chance) -> None:
        """Ruling 16: nobody can do anything. Decision 1: fifty turns without anything but powers,
        and without a match that waits for the next turn."""
        if self.variant == "solo":
            self.ask_for_outside()
            return
        self.passed = set() if self.something_happened else self.passed | {self.player}
        if len(self.passed) == self.seats:
            self.end("stuck")
            return
        self.quiet += 1
        if self.quiet >= 50 and not matches(self.market):
            self.end("quiet")
        else:
            self.begin_turn(self.next_seat(), chance)

    def next_seat(self) -> int:
        """Page 1: clockwise. Page 7: the master after every apprentice, the apprentices clockwise."""
        if self.variant == "standard":
            return (self.player + 1) % self.seats
        if not self.is_master(self.player):
            return self.start
        return next(
            seat for seat in self.clockwise_from((self.apprentice + 1) % self.seats) if not self.is_master(seat)
        )

    def end(self, reason: str) -> None:
        self.ended = reason
        self.used = []
        self.actions_left = 0
        self.question = None
        self.answers = {}

    def actions(self) -> Answers:
        """Page 3: what the player may do now; page 7 for the master."""
        return self.reveals() | self.restocks() | self.hires() | self.powers() | self.decrees()

    def may(self, action: str) -> bool:
        """Page 3: no action twice in a turn. Page 5: solo may repeat."""
        return self.variant == "solo" or action not in self.used

    def take(self, action: str) -> None:
        if action not in self.used:
            self.used.append(action)
        self.under_way = True
        self.something_happened = True

    def gain(self, colour: str) -> None:
        self.gems[self.player][colour] += 1

    def pay(self, price: Colours) -> None:
        for colour, count in price.items():
            self.gems[self.player][colour] -= count

    def can_pay(self, price: Colours) -> bool:
        return all(self.gems[self.player][colour] >= count for colour, count in price.items())

    def reveals(self) -> Answers:
        """Page 3: any facedown potion."""
        if not self.may("reveal"):
            return {}
        return {f"reveal {name(space)}": partial(self.reveal, space) for space in facedown(self.market)}

    def reveal(self, space: int, chance: Chance) -> None:
        """Page 3: turn it over and gain a gem of its colour."""
        self.take("reveal")
        self.quiet = 0
        potion = self.market[space]
        assert potion is not None
        if potion.colour is None:
            potion.colour = draw(self.supply, chance)
        potion.up, potion.arrow, potion.opening, potion.aged = True, None, False, False
        if not any(other.aged for other in self.market if other):
            self.fade = [0, 0, 0]
        self.gain(potion.colour)
        self.settle(chance)

    def restocks(self) -> Answers:
        """Page 3; page 5: not in solo."""
        if self.variant != "solo" and self.may("restock") and self.can_place():
            return {"restock": self.restock}
        return {}

    def can_place(self) -> bool:
        """Page 3, ruling 5: fewer than three lie facedown, a space is open, a potion is in the supply."""
        return len(facedown(self.market)) < 3 and bool(empty(self.market)) and any(self.supply.values())

    def restock(self, chance: Chance) -> None:
        self.take("restock")
        self.draw_to_place(chance)

    def draw_to_place(self, chance: Chance) -> None:
        self.hand = draw(self.supply, chance)
        self.ask("place", {f"place {name(space)}": partial(self.place, space) for space in empty(self.market)})

    def place(self, space: int, chance: Chance) -> None:
        """Page 3: facedown, the arrow to the player, until three lie facedown."""
        self.quiet = 0
        self.market[space] = Potion(self.hand, up=False, arrow=self.player)
        self.hand = None
        self.overload(chance)
        if self.can_place():
            self.draw_to_place(chance)
        else:
            self.settle(chance)

    def overload(self, chance: Chance) -> None:
        """Page 3, rulings 6 and 15: a full market without any match loses a colour. Page 5: not in solo."""
        if self.variant == "solo" or empty(self.market) or matches(self.market):
            return
        shown = {shown_colour(self.market, space) for space in face_up(self.market)}
        if not any(colour in shown and count for colour, count in self.supply.items()):
            return
        self.quiet = 0
        revealed = None
        while revealed not in shown:
            revealed = draw(self.supply, chance)
            self.supply[revealed] += 1
            self.go_back(revealed, 1)
        lost = [space for space in face_up(self.market) if shown_colour(self.market, space) == revealed]
        self.remove(lost, into=self.supply)
        assert revealed is not None
        self.go_back(revealed, len(lost))

    def go_back(self, colour: str, number: int) -> None:
        """The document on positions: what lies facedown now is none of the potions that went back to the supply."""
        hidden = [potion for potion in self.market if potion and not potion.up and not potion.opening]
        if self.variant == "solo" or not hidden:
            return
        fresh = not all(potion.aged for potion in hidden)
        for potion in hidden:
            potion.aged = True
        unseen = self.supply[colour] + len([potion for potion in hidden if potion.colour == colour])
        shares = [65535, 65535, 65535] if fresh or not any(self.fade) else self.fade
        left = shares[COLOURS.index(colour)] * (unseen - number) // unseen
        shares[COLOURS.index(colour)] = max(1, left) if unseen > number else 0
        self.fade = shares

    def remove(self, spaces: list[int], into: Colours) -> None:
        """Take potions from the market to a pile."""
        for space in spaces:
            colour = shown_colour(self.market, space)
            assert colour is not None
            into[colour] += 1
            self.market[space] = None

    def hires(self) -> Answers:
        """Page 3: for gems of the station's colour, or for one of each. Page 5: solo. Page 7: never the master."""
        if not self.may("hire") or self.is_master(self.player):
            return {}
        hires: Answers = {}
        for colour, card in self.stations.items():
            price = {colour: 3 if self.variant == "solo" else 2}
            if card is not None and self.can_pay(price):
                hires[f"hire {GEMS[colour]}"] = partial(self.hire, colour, price)
        mixed = each_colour(1)
        if self.variant != "solo" and self.can_pay(mixed):
            for colour, card in self.stations.items():
                if card is not None:
                    hires[f"hire {GEMS[colour]} mixed"] = partial(self.hire, colour, mixed)
            if self.deck:
                hires["hire deck mixed"] = partial(self.hire, DECK, mixed)
        return hires

    def hire(self, where: str, price: Colours, chance: Chance) -> None:
        """Page 3: pay, take the card, refill the station. Page 7: the master is paid."""
        self.take("hire")
        self.quiet = 0
        self.pay(price)
        if self.variant == "master":
            for colour, count in price.items():
                self.gems[self.start][colour] += count
        card = draw_card(self, chance) if where == DECK else self.take_from_station(where, chance)
        self.active[self.player].append(card)
        self.settle(chance)

    def take_from_station(self, colour: str, chance: Chance) -> int:
        card = self.stations[colour]
        assert card is not None
        self.stations[colour] = draw_card(self, chance) if self.deck else None
        return card

    def powers(self) -> Answers:
        """Page 3: the powers of one's own active apothecaries, each an action of its own."""
        powers: Answers = {}
        for card, price in self.usable_cards():
            if self.may(VERBS[card]) and self.can_pay(price):
                for text, moves in ways(VERBS[card], self.market):
                    powers[text] = partial(self.use_power, card, price, moves)
        return powers

    def usable_cards(self) -> list[tuple[int, Colours]]:
        """Cards whose power the player may use, with the price. Page 7: the master uses the alley, for two gems."""
        if not self.is_master(self.player):
            return [(card, {}) for card in self.active[self.player]]
        return [(card, {colour: 2}) for colour, card in self.stations.items() if card is not None]

    def use_power(self, card: int, price: Colours, moves: Moves, chance: Chance) -> None:
        self.take(VERBS[card])
        self.pay(price)
        rearrange(self.market, moves)
        self.settle(chance)

    def decrees(self) -> Answers:
        """Page 7: the master changes the colour for a gem of the new one."""
        if not self.is_master(self.player) or not self.may("decree"):
            return {}
        others = [colour for colour in COLOURS if colour != self.decree and self.can_pay({colour: 1})]
        return {f"decree {colour}": partial(self.change_decree, colour) for colour in others}

    def change_decree(self, colour: str, chance: Chance) -> None:
        self.take("decree")
        self.quiet = 0
        self.pay({colour: 1})
        self.decree = colour
        self.settle(chance)

    def may_score(self, colour: str) -> bool:
        """Page 7: the decreed colour is the master's, the others are the apprentices'."""
        return self.variant != "master" or self.is_master(self.player) == (colour == self.decree)

    def trigger(self, match: Match, chance: Chance) -> None:
        """Page 4: a gem for a special match; then page 4, 5 or 7 says what becomes of the potions."""
        self.something_happened = True
        self.quiet = 0
        if self.is_master(self.player):
            self.keep(match, chance)
            return
        self.match = match
        if match.special:
            self.gain(match.colour)
        if self.variant == "solo":
            self.ask("stack", {f"stack {name(space)}": partial(self.stack, match, space) for space in match.spaces})
        else:
            self.remove(match.spaces, into=each_colour(0))
            self.choose_apothecary(match, chance)

    def keep(self, match: Match, chance: Chance) -> None:
        """Page 7: the master keeps matches, gains no gems, and wins with one of each colour."""
        self.kept[match.colour] += 1
        self.remove(match.spaces, into=self.kept_potions)
        if all(self.kept.values()):
            self.end("kept")
        else:
            self.settle(chance)

    def stack(self, match: Match, space: int, chance: Chance) -> None:
        """Page 5: in solo the potions of a match become a stack on one of its spaces."""
        potions = [self.market[one] for one in match.spaces]
        for one in match.spaces:
            self.market[one] = None
        self.market[space] = Potion(match.colour, up=True, stack=sum(potion.stack for potion in potions if potion))
        self.choose_apothecary(match, chance)

    def choose_apothecary(self, match: Match, chance: Chance) -> None:
        """Page 4: one of the player's own active apothecaries; where there is none, a gem."""
        own = self.active[self.player]
        if len(own) > 1:
            self.ask("satisfy", {f"satisfy {APOTHECARIES[card]}": partial(self.satisfy, match, card) for card in own})
        elif own:
            self.satisfy(match, own[0], chance)
        else:
            self.satisfy_nobody(match, chance)

    def satisfy(self, match: Match, card: int, chance: Chance) -> None:
        """Page 4: the match lies on the card now. Page 5: in solo the card is turned over and points are scored."""
        self.match = None
        self.active[self.player].remove(card)
        if self.variant == "solo":
            self.satisfied[0].append(Satisfied(card, None, 0))
            self.score += sum(1 for space in face_up(self.market) if shown_colour(self.market, space) == match.colour)
        else:
            self.satisfied[self.player].append(Satisfied(card, match.colour, len(match.spaces)))
        if self.variant != "solo" and self.team_has_won(self.player):
            self.end("satisfied")
        else:
            self.settle(chance)

    def satisfy_nobody(self, match: Match, chance: Chance) -> None:
        """Page 4: the potions go back to the supply (page 5: the stack stays), and the player gains a gem."""
        self.match = None
        self.gain(match.colour)
        if self.variant != "solo":
            self.supply[match.colour] += len(match.spaces)
            self.go_back(match.colour, len(match.spaces))
        self.settle(chance)

    def ask_for_outside(self) -> None:
        """Page 5: after each turn a potion from outside goes to its own space; the game ends when none can."""
        spaces = [space for space in self.outside if self.market[space] is None]
        if spaces:
            self.ask("outside", {f"outside {name(space)}": partial(self.place_from_outside, space) for space in spaces})
            return
        if not self.outside:
            self.score += 5
        self.end("filled")

    def place_from_outside(self, space: int, chance: Chance) -> None:
        """Page 5: facedown; the player looks at it once it lies there."""
        self.outside.remove(space)
        self.market[space] = Potion(draw(self.supply, chance), up=False, arrow=0)
        self.begin_turn(0, chance)


def check(variant: str, seats: int, options: dict[str, str]) -> None:
    """Refuse a set-up that docs/games/apotheca.md does not allow."""
    if seats not in SEATS.get(variant, []):
        raise SetupError(f"no {variant} for {seats}")
    choices = Oracle.choices(variant, seats)
    for option, value in options.items():
        if value not in choices.get(option, []):
            raise SetupError(f"{option} cannot be {value} in {variant} for {seats}")
