"""Tournaments as they travel: what is announced, and what everybody can read."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from bastide.compete.rules import Kind, TieBreak
from bastide.server.options import Clock, LiveClock

MOST_ENTRANTS = 200
MOST_BOTS = 128
MOST_GAMES = 8
MOST_ROUNDS = 50
LONGEST_WAIT = 7 * 86_400
Id = Annotated[str, Meta(pattern="^[a-z0-9]{1,40}$")]
EntrantId = Annotated[str, Meta(pattern="^e[0-9]{1,6}$")]
Moment = Annotated[float, Meta(ge=0, le=4_102_444_800)]
"""Seconds since 1970, in this century."""
Number = Annotated[int, Meta(ge=0, le=1_000)]
Points = Literal["duels", "wins"] | Annotated[list[Number], Meta(min_length=2, max_length=6)]
State = Literal["coming", "running", "paused", "over", "cancelled"]
EntrantState = Literal["in", "reserve", "out"]
Setting = str | int | bool


class TournamentGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game with its options; how many play is said by the tournament."""

    game: Annotated[str, Meta(max_length=60)]
    settings: Annotated[dict[Annotated[str, Meta(max_length=60)], Setting], Meta(max_length=60)] = {}


class TournamentPlan(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that is said before the first round."""

    name: Annotated[str, Meta(min_length=1, max_length=60)]
    about: Annotated[str, Meta(max_length=500)] = ""
    kind: Kind = "swiss"
    games: Annotated[list[TournamentGame], Meta(min_length=1, max_length=MOST_GAMES)]
    """Of several, every round has the next."""
    seats: Annotated[int, Meta(ge=2, le=6)] = 2
    """How many sit at a table."""
    fewest: Annotated[int, Meta(ge=2, le=6)] | None = None
    """How many sit there at least, where entrants cannot be shared out evenly; one less than `seats` if left out."""
    rounds: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)] | None = None
    """As many as the kind asks for if left out; a knockout has as many as it takes."""
    points: Points = "duels"
    """The part of the others at the table that one came in before; one for the win; or a number for each place."""
    tie_breaks: Annotated[list[TieBreak], Meta(max_length=6)] = msgspec.field(
        default_factory=lambda: ["opponents", "difference"]
    )
    """What decides between equal points, in this order."""
    clock: Clock = LiveClock(900, 20)
    starts: Moment | None = None
    """When the first round is drawn; by the organiser's hand if left out."""
    rest: Annotated[int, Meta(ge=0, le=30 * 86_400)] = 0
    """Seconds between the last result of a round and the next round."""
    by_hand: bool = False
    """Whether the organiser has every next round drawn by hand."""
    entry: Literal["open", "link", "club"] = "open"
    """Who may enter: everybody; who has the invitation; members of the club."""
    club: Id | None = None
    """The club it belongs to, whoever may enter."""
    least_rating: Annotated[int, Meta(ge=0, le=10_000)] | None = None
    most_rating: Annotated[int, Meta(ge=0, le=10_000)] | None = None
    """Only who has no less, and no more, in the first of the games; everybody begins at 1300."""
    most: Annotated[int, Meta(ge=2, le=MOST_ENTRANTS)] = 16
    """How many play at most; who comes later is a reserve."""
    late: bool = True
    """Whether one can enter while it is running: Swiss, and with the same luck for all."""
    bots: bool = False
    """Whether bots and programs may play."""
    no_show: Literal["clock", "steward", "forfeit"] = "steward"
    """Who does not come: the clock runs and a steward plays when it is up; a steward plays at once when the time to
    come is up; or the game is lost then, and the others play without."""
    wait: Annotated[int, Meta(ge=0, le=LONGEST_WAIT)] = 180
    """Seconds to come to the table after a round has begun."""
    absences: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)] = 2
    """Who has not come to this many rounds is out."""
    spectators: Literal["anyone", "link", "nobody"] = "anyone"
    spectator_delay: Annotated[int, Meta(ge=0, le=86_400)] = 300
    chat: Literal["everyone", "players", "nobody"] = "players"
    rated: bool = False


