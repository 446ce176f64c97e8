"""Tables by name and options, as every door sets them up."""

import bastide
from bastide.core import BadAction, BadOption, Game, Settings
from bastide.envs.layout import Layout, layout_of
from bastide.envs.stepping import REWARDS, Episode


class SetUp:
    """A game with its settings, its layout and what is rewarded."""

    def __init__(
        self, name: str, players: int | None, reward: str, options: dict[str, object], observation: str = "plain"
    ) -> None:
        if reward not in REWARDS:
            raise BadOption(f"'{reward}' is no reward; choose among {', '.join(REWARDS)}.")
        self.game: Game = bastide.load(name)
        self.settings: Settings = self.game.read_settings(players, **options)
        self.layout: Layout = layout_of(name, self.settings, observation)
        self.players: int = self.settings.players
        self.reward = REWARDS.index(reward)

    def episode(self) -> Episode:
        """A game of it, not yet begun."""
        return Episode(self.game.new_state(self.settings), self.layout.write, self.layout.indices, self.reward)

    def refuse(self, episode: Episode, index: int) -> str:
        """Why the action with that index cannot be taken now."""
        if not 0 <= index < self.layout.actions:
            return f"{index} is no action of {self.game.title}; indices go from 0 to {self.layout.actions - 1}."
        try:
            action = self.game.decode(self.layout.indices.code(index))
        except BadAction:
            return f"{index} is no action of {self.game.title} yet; it is kept for one that may come later."
        return f"'{action}' (index {index}) is not legal here: {episode.state.why_not(action)}"
