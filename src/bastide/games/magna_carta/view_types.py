"""The types of a view, what a viewer may know, and of a survey, what everybody can work out."""

from typing import Annotated, Final, TypedDict

from bastide.core.fields import Named, Observed, Seat, Whole
from bastide.games.magna_carta.components import (
    KINDS,
    LONGEST_ROAD,
    MAX_PLAYERS,
    MOST_TOKENS,
    NEUTRALS,
    NONE,
    PRESTIGES,
    SECTION_NAMES,
    STONE,
)
from bastide.games.magna_carta.position import STEPS

MOST_TURNS: Final = 99
MOST: Final = 999


class RoadCardView(TypedDict):
    card: Annotated[str, Observed("one of", KINDS + NEUTRALS)]
    """Its building side, also when it has become a residence: everybody saw it being built."""
    owner: Annotated[int | None, Observed("one of", MAX_PLAYERS)]
    """A seat; None for a neutral card."""
    side: Annotated[str, Observed("one of", 2)]
    """The side that is up: `building` or `residence`."""
    turning: Annotated[bool, Observed("flag", 1)]
    """Whether it becomes a residence as soon as its worker has gone (MAG-9.17)."""
    prestige: Annotated[str | None, Observed("one of", PRESTIGES)]
    """The prestige building that covers it."""
    worker: Annotated[int | None, Observed("one of", MAX_PLAYERS)]
    """The seat whose worker stands on it."""
    store: Annotated[int, Observed("count", 9)]
    """Cubes on a small building (MAG-6.21)."""


class PlayerView(TypedDict):
    colour: str
    score: Annotated[int, Observed("count", MOST)]
    """The points if the game ended now."""
    deniers: Annotated[int, Observed("count", MOST)]
    food: Annotated[int, Observed("count", MOST)]
    wood: Annotated[int, Observed("count", MOST)]
    stone: Annotated[int, Observed("count", MOST)]
    gold: Annotated[int, Observed("count", MOST)]
    income: Annotated[int, Observed("count", MOST)]
    """Deniers at the beginning of the next turn (MAG-5)."""
    workers: Annotated[int, Observed("count", 9)]
    """Workers in hand."""
    tokens: Annotated[list[int], Observed("count", MOST_TOKENS, [f"tokens_{name}" for name in SECTION_NAMES])]
    """Castle tokens of 4, 3 and 2 points."""
    hand_size: Annotated[int, Observed("count", KINDS)]
    deck_size: Annotated[int, Observed("count", KINDS)]
    hand: list[str] | None
    """The cards in hand; None when they are hidden from the viewer (MAG-3.3)."""
    known: list[str]
    """Cards that everybody can tell to be in the hand (MAG-3.5)."""
    unseen: Annotated[list[str], Observed("flag", 1)]
    """Hand and deck together, which everybody knows (MAG-3.5)."""
    discard: Annotated[list[str], Observed("count", KINDS)]
    """The discard pile, from the bottom up (MAG-3.2)."""
    prestige: list[str]
    """Prestige buildings owned."""
    batches: Annotated[int, Observed("count", MOST_TOKENS)]
    """Batches paid in this castle phase."""
    mulligan: Annotated[bool | None, Observed("one of", 2)]
    """The viewer's own answer while others still decide (MAG-2.10); else None."""


class DecisionView(TypedDict):
    """What the decision is about; what does not apply is None."""

    place: Annotated[int | None, Observed("count", LONGEST_ROAD)]
    """Index of the road card whose effect is carried out."""
    card: Annotated[str | None, Observed("one of", KINDS)]
    """The card being paid for."""
    building: Annotated[str | None, Observed("one of", PRESTIGES)]
    """The prestige building being paid for."""
    turn_over: Annotated[int | None, Observed("count", LONGEST_ROAD)]
    """Index of the road card the Lawyer is paid for."""
    batches: Annotated[int | None, Observed("count", MOST_TOKENS + 1)]
    """The batches being paid for."""
    resource: Annotated[str | None, Observed("one of", STONE + 1)]
    """The resource of which part can be paid in gold."""
    drawing: Annotated[int, Observed("count", KINDS)]
    """Cards still to be drawn."""


class MagnaCartaView(TypedDict):
    """Everything a viewer may know."""

    variant: str
    phase: str
    step: Annotated[str, Named(STEPS, "step", required=True)]
    """The decision awaited."""
    turn: Annotated[int, Whole(0, MOST_TURNS), Observed("count", MOST)]
    to_move: Annotated[int, Observed("one of", MAX_PLAYERS)]
    """A seat; -1 for chance, -2 when the game is over."""
    mover: Annotated[int | None, Seat(none=NONE), Observed("one of", MAX_PLAYERS)]
    """The seat whose move, effect or draw it is."""
    first: Annotated[int | None, Seat(none=NONE), Observed("one of", MAX_PLAYERS)]
    """The seat with the first-player card."""
    road: list[RoadCardView]
    provost: Annotated[int | None, Observed("count", LONGEST_ROAD)]
    """Index into the road; None in the beginner's game."""
    neutral_out: Annotated[list[str], Observed("flag", 1, [f"neutral_out_{i + 1}" for i in range(NEUTRALS)])]
    """Neutral cards out of the game (MAG-2.4)."""
    castle: Annotated[list[int], Observed("count", MOST_TOKENS, SECTION_NAMES)]
    """Tokens left in Dungeon, Walls and Towers."""
    removed: Annotated[int, Observed("count", MOST_TOKENS)]
    """Castle tokens taken out of the game (MAG-10.7)."""
    prestige: list[str]
    """Prestige buildings left."""
    bridge: list[int]
    """The seats that have passed, in order."""
    players: list[PlayerView]
    decision: DecisionView


class PlaceSurvey(TypedDict):
    """A card that the seat to move can put a worker on now."""

    price: int
    """Deniers."""
    host: int | None
    """The seat that takes the secondary effect: the owner of the card, if that is another one (MAG-8.3)."""
    beyond: bool
    """Whether it lies beyond the provost, where workers do nothing (MAG-8.1)."""


class ProvostSurvey(TypedDict):
    """A way the seat to move can send the provost."""

    steps: int
    place: int
    """The number of the card, from 1 on."""
    price: int
    idle: list[int]
    """The cards whose workers would then do nothing, by number (MAG-8.1)."""


class SectionSurvey(TypedDict):
    """One section of the castle."""

    name: str
    value: int
    """The points of a token."""
    left: int
    of: int
    """How many tokens it has had."""
    next: bool
    """Whether the next token comes from here (MAG-10.4)."""
    owned: list[int]
    """By seat."""


class MagnaCartaSurvey(TypedDict):
    """What everybody can work out."""

    reach: int
    """The number of the last card whose effect is carried out; 0 before the road is laid (MAG-8.1)."""
    idle: list[int]
    """The cards beyond it whose workers would do nothing, by number."""
    workplaces: list[int]
    """The cards that workers go to, by number."""
    places: dict[str, PlaceSurvey]
    """By number."""
    provost: list[ProvostSurvey]
    castle: list[SectionSurvey]
    builder: int | None
    """The seat that would gain gold for the most batches of this turn (MAG-10.6)."""
