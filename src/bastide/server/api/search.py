"""The engine for studies: the best lines of a position, streamed as they are found."""

from collections.abc import AsyncIterator, Mapping, Sequence
from hashlib import sha256
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

import bastide
from bastide.analysis import MOVER
from bastide.core import BadOption, BastideError, Record, State, replay
from bastide.server.api.asked import TABLE_ID, Asked, Language, caller_of, hall_of, visit
from bastide.server.api.review import check_over
from bastide.server.api.routes import LINES, Routes
from bastide.server.offers import action_of
from bastide.server.projection import event_info
from bastide.server.refusals import Refused
from bastide.server.running import Running
from bastide.server.sentences import Viewer, info, read
from bastide.server.thinking.studying import LineRow, SearchQuestion, SearchRow
from bastide.server.wire import ActionInfo, EventInfo, MessageInfo

MOST_ACTIONS = 2_000
routes = Routes("", "studies")


class SearchWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position, and how it is to be searched. It is named in one of four ways: as a `snapshot`, as a `step` of a
    `record` or of a finished `table`, or as the beginning of a `game` with `settings`; `actions` go on from there."""

    snapshot: Mapping[str, object] | None = None
    """What `state.snapshot()` gives."""
    record: Annotated[str, Meta(max_length=60_000)] | None = None
    table: Annotated[str, Meta(pattern=TABLE_ID)] | None = None
    """The id of a table whose game is over, and which you may look at."""
    step: Annotated[int, Meta(ge=0, le=100_000)] | None = None
    """After this many steps of the record or table; after all of them if left out."""
    game: Annotated[str, Meta(max_length=60)] | None = None
    settings: Mapping[str, object] = {}
    """The number of `players` and the options, for a game from its beginning."""
    actions: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=MOST_ACTIONS)] = []
    """What is played from there on, chance included, each a legal action."""
    seconds: Annotated[float, Meta(ge=0.1, le=3600)] = 3.0
    """How long to think, as far as the host allows it."""
    lines: Annotated[int, Meta(ge=1, le=10)] = 3
    knowing: Literal["mover", "everything"] | Annotated[int, Meta(ge=0, le=9)] = "mover"
    """Whose knowledge is looked at: that of the seat to move, everything, or that of a seat."""


class SearchLine(msgspec.Struct, frozen=True):
    """A move, and what is to be expected of it. All lines were tried equally often, with the same luck."""

    action: str
    message: MessageInfo
    then: list[ActionInfo]
    """How the turn goes on, as far as luck and others have no say."""
    chances: list[float]
    """Every seat's chance to win, from 0 to 1; together 1."""
    points: list[float]
    """The final points to expect, of every seat."""
    visits: int
    """How often it was tried; where whole turns are planned, how many unfinished plans were followed at a time."""
    spread: float | None
    """By how much the chance of the seat to move may well be off by luck; null where that cannot be said."""
    events: list[EventInfo]
    """What it surely brings about, and not every other line."""


class SearchInfo(msgspec.Struct, frozen=True):
    """What is found so far: a line of the answer. The last has `done`."""

    seat: int | None
    """Who is to move; null where luck decides, or the game is over: then there are chances and no lines."""
    chances: list[float]
    """Every seat's chance to win, from 0 to 1; together 1."""
    lines: list[SearchLine]
    """The best first."""
    seconds: float
    """How long was thought so far."""
    done: bool
    failed: MessageInfo | None = None
    """Why nothing more comes, where the search came to nothing."""


@routes.post("/search", "search", kind=LINES)
async def search(asked: Asked, data: SearchWish, language: Language = None) -> AsyncIterator[SearchInfo]:
    """The best lines of a position, as they are found: a line of JSON about twice a second, each a whole `SearchInfo`
    that takes the place of the one before. The last has `done`.

    Bots at the tables come first, and many searches take turns. To stop, hang up. The engine says nothing about games
    that you are playing: `search_running`.
    """
    caller = await caller_of(asked)
    hall, searches = hall_of(asked), asked.house.searches
    most = hall.configuration.search_seconds
    if most <= 0:
        raise Refused("not_allowed", "searches_off")
    try:
        path = await _path(asked, data)
    except BastideError as wrong:
        raise Refused.because("bad_request", str(wrong)) from None
    if data.table is None and await Running(hall, caller, beside=True).has(path):
        raise Refused("not_allowed", "search_running")
    question = question_of(path[-1], data, min(data.seconds, most))
    if not searches.has(question.id):
        searches.check_room()
        hall.limits.take("search", caller.who)
    return _encoded(searches.follow(question), question.game, language)


