"""The class that docs/bot-api.md shows is a bot."""

import re
from pathlib import Path

import bastide
from bastide.bots import decide

PAGE = Path(__file__).parents[2] / "docs" / "bot-api.md"


def test_the_class_of_the_page_plays() -> None:
    (code,) = re.findall(r"```python\n(class .*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    known: dict[str, type] = {}
    exec(code, known)
    bot = known["Cautious"](seed=1, seconds=2.0)
    state = bastide.load("torres").start(players=2, first_player=0)
    for _ in range(5):
        action = decide(bot, state, bastide.Dealer(1))
        assert action == state.legal_actions()[0]
        state.play(action)
    assert bot.name == "cautious"
