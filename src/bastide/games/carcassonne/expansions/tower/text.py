"""The Tower, drawn with characters."""

from collections.abc import Mapping
from typing import cast

from bastide.games.carcassonne.expansions.tower.view import KEY, TowerView
from bastide.games.carcassonne.set_text import Mark, SetText


def _own_view(view: Mapping[str, object]) -> TowerView | None:
    return cast("TowerView | None", view[KEY])


class TowerText(SetText):
    """The towers with their heights, the prisoners and the pieces."""

    def marks(self, view: Mapping[str, object]) -> list[Mark]:
        found = _own_view(view)
        return [("T", tower) for tower in found["towers"]] if found else []

    def lines(self, view: Mapping[str, object]) -> list[str]:
        found = _own_view(view)
        if found is None:
            return []
        lines = [f"tower {x},{y} {height}" for x, y, height in found["towers"]]
        return lines + [f"{holder} holds {figure} x{n} of {owner}" for holder, owner, figure, n in found["prisoners"]]

    def held(self, view: Mapping[str, object], seat: int) -> str:
        found = _own_view(view)
        return f" pieces {found['pieces'][seat]}" if found else ""


TEXT = TowerText
