"""Matches between bots: the same luck for every order of seats, and what the results say about strength.

Every seed is played once with every seating of the bots, so that luck of the draw and the order of play weigh the same
on all. What a game comes to depends on its seed, its seating and its bots alone, as long as these think by iterations
and not by the clock.
"""

from collections.abc import Iterable, Mapping
from hashlib import sha256
from itertools import combinations, permutations
from typing import NamedTuple, TypedDict

import bastide
from bastide.bots.clock import CLOCK, now
from bastide.bots.levels import make_bot
from bastide.bots.outside import OutsideBot
from bastide.bots.player import Bot, decide
from bastide.core import CHANCE, BastideError, Dealer, Settings


class Pairing(NamedTuple):
    """One game to be played: the number of its luck, and which bot (by its place in the list) sits where."""

    seed: int
    seats: tuple[int, ...]


class Result(TypedDict):
    """One game played."""

    seed: int
    seats: list[int]
    scores: list[int]
    ranks: list[int]
    decisions: list[int]
    seconds: list[float]
    slowest: list[float]


def pairings(bots: int, players: int, seeds: range) -> list[Pairing]:
    """The games of a match: every choice of bots that fills the table, in every seating, for every seed."""
    if bots < 2:
        raise BastideError("A match needs at least two bots.")
    tables = list(combinations(range(bots), players)) if bots >= players else [_filled(bots, players)]
    found = []
    for seed in seeds:
        for table in tables:
            found += [Pairing(seed, seats) for seats in dict.fromkeys(permutations(table))]
    return found


def _filled(bots: int, players: int) -> tuple[int, ...]:
    """A table with more seats than bots: the first bot sits once, the others share the rest in turn."""
    return (0, *(1 + i % (bots - 1) for i in range(players - 1)))


def contender(text: str, seed: int = 0) -> Bot:
    """A bot by its name, or after `program:` the command of somebody's own program, which plays in matches alone; after
    `trusted:` one that is told what its seat cannot see, too, and keeps it from its decisions by itself."""
    name, _, command = text.partition(":")
    if name in ("program", "trusted") and command:
        return OutsideBot(text, command, trusted=name == "trusted")
    return make_bot(text, seed)


def play_game(
    game: str, settings: Mapping[str, object], bots: list[str], pairing: Pairing, cpu_time: bool = False
) -> Result:
    """Play one game of a match."""
    CLOCK.cpu = cpu_time
    loaded = bastide.load(game)
    read: Settings = loaded.read_settings(**settings)
    state = loaded.new_state(read)
    draws = Dealer(number_for(pairing.seed, "draws"))
    seated = enumerate(pairing.seats)
    players = [contender(bots[bot], number_for(pairing.seed, f"bot {bot} in {i}")) for i, bot in seated]
    imaginations = [Dealer(number_for(pairing.seed, f"imagination {i}")) for i in range(len(players))]
    decisions = [0] * len(players)
    seconds = [0.0] * len(players)
    slowest = [0.0] * len(players)
    outside = {seat: bot for seat, bot in enumerate(players) if isinstance(bot, OutsideBot)}
    try:
        for own, program in outside.items():
            program.begin(state, read, own)
        while not state.over:
            seat = int(state.to_move)
            if seat == CHANCE:
                action = loaded.decode(int(draws.draw_code(state)))
            else:
                began = now()
                action = decide(players[seat], state, imaginations[seat])
                spent = now() - began
                decisions[seat] += 1
                seconds[seat] += spent
                slowest[seat] = max(slowest[seat], spent)
            for own, program in outside.items():
                program.saw(seat, action if program.trusted or state.sees(own, action.code) else None)
            state.play(action)
        for program in outside.values():
            program.end(state.scores, state.winners)
    finally:
        for program in outside.values():
            program.close()
    return {
        "seed": pairing.seed,
        "seats": list(pairing.seats),
        "scores": state.scores,
        "ranks": state.ranks,
        "decisions": decisions,
        "seconds": [round(spent, 3) for spent in seconds],
        "slowest": [round(spent, 4) for spent in slowest],
    }


def number_for(seed: int, purpose: str) -> int:
    """A number for one source of chance in a game."""
    return int.from_bytes(sha256(f"arena {seed} {purpose}".encode()).digest()[:7], "big")


def left_to_play(wanted: Iterable[Pairing], done: Iterable[Result]) -> list[Pairing]:
    """The games that have no result yet."""
    known = {(result["seed"], tuple(result["seats"])) for result in done}
    return [pairing for pairing in wanted if (pairing.seed, pairing.seats) not in known]
