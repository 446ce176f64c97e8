"""What a viewer may know of Abbey & Mayor."""

from typing import TypedDict


class AbbeyView(TypedDict):
    """Abbey & Mayor: who still has an abbey, and where the barns stand."""

    abbeys: list[bool]
    """Whether each seat still has its abbey."""
    barns: list[list[int] | None]
    """[x, y] for each seat: its barn stands on the north-west corner of that tile; None while it is in hand."""
    waiting: list[list[int | str]]
    """The wagons that may drive on now: seat, figure, x, y and segment where they were scored."""
    fresh: bool
    """Whether the active player's barn was placed in this part and its field is not scored yet."""
    round: list[int] | None
    """In the final abbey round: the seat that played the last tile, and how many seats have been asked."""


KEY = "abbey_mayor"
"""Where a view has it."""
VIEW = AbbeyView
