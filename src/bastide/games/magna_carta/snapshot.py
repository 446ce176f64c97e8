"""A whole position as plain data that a person can write by hand, and back, checked (MAG-16).

step, mover     the decision awaited (names as in `position.STEPS`) and the seat it concerns
at              in phases 3 and 5 the bridge space whose turn it is, in phase 4 the index of the road card
chosen          what is being paid for: a card, a prestige building, the index of a road card, or batches
drawing         cards the mover still draws
asked           the resource of an offer for which gold can be paid
turn, first     number of the turn, seat with the first-player card
road            from the start on: card, and where they apply owner, side, turning, prestige, worker, store
provost         index into the road; null in the beginner's game
castle          tokens left in Dungeon, Walls and Towers
removed         tokens taken out of the game
bridge          seats that have passed, in order
seats           goods, tokens, hand, known (cards of the hand that everybody knows), discard (from the bottom up),
                batches, mulligan; in the beginner's game prestige. All other cards of the seat form the deck.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from bastide.core import CHANCE, NOBODY, BadSnapshot
from bastide.core.errors import Bounds, Fault, Problems, at_seats, reaching
from bastide.core.fields import plain_of
from bastide.core.native import codes
from bastide.games.magna_carta.components import (
    CARD_NAMES,
    CARDS,
    CASTLE,
    DRAWN_NEUTRALS,
    GOOD_NAMES,
    GOODS,
    KINDS,
    NEUTRAL_PEDDLER,
    NONE,
    OPENING_GOODS,
    OPENING_HAND,
    PRESTIGE,
    PRESTIGE_NAMES,
    PRESTIGES,
    RESIDENCE_COST,
    RESIDENCE_POINTS,
    SECTIONS,
    STORE,
    WORKERS_EACH,
    Cost,
)
from bastide.games.magna_carta.fields import FIELDS
from bastide.games.magna_carta.position import (
    ACTIONS_PHASE,
    ANSWER,
    AVAILABLE,
    BATCHES,
    BATCHES_OFFERED,
    BUILDING,
    CARD_PAYMENT,
    CARD_POINTS,
    COVERED,
    DECK,
    DISCARD,
    DISCARDED,
    DRAWN_CARD,
    FIRST_SEAT,
    GAME_OVER,
    GOLD_OFFERED,
    HAND,
    IN_DECK,
    KEPT,
    KNOWN_IN_HAND,
    LAWYER_PAYMENT,
    MULLIGAN_CARD,
    NEUTRAL_CARD,
    NOT_IN_GAME,
    ON_ROAD,
    OPENING_CARD,
    PHASE_OF,
    PRESTIGE_PAYMENT,
    PRIMARY,
    PROVOST_MOVE,
    REPLACED,
    RESIDENCE,
    RESIDENCES,
    SECONDARY,
    SETUP,
    STEPS,
    TAKEN_OUT,
    TOKENS_OWNED,
    TURNING,
    UNANSWERED,
    WORKERS,
)
from bastide.games.magna_carta.view import cards_at, discard_pile, hand

if TYPE_CHECKING:
    from bastide.games.magna_carta.position import Position
    from bastide.games.magna_carta.state import MagnaCartaState

CHANCE_STEPS = (NEUTRAL_CARD, OPENING_CARD, MULLIGAN_CARD, FIRST_SEAT, DRAWN_CARD)
ANSWERS = {None: UNANSWERED, "keep": KEPT, "mulligan": REPLACED}


def snapshot_of(p: "Position") -> dict[str, object]:
    """The whole position, hidden parts included."""
    return {
        "game": p.game.name,
        "rules": p.settings.rules,
        "settings": p.settings.plain(),
        **plain_of(FIELDS, p),
        "chosen": _chosen(p),
        "road": [_road_card(p, place) for place in range(len(p.road))],
        "provost": _or_none(p.provost),
        "castle": [int(tokens) for tokens in p.castle],
        "removed": int(p.removed),
        "bridge": [int(passed) for passed in p.bridge],
        "seats": [_seat(p, seat) for seat in range(int(p.players))],
    }


def inventory_of(p: "Position") -> dict[str, int]:
    """Cards, workers, tokens and prestige buildings, wherever they are (MAG-16.1 to 16.3)."""
    drawn = int(DRAWN_NEUTRALS[p.players])
    laid = {int(card) for card in p.road if card >= KINDS}
    to_come = drawn - len(p.road) + 1 if p.step == NEUTRAL_CARD else 0
    counts: dict[str, int] = {"neutral cards": len(laid) + to_come}
    tokens = int(p.removed) + int(p.tokens_left())
    for seat in range(int(p.players)):
        own = [place for place in range(len(p.road)) if p.owner[place] == seat]
        piles = int(p.tally(seat, HAND) + p.tally(seat, DECK) + p.tally(seat, DISCARD))
        counts[f"cards of seat {seat}"] = piles + len({int(p.road[place]) for place in own})
        counts[f"workers of seat {seat}"] = int(p.tally(seat, WORKERS)) + [int(w) for w in p.worker].count(seat)
        tokens += sum(int(p.tally(seat, TOKENS_OWNED + section)) for section in range(SECTIONS))
    counts["castle tokens"] = tokens
    counts["prestige buildings"] = sum(int(owner) != TAKEN_OUT for owner in p.prestige)
    return counts


def _or_none(number: int) -> int | None:
    return None if number == NONE else int(number)


def _chosen(p: "Position") -> object:
    if p.step == CARD_PAYMENT:
        return CARD_NAMES[p.chosen]
    if p.step == PRESTIGE_PAYMENT:
        return PRESTIGE_NAMES[p.chosen]
    return _or_none(p.chosen)


def _road_card(p: "Position", place: int) -> dict[str, object]:
    card: dict[str, object] = {"card": CARD_NAMES[p.road[place]]}
    side = int(p.side[place])
    if p.owner[place] != NONE:
        card["owner"] = int(p.owner[place])
    if side >= RESIDENCE:
        card["side"] = "residence"
    if side == TURNING:
        card["turning"] = True
    if side >= COVERED:
        card["prestige"] = PRESTIGE_NAMES[side - COVERED]
    if p.worker[place] != NONE:
        card["worker"] = int(p.worker[place])
    if p.store[place]:
        card["store"] = int(p.store[place])
    return card


def _seat(p: "Position", seat: int) -> dict[str, object]:
    given: dict[str, object] = {name: int(p.has(seat, good)) for good, name in enumerate(GOOD_NAMES)}
    given["tokens"] = [int(p.tally(seat, TOKENS_OWNED + section)) for section in range(SECTIONS)]
    given["hand"] = hand(p, seat)
    given["known"] = cards_at(p, seat, KNOWN_IN_HAND)
    given["discard"] = discard_pile(p, seat)
    given["batches"] = int(p.tally(seat, BATCHES))
    given["mulligan"] = {v: k for k, v in ANSWERS.items()}[int(p.tally(seat, ANSWER))]
    if not p.has_provost():
        given["prestige"] = [PRESTIGE_NAMES[b] for b in range(PRESTIGES) if p.prestige[b] == seat]
    return given


def fill(p: "MagnaCartaState", data: Mapping[str, Any]) -> None:
    """Make the position that of a snapshot; raises BadSnapshot with a sentence."""
    p.lay_out()
    _fill_road(p, data)
    problems = Problems()
    for seat, given in enumerate(_list(data, "seats", int(p.players))):
        with problems.noting(f"seat {seat}"):
            _fill_seat(p, seat, given)
    problems.settle()
    _fill_castle(p, data)
    with reaching():
        _fill_decision(p, data)
    choices = len(list(p.legal_codes())) if p.to_move != NOBODY else 1
    if choices == 0 or (choices == 1 and PHASE_OF[p.step] > ACTIONS_PHASE and p.step != GAME_OVER):
        raise BadSnapshot(
            f"MAG-17.1: in the step '{data['step']}' there would be nothing to choose in this position.",
            code="unreachable",
            stuck=True,
        )


def _list(data: Mapping[str, Any], name: str, length: int | None = None) -> list[Any]:
    value = data.get(name)
    if not isinstance(value, list) or (length is not None and len(value) != length):
        size = "" if length is None else f" of {length}"
        raise BadSnapshot(f"'{name}' should be a list{size}, not {value!r}.", fault=Fault("form", name))
    return value


def _count(data: Mapping[str, Any], name: str, most: int = 9999) -> int:
    value = data.get(name, 0)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise BadSnapshot(
            f"MAG-16.6: '{name}' should be a number from 0 to {most}, not {value!r}.", bounds=Bounds(name, 0, most)
        )
    return value


def _index(names: list[str], name: object, what: str) -> int:
    if not isinstance(name, str) or name not in names:
        complaint = f"{name!r} is no {what}; choose among {', '.join(names)}."
        raise BadSnapshot(complaint, fault=Fault("unknown", str(name)))
    return names.index(name)


def _seat_number(p: "Position", value: object, what: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < p.players:
        complaint = f"The {what} should be a seat from 0 to {int(p.players) - 1}, not {value!r}."
        raise BadSnapshot(complaint, fault=Fault("form", what))
    return value


def _fill_road(p: "MagnaCartaState", data: Mapping[str, Any]) -> None:
    problems = Problems()
    for place, described in enumerate(_list(data, "road")):
        with problems.noting(f"road {place}"):
            _lay_card(p, described)
    problems.settle()
    begun = data.get("step") != STEPS[NEUTRAL_CARD]
    _check_neutrals(p, begun)
    provost = data.get("provost")
    if begun and p.has_provost():
        if not isinstance(provost, int) or not 0 <= provost < len(p.road):
            raise BadSnapshot(f"MAG-16.5: the provost stands on a card from 0 to {len(p.road) - 1}, not {provost!r}.")
        p.provost = provost
    elif provost is not None:
        raise BadSnapshot("MAG-13.3: there is no provost now; leave 'provost' null.")


def _lay_card(p: "MagnaCartaState", described: Mapping[str, Any]) -> None:
    card = _index(CARD_NAMES, described.get("card"), "card of the road")
    owner = NONE if card >= KINDS else _seat_number(p, described.get("owner"), f"owner of the {CARD_NAMES[card]}")
    if any(p.road[i] == card and p.owner[i] == owner for i in range(len(p.road))):
        raise BadSnapshot(f"MAG-16.1: the {CARD_NAMES[card]} of owner {described.get('owner')} is on the road twice.")
    if owner != NONE and p.place[owner * KINDS + card] == NOT_IN_GAME:
        raise BadSnapshot(f"MAG-13.1: the {CARD_NAMES[card]} is not in this game.")
    store = _count(described, "store", int(STORE[p.players]) if CARDS[card].store != NONE else 0)
    p.lay(card, owner, store)
    if owner != NONE:
        p.place[owner * KINDS + card] = ON_ROAD
        p.add(owner, CARD_POINTS, CARDS[card].points)
        p.add(owner, DECK, -1)
    _fill_side(p, described, card, owner)
    if described.get("worker") is not None:
        _fill_worker(p, _seat_number(p, described["worker"], "worker's owner"))


def _check_neutrals(p: "MagnaCartaState", begun: bool) -> None:
    drawn = int(DRAWN_NEUTRALS[p.players])
    neutral = [int(card) for card in p.road if card >= KINDS]
    if begun and (neutral != [int(card) for card in p.road[: drawn + 1]] or neutral[drawn:] != [NEUTRAL_PEDDLER]):
        raise BadSnapshot(f"MAG-2.2: the road begins with {drawn} neutral cards and the neutral Peddler.")
    if not begun and (len(neutral) != len(p.road) or len(neutral) >= drawn or NEUTRAL_PEDDLER in neutral):
        raise BadSnapshot("MAG-2.2: while neutral cards are drawn, only those drawn lie on the road.")


def _fill_side(p: "MagnaCartaState", given: Mapping[str, Any], card: int, owner: int) -> None:
    place = len(p.road) - 1
    side = given.get("side", "building")
    if side not in ("building", "residence"):
        raise BadSnapshot(
            f"The side of a card is 'building' or 'residence', not {side!r}.", fault=Fault("form", "side")
        )
    if side == "residence" or given.get("turning"):
        if not p.has_provost():
            raise BadSnapshot("MAG-13.5: there are no residences in the beginner's game.")
        if owner == NONE or not CARDS[card].turns:
            raise BadSnapshot(f"MAG-9.15a: the {CARD_NAMES[card]} cannot become a residence.")
    if side == "residence":
        p.side[place] = RESIDENCE
        p.add(owner, RESIDENCES, 1)
        p.add(owner, CARD_POINTS, RESIDENCE_POINTS - CARDS[card].points)
        if p.store[place]:
            raise BadSnapshot("MAG-9.9: a residence has no store.")
    elif given.get("turning"):
        p.side[place] = TURNING
        if given.get("worker") is None:
            raise BadSnapshot("MAG-9.17: only a card with a worker waits to be turned over.")
    if given.get("prestige") is not None:
        building = _index(PRESTIGE_NAMES, given["prestige"], "prestige building")
        if side != "residence":
            raise BadSnapshot("MAG-6.23: a prestige building lies on a residence.")
        p.side[place] = COVERED + building
        p.add(owner, RESIDENCES, -1)
        p.add(owner, CARD_POINTS, -RESIDENCE_POINTS)
        _own(p, owner, building)


def _fill_worker(p: "MagnaCartaState", worker: int) -> None:
    if p.side[len(p.road) - 1] >= RESIDENCE:
        raise BadSnapshot("MAG-6.15: no worker stands on a residence or a prestige building.")
    if p.tally(worker, WORKERS) == 0:
        raise BadSnapshot(f"MAG-16.2: seat {worker} has only {int(WORKERS_EACH)} workers.", places=at_seats(worker))
    p.worker[len(p.road) - 1] = worker
    p.add(worker, WORKERS, -1)


def _own(p: "MagnaCartaState", seat: int, building: int) -> None:
    if p.prestige[building] != AVAILABLE:
        raise BadSnapshot(f"MAG-9.25: the {PRESTIGE_NAMES[building]} is not there to be built again.")
    p.prestige[building] = seat
    p.add(seat, CARD_POINTS, PRESTIGE[building].points)


def _fill_seat(p: "MagnaCartaState", seat: int, given: Mapping[str, Any]) -> None:
    for good, name in enumerate(GOOD_NAMES):
        p.gain(seat, good, _count(given, name) - p.has(seat, good))
    for section, tokens in enumerate(_list(given, "tokens", SECTIONS)):
        p.add(seat, TOKENS_OWNED + section, _count({"tokens": tokens}, "tokens", 99))
    for name in _list(given, "hand"):
        p.take(seat, _from_deck(p, seat, name))
    for name in given.get("known", []):
        kind = _index(CARD_NAMES[:KINDS], name, "player card")
        if not p.held(seat, kind):
            raise BadSnapshot(f"MAG-3.5: seat {seat} is known to hold the {name}, but does not.")
        p.place[seat * KINDS + kind] = KNOWN_IN_HAND
    for name in _list(given, "discard"):
        kind = _from_deck(p, seat, name)
        p.place[seat * KINDS + kind] = DISCARDED + p.tally(seat, DISCARD)
        p.add(seat, DISCARD, 1)
        p.add(seat, DECK, -1)
    p.add(seat, BATCHES, _count(given, "batches", 99))
    if given.get("mulligan") not in ANSWERS:
        complaint = f"'mulligan' is 'keep', 'mulligan' or null, not {given.get('mulligan')!r}."
        raise BadSnapshot(complaint, fault=Fault("form", "mulligan"))
    p.add(seat, ANSWER, ANSWERS[given.get("mulligan")])
    if given.get("prestige") and p.has_provost():
        raise BadSnapshot("MAG-6.23: in the standard game prestige buildings lie on the road.")
    for name in given.get("prestige", []):
        _own(p, seat, _index(PRESTIGE_NAMES, name, "prestige building"))


def _from_deck(p: "MagnaCartaState", seat: int, name: object) -> int:
    kind = _index(CARD_NAMES[:KINDS], name, "player card")
    if p.place[seat * KINDS + kind] != IN_DECK:
        raise BadSnapshot(f"MAG-16.1: the {name} of seat {seat} is in two places, or not in this game.")
    return kind


def _fill_castle(p: "MagnaCartaState", data: Mapping[str, Any]) -> None:
    total = sum(CASTLE[int(p.players)])
    p.castle = codes([_count({"castle": n}, "castle", total) for n in _list(data, "castle", SECTIONS)])
    p.removed = _count(data, "removed", total)
    owned = sum(int(p.tally(s, TOKENS_OWNED + c)) for s in range(int(p.players)) for c in range(SECTIONS))
    if int(p.tokens_left()) + owned + int(p.removed) != total:
        raise BadSnapshot(f"MAG-16.3: castle, players and removed tokens should add up to {total}.")
    whole = CASTLE[int(p.players)]
    for section in range(SECTIONS):
        taken = sum(int(p.tally(seat, TOKENS_OWNED + section)) for seat in range(int(p.players)))
        if taken + p.castle[section] > whole[section]:
            raise BadSnapshot(f"MAG-2.7: section {section} of the castle has only {int(whole[section])} tokens.")
        if p.castle[section] < whole[section] and any(p.castle[:section]):
            raise BadSnapshot("MAG-10.4: tokens are taken from the first section that still has some.")


def _fill_decision(p: "MagnaCartaState", data: Mapping[str, Any]) -> None:
    for field in FIELDS:
        field.fill(p, data)
    bridge = [_seat_number(p, seat, "seat on the bridge") for seat in _list(data, "bridge")]
    if len(set(bridge)) != len(bridge):
        raise BadSnapshot("MAG-6.26: a seat stands on the bridge twice.")
    p.bridge = codes(bridge)
    _fill_chosen(p, data.get("chosen"))
    gone = sum(CASTLE[int(p.players)]) - int(p.tokens_left())
    if p.turn > gone + 1:
        raise BadSnapshot(f"MAG-16.4: every turn takes a token; {gone} are gone, and turn {int(p.turn)} cannot be.")
    if p.step == GAME_OVER:
        if p.tokens_left():
            raise BadSnapshot("MAG-12.1: the game is over when the castle is empty.")
        p.to_move = NOBODY
        return
    if p.mover == NONE:
        raise BadSnapshot("While the game is on, 'mover' is a seat.", fault=Fault("missing", "mover"))
    _check_turn(p)
    _check_effect(p)
    _check_bridge(p, bridge)
    if p.step == DRAWN_CARD and not 0 < p.drawing <= p.tally(p.mover, DECK) + p.tally(p.mover, DISCARD):
        raise BadSnapshot("MAG-6.5: in the step 'drawn_card' 'drawing' is at least 1, and that many cards are there.")
    p.to_move = CHANCE if p.step in CHANCE_STEPS else p.mover


def _check_turn(p: "MagnaCartaState") -> None:
    """MAG-2.12, MAG-2.14: what comes before the first turn, and what after it."""
    if (PHASE_OF[p.step] == SETUP) != (p.turn == 0):
        raise BadSnapshot(f"MAG-2.14: in turn {int(p.turn)} the step '{STEPS[p.step]}' cannot be.")
    if PHASE_OF[p.step] == SETUP:
        _check_opening(p)
    if PHASE_OF[p.step] != SETUP and p.first == NONE:
        raise BadSnapshot("MAG-2.12: after the set-up somebody has the first-player card.")


def _check_effect(p: "MagnaCartaState") -> None:
    """MAG-8.2, MAG-8.3: whose effect is carried out."""
    if p.step in (PRIMARY, SECONDARY, LAWYER_PAYMENT) and (p.at == NONE or p.worker[p.at] == NONE):
        raise BadSnapshot("MAG-8.2: 'at' should be the index of a road card with a worker.")
    if p.step in (PRIMARY, LAWYER_PAYMENT) and p.worker[p.at] != p.mover:
        raise BadSnapshot("MAG-8.3: the primary effect is the worker's owner's.")
    if p.step == SECONDARY and (p.owner[p.at] != p.mover or p.worker[p.at] == p.mover):
        raise BadSnapshot("MAG-8.3: the secondary effect is the card's owner's, for another's worker.")


def _check_bridge(p: "MagnaCartaState", bridge: list[int]) -> None:
    """MAG-6.1, MAG-6.26, MAG-6.29: who has passed, and whose turn it is by the bridge."""
    if PHASE_OF[p.step] == ACTIONS_PHASE and int(p.mover) in bridge:
        raise BadSnapshot(
            f"MAG-6.26: seat {int(p.mover)} has passed and makes no more moves.", places=at_seats(int(p.mover))
        )
    if PHASE_OF[p.step] > ACTIONS_PHASE and len(bridge) != p.players:
        raise BadSnapshot("MAG-6.1: after phase 2 everybody stands on the bridge.")
    if p.step in (PROVOST_MOVE, BATCHES_OFFERED, GOLD_OFFERED):
        if p.at == NONE or p.at >= p.players or bridge[p.at] != p.mover:
            raise BadSnapshot("MAG-6.29: in phases 3 and 5 the mover stands on space 'at' (from 0) of the bridge.")


def _check_opening(p: "MagnaCartaState") -> None:
    """MAG-2.14: the hands are dealt seat by seat, and nothing else has happened yet."""
    if any(p.owner[i] != NONE or p.worker[i] != NONE for i in range(len(p.road))) or len(p.bridge):
        raise BadSnapshot("MAG-2.14: during the set-up nobody has built, placed a worker or passed.")
    for seat in range(int(p.players)):
        _check_opening_hand(p, seat)
        if [int(p.has(seat, good)) for good in range(GOODS)] != [int(goods) for goods in OPENING_GOODS]:
            raise BadSnapshot(
                f"MAG-2.11: seat {seat} has the goods of the set-up before the first turn.", places=at_seats(seat)
            )


def _check_opening_hand(p: "MagnaCartaState", seat: int) -> None:
    """MAG-2.8, MAG-2.9: three cards, dealt one by one, and three others for who replaces them."""
    held, thrown = int(p.tally(seat, HAND)), int(p.tally(seat, DISCARD))
    dealing = seat == p.mover and p.step in (OPENING_CARD, MULLIGAN_CARD)
    waiting = p.step == NEUTRAL_CARD or (p.step == OPENING_CARD and seat > p.mover)
    again = p.step == MULLIGAN_CARD and seat > p.mover and held == 0
    if held >= OPENING_HAND if dealing else held != (0 if waiting or again else OPENING_HAND):
        raise BadSnapshot(
            f"MAG-2.8: seat {seat} cannot hold {held} cards in the step '{STEPS[p.step]}'.", places=at_seats(seat)
        )
    replaced = dealing or again if p.step == MULLIGAN_CARD else False
    if (thrown != OPENING_HAND and (thrown or replaced)) or (thrown and p.step not in (MULLIGAN_CARD, FIRST_SEAT)):
        raise BadSnapshot(
            f"MAG-2.9: seat {seat} cannot have laid off {thrown} cards in the set-up.", places=at_seats(seat)
        )


def _fill_chosen(p: "MagnaCartaState", chosen: object) -> None:
    if p.step == CARD_PAYMENT:
        p.chosen = _index(CARD_NAMES[:KINDS], chosen, "player card")
        if p.mover == NONE or not p.held(p.mover, p.chosen):
            raise BadSnapshot(
                f"MAG-6.18: the {chosen} being paid for is not in the hand of seat {p.mover}.",
                places=at_seats(int(p.mover)),
            )
        _can_pay(p, CARDS[p.chosen].cost)
        p.place[p.mover * KINDS + p.chosen] = KNOWN_IN_HAND
    elif p.step == PRESTIGE_PAYMENT:
        p.chosen = _index(PRESTIGE_NAMES, chosen, "prestige building")
        if p.prestige[p.chosen] != AVAILABLE or p.mover == NONE or not p.has_site(p.mover):
            raise BadSnapshot(f"MAG-6.22: the {chosen} being paid for cannot be built.")
        _can_pay(p, PRESTIGE[p.chosen].cost)
    elif p.step == LAWYER_PAYMENT:
        p.chosen = _count({"chosen": chosen}, "chosen", len(p.road) - 1)
        if p.side[p.chosen] != BUILDING or p.owner[p.chosen] != p.mover:
            raise BadSnapshot("MAG-9.15a: the card being turned over is no building of the mover.")
        _can_pay(p, RESIDENCE_COST)
    elif p.step == GOLD_OFFERED:
        p.chosen = _count({"chosen": chosen}, "chosen", int(p.tokens_left()))
        if p.asked == NONE or p.chosen == 0:
            raise BadSnapshot("MAG-10.9: in the step 'gold' 'chosen' is the batches and 'asked' a resource.")
    elif chosen is not None:
        complaint = f"In the step '{STEPS[p.step]}' nothing is being paid for; leave 'chosen' null."
        raise BadSnapshot(complaint, fault=Fault("form", "chosen"))


def _can_pay(p: "MagnaCartaState", cost: Cost) -> None:
    if not p.can_pay(p.mover, cost):
        raise BadSnapshot(
            f"MAG-4.2: seat {int(p.mover)} lacks the cubes for what is being paid.", places=at_seats(int(p.mover))
        )
