"""The types of a view, what a viewer may know, and of a survey, what everybody can work out."""

from typing import TypedDict


class RoadCardView(TypedDict):
    card: str
    """Its building side, also when it has become a residence: everybody saw it being built."""
    owner: int | None
    """A seat; None for a neutral card."""
    side: str
    """The side that is up: `building` or `residence`."""
    turning: bool
    """Whether it becomes a residence as soon as its worker has gone (MAG-9.17)."""
    prestige: str | None
    """The prestige building that covers it."""
    worker: int | None
    """The seat whose worker stands on it."""
    store: int
    """Cubes on a small building (MAG-6.21)."""


class PlayerView(TypedDict):
    colour: str
    score: int
    """The points if the game ended now."""
    deniers: int
    food: int
    wood: int
    stone: int
    gold: int
    income: int
    """Deniers at the beginning of the next turn (MAG-5)."""
    workers: int
    """Workers in hand."""
    tokens: list[int]
    """Castle tokens of 4, 3 and 2 points."""
    hand_size: int
    deck_size: int
    hand: list[str] | None
    """The cards in hand; None when they are hidden from the viewer (MAG-3.3)."""
    known: list[str]
    """Cards that everybody can tell to be in the hand (MAG-3.5)."""
    unseen: list[str]
    """Hand and deck together, which everybody knows (MAG-3.5)."""
    discard: list[str]
    """The discard pile, from the bottom up (MAG-3.2)."""
    prestige: list[str]
    """Prestige buildings owned."""
    batches: int
    """Batches paid in this castle phase."""
    mulligan: bool | None
    """The viewer's own answer while others still decide (MAG-2.10); else None."""


class DecisionView(TypedDict):
    """What the decision is about; what does not apply is None."""

    place: int | None
    """Index of the road card whose effect is carried out."""
    card: str | None
    """The card being paid for."""
    building: str | None
    """The prestige building being paid for."""
    turn_over: int | None
    """Index of the road card the Lawyer is paid for."""
    batches: int | None
    """The batches being paid for."""
    resource: str | None
    """The resource of which part can be paid in gold."""
    drawing: int
    """Cards still to be drawn."""


class MagnaCartaView(TypedDict):
    """Everything a viewer may know."""

    variant: str
    phase: str
    step: str
    """The decision awaited."""
    turn: int
    to_move: int
    """A seat; -1 for chance, -2 when the game is over."""
    mover: int | None
    """The seat whose move, effect or draw it is."""
    first: int | None
    """The seat with the first-player card."""
    road: list[RoadCardView]
    provost: int | None
    """Index into the road; None in the beginner's game."""
    neutral_out: list[str]
    """Neutral cards out of the game (MAG-2.4)."""
    castle: list[int]
    """Tokens left in Dungeon, Walls and Towers."""
    removed: int
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
