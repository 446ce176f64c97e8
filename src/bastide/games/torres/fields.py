"""The course of the game and the turn under way, field by field: for the snapshot, the view and the key."""

from typing import Final

from bastide.core.fields import Field, Flag, Named, Whole, declared
from bastide.games.torres.actions import RETURN_PLACES
from bastide.games.torres.components import CARDS_BOUGHT, CARDS_SHOWN
from bastide.games.torres.view_types import TorresView

SHOWN: Final[list[Field]] = declared(TorresView)
FIELDS: Final[list[Field]] = [
    *SHOWN,
    Whole(0, lambda p: int(p.players), name="turns_taken"),
    Whole(0, CARDS_BOUGHT, name="purchases"),
    Whole(0, CARDS_SHOWN, name="to_draw"),
    Flag("whole_deck_seen"),
    Named(RETURN_PLACES, "place", name="first_returned"),
]
