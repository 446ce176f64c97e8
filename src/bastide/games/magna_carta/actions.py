"""What a player, or chance, can do in Caylus Magna Carta (MAG-17)."""

from typing import Annotated

from bastide.core import Action, ActionSpace, Part
from bastide.games.magna_carta.codes import MOST_GOLD
from bastide.games.magna_carta.components import (
    CARD_NAMES,
    EXCHANGE_NAMES,
    GOOD_NAMES,
    KINDS,
    LONGEST_ROAD,
    MAX_PLAYERS,
    MOST_TOKENS,
    NEUTRALS,
    PAYMENT_NAMES,
    PRESTIGE_NAMES,
)

CardName = Annotated[int, Part.of(CARD_NAMES[:KINDS], "magna_carta.card")]
NeutralName = Annotated[int, Part.of(CARD_NAMES[KINDS : KINDS + NEUTRALS - 1], "magna_carta.card")]
PrestigeName = Annotated[int, Part.of(PRESTIGE_NAMES, "magna_carta.prestige")]
Place = Annotated[int, Part.number(LONGEST_ROAD, first=1)]
Steps = Annotated[int, Part.number(7, first=-3)]
Batches = Annotated[int, Part.number(MOST_TOKENS + 1)]
Resource = Annotated[int, Part.of(GOOD_NAMES[:3], "magna_carta.good")]
GoldCubes = Annotated[int, Part.number(MOST_GOLD)]
Exchange = Annotated[int, Part.of(EXCHANGE_NAMES)]
Payment = Annotated[int, Part.of(PAYMENT_NAMES)]
Seat = Annotated[int, Part.number(MAX_PLAYERS)]


class Keep(Action, word="keep"):
    """Keep the opening hand (MAG-2.9)."""


class Mulligan(Action, word="mulligan"):
    """Replace the opening hand (MAG-2.9)."""


class Draw(Action, word="draw"):
    """Move A: draw a card (MAG-6.5)."""


class Replace(Action, word="replace"):
    """Move B: replace the whole hand (MAG-6.9)."""


class Pass(Action, word="pass"):
    """Move F (MAG-6.26)."""


class Decline(Action, word="decline"):
    """Make no use of an effect (MAG-8.6)."""


class PlaceWorker(Action, word="place"):
    """Move C: a worker on the card at that place of the road (MAG-6.13)."""

    place: Place


class Build(Action, word="build"):
    """Move D: build a card from the hand (MAG-6.18)."""

    card: CardName


class BuildPrestige(Action, word="prestige"):
    """Move E: build a prestige building (MAG-6.22)."""

    building: PrestigeName


class TurnOver(Action, word="turn"):
    """Have the Lawyer turn an own card over (MAG-9.15a)."""

    place: Place


class MoveProvost(Action, word="provost"):
    """Move the provost this many cards, towards the end of the road if positive (MAG-7.2)."""

    steps: Steps


class Offer(Action, word="offer"):
    """Offer this many batches to the castle (MAG-10.1)."""

    batches: Batches


class GoldFor(Action, word="gold"):
    """Pay this many of that resource of an offer in gold (MAG-10.9)."""

    resource: Resource
    cubes: GoldCubes


class Use(Action, word="use"):
    """Carry out an option of an effect: what is paid, `>`, what is taken (MAG-8.7)."""

    exchange: Exchange


class Pay(Action, word="pay"):
    """Pay with these cubes (MAG-4.7)."""

    payment: Payment


class DrawNeutral(Action, word="neutral", chance=True):
    """The next neutral card of the road (MAG-2.2)."""

    card: NeutralName


class Deal(Action, word="deal", chance=True):
    """The card drawn from a deck (MAG-2.15)."""

    card: CardName


class FirstPlayer(Action, word="first", chance=True):
    """The seat that gets the first-player card (MAG-2.12)."""

    seat: Seat


ACTIONS = ActionSpace(
    Keep,
    Mulligan,
    Draw,
    Replace,
    Pass,
    Decline,
    PlaceWorker,
    Build,
    BuildPrestige,
    TurnOver,
    MoveProvost,
    Offer,
    GoldFor,
    Use,
    Pay,
    DrawNeutral,
    Deal,
    FirstPlayer,
)
