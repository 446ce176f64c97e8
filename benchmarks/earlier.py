"""Bots of an earlier Bastide, as a program that the present ones meet in lock-step.

    python benchmarks/earlier.py build 206c8ae     once: a compiled copy of that commit, in build/earlier
    bastide arena net "trusted:python benchmarks/earlier.py king:100ms" --game torres

It runs the earlier engine beside the present one, plays every step there as well, and lets the earlier bot decide about
what its seat may know. Bots think by CPU time.
"""

import subprocess
import sys
from pathlib import Path
from typing import Any

BUILT = Path(__file__).parents[1] / "build" / "earlier"
SOURCES = BUILT / "sources"
ENGINE = BUILT / "engine"


def build(commit: str) -> None:
    """Compile the engine as it was at a commit."""
    SOURCES.mkdir(parents=True, exist_ok=True)
    archive = subprocess.run(["git", "archive", commit], check=True, capture_output=True, cwd=BUILT.parents[1]).stdout
    subprocess.run(["tar", "-x", "-C", SOURCES], check=True, input=archive)
    subprocess.run([sys.executable, "hatch_build.py", "--into", ENGINE], check=True, cwd=SOURCES)


def play(name: str) -> None:
    """Follow one game, and answer for the seat that is told."""
    sys.path.insert(0, str(ENGINE))
    import bastide
    from bastide.bots import decide, make_bot
    from bastide.bots.clock import CLOCK

    CLOCK.cpu = True
    told = {"option": dict[str, Any]()}
    for line in map(str.rstrip, sys.stdin):
        word, _, rest = line.partition(" ")
        if word == "option":
            option, _, value = rest.partition(" ")
            told["option"][option] = value
        elif word == "begin":
            break
        else:
            told[word] = rest
    game = bastide.load(told["game"])
    values = {option.name: {str(value): value for value in option.values} for option in game.options}
    options = {option: values[option][value] for option, value in told["option"].items() if option in values}
    state = game.new_state(game.read_settings(int(told["players"]), **options))
    bot, luck = make_bot(name, seed=1), bastide.Dealer(1)
    for line in map(str.rstrip, sys.stdin):
        who, _, text = line.partition(" ")
        if who == "end":
            return
        if who == "choose":
            legal = {sys.stdin.readline().rstrip() for _ in range(int(text))}
            if legal != {str(action) for action in state.legal_actions()}:
                raise SystemExit(f"The moves are not what they were: {legal}")
            print(decide(bot, state, luck), flush=True)
        else:
            state.play(state.parse(text))


if __name__ == "__main__":
    if sys.argv[1] == "build":
        build(sys.argv[2])
    else:
        play(sys.argv[1])
