"""One table: everything about it follows from its log, entry by entry."""

from collections.abc import Callable, Mapping
from copy import copy

from bastide.core import CHANCE, NOBODY, FairDealer, Game, Match, Settings, State, Step
from bastide.core.match import Turn, running_hash
from bastide.server.clocks import Clocks
from bastide.server.configuration import DAY, Configuration
from bastide.server.entries import (
    Agreed,
    Amended,
    Answered,
    AnyEntry,
    Applauded,
    BotSat,
    Claimed,
    Closed,
    Created,
    Expired,
    Left,
    Played,
    Proposed,
    Rematched,
    Reminded,
    Resigned,
    Rested,
    Result,
    Resumed,
    Returned,
    RolledBack,
    Sat,
    Started,
    StepRow,
    TimedOut,
    Undone,
)
from bastide.server.options import CorrespondenceClock, LiveClock, TableOptions

DAYS_OFF = 30
"""How many days a seat at a table over days may take off in a year."""
YEAR = 365 * DAY


class Damaged(Exception):
    """What is stored of a table cannot be what was written."""


class Seat:
    """A place at the table and who has it."""

    __slots__ = ("generation", "kind", "level", "name", "nonce", "player", "resigned", "since", "steward")

    def __init__(self, generation: int = 0) -> None:
        self.generation = generation
        """Goes up whenever somebody new sits down, so that links of those before no longer fit."""
        self.since = 0
        """The entry by which the person who sits here, or sat here last, sat down."""
        self.free()

    def free(self) -> None:
        """Nobody sits here."""
        self.kind = "free"
        self.name = ""
        self.player: str | None = None
        self.nonce = ""
        self.level = ""
        self.steward = False
        self.resigned = False

    @property
    def automatic(self) -> bool:
        """Whether a program moves for this seat now."""
        return self.kind == "bot" or self.steward or self.resigned


