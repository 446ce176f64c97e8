"""Hints while a game is on, and the review when it is over."""

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from bastide.core import BastideError
from bastide.server import delay
from bastide.server.api.asked import Asked, Language, TableId, Visit, visit
from bastide.server.api.routes import Routes
from bastide.server.entries import EventRow
from bastide.server.hall import Hall
from bastide.server.projection import event_info
from bastide.server.refusals import Refused
from bastide.server.reviews import Reviews, record_of
from bastide.server.sentences import Viewer, info, read
from bastide.server.thinking.reviewer import ChoiceRow, ReviewRow
from bastide.server.thinking.worker import AdviceRow
from bastide.server.wire import MOST_FORESEEN, ActionInfo, EventInfo, MessageInfo

Planned = Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=MOST_FORESEEN)] | None
NOBODY_HERE = Viewer(None)
routes = Routes("/tables/{table_id:str}", "hints and reviews")


class HintMove(msgspec.Struct, frozen=True):
    """A move that is recommended."""

    action: str
    """Its text, which is sent back to play it."""
    message: MessageInfo
    chance: float
    """How likely it wins, as the search sees it: from 0 to 1."""
    points: float
    """The final points it leads to, as the search expects."""
    then: list[ActionInfo]
    """How the turn goes on, in games whose turns are planned as a whole."""
    events: list[EventInfo]
    """What makes the difference: what it brings about, and not every other move that is recommended."""


class HintInfo(msgspec.Struct, frozen=True):
    """The best moves, the very best first; three, or fewer where there are fewer."""

    seq: int
    """The last entry of the log when it was asked for: with a later one the hint is stale."""
    seat: int
    moves: list[HintMove]


class CurvePoint(msgspec.Struct, frozen=True):
    """How the game stood."""

    step: int
    """After this many steps of the match."""
    chances: list[float]
    """Of every seat, from 0 to 1; together 1. The last point is the result."""


class SwingInfo(msgspec.Struct, frozen=True):
    """A choice that gave something away."""

    step: int
    """It was made after this many steps of the match."""
    seat: int
    made: ActionInfo
    better: ActionInfo
    """The best move the search found, with what the seat knew."""
    as_good: list[str]
    """Other actions that do the same as that."""
    chance: float
    """The chance of the seat before it chose."""
    lost: float
    """How much of that the choice gave away."""
    events: list[EventInfo]
    """What the better move would have brought about and the one made did not, with the clauses."""


class LuckInfo(msgspec.Struct, frozen=True):
    """A draw that changed something."""

    step: int
    """It was drawn after this many steps of the match."""
    luck: list[float]
    """What it brought every seat, against the average of all that could have been drawn; together 0."""


class GameReview(msgspec.Struct, frozen=True):
    """A finished game, looked at again."""

    decisions: list[int]
    """How many decisions with a choice every seat had; all were searched."""
    seconds: float
    """How long each of them was searched."""
    curve: list[CurvePoint]
    swings: list[SwingInfo]
    """The choices that cost most, the worst first."""
    draws: list[LuckInfo]
    """The draws that changed most, the biggest first."""
    luck: list[float]
    """What all draws together brought every seat."""
    given_away: list[float]
    """What all its choices together cost every seat."""


class ReviewInfo(msgspec.Struct, frozen=True):
    """The review of a game, or how far it is."""

    status: Literal["none", "waiting", "running", "done", "failed"]
    """`none`: nobody has asked for it yet. `failed`: it could not be made; asking again tries again."""
    part: float = 0.0
    """How much of it is made, from 0 to 1."""
    ahead: int = 0
    """How many other reviews are made first."""
    review: GameReview | None = None


@routes.get("/hint", "hint")
async def hint(asked: Asked, table_id: TableId, language: Language = None, planned: Planned = None) -> HintInfo:
    """The best three moves for your seat, which must be to move, at a table that allows hints.

    With `planned`, named once for each action, those after actions of yours that you have not yet played.

    Only what your seat knows is looked at. Takes about a second. `table.no_hints` says beforehand whether, and why
    not, the table allows it: by default a person alone among bots gets hints, unless the table is rated or has a
    clock; with the option `hints` = `everyone` all have agreed to hints by sitting down.
    """
    at = await visit(asked, table_id, language)
    hints = asked.house.hints
    hints.check(at.live, at.author.seat)
    assert at.author.seat is not None
    actions = planned or []
    if not hints.has(at.live, actions):
        at.hall.limits.take("hint", at.caller.who)
    seq = at.live.table.seq
    try:
        found = await hints.find(at.live, actions)
    except BastideError as wrong:
        raise Refused.because("bad_action", str(wrong)) from None
    return HintInfo(seq, at.author.seat, [_move(advice, _reader(at)) for advice in found])


