"""Legal actions as they are offered: encoded once for each way a game words them, since the same ones come up again and
again."""

import msgspec

from bastide.core import State
from bastide.server.sentences import info
from bastide.server.wire import ActionInfo

MOST = 50_000
_known: dict[tuple[str, str | None], dict[tuple[int, int], bytes]] = {}
"""By game and language, then by code and wording."""


def legal_actions(state: State, language: str | None = None) -> bytes:
    """What the seat to move can do, as a list of `ActionInfo`."""
    known = _known.setdefault((state.game.name, language), {})
    if len(known) > MOST:
        known.clear()
    offers: list[bytes] = []
    for code in state.legal_codes():
        key = (code, state.wording(code))
        offer = known.get(key)
        if offer is None:
            action = state.game.decode(code)
            told = ActionInfo(str(action), info(state.message(action), language))
            offer = known[key] = msgspec.json.encode(told)
        offers.append(offer)
    return b"[" + b",".join(offers) + b"]"
