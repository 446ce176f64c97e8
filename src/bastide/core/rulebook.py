import json
from functools import cache
from importlib.resources import files


class Clause:
    def __init__(self, id: str, title: str, text: str) -> None:
        self.id, self.title, self.text = id, title, text


class Rulebook:
    def __init__(self, clauses: dict[str, Clause]) -> None:
        self.clauses = clauses

    @classmethod
    def of(cls, game: str) -> "Rulebook":
        return _load(game)

    def __contains__(self, id: str) -> bool:
        return id in self.clauses


@cache
def _load(game: str) -> Rulebook:
    data = json.loads((files("bastide.rulebook") / "clauses" / f"{game}.json").read_text("utf-8"))
    return Rulebook({c["id"]: Clause(c["id"], c["title"], c["text"]) for c in data["clauses"]})
