"""The smallest game with everything the contract carries: chance, hidden cards, a rule to break. Two to three players.

Every player is dealt two secret cards out of 1 to 8. In turn, each plays a card face up; one that is higher than the
card before it scores a point. A seat that holds the 8 may not play it first.
"""

from collections.abc import Mapping
from typing import Annotated, TypedDict

import pytest

import bastide
from bastide.core import (
    CHANCE,
    NOBODY,
    Action,
    ActionSpace,
    BadSnapshot,
    Dealer,
    Event,
    Game,
    Message,
    Option,
    Part,
    Refusal,
    Settings,
    State,
)
from bastide.core.native import codes
from bastide.core.rulebook import Clause, Rulebook
from bastide.core.words import add_words

Card = Annotated[int, Part.number(8, first=1)]


class Deal(Action, word="deal", chance=True):
    card: Card


class Play(Action, word="play"):
    card: Card


class LotsView(TypedDict):
    hands: list[list[int]]
    pile: list[int]
    scores: list[int]
    to_move: int


class LotsState(State):
    def __init__(self, game: Game, settings: Settings) -> None:
        super().__init__(game, settings)
        self.hands: list[list[int]] = [[] for _ in range(settings.players)]
        self.pile: list[int] = []
        self.points = [0] * settings.players
        self.to_move = CHANCE

    def unseen(self) -> list[int]:
        return [c for c in range(8) if c not in self.pile and not any(c in hand for hand in self.hands)]

    def dealt_to(self) -> int:
        return min(range(self.players), key=lambda seat: len(self.hands[seat]))

    def legal_codes(self):
        if self.to_move == CHANCE:
            return codes([Deal(c).code for c in self.unseen()])
        if self.to_move == NOBODY:
            return codes([])
        return codes([Play(c).code for c in sorted(self.hands[self.to_move]) if self.pile or c != 7])

    def chance_weights(self):
        return codes([1] * len(self.unseen()))

    def apply_code(self, code):
        action = self.game.decode(code)
        if isinstance(action, Deal):
            seat = self.dealt_to()
            self.hands[seat].append(action.card)
            self.note(Event("dealt", "LOT-1", seat, secret={"card": action.card + 1}, owner=seat, chance=True))
            if all(len(hand) == 2 for hand in self.hands):
                self.to_move = 0
            return
        seat = self.to_move
        self.hands[seat].remove(action.card)
        higher = bool(self.pile) and action.card > self.pile[-1]
        self.points[seat] += higher
        self.pile.append(action.card)
        self.note(Event("played", "LOT-2", seat, {"card": action.card + 1}, reveals=True))
        self.to_move = (seat + 1) % self.players if any(self.hands) else NOBODY

    def note(self, event: Event) -> None:
        if self.events is not None:
            self.events.append(event)

    def copy(self):
        twin = type(self)(self.game, self.settings)
        twin.hands = [hand[:] for hand in self.hands]
        twin.pile = self.pile[:]
        twin.points = self.points[:]
        twin.to_move = self.to_move
        return twin

    def score(self, seat):
        return self.points[seat]

    def key(self):
        return repr((self.hands, self.pile, self.points, self.to_move)).encode()

    def view(self, seat: int | None) -> LotsView:
        hands = [hand[:] if s == seat else [-1] * len(hand) for s, hand in enumerate(self.hands)]
        return {"hands": hands, "pile": self.pile[:], "scores": self.scores, "to_move": self.to_move}

    def snapshot(self) -> Mapping[str, object]:
        return {
            "game": "lots",
            "rules": 1,
            "settings": self.settings.plain(),
            "hands": [h[:] for h in self.hands],
            "pile": self.pile[:],
            "points": self.points[:],
            "to_move": self.to_move,
        }

    def determinize(self, seat: int, dealer: Dealer) -> "LotsState":
        twin = self.copy()
        pool = self.unseen() + [c for s, hand in enumerate(self.hands) if s != seat for c in hand]
        for s, hand in enumerate(self.hands):
            if s != seat:
                twin.hands[s] = [pool.pop(int(dealer.below(len(pool)))) for _ in hand]
                # The 8 may not be played first, so a seat that could only play it is impossible.
        return twin

    def sees(self, seat: int | None, code: int) -> bool:
        return self.to_move != CHANCE or seat == self.dealt_to()

    def inventory(self) -> Mapping[str, int]:
        return {"cards": len(self.unseen()) + len(self.pile) + sum(map(len, self.hands))}

    def refuse(self, action: Action) -> Refusal:
        if isinstance(action, Deal) or self.to_move == CHANCE:
            return Refusal("LOT-1", "lots.refusal.chance")
        if action.values[0] in self.hands[self.to_move]:
            return Refusal("LOT-3", "lots.refusal.eight")
        return Refusal("LOT-2", "lots.refusal.not_held", {"card": action.values[0] + 1})

    def task(self) -> Message:
        return Message("lots.task.play")


