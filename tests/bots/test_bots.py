"""Bots choose legal actions from what a seat sees, and the better ones win. With Pebbles and all registered games."""

from __future__ import annotations

import time

import pytest

from philtre import bots, games
from philtre.bots.contract import Bot
from philtre.bots.search import SearchBot, Tree
from philtre.core.chance import Scripted, Seeded
from philtre.core.contract import NOBODY, SILENT, Chance, Game, Setup, State
from philtre.core.errors import SetupError
from philtre.core.playout import Tally, buffer_for, choices_of, luck_of, perft, play_random
from tests.core.pebbles import GAME, TURN

CODES = [
    "random",
    "greedy",
    "greedy:2",
    "brief",
    "steady",
    "search:20",
    "search:1ms",
    "hand:20",
    "plain:20",
    "plain:1ms",
    "rollout:20",
    "hasty",
    "calm",
    "hasty:90",
]


def line(*written: str, luck: list[int]) -> State:
    """Pebbles on the short line, seat 1 begins; stones come out of the bag as luck says (below 4: black)."""
    state, chance = GAME.new(Setup("short", 2), Scripted([0]), SILENT), Scripted(luck)
    for text in written:
        state.apply(GAME.parse(state, text), chance, SILENT)
    return state


def duel(game: Game, setup: Setup, players: list[Bot], number: int) -> State:
    """A game between bots, each of which gets what its seat sees."""
    luck, choices = luck_of(1, number), choices_of(1, number)
    state = game.new(setup, luck, SILENT)
    while state.seat() != NOBODY:
        seat = state.seat()
        state.apply(players[seat].choose(state.seen_by(seat), choices), luck, SILENT)
    return state


def wins(code: str, against: str, count: int) -> float:
    """The first bot's share of the payoffs in Pebbles; the seats change after every game."""
    total = 0.0
    for number in range(count):
        seat = number % 2
        pair = [bots.make(code, GAME), bots.make(against, GAME)]
        total += duel(GAME, Setup("long", 2), pair[::-1] if seat else pair, number).payoff(seat)
    return total / count


def test_levels_go_from_quick_to_slow_and_each_is_a_bot() -> None:
    assert list(bots.LEVELS) == ["novice", "brewer", "alchemist", "sage", "archmage"]
    made = [bots.make(level, GAME) for level in bots.LEVELS]
    thinkers = [(bot.milliseconds, bot.simulations) for bot in made if isinstance(bot, SearchBot)]
    assert thinkers == sorted(set(thinkers))
    assert len(thinkers) == 3


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("name", games.NAMES)
def test_every_bot_plays_every_variant_of_every_game_by_its_rules(name: str, code: str) -> None:
    game = games.game(name)
    for variant in game.variants:
        for seats in variant.seats:
            state = game.new(Setup(variant.name, seats), Seeded(seats), SILENT)
            bot, choices, luck = bots.make(code, game), Seeded(2), Seeded(3)
            for _ in range(8):
                action = bot.choose(state.seen_by(state.seat()), choices)
                assert action in state.legal_actions()
                state.apply(action, luck, SILENT)
                if state.seat() == NOBODY:
                    break


@pytest.mark.parametrize("name", games.NAMES)
def test_brief_and_steady_use_the_simulations_that_the_game_defines(name: str) -> None:
    game = games.game(name)
    brief, steady = bots.make("brief", game), bots.make("steady", game)
    assert isinstance(brief, SearchBot)
    assert isinstance(steady, SearchBot)
    assert (brief.simulations, steady.simulations) == (game.brief, game.steady)
    assert 1 <= game.brief < game.steady


def test_greedy_turns_up_the_white_stone_it_knows_and_leaves_the_black_one() -> None:
    state = line("draw", "put 1", "draw", "put 2", "draw", "put 3", "draw", "put 4", luck=[0, 0, 5, 0])
    assert bots.make("greedy", GAME).choose(state.seen_by(0), Seeded(1)) == TURN + 2


def test_greedy_chooses_at_random_between_equal_actions() -> None:
    greedy, chance = bots.make("greedy:1", GAME), Seeded(1)
    put = {greedy.choose(line("draw", luck=[0]).seen_by(0), chance) for _ in range(50)}
    assert put == {0, 1, 2, 3}


@pytest.mark.parametrize(
    ("code", "against"),
    [
        ("greedy", "random"),
        ("hasty:20", "random"),
        ("calm", "random"),
        ("search:40", "random"),
        ("brief", "random"),
        ("hand:40", "random"),
        ("plain:40", "random"),
        ("rollout:40", "random"),
    ],
)
def test_the_better_bot_wins_more(code: str, against: str) -> None:
    assert wins(code, against, 40) > 0.6


def test_search_sees_that_an_action_wins_at_once() -> None:
    """Three stones are up; the last one down is known to be white and decides the game."""
    moves = ["draw", "put 1", "draw", "put 2", "draw", "put 3", "draw", "put 4", "turn 2", "turn 1"]
    state = line(*moves, luck=[7, 0, 5, 0])
    state.apply(TURN + 3, Scripted([]), SILENT)
    weighed = SearchBot(GAME.actions, 200, 0).weigh(state.seen_by(state.seat()), Seeded(1))
    assert weighed[0].action == TURN + 2
    assert sum(each.visits for each in weighed) == 200


