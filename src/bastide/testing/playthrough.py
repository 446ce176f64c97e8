"""A whole game as text, with everything the interface says on the way; a change of rules shows as a readable diff."""

import json
from collections.abc import Mapping

from bastide.core import CHANCE, Dealer, Game, render
from bastide.testing.events import shown_to


def playthrough(game: Game, seed: int = 1, every_view: int = 40, **options: object) -> str:
    """A random game: every decision, the actions offered and the events, and every so often all views."""
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
            out += [
                f"view {'spectator' if v is None else v}: {_json(state.view(v))}" for v in (None, *range(state.players))
            ]
            out.append(str(state))
        out.append(f"{len(actions)} legal: {'; '.join(map(str, actions))}")
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


def _json(data: Mapping[str, object]) -> str:
    return json.dumps(data, ensure_ascii=False)
