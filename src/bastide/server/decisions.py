"""From a command to the entry it adds to the log, or to the sentence that says why not. Nothing changes here."""

import msgspec

from bastide.core import CHANCE, BastideError, IllegalAction, Match, State, Step
from bastide.core.match import Turn
from bastide.server import commands as c
from bastide.server import entries as e
from bastide.server.authors import Author
from bastide.server.clock import time
from bastide.server.entries import Result, StepRow
from bastide.server.offers import action_of
from bastide.server.options import CorrespondenceClock, TableOptions, Values, read_settings
from bastide.server.refusals import Refused
from bastide.server.table import Table


class Plan(msgspec.Struct, frozen=True):
    """An entry that may be added, with what was prepared for it."""

    entry: e.AnyEntry
    prepared: Turn | Match | None = None
    position: State | None = None
    """The position after it, when it changes the position."""


def allow(author: Author, command: c.Command) -> None:
    """Raises Refused where the author may never give such a command at this table. That is asked before anything else,
    so that who only looks on learns nothing from the answer."""
    match command:
        case c.Rollback():
            if not author.host:
                raise Refused("not_allowed", "rollback_host")
        case c.SeatBot() | c.PutAway() | c.Amend():
            if not author.host:
                raise Refused("not_allowed", "host_only")
        case c.Start() | c.Leave():
            if author.seat is None and not author.host:
                raise Refused("not_allowed", "not_seated")
        case c.Sit() | c.Chat():
            pass
        case _:
            seat_of(author)


def decide(table: Table, author: Author, command: c.Command, levels: tuple[str, ...]) -> Plan:
    """The entry this command adds, which the author is allowed to give. Raises Refused."""
    if table.contested:
        _check_contest(command)
    match command:
        case c.Rollback():
            return roll_back(table, author)
        case c.Sit():
            return sit(table, author, command)
        case c.SeatBot():
            return seat_bot(table, command.seat, command.level, levels)
        case c.Amend():
            return amend(table, author, command.settings, command.options)
        case c.Leave():
            return leave(table, author, command.seat)
        case c.Start():
            return start(table)
        case c.PutAway():
            return put_away(table)
        case c.Close():
            raise Refused("not_now", "goes_on")
        case c.Chat():
            raise Refused("bad_request", "unknown_command")
    return _decide_at(table, seat_of(author), command)


def _decide_at(table: Table, seat: int, command: c.Command) -> Plan:
    """The entry that the command of somebody at the table adds."""
    match command:
        case c.Play():
            return play(table, seat, command.action, beat=0.0 if table.options.rated else command.beat)
        case c.Undo():
            return undo(table, seat, command.to)
        case c.Propose():
            return propose(table, seat, command.what, command.to)
        case c.Answer():
            return answer(table, seat, command.yes)
        case c.Resume():
            return resume(table, seat)
        case c.Return():
            return come_back(table, seat)
        case c.Resign():
            return resign(table, seat)
        case c.Agree():
            return agree(table, seat)
        case c.Applaud():
            return applaud(table, seat)
        case c.Rest():
            return rest(table, seat, command.days)
    raise Refused("bad_request", "unknown_command")


def _check_contest(command: c.Command) -> None:
    """Raises Refused for what is not in the hands of those who play, where a tournament or a league waits for it."""
    match command:
        case c.Propose() if command.what != "undo":
            raise Refused("not_allowed", "contest_goes_on")
        case c.Start():
            raise Refused("not_allowed", "contest_starts")
        case c.Rollback() | c.SeatBot() | c.PutAway() | c.Amend() | c.Leave() | c.Sit():
            raise Refused("not_allowed", "contest_seats")


def seat_of(author: Author) -> int:
    """Where the author sits. Raises Refused."""
    if author.seat is None:
        raise Refused("not_allowed", "not_seated")
    return author.seat


def running(table: Table) -> None:
    """Raises Refused unless the game is on."""
    if table.status == "over":
        raise Refused("over")
    if not table.started:
        raise Refused("not_now", "not_started")


def their_own(table: Table, seat: int) -> None:
    """Raises Refused where a program moves for the seat."""
    if table.seats[seat].automatic:
        raise Refused("not_now", "resigned_seat" if table.seats[seat].resigned else "steward_plays")


def _open(table: Table) -> None:
    if table.status != "open":
        raise Refused("not_now", "started" if table.started else "expired")


