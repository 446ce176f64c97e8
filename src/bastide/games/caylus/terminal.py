"""The table drawn with characters."""

from collections.abc import Mapping


def draw(view: Mapping[str, object]) -> str:
    return f"turn {view['turn']}"
