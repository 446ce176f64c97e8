"""Small pictures of positions for lists of tables: what everybody knows, drawn once for all who ask."""

from hashlib import sha256

import msgspec

from bastide.core import Game, State

MOST = 500


class Thumbs:
    """The pictures that were asked for last, by position."""

    def __init__(self) -> None:
        self._drawn: dict[bytes, str | None] = {}

    def of(self, game: Game, state: State) -> str | None:
        """The picture of a position; None where the game has none."""
        view = state.view(None)
        key = sha256(game.name.encode() + msgspec.json.encode(view, order="sorted")).digest()
        svg = self._drawn.pop(key) if key in self._drawn else _draw(game, view)
        self._drawn[key] = svg
        if len(self._drawn) > MOST:
            del self._drawn[next(iter(self._drawn))]
        return svg


def _draw(game: Game, view: object) -> str | None:
    try:
        return game.draw_small(view)  # type: ignore[arg-type]
    except NotImplementedError:
        return None