def test_search_gives_the_same_result_for_the_same_view_and_luck() -> None:
    state = line("draw", "put 1", luck=[0])
    first, second = (SearchBot(GAME.actions, 100, 0).weigh(state.seen_by(1), Seeded(4)) for _ in range(2))
    assert [(each.action, each.visits, each.value) for each in first] == [
        (each.action, each.visits, each.value) for each in second
    ]


def test_search_uses_nothing_that_its_seat_does_not_know() -> None:
    """If another stone lies there the view is the same, so the result is."""
    black, white = (line("draw", "put 1", luck=[stone]) for stone in (0, 7))
    assert black.seen_by(1).fields() == white.seen_by(1).fields()
    assert black.seen_by(0).fields() != white.seen_by(0).fields()


def test_search_keeps_to_its_time() -> None:
    state = line(luck=[])
    bot = SearchBot(GAME.actions, 0, 50)
    before = time.perf_counter()
    bot.weigh(state.seen_by(0), Seeded(1))
    assert 0.05 <= time.perf_counter() - before < 0.5


@pytest.mark.parametrize("name", games.NAMES)
def test_the_strongest_decides_within_its_second(name: str) -> None:
    """In processor time, because the machine may be busy."""
    game = games.game(name)
    state = game.new(Setup(game.variants[0].name, 4), Seeded(1), SILENT)
    bot = bots.make("archmage", game)
    assert isinstance(bot, SearchBot)
    before = time.process_time()
    bot.weigh(state.seen_by(state.seat()), Seeded(1))
    assert time.process_time() - before < 1.0


def test_a_long_path_in_the_tree_is_stored_completely() -> None:
    tree = Tree(GAME.actions, line(luck=[]))
    for node in range(200):
        tree.enter(node)
    tree.depth = 0
    for node in range(100, 300):
        tree.enter(node)
    assert [int(tree.path[n]) for n in range(200)] == list(range(100, 300))


def test_search_continues_when_the_tree_is_full() -> None:
    view, luck = line(luck=[]).seen_by(0), Seeded(1)
    tree = Tree(GAME.actions, view)
    tree.most = 10
    for _ in range(500):
        world = view.clone()
        world.imagine(luck)
        tree.simulate(world, luck)
    assert 10 <= tree.count < 20
    assert sum(weighed.visits for weighed in tree.weighed()) == 500


@pytest.mark.parametrize(
    "code",
    [
        *(
            "",
            "alphago",
            "random:3",
            "greedy:0",
            "greedy:5ms",
            "greedy:99999",
            "brief:5",
            "steady:9ms",
            "search:-1",
            "search:ms",
            "hasty:101",
            "calm:5",
        ),
        *(
            "search:9999999ms",
            "search:1e3",
            "Search",
            "search 100",
            "search:100 ",
            "search:١٢",
            "x" * 5000,
            "search:\n5",
        ),
    ],
)
def test_an_unknown_code_is_refused_with_a_list_of_codes(code: str) -> None:
    with pytest.raises(SetupError, match="choose from: novice, brewer") as caught:
        bots.make(code, GAME)
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 200


class _First(Bot):
    """A bot outside the package, not compiled."""

    def choose(self, view: State, chance: Chance) -> int:
        return view.legal_actions()[0]


def test_anybody_can_write_a_bot() -> None:
    assert duel(GAME, Setup("long", 3), [_First(), _First(), bots.make("random", GAME)], 0).seat() == NOBODY


def test_random_games_are_counted() -> None:
    tally = Tally(3)
    play_random(GAME, Setup("long", 3), 5, 0, 20, tally)
    assert tally.games == 20
    assert tally.endings == {"turned": 20}
    assert 18 <= tally.shortest <= tally.decisions / 20 <= tally.longest <= 30
    assert sum(tally.wins) >= 20


def test_random_games_are_the_same_at_once_or_in_parts() -> None:
    whole, parts = Tally(2), Tally(2)
    play_random(GAME, Setup("long", 2), 5, 0, 10, whole)
    for first in (0, 4, 8):
        play_random(GAME, Setup("long", 2), 5, first, min(4, 10 - first), parts)
    assert (whole.decisions, whole.wins, whole.points) == (parts.decisions, parts.wins, parts.points)


def test_perft_counts_sequences_of_decisions() -> None:
    """Empty short line: draw; then four places; then draw, turn, or slide into the one neighbour or two."""
    buffer = buffer_for(GAME)
    state = line(luck=[])
    counts = [perft(state, depth, 0, buffer) for depth in range(4)]
    assert counts == [1, 1, 4, 4 * 2 + 1 + 2 + 2 + 1]


def test_perft_is_over_when_the_game_is() -> None:
    state = duel(GAME, Setup("short", 2), [_First(), _First()], 0)
    assert perft(state, 3, 0, buffer_for(GAME)) == 0


def test_a_part_of_what_the_alchemist_decides_is_random() -> None:
    apotheca = games.game("apotheca")
    brief = bots.make("brief", apotheca)
    assert isinstance(brief, SearchBot)
    assert brief.lapses == apotheca.lapses > 0
    state = apotheca.new(Setup("standard", 2), Seeded(1), SILENT)
    view = state.seen_by(state.seat())
    bot = bots.searcher(apotheca, 30, 0)
    thought = {bot.choose(view, Seeded(seed)) for seed in range(10)}
    bot.lapses = 100
    random = {bot.choose(view, Seeded(seed)) for seed in range(300)}
    assert random == set(view.legal_actions())
    assert len(thought) < len(random)
