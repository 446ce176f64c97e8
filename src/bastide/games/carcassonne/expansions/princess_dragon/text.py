"""The Princess & the Dragon, drawn with characters."""

from collections.abc import Mapping
from typing import cast

from bastide.games.carcassonne.expansions.princess_dragon.view import KEY, DragonView
from bastide.games.carcassonne.set_text import Mark, SetText


def _own_view(view: Mapping[str, object]) -> DragonView | None:
    return cast("DragonView | None", view[KEY])


class DragonText(SetText):
    """The dragon and the fairy."""

    def marks(self, view: Mapping[str, object]) -> list[Mark]:
        pair = _own_view(view)
        both = (("F", pair["fairy"]), ("D", pair["dragon"])) if pair else ()
        return [(letter, spot) for letter, spot in both if spot]

    def lines(self, view: Mapping[str, object]) -> list[str]:
        pair = _own_view(view)
        if pair is None:
            return []
        both = (("dragon", pair["dragon"]), ("fairy", pair["fairy"]))
        lines = [f"{name} {spot[0]},{spot[1]}" for name, spot in both if spot is not None]
        if pair["beside"]:
            seat, figure, _, _, segment = pair["beside"]
            lines[-1] += f" beside {seat} {figure} {segment}"
        return lines


TEXT = DragonText
