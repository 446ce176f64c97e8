"""Small builders: positions of Caylus Magna Carta written in a few words."""

from bastide.core import CHANCE, Dealer, State
from bastide.games.magna_carta import GAME
from games.playing import do

TOKENS = {2: [5, 6, 7], 3: [6, 7, 8], 4: [7, 8, 9]}
NEUTRAL = ["park", "forest", "quarry"]
GOODS = ("food", "wood", "stone", "gold", "deniers")


def card(name: str, owner: int | None = None, **more: object) -> dict[str, object]:
    """A card of the road: worker, store, turning; residence=True and prestige for its other side."""
    plain: dict[str, object] = {"card": name}
    if owner is not None:
        plain["owner"] = owner
    if more.pop("residence", False) or "prestige" in more:
        plain["side"] = "residence"
    return {**plain, **more}


def seat(
    hand: str = "", discard: str = "", known: str = "", tokens: tuple[int, int, int] = (0, 0, 0), **more: object
) -> dict[str, object]:
    """A player: goods by name, cards as words."""
    plain: dict[str, object] = dict.fromkeys(GOODS, 0)
    plain |= {"hand": hand.split(), "discard": discard.split(), "known": known.split(), "tokens": list(tokens)}
    return {**plain, "batches": 0, "mulligan": None, **more}


def table(
    *seats: dict[str, object],
    road: list[dict[str, object]] | None = None,
    neutral: list[dict[str, object]] | None = None,
    castle: list[int] | None = None,
    variant: str = "standard",
    **more: object,
) -> State:
    """A position: the neutral cards, then these cards of the road; the provost on the last card unless told."""
    players = len(seats)
    start = neutral or [card(name) for name in [*NEUTRAL[: players - 1], "neutral_peddler"]]
    cards = [*start, *(road or [])]
    stacks = TOKENS[players] if castle is None else castle
    data: dict[str, object] = {
        "game": "magna_carta",
        "rules": GAME.rules_version,
        "settings": {"players": players, "variant": variant},
        "step": "move",
        "mover": 0,
        "at": None,
        "chosen": None,
        "drawing": 0,
        "asked": None,
        "turn": 1,
        "first": 0,
        "road": cards,
        "provost": len(cards) - 1 if variant == "standard" else None,
        "castle": stacks,
        "removed": sum(TOKENS[players]) - sum(stacks) - sum(sum(one["tokens"]) for one in seats),
        "bridge": [],
        "seats": list(seats),
    }
    if more.get("step") in ("provost", "primary", "secondary", "lawyer_payment", "offer", "gold"):
        data["bridge"] = list(range(players))
    return GAME.restore({**data, **more})


def why(state: State, text: str) -> str:
    """The refusal of an action: its clauses and sentence."""
    return str(state.why_not(GAME.parse(text)))


def goods(state: State, seat: int) -> dict[str, int]:
    """What a player has, without what there is none of."""
    player = state.view(None)["players"][seat]
    return {good: player[good] for good in GOODS if player[good]}


def player(state: State, seat: int, viewer: int | None = None) -> dict:
    """A player as the viewer sees them."""
    return state.view(viewer)["players"][seat]


def road(state: State) -> list[str]:
    """The cards of the road from its start on."""
    return [one["card"] for one in state.view(None)["road"]]


def all_pass(state: State) -> None:
    """Everybody passes, in turn order, until phase 2 is over."""
    while state.view(None)["phase"] == "actions":
        do(state, "pass")


def deal_on(state: State, dealer: Dealer | None = None) -> None:
    """Let chance play until a player is to move."""
    dealer = dealer or Dealer(1)
    while state.to_move == CHANCE:
        state.apply_code(dealer.draw_code(state))


def started(players: int = 2, variant: str = "standard", seed: int = 1) -> State:
    """A new game after everybody kept the opening hand: the first move of turn 1."""
    state = GAME.start(players, variant=variant)
    dealer = Dealer(seed)
    deal_on(state, dealer)
    for _ in range(players):
        do(state, "keep")
    deal_on(state, dealer)
    return state


def random_games(count: int, seed: int = 1, **settings: object):
    """Positions of random games, each before its next step, with the code of that step."""
    for number in range(count):
        state = GAME.start(**(settings or {"players": 2 + number % 3, "variant": ["standard", "beginner"][number % 2]}))
        dealer = Dealer(seed + number)
        while not state.over:
            codes = state.legal_codes()
            code = dealer.draw_code(state) if state.to_move == CHANCE else codes[dealer.below(len(codes))]
            yield state, int(code)
            state.apply_code(code)


def at_card(name: str, *seats: dict[str, object], owner: int | None = 0, worker: int = 0, **more: object) -> State:
    """Phase 4 at a player's card with a worker; seat 1's worker on the gold mine behind it keeps the phase open."""
    extra = {key: more.pop(key) for key in ("store",) if key in more}
    here = card(name, owner, worker=worker, **extra)
    cards = [here, *more.pop("road", []), card("gold_mine", 1, worker=1)]
    step = more.pop("step", "primary")
    mover = worker if step == "primary" else owner
    return table(*seats, road=cards, step=step, at=len(seats), mover=mover, **more)
