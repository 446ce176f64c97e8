"""OpenSpiel: every game registered with pyspiel, with exact chance outcomes and information states.

    import pyspiel
    import bastide.envs.openspiel

    game = pyspiel.load_game("bastide_torres(players=3,variant=master)")
    state = game.new_initial_state()

The parameters are `players`, the options of the game (-1 for 'random' where it is that or a seat), and `reward` (win
or margin). An action is the code of the game,
within no bounds; so are the outcomes of chance. Nothing is drawn here: chance is OpenSpiel's to play.
"""

import copyreg
import json
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]
from numpy.typing import NDArray

import bastide
from bastide.core import CHANCE, NOBODY, Dealer, Game, Option, Settings, State
from bastide.envs.history import History
from bastide.envs.layout import NUMBER, Layout, layout_of
from bastide.envs.stepping import REWARDS, WIN, Episode, final_rewards

TERMINAL = int(pyspiel.PlayerId.TERMINAL)
"""What OpenSpiel calls NOBODY; its number of chance is ours."""
MOST_POINTS = 1000.0
"""No margin is larger."""
HISTORY = 1024
"""How many steps the tensor of an information state holds: the latest ones."""
LONGEST = {"carcassonne": 2000, "caylus": 8000, "magna_carta": 12000, "torres": 1500}
"""Bounds of the number of decisions and draws of a game; random games have a tenth of it."""
LONGEST_OF_OTHERS = 20000
PROBES = 5
"""How many random games tell whether anything is hidden under some settings."""


def _pickled(history: History) -> tuple[object, ...]:
    state = history.state
    return _restored, (state.game.name, dict(state.snapshot()), history.hides, history.codes, history.unseen)


def _restored(name: str, snapshot: dict[str, object], hides: bool, codes: list[int], unseen: list[int]) -> History:
    return History(bastide.load(name).restore(snapshot), hides, codes, unseen)


copyreg.pickle(History, _pickled)  # type: ignore[arg-type]


class BastideGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options."""

    def __init__(self, game: Game, params: dict[str, Any] | None) -> None:
        given = dict(params or {})
        self.reward = REWARDS.index(given.pop("reward", "win"))
        if self.reward > 1:
            raise bastide.BadOption("OpenSpiel takes the rewards 'win' and 'margin', which are paid at the end.")
        for option in game.options:
            if _by_number(option) and given.get(option.name) == -1:
                given[option.name] = "random"
        self.settings = game.read_settings(given.pop("players", None), **given)
        self.game = game
        self.layout: Layout = layout_of(game.name, self.settings)
        self.hides = may_hide(game)
        most = 1.0 if self.reward == WIN else MOST_POINTS
        longest = LONGEST.get(game.name, LONGEST_OF_OTHERS)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.layout.codes,
            max_chance_outcomes=_chance_codes(game, self.layout.codes),
            num_players=self.settings.players,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=longest,
        )
        super().__init__(_type_of(game, self.settings), info, params or {})
        self.longest = longest

    def new_initial_state(self) -> "BastideState":
        """The position before the first decision or draw."""
        return BastideState(self)

    def max_chance_nodes_in_history(self) -> int:
        """As many as steps of any kind."""
        return self.longest

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> "Observer":
        """An observer of public, private or all information, with or without perfect recall."""
        if params:
            raise ValueError(f"Observations take no parameters; given were {params}.")
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class BastideState(pyspiel.State):  # type: ignore[misc]
    """A position."""

    def __init__(self, game: BastideGame) -> None:
        super().__init__(game)
        self.table = History(game.game.new_state(game.settings), game.hides, [], [])
        self.mover = int(self.table.state.to_move)

    def current_player(self) -> int:
        """The seat to move, chance, or nobody."""
        return self.mover

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome with its exact weight, divided by their sum."""
        return self.table.outcomes()

    def _apply_action(self, action: int) -> None:
        mover = self.table.apply(action)
        self.mover = TERMINAL if mover == NOBODY else mover

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.get_game().game.decode(action))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.mover == TERMINAL

    def returns(self) -> list[float]:
        """What every seat has earned."""
        state = self.table.state
        return final_rewards(state, self.get_game().reward) if state.over else [0.0] * int(state.players)

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> "BastideState":
        """A state that the seat cannot tell from this one. Its `history` stays that of this one."""
        twin: BastideState = self.clone()
        luck = Dealer(int(probability_sampler() * 2**62))
        twin.table.state = self.table.state.determinize(player_id, luck)
        return twin

    def __str__(self) -> str:
        return str(self.get_game().game.draw_text(self.table.state.view(None)))