class Table:
    """The present state of a table."""

    def __init__(self, id: str, seed: bytes, find: Callable[[str], Game], configuration: Configuration) -> None:
        self.id = id
        self.seed = seed
        self.configuration = configuration
        self._find = find
        self.seq = 0
        self.created = 0.0
        self.updated = 0.0
        self.status = "open"
        self.game: Game
        self.rules = 0
        self.settings: Settings
        self.options: TableOptions
        self.commitment = ""
        self.host: str | None = None
        self.host_seat: int | None = None
        self.duplicate = ""
        """The set of tables with the same luck it belongs to, if any."""
        self.lesson = ""
        """The lesson that is played here, if any: its luck is known."""
        self.again = ""
        """The table whose players play again here, if any."""
        self.company: frozenset[str] = frozenset()
        """Their accounts: of those who have left, nobody else takes the seat."""
        self.tournament = ""
        """The tournament whose game is played here, if any,"""
        self.round = 0
        """and its round."""
        self.season = ""
        """The season of a league whose game is played here, if any."""
        self.start: dict[str, object] | None = None
        """The position that is played on from, if the game does not begin at its beginning."""
        self.sealed = False
        """Whether another table of its set, or this one, is still going: until all are over, what is drawn here would
        tell what is drawn there."""
        self.seats: list[Seat] = []
        self.unsettled: frozenset[int] = frozenset()
        """The seats whose players have not agreed yet to what the host has changed since they sat down."""
        self.clocks: Clocks
        self.match: Match | None = None
        self.steps: list[Step] = []
        """The steps of the match, those taken back left out."""
        self.to_move: int = NOBODY
        self.proposal: Proposed | None = None
        self.agreed: set[int] = set()
        self.cuts: dict[int, int] = {}
        """The entries by which the match was taken back, and the number of steps each left."""
        self.ahead: dict[int, tuple[int, int]] = {}
        """The seats that have said ahead that they pass: after which entry, and for which turn of the game."""
        self.settled: dict[int, int] = {}
        """The entry by which what a seat had said ahead is over: it acted, or the game was taken back."""
        self.result: Result | None = None
        self.rematch: str | None = None
        self.applause: tuple[int, ...] = ()
        """The seats that found the game well played."""
        self.days_off: tuple[tuple[int, float, int], ...] = ()
        """The days that seats have taken off: which seat, when, how many."""
        self.reminded = False
        """Whether people were told that the table, or the time of who is to move, is about to run out."""

    # What people ask about it

    @property
    def moves(self) -> int:
        """How many steps the match has."""
        return len(self.steps)

    @property
    def state(self) -> State:
        """The position; only once the game has started."""
        assert self.match is not None
        return self.match.state

    @property
    def started(self) -> bool:
        """Whether the game has begun."""
        return self.status in ("playing", "paused", "over")

    @property
    def ended(self) -> bool:
        """Whether nothing can happen here any more."""
        return self.status in ("over", "expired")

    @property
    def closed(self) -> bool:
        """Whether only who sits here may know what happens."""
        return self.sealed and self.started

    @property
    def revealed(self) -> bool:
        """Whether the seed and all that was hidden may be known."""
        return self.status == "over" and not self.sealed

    @property
    def luck(self) -> str:
        """What its draws are named by: the set of tables that share them, the lesson, or the table alone."""
        return self.duplicate or self.lesson or self.id

    @property
    def mover(self) -> int | None:
        """The seat to move while the game is on."""
        return self.to_move if self.status in ("playing", "paused") and self.to_move >= 0 else None

    @property
    def without_people(self) -> bool:
        """Whether no person plays here, and nobody waits for its end."""
        awaited = self.duplicate or self.contested
        return not awaited and not any(seat.kind == "person" and not seat.resigned for seat in self.seats)

    @property
    def contested(self) -> bool:
        """Whether a tournament or a league waits for what comes of it."""
        return bool(self.tournament or self.season)

    @property
    def due(self) -> float | None:
        """When the table next needs the server's hand, whether or not anybody looks on."""
        if self.status == "playing" and self.without_people:
            return None
        reminder = self.reminder
        return self.runs_out if reminder is None else reminder

    @property
    def runs_out(self) -> float | None:
        """When a table that nobody starts is put away, a bot is to move, or a steward takes over."""
        if self.status == "open":
            return None if self.contested else self.created + self.configuration.unstarted_days * DAY
        mover = self.mover
        if self.status != "playing" or mover is None:
            return None
        if self.seats[mover].automatic or self.said_ahead(mover):
            return self.updated
        out = self.clocks.runs_out()
        if out is None:
            return self.clocks.since + self.configuration.absent_days * DAY
        live = isinstance(self.options.clock, LiveClock)
        return out + (self.configuration.live_grace if live else self.configuration.correspondence_grace)

    @property
    def reminder(self) -> float | None:
        """When people should be told that it runs out; None when they were, or need not be."""
        if self.reminded:
            return None
        if self.status == "open" and self.contested:
            return None
        if self.status == "open":
            whole = self.configuration.unstarted_days * DAY
            return self.created + whole - min(DAY, whole / 4)
        mover = self.mover
        if self.status != "playing" or mover is None or self.seats[mover].automatic or self.said_ahead(mover):
            return None
        clock = self.options.clock
        if isinstance(clock, LiveClock):
            return None
        out = self.clocks.runs_out()
        if isinstance(clock, CorrespondenceClock) and out is not None:
            return out - min(DAY / 2, clock.per_move / 4)
        whole = self.configuration.absent_days * DAY
        return self.clocks.since + whole - min(DAY, whole / 4)

    @property
    def turn(self) -> int:
        """The turn of a game in which one can pass, as everybody counts it."""
        return int(self.state.turn_number())

    def said_ahead(self, seat: int) -> bool:
        """Whether a seat has said for its next decision that it passes."""
        said = self.ahead.get(seat)
        return said is not None and said[0] >= self.settled.get(seat, 0) and not self.seats[seat].automatic

    def passes_ahead(self, seat: int) -> bool:
        """Whether it has said so for the turn the game is in."""
        return self.said_ahead(seat) and self.ahead[seat][1] == self.turn

    def days_off_left(self, seat: int, at: float) -> int:
        """How many days a seat may still take off at that time, of those it has in a year."""
        taken = sum(days for who, when, days in self.days_off if who == seat and when > at - YEAR)
        return max(0, DAYS_OFF - taken)

    def people(self) -> list[int]:
        """The seats whose consent counts: people who play themselves."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == "person" and not seat.automatic]

    def horizon(self, seat: int) -> int:
        """How many steps are left when a seat goes back as far as it may alone; whoever is alone among bots takes back
        their answers, too."""
        assert self.match is not None
        alone = self.people() == [seat] and not self.options.rated
        bots = frozenset(number for number, other in enumerate(self.seats) if other.kind == "bot")
        return self.match.undo_horizon(seat, bots if alone else frozenset())

    def dealer(self) -> FairDealer:
        """The source of chance, as it was committed to, before its first draw."""
        nonces = tuple(seat.nonce for seat in self.seats)
        return FairDealer(self.seed, self.luck, nonces if any(nonces) else ())

    # What the log does to it

    def apply(self, entry: AnyEntry, at: float) -> None:
        """Take the next entry of the log."""
        self._take(entry, at)
        self._move(entry)

    def after(self, entry: AnyEntry, at: float) -> "Table":
        """The table with an entry that is not in the log yet; the match stays as it is until the table becomes it."""
        later = self.copy(seats=not isinstance(entry, Played))  # a move leaves the seats as they are
        later._take(entry, at)
        return later

    def become(self, later: "Table", entry: AnyEntry, prepared: Turn | Match | None) -> None:
        """The entry is in the log: go on as `after` it, with the turn, or the new match, that was prepared for it."""
        later.sealed = self.sealed  # the other tables of the set may have ended meanwhile
        self.__dict__ |= later.__dict__
        self._move(entry, prepared)

    def copy(self, seats: bool = True) -> "Table":
        """The table as it is now, without a match of its own."""
        twin = Table.__new__(Table)
        twin.__dict__ |= self.__dict__
        if seats:
            twin.seats = [copy(seat) for seat in self.seats]
        twin.clocks = self.clocks.copy()
        return twin

    def _take(self, entry: AnyEntry, at: float) -> None:
        """What an entry does to the table, but for the match. Lists and mappings are replaced, not changed."""
        self.seq += 1
        self.updated = at
        match entry:
            case Created():
                self._create(entry, at)
            case Sat() | Claimed() | BotSat() | Left():
                self._take_seat(entry)
            case Amended():
                self._amend(entry)
            case Agreed():
                self.unsettled -= {entry.seat}
            case Started():
                self.status = "playing"
                self.to_move = entry.next
                self._run(at)
            case Played():
                self.to_move = entry.next
                self.settled = {**self.settled, entry.seat: self.seq}
                self._withdraw()
                self.clocks.stand_still(entry.beat, at)
                self._end(entry.result, at)
            case Undone() | RolledBack():
                self._go_back(entry.to)
                self.to_move = entry.next
                self._withdraw()
                self._run(at)
            case Proposed():
                self._propose(entry, at)
            case Answered():
                self._answer(entry, at)
            case Resumed():
                self.status = "playing"
                self._run(at)
            case TimedOut():
                self.seats[entry.seat].steward = True
                self._run(at)
            case Returned():
                self.seats[entry.seat].steward = False
                self.clocks.give_back(entry.seat)
                self.reminded = False
                self._run(at)
            case Resigned():
                self.seats[entry.seat].resigned = True
                self._withdraw()
                self._end(entry.result, at)
            case Expired():
                self.status = "expired"
            case Closed():
                self.status = "over"
                self._withdraw()
                self.clocks.stop(at)
            case Reminded():
                self.reminded = True
            case Rematched():
                self.rematch = entry.table
            case Applauded():
                self.applause = (*self.applause, entry.seat)
            case Rested():
                self.days_off = (*self.days_off, (entry.seat, at, entry.days))
                self.clocks.rest(entry.seat, at, entry.days * DAY)
                self.reminded = False

    def _take_seat(self, entry: Sat | Claimed | BotSat | Left) -> None:
        """Somebody comes to a seat, or goes."""
        seat = self.seats[entry.seat]
        match entry:
            case Sat():
                seat.free()
                seat.kind, seat.name, seat.player, seat.nonce = "person", entry.name, entry.player, entry.nonce
                seat.generation += 1
                seat.since = self.seq
                if self.again and entry.player is not None:
                    self.company |= {entry.player}
                if entry.host:
                    self.host_seat = entry.seat
            case Claimed():
                seat.player = entry.player
            case BotSat():
                seat.free()
                seat.kind, seat.level = "bot", entry.level
                seat.generation += 1
            case Left():
                seat.free()
                self.unsettled -= {entry.seat}
                if self.host_seat == entry.seat:
                    self.host_seat = None

    def _propose(self, entry: Proposed, at: float) -> None:
        self.proposal = entry
        self.agreed = {entry.seat}
        if entry.settled:
            self._settle(entry, entry.next, entry.result, at)

    def _create(self, entry: Created, at: float) -> None:
        self.created = at
        self.game = self._find(entry.game)
        self.rules = entry.rules
        given = dict(entry.settings)
        self.settings = self.game.read_settings_of(entry.rules, **given)
        self.options = entry.options
        self.commitment = entry.commitment
        self.host = entry.host
        self.duplicate = entry.duplicate
        self.lesson = entry.lesson
        self.again = entry.again
        self.tournament = entry.tournament
        self.round = entry.round
        self.season = entry.season
        self.start = entry.start
        self.sealed = bool(entry.duplicate)
        self.seats = [Seat() for _ in range(self.settings.players)]
        self.clocks = Clocks(entry.options.clock, self.settings.players)

    def _amend(self, entry: Amended) -> None:
        """Something else is agreed on. A seat that comes has a generation that no seat before it had."""
        self.rules = entry.rules
        self.settings = self.game.read_settings_of(entry.rules, **dict(entry.settings))
        self.options = entry.options
        players = self.settings.players
        more = [Seat(self.seq) for _ in range(players - len(self.seats))]
        self.seats = [*self.seats[:players], *more]
        self.clocks = Clocks(entry.options.clock, players)
        self.unsettled = frozenset(self.people()) - {entry.seat}

    def _move(self, entry: AnyEntry, prepared: Turn | Match | None = None) -> None:
        """What an entry does to the match."""
        if isinstance(entry, Started | Played):
            self._play(entry.steps, prepared)
        elif self.seq in self.cuts:
            to = self.cuts[self.seq]
            if self.match is None:
                del self.steps[to:]
            else:
                self.match.undo(to)

    def _play(self, rows: list[StepRow], prepared: Turn | Match | None) -> None:
        if isinstance(prepared, Match):
            self.match = prepared
            self.steps = prepared.steps
        elif prepared is not None and self.match is not None:
            self.match.accept(prepared)
        else:
            for row in rows:
                self._follow(row)
            return
        for step in self.steps[-len(rows) :] if rows else ():
            step.events = []  # they are in the log

    def _follow(self, row: StepRow) -> None:
        """Take a step that was decided before, or by another process."""
        action = self.game.parse(row.action)
        step = Step(row.seat, action, [], frozenset(row.unseen_by), row.draws, row.hash, row.irreversible)
        if self.match is None:
            self.steps.append(step)
        else:
            self.match.follow(step)

    def _go_back(self, to: int) -> None:
        self.settled = dict.fromkeys(range(len(self.seats)), self.seq)
        self.cuts = {**self.cuts, self.seq: to}

    def _answer(self, entry: Answered, at: float) -> None:
        proposal = self.proposal
        if not entry.yes or proposal is None:
            self._withdraw()
            return
        self.agreed = {*self.agreed, entry.seat}
        if entry.settled:
            self._settle(proposal, entry.next, entry.result, at)

    def _settle(self, proposal: Proposed, following: int, result: Result | None, at: float) -> None:
        """All agree: what was proposed happens."""
        self._withdraw()
        if proposal.what == "undo":
            self._go_back(proposal.to)
            self.to_move = following
            self._run(at)
        elif proposal.what == "pause":
            self.status = "paused"
            self.clocks.stop(at)
        else:
            self._end(result, at)

    def _withdraw(self) -> None:
        self.proposal = None
        self.agreed = set()

    def _end(self, result: Result | None, at: float) -> None:
        if result is None:
            self._run(at)
            return
        self.result = result
        self.status = "over"
        self.clocks.stop(at)

    def _run(self, at: float) -> None:
        """Let the clock of whoever is to move run."""
        if self.status == "playing":
            if self.clocks.running != self.to_move:
                self.reminded = False
            self.clocks.run(self.to_move, at)

    def lay_out(self, kept: Mapping[int, State] | None = None) -> None:
        """Once the log is read: set up the match, from positions that were kept after some numbers of steps.

        Raises Damaged where the steps after the last of them do not lead where the log says they did.
        """
        if self.match is None and self.started:
            dealer = self.dealer()
            if self.steps:
                last = self.steps[-1]
                dealer.draws = last.draws + (last.seat == CHANCE)
            now = self._followed(kept or {})
            known = {0: self.first_state(), **(kept or {}), self.moves: now}
            self.match = Match.resume(self.game, self.settings, dealer, self.steps, known)

    def first_state(self) -> State:
        """The position before the first step."""
        return self.game.new_state(self.settings) if self.start is None else self.game.restore(self.start)

    def new_match(self) -> Match:
        """The match as it begins, with what is drawn before the first decision."""
        if self.start is None:
            return Match(self.game, self.settings, self.dealer())
        match = Match.resume(self.game, self.settings, self.dealer(), [], {0: self.first_state()})
        match.undo(0)  # which lets chance move where it is to
        return match

    def _followed(self, kept: Mapping[int, State]) -> State:
        """The position after all steps, each of which is compared with its hash."""
        known = max(kept, default=0)
        state = kept[known].copy() if known else self.first_state()
        hash = self.steps[known - 1].hash if known else ""
        for number, step in enumerate(self.steps[known:], start=known + 1):
            if int(state.to_move) == step.seat and state.why_not(step.action) is None:
                state.apply(step.action)
                hash = running_hash(hash, step.seat, str(step.action), state)
            if hash != step.hash:
                raise Damaged(f"step {number} does not follow from the steps before it")
        return state
