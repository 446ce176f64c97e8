"""What one viewer may know of a table: the only way out for anything about a game."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from hashlib import sha256
from types import MappingProxyType

import msgspec

from bastide.core import Message, State
from bastide.server import entries as e
from bastide.server import hints
from bastide.server.offers import legal_actions
from bastide.server.options import differences
from bastide.server.refusals import Refused
from bastide.server.sentences import Names, Viewer, called, given_name, info, name_of, read, seat_names
from bastide.server.table import Table
from bastide.server.wire import (
    ClockInfo,
    EntryInfo,
    EventInfo,
    MessageInfo,
    Position,
    ProposalInfo,
    RefusedInfo,
    SeatInfo,
    StepInfo,
    TableInfo,
    UndoInfo,
    Update,
)

WITH_STEPS = (e.Played, e.Started)
_events: msgspec.json.Decoder[list[e.EventRow]] = msgspec.json.Decoder(list[e.EventRow])


class _Kept(msgspec.Struct):
    """Of an event, only what it keeps from all but its owner."""

    secret: dict[str, msgspec.Raw] = {}


_kept: msgspec.json.Decoder[list[_Kept]] = msgspec.json.Decoder(list[_Kept])


def table_info(
    table: Table,
    names: Names,
    now: float,
    connected: frozenset[int],
    spectators: int,
    language: str | None = None,
    aside: Message | None = None,
    arms: Mapping[str, int] = MappingProxyType({}),
) -> TableInfo:
    """The table as everybody may know it."""
    proposal = table.proposal
    return TableInfo(
        id=table.id,
        game=table.game.name,
        title=table.game.title,
        rules=table.rules,
        status=table.status,  # type: ignore[arg-type]
        seq=table.seq,
        created=table.created,
        settings=table.settings.plain(),
        options=table.options,
        differences=differences(table.game, table.settings, table.options),
        no_hints=_no_hints(table, language),
        seats=[
            SeatInfo(
                seat=number,
                kind=seat.kind,  # type: ignore[arg-type]
                called=info(name, language),
                name=given_name(seat, names),
                level=seat.level,
                account=seat.player,
                arms=arms.get(seat.player or "", 0),
                connected=number in connected,
                steward=seat.steward,
                resigned=seat.resigned,
            )
            for number, (seat, name) in enumerate(zip(table.seats, called(table, names), strict=True))
        ],
        host_seat=table.host_seat,
        clocks=clock_info(table, now),
        proposal=None
        if proposal is None
        else ProposalInfo(
            proposal.seat,
            proposal.what,
            proposal.to,
            proposal.reveals,
            sorted(table.agreed),
            [seat for seat in table.people() if seat not in table.agreed],
        ),
        commitment=table.commitment,
        seed=table.seed.hex() if table.revealed else None,
        result=table.result,
        rematch=table.rematch,
        applause=list(table.applause),
        unsettled=sorted(table.unsettled),
        spectators=spectators,
        duplicate=table.duplicate or None,
        sealed=table.sealed,
        tournament=table.tournament or None,
        round=table.round or None,
        season=table.season or None,
        lesson=table.lesson or None,
        played_on=table.start is not None,
        aside=None if aside is None else info(aside, language),
    )


def _no_hints(table: Table, language: str | None) -> MessageInfo | None:
    reason = hints.why_none(table)
    return None if reason is None else info(Message(f"server.refusal.{reason}"), language)


def clock_info(table: Table, now: float) -> ClockInfo:
    """The clocks as they stood after the last entry."""
    clocks = table.clocks
    resting = [until if until > now else None for until in clocks.resting]
    return ClockInfo(now, clocks.running, clocks.counted_from, list(clocks.left), list(clocks.used), resting)


class Board:
    """A position as it is sent: what is the same for all viewers is encoded once."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.mover = int(state.to_move)
        self.survey = msgspec.Raw(msgspec.json.encode(state.survey()))
        task = state.task()
        self.task = Message(task.id, {"seat": self.mover, **task.params})
        self.task_info = info(self.task)
        self._views: dict[int, tuple[msgspec.Raw, str]] = {}

    def view(self, seat: int | None) -> tuple[msgspec.Raw, str]:
        """What a seat may see, and its hash; the same for all who know the same."""
        knowledge = self.state.knowledge(seat)
        if knowledge not in self._views:
            view = msgspec.json.encode(self.state.view(seat), order="sorted")
            self._views[knowledge] = msgspec.Raw(view), sha256(view).hexdigest()[:16]
        return self._views[knowledge]


