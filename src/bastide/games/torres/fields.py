"""The course of the game and the turn under way, field by field: for the snapshot, the view and the key."""

from typing import Final

from bastide.core.fields import Field, Flag, Named, Whole
from bastide.games.torres.actions import RETURN_PLACES
from bastide.games.torres.components import (
    CARD_NAMES,
    CARDS_BOUGHT,
    CARDS_SHOWN,
    MASTER_NAMES,
    SQUARE_NAMES,
    TOWER_HEIGHT,
    TURN_POINTS,
    YEARS,
)
from bastide.games.torres.position import DECISIONS, NO_TOWER, TURN

FIELDS: Final[list[Field]] = [
    Whole("year", 1, YEARS),
    Whole("round", 1, lambda p: int(p.rounds())),
    Whole("first_player", 0, lambda p: int(p.players) - 1),
    Whole("start_player", 0, lambda p: int(p.players) - 1, default=lambda p: int(p.first_player)),
    Whole("turns_taken", 0, lambda p: int(p.players)),
    Named("decision", DECISIONS, "decision", default="turn"),
    Named("master_card", MASTER_NAMES, "master card"),
    Whole("action_points", 0, TURN_POINTS + 2, default=lambda p: TURN_POINTS if p.decision == TURN else 0),
    Whole("tower_of_turn", 0, TOWER_HEIGHT, none=NO_TOWER),
    Whole("purchases", 0, CARDS_BOUGHT),
    Flag("card_played"),
    Named("card_in_play", CARD_NAMES, "card"),
    Named("lifted", SQUARE_NAMES, "square"),
    Named("raised", SQUARE_NAMES, "square"),
    Whole("to_draw", 0, CARDS_SHOWN),
    Flag("kept"),
    Flag("whole_deck_seen"),
    Named("first_returned", RETURN_PLACES, "place"),
]