# Playing


def play(
    table: Table, seat: int, text: str, by: str = "person", replaced: str | None = None, beat: float = 0.0
) -> Plan:
    """A seat takes an action."""
    running(table)
    if table.status == "paused":
        raise Refused("not_now", "paused")
    assert table.match is not None
    if by == "person":
        their_own(table, seat)
    if table.mover != seat:
        raise Refused("not_your_turn", seat=table.mover)
    try:
        turn = table.match.prepare(action_of(table.game, text), seat)
    except IllegalAction as wrong:
        raise Refused.illegal(wrong) from None
    except BastideError as wrong:
        raise Refused.because("bad_action", str(wrong)) from None
    state = turn.state
    result = finished(table, state, "finished") if state.over else None
    rows = [row_of(step, table.game.name) for step in turn.steps]
    entry = e.Played(
        seat=seat,
        steps=rows,
        next=int(state.to_move),
        by=by,  # type: ignore[arg-type]
        replaced=replaced,
        result=result,
        beat=beat,
    )
    return Plan(entry, turn, state)


def finished(table: Table, state: State, reason: str, resigning: int | None = None) -> Result:
    """The result in this position: whoever resigned, or does so now, comes after all who did not."""
    players = range(table.settings.players)
    resigned = [table.seats[seat].resigned or seat == resigning for seat in players]
    order = [(resigned[seat], tuple(-part for part in state.standing(seat))) for seat in players]
    ranks = [1 + sum(other < own for other in order) for own in order]
    winners = [seat for seat in players if ranks[seat] == 1 and not resigned[seat]] if reason != "stopped" else []
    stewards = [seat for seat in players if table.seats[seat].steward]
    return Result(reason=reason, scores=state.scores, ranks=ranks, winners=winners, stewards=stewards)  # type: ignore[arg-type]


def row_of(step: Step, game: str) -> StepRow:
    """The step as it is stored."""
    return StepRow(
        seat=step.seat,
        action=str(step.action),
        hash=step.hash,
        draws=step.draws,
        irreversible=step.irreversible,
        unseen_by=tuple(sorted(step.unseen_by)),
        events=msgspec.Raw(msgspec.json.encode([e.row_of_event(event, game) for event in step.events])),
    )


# Going back


def undo(table: Table, seat: int, to: int) -> Plan:
    """A seat goes back inside its horizon."""
    running(table)
    assert table.match is not None
    if table.options.undo != "free":
        raise Refused("not_allowed", "undo_by_consent" if table.options.undo == "consent" else "undo_never")
    if to >= table.moves:
        raise Refused("bad_request", "nothing_to_undo")
    if to < table.horizon(seat):
        raise Refused("beyond_horizon", horizon=table.horizon(seat))
    state = table.match.position(to)
    if state.to_move != seat:
        raise Refused("bad_request", "undo_to_own")
    entry = e.Undone(seat=seat, to=to, next=int(state.to_move), count=table.moves - to)
    return Plan(entry, None, state)


def propose(table: Table, seat: int, what: str, to: int) -> Plan:
    """Ask all the others. Alone among bots, one agrees with oneself."""
    running(table)
    if table.proposal is not None:
        raise Refused("not_now", "proposal_open")
    if what == "pause" and table.status == "paused":
        raise Refused("not_now", "paused")
    if what == "pause" and table.duplicate:
        raise Refused("not_allowed", "duplicate_pause")
    reveals = False
    if what == "undo":
        if table.options.undo == "never":
            raise Refused("not_allowed", "undo_never")
        if to >= table.moves:
            raise Refused("bad_request", "nothing_to_undo")
        if table.steps[to].seat == CHANCE:
            raise Refused("bad_request", "undo_into_chance")
        reveals = _reveals(table, to)
    else:
        to = 0
    if any(other != seat for other in table.people()):
        return Plan(e.Proposed(seat=seat, what=what, to=to, reveals=reveals))  # type: ignore[arg-type]
    state, result = _outcome(table, what, to)
    following = int(state.to_move) if state is not None else -2
    entry = e.Proposed(seat=seat, what=what, to=to, reveals=reveals, settled=True, next=following, result=result)  # type: ignore[arg-type]
    return Plan(entry, None, state)


