"""Tables: made, listed, joined, commanded, read."""

from typing import Annotated

import msgspec
from msgspec import Meta

from bastide.core import BastideError, Record, State
from bastide.core.match import KEEP_EVERY
from bastide.core.record import all_lines, lines_for, recorded
from bastide.core.words import speaking
from bastide.server import delay, projection
from bastide.server import entries as e
from bastide.server.api.asked import Asked, Language, SpokenLanguage, TableId, Visit, caller_of, hall_of, visit
from bastide.server.api.routes import TEXT, Answer, Routes
from bastide.server.archive import Draft, Listed, named
from bastide.server.authors import no_watching
from bastide.server.commands import PLAIN, AnyCommand, SeatNumber, Sit
from bastide.server.decisions import clean
from bastide.server.hall import Hall
from bastide.server.identity.player import Player
from bastide.server.live import Live
from bastide.server.options import TableOptions
from bastide.server.refusals import Refused
from bastide.server.sentences import seat_names
from bastide.server.thinking import levels
from bastide.server.wire import ChatInfo, Done, EntryInfo, Position, RefusedInfo, TableInfo

Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
MaybeNumber = Number | None
Name = Annotated[str, Meta(max_length=40)]
routes = Routes("/tables", "tables")


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a new table is to be."""

    game: Annotated[str, Meta(max_length=60)]
    settings: dict[Annotated[str, Meta(max_length=60)], str | int | bool] = {}
    """The number of `players` and the options of the game; what is left out is as usual."""
    options: TableOptions = TableOptions()
    sit: bool = True
    """Whether you take the first seat."""
    name: Name = ""
    """Your name, as a guest."""
    nonce: Annotated[str, Meta(max_length=64)] = ""
    """What you add to the draws, so that nobody could have known them."""
    bots: dict[str, Annotated[str, Meta(max_length=40)]] = {}
    """Seats for bots: number to level."""


class Links(msgspec.Struct, frozen=True):
    """Tokens, each a secret of its own: pass on `sit` and `watch`, keep `seat` and `host`."""

    sit: str
    watch: str
    host: str | None = None
    seat: str | None = None


class TableMade(msgspec.Struct, frozen=True):
    """A new table."""

    table: TableInfo
    seat: int | None
    links: Links


class TableSeen(msgspec.Struct, frozen=True):
    """A table as the asker may see it."""

    you: int | None
    host: bool
    table: TableInfo
    position: Position | None


class SitDown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who wants to sit where."""

    id: Annotated[str, Meta(min_length=16, max_length=64, pattern=PLAIN)]
    """Asking again with the same id gets the same seat; nobody else should guess it."""
    seat: SeatNumber | None = None
    name: Name = ""
    nonce: Annotated[str, Meta(max_length=64)] = ""


class Seated(msgspec.Struct, frozen=True):
    """A seat and the token that opens it again."""

    seat: int
    token: str
    seq: int


class Drawing(msgspec.Struct, frozen=True, omit_defaults=True):
    """A position as the game itself draws it."""

    svg: str | None
    """A picture, if the game has one."""
    text: str
    """The same in characters; nothing beside a small picture."""
    scores: list[int] | None = None
    """The points of every seat, beside a small picture."""


class WhyNot(msgspec.Struct, frozen=True):
    """Whether an action is legal now, and if not, by which rules."""

    legal: bool
    refusal: RefusedInfo | None


@routes.post("", "createTable", 201)
async def create(asked: Asked, data: NewTable) -> TableMade:
    """Set up a table."""
    caller, hall = await caller_of(asked), hall_of(asked)
    hall.limits.take("create", caller.address)
    live = await hall.create(draft_of(data, caller.player))
    seat = 0 if data.sit else None
    return TableMade(live.info(hall.now()), seat, links_to(hall, live, True, seat))


@routes.get("", "lobby", squeezed=True)
async def lobby(asked: Asked, status: Annotated[str, Meta(pattern="^(open|playing|over)$")] = "open") -> list[Listed]:
    """The public tables, the latest first."""
    await caller_of(asked)
    hall = hall_of(asked)
    return await with_names(hall, await hall.archive.lobby(status))


async def with_names(hall: Hall, tables: list[Listed]) -> list[Listed]:
    """Tables in a list, with the names of the accounts that sit there."""
    replace = msgspec.structs.replace
    names = await hall.accounts.names(sorted({seat.player for t in tables for seat in t.summary.seats if seat.player}))
    return [replace(t, summary=replace(t.summary, seats=named(t.summary.seats, names))) for t in tables]


