"""Studies: made, read, written, shared, taken home."""

from typing import Annotated

from litestar import Controller, Response, delete, get, patch, post, put
from litestar.params import JSONBody, Parameter
from msgspec.structs import replace

from bastide.core import Record
from bastide.core.words import speaking
from bastide.server.api.asked import Visit, caller_of, hall_of
from bastide.server.api.requests import HouseRequest, SpokenLanguage
from bastide.server.api.review import ReviewInfo, ask_for, check_on, check_over, review_of
from bastide.server.api.tables import NewTable, TableMade, draft_of, links_to, record_for
from bastide.server.authors import no_watching
from bastide.server.caller import Caller
from bastide.server.decisions import clean
from bastide.server.entries import Sat
from bastide.server.options import TableOptions
from bastide.server.puzzles.shown import start
from bastide.server.refusals import Refused
from bastide.server.running import Running
from bastide.server.studies import wire
from bastide.server.studies.operations import AnyOperation, Start
from bastide.server.studies.positions import passed_through
from bastide.server.studies.room import Access, Studies, of_record, of_setup
from bastide.server.studies.setup import SetupCheck, check
from bastide.server.studies.shelf import review_id

StudyId = Annotated[str, Parameter(pattern="^[a-z0-9]{1,40}$")]
PlayerId = Annotated[str, Parameter(pattern="^[a-z0-9]{1,40}$")]
Number = Annotated[int, Parameter(ge=0, le=1_000_000)]
Eyes = Annotated[int | None, Parameter(ge=0, le=15, description="The seat through whose eyes; else who is to move.")]
Ids = Annotated[str | None, Parameter(max_length=2_000, description="Ids, with commas between them.")]
NODE = "/{study_id:str}/chapters/{chapter:int}/nodes/{node:int}"


