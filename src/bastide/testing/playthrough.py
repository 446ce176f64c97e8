"""A whole game as text, with everything the interface says on the way; a change of rules shows as a readable diff."""

import json
from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby

from bastide.core import CHANCE, Dealer, Game, render
from bastide.testing.events import shown_to


def playthrough(game: Game, seed: int = 1, every_view: int = 40, **options: object) -> str:
    """A random game: every decision, the actions offered and the events, and every now and then what everybody sees:
    the whole of it for a spectator, and for every seat what it sees otherwise."""
    state = game.start(**options)
    dealer = Dealer(seed)
    out = [
        f"{game.title}, rules version {game.rules_version}",
        f"settings: {_json(state.settings.plain())}",
        f"seed: {seed}",
    ]
    step = 0
    while not state.over:
        actions = state.legal_actions()
        mover = "chance" if state.to_move == CHANCE else f"seat {state.to_move}: {render(state.task())}"
        out += ["", f"# {step}, {mover}"]
        if step % every_view == 0:
            everybody = state.view(None)
            out.append(f"view spectator: {_json(everybody)}")
            out += [f"view {seat}: {_json(otherwise(everybody, state.view(seat)))}" for seat in range(state.players)]
            out.append(str(state))
        out.append(f"{len(actions)} legal: {'; '.join(folded(map(str, actions)))}")
        if state.to_move == CHANCE:
            out.append(f"weights: {' '.join(str(weight) for _, weight in state.chance_outcomes())}")
            action = dealer.draw(state)
        else:
            action = actions[dealer.below(len(actions))]
        out.append(f"> {action}  ({render(state.message(action))})")
        events = state.record_events()
        state.play(action)
        out += [
            f"  {_json(shown_to(event, event.owner))} {render(event.message(game.name, event.owner))}"
            for event in events
        ]
        state.events = None
        step += 1
    out += ["", f"scores: {state.scores}", f"winners: {state.winners}", str(state)]
    return "\n".join(out) + "\n"


def folded(texts: Iterable[str]) -> Iterator[str]:
    """Texts in their order, those that differ in the last word alone in one: `move d8 c8|d7`."""
    for start, group in groupby(texts, lambda text: text.rpartition(" ")[0]):
        yield f"{start} {'|'.join(text.rpartition(' ')[2] for text in group)}".strip()


def otherwise(one: object, other: object) -> object:
    """What differs in the other, as deep as both have the same shape; None where nothing does."""
    if isinstance(one, Mapping) and isinstance(other, Mapping) and one.keys() == other.keys():
        found = {key: otherwise(one[key], other[key]) for key in one if one[key] != other[key]}
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        found = {str(i): otherwise(one[i], other[i]) for i in range(len(one)) if one[i] != other[i]}
    else:
        return other
    return found or None


def _json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False)
