"""Words for people: message ids with parameters, rendered in the reader's language."""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files


class Message:
    __slots__ = ("id", "params")

    def __init__(self, id: str, params: Mapping[str, object] | None = None) -> None:
        self.id = id
        self.params = dict(params or {})

    def plain(self) -> dict[str, object]:
        return {
            "id": self.id,
            "params": {k: v.plain() if isinstance(v, Message) else v for k, v in self.params.items()},
        }


@cache
def _words(scope: str, language: str) -> dict[str, str]:
    path = files("bastide.rulebook") / "words" / f"{scope}.{language}.json"
    return dict(json.loads(path.read_text("utf-8"))) if path.is_file() else {}


def render(message: Message, language: str = "en") -> str:
    scope, _, rest = message.id.partition(".")
    text = _words(scope, language).get(rest) or _words(scope, "en")[rest]
    return text.format(**{k: render(v, language) if isinstance(v, Message) else v for k, v in message.params.items()})