class StudiesController(Controller):
    """Studies."""

    path = "/studies"
    tags = ["studies"]

    @get("/", operation_id="studies")
    async def listed(self, request: HouseRequest, ids: Ids = None) -> list[wire.StudyLine]:
        """Your studies and those you write, the latest first; as a guest, those of `ids` that you may read."""
        caller, room = await caller_of(request), _room(request)
        heads = await room.shelf.of(caller.player.id) if caller.player is not None else []
        if ids:
            known = {head.id for head in heads}
            asked = [id for id in dict.fromkeys(ids.split(",")) if id.isalnum() and id not in known][:60]
            heads += [head for head in await room.shelf.some(asked) if head.readers != "me"]
        return await room.telling.lines(heads)

    @get("/listed", operation_id="listedStudies")
    async def found(self, request: HouseRequest) -> list[wire.StudyLine]:
        """The studies that everybody may find, the latest first."""
        await caller_of(request)
        room = _room(request)
        return await room.telling.lines(await room.shelf.listed())

    @post("/", status_code=201, operation_id="newStudy")
    async def make(self, request: HouseRequest, data: JSONBody[wire.NewStudy]) -> wire.StudyMade:
        """A new study of a game that is over, a record on file, or a position that was set up. Never of a game that
        goes on."""
        caller, room = await caller_of(request), _room(request)
        hall_of(request).limits.take("study", caller.who)
        begins = await _start(request, caller, data.source)
        head, chapter = await room.found(caller, data.title, data.name, data.chapter, begins)
        token = room.token(head, "author") if caller.player is None else None
        return wire.StudyMade(head.id, chapter, token)

    @post("/setup", status_code=200, operation_id="checkSetup")
    async def check_setup(self, request: HouseRequest, data: JSONBody[wire.Setup]) -> SetupCheck:
        """What does not fit in a position that was set up by hand, by which rule and where; nothing is kept."""
        await caller_of(request)
        return check(data.snapshot)

    @get("/{study_id:str}", operation_id="study")
    async def see(self, request: HouseRequest, study_id: StudyId) -> wire.StudyInfo:
        """A study: what it is to you, and its chapters."""
        return await _info(_room(request), await _enter(request, study_id))

    @patch("/{study_id:str}", operation_id="changeStudy")
    async def change(
        self, request: HouseRequest, study_id: StudyId, data: JSONBody[wire.StudyChange]
    ) -> wire.StudyInfo:
        """The owner calls it otherwise, or says who may read it."""
        room = _room(request)
        at = await room.enter_to_write(study_id, await caller_of(request), owner=True)
        await room.change(at, data)
        return await _info(room, at)

    @delete("/{study_id:str}", status_code=204, operation_id="removeStudy")
    async def remove(self, request: HouseRequest, study_id: StudyId) -> None:
        """The owner throws it away."""
        room = _room(request)
        await room.remove(await room.enter_to_write(study_id, await caller_of(request), owner=True))

    @put("/{study_id:str}/writers/{player_id:str}", operation_id="letWrite")
    async def let_write(self, request: HouseRequest, study_id: StudyId, player_id: PlayerId) -> wire.StudyInfo:
        """The owner lets an account write."""
        room = _room(request)
        at = await room.enter_to_write(study_id, await caller_of(request), owner=True)
        if player_id not in await hall_of(request).accounts.names([player_id]):
            raise Refused("unknown", thing="player")
        await room.shelf.let_write(study_id, player_id)
        return await _info(room, at)

    @delete("/{study_id:str}/writers/{player_id:str}", status_code=200, operation_id="stopWriting")
    async def stop_writing(self, request: HouseRequest, study_id: StudyId, player_id: PlayerId) -> wire.StudyInfo:
        """The owner lets an account write no more."""
        room = _room(request)
        at = await room.enter_to_write(study_id, await caller_of(request), owner=True)
        await room.shelf.stop_writing(study_id, player_id)
        return await _info(room, at)

    @post("/{study_id:str}/link", status_code=200, operation_id="newWritersLink")
    async def renew(self, request: HouseRequest, study_id: StudyId) -> wire.StudyInfo:
        """Another link for writers; the one before lets nobody write."""
        room = _room(request)
        at = await room.enter_to_write(study_id, await caller_of(request), owner=True)
        await room.renew(at)
        return await _info(room, at)

    @post("/{study_id:str}/chapters", status_code=201, operation_id="newChapter")
    async def begin(self, request: HouseRequest, study_id: StudyId, data: JSONBody[wire.NewChapter]) -> wire.StudyMade:
        """A new chapter."""
        caller, room = await caller_of(request), _room(request)
        at = await room.enter_to_write(study_id, caller)
        hall_of(request).limits.take("study", caller.who)
        if isinstance(data.source, wire.FromSeat):
            begins = await room.as_known(study_id, data.source)
        else:
            begins = await _start(request, caller, data.source)
        return wire.StudyMade(study_id, await room.begin(at, data.title, data.name, begins), None)

    @post("/{study_id:str}/operations", status_code=200, operation_id="writeStudy")
    async def write(self, request: HouseRequest, study_id: StudyId, data: JSONBody[AnyOperation]) -> wire.StudyUpdate:
        """Write something: a step, a comment, a sign. What several write at once stands in the order in which it came.

        The same `id` again is not written twice. The answer has all that changed since `seq`."""
        room = _room(request)
        at = await room.enter_to_write(study_id, await caller_of(request))
        chapter, node = await room.write(at, data)
        study = await room.open(study_id)
        return await room.telling.update(at.head, study, min(data.seq, study.seq), chapter, node)

    @get("/{study_id:str}/chapters/{chapter:int}", operation_id="studyChapter")
    async def chapter(self, request: HouseRequest, study_id: StudyId, chapter: Number) -> wire.ChapterInfo:
        """A chapter with all its steps."""
        room = _room(request)
        await _enter(request, study_id)
        study = await room.open(study_id)
        return await room.telling.chapter(study, study.chapter(chapter))

    @get(NODE, operation_id="studyPosition")
    async def node(
        self, request: HouseRequest, study_id: StudyId, chapter: Number, node: Number, eyes: Eyes = None
    ) -> wire.NodeFrame:
        """The board after a step, with what may be done there."""
        room = _room(request)
        await _enter(request, study_id)
        study = await room.open(study_id)
        return room.telling.frame(study, study.chapter(chapter), node, eyes)

    @get(NODE + "/picture.svg", operation_id="studyPicture", media_type="image/svg+xml")
    async def picture(
        self, request: HouseRequest, study_id: StudyId, chapter: Number, node: Number, language: SpokenLanguage = "en"
    ) -> Response[str]:
        """The board after a step as the game draws it."""
        room = _room(request)
        await _enter(request, study_id)
        study = await room.open(study_id)
        found = study.chapter(chapter)
        found.node(node)
        state = room.positions.at(study_id, found, node)
        with speaking(language):
            try:
                drawn = state.game.draw_svg(state.view(None))
            except NotImplementedError:
                raise Refused("unknown", thing="picture") from None
        return Response(drawn, media_type="image/svg+xml")

    @post(NODE + "/table", status_code=201, operation_id="playOn")
    async def play_on(
        self, request: HouseRequest, study_id: StudyId, chapter: Number, node: Number, data: JSONBody[wire.PlayOn]
    ) -> TableMade:
        """A new table at which a position is played on from, against bots; it counts for nothing."""
        caller, hall, room = await caller_of(request), hall_of(request), _room(request)
        await room.enter(study_id, caller)
        study = await room.open(study_id)
        found = study.chapter(chapter)
        found.node(node)
        state = room.positions.at(study_id, found, node)
        if state.over or data.seat >= state.players:
            raise Refused("not_now", "study_over")
        hall.limits.take("create", caller.address)
        bots = {str(seat): data.level for seat in range(int(state.players)) if seat != data.seat}
        game, settings = state.game.name, state.settings.plain()
        unrated = TableOptions(rated=False)
        wish = NewTable(game, settings, options=unrated, sit=False, name=data.name, bots=bots)
        draft = draft_of(wish, caller.player)
        name = "" if caller.player else clean(data.name)[:40] or "Guest 1"
        player = caller.player.id if caller.player else None
        first = [Sat(seat=data.seat, name=name, player=player, host=True), *draft.first]
        live = await hall.create(replace(draft, first=first, start=dict(state.snapshot())))
        return TableMade(live.info(hall.now()), data.seat, links_to(hall, live, True, data.seat))

    @get("/{study_id:str}/chapters/{chapter:int}/record", operation_id="studyRecord", media_type="text/plain")
    async def record(self, request: HouseRequest, study_id: StudyId, chapter: Number) -> Response[str]:
        """The record of the game of a chapter."""
        room = _room(request)
        await _enter(request, study_id)
        begins = (await room.open(study_id)).chapter(chapter).start
        if not begins.record:
            raise Refused("unknown", thing="record")
        headers = {"Content-Disposition": f'attachment; filename="{begins.game}-{study_id}.bastide"'}
        return Response(begins.record, headers=headers)

    @get("/{study_id:str}/chapters/{chapter:int}/review", operation_id="studyReview")
    async def review(self, request: HouseRequest, study_id: StudyId, chapter: Number) -> ReviewInfo:
        """The review of the game of a chapter, if somebody has asked for it, or how far it is."""
        await _enter(request, study_id)
        begins = (await _room(request).open(study_id)).chapter(chapter).start
        if not begins.record:
            return ReviewInfo("none")
        return await review_of(request.house.reviews, begins.table or review_id(study_id, chapter), begins.game)

    @post("/{study_id:str}/chapters/{chapter:int}/review", status_code=200, operation_id="askForStudyReview")
    async def ask_for_review(self, request: HouseRequest, study_id: StudyId, chapter: Number) -> ReviewInfo:
        """Have the game of a chapter looked at again; for who may write in the study."""
        caller, hall, room = await caller_of(request), hall_of(request), _room(request)
        await room.enter_to_write(study_id, caller)
        begins = (await room.open(study_id)).chapter(chapter).start
        if not begins.record:
            raise Refused("unknown", thing="record")
        if not begins.table:
            return await _ask_for_record(request, caller, review_id(study_id, chapter), begins)
        live = await hall.live(begins.table)
        return await ask_for(request.house.reviews, Visit(hall, caller, live, hall.author(live, "", None), None))


