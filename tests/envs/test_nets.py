"""Observations made for nets tell what the view tells."""

import numpy as np
import pytest
from librt.strings import BytesWriter

import bastide
from bastide import CHANCE, BastideError, Dealer, State
from bastide.core.native import codes
from bastide.envs.layout import NUMBER, Layout, layout_of, observations_of
from bastide.envs.vector import Tables
from bastide.games.torres.components import SQUARE_NAMES
from envs.observing import observe, positions
from envs.regions_from_view import SIDES, Land, Slot
from envs.settings import TABLES

CARCASSONNE = [settings for name, settings in TABLES if name == "carcassonne"]
TORRES = [settings for name, settings in TABLES if name == "torres"]
SEEN = [(name, settings) for name, settings in TABLES if len(observations_of(bastide.load(name))) > 1]


def observed(layout: Layout, state: State, seat: int) -> np.ndarray:
    numbers = np.frombuffer(observe(layout.write, state, seat), NUMBER)
    assert numbers.shape == (layout.size,)
    assert ((layout.low <= numbers) & (numbers <= layout.high)).all()
    return numbers


def test_every_game_says_which_observations_it_has() -> None:
    assert {name: observations_of(bastide.load(name)) for name in bastide.game_names()} == {
        "carcassonne": ["plain", "regions", "board"],
        "caylus": ["plain"],
        "magna_carta": ["plain"],
        "torres": ["plain", "board"],
    }
    with pytest.raises(BastideError, match="Caylus has no observation 'board'; it has plain"):
        Tables("caylus", 1, observation="board")


@pytest.mark.parametrize("settings", CARCASSONNE, ids=lambda settings: "-".join(settings)[:40])
def test_regions_are_those_of_the_view(settings: dict[str, object]) -> None:
    layout = layout_of("carcassonne", None, "regions")
    names = [column.name for column in layout.table("regions").columns]
    for state in positions("carcassonne", settings, 5, every=23, most=8):
        for seat in range(2):
            land = Land(state.view(seat))
            guests = int(state.guests)  # type: ignore[attr-defined]
            rows = layout.part(observed(layout, state, seat), "regions")
            rows = rows[rows[:, 0] > 0]
            found = [dict(zip(names, map(int, row), strict=True)) for row in rows]
            expected = [land.row(root, seat, int(state.players)) for root in land.that_matter()]
            assert len(found) == len(expected) <= 128
            if guests == 0:
                compared = list(expected[0]) if expected else []
                listed = sorted(tuple(row[name] for name in compared) for row in found)
                assert listed == sorted(tuple(row[name] for name in compared) for row in expected)


def test_regions_are_worth_what_the_rules_say() -> None:
    layout = layout_of("carcassonne", None, "regions")
    names = [column.name for column in layout.table("regions").columns]
    met = 0
    for state in positions("carcassonne", {"players": 2, "inns_cathedrals": True}, 3, every=9):
        for numbers in layout.part(observed(layout, state, 0), "regions"):
            row = dict(zip(names, map(int, numbers), strict=True))
            met += row["kind"] > 0
            size, ends = row["size"], row["ends"]
            if row["kind"] == 1:
                expected = (3 * row["cities"], 3 * row["cities"])
            elif row["kind"] == 2:
                complete = size * (2 if row["inns"] else 1)
                expected = (complete if ends == 0 else 0 if row["inns"] else size, complete)
            elif row["kind"] == 3:
                each = size + row["pennants"]
                complete = each * (3 if row["cathedrals"] else 2)
                expected = (complete if ends == 0 else 0 if row["cathedrals"] else each, complete)
            elif row["kind"] == 4:
                expected = (9 - ends, 9)
            else:
                assert row["kind"] == 0
                expected = (0, 0)
            assert (row["now"], row["complete"]) == expected, row
    assert met > 300


def test_links_say_which_fields_touch_which_open_cities() -> None:
    layout = layout_of("carcassonne", None, "regions")
    for state in positions("carcassonne", {"players": 2}, 8, every=12):
        numbers = observed(layout, state, 0)
        regions, links = layout.part(numbers, "regions"), layout.part(numbers, "links")
        links = links[links[:, 0] > 0]
        kinds = regions[:, 0]
        assert (kinds[links[:, 0] - 1] == 1).all()
        assert (kinds[links[:, 1] - 1] == 3).all()
        assert (layout.column(numbers, "regions", "ends")[links[:, 1] - 1] > 0).all()
        touching = np.bincount(links[:, 0] - 1, minlength=128)
        assert (touching == layout.column(numbers, "regions", "open_cities")).all()


