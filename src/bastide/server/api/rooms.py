"""What the routes of tournaments, clubs and leagues share."""

from typing import Annotated

from litestar import Response
from litestar.params import Parameter

from bastide.server.api.requests import HouseRequest
from bastide.server.compete.rooms import Rooms

Id = Annotated[str, Parameter(pattern="^[a-z0-9]{1,40}$")]
Mine = Annotated[bool, Parameter(description="Only your own.")]
STYLE_PATH = "/tournaments/print.css"


def rooms_of(request: HouseRequest) -> Rooms:
    """Where people compete."""
    rooms: Rooms = request.app.state.rooms
    return rooms


def sheet(text: str, name: str) -> Response[str]:
    """What a browser keeps as a file of that name."""
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, headers=headers, media_type="text/csv")