def position(
    table: Table, viewer: Viewer, board: Board, step: int, players: Sequence[str] = (), now: bool = True
) -> Position:
    """The board after this many steps; `now`, with what the viewer may do."""
    state = board.state
    view, hash = board.view(viewer.seat)
    mover = board.mover
    over = now and table.status == "over"
    mine = now and not over and viewer.seat is not None and mover == viewer.seat
    return Position(
        step=step,
        to_move=-2 if over else mover,
        view=view,  # type: ignore[arg-type]  # encoded already
        hash=hash,
        survey=board.survey,  # type: ignore[arg-type]
        task=None if over or mover < 0 else _task(board, viewer, players),
        legal=msgspec.Raw(legal_actions(state, viewer.language)) if mine else None,  # type: ignore[arg-type]
        undo=_undo(table, viewer) if now else None,
        scores=state.scores if over else None,
        pass_ahead=_pass_ahead(table, viewer) if now else None,
    )


def _task(board: Board, viewer: Viewer, players: Sequence[str]) -> MessageInfo:
    if viewer.language is None:
        return board.task_info
    return info(board.task, viewer.language, players, viewer.me)


def _undo(table: Table, viewer: Viewer) -> UndoInfo | None:
    if viewer.seat is None or table.match is None or table.status == "over":
        return None
    if table.options.undo != "free":
        reason = "undo_by_consent" if table.options.undo == "consent" else "undo_never"
        return UndoInfo(table.moves, info(Message(f"server.refusal.{reason}"), viewer.language))
    horizon = table.horizon(viewer.seat)
    return UndoInfo(horizon, None) if horizon < table.moves else _no_undo(horizon, viewer.language)


@lru_cache(1_000)
def _no_undo(horizon: int, language: str | None) -> UndoInfo:
    return UndoInfo(horizon, info(Message("server.refusal.beyond_horizon", {"horizon": horizon}), language))


def _pass_ahead(table: Table, viewer: Viewer) -> bool | None:
    if viewer.seat is None or table.status == "over" or table.seats[viewer.seat].automatic:
        return None
    if not table.state.may_still_pass(viewer.seat):
        return None
    return table.passes_ahead(viewer.seat)


def has_secrets(entry: e.AnyEntry) -> bool:
    """Whether not everybody may read the same in an entry."""
    steps = entry.steps if isinstance(entry, WITH_STEPS) else []
    return any(row.unseen_by or any(event.secret for event in _kept.decode(row.events)) for row in steps)


def entry_info(table: Table, seq: int, at: float, entry: e.AnyEntry, viewer: Viewer, names: Names) -> EntryInfo:
    """One entry of the log as the viewer may read it."""
    seat: int | None = getattr(entry, "seat", None)
    steps: list[e.StepRow] = entry.steps if isinstance(entry, WITH_STEPS) else []
    players = seat_names(table, names, viewer.language) if viewer.language else []
    return EntryInfo(
        seq=seq,
        at=at,
        kind=str(entry.__struct_config__.tag),
        seat=seat,
        message=_said(entry, viewer, names, players),
        steps=[_step_info(table.game.name, row, viewer, players) for row in steps],
        to=table.cuts.get(seq),
        by=entry.by if isinstance(entry, e.Played) else None,
        table=entry.table if isinstance(entry, e.Rematched) else None,
    )


