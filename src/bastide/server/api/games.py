"""The games that can be played, their options and rules."""

from functools import cache
from typing import Annotated

import msgspec
from msgspec import Meta

import bastide
from bastide.bots.levels import FIRST
from bastide.bots.strength import Strength, strength_in
from bastide.core import Card, Game, Message, Option, UnknownGame
from bastide.server.api.asked import Asked, Language, SpokenLanguage, caller_of
from bastide.server.api.routes import SVG, Answer, Routes
from bastide.server.lengths import Length
from bastide.server.refusals import Refused
from bastide.server.sentences import info
from bastide.server.thinking import levels
from bastide.server.wire import MessageInfo

GameName = Annotated[str, Meta(max_length=60)]
routes = Routes("/games", "games")


class CardInfo(msgspec.Struct, frozen=True):
    """A value of an option that is chosen by its picture: a set that is added, or a way to play."""

    value: str | int | bool
    title: MessageInfo
    about: MessageInfo
    """What it brings, in a sentence or two."""
    minutes: int
    """How much longer it makes a game; less than nothing for a shorter one."""
    tiles: int
    """How many tiles it adds; 0 where tiles are not counted."""
    picture: str | None
    """Where its picture is, as an address below `games/<name>/pictures/`."""


class ClashInfo(msgspec.Struct, frozen=True):
    """Options that do not go together, or not well."""

    options: list[str]
    message: MessageInfo
    allowed_by: str | None
    """They are refused together unless this option is on as well; null where they are only advised against."""


class PresetInfo(msgspec.Struct, frozen=True):
    """A ready-made choice: these yes/no options, and no others."""

    name: str
    message: MessageInfo
    about: MessageInfo
    options: list[str]


class SeatsInfo(msgspec.Struct, frozen=True):
    """A number of players that only an option allows."""

    players: int
    option: str
    message: MessageInfo


class OptionInfo(msgspec.Struct, frozen=True):
    """One option of a game."""

    name: str
    message: MessageInfo
    values: list[str | int | bool]
    messages: list[MessageInfo]
    """What each value is called."""
    usual: str | int | bool
    clause: str
    cards: list[CardInfo]
    """The values that are chosen by pictures; none for a fine rule."""
    needs: dict[str, str | int | bool]
    """It only matters where these options have these values."""


class GameInfo(msgspec.Struct, frozen=True):
    """A game."""

    name: str
    title: str
    rules: int
    players: list[int]
    """The numbers of players it can be played with."""
    options: list[OptionInfo]
    bots: list[str]
    """The levels of bots that can sit down, the weakest first."""
    first_bot: str
    """The level for a first game: sensible, and to be beaten."""
    strength: dict[str, Strength]
    """By level, how it fared against the one below; nothing for those that nobody has measured."""
    minutes: int
    """About how long three players take for the usual game; 0 where nobody has said."""
    lengths: list[Length]
    """How long games take that were played here often enough, as measured."""
    tiles: int
    """How many tiles the usual game has; 0 where tiles are not counted."""
    about: MessageInfo | None
    """The usual game in a sentence, where its pictures are shown."""
    clashes: list[ClashInfo]
    presets: list[PresetInfo]
    seats_need: list[SeatsInfo]


class ClauseInfo(msgspec.Struct, frozen=True):
    """One clause of the rules."""

    id: str
    title: str
    text: str


@routes.get("", "games", squeezed=True)
async def games(asked: Asked, language: Language = None) -> list[GameInfo]:
    """All games."""
    await caller_of(asked)
    return [await _info(asked, bastide.load(name), language) for name in bastide.game_names()]


@routes.get("/{name:str}", "game")
async def game(asked: Asked, name: GameName, language: Language = None) -> GameInfo:
    """One game."""
    await caller_of(asked)
    return await _info(asked, _find(name), language)


