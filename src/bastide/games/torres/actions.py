"""The decisions of Torres and the outcomes of its luck (TOR-15.4, TOR-19)."""

from itertools import combinations_with_replacement
from typing import Annotated

from bastide.core import Action, ActionSpace, Part
from bastide.games.torres.components import CARD_NAMES, MASTER_NAMES, SQUARE_NAMES

RETURN_PLACES = ["top", "under_top", "above_bottom", "bottom"]
TOWER_NAMES = ["0", "1", "2", "3", "turn"]
# The heights of one to three towers, highest first.
SPREADS = ["-".join(heights) for n in (1, 2, 3) for heights in combinations_with_replacement("3210", n)]

Square = Annotated[int, Part.of(SQUARE_NAMES)]
Seat = Annotated[int, Part.number(4)]
Card = Annotated[int, Part.of(CARD_NAMES, words="torres.card")]
MasterCard = Annotated[int, Part.of(MASTER_NAMES, words="torres.master_card")]
Place = Annotated[int, Part.of(RETURN_PLACES, words="torres.place")]
Tower = Annotated[int, Part.of(TOWER_NAMES, words="torres.tower")]
Heights = Annotated[int, Part.of(SPREADS)]


class DrawFirstPlayer(Action, word="first", chance=True):
    """Chance names the first player (TOR-2.1)."""

    seat: Seat


class TurnUpMasterCard(Action, word="master", chance=True):
    """Chance turns up the master card (TOR-17.4)."""

    card: MasterCard


class DrawCard(Action, word="draw", chance=True):
    """The next unseen card of the deck is this one (TOR-15.5)."""

    card: Card


class PlaceCastle(Action, word="castle"):
    """Place a starting castle in the master version (TOR-17.2)."""

    square: Square


class PlaceKnight(Action, word="knight"):
    """Place the first knight (TOR-2.6) or add a knight (TOR-5)."""

    square: Square


class PlaceKing(Action, word="king"):
    """Place the king (TOR-2.7) or move it between the years (TOR-12.1)."""

    square: Square


class LeaveKing(Action, word="stay"):
    """Leave the king where it is (TOR-12.1)."""


class NameStartPlayer(Action, word="start"):
    """Name the start player of the year (TOR-12.3)."""

    seat: Seat


class MoveKnight(Action, word="move"):
    """Move a knight by a step or through doors, or as a card allows (TOR-6, TOR-9)."""

    start: Square
    target: Square


class PlaceBlock(Action, word="block"):
    """Place a block (TOR-7)."""

    square: Square


class ChooseTower(Action, word="tower"):
    """Choose one of the own towers by its height, or the tower of the turn (TOR-7.2, TOR-9.13)."""

    tower: Tower


class BuyCard(Action, word="buy"):
    """Buy an action card (TOR-8)."""


class KeepCard(Action, word="keep"):
    """Keep this one of the cards seen (TOR-8.1)."""

    card: Card


class ReturnCard(Action, word="return"):
    """Put the next card not kept back into the deck (TOR-8.2)."""

    place: Place


class PlayCard(Action, word="play"):
    """Play an action card (TOR-9)."""

    card: Card


class RaiseKnight(Action, word="raise"):
    """Put a block under this knight (TOR-9.12)."""

    square: Square


class LiftBlock(Action, word="lift"):
    """Take the top block of this stack (TOR-9.14)."""

    square: Square


class PutBlock(Action, word="put"):
    """Put the lifted block here (TOR-9.14)."""

    square: Square


class SpreadBlocks(Action, word="spread"):
    """Put left-over blocks on the other towers, so that they have these heights (TOR-7.6)."""

    heights: Heights


class Advance(Action, word="advance"):
    """Advance one step on the score track (TOR-10.6)."""


class EndTurn(Action, word="end"):
    """End the turn (TOR-4.2)."""


ACTIONS = ActionSpace(
    DrawFirstPlayer,
    TurnUpMasterCard,
    DrawCard,
    PlaceCastle,
    PlaceKnight,
    PlaceKing,
    LeaveKing,
    NameStartPlayer,
    MoveKnight,
    PlaceBlock,
    ChooseTower,
    BuyCard,
    KeepCard,
    ReturnCard,
    PlayCard,
    RaiseKnight,
    LiftBlock,
    PutBlock,
    SpreadBlocks,
    Advance,
    EndTurn,
)
