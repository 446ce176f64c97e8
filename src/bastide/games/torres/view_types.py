"""The types of a view, what a viewer may know, and of a survey, what everybody can work out."""

from typing import TypedDict


class CastleView(TypedDict):
    squares: list[str]
    base: int
    height: int
    king: bool


class DeckView(TypedDict):
    top: list[str | None]
    """Cards put back on top, the topmost first; None is a card back (TOR-15.6)."""
    unseen: int
    bottom: list[str | None]
    """Cards put back at the bottom, the lowest last."""


class PlayerView(TypedDict):
    score: int
    space: int
    """Where the scoring figure stands (TOR-10.1)."""
    reserve: int
    """Knights not yet on the board."""
    knights: list[str]
    towers: list[int]
    """The heights of the towers of the turns to come, highest first."""
    held_over: int
    hand_size: int
    hand: list[str] | None
    """The cards in hand; None when they are hidden from the viewer."""
    played: list[str]


class TorresView(TypedDict):
    """Everything a seat, or a spectator, may know."""

    year: int
    round: int
    rounds: int
    first_player: int
    start_player: int
    to_move: int
    decision: str
    """Which decision is awaited: a name of `bastide.games.torres.position.DECISIONS`."""
    heights: list[list[int]]
    """The height of every stack, row 8 first, column a first."""
    figures: dict[str, str | int]
    """Square -> the seat whose knight stands there, or "king"."""
    castles: list[CastleView]
    supply: int
    action_points: int
    bought: int
    """How many cards were bought in this turn."""
    bought_cards: list[str] | None
    """Which: they may not be played in this turn; None when hidden."""
    card_played: bool
    card_in_play: str | None
    """The card whose effect is being carried out."""
    lifted: str | None
    """Where `shift_block` took its block."""
    raised: str | None
    """The knight that `raise_knight` lifts, while its tower is chosen."""
    tower_of_turn: int | None
    """The blocks left in the tower of the turn, once it is chosen."""
    seen_cards: list[str | None]
    """The cards of the purchase under way."""
    seen_kept: bool
    """Whether one of them was kept and the others go back."""
    decks: list[DeckView]
    """One for each seat, or one for all in the variant `common_deck`, or none in the master version."""
    master_card: str | None
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