async def _encoded(found: AsyncIterator[SearchRow], game: str, language: str | None) -> AsyncIterator[SearchInfo]:
    """What is found, for the wire; what goes wrong after the answer has begun is its last line."""
    try:
        async for row in found:
            yield _info(row, game, language)
    except Refused as refused:
        yield SearchInfo(None, [], [], 0.0, True, info(refused.message, language))
    finally:
        await found.aclose()  # type: ignore[attr-defined]  # it is a generator


async def _path(asked: Asked, wish: SearchWish) -> list[State]:
    """The position that is meant, and before it those that were passed through by the actions."""
    named = [way for way in (wish.snapshot, wish.record, wish.table, wish.game) if way is not None]
    if len(named) != 1:
        raise Refused("bad_request", problem="name the position in one way: snapshot, record, table or game")
    if wish.table is not None:
        state = await _of_table(asked, wish.table, wish.step)
    else:
        state = _named(wish)
    path = [state]
    for text in wish.actions:
        state = state.copy()
        action = action_of(state.game, text)
        refusal = state.why_not(action)
        if refusal is not None:
            raise Refused.by_rule(refusal)
        state.apply(action)
        path.append(state)
    return path


def _named(wish: SearchWish) -> State:
    try:
        if wish.snapshot is not None:
            return bastide.load(str(wish.snapshot.get("game"))).restore(wish.snapshot)
        if wish.game is not None:
            return bastide.load(wish.game).start(**wish.settings)
    except TypeError:  # an option that is called as a parameter of ours
        raise BadOption("There is no such option.") from None
    record = Record.read(wish.record or "")
    frames = replay(bastide.load(record.game), record)
    return _after(frames, len(frames) if wish.step is None else wish.step)


def _after(frames: Sequence[tuple[State, bastide.Action]], step: int) -> State:
    if step < len(frames):
        return frames[step][0]
    if step > len(frames) or not frames:
        raise Refused("unknown", thing="position")
    state = frames[-1][0].copy()
    state.apply(frames[-1][1])
    return state


async def _of_table(asked: Asked, table_id: str, step: int | None) -> State:
    at = await visit(asked, table_id)
    check_over(at)
    table = at.live.table
    if table.match is None or at.live.frozen or (step or 0) > table.moves:
        raise Refused("unknown", thing="position")
    return table.match.position(table.moves if step is None else step)


def question_of(state: State, wish: SearchWish, seconds: float) -> SearchQuestion:
    """What is asked of the engine: the same for the same wish about the same position."""
    if isinstance(wish.knowing, int) and wish.knowing >= int(state.players):
        raise Refused("bad_request", problem=f"there is no seat {wish.knowing}")
    knowing = {"mover": MOVER, "everything": None}[wish.knowing] if isinstance(wish.knowing, str) else wish.knowing
    snapshot = state.snapshot()
    content = msgspec.json.encode((snapshot, seconds, wish.lines, knowing), order="deterministic")
    digest = sha256(content).digest()
    return SearchQuestion(
        digest.hex(), state.game.name, int.from_bytes(digest[:6]), seconds, wish.lines, knowing, snapshot
    )


def _info(found: SearchRow, game: str, language: str | None) -> SearchInfo:
    viewer = Viewer(found.seat, language)
    lines = [_line(line, game, viewer) for line in found.lines]
    return SearchInfo(found.seat, found.chances, lines, found.seconds, found.done)


def _line(line: LineRow, game: str, viewer: Viewer) -> SearchLine:
    return SearchLine(
        line.action,
        _said(line.said, viewer),
        [ActionInfo(action, _said(said, viewer)) for action, said in line.then],
        line.chances,
        line.points,
        line.visits,
        line.spread,
        [event_info(game, event, viewer) for event in line.events],
    )


def _said(message: dict[str, object], viewer: Viewer) -> MessageInfo:
    return info(read(message), viewer.language)  # type: ignore[arg-type]  # it was a message
