"""What games of a searching bot teach: in each position what it did, and how well it ended."""

import time
from random import Random
from typing import NamedTuple

import numpy as np
from librt.strings import BytesWriter
from numpy.typing import NDArray

import bastide
from bastide.bots import decide, make_bot
from bastide.core import CHANCE, Dealer, Game, State
from bastide.envs.layout import layout_of
from bastide.learn.rewards import LEADS, USUAL_LEAD, worth

ASTRAY = 0.015
"""How often a step is taken at random, so that positions that nobody wanted are met as well; it teaches nothing."""


class Lessons(NamedTuple):
    """Decisions of the bot, in no order."""

    observations: NDArray[np.int16]
    masks: NDArray[np.uint8]
    actions: NDArray[np.int64] | NDArray[np.float16]
    """What was done; or, a row a decision, how much of the choice each action is to have."""
    worth: NDArray[np.float32]


class School(NamedTuple):
    """Which games one process plays, and for how long."""

    game: str
    bots: list[str]
    players: list[int]
    seconds: float
    seed: int


def games_of(school: School) -> Lessons:
    """Play games of the bots for so long."""
    game = bastide.load(school.game)
    luck = Random(school.seed)
    began = time.monotonic()
    found: list[Lessons] = []
    while time.monotonic() - began < school.seconds or not found:
        players = luck.choice(school.players)
        bots = [make_bot(luck.choice(school.bots), luck.randrange(1 << 30)) for _ in range(players)]
        draws, imagination = Dealer(luck.randrange(1 << 40)), Dealer(luck.randrange(1 << 40))
        state = game.new_state(game.read_settings(players))
        codes = []
        while not state.over:
            legal = [int(code) for code in state.legal_codes()]
            if int(state.to_move) == CHANCE:
                codes.append(int(draws.draw_code(state)))
            elif luck.random() < ASTRAY:
                codes.append(-1 - luck.choice(legal))
            else:
                codes.append(int(decide(bots[int(state.to_move)], state, imagination).code))
            state.apply_code(codes[-1] if codes[-1] >= 0 else -1 - codes[-1])
        found.append(lessons_of(game, players, codes))
    return joined(found)


def lessons_of(game: Game, players: int, codes: list[int]) -> Lessons:
    """What a game's codes teach; those below 0 are steps at random, -1 less the code."""
    state = game.new_state(game.read_settings(players))
    observations, masks, actions, seats = [], [], [], []
    for code in codes:
        seat = int(state.to_move)
        legal = [int(one) for one in state.legal_codes()] if seat != CHANCE else []
        if code >= 0 and len(legal) > 1:
            observations.append(observed(state))
            masks.append(mask_of(game, legal))
            actions.append(code)
            seats.append(seat)
        state.apply_code(code if code >= 0 else -1 - code)
    return Lessons(np.stack(observations), np.stack(masks), np.array(actions), worth_of(state)[seats])


def observed(state: State) -> NDArray[np.int16]:
    """What the seat to move knows."""
    out = BytesWriter()
    layout_of(state.game.name).write(state, int(state.to_move), out)
    return np.frombuffer(out.getvalue(), "<i2")


def mask_of(game: Game, legal: list[int]) -> NDArray[np.uint8]:
    """What can be done, a bit an action."""
    mask = np.zeros(layout_of(game.name).actions, np.bool_)
    mask[legal] = True
    return np.packbits(mask, bitorder="little")


def worth_of(state: State) -> NDArray[np.float32]:
    """What a game that is over was worth to each seat."""
    players, winners = int(state.players), state.winners
    wins = np.full((1, players), -1 / (players - 1), np.float32)
    wins[0, list(winners)] = (players / len(winners) - 1) / (players - 1)
    found: NDArray[np.float32] = worth(wins, np.array([state.scores], np.int32), LEADS.get(state.game.name, USUAL_LEAD))
    return found.reshape(players)


def joined(parts: list[Lessons]) -> Lessons:
    """The lessons of several games."""
    return Lessons(*(np.concatenate(columns) for columns in zip(*parts, strict=True)))
