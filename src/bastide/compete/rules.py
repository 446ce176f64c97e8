"""The rules of a tournament, all said before its first round."""

from dataclasses import dataclass
from typing import Literal, get_args

from bastide.compete.errors import BadTournament

Kind = Literal["swiss", "everybody", "knockout", "same_luck"]
"""Swiss; everybody against everybody; knockout; the same luck at all tables of a round."""
TieBreak = Literal["opponents", "cut", "difference", "score", "wins", "met"]
"""What decides between equal points; `standings` says what each is."""
NoShow = Literal["forfeit", "steward"]
"""What becomes of a player who does not come: the others play without, or a bot plays in the place."""
Points = Literal["duels", "wins"] | tuple[int, ...]
"""What a game is worth: the part of the others one came in before; one for the win; or that many for each place."""

LATE_KINDS: tuple[Kind, ...] = ("swiss", "same_luck")
"""Those one can enter once they have begun: who meets whom is drawn round by round, as many as are wanted."""
USUAL_TIE_BREAKS: dict[Kind, tuple[TieBreak, ...]] = {
    "swiss": ("opponents", "cut", "difference"),
    "everybody": ("met", "wins", "difference"),
    "knockout": ("opponents", "difference"),
    "same_luck": ("wins", "score"),
}
"""What is proposed to who sets one up: who has met whom differs by kind."""
MOST_SEATS = 6
MOST_ENTRANTS = 500
MOST_ROUNDS = 1000


@dataclass(frozen=True, slots=True)
class Rules:
    """How a tournament goes."""

    kind: Kind = "swiss"
    seats: int = 2
    """How many sit at a table."""
    fewest: int | None = None
    """How many sit at a table at least, where the entrants cannot be shared out evenly; one less than `seats` if left
    out, and two in a knockout. Only that many rest that the others can be seated."""
    rounds: int | None = None
    """As many as the kind asks for if left out."""
    points: Points = "duels"
    tie_breaks: tuple[TieBreak, ...] = ("opponents", "difference")
    no_show: NoShow = "forfeit"
    absences: int = 2
    """Who has not come to this many rounds is out."""

    def __post_init__(self) -> None:
        _one_of("kind", self.kind, Kind)
        _one_of("rule for who does not come", self.no_show, NoShow)
        for tie_break in self.tie_breaks:
            _one_of("tie-break", tie_break, TieBreak)
        if len(set(self.tie_breaks)) < len(self.tie_breaks):
            raise BadTournament("A tie-break is named twice.")
        _between("The seats of a table", self.seats, 2, MOST_SEATS)
        _between("The seats of the smallest table", self.least, 2, self.seats)
        _between("The rounds", 1 if self.rounds is None else self.rounds, 1, MOST_ROUNDS)
        _between("The absences until somebody is out", self.absences, 1, MOST_ROUNDS)
        if self.kind == "same_luck" and self.least < self.seats:
            raise BadTournament("Seats are compared between tables with the same luck: all must be of one size.")
        if self.kind == "knockout" and self.fewest is not None:
            raise BadTournament("The tables of a knockout are as its rounds ask for; leave out how many sit at least.")
        if self.kind == "knockout" and self.rounds is not None:
            raise BadTournament("A knockout has as many rounds as it takes; leave their number out.")
        if isinstance(self.points, str):
            _one_of("rule for points", self.points, Literal["duels", "wins"])
        elif any(type(points) is not int for points in self.points):
            raise BadTournament("Points for places are whole numbers.")
        elif len(self.points) < self.seats or list(self.points) != sorted(self.points, reverse=True):
            raise BadTournament("Points for places are one number for each seat, and never more for a worse place.")
        elif self.points[0] == self.points[-1]:
            raise BadTournament("Points for places tell the first from the last.")

    @property
    def least(self) -> int:
        """How many sit at a table at least."""
        if self.fewest is not None:
            return self.fewest
        if self.kind == "knockout":
            return 2
        return self.seats if self.kind == "same_luck" else max(2, self.seats - 1)


def _one_of(what: str, given: object, kinds: object) -> None:
    if given not in get_args(kinds):
        raise BadTournament(f"'{given}' is no {what}; choose among {', '.join(get_args(kinds))}.")


def _between(what: str, given: object, low: int, high: int) -> None:
    if type(given) is not int or not low <= given <= high:
        raise BadTournament(f"{what} are a whole number from {low} to {high}, not {given!r}.")
