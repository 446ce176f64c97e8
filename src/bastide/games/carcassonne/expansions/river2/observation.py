"""The options of the river, as numbers."""

from typing import Final

from bastide.core.options import Settings
from bastide.games.carcassonne.observer import Observer


class RiverObserver(Observer):
    """All else of the river lies on the land or is unseen."""

    def __init__(self) -> None:
        super().__init__()
        self.options = [("river_room_reserve", "flag", 1), ("river_bends_straight_between", "flag", 1)]

    def option_numbers(self, settings: Settings) -> list[int]:
        return [int(settings["river_room"] == "reserve"), int(settings["river_bends"] == "straight_between")]


OBSERVER: Final[type[Observer]] = RiverObserver
