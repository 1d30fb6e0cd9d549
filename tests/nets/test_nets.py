"""Nets: their values, their files, and missing or damaged nets."""

from __future__ import annotations

import json
import logging
from array import array
from math import exp, log
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from philtre import bots, games
from philtre.bots.nodes import ROW
from philtre.bots.search import SearchBot, Tree
from philtre.core.chance import Seeded
from philtre.core.contract import SILENT, Inputs, Setup, State
from philtre.core.net import GUESSES, ONE, UNITS, WEIGHT_ONE, Net, Nets, Seen, listed
from philtre.nets import inputs_of, nets_in, usual
from philtre.nets.file import FORMAT, NetError, Weights, decode, encode, net_of, read_heading, tempered
from tests.core.pebbles import GAME
from tests.laws.cases import REGISTERED, Case, each_case, walk
from tests.nets.drawing import drawn, weights

FILE = Path(__file__).parent / "numbers.json"
WIDTH = int(UNITS)


class _Few(Inputs):
    """Pebbles by two inputs: whether a stone is in the hand, and whose turn it is."""

    def __init__(self) -> None:
        super().__init__(1, ("two",), 4, 2)

    def which(self, state: State) -> i64:
        return 0 if state.seats() == 2 else -1

    def fill(self, state: State, inputs: vec[i64]) -> i64:
        inputs[0], inputs[1] = state.ask(), 2 + state.seat()
        return 2


def begun(seats: int = 2) -> State:
    return GAME.new(Setup("long", seats), Seeded(3), SILENT)


def lanes(**at: float) -> list[int]:
    """Sixteen lanes as integers: `_3=0.5` is 0.5 in lane 3."""
    found = [0] * WIDTH
    for lane, value in at.items():
        found[int(lane[1:])] = round(value * int(ONE))
    return found


def small_net(inputs: Inputs, table: list[list[int]], begin: list[int], out: dict[int, float], shift: float) -> Net:
    weighed = [round(out.get(lane, 0.0) * int(WEIGHT_ONE)) for lane in range(WIDTH)]
    flat = [lane for row in table for lane in row]
    return net_of(inputs, Weights(array("h", flat), array("h", begin), array("i", weighed), [shift]))


def chance(logit: float) -> float:
    return 1 / (1 + exp(-logit))


def test_rows_are_added_and_all_lanes_but_the_first_are_clipped() -> None:
    state = begun()
    mover = int(state.seat())
    table = [lanes(_0=-3, _5=0.75, _9=-2, _15=1.5), lanes(), lanes(_0=0.5, _5=0.5), lanes(_0=0.5, _5=0.5)]
    net = small_net(_Few(), table, lanes(_9=0.25, _15=0.25), {0: 0.5, 5: 2.0, 9: 8.0, 15: 1.0}, 0.125)
    # Lane 0 has -2.5; lane 5 has 1.25 and counts as 1; lane 9 is below 0; lane 15 has 1.75 and counts as 1.
    assert net.worth(state, mover) == pytest.approx(chance(-1.25 + 2 + 1 + 0.125), abs=1e-12)
    assert net.worth(state, 1 - mover) == pytest.approx(1 - net.worth(state, mover), abs=1e-12)


def test_a_negative_lane_does_not_change_its_neighbours() -> None:
    state = begun()
    table = [lanes(**{f"_{lane}": -1.5 + lane % 4 for lane in range(WIDTH)})] + [lanes()] * 3
    for lane in range(1, WIDTH):
        net = small_net(_Few(), table, lanes(), {lane: 1.0}, 0.0)
        assert net.worth(state, state.seat()) == pytest.approx(chance(min(1.0, max(0.0, -1.5 + lane % 4))), abs=1e-12)


def test_with_three_seats_each_has_a_value_of_its_own_counted_from_the_one_in_turn() -> None:
    state = begun(3)
    mover = int(state.seat())
    inputs = Seen(GAME)
    weighed = Weights(array("h", [0] * (inputs.size * WIDTH)), array("h", lanes(_0=1.0)), array("i"), [-1.0, 0.0, 1.0])
    weighed.weights.extend([int(WEIGHT_ONE), *[0] * (WIDTH - 1)] * 3)
    net = net_of(inputs, weighed)
    told = vec[float]([0.0] * 3)
    net.look(state)
    net.tell(state, told)
    for offset in range(3):
        seat = (mover + offset) % 3
        assert net.worth(state, seat) == told[seat] == pytest.approx(chance(offset), abs=1e-12)