def _said(entry: e.AnyEntry, viewer: Viewer, names: Names, players: Sequence[str]) -> MessageInfo:
    if isinstance(entry, e.Played) and viewer.language is None:
        return _move_said(entry.seat, bool(entry.replaced), entry.by == "ahead")
    return info(_sentence(entry, names), viewer.language, players, viewer.me)


@lru_cache(100)
def _move_said(seat: int, replaced: bool, ahead: bool) -> MessageInfo:
    return info(_played(seat, replaced, ahead))


def _played(seat: int, replaced: bool, ahead: bool) -> Message:
    how = ".replaced" if replaced else ".ahead" if ahead else ""
    return Message(f"server.entry.played{how}", {"seat": seat})


def _sentence(entry: e.AnyEntry, names: Names) -> Message:
    """What an entry says; people are seats, but for who has just come or gone."""
    if isinstance(entry, e.Played):
        return _played(entry.seat, bool(entry.replaced), entry.by == "ahead")
    kind = str(entry.__struct_config__.tag)
    seat: int | None = getattr(entry, "seat", None)
    params: dict[str, object] = {} if seat is None else {"seat": seat}
    if isinstance(entry, e.Sat | e.Left):
        params["who"] = name_of(entry, names)
    elif isinstance(entry, e.BotSat):
        params["level"] = entry.level
    elif isinstance(entry, e.Undone):
        params["count"] = entry.count
    elif isinstance(entry, e.Rested):
        params["count"] = entry.days
    elif isinstance(entry, e.RolledBack):
        kind += ".reveals" if entry.reveals else ""
        params |= {"whose": Message("core.player", {"seat": entry.whose}), "count": entry.count}
    elif isinstance(entry, e.Proposed):
        kind += f".{entry.what}" + ("_reveals" if entry.reveals else "")
        params["to"] = entry.to
    elif isinstance(entry, e.Expired):
        kind += ".by_host" if entry.by_host else ""
    elif isinstance(entry, e.Closed):
        kind += ".by_organiser" if entry.by_organiser else ""
    elif isinstance(entry, e.Reminded):
        kind += f".{entry.what}"
        params["until"] = entry.until
    elif isinstance(entry, e.Answered):
        kind += ".yes" if entry.yes else ".no"
    return Message(f"server.entry.{kind}", params)


def _step_info(game: str, row: e.StepRow, viewer: Viewer, players: Sequence[str]) -> StepInfo:
    return StepInfo(
        seat=row.seat,
        action=None if viewer.me in row.unseen_by else row.action,
        events=[event_info(game, event, viewer, players) for event in _events.decode(row.events)],
    )


def event_info(game: str, event: e.EventRow, viewer: Viewer, players: Sequence[str] = ()) -> EventInfo:
    """An event as the viewer may know it."""
    mine = viewer.seat is not None and viewer.seat == event.owner and bool(event.secret)
    data = {**event.data, **event.secret} if mine else event.data
    shown = EventInfo(event.kind, event.clause, event.seat, data, event.chance, event.reveals, mine)
    own = event.owner_message if mine else event.message
    if own is None and viewer.language is None:
        return shown
    id = f"{game}.event.{event.kind}{'.secret' if mine else ''}" if own is None else own.id
    params = {"seat": event.seat, **data} if own is None else own.params
    message = Message(id, {name: read(value) for name, value in params.items()})
    return msgspec.structs.replace(shown, message=info(message, viewer.language, players, viewer.me))


def refused_info(
    refused: Refused, language: str | None = None, id: str | None = None, missed: Update | None = None
) -> RefusedInfo:
    """A refusal for the wire."""
    return RefusedInfo(
        id=id,
        code=refused.code,
        message=info(refused.message, language),
        clauses=list(refused.clauses),
        missed=missed,
        wait=refused.wait or None,
    )
