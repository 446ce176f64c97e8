"""Legal actions as they are offered and taken. The same ones come up again and again: each is encoded once for every
way a game words it, and read once."""

import msgspec

from bastide.core import Action, Game, State
from bastide.server.sentences import info
from bastide.server.wire import ActionInfo

MOST = 50_000
Key = int | tuple[int, int]
_known: dict[tuple[str, str | None], dict[Key, bytes]] = {}
"""By game and language, then by code, and by wording where the game words actions by the position."""

_read: dict[str, dict[str, Action]] = {}


def legal_actions(state: State, language: str | None = None) -> bytes:
    """What the seat to move can do, as a list of `ActionInfo`."""
    codes = state.legal_codes()
    keys: list[Key] = list(codes)
    known = _known.setdefault((state.game.name, language), {})
    if type(state).wording is State.wording:
        if type(state).message is not State.message:  # by the position, and the game does not say how
            known = {}
    else:
        wording = state.wording
        keys = [(code, wording(code)) for code in codes]
    try:
        offers = [known[key] for key in keys]
    except KeyError:
        if len(known) > MOST:
            known.clear()
        for key, code in zip(keys, codes, strict=True):
            if key not in known:
                known[key] = _offer(state, code, language)
        offers = [known[key] for key in keys]
    return b"[" + b",".join(offers) + b"]"


def action_of(game: Game, text: str) -> Action:
    """The action with that text; raises BastideError."""
    known = _read.setdefault(game.name, {})
    action = known.get(text)
    if action is None:
        if len(known) > MOST:
            known.clear()
        action = known[text] = game.parse(text)
    return action


def _offer(state: State, code: int, language: str | None) -> bytes:
    action = state.game.decode(code)
    return msgspec.json.encode(ActionInfo(str(action), info(state.message(action), language)))