def test_values_of_seats_that_share_a_payoff_add_up_to_one() -> None:
    state, inputs = begun(3), Seen(GAME)
    mover = int(state.seat())
    apart, whole = (net_of(inputs, weights(inputs, 3, 4), shared) for shared in (False, True))
    total = sum(apart.worth(state, seat) for seat in range(3))
    told = vec[float]([0.0] * 3)
    whole.look(state)
    whole.tell(state, told)
    assert sum(told) == pytest.approx(1)
    assert total != pytest.approx(1)
    assert whole.worth(state, mover) == told[mover] == pytest.approx(apart.worth(state, mover) / total)


@pytest.mark.parametrize("case", REGISTERED, ids=each_case)
def test_every_engine_gives_the_same_values(case: Case, remake: bool) -> None:
    """`make golden` writes them again."""
    inputs = inputs_of(case.game)
    net = drawn(inputs, case.seats, 5)
    states = [state.clone() for state in walk(case, 2)]
    found = [net.worth(state, seat) for state in states[::9] for seat in range(case.seats)]
    if remake:
        kept = json.loads(FILE.read_bytes()) if FILE.exists() else {}
        FILE.write_text(json.dumps({**kept, case.name: [round(number, 12) for number in found]}) + "\n")
    assert [round(number, 12) for number in found] == json.loads(FILE.read_bytes())[case.name]


def kept(seed: int = 1, game: str = "pebbles", name: str = "2") -> bytes:
    return encode(game, name, Seen(GAME), weights(Seen(GAME), 1, seed), {"seed": seed})


def test_general_inputs_begin_with_what_the_evaluation_says() -> None:
    """Of the seat in turn alone if there are two, otherwise of each seat, counted from it."""
    for seats in (2, 3):
        state = begun(seats)
        for _ in range(5):
            state.apply(state.legal_actions()[-1], Seeded(2), SILENT)
        mover, inputs = int(state.seat()), Seen(GAME)
        said = [state.evaluate((mover + after) % seats) for after in range(seats if seats > 2 else 1)]
        guesses = [int(GUESSES) * after + round((int(GUESSES) - 1) * value) for after, value in enumerate(said)]
        assert listed(inputs, state)[: len(said)] == guesses
        assert len({word for at, word, _ in inputs.shared(seats - 2) if at == guesses[0]}) == 2


def test_a_net_can_be_read_back_from_its_file() -> None:
    inputs = Seen(GAME)
    net, again = net_of(inputs, weights(inputs, 1, 1)), decode(kept(), "pebbles", "2", inputs)
    for part in ("table", "begin", "weights", "shifts"):
        assert list(getattr(again, part)) == list(getattr(net, part))


def test_a_file_says_whether_the_values_of_all_seats_add_up_to_one() -> None:
    inputs = Seen(GAME)
    for shared in (False, True):
        data = encode("pebbles", "2", inputs, weights(inputs, 1, 1), {}, shared)
        assert decode(data, "pebbles", "2", inputs).whole is shared


def test_a_tempered_net_divides_its_odds() -> None:
    inputs, state = Seen(GAME), begun()
    mover = int(state.seat())
    before, after = (decode(data, "pebbles", "2", inputs) for data in (kept(), tempered(kept(), 1.5)))
    odds = [log(value / (1 - value)) for value in (before.worth(state, mover), after.worth(state, mover))]
    assert odds[0] == pytest.approx(1.5 * odds[1], abs=0.01)
    assert read_heading(tempered(tempered(kept(), 1.5), 2.0))[0].about == {"seed": 1, "heat": 3.0}


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "not a net"),
        (b"\x00\xff" * 500, "not a net"),
        (b"{}\n", "not a net"),
        (kept()[:-40], "damaged"),
        (kept()[: kept().index(b"\n") + 1] + b"nonsense", "damaged"),
        (kept(1)[: kept(1).index(b"\n")] + kept(2)[kept(2).index(b"\n") :], "damaged"),
        (kept(game="chess"), "it is for chess 2"),
        (kept(name="3"), "it is for pebbles 3"),
        (kept().replace(b'"format":%d' % FORMAT, b'"format":99'), "format 99"),
        (kept().replace(b'"rows":%d' % Seen(GAME).version, b'"rows":7'), "inputs 7"),
    ],
)
def test_an_invalid_file_is_refused_with_the_reason(data: bytes, why: str) -> None:
    with pytest.raises(NetError, match=why):
        decode(data, "pebbles", "2", Seen(GAME))


