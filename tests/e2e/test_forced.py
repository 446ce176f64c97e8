"""Decisions with one choice take themselves, and are taken back with the decision before them."""

import time
from collections.abc import Callable
from typing import Any

from e2e.people import PATIENCE, Person, ask, set_table
from e2e.serving import Served

Bring = Callable[..., Person]
TOASTED = """() => {
    const look = () => {
        window.toasted ||= document.querySelector('.toast')?.textContent.includes('Only one choice') ?? false;
    };
    look();
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
"""Keeps whether it was said that there is only one choice."""


def answered(served: Served, id: str, token: str) -> str:
    """The number of the last entry, once the first seat is to move again."""
    seen = ask(served.address, "GET", f"tables/{id}", token=token)
    return str(seen["table"]["seq"]) if seen["position"]["to_move"] == 0 else ""


def own(served: Served, id: str, token: str) -> list[str]:
    """What the first seat has done and not taken back."""
    steps: list[dict[str, Any]] = []
    for entry in ask(served.address, "GET", f"tables/{id}/log?limit=500", token=token):
        if entry.get("to") is not None:
            del steps[entry["to"] :]
        steps += entry["steps"]
    return [step["action"] for step in steps if step["seat"] == 0]


def test_the_only_choice_takes_itself_and_goes_back_with_the_move_before_it(person: Bring, served: Served) -> None:
    """With all workers placed, or no money left, there is only passing."""
    red = person(forced=True)
    made = set_table(served.address, "caylus", bots=1)
    id, token = made["table"]["id"], made["links"]["seat"]
    ask(served.address, "POST", f"tables/{id}/commands", {"do": "start", "id": "start"}, token)
    red.go(f"/table/{id}?key={token}")
    red.page.wait_for_selector(".table[data-game=caylus]")
    red.page.evaluate(TOASTED)
    end = time.monotonic() + PATIENCE
    while not red.page.evaluate("window.toasted"):
        assert time.monotonic() < end
        seen = ask(served.address, "GET", f"tables/{id}", token=token)
        places = [one["action"] for one in seen["position"]["legal"] or [] if one["action"].startswith("place ")]
        if places:
            command = {"do": "play", "id": f"move{time.monotonic()}", "seq": seen["table"]["seq"], "action": places[0]}
            ask(served.address, "POST", f"tables/{id}/commands", command, token)
        red.page.wait_for_timeout(30)
    placed = [action for action in own(served, id, token) if action != "pass"]
    red.until(lambda: red.step().split("+")[0] == answered(served, id, token))
    red.rest()
    red.page.keyboard.press("Control+z")
    red.until(lambda: own(served, id, token) == placed[:-1])
    seen = ask(served.address, "GET", f"tables/{id}", token=token)
    assert seen["position"]["to_move"] == 0
    assert len(seen["position"]["legal"]) > 1
