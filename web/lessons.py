"""Finds the positions of the tutorial in real games: one file for each game, made of views and legal actions.

Run by the build of the wheel, or by hand: PYTHONPATH=src python web/lessons.py
"""

import json
import random
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "src"))

import bastide  # noqa: E402
from bastide.core import FairDealer, Match  # noqa: E402

OUT = HERE / "src/pages/lessons"
LESSONS: dict[str, list[tuple[str, list[str]]]] = {
    "torres": [
        ("first", ["knight"]),
        ("move", ["move"]),
        ("block", ["block"]),
        ("knight", ["knight"]),
        ("end", ["end"]),
    ],
    "caylus": [
        ("place", ["place"]),
        ("provost", ["provost", "decline"]),
        ("take", ["take"]),
        ("build", ["build"]),
        ("castle", ["give"]),
    ],
    "magna_carta": [
        ("keep", ["keep", "mulligan"]),
        ("draw", ["draw"]),
        ("place", ["place"]),
        ("provost", ["provost"]),
        ("offer", ["offer"]),
    ],
    "carcassonne": [("place", ["place"]), ("figure", ["deploy"]), ("again", ["place"])],
}
"""For each step its text, `learn.<game>.<key>`, and the words of the moves it is about."""
IDLE = {"pass", "decline", "stop", "end", "advance", "replace"}
DEADLINE = 4_000


def lesson(name: str) -> list[dict[str, object]]:
    """The steps of one game, from one game played by lot, seen from the first seat."""
    game = bastide.load(name)
    match = Match(game, game.read_settings(players=2), FairDealer(bytes(range(32)), "lesson"))
    lot = random.Random(1)
    steps: list[dict[str, object]] = []
    for key, words in LESSONS[name]:
        for _ in range(DEADLINE):
            state = match.state
            legal = state.legal_actions()
            offered = [action for action in legal if action.word in words]
            if state.to_move == 0 and offered and len(legal) > 1:
                steps.append(
                    {
                        "key": key,
                        "words": words,
                        "view": state.view(0),
                        "survey": state.survey(),
                        "task": state.task().plain(),
                        "legal": [{"action": str(a), "message": state.message(a).plain()} for a in legal],
                    }
                )
                match.play(lot.choice(offered))
                break
            busy = [action for action in legal if action.word not in IDLE] or legal
            match.play(lot.choice(busy if lot.random() < 0.8 else legal))
            if match.state.over:
                match = Match(game, game.read_settings(players=2), FairDealer(bytes(range(1, 33)), "lesson"))
        else:
            raise SystemExit(f"No position of {name} was found for the lesson '{key}'.")
    return steps


def main() -> None:
    """Write all lessons."""
    OUT.mkdir(parents=True, exist_ok=True)
    for name in LESSONS:
        text = json.dumps(lesson(name), separators=(",", ":"), ensure_ascii=False)
        (OUT / f"{name}.json").write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
