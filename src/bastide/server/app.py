"""The application: everything put together."""

import logging
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, Router
from litestar.datastructures import ResponseHeader
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.routes import HTTPRoute

from bastide import __version__
from bastide.server import page
from bastide.server.api.accounts import AccountsController
from bastide.server.api.calendar import CalendarController
from bastide.server.api.clubs import ClubsController, SeasonsController
from bastide.server.api.duplicates import DuplicatesController
from bastide.server.api.notices import NoticesController
from bastide.server.api.plain import ROUTES
from bastide.server.api.players import PlayersController
from bastide.server.api.presence import PresenceController
from bastide.server.api.ratings import best_players, rated_groups
from bastide.server.api.requests import HouseRequest, served
from bastide.server.api.studies import StudiesController
from bastide.server.api.system import Readiness, alive, metrics, ready
from bastide.server.api.tournaments import TournamentsController
from bastide.server.compete.rooms import Rooms
from bastide.server.configuration import DAY, Configuration
from bastide.server.guard import Guard
from bastide.server.hall import Hall
from bastide.server.history import History
from bastide.server.house import furnish, secret
from bastide.server.metrics import Metrics
from bastide.server.notices import Notices
from bastide.server.projection import refused_info
from bastide.server.rating import Ratings
from bastide.server.refusals import Refused
from bastide.server.socket import table_socket
from bastide.server.store import open_store
from bastide.server.studies.room import Studies
from bastide.server.studies.socket import study_socket
from bastide.server.thinking import processes
from bastide.server.wire import PATH, PROTOCOL, RefusedInfo

logger = logging.getLogger("bastide")
LARGEST_BODY = 65_536
LANGUAGE = re.compile("[a-z]{2,3}")
REFUSALS = {
    400: "The request cannot be read, or does not make sense.",
    401: "Nobody is signed in.",
    403: "That is not allowed to the asker.",
    404: "There is no such thing.",
    409: "Not now: the text says why, and `code` what to do.",
    413: "The request is too large.",
    429: "Too often.",
    503: "The store does not answer.",
}


