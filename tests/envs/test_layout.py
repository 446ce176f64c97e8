"""Indices and texts of actions, both ways, and the tables of an observation."""

import numpy as np
import pytest

import bastide
import toy
from bastide import CHANCE, BadAction, BastideError, Dealer
from bastide.core.simulate import advance
from bastide.envs.layout import NUMBER, Layout, layout_of
from bastide.envs.stepping import ON, WIN, Episode
from envs.settings import NAMES, TABLES


def test_every_game_is_tried() -> None:
    assert {name for name, _ in TABLES} == set(bastide.game_names())


@pytest.mark.parametrize("name", bastide.game_names())
def test_every_index_has_a_text_and_every_text_its_index(name: str) -> None:
    layout = layout_of(name)
    texts = {index: text for index in range(layout.actions) if (text := text_of(layout, index))}
    assert len(set(texts.values())) == len(texts)
    assert {layout.index_of(text): text for text in texts.values()} == texts
    kept = layout.actions - len(texts)
    assert kept == {"carcassonne": 14142}.get(name, 0)


def text_of(layout: Layout, index: int) -> str | None:
    """The text of an action; None for an index that is kept for one that may come later."""
    try:
        return layout.text_of(index)
    except BadAction:
        return None


def play_and_translate(name: str, settings: dict[str, object], games: range) -> tuple[int, int]:
    """Play random games through the indices, each action there and back; returns decisions and games out of bounds."""
    game = bastide.load(name)
    layout = layout_of(name, game.read_settings(**settings))
    episode = Episode(game.start(**settings), layout.write, layout.indices, WIN)
    decisions = beyond = 0
    for number in games:
        episode.reset(number)
        luck = Dealer(number)
        while episode.status == ON:
            legal = [int(code) for code in episode.state.legal_codes()]
            index = int(episode.any_index(luck))
            code = layout.indices.code(index)
            assert code in legal
            action = game.decode(code)
            assert game.parse(str(action)).code == code
            assert layout.indices.index(code) == index
            mask = np.frombuffer(episode.mask(), np.bool_)
            within = [layout.indices.index(code) for code in legal if layout.indices.index(code) >= 0]
            assert sorted(within) == np.nonzero(mask)[0].tolist()
            assert episode.step(index)
            decisions += 1
        beyond += not episode.state.over
    return decisions, beyond


@pytest.mark.parametrize(("name", "settings"), TABLES, ids=NAMES)
def test_indices_and_actions_in_random_games(name: str, settings: dict[str, object]) -> None:
    decisions, beyond = play_and_translate(name, settings, range(2))
    assert decisions > 100
    assert beyond == 0


@pytest.mark.soak
@pytest.mark.parametrize(("name", "settings"), TABLES, ids=NAMES)
def test_indices_and_actions_in_a_thousand_random_games(name: str, settings: dict[str, object]) -> None:
    tables = sum(other == name for other, _ in TABLES)
    _, beyond = play_and_translate(name, settings, range(100, 100 + -(-1000 // tables)))
    assert beyond == 0


def test_an_action_beyond_the_bounds_has_no_index() -> None:
    layout = layout_of("carcassonne")
    assert layout.text_of(layout.index_of("place 20,-20 90")) == "place 20,-20 90"
    with pytest.raises(BastideError, match="beyond the bounds"):
        layout.index_of("place 21,0 0")


def test_a_game_that_leaves_the_bounds_says_so() -> None:
    """A road of tiles to the east, until nothing is left to place within the bounds."""
    layout = layout_of("carcassonne")
    codes = [layout.game.parse(text).code for text in ("pass", "place 0,0 0", "deploy small c0")]
    narrow = type(layout.indices)(layout.game.actions.size, codes)
    episode = Episode(layout.game.start(players=2), layout.write, narrow, WIN)
    episode.reset(1)
    assert episode.status not in (ON, 1)
    assert not any(episode.mask())


def test_tables_and_columns_are_cut_out_of_a_batch() -> None:
    layout = layout_of("torres")
    batch = np.arange(3 * layout.size, dtype=NUMBER).reshape(3, layout.size)
    squares = layout.part(batch, "squares")
    assert squares.shape == (3, 64, 9)
    assert squares[1, 2, 3] == batch[1, 2 * 9 + 3]
    assert (layout.column(batch, "squares", "figure") == squares[:, :, 2]).all()
    with pytest.raises(KeyError, match="has no table 'road'; it has squares"):
        layout.table("road")


def test_expanded_observations_are_fractions_and_one_hot() -> None:
    layout = layout_of("torres")
    episode = Episode(layout.game.start(players=2), layout.write, layout.indices, WIN)
    episode.reset(1)
    numbers = np.frombuffer(episode.observation(0), NUMBER)
    wide = layout.expand(np.stack([numbers, layout.high]))
    assert wide.shape == (2, layout.expanded_size)
    assert ((wide >= 0) & (wide <= 1)).all()
    choices = sum(t.rows * sum(c.kind == "one of" for c in t.columns) for t in layout.tables)
    plain = layout.size - choices
    assert (wide[:, plain:].sum(axis=1) == choices).all()
    assert (wide[1, :plain] == 1).all()


def test_tiles_can_be_laid_out_on_a_board() -> None:
    layout = layout_of("carcassonne")
    state = layout.game.start(players=2, start_player=0)
    dealer = Dealer(5)
    advance(state, dealer, 12)
    episode = Episode(state, layout.write, layout.indices, WIN)
    numbers = np.frombuffer(episode.observation(0), NUMBER)
    board = layout.board(numbers, "land", "tile", reach=20)
    land = state.view(None)["land"]
    assert np.count_nonzero(board) == len(land)  # type: ignore[arg-type]
    for tile in land:  # type: ignore[attr-defined]
        assert layout.game.parse(f"draw {tile['tile']}").values[0] + 1 == board[20 + tile["y"], 20 + tile["x"]]


def test_a_game_without_numbers_says_so() -> None:
    with pytest.raises(BastideError, match="Lots has no numeric observations"):
        Layout(toy.GAME)


def test_expansions_lengthen_the_action_space_and_renumber_nothing() -> None:
    game = bastide.load("carcassonne")
    base = layout_of("carcassonne", game.read_settings(2))
    more = layout_of("carcassonne", game.read_settings(2, tower=True))
    every = layout_of("carcassonne")
    assert (base.actions, more.actions, every.actions) == (7563, 24824, 70574)
    for index in range(0, base.actions, 97):
        assert text_of(base, index) == text_of(more, index) == text_of(every, index)
    assert more.index_of("tower 0,0") == every.index_of("tower 0,0")
    with pytest.raises(BastideError, match="is an action of a set that is not in play"):
        base.index_of("tower 0,0")


@pytest.mark.parametrize(("name", "settings"), [(n, s) for n, s in TABLES if n == "carcassonne"], ids=str)
def test_no_legal_action_is_cut_off(name: str, settings: dict[str, object]) -> None:
    game = bastide.load(name)
    layout = layout_of(name, game.read_settings(**settings))
    state, dealer = game.start(**settings), Dealer(8)
    while not state.over:
        codes = [int(code) for code in state.legal_codes()]
        assert max(codes) < layout.codes
        state.apply_code(dealer.draw_code(state) if state.to_move == CHANCE else codes[int(dealer.below(len(codes)))])