class Lots(Game):
    name = "lots"
    title = "Lots"
    seats = range(2, 4)
    seats_clause = "LOT-1"
    options = (Option("deck", ("eight",), "eight", "LOT-1"),)
    actions = ActionSpace(Deal, Play)
    view_type = LotsView
    state_type: type[LotsState] = LotsState

    def new_state(self, settings: Settings) -> State:
        return self.state_type(self, settings)

    def state_from(self, settings: Settings, data: Mapping[str, object]) -> State:
        state = self.state_type(self, settings)
        state.hands = [list(hand) for hand in data["hands"]]
        state.pile = list(data["pile"])
        state.points = list(data["points"])
        state.to_move = data["to_move"]
        cards = [card for hand in state.hands for card in hand] + state.pile
        if len(set(cards)) != len(cards):
            raise BadSnapshot("LOT-1: a card is in two places.")
        return state

    def draw_svg(self, view: Mapping[str, object]) -> str:
        rows = [view["pile"], *view["hands"]]
        cards = [
            f'<g transform="translate({70 * x + 10} {100 * y + 10})"><rect width="60" height="80" rx="8" '
            f'fill="#fffaf0" stroke="#4a3a20"/><text x="30" y="52" text-anchor="middle" font-size="32">'
            f"{card + 1 if card >= 0 else '?'}</text></g>"
            for y, row in enumerate(rows)
            for x, card in enumerate(row)
        ]
        size = f"{10 + 70 * max(2, *map(len, rows))} {100 * len(rows) + 10}"
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}">{"".join(cards)}</svg>'

    def draw_text(self, view: Mapping[str, object]) -> str:
        return f"pile {view['pile']} hands {view['hands']}"

    @property
    def rulebook(self) -> Rulebook:
        return RULEBOOK


RULEBOOK = Rulebook(
    "lots",
    "Lots",
    [
        Clause("LOT-1", "The deal", "Every player is dealt two secret cards out of 1 to 8."),
        Clause("LOT-2", "Playing", "In turn, each plays a card of theirs; higher than the one before scores a point."),
        Clause("LOT-3", "The eight", "The 8 may not be played first."),
    ],
)
add_words(
    "lots",
    "en",
    """
action-deal = Deal the { $card }
action-play = Play the { $card }

option-deck = The deck
option-deck-eight = 1 to 8

task-play = Play a card
    .others = { $player } plays a card

event-dealt = { $player } is dealt a card
event-dealt-secret = { $player } is dealt the { $card }
event-played = { $player } plays the { $card }

refusal-chance = the deal is not yours to make.
refusal-eight = the 8 may not be played first.
refusal-not_held = you do not hold the { $card }.
""",
)
GAME = Lots()


def put_on_the_shelf(patch: pytest.MonkeyPatch) -> None:
    """Let `bastide` find the game by its name beside the real ones, until the patch is undone."""
    real_load, real_names = bastide.load, bastide.game_names
    patch.setattr(bastide, "load", lambda name: GAME if name == "lots" else real_load(name))
    patch.setattr(bastide, "game_names", lambda: [*real_names(), "lots"])