@routes.get("/review", "review")
async def review(asked: Asked, table_id: TableId, language: Language = None) -> ReviewInfo:
    """The review of a finished game, if somebody has asked for it, or how far it is."""
    at = await visit(asked, table_id, language)
    check_over(at)
    return await _state_of(asked.house.reviews, at)


@routes.post("/review", "askForReview")
async def ask(asked: Asked, table_id: TableId, language: Language = None) -> ReviewInfo:
    """Have a finished game looked at again: how the chances went, what choices cost and what was luck.

    It is made in the background, one game after the other, and kept; ask with GET how far it is. Whoever may look
    at the table may ask; who asks second gets the same review.
    """
    return await ask_for(asked.house.reviews, await visit(asked, table_id, language))


async def ask_for(reviews: Reviews, at: Visit) -> ReviewInfo:
    """Have the game of a table reviewed, unless it is or will be. Raises Refused."""
    check_over(at)
    now = await _state_of(reviews, at)
    if now.status not in ("none", "failed"):
        return now
    check_on(at.hall)
    table = at.live.table
    if table.match is None:
        raise Refused("frozen", "review_frozen", game=table.game.title)
    if table.start is not None:
        raise Refused("not_now", "played_on")
    if not any(step.seat >= 0 for step in table.steps):
        raise Refused("not_now", "review_empty")
    at.hall.limits.take("review", at.caller.who)
    reviews.ask(table.id, record_of(table))
    return await _state_of(reviews, at)


def check_on(hall: Hall) -> None:
    """Raises Refused where the host wants no reviews."""
    if hall.configuration.review_seconds <= 0:
        raise Refused("not_allowed", "reviews_off")


def check_over(at: Visit) -> None:
    """Raises Refused while the game is on, as far as the asker may know."""
    table = at.live.table
    over = table.status == "over"
    if over and delay.behind(at.live, at.viewer):
        over = delay.table_then(at.live, delay.shown(at.live), at.viewer).status == "over"
    if not over:
        raise Refused("not_now", "not_over" if table.started else "not_started")
    if table.sealed:
        raise Refused("not_now", "sealed_review")


async def _state_of(reviews: Reviews, at: Visit) -> ReviewInfo:
    reader = _reader(at)
    return await review_of(reviews, at.live.table.id, reader.game, reader.viewer, reader.players)


async def review_of(
    reviews: Reviews, id: str, game: str, viewer: Viewer = NOBODY_HERE, players: Sequence[str] = ()
) -> ReviewInfo:
    """The review of a game, or how far it is."""
    row = await reviews.stored(id)
    if row is not None:
        return ReviewInfo("done", 1.0, 0, _game_review(row, Reader(game, viewer, players)))
    place = reviews.place(id)
    if place is None:
        return ReviewInfo("failed" if reviews.failed(id) else "none")
    return ReviewInfo("waiting" if place else "running", reviews.part(id), place)


class Reader(msgspec.Struct, frozen=True):
    """Who reads a review, and who played."""

    game: str
    viewer: Viewer
    players: Sequence[str]


def _game_review(row: ReviewRow, at: Reader) -> GameReview:
    return GameReview(
        row.decisions,
        row.seconds,
        [CurvePoint(step, chances) for step, chances in row.curve],
        [_swing(choice, at) for choice in row.choices],
        [LuckInfo(draw.step, draw.luck) for draw in row.draws],
        row.luck,
        row.given_away,
    )


def _swing(choice: ChoiceRow, at: Reader) -> SwingInfo:
    return SwingInfo(
        choice.step,
        choice.seat,
        ActionInfo(choice.made, _said(choice.made_said, at)),
        ActionInfo(choice.better, _said(choice.better_said, at)),
        choice.as_good,
        choice.chance,
        choice.lost,
        _events(choice.events, at),
    )


def _move(advice: AdviceRow, at: Reader) -> HintMove:
    return HintMove(
        advice.action,
        _said(advice.said, at),
        advice.chance,
        advice.points,
        [ActionInfo(action, _said(said, at)) for action, said in advice.then],
        _events(advice.events, at),
    )


def _reader(at: Visit) -> Reader:
    return Reader(at.live.table.game.name, at.viewer, at.live.players(at.viewer.language))


def _events(rows: list[EventRow], at: Reader) -> list[EventInfo]:
    return [event_info(at.game, row, at.viewer, at.players) for row in rows]


def _said(message: dict[str, object], at: Reader) -> MessageInfo:
    return info(read(message), at.viewer.language)  # type: ignore[arg-type]  # it was stored as one
