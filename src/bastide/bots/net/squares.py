"""How a net of a board reads an observation whose first table are its squares, and where its answers go."""

from importlib import import_module
from typing import Generic, NamedTuple, TypeVar

from bastide.bots.net.features import Features
from bastide.core import Game

PRODUCT_SCALE = 40.0
"""What the product of two counts is divided by."""
CHANNELS = 96
"""How many numbers tell a square."""
LOOKS = 12
"""In how many ways a square looks at the others; each way has its part of the channels."""
BLOCKS = 6
POOLS = BLOCKS // 2
"""After every second look of the squares, what they know together is passed to all."""
WHOLE = 128
"""How many numbers tell the position as a whole."""
MOVES = 32
"""How many numbers tell a square as one that a figure leaves, and as many as one that it goes to."""
LAYERS = (
    *("whole", "first", "spread", "place"),
    *(f"looks.{i}" for i in range(BLOCKS)),
    *(f"mixed.{i}" for i in range(BLOCKS)),
    *(f"pooled.{i}" for i in range(POOLS)),
    *(f"returned.{i}" for i in range(POOLS)),
    *("last", "maps", "start", "target", "flat", "value"),
)
"""In the order in which the file has them."""

L = TypeVar("L")


class Parts(Generic[L]):
    """The layers by what they are for."""

    def __init__(self, layers: list[L]) -> None:
        self.whole, self.first, self.spread, self.place, *others = layers
        self.looks, others = others[:BLOCKS], others[BLOCKS:]
        self.mixed, others = others[:BLOCKS], others[BLOCKS:]
        self.pooled, others = others[:POOLS], others[POOLS:]
        self.returned, others = others[:POOLS], others[POOLS:]
        self.last, self.maps, self.start, self.target, self.flat, self.outcome = others


class Side(NamedTuple):
    """A board as it looks from one of its sides, or in a mirror."""

    numbers: list[int]
    """Where each number of what is seen from there comes from."""
    becomes: list[int]
    """Which action does there what each action does here."""


class Board:
    """The squares of a game's board, by its `observation` and `observation_board`."""

    def __init__(self, game: Game) -> None:
        package = type(game).__module__.rpartition(".")[0]
        tables = import_module(f"{package}.observation").TABLES
        planes = import_module(f"{package}.observation_board")
        name, self.squares, columns, about = tables[0]
        self.wide = int(planes.WIDE)
        self.columns = len(columns)
        self.square = Features([(name, 1, columns, about)])
        """The numbers that describe one square."""
        self.rest = Features(tables[1:])
        names = [column for column, _, _ in columns]
        self.factor = names.index("base")
        self.levels = [i for i, column in enumerate(names) if column.startswith("level_")]
        self.products = len(self.levels)
        self.product_scale = PRODUCT_SCALE
        words, maps, places = planes.action_map()
        self.maps = [word for word in words if " " not in word]
        """Actions that name one square, by kind; others name two, or none."""
        first_of = {words.index(word): number for number, word in enumerate(self.maps)}
        first_move = next(number for number, word in enumerate(words) if " " in word)
        moves = len(self.maps) * self.squares
        last = moves + self.squares * self.squares
        self.flat = sum(one < 0 for one in maps)
        self.order = [
            last + place
            if one < 0
            else first_of[one] * self.squares + place
            if one in first_of
            else moves + (one - first_move) * self.squares + place
            for one, place in zip(maps, places, strict=True)
        ]
        """For every action the number of its answer: on maps first, then moves by start and target, then others."""

    def sides(self) -> list[Side]:
        """The four sides and their mirrors, the board as it is first; of a board that is no square, those that fit."""
        rows = [list(range(first, first + self.wide)) for first in range(0, self.squares, self.wide)]
        found = []
        for board in (rows, [row[::-1] for row in rows]):
            for _ in range(4):
                if len(board) == len(rows):
                    found.append(self._side([square for row in board for square in row]))
                board = [list(column) for column in zip(*board, strict=True)][::-1]
        return found

    def _side(self, comes_from: list[int]) -> Side:
        goes_to = {square: place for place, square in enumerate(comes_from)}
        numbers = [square * self.columns + column for square in comes_from for column in range(self.columns)]
        numbers += range(len(numbers), len(numbers) + self.rest.numbers)
        squares = self.squares
        moves = len(self.maps) * squares
        last = moves + squares * squares
        action_of = {answer: action for action, answer in enumerate(self.order)}
        becomes = []
        for answer in self.order:
            turned = answer
            if answer < moves:
                turned = answer - answer % squares + goes_to[answer % squares]
            elif answer < last:
                start, target = divmod(answer - moves, squares)
                turned = moves + goes_to[start] * squares + goes_to[target]
            becomes.append(action_of[turned])
        return Side(numbers, becomes)

    def offsets(self) -> list[int]:
        """For every square and every other: where that one lies from it, as a number."""
        wide = self.wide
        high = self.squares // wide
        places = [divmod(square, wide) for square in range(self.squares)]
        return [
            (row - other_row + high - 1) * (2 * wide - 1) + column - other_column + wide - 1
            for row, column in places
            for other_row, other_column in places
        ]
