"""check_game finds what it promises to find: each test plants one fault in a good game."""

from collections.abc import Callable, Mapping
from importlib import import_module

import pytest

from bastide.core import Dealer, Refusal
from bastide.core.counsel import Counsel
from bastide.core.native import codes, vec
from bastide.testing import ContractBroken, check_game, perft, playthrough
from toy import GAME, Lots, LotsState


def test_a_good_game_passes() -> None:
    assert check_game(GAME, games=30, probe_every=1) == 15 * 4 + 15 * 6


def broken(**methods: Callable) -> Lots:
    """The toy game with some methods of its state replaced."""

    class BrokenState(LotsState):
        pass

    for name, method in methods.items():
        setattr(BrokenState, name, method)

    class BrokenLots(Lots):
        state_type = BrokenState

    return BrokenLots()


def leaky_view(state: LotsState, seat: int | None) -> Mapping[str, object]:
    return {**LotsState.view(state, seat), "highest": max(map(max, filter(None, state.hands)), default=0)}


def leaky_refusal(state: LotsState, action: object) -> Refusal:
    held = any(action.values[0] in hand for hand in state.hands)  # type: ignore[attr-defined]
    return Refusal("LOT-2", "lots.refusal.not_held", {"card": f"{action} {held}"})


def silent_play(state: LotsState, code: int) -> None:
    LotsState.apply_code(state, code)
    for event in state.events or []:
        event.reveals = False


def shared_copy(state: LotsState) -> LotsState:
    twin = LotsState.copy(state)
    twin.pile = state.pile
    return twin


def forgetful_snapshot(state: LotsState) -> Mapping[str, object]:
    return {**LotsState.snapshot(state), "points": [0] * state.players}


def stuck(state: LotsState) -> object:
    return codes([]) if len(state.pile) == 2 else LotsState.legal_codes(state)


def doubled(state: LotsState) -> object:
    return codes([*LotsState.legal_codes(state), *LotsState.legal_codes(state)])


def backwards(state: LotsState) -> object:
    return codes([*LotsState.legal_codes(state)][::-1])


def lost_card(state: LotsState) -> Mapping[str, int]:
    return {"cards": 8 - len(state.pile)}


def cheating_determinize(state: LotsState, seat: int, dealer: Dealer) -> LotsState:
    twin = LotsState.determinize(state, seat, dealer)
    twin.hands[seat] = twin.hands[seat][::-1]
    return twin


def permissive(state: LotsState, action: object) -> None:
    return None


def unclaused(state: LotsState, action: object) -> Refusal:
    return Refusal("LOT-99", "lots.refusal.eight")


def leaky_survey(state: LotsState) -> Mapping[str, object]:
    return {"highest": max(map(max, filter(None, state.hands)), default=0)}


@pytest.mark.parametrize(
    ("fault", "complaint"),
    [
        ({"view": leaky_view}, "can tell a determinized state by its view"),
        ({"refuse": leaky_refusal}, "tells seat \\d a secret"),
        ({"apply_code": silent_play}, "without (a mark|an event marked as revealing)"),
        ({"copy": shared_copy}, "changed the original"),
        ({"snapshot": forgetful_snapshot}, "a restored snapshot is another position"),
        ({"legal_codes": stuck}, "there is no legal action"),
        ({"legal_codes": doubled}, "listed twice"),
        ({"legal_codes": backwards}, "the outcomes of chance are not in the order of their codes"),
        ({"inventory": lost_card}, "components changed"),
        ({"determinize": cheating_determinize}, "by its view"),
        ({"why_not": permissive}, "why_not"),
        ({"refuse": unclaused}, "cites LOT-99, which is none"),
        ({"survey": leaky_survey}, "the survey tells seat \\d a secret"),
    ],
    ids=lambda value: next(iter(value.values())).__name__ if isinstance(value, dict) else None,
)
def test_a_planted_fault_is_found(fault: dict, complaint: str) -> None:
    with pytest.raises(ContractBroken, match=complaint) as caught:
        check_game(broken(**fault), games=40, probe_every=1)
    assert "lots.start(players=" in str(caught.value)  # says how to get there again


class Peeking(Counsel):
    """Looks into the hands of the others."""

    def estimates(self, state: LotsState) -> object:  # type: ignore[override]
        return vec[float]([float(sum(map(sum, state.hands)))] * int(state.players))


def test_an_estimate_that_uses_a_secret_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_module("bastide.testing.check_game"), "counsel_of", lambda game: Peeking())
    with pytest.raises(ContractBroken, match=r"the estimate for seat \d uses a secret"):
        check_game(GAME, games=40, probe_every=1)


def test_a_game_without_end_is_found() -> None:
    with pytest.raises(ContractBroken, match="did not end within 3 decisions"):
        check_game(GAME, games=1, max_decisions=3)


def test_perft_counts_sequences() -> None:
    state = GAME.start(2)
    assert [perft(state, depth) for depth in range(5)] == [1, 8, 56, 336, 1680]


def test_a_playthrough_shows_the_whole_interface() -> None:
    text = playthrough(GAME, seed=2, every_view=1, players=2)
    for shown in ("# 0, chance", "8 legal: deal 1|2|3", "weights: 1 1 1", "view spectator:", "> play", "scores: ["):
        assert shown in text
    assert text == playthrough(GAME, seed=2, every_view=1, players=2)
