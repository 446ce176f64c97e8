"""CAR-B: the base game as the first chapter of the rules."""

from bastide.core.native import i64
from bastide.games.carcassonne.components import (
    BOX,
    CITY,
    CLOISTER,
    FIELD,
    ROAD,
    SMALL,
    TILE_NUMBER,
    tiles_of,
)
from bastide.games.carcassonne.grid import START_CELL
from bastide.games.carcassonne.phases.completing import ReturnFigures, ScoreCompleted
from bastide.games.carcassonne.phases.deploying import FollowerChoice, TakeAction
from bastide.games.carcassonne.phases.ending import Finish, ScoreFields, ScoreIncomplete
from bastide.games.carcassonne.phases.placing import DrawTile, PlaceTile
from bastide.games.carcassonne.phases.turns import NextTurn, SecondPart, StartPlayer, TurnStart
from bastide.games.carcassonne.scoring import CityWorth, CloisterWorth, FieldWorth, RoadWorth
from bastide.games.carcassonne.turn import Chapter, Rules


class BaseGame(Chapter):
    """What is always in play."""

    def join(self, rules: Rules) -> None:
        """CAR-B-1.1, CAR-B-1.3, CAR-B-1.4: tiles, followers and the start tile; then the phases of a turn."""
        rules.add_tiles(tiles_of("base"), mixed_in=True)
        small = BOX["figures"]["small"]
        rules.figures[SMALL] = i64(small["per_player"] - small["score_markers"])
        rules.add_follower(SMALL, "CAR-B-3.4")
        rules.start_with([TILE_NUMBER[BOX["start_tile"]]], [int(START_CELL)])
        rules.add_choice(FollowerChoice())
        rules.revalue(ROAD, RoadWorth())
        rules.revalue(CITY, CityWorth(rules.settings["small_city"] == "two"))
        rules.revalue(FIELD, FieldWorth())
        rules.revalue(CLOISTER, CloisterWorth())
        for phase in (
            StartPlayer("CAR-B-1.5"),
            TurnStart("CAR-T-1"),
            DrawTile("CAR-T-3"),
            PlaceTile("CAR-T-4"),
            TakeAction("CAR-T-5"),
            ScoreCompleted("CAR-T-7c"),
            ReturnFigures("CAR-T-7f"),
            SecondPart("CAR-T-10"),
            NextTurn("CAR-T-12"),
            ScoreIncomplete("CAR-B-6.5b"),
            ScoreFields("CAR-B-6.5c"),
            Finish("CAR-B-6.6"),
        ):
            rules.add_phase(phase)
