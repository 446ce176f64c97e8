"""The types of a view, what a viewer may know, and of a survey, what everybody can work out."""

from typing import Annotated, Final, TypedDict

from bastide.core.fields import Flag, Named, Observed, Seat, Whole
from bastide.games.torres.components import (
    BLOCKS,
    CARD_NAMES,
    CARDS_BOUGHT,
    CARDS_SHOWN,
    KNIGHTS,
    MASTER_NAMES,
    MAX_TOWERS,
    SQUARE_NAMES,
    TOWER_HEIGHT,
    TURN_POINTS,
    YEARS,
)
from bastide.games.torres.position import DECISIONS, NO_TOWER, TURN

MAX_PLAYERS: Final = 4
MOST_POINTS: Final = 999
MOST_CARDS: Final = 40
MOST_ALIKE: Final = 4
"""Of one action card, those of four decks in one."""
TOP: Final = 3
BOTTOM: Final = 12
CARD_BACK: Final = 11
"""Of a card put back, what a learner gets who may not know it."""


class CastleView(TypedDict):
    squares: list[str]
    base: int
    height: int
    king: bool


class DeckView(TypedDict):
    top: Annotated[list[str | None], Observed("one of", CARD_BACK, [f"top_{i + 1}" for i in range(TOP)])]
    """Cards put back on top, the topmost first; None is a card back (TOR-15.6)."""
    unseen: Annotated[int, Observed("count", MOST_CARDS)]
    bottom: Annotated[list[str | None], Observed("one of", CARD_BACK, [f"bottom_{i + 1}" for i in range(BOTTOM)])]
    """Cards put back at the bottom, the lowest last."""


class PlayerView(TypedDict):
    score: Annotated[int, Observed("count", MOST_POINTS)]
    space: int
    """Where the scoring figure stands (TOR-10.1)."""
    reserve: Annotated[int, Observed("count", KNIGHTS)]
    """Knights not yet on the board."""
    knights: list[str]
    towers: Annotated[list[int], Observed("one of", TOWER_HEIGHT + 1, [f"tower_{i + 1}" for i in range(MAX_TOWERS)])]
    """The heights of the towers of the turns to come, highest first."""
    held_over: Annotated[int, Observed("count", BLOCKS)]
    hand_size: Annotated[int, Observed("count", MOST_CARDS)]
    hand: Annotated[list[str] | None, Observed("count", MOST_ALIKE, [f"hand_{name}" for name in CARD_NAMES])]
    """The cards in hand; None when they are hidden from the viewer."""
    played: Annotated[list[str], Observed("count", MOST_ALIKE, [f"played_{name}" for name in CARD_NAMES])]


class TorresView(TypedDict):
    """Everything a seat, or a spectator, may know."""

    year: Annotated[int, Whole(1, YEARS)]
    round: Annotated[int, Whole(1, lambda p: int(p.rounds())), Observed("count", MAX_TOWERS)]
    rounds: Annotated[int, Observed("count", MAX_TOWERS)]
    first_player: Annotated[int, Seat(), Observed("one of", MAX_PLAYERS)]
    start_player: Annotated[int, Seat(lambda p: int(p.first_player)), Observed("one of", MAX_PLAYERS)]
    to_move: Annotated[int, Observed("one of", MAX_PLAYERS)]
    decision: Annotated[str, Named(DECISIONS, "decision", default="turn")]
    """Which decision is awaited: a name of `bastide.games.torres.position.DECISIONS`."""
    heights: list[list[int]]
    """The height of every stack, row 8 first, column a first."""
    figures: dict[str, str | int]
    """Square -> the seat whose knight stands there, or "king"."""
    castles: list[CastleView]
    supply: Annotated[int, Observed("count", BLOCKS)]
    action_points: Annotated[int, Whole(0, TURN_POINTS + 2, lambda p: TURN_POINTS if p.decision == TURN else 0)]
    bought_size: Annotated[int, Observed("count", CARDS_BOUGHT)]
    """How many cards were bought in this turn."""
    bought: Annotated[list[str] | None, Observed("count", MOST_ALIKE)]
    """Which: they may not be played in this turn; None when hidden."""
    card_played: Annotated[bool, Flag()]
    card_in_play: Annotated[str | None, Named(CARD_NAMES, "card")]
    """The card whose effect is being carried out."""
    lifted: Annotated[str | None, Named(SQUARE_NAMES, "square")]
    """Where `shift_block` took its block."""
    raised: Annotated[str | None, Named(SQUARE_NAMES, "square")]
    """The knight that `raise_knight` lifts, while its tower is chosen."""
    tower_of_turn: Annotated[int | None, Whole(0, TOWER_HEIGHT, none=NO_TOWER), Observed("one of", TOWER_HEIGHT + 1)]
    """The blocks left in the tower of the turn, once it is chosen."""
    seen_cards: Annotated[list[str | None], Observed("count", CARDS_SHOWN)]
    """The cards of the purchase under way."""
    kept: Annotated[bool, Flag()]
    """Whether one of them was kept and the others go back."""
    decks: list[DeckView]
    """One for each seat, or one for all in the variant `common_deck`, or none in the master version."""
    master_card: Annotated[str | None, Named(MASTER_NAMES, "master card")]
    players: list[PlayerView]


class CastlePoints(TypedDict):
    """What a castle would give a seat (TOR-11.3)."""

    seat: int
    knight: str
    """The square of its highest knight there."""
    level: int
    points: int


class CastleSurvey(TypedDict):
    """One castle."""

    squares: list[str]
    levels: list[int]
    """The height of each of these squares."""
    base: int
    king: bool
    """Whether the king stands in it."""
    points: list[CastlePoints]


class KingSurvey(TypedDict):
    """The king's bonus of the year (TOR-11.5)."""

    level: int
    points: int


class ScoringSurvey(TypedDict):
    """What the scoring would give a seat, besides the steps by which scoring figures leap over others."""

    castles: int
    king: int
    master: int
    total: int


class TorresSurvey(TypedDict):
    """What everybody can work out: what the year would give if it were scored now."""

    castles: list[CastleSurvey]
    king: KingSurvey
    scoring: list[ScoringSurvey]
    """By seat."""
    costs: dict[str, int]
    """The action points that an action costs now, by its first word; what is not named costs nothing."""
