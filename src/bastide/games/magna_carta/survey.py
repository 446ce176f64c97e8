"""What everybody can work out of a position: prices, who works in vain, and how the castle stands."""

from typing import TYPE_CHECKING

from bastide.core.native import i64
from bastide.games.magna_carta.codes import BUILD, MOVE_PROVOST, PLACE
from bastide.games.magna_carta.components import (
    CARDS,
    CASTLE,
    NONE,
    PLACE_PRICE,
    PROVOST_STEPS,
    SECTION_NAMES,
    SECTIONS,
    TOKEN_VALUE,
)
from bastide.games.magna_carta.phases.actions import legal as moves
from bastide.games.magna_carta.phases.actions import shows_building
from bastide.games.magna_carta.phases.castle import best_builder
from bastide.games.magna_carta.phases.effects import owner_beside
from bastide.games.magna_carta.phases.provost import legal as ways
from bastide.games.magna_carta.phases.provost import price_of
from bastide.games.magna_carta.position import MOVE, PROVOST_MOVE, TOKENS_OWNED
from bastide.games.magna_carta.view_types import MagnaCartaSurvey, PlaceSurvey, ProvostSurvey, SectionSurvey

if TYPE_CHECKING:
    from bastide.games.magna_carta.position import Position


def survey_of(p: "Position") -> MagnaCartaSurvey:
    """What follows from the position for everybody."""
    reach = p.reach()
    builder = best_builder(p)
    return {
        "reach": int(reach) + 1,
        "idle": _idle(p, reach),
        "workplaces": [place + 1 for place in range(len(p.road)) if shows_building(p, place)],
        "places": _places(p, reach),
        "provost": _ways(p),
        "castle": [_section(p, section) for section in range(SECTIONS)],
        "builder": int(builder) if builder != NONE else None,
    }


def _idle(p: "Position", reach: i64) -> list[int]:
    return [place + 1 for place in range(int(reach) + 1, len(p.road)) if p.worker[place] != NONE]


def _places(p: "Position", reach: i64) -> dict[str, PlaceSurvey]:
    shown: dict[str, PlaceSurvey] = {}
    if p.step != MOVE:
        return shown
    for code in moves(p):
        if PLACE <= code < BUILD:
            place = code - PLACE
            host = owner_beside(p, place, p.mover)
            takes = host != NONE and len(CARDS[p.road[place]].secondary) > 0
            shown[str(place + 1)] = {
                "price": int(PLACE_PRICE),
                "host": int(host) if takes else None,
                "beyond": place > reach,
            }
    return shown


def _ways(p: "Position") -> list[ProvostSurvey]:
    shown: list[ProvostSurvey] = []
    if p.step != PROVOST_MOVE:
        return shown
    for code in ways(p):
        steps = code - MOVE_PROVOST - PROVOST_STEPS
        place = p.provost + steps
        shown.append({
            "steps": int(steps),
            "place": int(place) + 1,
            "price": int(price_of(steps)),
            "idle": _idle(p, place),
        })  # fmt: skip
    return shown


def _section(p: "Position", section: i64) -> SectionSurvey:
    return {
        "name": SECTION_NAMES[section],
        "value": int(TOKEN_VALUE[section]),
        "left": int(p.castle[section]),
        "of": CASTLE[p.players][section],
        "next": bool(p.tokens_left() > 0 and p.section() == section),
        "owned": [int(p.tally(seat, TOKENS_OWNED + section)) for seat in range(p.players)],
    }
