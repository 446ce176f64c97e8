"""Puzzles: today's, the next by rating or theme, answers and what became of them."""

from typing import Annotated

import msgspec
from msgspec import Meta

import bastide
from bastide.core import BastideError
from bastide.puzzles.file import Puzzle
from bastide.puzzles.judging import best, chance_of, verdict
from bastide.server.api.asked import Asked, Language, caller_of, player_of
from bastide.server.api.routes import Routes
from bastide.server.clock import time
from bastide.server.numbers import number_of
from bastide.server.puzzles.choosing import day_of, nearest
from bastide.server.puzzles.diary import rated, rating_change
from bastide.server.puzzles.rating import Strength
from bastide.server.puzzles.shown import brings, shown
from bastide.server.puzzles.wire import Judged, PuzzleDiary, PuzzleInfo, PuzzleRating, PuzzlesOfGame, PuzzleTry
from bastide.server.refusals import Refused
from bastide.server.wire import EventInfo

PuzzleId = Annotated[str, Meta(pattern="^[0-9a-f]{8}$")]
Game = Annotated[str, Meta(max_length=60)]
Theme = Annotated[str, Meta(max_length=30, description="What it is about; nothing for anything.")]
Number = Annotated[int, Meta(ge=-10_000, le=10_000, description="The rating of who has no account.")]
Tried = Annotated[list[PuzzleId], Meta(max_length=400)]
routes = Routes("/puzzles", "puzzles")


@routes.get("", "puzzles")
async def puzzles(asked: Asked) -> list[PuzzlesOfGame]:
    """How many puzzles there are of every game, and about what."""
    await caller_of(asked)
    return asked.house.puzzles.counted()


@routes.get("/diary", "puzzleDiary")
async def diary(asked: Asked) -> PuzzleDiary:
    """What the account that asks has done with puzzles: ratings, days, days in a row."""
    player = await player_of(asked)
    return await asked.house.diary.of(player.id)


@routes.get("/today", "puzzleOfTheDay", squeezed=True)
async def today(asked: Asked, game: Game, language: Language = None) -> PuzzleInfo:
    """Today's puzzle of a game, the same for all; the day is that of UTC."""
    await caller_of(asked)
    day = day_of(time())
    return await _info(asked, asked.house.puzzles.of_day(_game(game), day), language, day)


@routes.get("/next", "nextPuzzle", squeezed=True)
async def next_puzzle(
    asked: Asked,
    game: Game,
    theme: Theme = "",
    number: Number | None = None,
    tried: Tried | None = None,
    language: Language = None,
) -> PuzzleInfo | None:
    """The puzzle nearest to one's rating that one has not tried; null where none is left. Guests say both."""
    caller = await caller_of(asked)
    kept = asked.house.diary
    before, own = set(tried or ()), number_of() if number is None else number
    if caller.player is not None:
        before = await kept.tried(caller.player.id, game)
        own = number_of(*await kept.strength(caller.player.id, game))
    left = asked.house.puzzles.among(_game(game), theme, before)
    strengths = await kept.strengths(left)
    numbers = {id: number_of(*one) for id, one in strengths.items()}
    found = nearest(left, numbers, own)
    return None if found is None else await _info(asked, found, language)


@routes.get("/{puzzle_id:str}", "puzzle", squeezed=True)
async def see(asked: Asked, puzzle_id: PuzzleId, language: Language = None) -> PuzzleInfo:
    """A puzzle, with everything that can be answered."""
    await caller_of(asked)
    return await _info(asked, asked.house.puzzles.find(puzzle_id), language)


@routes.post("/{puzzle_id:str}/try", "tryPuzzle")
async def answer(asked: Asked, puzzle_id: PuzzleId, data: PuzzleTry, language: Language = None) -> Judged:
    """How good an answer is. The first one counts: the account's rating, or the one that was sent along, changes."""
    caller = await caller_of(asked)
    puzzle = asked.house.puzzles.find(puzzle_id)
    try:
        chance = chance_of(puzzle, data.actions)
    except BastideError as wrong:
        raise Refused.because("bad_action", str(wrong)) from None
    judged = verdict(puzzle, chance)
    rating = await _rate(asked, puzzle, data, judged != "worse", caller.player.id if caller.player else None)
    chosen, highest = best(puzzle)
    own, theirs = brings(puzzle, data.actions, language), brings(puzzle, list(chosen), language)
    return Judged(
        judged,  # type: ignore[arg-type]
        chance,
        list(chosen),
        highest,
        _without(own, theirs),
        _without(theirs, own),
        rating,
    )


async def _rate(asked: Asked, puzzle: Puzzle, data: PuzzleTry, solved: bool, player: str | None) -> PuzzleRating | None:
    kept = asked.house.diary
    if player is not None:
        today = data.day == day_of(time()) and asked.house.puzzles.of_day(puzzle.game, data.day).id == puzzle.id
        day = data.day if today else ""
        return await kept.note(player, puzzle, solved, day)
    if data.strength is None:
        return None
    own = Strength(data.strength.mu, data.strength.sigma)
    other = (await kept.strengths([puzzle]))[puzzle.id]
    return rating_change(own, rated(own, other, solved)[0])


async def _info(asked: Asked, puzzle: Puzzle, language: str | None, day: str = "") -> PuzzleInfo:
    strengths = await asked.house.diary.strengths([puzzle])
    return msgspec.structs.replace(shown(puzzle, language), number=number_of(*strengths[puzzle.id]), day=day)


def _game(name: str) -> str:
    if name not in bastide.game_names():
        raise Refused("unknown", thing="game")
    return name


def _without(events: list[EventInfo], others: list[EventInfo]) -> list[EventInfo]:
    return [event for event in events if event not in others]