async def _ask_for_record(request: HouseRequest, caller: Caller, id: str, begins: Start) -> ReviewInfo:
    """Have a game reviewed of which there is the record alone, unless it is or will be; but none that follows a running
    game of who asks, and leaves it only in the end."""
    hall, reviews = hall_of(request), request.house.reviews
    now = await review_of(reviews, id, begins.game)
    if now.status not in ("none", "failed"):
        return now
    check_on(hall)
    if not any(line.seat >= 0 for line in Record.read(begins.record).lines):
        raise Refused("not_now", "review_empty")
    if await Running(hall, caller, beside=True).has_followed(passed_through(begins)):
        raise Refused("not_now", "study_running")
    hall.limits.take("review", caller.who)
    reviews.ask(id, begins.record)
    return await review_of(reviews, id, begins.game)


def _room(request: HouseRequest) -> Studies:
    room: Studies = request.app.state.studies
    return room


async def _enter(request: HouseRequest, id: str) -> Access:
    return await _room(request).enter(id, await caller_of(request))


async def _info(room: Studies, at: Access) -> wire.StudyInfo:
    writing = room.token(at.head, "writer") if at.role == "owner" else None
    return await room.telling.study(at.head, await room.open(at.head.id), at.role, writing)


async def _start(request: HouseRequest, caller: Caller, source: wire.Source) -> Start:
    """Where a chapter from this source begins."""
    if isinstance(source, wire.FromRecord):
        return of_record(source.record)
    if isinstance(source, wire.FromSetup):
        return of_setup(source.snapshot, source.names)
    if isinstance(source, wire.FromPuzzle):
        puzzle = request.house.puzzles.find(source.puzzle)
        return of_setup(dict(start(puzzle).snapshot()), [], puzzle.seat)
    hall = hall_of(request)
    live = await hall.live(source.table)
    author = hall.author(live, source.token, caller.player)
    if not author.watching:
        raise no_watching(live.table)
    at = Visit(hall, caller, live, author, None)
    check_over(at)
    table = live.table
    if table.start is not None:
        raise Refused("not_now", "played_on")
    if table.match is None or not table.steps:
        raise Refused("not_now", "study_empty")
    return of_record(record_for(at).write(), source.table)
