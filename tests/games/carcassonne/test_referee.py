"""Whole games against a second reading of the rules: who decides, what is legal, and everything on the table."""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

import pytest

from bastide import CHANCE, NOBODY, Dealer, State
from bastide.testing import rule
from games.carcassonne.referee import Referee
from games.carcassonne.slow_catapult import apart
from games.carcassonne.slow_table import QUARTERS, Figure, place_in
from games.carcassonne.table import CARCASSONNE, EVERYTHING, LOUD
from games.playing import legal, next_of, tell
from games.test_random_tables import any_table
from soak import share

GROUPS = [
    ("tower", "inns_cathedrals", "abbey_mayor"),
    ("tower", "inns_cathedrals", "princess_dragon"),
    ("count", "inns_cathedrals", "abbey_mayor", "cult"),
    ("catapult", "count", "inns_cathedrals", "princess_dragon"),
    ("princess_dragon", "traders_builders", "abbey_mayor", "river2"),
    ("inns_cathedrals", "traders_builders", "king_robber", "cult", "river2"),
]
"""Sets that act on each other, so that what is rare with all of them happens often."""


def spot(place: tuple[int, int] | None) -> list[int] | None:
    return list(place) if place is not None else None


def table_of(referee: Referee) -> dict[str, Any]:
    """What the referee says lies on the table."""
    seats = range(referee.n)
    shown = {
        "to_move": referee.to_move,
        "active": referee.active if referee.active >= 0 else None,
        "phase": referee.phase,
        "part": referee.part,
        "drawn": referee.drawn,
        "tiles": len(referee.land.tiles),
        "last": [*referee.placed, *referee.land.tiles[referee.placed]],
        "figures": sorted(referee.figures),
        "guests": sorted(referee.guests),
        "scores": referee.scores,
        "supply": [+supply for supply in referee.supply],
        "unseen": {id: n for id, n in referee.pile.items() if n},
        "removed": sorted(referee.removed),
        "aside": sorted(referee.aside),
        "choosing": spot(referee.choosing),
    }
    if referee.has("river2"):
        stack = {id: n for id, n in referee.river.items() if n and id not in APART}
        shown["river"] = {"stack": stack, "lake": bool(referee.river["river2/FFFV-volcano"])}
    if referee.has("traders_builders"):
        shown["goods"] = [+tokens for tokens in referee.goods]
    if referee.has("king_robber"):
        shown["king_robber"] = {
            **referee.holders, "largest_city": referee.records["king"], "longest_road": referee.records["robber"],
            "cities": referee.completed("city"), "roads": referee.completed("road"),
        }  # fmt: skip
    if referee.has("princess_dragon"):
        shown["princess_dragon"] = {
            "dragon": spot(referee.dragon), "fairy": spot(referee.fairy), "beside": spot(referee.beside),
            "trail": [list(place) for place in referee.trail],
        }  # fmt: skip
    if referee.has("tower"):
        shown["tower"] = {
            "towers": sorted([*place, height] for place, height in referee.towers.items()), "pieces": referee.pieces,
            "prisoners": sorted([*who, n] for who, n in referee.prisoners.items() if n), "ransomed": referee.ransomed,
            "raised": spot(referee.raised), "capturing": spot(referee.capturing), "captive": spot(referee.captive),
        }  # fmt: skip
    if referee.has("abbey_mayor"):
        shown["abbey_mayor"] = {
            "abbeys": referee.abbeys, "barns": [spot(referee.barns[seat]) for seat in seats], "fresh": referee.fresh,
            "waiting": [list(referee.waiting[seat]) for seat in seats if seat in referee.waiting],
            "round": referee.round,
        }  # fmt: skip
    if referee.has("count"):
        shown["count"] = {
            "count": referee.count, "quarters": sorted([*who, n] for who, n in referee.quarters.items() if n),
            "entry": referee.entry, "slot": referee.slot, "passed": sorted(referee.passed),
            "joining": spot(referee.joining), "guests": len(referee.guests),
        }  # fmt: skip
    if referee.has("catapult"):
        victim = referee.victim
        hit = spot(victim) if isinstance(victim, Figure) else [victim[1], victim[2], victim[0]] if victim else None
        shown["catapult"] = {
            "fairs": [list(place) for place in referee.fairs], "token": referee.token, "thrown": referee.thrown,
            "step": referee.step, "landing": spot(referee.landing), "distance": referee.distance,
            "hand": referee.palm, "victim": hit, "on": spot(referee.on),
            "far": [referee.far.get(seat) for seat in seats],
        }  # fmt: skip
    return shown


APART = ("river2/FVFF-spring", "river2/VVFV-fork", "river2/FFFV-volcano")