def test_the_evaluation_replaces_a_broken_net_and_it_is_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "2.net").write_bytes(kept()[:-40])
    (tmp_path / "3.net").write_bytes(kept(name="3"))
    nets = nets_in(tmp_path, GAME)
    assert nets is not None
    assert f"{tmp_path / '2.net'} cannot be used (its weights are damaged): bots judge pebbles by hand" in caplog.text
    view = begun().seen_by(int(begun().seat()))
    broken, by_hand = SearchBot(GAME.actions, 60, 0, nets), SearchBot(GAME.actions, 60, 0)
    assert told(broken, view) == told(by_hand, view)


def told(bot: SearchBot, view: State) -> list[tuple[int, int, float]]:
    return [(each.action, each.visits, each.value) for each in bot.weigh(view, Seeded(4))]


def test_search_uses_its_net_and_gives_the_same_result_again() -> None:
    view = begun().seen_by(int(begun().seat()))
    nets = Nets("pebbles", Seen(GAME), [drawn(Seen(GAME), 1, 3), None])
    first, again = (told(SearchBot(GAME.actions, 60, 0, nets), view) for _ in range(2))
    assert first == again
    assert first != told(SearchBot(GAME.actions, 60, 0), view)


def test_the_usual_net_of_a_game_is_that_for_two_seats() -> None:
    assert [usual(games.game(name)) for name in games.OURS] == ["standard-2"] * len(games.OURS)
    assert usual(GAME) == "2"


def test_a_missing_net_is_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    nets = Nets("pebbles", Seen(GAME), [drawn(Seen(GAME), 1, 3), None])
    with caplog.at_level(logging.INFO, "philtre.bots"):
        assert [nets.of(begun(seats)) for seats in (3, 3)] == [None, None]
    assert caplog.text.count("pebbles: there is no net for 3, bots judge by hand") == 1


@pytest.mark.parametrize("name", games.NAMES)
def test_every_net_in_the_package_can_be_used(name: str, caplog: pytest.LogCaptureFixture) -> None:
    game = games.game(name)
    folder = Path(games.__file__).parent / name / "nets"
    nets = nets_in(folder, game)
    assert nets is not None
    assert caplog.text == ""
    assert {path.stem for path in folder.iterdir()} <= set(inputs_of(game).names)


def test_all_nets_together_are_small() -> None:
    folder = Path(games.__file__).parent
    assert sum(path.stat().st_size for path in folder.glob("*/nets/*.net")) < 3_000_000


@pytest.mark.parametrize("case", REGISTERED, ids=each_case)
def test_the_code_hand_uses_the_hand_written_evaluation(case: Case) -> None:
    state = case.game.new(case.setup(), Seeded(5), SILENT)
    view = state.seen_by(int(state.seat()))
    hand, by_hand = bots.make("hand:20", case.game), SearchBot(case.game.actions, 20, 0)
    assert isinstance(hand, SearchBot)
    assert told(hand, view) == told(by_hand, view)


def test_alone_each_result_of_luck_has_a_branch_and_a_full_tree_goes_on() -> None:
    game = games.game("apotheca")
    state = game.new(Setup("solo", 1), Seeded(4), SILENT)
    tree, luck = Tree(game.actions, state, drawn(inputs_of(game), 1, 7)), Seeded(1)
    for most in (3000, 0):
        tree.most = most or tree.count
        for _ in range(60):
            world = state.clone()
            world.imagine(luck)
            tree.simulate(world, luck)
    actions = [int(tree.nodes[ROW * node]) for node in range(1, int(tree.count))]
    assert 20 < sum(action >= game.actions for action in actions) < len(actions) / 4
    assert max(action for way, _ in tree.looked_into(1) for action in way) < game.actions
    assert sum(each.visits for each in tree.weighed()) == 120