def _outcome(table: Table, what: str, to: int) -> tuple[State | None, Result | None]:
    """What happens once all agree: the position to go back to, or the result."""
    assert table.match is not None
    if what == "undo":
        return table.match.position(to), None
    return None, finished(table, table.state, "stopped") if what == "stop" else None


def answer(table: Table, seat: int, yes: bool) -> Plan:
    """Agree or decline; when nobody is left to ask, what was proposed happens."""
    running(table)
    if table.proposal is None:
        raise Refused("not_now", "no_proposal")
    if not yes:
        return Plan(e.Answered(seat=seat, yes=False))
    waiting = [other for other in table.people() if other not in table.agreed and other != seat]
    if seat in table.agreed and waiting:
        raise Refused("not_now", "agreed_already")
    if waiting:
        return Plan(e.Answered(seat=seat, yes=True))
    state, result = _outcome(table, table.proposal.what, table.proposal.to)
    following = int(state.to_move) if state is not None else -2
    return Plan(e.Answered(seat=seat, yes=True, settled=True, next=following, result=result), None, state)


def roll_back(table: Table, author: Author) -> Plan:
    """The host takes back the last decision of a person, with what chance and programs did after it.

    A program would decide the same again at once, so that its own steps alone are never what is taken back. Where a
    clock runs for others too, going back is theirs to agree to.
    """
    running(table)
    if table.options.rated:
        raise Refused("not_allowed", "rollback_rated")
    if table.options.undo == "never":
        raise Refused("not_allowed", "undo_never")
    people = table.people()
    if table.clocks.limited and any(seat != author.seat for seat in people):
        raise Refused("not_allowed", "rollback_clock")
    to = next((number for number in reversed(range(table.moves)) if table.steps[number].seat in people), None)
    if to is None:
        raise Refused("not_now", "rollback_nothing")
    state, _ = _outcome(table, "undo", to)
    assert state is not None
    entry = e.RolledBack(
        seat=author.seat,
        whose=table.steps[to].seat,
        to=to,
        next=int(state.to_move),
        count=table.moves - to,
        reveals=_reveals(table, to),
    )
    return Plan(entry, None, state)


def _reveals(table: Table, to: int) -> bool:
    """Whether going back takes back luck or knowledge. Raises Refused where others are to meet the same luck."""
    reveals = any(step.irreversible for step in table.steps[to:])
    if reveals and table.duplicate:
        raise Refused("not_allowed", "duplicate_undo")
    return reveals


def resume(table: Table, seat: int) -> Plan:
    """Anybody ends a pause."""
    if table.status != "paused":
        raise Refused("not_now", "not_paused")
    return Plan(e.Resumed(seat=seat))


def come_back(table: Table, seat: int) -> Plan:
    """A player takes the seat back from the steward."""
    if not table.seats[seat].steward or table.seats[seat].resigned:
        raise Refused("not_now", "no_steward")
    running(table)
    return Plan(e.Returned(seat=seat))


def resign(table: Table, seat: int) -> Plan:
    """Give up. When one player is left, the game is over; else a steward plays on."""
    running(table)
    if table.seats[seat].resigned:
        raise Refused("not_now", "resigned_seat")
    others = [number for number, other in enumerate(table.seats) if number != seat and not other.resigned]
    if len(others) > 1:
        return Plan(e.Resigned(seat=seat))
    return Plan(e.Resigned(seat=seat, result=finished(table, table.state, "resigned", resigning=seat)))


def applaud(table: Table, seat: int) -> Plan:
    """A player tells the others that it was well played."""
    if table.status != "over":
        raise Refused("not_now", "not_over")
    if seat in table.applause:
        raise Refused("not_now", "applauded")
    return Plan(e.Applauded(seat=seat))


def rest(table: Table, seat: int, days: int) -> Plan:
    """A player takes days off, of those there are in a year."""
    running(table)
    their_own(table, seat)
    if not isinstance(table.options.clock, CorrespondenceClock):
        raise Refused("not_allowed", "rest_clock")
    left = table.days_off_left(seat, time())
    if days > left:
        raise Refused("not_allowed", "rest_used", count=left)
    return Plan(e.Rested(seat=seat, days=days))


# Before the start