class Outlook(msgspec.Struct, frozen=True):
    """What becomes of a plan, before it is announced."""

    rounds: int | None
    """How many rounds there are with as many players as can enter; null where it depends."""
    chooses_rounds: bool
    """Whether the organiser can have more or fewer."""
    late: bool
    """Whether one can enter once it has begun, if the organiser lets them."""
    tie_breaks: list[TieBreak]
    """What usually decides between equal points, in this order."""


class TournamentChange(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the organiser changes; what is left out stays. Before the first round anything of this, later only how
    rounds begin and who does not come."""

    name: Annotated[str, Meta(min_length=1, max_length=60)] | None = None
    about: Annotated[str, Meta(max_length=500)] | None = None
    starts: Moment | msgspec.UnsetType | None = msgspec.UNSET
    most: Annotated[int, Meta(ge=2, le=MOST_ENTRANTS)] | None = None
    rest: Annotated[int, Meta(ge=0, le=30 * 86_400)] | None = None
    by_hand: bool | None = None
    late: bool | None = None
    no_show: Literal["clock", "steward", "forfeit"] | None = None
    wait: Annotated[int, Meta(ge=0, le=LONGEST_WAIT)] | None = None


class Entering(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody wants to play."""

    invitation: Annotated[str, Meta(max_length=64)] = ""
    """What the invitation says, where one is needed."""
    reserve: bool = False
    """Only as a substitute, should somebody be missing."""


class NewBots(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Bots that enter."""

    level: Annotated[str, Meta(max_length=40)]
    count: Annotated[int, Meta(ge=1, le=MOST_BOTS)] = 1


class Substitution(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A reserve takes the place of an entrant, with the points so far."""

    out: EntrantId
    reserve: EntrantId


class Swap(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Two entrants change places in the round, at tables that have not begun."""

    one: EntrantId
    other: EntrantId


class ResultGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What came of a table, by the organiser: seat by seat."""

    places: Annotated[list[Annotated[int, Meta(ge=1, le=6)]], Meta(min_length=2, max_length=6)]
    """1 for the best; equal places are shared."""
    scores: Annotated[list[Annotated[int, Meta(ge=-10_000, le=10_000)] | None], Meta(min_length=2, max_length=6)]
    """The points of the game; null for who did not play."""
    absent: Annotated[list[Annotated[int, Meta(ge=0, le=5)]], Meta(max_length=6)] = []
    """The seats whose player did not come."""
    why: Annotated[str, Meta(max_length=200)] = ""
    """Everybody reads it."""


class Forfeit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who has lost a table without playing it to its end."""

    entrant: EntrantId
    why: Annotated[str, Meta(max_length=200)] = ""


class Who(msgspec.Struct, frozen=True):
    """Somebody in a tournament or a club."""

    entrant: str
    """The id by which they are known in the tournament."""
    player: str | None
    """The account; null for a bot."""
    name: str
    """Of a bot, its level, with a number where there are several; nothing for who has departed."""
    arms: int = 0
    bot: str = ""
    """The level of a bot."""


class EntrantInfo(msgspec.Struct, frozen=True):
    """Somebody who has entered."""

    who: Who
    state: EntrantState
    """In; a reserve; or out: they have withdrawn, or did not come too often."""
    rating: int | None
    """When they entered; by it they are placed in the first round."""
    first: int
    """The first round they play."""
    program: bool = False
    """Whether a program plays for the account."""
    before: list[Who] = []
    """Whom they have taken the place of."""


class PairingInfo(msgspec.Struct, frozen=True):
    """One table of a round."""

    number: int
    table: str | None
    """The table at which it is played; null where there is no game."""
    seats: list[Who]
    status: Literal["waiting", "playing", "over", "stopped"]
    """Waiting for players to come; `stopped` waits for the organiser's word."""
    came: list[int]
    """While it is waiting: the seats whose players have come."""
    until: float | None
    """While it is waiting and the tournament is not paused: until when one can come."""
    places: list[int] | None
    scores: list[int | None] | None
    points: list[float] | None
    """What it brings everybody for the standings; with the same luck, as far as the tables are over."""
    absent: list[int]
    """The seats whose players did not come."""
    corrected: bool
    """Whether the organiser has given or changed the result."""
    earlier: list[str]
    """Tables at which they had played to a tie before, in a knockout."""
    watch: str | None
    """The token to look on; null where nobody may, and while tables with the same luck are played."""


class RoundInfo(msgspec.Struct, frozen=True):
    """One round."""

    number: int
    game: str
    title: str
    settings: dict[str, Setting]
    drawn: float
    over: bool
    tables: list[PairingInfo]
    resting: list[Who]


class StandingInfo(msgspec.Struct, frozen=True):
    """One row of the standings."""

    place: int
    who: Who
    points: float
    tie_breaks: list[float]
    """In the order of the plan."""
    results: list[str]
    """Round by round: W, L or = at tables of two, else the place; + and - without a game, `rest`, or nothing."""
    out: bool


class MyPart(msgspec.Struct, frozen=True):
    """What the tournament is to you."""

    entrant: str
    state: EntrantState
    """Out: also who has lost in a knockout."""
    place: int | None
    points: float
    table: str | None
    """Where you are to play now."""
    seat: int | None
    round: int | None
    waiting: bool
    """Whether it waits for you to come."""
    others_wait: bool
    """Whether somebody is there already."""
    until: float | None
    """Until when you can come."""
    rests: bool
    """Whether you rest in the round that is played."""


class Correction(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something the organiser has put right; everybody reads it."""

    at: float
    what: Literal["result", "forfeit", "stop", "swap", "substitute", "withdraw", "rule"]
    round: int | None = None
    table: int | None = None
    entrants: list[str] = []
    why: str = ""


class TournamentLine(msgspec.Struct, frozen=True):
    """A tournament in a list."""

    id: str
    name: str
    kind: Kind
    state: State
    games: list[str]
    """The names of the games."""
    titles: list[str]
    seats: int
    players: int
    most: int
    round: int
    """How many rounds were drawn."""
    rounds: int | None
    """How many there are to be, as far as is known."""
    open_tables: int
    """How many tables of the round are not over."""
    starts: float | None
    next_at: float | None
    """When the next round is drawn, if that is known."""
    clock: Clock
    entry: Literal["open", "link", "club"]
    club: str | None
    club_name: str
    organiser: str
    """The name of who organises it."""
    you: Literal["organiser", "in", "reserve", "out"] | None
    winners: list[Who]
    """The first three, when it is over."""
    updated: float


class TournamentList(msgspec.Struct, frozen=True):
    """Tournaments, those that come first first; of what is over, the latest first."""

    tournaments: list[TournamentLine]
    more: str | None
    """What to ask for as `after` to read on; null at the end."""


class TournamentInfo(msgspec.Struct, frozen=True):
    """A tournament, as whoever asks may know it."""

    line: TournamentLine
    plan: TournamentPlan
    organises: bool
    """Whether you may put things right here."""
    may_enter: bool
    why_not: str
    """Why you may not enter: the name of the reason, as in `server.refusal.<reason>`; nothing if you may."""
    may_be_late: bool
    """Whether one can enter a tournament of its kind that has begun, if the organiser lets them."""
    invitation: str | None
    """For the organiser, and for who plays: what lets somebody enter by link."""
    me: MyPart | None
    current: RoundInfo | None
    """The round that is played, or was last."""
    reserves: int
    commitment: str
    """SHA-256 over the seed of the lots, as sixteen hexadecimal digits."""
    seed: str | None
    """That seed, in hexadecimal digits, when it is over: with it all pairings can be drawn again."""
    corrections: list[Correction]
    too_few: bool
    """Whether it could not begin in time because too few had entered."""


class Standings(msgspec.Struct, frozen=True):
    """Who is where."""

    round: int
    """The number of rounds it counts, the last of them perhaps not over."""
    tie_breaks: list[TieBreak]
    rows: list[StandingInfo]


class Flag(msgspec.Struct, frozen=True):
    """Something the organiser should know, and judge: it may be harmless."""

    what: Literal["same_address", "always_together"]
    """They came from one address; or one of them has finished nearly all games with the other."""
    entrants: list[Who]
    games: int = 0
    """How many games they have finished together."""
    of: int = 0
    """Of how many, of the one who has finished fewer."""
