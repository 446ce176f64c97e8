"""Observations are the view in numbers: complete, within bounds, and without what the seat may not know."""

import numpy as np
import pytest
from librt.strings import BytesWriter, write_i16_le

from bastide import Dealer, State
from bastide.envs.layout import NUMBER, Layout, layout_of
from bastide.envs.stepping import WIN, Episode, Observe
from envs.from_view import ENCODERS
from envs.observing import observe, positions
from envs.settings import NAMES, TABLES


@pytest.mark.parametrize(("name", "settings"), TABLES, ids=NAMES)
def test_an_observation_tells_what_the_view_tells(name: str, settings: dict[str, object]) -> None:
    layout = layout_of(name)
    for seed in range(2):
        for state in positions(name, settings, seed, every=17):
            for seat in range(int(state.players)):
                numbers = np.frombuffer(observe(layout.write, state, seat), NUMBER)
                expected = ENCODERS[name](state.view(seat), seat, state.settings)
                wrong = [where(layout, i) for i in np.nonzero(numbers != np.array(expected))[0]]
                assert not wrong
                assert ((layout.low <= numbers) & (numbers <= layout.high)).all()


def where(layout: Layout, i: int) -> str:
    table = next(t for t in reversed(layout.tables) if t.first <= i)
    row, column = divmod(int(i) - table.first, len(table.columns))
    return f"{table.name}[{row}].{table.columns[column].name}"


@pytest.mark.parametrize(("name", "settings"), TABLES, ids=NAMES)
def test_an_observation_does_not_depend_on_what_is_hidden(name: str, settings: dict[str, object]) -> None:
    assert leaks(name, settings, layout_of(name).write, games=2) == 0


def leaks(name: str, settings: dict[str, object], write: Observe, games: int) -> int:
    """How many observations differ between a position and one that the seat cannot tell from it."""
    luck = Dealer(99)
    found = 0
    for seed in range(games):
        for state in positions(name, settings, seed, every=11):
            for seat in range(int(state.players)):
                other = state.determinize(seat, luck)
                found += observe(write, state, seat) != observe(write, other, seat)
    return found


@pytest.mark.parametrize("name", ["torres", "magna_carta"])
def test_a_leak_would_be_found(name: str) -> None:
    """The search above is not blind: an observation that tells another seat's hand is caught."""
    honest = layout_of(name).write

    def leaky(state: State, seat: int, out: BytesWriter) -> None:
        honest(state, seat, out)
        other = (seat + 1) % int(state.players)
        hand = state.view(other)["players"][other]["hand"]  # type: ignore[index]
        for card in hand:
            write_i16_le(out, sum(card.encode()))

    assert leaks(name, {"players": 2}, leaky, games=2) > 0


@pytest.mark.parametrize(("name", "settings"), TABLES, ids=NAMES)
def test_every_observation_has_the_same_size(name: str, settings: dict[str, object]) -> None:
    layout = layout_of(name)
    episode = Episode(layout.game.start(**settings), layout.write, layout.indices, WIN)
    episode.reset(3)
    assert len(episode.observation(0)) == 2 * layout.size
    assert len(episode.mask()) == layout.actions


@pytest.mark.soak
@pytest.mark.parametrize(("name", "settings"), TABLES, ids=NAMES)
def test_no_leak_over_many_games(name: str, settings: dict[str, object]) -> None:
    assert leaks(name, settings, layout_of(name).write, games=25) == 0