class Observer:
    """What a seat sees of a state: the view as a string, the numbers of `bastide.envs.layout` as a tensor."""

    def __init__(self, game: BastideGame, kind: pyspiel.IIGObservationType) -> None:
        self.game = game
        self.kind = kind
        self.recalls = bool(kind.perfect_recall)
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.whole = bool(kind.public_info) and self.private
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if not self.whole:
            return
        layout = game.layout
        self.tensor = np.zeros(layout.size + (HISTORY if self.recalls else 0), np.float32)
        for table in layout.tables:
            cut = self.tensor[table.first : table.first + table.size]
            self.dict[table.name] = cut.reshape(table.rows, len(table.columns))
        if self.recalls:
            self.dict["history"] = self.tensor[layout.size :]
        self.episode = Episode(game.game.new_state(game.settings), layout.write, layout.indices, WIN)

    def set_from(self, state: BastideState, player: int) -> None:
        """Fill the tensor for a seat."""
        if self.tensor is None:
            return
        size = self.game.layout.size
        self.episode.state = state.table.state
        self.tensor[:size] = np.frombuffer(self.episode.observation(player), NUMBER)
        if self.recalls:
            seen = [1 if code is None else code + 2 for code in state.table.seen(player)[-HISTORY:]]
            self.tensor[size : size + len(seen)] = seen
            self.tensor[size + len(seen) :] = 0

    def string_from(self, state: BastideState, player: int) -> str:
        """What the seat knows, as a string."""
        position = state.table.state
        if self.whole and self.recalls:
            decode = self.game.game.decode
            steps = ["?" if code is None else str(decode(code)) for code in state.table.seen(player)]
            return f"seat {player}: {'; '.join(steps)}"
        if not self.kind.public_info:
            own = private_part(position.view(player), position.view(None)) if self.private else None
            return "" if own is None else json.dumps(own)
        return json.dumps(position.view(player if self.private else None))


def private_part(own: object, public: object) -> object:
    """What of a view a spectator is not shown; None where there is nothing."""
    if isinstance(own, dict) and isinstance(public, dict):
        parts = {key: private_part(value, public[key]) for key, value in own.items()}
        return {key: part for key, part in parts.items() if part is not None} or None
    if isinstance(own, list) and isinstance(public, list) and len(own) == len(public):
        listed = [private_part(mine, theirs) for mine, theirs in zip(own, public, strict=True)]
        return listed if any(part is not None for part in listed) else None
    return None if own == public else own


def may_hide(game: Game) -> bool:
    """Whether a seat may know what another does not, by some option: then the game's states say what a seat sees."""
    kinds = type(game.new_state(game.read_settings())).__mro__
    return any("sees" in vars(kind) for kind in kinds if kind is not State)


@cache
def hides_something(game: Game, settings: Settings) -> bool:
    """Whether, under these settings, somebody does not see a step, in some random games."""
    if not may_hide(game):
        return False
    for seed in range(PROBES):
        state, dealer = game.new_state(settings), Dealer(seed)
        while not state.over:
            legal = state.legal_codes()
            chance = state.to_move == CHANCE
            code = int(dealer.draw_code(state) if chance else legal[int(dealer.below(len(legal)))])
            if not all(state.sees(seat, code) for seat in range(settings.players)):
                return True
            state.apply_code(code)
    return False


def _chance_codes(game: Game, codes: int) -> int:
    """One more than the largest code of a chance outcome."""
    return max(kind.first_code + kind.room for kind in game.actions.kinds if kind.chance and kind.first_code < codes)


def _by_number(option: Option) -> bool:
    """Whether an option takes numbers or the word 'random': OpenSpiel wants one type, and -1 stands for the word."""
    return option.default == "random" and any(isinstance(value, int) for value in option.values)


def _parameters(game: Game) -> dict[str, Any]:
    defaults = {option.name: -1 if _by_number(option) else option.default for option in game.options}
    return {"players": game.seats[0], "reward": "win", **defaults}


def _type_of(game: Game, settings: Settings) -> pyspiel.GameType:
    information = pyspiel.GameType.Information
    hides = hides_something(game, settings)
    return pyspiel.GameType(
        short_name=f"bastide_{game.name}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if hides else information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=_parameters(game),
    )


def register(name: str) -> None:
    """Register the game of that name with pyspiel as `bastide_<name>`."""
    game = bastide.load(name)

    class Registered(BastideGame):
        """The game of this name, as pyspiel makes it."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, params)

    pyspiel.register_game(_type_of(game, game.read_settings()), Registered)


for _name in bastide.game_names():
    if f"bastide_{_name}" not in pyspiel.registered_names():
        register(_name)