@routes.get("/{table_id:str}", "seeTable")
async def see(asked: Asked, table_id: TableId, language: Language = None) -> TableSeen:
    """The table as you may see it. With a `sit` link: at least who is there."""
    at = await visit(asked, table_id, language, look=False)
    live, author = at.live, at.author
    if not (author.watching or author.invited):
        raise no_watching(live.table)
    if not author.watching:
        return TableSeen(None, author.host, live.info(at.hall.now(), language), None)
    if delay.behind(live, at.viewer):
        last = delay.shown(live)
        then = delay.table_then(live, last, at.viewer)
        return TableSeen(None, author.host, then, delay.position_then(live, last, at.viewer))
    return TableSeen(author.seat, author.host, live.info(at.hall.now(), language), live.position(at.viewer))


@routes.get("/{table_id:str}/links", "tableLinks")
async def links(asked: Asked, table_id: TableId) -> Links:
    """The links to pass on; your own seat's too."""
    at = await visit(asked, table_id)
    if at.author.seat is None and not at.author.host:
        raise Refused("not_allowed", "not_seated")
    return links_to(at.hall, at.live, at.author.host, at.author.seat)


@routes.post("/{table_id:str}/seats", "sitDown")
async def sit(asked: Asked, table_id: TableId, data: SitDown) -> Seated:
    """Sit down at a free seat; keep the token, it is your way back."""
    at = await visit(asked, table_id, look=False)
    at.hall.conversation.people.check_seat(at.live.table, at.author.player)
    command = Sit(id=data.id, seat=data.seat, name=data.name, nonce=data.nonce)
    done = await at.hall.command(at.live, msgspec.structs.replace(at.author, seat=None), command)
    for number, seat in enumerate(at.live.table.seats):
        if seat.kind == "person" and seat.since == done.seq:
            at.live.heard[number] = at.hall.now()
            return Seated(number, at.hall.token(at.live, "seat", number), done.seq)
    raise Refused("not_allowed", "not_seated")  # asked again by who has left since


@routes.post("/{table_id:str}/commands", "command")
async def command(
    asked: Asked, table_id: TableId, data: AnyCommand, language: Language = None
) -> Answer[Done | RefusedInfo]:
    """Carry out a command: the same ones as over the socket, with the same answers."""
    at = await visit(asked, table_id, language)
    at.hall.limits.command(str(data.__struct_config__.tag), at.caller.address, at.caller.who)
    try:
        return Answer(await at.hall.command(at.live, at.author, data))
    except Refused as refused:
        refusal = await at.hall.refusal(at.live, at.viewer, refused, data.id, data.seq)
        return Answer(refusal, status=refused.status)


@routes.get("/{table_id:str}/log", "tableLog")
async def log(
    asked: Asked,
    table_id: TableId,
    after: Number = 0,
    limit: Annotated[int, Meta(ge=1, le=500)] = 100,
    language: Language = None,
) -> list[EntryInfo]:
    """Entries of the log, in order, as you may read them."""
    at = await visit(asked, table_id, language)
    last = delay.shown(at.live).seq if delay.behind(at.live, at.viewer) else at.live.table.seq
    found = await at.hall.archive.after(table_id, after, last, limit)
    table, names = at.live.table, at.live.names
    return [projection.entry_info(table, f.seq, f.at, f.entry, at.viewer, names) for f in found]


@routes.get("/{table_id:str}/positions/{step:int}", "pastPosition")
async def past(asked: Asked, table_id: TableId, step: Number, language: Language = None) -> Position:
    """The board as you saw it after this many steps."""
    at = await visit(asked, table_id, language)
    board = projection.Board(await _position(at, step))
    players = at.live.players(at.viewer.language)
    return projection.position(at.live.table, at.viewer, board, step, players, now=False)


@routes.get("/{table_id:str}/picture", "picture", squeezed=True)
async def picture(
    asked: Asked,
    table_id: TableId,
    step: MaybeNumber = None,
    language: SpokenLanguage = "en",
    size: Annotated[str, Meta(pattern="^(whole|thumb)$")] = "whole",
) -> Drawing:
    """The board as the game draws it: now, or as you saw it after this many steps. A thumb is small, shows the
    board alone and only what everybody knows."""
    at = await visit(asked, table_id)
    table = at.live.table
    last = delay.shown(at.live) if delay.behind(at.live, at.viewer) else None
    if step is None and last is not None:
        state = delay.state_then(at.live, last)
    elif step is None or (step == table.moves and last is None):
        state = table.match.state if table.match is not None and not at.live.frozen else None
    else:
        state = await _position(at, step)
    if size == "thumb":
        return Drawing(None, "") if state is None else Drawing(at.hall.thumbs.of(table.game, state), "", state.scores)
    if state is None:
        raise Refused("unknown", thing="position")
    view = state.view(at.viewer.seat)
    with speaking(language):
        try:
            svg = table.game.draw_svg(view)
        except NotImplementedError:
            svg = None
        return Drawing(svg, table.game.draw_text(view))


