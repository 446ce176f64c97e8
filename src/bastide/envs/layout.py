"""What the numbers of an observation mean, and which actions the indices stand for.

An observation is a row of whole numbers: a few small tables, one after the other. Every game describes its own in its
module `observation`, and further ones made for nets in modules such as `observation_board`; here they get names, places
and bounds.

>>> from bastide.envs.layout import layout_of
>>> layout = layout_of("torres")
>>> layout.table("squares").columns[0].name, layout.table("squares").rows
('height', 64)
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

import bastide
from bastide.core import BadOption, BastideError, Game, Settings
from bastide.envs.stepping import Both, Describe, Indices, Observe

Numbers = NDArray[np.int16]
NUMBER = np.dtype("<i2")
FLAG, COUNT, ONE_OF, SIGNED = "flag", "count", "one of", "signed"
FOR_NETS = ("regions", "board")
"""The observations a game may have beside the plain one, each in a module `observation_<name>`."""


class Column(NamedTuple):
    """One number of every row of a table."""

    name: str
    kind: str
    """flag: 0 or 1. count: 0 to `most`. one of: 0 for none, else 1 to `most`. signed: -`most` to `most`."""
    most: int


class Table(NamedTuple):
    """A table of an observation."""

    name: str
    first: int
    """Where its first number stands."""
    rows: int
    columns: tuple[Column, ...]
    meaning: str

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return self.rows * len(self.columns)


class ActionMap(NamedTuple):
    """Where on a board the actions are."""

    names: tuple[str, ...]
    """The maps of squares."""
    maps: NDArray[np.int64]
    """(actions,): the map an action is on, -1 for none."""
    squares: NDArray[np.int64]
    """(actions,): its square there; for an action on no map, its number among those."""

    def scores(self, on_board: NDArray[np.float32], beside: NDArray[np.float32]) -> NDArray[np.float32]:
        """Scores of maps (games, maps, squares) and of the other actions (games, n) as one row of scores a game."""
        scores = beside[:, np.where(self.maps < 0, self.squares, 0)]
        on_map = self.maps >= 0
        scores[:, on_map] = on_board[:, self.maps[on_map], self.squares[on_map]]
        return scores


class Layout:
    """The observations and the action space of a game: the same for every number of players and every option.

    Only the end of the action space may be cut off, where it holds nothing but actions of sets that are not in play.
    """

    def __init__(self, game: Game, in_play: int | None = None, observation: str = "plain") -> None:
        """`in_play` is how many kinds of actions, in the order of their codes, are in play; all if none is given."""
        self.game = game
        self.observation = observation
        module = _module_of(game, observation)
        self.version: int = getattr(module, "VERSION", 1)
        """Goes up when a number of the observation comes to mean something else."""
        self.write: Observe = module.write
        self.describe_actions: Describe | None = getattr(module, "write_candidates", None)
        self.write_both: Both | None = getattr(module, "write_both", None)
        self.candidate = tuple(Column(*column) for column in getattr(module, "CANDIDATE", ()))
        """The columns that describe every legal action, where the observation describes them."""
        self._action_map = getattr(module, "action_map", None)
        self.tables: list[Table] = []
        first = 0
        for name, rows, columns, meaning in module.TABLES:
            table = Table(name, first, rows, tuple(Column(*column) for column in columns), meaning)
            self.tables.append(table)
            first += table.size
        self.size = first
        kinds = [column for table in self.tables for _ in range(table.rows) for column in table.columns]
        self.low: Numbers = np.array([-c.most if c.kind == SIGNED else 0 for c in kinds], NUMBER)
        self.high: Numbers = np.array([c.most for c in kinds], NUMBER)
        self._choices = np.array([i for i, c in enumerate(kinds) if c.kind == ONE_OF])
        self._plain = np.array([i for i, c in enumerate(kinds) if c.kind != ONE_OF])
        widths = np.array([c.most + 1 for c in kinds if c.kind == ONE_OF])
        self._begin = len(self._plain) + np.concatenate([[0], np.cumsum(widths)[:-1]]).astype(np.int64)
        self.expanded_size = int(len(self._plain) + widths.sum())
        self.reach: int | None = getattr(module, "REACH", None)
        last = game.actions.kinds[-1 if in_play is None else in_play - 1]
        self.codes = last.first_code + last.room
        """How many codes of the game are in play."""
        bounded = getattr(module, "action_codes", None)
        codes = [code for code in bounded() if code < self.codes] if bounded else None
        self.indices = Indices(self.codes, codes)
        self.actions = int(self.indices.size)

    def table(self, name: str) -> Table:
        """The table of that name."""
        for table in self.tables:
            if table.name == name:
                return table
        raise KeyError(f"{self.game.title} has no table '{name}'; it has {', '.join(t.name for t in self.tables)}.")

    def require_candidates(self) -> Describe:
        """What writes a row of every legal action; refused where the observation tells nothing of them."""
        if self.describe_actions is None:
            raise BastideError(f"The observation '{self.observation}' tells nothing of single actions.")
        return self.describe_actions

    def part(self, observations: Numbers, name: str) -> Numbers:
        """One table of one observation (rows, columns), or of a batch of them (games, rows, columns)."""
        table = self.table(name)
        cut = observations[..., table.first : table.first + table.size]
        return cut.reshape(*observations.shape[:-1], table.rows, len(table.columns))

    def column(self, observations: Numbers, table: str, column: str) -> Numbers:
        """One column of a table, by row."""
        names = [c.name for c in self.table(table).columns]
        return self.part(observations, table)[..., names.index(column)]

    def expand(self, observations: Numbers) -> NDArray[np.float32]:
        """Observations as a network likes them: counts divided by their most, choices one-hot (0 counts too)."""
        batch = observations.reshape(-1, self.size)
        wide = np.zeros((len(batch), self.expanded_size), np.float32)
        wide[:, : len(self._plain)] = batch[:, self._plain] / self.high[self._plain].astype(np.float32)
        wide[np.arange(len(batch))[:, None], self._begin + batch[:, self._choices]] = 1
        return wide.reshape(*observations.shape[:-1], self.expanded_size)

    def board(self, observations: Numbers, table: str, column: str, reach: int) -> Numbers:
        """A column of a table with x and y laid out on a square board (.., y, x), the start tile in the middle.

        Where several rows lie at one place the last one counts; what lies beyond the reach is left out.
        """
        batch = observations.reshape(-1, self.size)
        x, y = self.column(batch, table, "x"), self.column(batch, table, "y")
        first = self.part(batch, table)[..., 0]
        inside = (first > 0) & (np.abs(x) <= reach) & (np.abs(y) <= reach)
        side = 2 * reach + 1
        laid = np.zeros((len(batch), side, side), NUMBER)
        games, rows = np.nonzero(inside)
        laid[games, y[games, rows] + reach, x[games, rows] + reach] = self.column(batch, table, column)[games, rows]
        return laid.reshape(*observations.shape[:-1], side, side)

    def planes(self, observations: Numbers, table: str = "board") -> NDArray[np.float32]:
        """A square board as floats (.., planes, rows, columns): counts divided by their most, choices one-hot."""
        cut = self.part(observations, table)
        wide = int(self.table(table).rows ** 0.5)
        found: list[NDArray[np.float32]] = []
        for i, column in enumerate(self.table(table).columns):
            numbers = cut[..., i].reshape(*observations.shape[:-1], wide, wide)
            if column.kind == ONE_OF:
                found += [(numbers == value).astype(np.float32) for value in range(1, column.most + 1)]
            else:
                found.append(numbers.astype(np.float32) / np.float32(column.most))
        return np.stack(found, axis=-3)

    def action_map(self) -> ActionMap:
        """Where on the board the actions are, for a policy of a few maps of squares and some scores beside."""
        if self._action_map is None:
            raise BastideError(f"The observation '{self.observation}' of {self.game.title} has no map of its actions.")
        names, maps, squares = self._action_map()
        return ActionMap(tuple(names), np.array(maps), np.array(squares))

    def describe(self) -> str:
        """The tables as a page for people, in Markdown."""
        lines = [f"{self.size} numbers, {self.actions} actions.", ""]
        lines += ["| table | rows | columns | |", "|---|---:|---|---|"]
        for table in self.tables:
            columns = ", ".join(f"`{c.name}` {c.kind}{'' if c.kind == FLAG else f' {c.most}'}" for c in table.columns)
            lines.append(f"| `{table.name}` | {table.rows} | {columns} | {table.meaning} |")
        if self.candidate:
            columns = ", ".join(f"`{c.name}` {c.kind}{'' if c.kind == FLAG else f' {c.most}'}" for c in self.candidate)
            lines += ["", f"A row of `candidates`: {columns}."]
        return "\n".join(lines) + "\n"

    def text_of(self, index: int) -> str:
        """The text of the action with that index."""
        return str(self.game.decode(self.indices.code(int(index))))

    def index_of(self, text: str) -> int:
        """The index of the action with that text."""
        code = self.game.parse(text).code
        if code >= self.codes:
            raise BastideError(f"'{text}' is an action of a set that is not in play.")
        index = self.indices.index(code)
        if index < 0:
            raise BastideError(f"'{text}' lies beyond the bounds of the action space, which reach {self.reach} places.")
        return index


def masks_of(games: int, layout: Layout, legal: tuple[NDArray[np.int64], NDArray[np.int64]]) -> NDArray[np.bool_]:
    """(games, layout.actions): where an action is among the pairs of tables and indices."""
    masks = np.zeros((games, layout.actions), np.bool_)
    masks[legal] = True
    return masks


def _module_of(game: Game, observation: str = "plain"):  # type: ignore[no-untyped-def]
    package = type(game).__module__.rpartition(".")[0]
    if not package or find_spec(f"{package}.observation") is None:
        raise BastideError(f"{game.title} has no numeric observations: its package has no module 'observation'.")
    if observation not in observations_of(game):
        there = ", ".join(observations_of(game))
        raise BadOption(f"{game.title} has no observation '{observation}'; it has {there}.")
    return import_module(f"{package}.observation" if observation == "plain" else f"{package}.observation_{observation}")


def observations_of(game: Game) -> list[str]:
    """The observations a game offers: `plain`, and those made for nets."""
    package = type(game).__module__.rpartition(".")[0]
    nets = [name for name in FOR_NETS if find_spec(f"{package}.observation_{name}") is not None]
    return ["plain", *nets]


def layout_of(name: str, settings: Settings | None = None, observation: str = "plain") -> Layout:
    """The layout of the game of that name; with settings, without the actions of sets that are not in play."""
    in_play = getattr(_module_of(bastide.load(name)), "kinds_in_play", None)
    return _layout(name, in_play(settings) if in_play is not None and settings is not None else None, observation)


@cache
def _layout(name: str, kinds: int | None, observation: str) -> Layout:
    return Layout(bastide.load(name), kinds, observation)
