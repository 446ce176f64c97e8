"""Writes steps of real games, by which `reduce` is tested: positions before and after, with all that happened.

Run by hand when the views change: python web/tests/town/steps.py
"""

import json
from pathlib import Path

import bastide
from bastide import CHANCE, Dealer

HERE = Path(__file__).resolve().parent
GAMES = 12


def steps(name: str) -> list[dict[str, object]]:
    """Steps that together show every kind of event, as few as come first."""
    game = bastide.load(name)
    met: set[tuple[str, str]] = set()
    found: list[dict[str, object]] = []
    for seed in range(GAMES):
        dealer = Dealer(seed + 1)
        state = game.start(players=2 + seed % 3)
        while not state.over:
            mover = int(state.to_move)
            seat = max(0, mover)
            before = state.view(seat)
            events = state.record_events()
            if mover == CHANCE:
                state.apply(dealer.draw(state))
                continue
            codes = state.legal_codes()
            state.apply_code(codes[dealer.below(len(codes))])
            kinds = {(event.kind, event.clause if event.kind == "returned" else "") for event in events}
            if state.to_move != CHANCE and kinds - met:
                met |= kinds
                rows = [
                    {"kind": e.kind, "clause": e.clause, "seat": e.seat, "data": {**e.data, **(e.secret or {})}}
                    for e in events
                ]
                found.append({"before": before, "after": state.view(seat), "events": rows})
    return found


if __name__ == "__main__":
    for name in ("caylus", "magna_carta"):
        (HERE / f"steps.{name}.json").write_text(json.dumps(steps(name), separators=(",", ":")) + "\n")
