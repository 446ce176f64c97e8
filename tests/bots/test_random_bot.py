"""Bots know what their seat knows, and nothing else."""

import toy
from bastide.bots import RandomBot, decide
from bastide.core import Action, Dealer, State


def dealt(seed: int) -> State:
    state = toy.GAME.start(players=3)
    dealer = Dealer(seed)
    while state.to_move == -1:
        state.apply(dealer.draw(state))
    return state


def test_random_bot_plays_whole_games_by_the_rules() -> None:
    for seed in range(20):
        state = dealt(seed)
        bot = RandomBot(seed)
        while not state.over:
            state.play(decide(bot, state, Dealer(seed)))


def test_random_bot_chooses_every_legal_action_about_equally_often() -> None:
    state = dealt(3)
    bot = RandomBot(1)
    chosen = [str(bot.choose(state)) for _ in range(1000)]
    assert sorted(set(chosen)) == sorted(map(str, state.legal_actions()))
    assert all(400 < chosen.count(text) < 600 for text in set(chosen))


def test_the_same_seed_makes_the_same_choices() -> None:
    state = dealt(3)
    one, two = RandomBot(9), RandomBot(9)
    assert [one.choose(state) for _ in range(50)] == [two.choose(state) for _ in range(50)]


def test_a_bot_is_never_given_the_hands_of_the_others() -> None:
    class Spy:
        name = "spy"

        def __init__(self) -> None:
            self.given: list[State] = []

        def choose(self, imagined: State) -> Action:
            self.given.append(imagined)
            return imagined.legal_actions()[0]

    state = dealt(3)
    spy = Spy()
    luck = Dealer(5)
    for _ in range(40):
        decide(spy, state, luck)
    others = {str([sorted(hand) for hand in given.hands[1:]]) for given in spy.given}  # type: ignore[attr-defined]
    assert len(others) > 10
    assert all(given is not state and given.view(0) == state.view(0) for given in spy.given)
