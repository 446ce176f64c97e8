"""What players can do with The Catapult; the order gives the codes and never changes."""

from typing import Annotated

from bastide.core import Action, Part
from bastide.games.carcassonne.action_parts import Cell, Figure, Quarter, Seat
from bastide.games.carcassonne.components import BOX
from bastide.games.carcassonne.grid import WIDTH

LATTICE_WIDTH = 2 * WIDTH
"""Aim points lie half a tile apart."""


def _point_text(point: int) -> str:
    return f"{500 * (point % LATTICE_WIDTH - WIDTH)},{500 * (point // LATTICE_WIDTH - WIDTH)}"


def _point_value(text: str) -> int:
    x, y = map(int, text.split(","))
    point = (y // 500 + WIDTH) * LATTICE_WIDTH + x // 500 + WIDTH
    if not 0 <= point < LATTICE_WIDTH * LATTICE_WIDTH or _point_text(point) != text:
        raise ValueError(text)
    return point


Token = Annotated[int, Part.of(BOX["catapult"]["tokens"], words="carcassonne.token", room=8)]
Point = Annotated[int, Part(LATTICE_WIDTH * LATTICE_WIDTH, _point_text, _point_value)]
Distance = Annotated[int, Part.of([str(100 * i) for i in range(21)])]
HandAt = Annotated[int, Part.of([str(1000 + 100 * i) for i in range(11)])]


class Fair(Action, word="fair"):
    """The kind of token that all throw in this catapult round."""

    token: Token


class Aim(Action, word="aim"):
    """The point a throw is aimed at, in thousandths of a tile from the centre of the start tile."""

    point: Point


class Drift(Action, word="drift", chance=True):
    """How far noise carries the token along one axis, in steps of the scatter."""

    steps: Annotated[int, Part.number(13, -6)]


class Range(Action, word="range"):
    """Catch: how far the thrower means to throw, in secret."""

    distance: Distance


class Hand(Action, word="hand"):
    """Catch: where the catcher holds out a hand."""

    distance: HandAt


class Seduce(Action, word="seduce"):
    """One of the nearest followers, on the tile there, is to be replaced."""

    cell: Cell


class Tempt(Action, word="tempt"):
    """One of the nearest followers, in a quarter of Carcassonne, is to be replaced."""

    quarter: Quarter
    seat: Seat
    figure: Figure


class Send(Action, word="send"):
    """A follower from the supply replaces the one seduced."""

    figure: Figure


class Summon(Action, word="summon"):
    """A follower on the tile there replaces the one seduced."""

    cell: Cell


ACTIONS = (Fair, Aim, Drift, Range, Hand, Seduce, Tempt, Send, Summon)