@routes.get("/{table_id:str}/why-not", "whyNot")
async def why_not(
    asked: Asked,
    table_id: TableId,
    action: Annotated[str, Meta(max_length=200)],
    language: Language = None,
) -> WhyNot:
    """Whether you could take an action now, and which rules forbid it; nothing is played."""
    at = await visit(asked, table_id, language)
    table = at.live.table
    if at.author.seat is None:
        raise Refused("not_allowed", "not_seated")
    if table.mover != at.author.seat or table.match is None or at.live.frozen:
        raise Refused("not_your_turn" if table.mover is not None else "not_now", "wait_turn")
    try:
        refusal = table.state.why_not(table.game.parse(action))
    except BastideError as wrong:
        refused = Refused.because("bad_action", str(wrong))
    else:
        if refusal is None:
            return WhyNot(True, None)
        refused = Refused.by_rule(refusal)
    return WhyNot(False, await at.hall.refusal(at.live, at.viewer, refused))


@routes.get("/{table_id:str}/record", "tableRecord", TEXT)
async def record(asked: Asked, table_id: TableId) -> Answer[str]:
    """The game as a file for `bastide verify`; until it is over, without what you may not know."""
    at = await visit(asked, table_id)
    if not at.live.table.started:
        raise Refused("not_now", "not_started")
    if at.live.table.start is not None:
        raise Refused("not_now", "played_on")
    name = f"{at.live.table.game.name}-{table_id}.bastide"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Answer(record_for(at).write(), headers=headers)


@routes.get("/{table_id:str}/chat", "tableChat")
async def chat(asked: Asked, table_id: TableId, before: Number = 2**31 - 1) -> list[ChatInfo]:
    """What was said before a message, the latest 50."""
    at = await visit(asked, table_id)
    hearer = at.caller.player.id if at.caller.player is not None else None
    return await at.hall.conversation.latest(at.live, before, hearer=hearer)


async def _position(at: Visit, step: int) -> State:
    """The position after this many steps, if the visitor may see it."""
    table = at.live.table
    last = delay.steps_shown(at.live) if delay.behind(at.live, at.viewer) else table.moves
    if table.match is None or at.live.frozen or step > last:
        raise Refused("unknown", thing="position")
    stored = step - step % KEEP_EVERY
    if stored and not table.match.keeps(stored):
        state = await at.hall.archive.position(table, stored)
        if state is not None:
            table.match.keep(stored, state)
    return table.match.position(step)


def links_to(hall: Hall, live: Live, host: bool, seat: int | None) -> Links:
    """The links to a table, for its host or for who sits there."""
    return Links(
        sit=hall.token(live, "sit"),
        watch=hall.token(live, "watch"),
        host=hall.token(live, "host") if host else None,
        seat=hall.token(live, "seat", seat) if seat is not None else None,
    )


def draft_of(data: NewTable, player: Player | None) -> Draft:
    """The table that somebody wishes for, with who sits there from the beginning."""
    first: list[e.AnyEntry] = []
    if data.sit:
        name = "" if player else clean(data.name)[:40] or "Guest 1"
        nonce = "".join(clean(data.nonce).split())
        first.append(e.Sat(seat=0, name=name, player=player.id if player else None, host=True, nonce=nonce))
    for seat, level in sorted(data.bots.items()):
        if level not in levels():
            raise Refused("bad_request", "no_level", level=level, levels=list(levels()))
        if not seat.isascii() or not seat.isdigit() or len(seat) > 2 or int(seat) < data.sit:
            raise Refused("bad_request", "no_such_seat", seat=seat)
        first.append(e.BotSat(seat=int(seat), level=level))
    host = player.id if player else None
    return Draft(game=data.game, settings=data.settings, options=data.options, first=first, host=host)


def record_for(at: Visit) -> Record:
    """The record, made from the steps in the log: nothing is played again."""
    table = at.live.table
    behind = delay.behind(at.live, at.viewer) and delay.shown(at.live).seq < table.seq
    over = table.revealed and not behind
    complete = over and table.result is not None and table.result.reason == "finished"
    lines = all_lines(table.steps) if over else lines_for(table.steps, at.author.seat)
    if behind:
        del lines[delay.steps_shown(at.live) :]
    nonces = tuple(seat.nonce for seat in table.seats)
    scores = table.result.scores if complete and table.result is not None else None
    return Record(
        table.game.name,
        table.rules,
        recorded(table.game, table.settings),
        seat_names(table, at.live.names),
        table.luck,
        table.commitment,
        nonces if any(nonces) else (),
        table.seed if over else None,
        lines,
        scores,
        table.state.winners if complete and table.match is not None else None,
    )