def create_app(configuration: Configuration) -> Litestar:
    """The application for this configuration."""

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        store = await open_store(configuration)
        app.state.house = house = await furnish(store, configuration, processes.start)
        hall, numbers = house.hall, house.hall.metrics
        ratings, history = Ratings(store), History(store)
        notices = Notices(store, configuration, numbers, await secret(store, "push"))
        hall.after += [ratings.after, history.after, notices.after]
        hall.now_and_then.append(lambda: notices.after_the_night(hall.lives))
        app.state.history = history
        app.state.studies = Studies(hall)
        app.state.rooms = rooms = Rooms(hall, notices)
        app.state.hall, app.state.metrics, app.state.ratings, app.state.notices = hall, numbers, ratings, notices
        app.state.readiness = Readiness(store)
        await hall.bans.learn()
        await hall.conversation.people.learn()
        _gauges(numbers, hall)
        hall.driver.start()
        rooms.start()
        hall.background(_rate_what_was_missed(hall, ratings))
        hall.background(history.catch_up())
        logger.info("serving", extra={"store": store.name, "version": __version__})
        try:
            yield
        finally:
            await rooms.close()
            await hall.close()
            await store.close()

    refusals: dict[int, ResponseSpec] = {
        status: ResponseSpec(RefusedInfo, description=text, generate_examples=False)
        for status, text in REFUSALS.items()
    }
    app = Litestar(
        route_handlers=[
            Router(
                PATH,
                route_handlers=[
                    *(served(route) for route in ROUTES),
                    DuplicatesController,
                    AccountsController,
                    NoticesController,
                    CalendarController,
                    PlayersController,
                    PresenceController,
                    TournamentsController,
                    ClubsController,
                    SeasonsController,
                    StudiesController,
                    best_players,
                    rated_groups,
                ],
            ),
            alive,
            ready,
            metrics,
            table_socket,
            study_socket,
            *page.pages(),
        ],
        lifespan=[open_house],
        middleware=[Guard()],
        request_class=HouseRequest,
        exception_handlers={
            Refused: _refused,
            HTTPException: _wrong,
            RecursionError: _too_deep,
            UnicodeError: _no_text,
            Exception: _failed,
        },
        request_max_body_size=LARGEST_BODY,
        response_headers=[ResponseHeader(name="Cache-Control", value="no-store")],
        openapi_config=OpenAPIConfig(
            title="Bastide",
            version=str(PROTOCOL),
            description="Castle-building board games at a table: seats, moves, records. The socket is described in "
            "docs/protocol.md.",
            path=PATH,
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
    )
    for route in app.routes:
        if isinstance(route, HTTPRoute) and route.path.startswith(PATH):
            for handler in route.route_handlers:
                handler.responses = {**refusals, **(handler.responses or {})}
    return app


async def _rate_what_was_missed(hall: Hall, ratings: Ratings) -> None:
    """Take into account what ended just before the last process did."""
    for id in await ratings.untaken(hall.now() - 7 * DAY):
        await ratings.take((await hall.live(id)).table)


def _gauges(numbers: Metrics, hall: Hall) -> None:
    numbers.gauge("bastide_tables_in_memory", "Tables in the memory of this process.", lambda: len(hall.lives))
    numbers.gauge("bastide_sockets", "Open sockets.", lambda: sum(len(live.watchers) for live in hall.lives.values()))
    numbers.gauge(
        "bastide_bots_thinking",
        "Bots that think now.",
        lambda: sum(live.thinking is not None and not live.thinking.done() for live in hall.lives.values()),
    )


def _refused(request: Request[Any, Any, Any], refused: Refused) -> Response[RefusedInfo]:
    request.app.state.metrics.refused.add(refused.code)
    headers = {"Retry-After": str(int(refused.wait) + 1)} if refused.wait else {}
    answer = refused_info(refused, _language(request))
    return Response(answer, status_code=refused.status, headers=headers)


def _language(request: Request[Any, Any, Any]) -> str | None:
    language = request.query_params.get("language", "")
    return language if LANGUAGE.fullmatch(language) else None


def _wrong(request: Request[Any, Any, Any], wrong: HTTPException) -> Response[RefusedInfo]:
    problem = wrong.detail
    if isinstance(wrong, ValidationException) and isinstance(wrong.extra, list):
        problem = "; ".join(
            f"{item.get('key', '')}: {item.get('message', '')}" for item in wrong.extra if isinstance(item, dict)
        )
    refused = Refused("too_large", limit=LARGEST_BODY) if wrong.status_code == 413 else None
    refused = refused or Refused("bad_request", problem=problem[:300])
    headers = dict(wrong.headers or {})
    return Response(refused_info(refused, _language(request)), status_code=wrong.status_code, headers=headers)


def _too_deep(request: Request[Any, Any, Any], wrong: RecursionError) -> Response[RefusedInfo]:
    refused = Refused("bad_request", problem="it is nested too deeply.")
    return Response(refused_info(refused, _language(request)), status_code=refused.status)


def _no_text(request: Request[Any, Any, Any], wrong: UnicodeError) -> Response[RefusedInfo]:
    refused = Refused("bad_request", problem="it is no text in UTF-8.")
    return Response(refused_info(refused, _language(request)), status_code=refused.status)


def _failed(request: Request[Any, Any, Any], wrong: Exception) -> Response[RefusedInfo]:
    if isinstance(wrong, request.app.state.hall.store.gone):
        logger.warning("the store cannot be reached: %s", wrong)
        return _refused(request, Refused("unavailable"))
    logger.error("a request failed", exc_info=wrong, extra={"path": request.url.path})
    return Response(refused_info(Refused("failed", "unavailable"), _language(request)), status_code=500)