def candidates(layout: Layout, state: State) -> list[dict[str, int]]:
    out = BytesWriter()
    assert layout.describe_actions is not None
    layout.describe_actions(state, int(state.to_move), codes([int(code) for code in state.legal_codes()]), out)
    rows = np.frombuffer(out.getvalue(), NUMBER).reshape(-1, len(layout.candidate))
    return [dict(zip([c.name for c in layout.candidate], map(int, row), strict=True)) for row in rows]


def test_candidates_name_the_regions_they_touch() -> None:
    layout = layout_of("carcassonne", None, "regions")
    names = [column.name for column in layout.table("regions").columns]
    slots = [column.name for column in layout.candidate[6:]]
    words = [kind.word for kind in layout.game.actions.kinds]
    placed = deployed = 0
    luck = Dealer(3)
    for passing in positions("carcassonne", {"players": 2, "inns_cathedrals": True}, 2, every=7):
        state = passing.copy()
        while state.to_move == CHANCE:
            state.apply_code(luck.draw_code(state))
        if state.over:
            continue
        seat = int(state.to_move)
        land = Land(state.view(seat))
        rows = layout.part(observed(layout, state, seat), "regions")

        def matches(number: int, node: tuple[int, str] | None, rows=rows, land=land, seat=seat) -> bool:
            if node is None or land.kind(land.root(node)) == "river":
                return number == 0
            row = dict(zip(names, map(int, rows[number - 1]), strict=True))
            return number > 0 and land.row(land.root(node), seat, 2).items() <= row.items()

        for action, row in zip(state.legal_actions(), candidates(layout, state), strict=True):
            assert words[row["kind"] - 1] == action.word
            if action.word == "place":
                placed += 1
                assert str(action) == f"place {row['x']},{row['y']} {90 * (row['turn'] - 1)}"
                near = [(row["x"] + dx, row["y"] + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
                assert row["around"] == sum(place in land.at for place in near)
                for i, name in enumerate(slots):
                    across = land.slots.get(Slot(row["x"], row["y"], i // 3, i % 3).other())
                    assert matches(row[name], across), (str(action), name)
            if action.word == "deploy":
                deployed += 1
                assert ["small", "big"][row["figure"] - 1] == str(action).split()[1]
                assert matches(row[slots[0]], (len(land.tiles) - 1, str(action).split()[2]))
    assert placed > 100
    assert deployed > 10


@pytest.mark.parametrize("settings", CARCASSONNE, ids=lambda settings: "-".join(settings)[:40])
def test_the_board_is_that_of_the_view(settings: dict[str, object]) -> None:
    layout = layout_of("carcassonne", None, "board")
    names = [column.name for column in layout.table("board").columns]
    for state in positions("carcassonne", settings, 6, every=31, most=8):
        numbers = observed(layout, state, 1)
        board = layout.part(numbers, "board").reshape(25, 25, len(names))
        view = state.view(1)
        land = Land(view)
        xs, ys = zip(*[*land.at, (0, 0)], strict=True)
        x, y = (min(xs) + max(xs)) // 2, (min(ys) + max(ys)) // 2
        assert layout.part(numbers, "centre").tolist() == [[x, y]]
        for row in range(25):
            for column in range(25):
                place = (x - 12 + column, y - 12 + row)
                square = dict(zip(names, map(int, board[row, column]), strict=True))
                near = [(place[0] + dx, place[1] + dy) in land.at for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))]
                assert square["open"] == int(place not in land.at and any(near))
                if place in land.at:
                    tile, _, _, turn = land.tiles[land.at[place]]
                    edges = [tile["edges"][SIDES[(side - turn) % 4]] for side in range(4)]
                    kinds = [["field", "road", "city", "river"].index(e) + 1 if e in KINDS else 0 for e in edges]
                    assert [square[name] for name in names[:4]] == kinds
                else:
                    assert not any(square[name] for name in names[:6])
                here = [figure for figure in view["figures"] if (figure["x"], figure["y"]) == place]
                for k in range(int(state.players)):
                    own = [figure for figure in here if (figure["seat"] - 1) % int(state.players) == k]
                    assert square[f"figures_{k + 1}"] == len(own)


KINDS = ("field", "road", "city", "river")


@pytest.mark.parametrize("settings", TORRES, ids=lambda settings: "-".join(settings)[:40])
def test_the_board_of_torres_is_that_of_the_plain_observation(settings: dict[str, object]) -> None:
    plain, nets = layout_of("torres"), layout_of("torres", None, "board")
    for state in positions("torres", settings, 4, every=15):
        for seat in range(int(state.players)):
            old, new = observed(plain, state, seat), observed(nets, state, seat)
            assert (old[plain.table("course").first :] == new[nets.table("course").first :]).all()
            for name in ("height", "base", "level_1", "level_3"):
                assert (plain.column(old, "squares", name) == nets.column(new, "board", name)).all()
            figure = plain.column(old, "squares", "figure")
            for k in range(4):
                assert (nets.column(new, "board", f"knight_{k + 1}") == (figure == k + 1)).all()
                worth = plain.column(old, "squares", "base") * plain.column(old, "squares", f"level_{k + 1}")
                assert (nets.column(new, "board", f"worth_{k + 1}") == worth).all()
            assert (nets.column(new, "board", "king") == (figure == 5)).all()
            assert (nets.column(new, "board", "with_king") == plain.column(old, "squares", "king")).all()


@pytest.mark.parametrize(("name", "settings"), SEEN, ids=lambda value: str(value)[:40])
def test_observations_for_nets_do_not_depend_on_what_is_hidden(name: str, settings: dict[str, object]) -> None:
    luck = Dealer(7)
    for observation in observations_of(bastide.load(name))[1:]:
        write = layout_of(name, None, observation).write
        for state in positions(name, settings, 1, every=19, most=10):
            for seat in range(int(state.players)):
                assert observe(write, state, seat) == observe(write, state.determinize(seat, luck), seat)


def test_planes_are_floats_with_choices_one_hot() -> None:
    tables = Tables("carcassonne", 3, players=2, seed=2, observation="board")
    for _ in range(30):
        tables.step(tables.any_actions())
    planes = tables.layout.planes(tables.observations)
    assert planes.shape == (3, 4 * 4 + 6 + 1 + 1 + 1 + 6, 25, 25)
    assert planes.dtype == np.float32
    assert 0 <= planes.min() <= planes.max() == 1
    board = tables.layout.part(tables.observations, "board").reshape(3, 25, 25, -1)
    assert (planes[:, 2] == (board[..., 0] == 3)).all()  # a city on the north side


def test_every_action_of_torres_is_on_a_map_or_beside_them() -> None:
    layout = layout_of("torres", None, "board")
    where = layout.action_map()
    for text in ("block c3", "knight h8", "king a1", "move d4 e5", "end", "play jump"):
        index = layout.index_of(text) if text != "play jump" else layout.index_of("play " + _card())
        word, *squares = text.split()
        if word in ("end", "play"):
            assert where.maps[index] == -1
        else:
            assert where.names[where.maps[index]] == (f"move {squares[0]}" if word == "move" else word)
            assert SQUARE_NAMES[where.squares[index]] == squares[-1]
    beside = where.squares[where.maps < 0]
    assert sorted(beside.tolist()) == list(range(len(beside)))
    assert len({(m, s) for m, s in zip(where.maps.tolist(), where.squares.tolist(), strict=True)}) == layout.actions
    boards = np.arange(2 * len(where.names) * 64, dtype=np.float32).reshape(2, len(where.names), 64)
    scores = where.scores(boards, -np.ones((2, len(beside)), np.float32))
    assert scores.shape == (2, layout.actions)
    index = layout.index_of("block c3")
    assert scores[1, index] == boards[1, where.names.index("block"), SQUARE_NAMES.index("c3")]
    assert (scores[:, where.maps < 0] == -1).all()
    with pytest.raises(BastideError, match="has no map of its actions"):
        layout_of("caylus").action_map()


def _card() -> str:
    kinds = layout_of("torres").game.actions.kinds
    return str(next(kind for kind in kinds if kind.word == "play").at(0)).split()[1]


def test_candidates_are_the_same_when_written_along_with_the_observations() -> None:
    asked, unasked = (Tables("carcassonne", 5, 2, seed=3, observation="regions") for _ in range(2))
    for _ in range(40):
        assert (asked.observations == unasked.observations).all()
        describe = asked.layout.describe_actions
        assert describe is not None
        out = BytesWriter()
        for state in asked.positions():
            within = [code for code in map(int, state.legal_codes()) if asked.layout.indices.index(code) >= 0]
            describe(state, int(state.to_move), codes(within), out)
        rows = np.frombuffer(out.getvalue(), NUMBER).reshape(-1, len(asked.layout.candidate))
        assert (asked.candidates == rows).all()
        actions = asked.any_actions()
        asked.step(actions)
        unasked.step(actions)


def test_candidates_stand_beside_legal_in_a_batch() -> None:
    tables = Tables("carcassonne", 5, players=2, seed=4, observation="regions")
    for _ in range(20):
        tables.step(tables.any_actions())
    rows, (games, actions) = tables.candidates, tables.legal
    assert len(rows) == len(games)
    words = [kind.word for kind in tables.layout.game.actions.kinds]
    for row, action in zip(rows, actions, strict=True):
        assert tables.layout.text_of(action).split()[0] == words[row[0] - 1]
    with pytest.raises(BastideError, match="tells nothing of single actions"):
        _ = Tables("torres", 1, observation="board").candidates
