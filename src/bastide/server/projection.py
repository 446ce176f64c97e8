"""What one viewer may know of a table: the only way out for anything about a game."""

from collections.abc import Mapping, Sequence
from hashlib import sha256

import msgspec

from bastide.core import Message, State, render
from bastide.core.words import MissingWords
from bastide.server import entries as e
from bastide.server import hints
from bastide.server.options import differences
from bastide.server.refusals import Refused
from bastide.server.table import Seat, Table
from bastide.server.wire import (
    ActionInfo,
    ClockInfo,
    EntryInfo,
    EventInfo,
    MessageInfo,
    Position,
    ProposalInfo,
    RefusedInfo,
    Said,
    SeatInfo,
    StepInfo,
    TableInfo,
    UndoInfo,
    Update,
)

Names = dict[str, str]
MOST_OFFERS = 50_000
_offers: dict[tuple[str, str], dict[int, ActionInfo]] = {}
"""Actions and their sentences, by game and language, then by code: the same ones are offered again and again."""
_events: msgspec.json.Decoder[list[e.EventRow]] = msgspec.json.Decoder(list[e.EventRow])


class Viewer(msgspec.Struct, frozen=True):
    """Somebody looking at a table."""

    seat: int | None
    """None: a spectator."""
    language: str = "en"
    sentences: bool = True


def table_info(
    table: Table, names: Names, now: float, connected: frozenset[int], spectators: int, language: str = "en"
) -> TableInfo:
    """The table as everybody may know it."""
    proposal = table.proposal
    called = seat_names(table, names, language)
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
                name=called[number],
                level=seat.level,
                account=seat.player,
                connected=number in connected,
                steward=seat.steward,
                resigned=seat.resigned,
            )
            for number, seat in enumerate(table.seats)
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
        spectators=spectators,
        duplicate=table.duplicate or None,
        sealed=table.sealed,
    )


def _no_hints(table: Table, language: str) -> str | None:
    reason = hints.why_none(table)
    return None if reason is None else render(Message(f"server.refusal.{reason}"), language)


def clock_info(table: Table, now: float) -> ClockInfo:
    """The clocks as they stood after the last entry."""
    clocks = table.clocks
    return ClockInfo(now, clocks.running, clocks.since, list(clocks.left), list(clocks.used))


def seat_names(table: Table, names: Names, language: str = "en") -> list[str]:
    """What to call who has the seats; who shares a name is told apart by the number of the seat."""
    free = render(Message("server.name.free"), language)
    called = [free if seat.kind == "free" else _name(seat, names, language) for seat in table.seats]
    return [
        f"{name} {number}" if name != free and called.count(name) > 1 else name
        for number, name in enumerate(called, start=1)
    ]


def _name(who: Seat | e.Sat | e.Left, names: Names, language: str) -> str:
    """What to call a bot, an account or a guest."""
    if isinstance(who, Seat | e.Left) and who.level:
        return render(Message("server.name.bot", {"level": who.level}), language)
    if who.player is not None or not who.name:
        return names.get(who.player or "") or render(Message("server.name.departed"), language)
    return who.name


def position(table: Table, viewer: Viewer, past: tuple[int, State] | None = None) -> Position | None:
    """The board now, or as it was after so many steps."""
    if table.match is None:
        return None
    step, state = past if past is not None else (table.moves, table.match.state)
    now = past is None
    view = _encoded(state.view(viewer.seat))
    over = now and table.status == "over"
    mine = now and not over and viewer.seat is not None and int(state.to_move) == viewer.seat
    return Position(
        step=step,
        to_move=-2 if over else int(state.to_move),
        view=msgspec.Raw(view),  # type: ignore[arg-type]  # it has been encoded for the hash
        hash=_hash(view),
        task=None if over or state.to_move < 0 else said(state.task(), viewer.language),
        legal=legal_actions(state, viewer) if mine else None,
        undo=_undo(table, viewer) if now else None,
        scores=state.scores if over else None,
        pass_ahead=_pass_ahead(table, viewer) if now else None,
    )


def legal_actions(state: State, viewer: Viewer) -> list[ActionInfo]:
    """What the viewer, who is to move, can do."""
    if type(state).message is not State.message and viewer.sentences:  # the sentence depends on the position
        return [ActionInfo(str(a), text_of(state.message(a), viewer.language)) for a in state.legal_actions()]
    language = viewer.language if viewer.sentences else ""
    offers = _offers.setdefault((state.game.name, language), {})
    if len(offers) > MOST_OFFERS:
        offers.clear()
    legal: list[ActionInfo] = []
    for code in state.legal_codes():
        offer = offers.get(code)
        if offer is None:
            action = state.game.decode(code)
            text = text_of(state.message(action), language) if language else ""
            offer = offers[code] = ActionInfo(str(action), text)
        legal.append(offer)
    return legal


def _encoded(view: Mapping[str, object]) -> bytes:
    return msgspec.json.encode(view, order="sorted")


def _hash(encoded: bytes) -> str:
    return sha256(encoded).hexdigest()[:16]


def _undo(table: Table, viewer: Viewer) -> UndoInfo | None:
    if viewer.seat is None or table.match is None or table.status == "over":
        return None
    if table.options.undo != "free":
        reason = "undo_by_consent" if table.options.undo == "consent" else "undo_never"
        return UndoInfo(table.moves, render(Message(f"server.refusal.{reason}"), viewer.language))
    horizon = table.match.undo_horizon(viewer.seat)
    if horizon < table.moves:
        return UndoInfo(horizon, None)
    return UndoInfo(horizon, render(Message("server.refusal.beyond_horizon", {"horizon": horizon}), viewer.language))


