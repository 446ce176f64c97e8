"""The games that can be played, their options and rules."""

from typing import Annotated

import msgspec
from litestar import Controller, get
from litestar.params import Parameter

import bastide
from bastide.core import Game, Message, UnknownGame
from bastide.server.api.asked import Asked, Language, SpokenLanguage, caller_of
from bastide.server.refusals import Refused
from bastide.server.sentences import info
from bastide.server.thinking import levels
from bastide.server.wire import MessageInfo

GameName = Annotated[str, Parameter(max_length=60)]


class OptionInfo(msgspec.Struct, frozen=True):
    """One option of a game."""

    name: str
    message: MessageInfo
    values: list[str | int | bool]
    messages: list[MessageInfo]
    """What each value is called."""
    usual: str | int | bool
    clause: str


class GameInfo(msgspec.Struct, frozen=True):
    """A game."""

    name: str
    title: str
    rules: int
    players: list[int]
    """The numbers of players it can be played with."""
    options: list[OptionInfo]
    bots: list[str]
    """The levels of bots that can sit down."""


class ClauseInfo(msgspec.Struct, frozen=True):
    """One clause of the rules."""

    id: str
    title: str
    text: str


class GamesController(Controller):
    """What can be played."""

    path = "/games"
    tags = ["games"]

    @get("/", operation_id="games")
    async def games(self, request: Asked, language: Language = None) -> list[GameInfo]:
        """All games."""
        await caller_of(request)
        return [_info(bastide.load(name), language) for name in bastide.game_names()]

    @get("/{name:str}", operation_id="game")
    async def game(self, request: Asked, name: GameName, language: Language = None) -> GameInfo:
        """One game."""
        await caller_of(request)
        return _info(_find(name), language)

    @get("/{name:str}/rules", operation_id="gameRules")
    async def rules(self, request: Asked, name: GameName, language: SpokenLanguage = "en") -> list[ClauseInfo]:
        """The clauses of a game's rules: titles in your language, texts in English."""
        await caller_of(request)
        rulebook = _find(name).rulebook
        return [ClauseInfo(clause.id, clause.title_in(language), clause.text) for clause in rulebook]

    @get("/{name:str}/view-schema", operation_id="viewSchema")
    async def view_schema(self, request: Asked, name: GameName) -> dict[str, object]:
        """The JSON schema of a position's `view` in this game."""
        await caller_of(request)
        return msgspec.json.schema(_find(name).view_type)


def _find(name: str) -> Game:
    try:
        return bastide.load(name)
    except UnknownGame:
        raise Refused("unknown", thing="game") from None


def _info(game: Game, language: str | None) -> GameInfo:
    options = [
        OptionInfo(
            option.name,
            info(Message(f"{game.name}.option.{option.name}"), language),
            list(option.offered),
            [info(Message(f"{game.name}.option.{option.name}.{_key(v)}"), language) for v in option.offered],
            option.default,
            option.clause,
        )
        for option in game.options
    ]
    return GameInfo(game.name, game.title, game.rules_version, list(game.seats), options, list(levels()))


def _key(value: object) -> str:
    return str(value).lower()