def table_in(state: State) -> dict[str, Any]:
    """The same as the game shows it to everybody."""
    view: Any = state.view(None)
    figures = [Figure(f["seat"], f["figure"], f["x"], f["y"], f["segment"]) for f in view["figures"]]
    guests = view["count"]["guests"] if view["count"] else 0
    last = view["land"][-1]
    shown = {key: view[key] for key in ("to_move", "active", "phase", "part", "drawn", "unseen", "aside", "choosing")}
    shown |= {
        "tiles": len(view["land"]),
        "last": [last["x"], last["y"], last["tile"], last["rotation"]],
        "figures": sorted(figures[: len(figures) - guests]),
        "guests": sorted(figures[len(figures) - guests :]),
        "scores": [seat["score"] for seat in view["seats"]],
        "supply": [
            Counter({kind: n for kind, n in seat["supply"].items() if n and kind != "barn"}) for seat in view["seats"]
        ],
        "removed": sorted(view["removed"]),
    }
    for name in ("river", "king_robber", "princess_dragon", "tower", "abbey_mayor", "count", "catapult"):
        if view[name] is not None:
            shown[name] = view[name]
    if "traders_builders" in view["sets"]:
        shown["goods"] = [+Counter(seat["goods"]) for seat in view["seats"]]
    for name, rows in (("tower", "towers"), ("tower", "prisoners"), ("count", "quarters")):
        if name in shown:
            shown[name] = {**shown[name], rows: sorted(shown[name][rows])}
    return shown


