"""The nets in the package: they fit their games, and the search they lead keeps to its word."""

import pytest

import bastide
from bastide.bots import Searcher, make_bot
from bastide.bots.arena import pairings, play_game
from bastide.bots.net import Net, net_of
from bastide.bots.net.file import Layer, Weights, read, write
from bastide.bots.net.parts import learned_counsel
from bastide.bots.net.tree import NetTree
from bastide.core import Action, BastideError, Dealer
from bastide.core.action import ActionSpace
from bastide.core.counsel import counsel_of
from bastide.core.observation import Tables
from bastide.core.simulate import middle

LEARNED = ["caylus", "magna_carta"]


@pytest.mark.parametrize("name", LEARNED)
def test_the_net_of_a_game_fits_it_and_is_small(name: str) -> None:
    net = net_of(bastide.load(name))
    assert net is not None
    assert sum(len(layer.weights) for layer in net.weights.layers) < 3_000_000


@pytest.mark.parametrize("name", LEARNED)
def test_numpy_and_our_own_code_say_the_same(name: str) -> None:
    game = bastide.load(name)
    net = net_of(game)
    assert net is not None
    own = Net(game, net.weights, numpy=False)
    for decisions in (3, 25, 50):
        state = middle(game.start(players=3), decisions, 5)
        codes = [int(code) for code in state.legal_codes()]
        logits, value = net.look(state, codes)
        assert own.look(state, codes) == (pytest.approx(logits, abs=1e-3), pytest.approx(value, abs=1e-3))


@pytest.mark.parametrize("name", LEARNED)
def test_the_net_wins_by_its_first_thought(name: str) -> None:
    """Twenty games against the estimate one step ahead, both seats."""
    from bastide.bots.arena import pairings, play_game

    results = [play_game(name, {"players": 2}, ["net", "estimate"], pairing) for pairing in pairings(2, 2, range(10))]
    won = sum(result["ranks"][result["seats"].index(0)] == 1 for result in results)
    assert won >= 15


def test_a_net_that_does_not_fit_is_refused(tmp_path) -> None:  # type: ignore[no-untyped-def]
    game = bastide.load("caylus")
    net = net_of(game)
    assert net is not None
    other = tmp_path / "other.bin"
    write(other, Weights({**net.weights.about, "digest": "of another day"}, net.weights.layers))
    assert read(other).layers[0] == Layer(*net.weights.layers[0])
    state = middle(game.start(players=2), 10, 1)
    with pytest.raises(BastideError, match="has not learned Caylus as it is played here"):
        make_bot(f"net:{other}").choose(state)


def test_a_net_does_not_fit_where_a_code_means_another_action() -> None:
    """The same tables, the same number of actions, but two of them have changed places."""
    from bastide.bots.net.features import digest_of

    class Build(Action, word="build"):
        """One."""

    class Pass(Action, word="pass"):
        """Another."""

    tables: Tables = [("course", 1, [("year", "count", 3)], "")]
    found = {digest_of(tables, ActionSpace(*kinds)) for kinds in ((Build, Pass), (Pass, Build))}
    assert len(found) == 2


def test_the_search_finds_what_its_iterations_found_before() -> None:
    state = middle(bastide.load("magna_carta").start(players=2), 20, 3)
    net = net_of(state.game)
    assert net is not None
    found = set()
    for _ in range(2):
        tree = NetTree(net, state.copy(), Dealer(7), counsel_of(state.game).hidden)
        tree.run(600.0, 80)
        found.add((tree.best(), tree.iterations, tuple(tree.tried())))
    assert len(found) == 1
    assert sum(visits for _, visits, _ in tree.tried()) == tree.iterations


@pytest.mark.parametrize("players", [2, 3])
def test_the_search_led_by_a_net_plays_with_any_number(players: int) -> None:
    bot = Searcher("king", 1, iterations=30)
    for name in LEARNED:
        state = middle(bastide.load(name).start(players=players), 30, 2)
        assert state.why_not(bot.choose(state.copy())) is None
        if len(state.legal_codes()) > 1:
            assert 1 <= bot.iterations_done <= 30


def test_the_net_of_carcassonne_wins_by_its_first_thought() -> None:
    """Twenty games against the estimate one step ahead, both seats; 16 are expected."""
    work = pairings(2, 2, range(10))
    results = [play_game("carcassonne", {"players": 2}, ["net", "estimate"], pairing) for pairing in work]
    assert sum(result["ranks"][result["seats"].index(0)] == 1 for result in results) >= 12


def test_the_net_of_torres_judges_plans_and_not_their_steps() -> None:
    """Steps go by the estimate, with the weight of a rival's points that the net was measured with."""
    game = bastide.load("torres")
    learned, plain = learned_counsel(game), counsel_of(game)
    assert learned is not None
    state = middle(game.start(players=2), 40, 1)
    assert list(learned.estimates(state)) == list(plain.estimates(state))
    assert list(learned.settled(state)) != list(plain.settled(state))
    assert (float(plain.weights[9]), float(learned.weights[9])) == (0.6, 0.85)