def sit(table: Table, author: Author, command: c.Sit) -> Plan:
    """A person takes a free seat."""
    _open(table)
    if not (author.invited or author.host):
        raise Refused("not_allowed", "no_invitation")
    if table.again and author.player not in table.company:
        raise Refused("not_allowed", "played_before")
    free = [number for number, seat in enumerate(table.seats) if seat.kind == "free"]
    if not free:
        raise Refused("full")
    number = free[0] if command.seat is None else command.seat
    if number >= len(table.seats):
        raise Refused("bad_request", "no_seat", seats=len(table.seats))
    if number not in free:
        raise Refused("taken", seat=number)
    if author.player is not None and any(seat.player == author.player for seat in table.seats):
        raise Refused("not_now", "seated_already")
    if command.nonce and table.duplicate:
        raise Refused("bad_request", "duplicate_nonce")
    name = clean(command.name)[:40]
    if author.player is None and not name:
        name = f"Guest {number + 1}"
    host = author.host and table.host_seat is None
    return Plan(
        e.Sat(
            seat=number,
            name="" if author.player else name,
            player=author.player,
            host=host,
            nonce="".join(clean(command.nonce).split()),
        )
    )


def seat_bot(table: Table, seat: int, level: str, levels: tuple[str, ...]) -> Plan:
    """The host gives a seat to a bot."""
    _open(table)
    if level not in levels:
        raise Refused("bad_request", "no_level", level=level, levels=list(levels))
    if seat >= len(table.seats):
        raise Refused("bad_request", "no_seat", seats=len(table.seats))
    if table.seats[seat].kind == "person":
        raise Refused("taken", seat=seat)
    return Plan(e.BotSat(seat=seat, level=level))


def amend(table: Table, author: Author, given: Values, options: TableOptions) -> Plan:
    """The host changes what is agreed on. Nobody loses a seat by it, and whose luck others share or know stays."""
    _open(table)
    if table.start is not None:
        raise Refused("not_now", "played_on")
    if table.duplicate or table.lesson:
        raise Refused("not_allowed", "change_luck")
    if table.again and options.public:
        raise Refused("not_allowed", "played_before")
    settings = read_settings(table.game, given)
    last = max(table.people(), default=-1)
    if last >= settings.players:
        raise Refused("not_now", "change_seats", number=last + 1)
    if settings == table.settings and options == table.options:
        raise Refused("bad_request", "change_nothing")
    return Plan(e.Amended(rules=table.game.rules_version, settings=settings.plain(), options=options, seat=author.seat))


def agree(table: Table, seat: int) -> Plan:
    """A player agrees to what the host has changed."""
    _open(table)
    if seat not in table.unsettled:
        raise Refused("not_now", "agreed_change")
    return Plan(e.Agreed(seat=seat))


def leave(table: Table, author: Author, asked: int | None) -> Plan:
    """Free a seat."""
    _open(table)
    number = author.seat if asked is None else asked
    if number is None:
        raise Refused("not_allowed", "not_seated")
    if number >= len(table.seats):
        raise Refused("bad_request", "no_seat", seats=len(table.seats))
    if number != author.seat and not author.host:
        raise Refused("not_allowed", "host_only")
    seat = table.seats[number]
    if seat.kind == "free":
        raise Refused("not_now", "seat_free", seat=number)
    by_host = number != author.seat
    return Plan(e.Left(seat=number, by_host=by_host, name=seat.name, player=seat.player, level=seat.level))


def start(table: Table) -> Plan:
    """Begin the game: anybody at the table may say so once all seats are taken."""
    _open(table)
    free = sum(seat.kind == "free" for seat in table.seats)
    if free:
        raise Refused("not_now", "seats_free", count=free)
    if table.unsettled:
        raise Refused("not_now", "change_open", count=len(table.unsettled))
    match = table.new_match()
    entry = e.Started(next=int(match.state.to_move), steps=[row_of(step, table.game.name) for step in match.steps])
    return Plan(entry, match, match.state)


def close(table: Table, author: Author) -> Plan:
    """Somebody who sits here ends a game with which nobody can go on."""
    running(table)
    return Plan(e.Closed(seat=seat_of(author)))


def put_away(table: Table) -> Plan:
    """The host gives up a table at which nothing has begun."""
    _open(table)
    return Plan(e.Expired(by_host=True))


def clean(words: str) -> str:
    """What a person wrote, without characters that do not show or that turn text around."""
    kept = "".join(ch if ch.isprintable() or ch == "\n" else " " for ch in words)
    return "\n".join(" ".join(line.split()) for line in kept.split("\n")).strip()
