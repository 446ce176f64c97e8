"""A tournament as it is stored. Fields may be added with defaults, never changed."""

from hashlib import sha256
from typing import Literal

import msgspec

from bastide.compete import Entrant, Result, Round, Rules, Table, Tournament
from bastide.server.compete.wire import Correction, EntrantState, State, TournamentPlan
from bastide.server.refusals import Refused

Left = Literal["", "withdrew", "removed", "absent"]


class KeptEntrant(msgspec.Struct, omit_defaults=True):
    """Somebody who has entered."""

    id: str
    player: str | None = None
    bot: str = ""
    """The level of a bot,"""
    number: int = 0
    """and which of those of its level it is."""
    state: EntrantState = "in"
    first: int = 1
    last: int | None = None
    rating: int | None = None
    program: bool = False
    only_reserve: bool = False
    """Whether they want to play only where somebody is missing."""
    before: list[str] = []
    """The accounts in whose place this one came."""


class KeptResult(msgspec.Struct, frozen=True, omit_defaults=True):
    """What came of a table."""

    places: list[int]
    scores: list[int | None]
    absent: list[int] = []


class KeptTable(msgspec.Struct, omit_defaults=True):
    """One table of a round."""

    seats: list[str]
    id: str = ""
    """The table at which it is played."""
    playing: list[int] = []
    """The seats that play there, in its order; all in theirs if it is empty."""
    late: list[int] = []
    """The seats whose players were not there in time."""
    result: KeptResult | None = None
    earlier: list[str] = []
    """Tables that ended in a tie where there must be a winner."""
    corrected: bool = False

    @property
    def sitting(self) -> list[int]:
        """The seats that play, in the order in which they sit at the table."""
        return self.playing or list(range(len(self.seats)))


class KeptRound(msgspec.Struct, omit_defaults=True):
    """One round."""

    number: int
    at: float
    game: int
    """Which of the games of the plan."""
    tables: list[KeptTable]
    resting: list[str] = []
    until: float | None = None
    """Until when one can come."""
    drawn: list[list[str]] = []
    """The seats as they were drawn, where the organiser has changed them since."""

    @property
    def over(self) -> bool:
        """Whether all its tables have a result."""
        return all(table.result is not None for table in self.tables)


class Kept(msgspec.Struct):
    """A tournament but for its rounds."""

    plan: TournamentPlan
    organiser: str
    seed: int
    invitation: str
    state: State = "coming"
    entrants: list[KeptEntrant] = []
    entered: int = 0
    """How many have entered so far: the next one has the next number."""
    next_at: float | None = None
    """When the next round is drawn."""
    corrections: list[Correction] = []
    too_few: bool = False
    paused_at: float | None = None
    winners: list[str] = []
    """The ids of the first three, when it is over."""
    drawn: int = 0
    """How many rounds were drawn,"""
    open_tables: int = 0
    """how many tables of the last one have no result,"""
    rounds: int | None = None
    """and how many rounds there are to be, as far as is known."""
    put_out: list[str] = []
    """The ids of those who have lost in a knockout."""

    def check_on(self) -> None:
        """Raises Refused where it is over."""
        if self.state in ("over", "cancelled"):
            raise Refused("over", "tournament_over")


def rules_of(plan: TournamentPlan) -> Rules:
    """The rules of pairing and of points; raises BadTournament where they do not fit together."""
    return Rules(
        kind=plan.kind,
        seats=plan.seats,
        fewest=plan.fewest,
        rounds=plan.rounds,
        points=plan.points if isinstance(plan.points, str) else tuple(plan.points),
        tie_breaks=tuple(plan.tie_breaks),
        no_show="forfeit" if plan.no_show == "forfeit" else "steward",
        absences=plan.absences,
    )


def tournament_of(kept: Kept, rounds: list[KeptRound]) -> Tournament:
    """The tournament as pairing and standings know it: entrants by their ids."""
    return Tournament(
        rules_of(kept.plan),
        tuple(
            Entrant(one.id, None if one.rating is None else float(one.rating), one.first, one.last)
            for one in kept.entrants
            if one.state != "reserve"
        ),
        kept.seed,
        tuple(Round(tuple(_table(table) for table in one.tables), tuple(one.resting)) for one in rounds),
    )


def _table(table: KeptTable) -> Table:
    result = table.result
    known = None if result is None else Result(tuple(result.scores), tuple(result.places), frozenset(result.absent))
    return Table(tuple(table.seats), known)


def commitment_of(seed: int) -> str:
    """What can be known of a seed before it is revealed."""
    return sha256(f"tournament {seed:x}".encode()).hexdigest()[:16]