def whim(referee: Referee, offered: list[str], dealer: Dealer) -> str:
    """At random, first what and then which, but rather what is rare: close tiles, exchanges, throws at two at once."""
    words = sorted({text.split()[0] for text in offered})
    if len(words) > 1 and "pass" in words and dealer.below(4):
        words.remove("pass")
    word = "tower" if "tower" in words and dealer.below(3) == 0 else words[dealer.below(len(words))]
    can = sorted(text for text in offered if text.startswith(word))
    if word == "place" and dealer.below(8):
        can = sorted(can, key=lambda text: neighbours(referee, text))[-3:]
    elif word == "aim" and dealer.below(4):
        can = sorted(can[:: 1 + len(can) // 400], key=near_two(referee))[:3]
    elif word == "enter" and dealer.below(2):
        can = [text for text in can if text.endswith(QUARTERS[referee.part % 2])] or can
    elif word in ("portal", "top", "fairy", "princess", "seduce", "summon") and dealer.below(4):
        can = sorted(can, key=lambda text: crowd(referee, text))[-2:]
    elif word == "fair" and dealer.below(2):
        can = ["fair seduction"]
    elif word == "capture":
        can = sorted(can, key=lambda text: (worth_capturing(referee, text), on_tile(referee, text)))[-1:]
        if referee.active % 2 and not worth_capturing(referee, can[0]) and dealer.below(8):
            return "pass"
    elif word == "ransom" and dealer.below(12):
        return "pass"
    return can[dealer.below(len(can))]


def neighbours(referee: Referee, text: str) -> int:
    x, y = place_in(text)
    return sum((x + dx, y + dy) in referee.land.tiles for dx in (-1, 0, 1) for dy in (-1, 0, 1))


def crowd(referee: Referee, text: str) -> int:
    """How many followers of the player to move stand on a tile."""
    return sum(f.place == place_in(text) and f.seat == referee.to_move for f in referee.followers())


def on_tile(referee: Referee, text: str) -> int:
    """How many followers of anybody stand there."""
    return sum(f.place == place_in(text) for f in referee.followers())


def near_two(referee: Referee) -> Callable[[str], tuple[int, int]]:
    """How much farther the second follower stands from a point than the first, and how far that is."""
    spots = [referee.stands(one) for one in set(referee.everybody())]

    def near(text: str) -> tuple[int, int]:
        far = sorted(apart(spot, place_in(text)) for spot in spots)
        return (far[1] - far[0], far[0]) if len(far) > 1 else (0, 0)

    return near


def worth_capturing(referee: Referee, text: str) -> int:
    """Seats of even numbers take several kinds of followers of the others, who wait until they can choose which of
    them comes back."""
    found = [0]
    for figure in referee.followers():
        if figure.place == place_in(text) and figure.seat % 2 != referee.active % 2:
            mine = {
                kind
                for (holder, owner, kind), n in referee.prisoners.items()
                if n and (holder, owner) == (figure.seat, referee.active)
            }
            held = referee.prisoners[referee.active, figure.seat, figure.kind]
            found.append(2 * (len(mine) > 1) if referee.active % 2 else 1 + (not held))
    return max(found)


def some_table(sets: Iterable[str], number: int) -> dict[str, object]:
    """These sets, another number of players each time, and every value of every choice in some of six."""
    chosen: dict[str, object] = {"players": 2 + number % (5 if "inns_cathedrals" in sets else 4)}
    for i, option in enumerate(CARCASSONNE.options):
        chosen[option.name] = option.values[(number + i) % len(option.values)]
    chosen |= {name: name in sets for name in (*EVERYTHING, *LOUD)}
    return {
        **chosen,
        "allow_discouraged": True,
        "catapult_mode": ("aimed", "aimed", "blind", "aimed", "aimed", "off")[number % 6],
        "catapult_sigma": (0, 0, 300, 0, 600, 0)[number % 6],
        "start_player": "random" if number % 2 else 0,
    }


def watch(settings: dict[str, object], seed: int) -> Counter[str]:
    """A whole game; how often an action of each kind was taken in each phase."""
    state = CARCASSONNE.start(**settings)
    options = {option.name: state.settings[option.name] for option in CARCASSONNE.options}
    chosen = {f"{name}={value}" for name, value in options.items()}
    referee = Referee(state.players, options)
    dealer = Dealer(seed)
    asked = referee.play()
    met: Counter[str] = Counter()
    seat, allowed = next(asked)
    while allowed:
        agree(state, referee, seed)
        offered = legal(state)
        assert len(offered) == len(allowed), (set(offered) ^ allowed, seed, state.snapshot())
        assert (state.to_move, set(offered)) == (seat, allowed), (seed, state.snapshot())
        if seat == CHANCE:
            weights = list(state.chance_weights())
            assert dict(zip(offered, weights, strict=True)) == referee.weights
            text = offered[dealer.pick(state.chance_weights())]
        else:
            text = whim(referee, offered, dealer)
        word = text.split()[0]
        met[f"{referee.phase} {word}"] += 1
        met.update(f"{choice} {word}" for choice in chosen if CHOSEN.get(choice) == word)
        met["debt ransom"] += word == "ransom" and referee.scores[seat] < 3
        state.play(state.parse(text))
        seat, allowed = next_of(asked, text)
    assert state.to_move == NOBODY
    referee.to_move = NOBODY
    agree(state, referee, seed)
    return met


def agree(state: State, referee: Referee, seed: int) -> None:
    here, there = table_in(state), table_of(referee)
    assert here.keys() == there.keys()
    wrong = {key: (here[key], there[key]) for key in here if here[key] != there[key]}
    assert not wrong, (wrong, seed, state.snapshot())


DECISIONS = {
    "CAR-B-1.5": "begin",
    "CAR-T-2": "abbey pass",
    "CAR-T-3": "draw",
    "CAR-T-4": "place",
    "CAR-T-5a": "ransom pass",
    "CAR-T-5": "deploy portal fairy princess tower top barn choose pass",
    "CAR-T-5b": "capture exchange choose pass",
    "CAR-T-6": "dragon",
    "CAR-T-7b": "join choose pass",
    "CAR-T-8": "drive pass",
    "CAR-T-9": "enter count pass",
    "CAR-T-11": "fair aim drift range hand seduce tempt choose send summon pass",
    "CAR-B-6.5a": "join choose pass",
}
"""What can be decided where in the turn."""


CHOSEN = {
    "small_city=two": "deploy", "fairy_mode=tile": "fairy", "volcano_companions=False": "dragon", "debt": "ransom",
    "abbey_final_round=False": "abbey", "wagon_move=adjacent_tile": "drive", "princess=must": "princess",
    "count_into_unoccupied=True": "join", "market_at_barn=True": "join", "count_final=any_quarter": "join",
    "catapult_mode=aimed": "aim", "catapult_mode=blind": "drift", "river_room=lake": "place",
    "river_bends=straight_between": "place", "barn_bars_pig=True": "barn",
}  # fmt: skip
"""What is decided otherwise with another choice of rules."""


def not_met(met: Counter[str]) -> set[str]:
    """The kinds of decisions that did not come about."""
    every = {f"{phase} {word}" for phase, words in (DECISIONS | CHOSEN).items() for word in words.split()}
    return every - (+met).keys()


def test_every_kind_of_action_has_its_place_in_the_turn() -> None:
    assert {kind.word for kind in CARCASSONNE.actions.kinds} == set(" ".join(DECISIONS.values()).split())


@rule(
    "CAR-T-1", "CAR-T-2", "CAR-T-3", "CAR-T-4", "CAR-T-5", "CAR-T-5a", "CAR-T-5b", "CAR-T-6", "CAR-T-7a", "CAR-T-7b",
    "CAR-T-7c", "CAR-T-7d", "CAR-T-7e", "CAR-T-7f", "CAR-T-8", "CAR-T-9", "CAR-T-10", "CAR-T-11", "CAR-T-12",
    "CAR-T-20", "CAR-T-21", "CAR-T-23", "CAR-B-6.5",
)  # fmt: skip
def test_every_kind_of_decision_is_offered_and_carried_out_as_the_clauses_say() -> None:
    met: Counter[str] = Counter()
    for number in range(12, 18):
        for sets in GROUPS:
            met += watch(some_table(sets, number), number)
    tell("carcassonne", met)
    assert not_met(met) == set()


def test_with_all_sets_a_game_goes_as_the_clauses_say() -> None:
    watch(some_table([*EVERYTHING, *LOUD], 1), seed=1)


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(share(20)))
def test_games_at_random_tables_go_as_the_clauses_say(batch: int) -> None:
    dealer = Dealer(1000 + batch)
    for seed in range(10 * batch, 10 * batch + 10):
        watch(any_table(CARCASSONNE, dealer), seed)
