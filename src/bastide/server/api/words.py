"""The words of games, in the format of Project Fluent: for pages and programs that say messages themselves."""

from typing import Annotated

from litestar import Response, get
from litestar.params import Parameter

from bastide.core.words import fluent_text
from bastide.server.api.asked import Asked, caller_of
from bastide.server.refusals import Refused

WordsOf = Annotated[str, Parameter(pattern="^[a-z0-9_]{1,60}$")]
OfLanguage = Annotated[str, Parameter(pattern="^[a-z]{2,3}$")]


@get("/words/{words_of:str}/{language:str}", tags=["games"], operation_id="words", media_type="text/plain")
async def words(request: Asked, words_of: WordsOf, language: OfLanguage) -> Response[str]:
    """The words of a game, or of `core` or `server`, in a language. What is missing there is said in English."""
    await caller_of(request)
    text = fluent_text(words_of, language)
    if not text and not fluent_text(words_of, "en"):
        raise Refused("unknown", thing="file")
    return Response(text, media_type="text/plain")
