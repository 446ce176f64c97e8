"""The words of games, in the format of Project Fluent: for pages and programs that say messages themselves."""

from typing import Annotated

from msgspec import Meta

from bastide.core.words import fluent_text
from bastide.server.api.asked import Asked, caller_of
from bastide.server.api.routes import TEXT, Routes
from bastide.server.refusals import Refused

WordsOf = Annotated[str, Meta(pattern="^[a-z0-9_]{1,60}$")]
OfLanguage = Annotated[str, Meta(pattern="^[a-z]{2,3}$")]
routes = Routes("/words", "games")


@routes.get("/{words_of:str}/{language:str}", "words", TEXT)
async def words(asked: Asked, words_of: WordsOf, language: OfLanguage) -> str:
    """The words of a game, or of `core` or `server`, in a language. What is missing there is said in English."""
    await caller_of(asked)
    text = fluent_text(words_of, language)
    if not text and not fluent_text(words_of, "en"):
        raise Refused("unknown", thing="file")
    return text
