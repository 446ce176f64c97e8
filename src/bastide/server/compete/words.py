"""The words of the pages for printing, in the language of who prints."""

from bastide.compete import Rules
from bastide.core import Message
from bastide.server.sentences import text_of

SHARED = {
    "place": "place",
    "player": "player",
    "points": "points",
    "difference": "column.difference",
    "absent": "absent",
}


class Said:
    """Says what stands on a page."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, what: str, **params: object) -> str:
        """The words of that name."""
        return text_of(Message(f"server.tournament.{what}", params), self.language)

    def league(self, what: str, **params: object) -> str:
        """The words of that name on the page of a league; some stand on that of a tournament as well."""
        if what in SHARED:
            return self(SHARED[what], **params)
        return text_of(Message(f"server.league.{what}", params), self.language)

    def rules(self, rules: Rules) -> str:
        """How points are given and ties are broken."""
        if rules.kind in ("knockout", "same_luck"):
            points = self(f"points.{rules.kind}")
        elif isinstance(rules.points, str):
            points = self(f"points.{rules.points}")
        else:
            points = self("points.places", text=", ".join(map(str, rules.points)))
        breaks = "; ".join(self(f"break.{each}") for each in rules.tie_breaks)
        return f"{points} {self('level', text=breaks)}" if breaks else points
