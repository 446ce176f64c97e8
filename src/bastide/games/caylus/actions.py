"""The decisions of Caylus and the outcomes of its set-up (CAY-2.9, CAY-16)."""

from typing import Annotated

from bastide.core import Action, ActionSpace, Message, Part
from bastide.games.caylus import codes
from bastide.games.caylus.components import (
    BATCH_NAMES,
    BUILDABLE_NAMES,
    BUNDLE_NAMES,
    FAVOUR_COLUMNS,
    LINE_NAMES,
    MAX_PLAYERS,
    NEUTRAL_TILES,
    PLACE_NAMES,
    PROVOST_MOVES,
    ROAD,
    TILE_NAMES,
)
from bastide.games.caylus.events import goods_message


def goods_messages(bundle: str) -> list[Message]:
    """A bundle such as `food+food+wood` as it is counted: 2 food and 1 wood."""
    cubes = bundle.split("+")
    return [goods_message(kind, cubes.count(kind)) for kind in dict.fromkeys(cubes)]


def cube_messages(batch: str) -> list[Message]:
    """The kinds of cubes in a batch such as `food+wood+stone`."""
    return [Message(f"caylus.cube.{kind}") for kind in batch.split("+")]


NeutralTile = Annotated[int, Part.of(TILE_NAMES[:NEUTRAL_TILES], words="caylus.tile")]
Seat = Annotated[int, Part.number(MAX_PLAYERS)]
Place = Annotated[int, Part.of(PLACE_NAMES, words="caylus.place")]
Steps = Annotated[int, Part.of([f"{move:+d}" for move in PROVOST_MOVES])]
Bundle = Annotated[int, Part.of(BUNDLE_NAMES, words=goods_messages)]
Exchange = Annotated[int, Part.number(2, first=1)]
Tile = Annotated[int, Part.of(BUILDABLE_NAMES, words="caylus.tile")]
Space = Annotated[int, Part.number(ROAD, first=1)]
Batch = Annotated[int, Part.of(BATCH_NAMES, words=cube_messages)]
Line = Annotated[int, Part.of(LINE_NAMES, words="caylus.line")]
Column = Annotated[int, Part.number(FAVOUR_COLUMNS, first=1)]


class LayTile(Action, word="lay", chance=True):
    """Chance lays this neutral tile on the next space (CAY-2.1, CAY-2.9)."""

    tile: NeutralTile


class DrawOrder(Action, word="order", chance=True):
    """Chance gives this seat the next place in the turn order (CAY-2.3, CAY-2.9)."""

    seat: Seat


class PlaceWorker(Action, word="place"):
    """Place a worker (CAY-6)."""

    place: Place


class Pass(Action, word="pass"):
    """Place no more workers this turn (CAY-6.2)."""


class MoveWorker(Action, word="move"):
    """Move the worker from the gate (CAY-7.3)."""

    place: Place


class MoveProvost(Action, word="provost"):
    """Move the provost forward or backward (CAY-7.8, CAY-8.1)."""

    steps: Steps


class BuyFavour(Action, word="joust"):
    """Pay for a royal favour on the joust field (CAY-7.9)."""


class WithdrawFromInn(Action, word="withdraw"):
    """Take the worker on the right circle of the inn back (CAY-7.14)."""


class StayAtInn(Action, word="stay"):
    """Leave the worker on the right circle of the inn (CAY-7.14)."""


class TakeCubes(Action, word="take"):
    """Take these cubes: produced, as owner's bonus, bought, or by a favour (CAY-9.7, 9.8, 9.17, 12.10)."""

    cubes: Bundle


class PayCubes(Action, word="pay"):
    """Pay these cubes, where the payer chooses (CAY-9.13, 9.17, 9.19, 12.11)."""

    cubes: Bundle


class UseExchange(Action, word="exchange"):
    """Use the first or the second exchange of a trading building (CAY-9.17, 9.18)."""

    exchange: Exchange


class BuildTile(Action, word="build"):
    """Build a tile from the stock (CAY-9.10, 9.14)."""

    tile: Tile


class ChooseSite(Action, word="site"):
    """Put the prestige building on this own residence (CAY-9.14)."""

    space: Space


class Transform(Action, word="transform"):
    """Let the lawyer make a residence of the building on this space (CAY-9.20)."""

    space: Space


class Decline(Action, word="decline"):
    """Do not use an effect (CAY-3.6)."""


class GiveBatch(Action, word="give"):
    """Give a batch for a house in the castle (CAY-10.2)."""

    batch: Batch


class StopBuilding(Action, word="stop"):
    """Give no more batches (CAY-10.2)."""


class ChooseLine(Action, word="favour"):
    """Take a royal favour on this line (CAY-12.2)."""

    line: Line


class UseEffect(Action, word="effect"):
    """Use the favour's effect in this column (CAY-12.2)."""

    column: Column


ACTIONS = ActionSpace(
    LayTile,
    DrawOrder,
    PlaceWorker,
    Pass,
    MoveWorker,
    MoveProvost,
    BuyFavour,
    WithdrawFromInn,
    StayAtInn,
    TakeCubes,
    PayCubes,
    UseExchange,
    BuildTile,
    ChooseSite,
    Transform,
    Decline,
    GiveBatch,
    StopBuilding,
    ChooseLine,
    UseEffect,
)

_literals = {
    LayTile: codes.LAY,
    DrawOrder: codes.ORDER,
    PlaceWorker: codes.PLACE,
    Pass: codes.PASS,
    MoveWorker: codes.MOVE,
    MoveProvost: codes.PROVOST,
    BuyFavour: codes.JOUST,
    WithdrawFromInn: codes.WITHDRAW,
    StayAtInn: codes.STAY,
    TakeCubes: codes.TAKE,
    PayCubes: codes.PAY,
    UseExchange: codes.EXCHANGE,
    BuildTile: codes.BUILD,
    ChooseSite: codes.SITE,
    Transform: codes.TRANSFORM,
    Decline: codes.DECLINE,
    GiveBatch: codes.GIVE,
    StopBuilding: codes.STOP,
    ChooseLine: codes.FAVOUR,
    UseEffect: codes.EFFECT,
}
if any(kind.first_code != code for kind, code in _literals.items()) or ACTIONS.size != codes.SIZE:
    raise ValueError("the codes in codes.py are not those of the actions")
