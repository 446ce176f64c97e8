"""CAR-PD-1: what The Princess & the Dragon adds to a game, and what it remembers."""

from typing import Final

from bastide.core.errors import BadSnapshot
from bastide.core.native import append, i64
from bastide.games.carcassonne.components import TILE_IDS, tiles_of, types_with
from bastide.games.carcassonne.expansions.princess_dragon.dragon import (
    DRAGON_TILE,
    VOLCANO_TILE,
    CallDragon,
    DragonAside,
    DragonHaunt,
    MoveDragon,
)
from bastide.games.carcassonne.expansions.princess_dragon.fairy import FairyBonus, FairyChoice, FairyPoint
from bastide.games.carcassonne.expansions.princess_dragon.memory import DRAGON_AT, FAIRY_WITH, MOST_STEPS, TRAIL
from bastide.games.carcassonne.expansions.princess_dragon.portal import PortalChoice
from bastide.games.carcassonne.expansions.princess_dragon.princess import PrincessChoice
from bastide.games.carcassonne.expansions.princess_dragon.view import KEPT
from bastide.games.carcassonne.figures import cell_of
from bastide.games.carcassonne.kept import Remembering
from bastide.games.carcassonne.standing import misplaced
from bastide.games.carcassonne.state import CarcassonneState
from bastide.games.carcassonne.turn import Chapter, Rules


class PrincessAndDragon(Remembering):
    """CAR-PD-1: 30 tiles with volcanoes, dragons, portals and princesses; a dragon and a fairy beside the land."""

    def __init__(self, name: str) -> None:
        super().__init__(name, KEPT)

    def join(self, rules: Rules) -> None:
        """CAR-PD-3.2: no follower, and by the option no figure at all, goes on a volcano; all else may be done
        (CAR-PD-3.3)."""
        rules.add_tiles(tiles_of("princess_dragon"), mixed_in=True)
        self.at = rules.reserve(self.name, TRAIL + MOST_STEPS + 1)
        for volcano in types_with("volcano"):
            rules.bar_followers(volcano, "CAR-PD-3.2")
            rules.no_figures[i64(volcano)] = 0 if rules.settings.on("volcano_companions") else 1
        rules.asides = append(rules.asides, DragonAside(self.at))
        rules.haunts = append(rules.haunts, DragonHaunt(self.at))
        rules.watchers = append(rules.watchers, self)
        rules.bonuses = append(rules.bonuses, FairyBonus(self.at, rules.settings["fairy_mode"] == "tile"))
        rules.add_choice(PortalChoice())
        rules.add_choice(FairyChoice(self.at), likely=True)
        princess = PrincessChoice(rules.settings["princess"] == "must")
        rules.add_choice(princess)
        if princess.must:
            rules.insistent = append(rules.insistent, princess)
        rules.add_phase(FairyPoint("CAR-T-1", self.at, rules.settings["fairy_mode"] == "tile"))
        rules.add_phase(CallDragon("CAR-T-4", self.at))
        rules.add_phase(MoveDragon("CAR-T-6", self.at))

    def can_play_on(self, state: CarcassonneState) -> bool:
        """CAR-PD-4.7: a volcano brings the dragon tiles laid aside back into the pile."""
        last = state.land.tile_turned[state.land.laid - 1] // 4
        return len(state.aside) > 0 and VOLCANO_TILE[last] == 1

    def left(self, state: CarcassonneState, figure: i64) -> None:
        """CAR-PD-2.2: when her follower leaves, the fairy stays where she is, next to nobody."""
        if state.memory[self.at + FAIRY_WITH] == figure + 1:
            state.memory[self.at + FAIRY_WITH] = 0

    def check(self, state: CarcassonneState, data: dict[str, object]) -> None:
        """CAR-PD-3.1, CAR-PD-4.7: the first volcano brings the dragon, and until then dragon tiles wait."""
        called = False
        tile: i64
        for tile in range(state.land.laid):
            number = state.land.tile_turned[tile] // 4
            if DRAGON_TILE[number] and not called:
                raise BadSnapshot(f"CAR-PD-4.7: '{TILE_IDS[number]}' was laid before the dragon came.")
            called = called or VOLCANO_TILE[number] == 1
        if called != (state.memory[self.at + DRAGON_AT] != 0):
            raise BadSnapshot("CAR-PD-3.1: the dragon is on the land exactly when a volcano is.")

    def check_standing(self, state: CarcassonneState, phase: str) -> None:
        """CAR-PD-3.4: no follower is on the dragon's tile."""
        at: i64
        for at in range(state.figures_out - state.guests):
            if state.is_follower(at) and cell_of(state, state.figures[at]) == state.memory[self.at + DRAGON_AT]:
                raise misplaced(state, at, "CAR-PD-3.4", "the dragon is there")

    def passing(self) -> dict[str, tuple[str, ...]]:
        return {"trail": ("CAR-T-6",)}


CHAPTER: Final[type[Chapter]] = PrincessAndDragon
