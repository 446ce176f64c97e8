"""The picture of a finished game, to be passed on."""

from typing import Annotated

from msgspec import Meta

from bastide.core import Message
from bastide.core.words import render, speaking
from bastide.server.api.asked import Asked, SpokenLanguage, TableId, Visit, visit
from bastide.server.api.review import check_over
from bastide.server.api.routes import SVG, Answer, Routes
from bastide.server.refusals import Refused
from bastide.server.sentences import seat_names
from bastide.server.share import Ended, picture

routes = Routes("/tables/{table_id:str}", "tables")


@routes.get("/picture.svg", "sharedPicture", SVG, squeezed=True)
async def shared(
    asked: Asked,
    table_id: TableId,
    shape: Annotated[str, Meta(pattern="^(wide|square|tall)$")] = "wide",
    language: SpokenLanguage = "en",
) -> Answer[str]:
    """A finished game as one picture with everything inside: `wide` 1200 by 630, `square` 1080 by 1080, `tall`
    1080 by 1920. It shows the board, the names as chosen at the table, and the points; no date and no place."""
    at = await visit(asked, table_id)
    check_over(at)
    table = at.live.table
    if table.result is None or table.match is None or at.live.frozen:
        raise Refused("unknown", thing="picture")
    with speaking(language):
        try:
            board = table.game.draw_board(table.match.state.view(None))
        except NotImplementedError:
            raise Refused("unknown", thing="picture") from None
    drawn = picture(board, _ended(at, language), shape)  # type: ignore[arg-type]  # as the pattern says
    return Answer(drawn, headers={"Cache-Control": "private, max-age=3600"})


def _ended(at: Visit, language: str) -> Ended:
    table = at.live.table
    result = table.result
    assert result is not None
    options = table.game.options
    chosen = [option.name for option in options if table.settings[option.name] is True and option.default is not True]
    with speaking(language):
        return Ended(
            title=table.game.title,
            about=", ".join(render(Message(f"{table.game.name}.option.{name}")) for name in chosen),
            names=seat_names(table, at.live.names, language),
            scores=result.scores,
            winners=result.winners,
            order=sorted(range(len(result.scores)), key=lambda seat: result.ranks[seat]),
            sealed=render(Message("server.share.sealed")),
        )