def _pass_ahead(table: Table, viewer: Viewer) -> bool | None:
    if viewer.seat is None or table.status == "over" or table.seats[viewer.seat].automatic:
        return None
    if not table.state.may_still_pass(viewer.seat):
        return None
    return table.passes_ahead(viewer.seat)


def has_secrets(entry: e.AnyEntry) -> bool:
    """Whether not everybody may read the same in an entry."""
    steps: list[e.StepRow] = entry.steps if isinstance(entry, e.Played | e.Started) else []
    return any(row.unseen_by or b'"secret"' in bytes(row.events) for row in steps)


def entry_info(table: Table, seq: int, at: float, entry: e.AnyEntry, viewer: Viewer, names: Names) -> EntryInfo:
    """One entry of the log as the viewer may read it."""
    seat: int | None = getattr(entry, "seat", None)
    steps: list[e.StepRow] = entry.steps if isinstance(entry, e.Played | e.Started) else []
    sentence = _sentence(table, entry, names, viewer.language)
    players = seat_names(table, names, viewer.language) if steps else []
    return EntryInfo(
        seq=seq,
        at=at,
        kind=str(entry.__struct_config__.tag),
        seat=seat,
        text=text_of(sentence, viewer.language),
        steps=[_step_info(table.game.name, row, viewer, players) for row in steps],
        to=table.cuts.get(seq),
        by=entry.by if isinstance(entry, e.Played) else None,
        table=entry.table if isinstance(entry, e.Rematched) else None,
        message=MessageInfo(sentence.id, dict(sentence.params)),
    )


def _sentence(table: Table, entry: e.AnyEntry, names: Names, language: str) -> Message:
    kind = str(entry.__struct_config__.tag)
    seat: int | None = getattr(entry, "seat", None)
    params: dict[str, object] = {}
    if seat is not None:
        params = {"seat": seat, "who": seat_names(table, names, language)[seat]}
    if isinstance(entry, e.Sat | e.Left):
        params["who"] = _name(entry, names, language)
    elif isinstance(entry, e.BotSat):
        params["level"] = entry.level
    elif isinstance(entry, e.Undone):
        params["count"] = entry.count
    elif isinstance(entry, e.RolledBack):
        kind += ".reveals" if entry.reveals else ""
        params |= {"whose": seat_names(table, names, language)[entry.whose], "count": entry.count}
    elif isinstance(entry, e.Proposed):
        kind += f".{entry.what}" + ("_reveals" if entry.reveals else "")
        params["to"] = entry.to
    elif isinstance(entry, e.Expired):
        kind += ".by_host" if entry.by_host else ""
    elif isinstance(entry, e.Reminded):
        kind += f".{entry.what}"
        params["until"] = entry.until
    elif isinstance(entry, e.Answered):
        kind += ".yes" if entry.yes else ".no"
    elif isinstance(entry, e.Played) and entry.replaced:
        kind += ".replaced"
    elif isinstance(entry, e.Played) and entry.by == "ahead":
        kind += ".ahead"
    return Message(f"server.entry.{kind}", params)


def _step_info(game: str, row: e.StepRow, viewer: Viewer, players: Sequence[str]) -> StepInfo:
    me = -1 if viewer.seat is None else viewer.seat
    return StepInfo(
        seat=row.seat,
        action=None if me in row.unseen_by else row.action,
        events=[event_info(game, event, viewer, players) for event in _events.decode(row.events)],
    )


def event_info(game: str, event: e.EventRow, viewer: Viewer, players: Sequence[str] = ()) -> EventInfo:
    """An event as the viewer may know it, told with the names of the players."""
    mine = viewer.seat is not None and viewer.seat == event.owner and bool(event.secret)
    data = {**event.data, **event.secret} if mine else event.data
    row = event.owner_message if mine else event.message
    id = f"{game}.event.{event.kind}{'.secret' if mine else ''}" if row is None else row.id
    params = {"seat": event.seat, **data} if row is None else row.params
    message = Message(id, {name: message_in(value) for name, value in params.items()})
    return EventInfo(
        event.kind,
        event.clause,
        event.seat,
        data,
        text_of(message, viewer.language, players),
        event.chance,
        event.reveals,
        MessageInfo(id, params),
    )


def said(message: Message, language: str) -> Said:
    """A message with its sentence."""
    plain = message.plain()
    return Said(message.id, plain["params"], text_of(message, language))  # type: ignore[arg-type]


def refused_info(
    refused: Refused, language: str = "en", id: str | None = None, missed: Update | None = None
) -> RefusedInfo:
    """A refusal for the wire."""
    return RefusedInfo(
        id=id,
        code=refused.code,
        text=refused.text(language),
        clauses=list(refused.clauses),
        reason=said(refused.message, language),
        missed=missed,
        wait=refused.wait or None,
    )


def text_of(message: Message, language: str, players: Sequence[str] = ()) -> str:
    """The sentence; the id itself when a game lacks words, since a table must go on."""
    try:
        return render(message, language, players)
    except MissingWords:
        return message.id


def message_in(value: object) -> object:
    """A message that was stored as plain data, as a message again."""
    if isinstance(value, dict) and value.keys() == {"id", "params"} and isinstance(value["params"], dict):
        return Message(str(value["id"]), {name: message_in(inner) for name, inner in value["params"].items()})
    if isinstance(value, list):
        return [message_in(item) for item in value]
    return value