@routes.get("/{name:str}/pictures/{card:str}", "cardPicture", SVG, squeezed=True)
async def card(asked: Asked, name: GameName, card: Annotated[str, Meta(max_length=60)]) -> Answer[str]:
    """The picture by which an option is chosen; `base` is the usual game."""
    await caller_of(asked)
    svg = _card(_find(name).name, card)
    if svg is None:
        raise Refused("unknown", thing="picture")
    return Answer(svg, headers={"Cache-Control": "public, max-age=86400"})


@routes.get("/{name:str}/rules", "gameRules")
async def rules(asked: Asked, name: GameName, language: SpokenLanguage = "en") -> list[ClauseInfo]:
    """The clauses of a game's rules, in your language."""
    await caller_of(asked)
    rulebook = _find(name).rulebook
    return [ClauseInfo(clause.id, clause.title_in(language), clause.text_in(language)) for clause in rulebook]


@routes.get("/{name:str}/view-schema", "viewSchema")
async def view_schema(asked: Asked, name: GameName) -> dict[str, object]:
    """The JSON schema of a position's `view` in this game."""
    await caller_of(asked)
    return msgspec.json.schema(_find(name).view_type)


def _find(name: str) -> Game:
    try:
        return bastide.load(name)
    except UnknownGame:
        raise Refused("unknown", thing="game") from None


async def _info(asked: Asked, game: Game, language: str | None) -> GameInfo:
    def said(id: str) -> MessageInfo:
        return info(Message(f"{game.name}.{id}"), language)

    usual = game.read_settings()
    clashes = [
        ClashInfo(list(clash.options), said(f"clash.{'.'.join(clash.options)}"), clash.allowed_by or None)
        for clash in game.clashes
    ]
    presets = [
        PresetInfo(name, said(f"preset.{name}"), said(f"preset.{name}.about"), list(options))
        for name, options in game.presets.items()
    ]
    return GameInfo(
        game.name,
        game.title,
        game.rules_version,
        list(game.seats),
        [_option(game, option, language) for option in game.options],
        list(levels()),
        FIRST,
        strength_in(game.name),
        game.minutes,
        await asked.house.lengths.of(game.name),
        game.count_tiles(usual),
        said("about.base") if _card(game.name, "base") else None,
        clashes,
        presets,
        [SeatsInfo(number, option, said(f"seats.{number}")) for number, option in game.seats_need.items()],
    )


def _option(game: Game, option: Option, language: str | None) -> OptionInfo:
    message = info(Message(f"{game.name}.option.{option.name}"), language)
    messages = [info(Message(f"{game.name}.option.{option.name}.{_key(v)}"), language) for v in option.offered]
    cards = [_card_info(game, option, card, language) for card in option.cards]
    return OptionInfo(
        option.name, message, list(option.offered), messages, option.default, option.clause, cards, option.needs
    )


def _card_info(game: Game, option: Option, card: Card, language: str | None) -> CardInfo:
    own = _named(option, card)
    tiles = game.count_tiles(game.read_settings(**{option.name: card.value})) - game.count_tiles(game.read_settings())
    return CardInfo(
        card.value,
        info(Message(f"{game.name}.option.{own}"), language),
        info(Message(f"{game.name}.about.{own}"), language),
        card.minutes,
        tiles,
        own if _card(game.name, own) else None,
    )


def pictures(name: str) -> dict[str, str]:
    """All pictures by which options of a game are chosen, by their names."""
    game = bastide.load(name)
    named = [_named(option, card) for option in game.options for card in option.cards]
    return {card: svg for card in ["base", *named] if (svg := _card(name, card)) is not None}


def _named(option: Option, card: Card) -> str:
    """A set is called as its option is, a way to play as its value."""
    return option.name if card.value is True else f"{option.name}.{_key(card.value)}"


@cache
def _card(game: str, card: str) -> str | None:
    try:
        return bastide.load(game).draw_card(card)
    except KeyError:
        return None


def _key(value: object) -> str:
    return str(value).lower()
