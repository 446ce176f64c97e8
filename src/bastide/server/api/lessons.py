"""Lessons: guided first games at tables of their own."""

from typing import Annotated

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from bastide.server.api.asked import Asked, caller_of, hall_of
from bastide.server.api.routes import Routes
from bastide.server.api.tables import Name, NewTable, TableMade, draft_of, links_to
from bastide.server.lessons import lessons
from bastide.server.refusals import Refused

LessonId = Annotated[str, Meta(max_length=60)]
routes = Routes("/lessons", "tables")


class Learner(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who takes a lesson."""

    name: Name = ""


@routes.post("/{lesson_id:str}", "takeLesson", 201)
async def take(asked: Asked, lesson_id: LessonId, data: Learner) -> TableMade:
    """Set up the table of a lesson: its luck and the first moves of the others are always the same."""
    caller, hall = await caller_of(asked), hall_of(asked)
    lesson = lessons().get(lesson_id)
    if lesson is None:
        raise Refused("unknown", thing="lesson")
    hall.limits.take("create", caller.address)
    bots = dict.fromkeys(lesson.others, lesson.level)
    table = NewTable(lesson.game, lesson.settings, name=data.name, bots=bots)
    live = await hall.create(replace(draft_of(table, caller.player), lesson=lesson_id))
    return TableMade(live.info(hall.now()), 0, links_to(hall, live, True, 0))
