"""The language of the house: what every game, bot and table speaks. Knows no game."""

from bastide.core.action import Action, ActionSpace, Part
from bastide.core.dealer import Dealer
from bastide.core.errors import (
    BadAction,
    BadOption,
    BadRecord,
    BadSnapshot,
    BastideError,
    IllegalAction,
    Problem,
    UnknownGame,
)
from bastide.core.event import Event
from bastide.core.fair import FairDealer
from bastide.core.game import Game
from bastide.core.match import Match, Step
from bastide.core.options import Card, Clash, Option, Settings
from bastide.core.record import Record, Verification, replay, verify
from bastide.core.refusal import Refusal
from bastide.core.rulebook import Clause, Rulebook
from bastide.core.state import CHANCE, NOBODY, State
from bastide.core.words import Message, languages, render, speaking

__all__ = [
    "CHANCE",
    "NOBODY",
    "Action",
    "ActionSpace",
    "BadAction",
    "BadOption",
    "BadRecord",
    "BadSnapshot",
    "BastideError",
    "Card",
    "Clash",
    "Clause",
    "Dealer",
    "Event",
    "FairDealer",
    "Game",
    "IllegalAction",
    "Match",
    "Message",
    "Option",
    "Part",
    "Problem",
    "Record",
    "Refusal",
    "Rulebook",
    "Settings",
    "State",
    "Step",
    "UnknownGame",
    "Verification",
    "languages",
    "render",
    "replay",
    "speaking",
    "verify",
]
