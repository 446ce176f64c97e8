"""Looks at pairs of positions that differ only in secrets, and complains when a viewer can tell them apart."""

import json

from bastide.core import Dealer, Event, State, render
from bastide.games.magna_carta import GAME
from bastide.testing.events import shown_to
from games.magna_carta.table import random_games
from games.playing import estimate


class Leak(AssertionError):
    """A viewer could tell two positions apart that must look the same."""


class Eyes:
    """Everything a viewer is shown by a position: the part of the engine under suspicion."""

    def view(self, state: State, viewer: int | None) -> object:
        return state.view(viewer)

    def events(self, events: list[Event], viewer: int | None) -> object:
        return [(shown_to(event, viewer), render(event.message(GAME.name, viewer))) for event in events]

    def choices(self, state: State) -> object:
        """What the seat to move is asked and offered."""
        actions = state.legal_actions()
        return [render(state.task()), [(str(action), render(state.message(action))) for action in actions]]

    def refusal(self, state: State, text: str) -> object:
        return str(state.why_not(GAME.parse(text)))

    def estimate(self, state: State, seat: int) -> object:
        return estimate(state, seat)


def hidden_twin(state: State, viewer: int | None, luck: Dealer) -> State | None:
    """Another position that only the viewer's opponents could tell from this one; None when nothing is hidden.

    Made by hand on a snapshot, not by `determinize`: cards change places between an opponent's hand and deck, and
    answers about the opening hand that nobody has seen are changed.
    """
    data = json.loads(json.dumps(state.snapshot()))
    names = [action.split()[1] for action in map(str, map(GAME.decode, range(*BUILDS)))]
    changed = False
    for number, one in enumerate(data["seats"]):
        if number == viewer:
            continue
        unseen = set(state.view(number)["players"][number]["unseen"])
        deck = [name for name in names if name in unseen and name not in one["hand"]]
        secret = [name for name in one["hand"] if name not in one["known"]]
        for _ in range(min(len(deck), len(secret))):
            if luck.below(2):
                out, into = secret[luck.below(len(secret))], deck[luck.below(len(deck))]
                one["hand"].remove(out)
                one["hand"].append(into)
                secret[secret.index(out)], deck[deck.index(into)] = into, out
                changed = True
        if one["mulligan"] is not None:
            one["mulligan"] = ["keep", "mulligan"][luck.below(2)]
            changed = True
    return GAME.restore(data) if changed else None


BUILDS = (GAME.parse("build small_farm").code, GAME.parse("build church").code + 1)
REFUSABLE = [f"build {name}" for name in ("small_farm", "bank", "church", "lawyer", "market")] + [
    "draw", "replace", "keep", "mulligan", "place 1", "place 9", "prestige statue", "turn 3", "use 1f", "use 2d>1t",
    "offer 2", "pay 1f", "provost 2", "gold food 1", "decline", "deal bank", "deal market", "first 0",
]  # fmt: skip


def look(eyes: Eyes, one: State, other: State, viewer: int | None) -> None:
    """Complain when the viewer can tell the two positions apart."""
    compare("view", as_bytes(eyes.view(one, viewer)), as_bytes(eyes.view(other, viewer)))
    if viewer is None:
        return
    compare("estimate", eyes.estimate(one, viewer), eyes.estimate(other, viewer))
    if one.to_move == viewer:
        compare("choices", eyes.choices(one), eyes.choices(other))
        for text in REFUSABLE:
            compare(f"refusal of {text}", eyes.refusal(one, text), eyes.refusal(other, text))


def step(eyes: Eyes, one: State, other: State, code: int, viewer: int | None, luck: Dealer) -> None:
    """Play on in both positions, by the same step if the viewer sees it, else by any hidden one, and look again."""
    if one.view(None)["step"] == "mulligan" and one.to_move == one.players - 1:
        return  # the last answer reveals all answers
    theirs = code
    if not one.sees(viewer, code):
        codes = other.legal_codes()
        theirs = int(codes[luck.below(len(codes))])
    elif code not in list(other.legal_codes()):
        return  # an opponent shows a card that is not in the hand of the other position
    after = one.copy(), other.copy()
    shown = after[0].record_events(), after[1].record_events()
    after[0].apply_code(code)
    after[1].apply_code(theirs)
    if any(event.reveals for event in shown[0]) and viewer != one.view(None)["mover"]:
        return  # an opponent shows cards: from here on the positions differ in public
    compare("events", as_bytes(eyes.events(shown[0], viewer)), as_bytes(eyes.events(shown[1], viewer)))
    look(eyes, *after, viewer)


def search_for_leaks(eyes: Eyes, games: int, seed: int = 1, all_viewers: bool = False) -> int:
    """Look at pairs all through random games, by one random viewer or by all; how many there were. Raises Leak."""
    luck = Dealer(seed + 77)
    pairs = 0
    for state, code in random_games(games, seed):
        every: list[int | None] = [None, *range(state.players)]
        for viewer in every if all_viewers else [every[luck.below(len(every))]]:
            twin = hidden_twin(state, viewer, luck)
            if twin is not None and twin != state:
                pairs += 1
                look(eyes, state, twin, viewer)
                step(eyes, state, twin, code, viewer, luck)
    return pairs


def compare(what: str, one: object, other: object) -> None:
    if one != other:
        raise Leak(f"The {what} differs: {one!r} and {other!r}.")


def as_bytes(shown: object) -> bytes:
    return json.dumps(shown).encode()
