"""A position read from plain data, and checked: nothing that play cannot reach is taken for one."""

from collections.abc import Mapping
from typing import cast

from bastide.core.errors import BadSnapshot, Fault, Problems, at_seats, reaching, remembering
from bastide.core.native import codes
from bastide.core.words import render
from bastide.games.carcassonne.components import FIGURE_NAMES, FIGURES, TILE_IDS, TILE_NUMBER, TILES
from bastide.games.carcassonne.fields import FIELDS
from bastide.games.carcassonne.grid import cell_at, cell_name, on_table, x_of, y_of
from bastide.games.carcassonne.phases.placing import APART, MISMATCH, TAKEN, forbidden, place_verdict
from bastide.games.carcassonne.pile import count_pile
from bastide.games.carcassonne.snapshot import ROTATIONS
from bastide.games.carcassonne.standing import check_standing
from bastide.games.carcassonne.state import CarcassonneState
from bastide.games.carcassonne.turn import Chapter


def fill(state: CarcassonneState, data: Mapping[str, object]) -> None:
    """Make the table before the first turn that of a snapshot; raises BadSnapshot with a sentence."""
    rules = state.rules
    problems = Problems()
    missing = _lay_all(state, cast(list[list[object]], data["land"]), problems)
    if state.land.laid < len(rules.start_tiles) and not missing:
        raise BadSnapshot("CAR-B-1.4: there is at least the start tile on the land.")
    for row in cast(list[list[object]], data["figures"]):
        if (row[2], row[3]) not in missing:
            with problems.noting(f"{row[2]},{row[3]}"):
                _stand(state, *row)
    problems.settle()
    state.removed = codes([_unseen(state, tile) for tile in cast(list[str], data["removed"])])
    state.aside = codes([_unseen(state, tile) for tile in cast(list[str], data.get("aside", []))])
    _read_scores(state, cast(list[int], data["scores"]))
    _read_turn(state, data)
    count_pile(state)
    for chapter in rules.chapters:
        chapter.read_land(state)
        if chapter.write(state):
            kept = data.get(chapter.name)
            if not isinstance(kept, dict):
                complaint = f"The snapshot lacks '{chapter.name}', which is in play."
                raise BadSnapshot(complaint, fault=Fault("missing", chapter.name))
            with remembering(chapter.name):
                _remember(state, chapter, kept, str(data["phase"]))
    with reaching():
        _check_aside(state)
        if state.chosen:
            _check_second_decision(state)
        for chapter in rules.chapters:
            chapter.check_standing(state, str(data["phase"]))
        check_standing(state, str(data["phase"]))
        state.go_on()
        if state.rules.phases[state.phase].slot != data["phase"]:
            raise BadSnapshot(f"{data['phase']}: nothing can be decided in this phase of the turn.", stuck=True)


def _lay_all(state: CarcassonneState, land: list[list[object]], problems: Problems) -> set[tuple[object, object]]:
    """Lay all tiles that fit; returns the squares of those that do not. A tile that lies beside such ones alone is not
    held against it."""
    missing: set[tuple[object, object]] = set()
    for row in land:
        x, y = cast(int, row[1]), cast(int, row[2])
        found = Problems()
        with found.noting(f"{x},{y}"):
            _lay(state, *row)
        if found.found:
            beside = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & missing
            apart = found.found[0].message.endswith("beside none.") and (x, y) not in missing
            problems.found += [] if beside and apart else found.found
            missing.add((x, y))
    return missing


def _remember(state: CarcassonneState, chapter: Chapter, kept: dict[str, object], phase: str) -> None:
    """What a chapter remembers, checked against the land and the phase of the turn."""
    chapter.read(state, kept)
    _check_memory(chapter, chapter.write(state), kept)
    for key, phases in chapter.passing().items():
        if kept[key] and phase not in phases:
            raise BadSnapshot(
                f"'{key}' of '{chapter.name}' cannot be {kept[key]} in phase {phase}.",
                places=chapter.places(key, kept[key]),
            )


def _check_memory(chapter: Chapter, written: Mapping[str, object], kept: Mapping[str, object]) -> None:
    """What a chapter would write is what it was given: nothing was left out because it means nothing here."""
    for key, value in written.items():
        given = kept.get(key, value)
        if given != value and _in_order(given) != _in_order(value):
            raise BadSnapshot(
                f"'{key}' of '{chapter.name}' cannot be {given} in this position; it would be {value}.",
                places=chapter.places(key, given),
            )


def _in_order(value: object) -> list[str]:
    return sorted(map(repr, value)) if isinstance(value, list) else [repr(value)]


def _check_aside(state: CarcassonneState) -> None:
    """CAR-PD-4.7: the tiles laid aside are those that a chapter lays aside now, and none of these is to be placed."""
    for tile in state.aside:
        if not any(reason.takes(state, tile) for reason in state.rules.asides):
            raise BadSnapshot(f"CAR-PD-4.7: '{TILE_IDS[tile]}' is not laid aside now.")
    if state.drawn >= 0 and any(reason.takes(state, state.drawn) for reason in state.rules.asides):
        raise BadSnapshot(f"CAR-PD-4.7: '{TILE_IDS[state.drawn]}' would be laid aside and not placed.")


def _check_second_decision(state: CarcassonneState) -> None:
    choice = state.rules.choices[state.choosing]
    insisted = any(other is not choice and other.insists(state) for other in state.rules.insistent)
    if insisted or not choice.awaits(state):
        raise BadSnapshot("CAR-T-5: this choice of an action needs no second decision.")


def _unseen(state: CarcassonneState, id: str) -> int:
    """Take a tile from those not seen yet."""
    number = TILE_NUMBER.get(id, -1)
    if number < 0:
        raise BadSnapshot(f"CAR-B-0.13: there is no tile '{id}'.")
    if state.pile[number] == 0:
        raise BadSnapshot(f"CAR-B-1.1: there are only {state.rules.tiles[number]} tiles '{id}' in this game.")
    state.pile[number] -= 1
    return number


def _lay(state: CarcassonneState, id: object, x: object, y: object, rotation: object) -> None:
    number = _unseen(state, str(id))
    if rotation not in ROTATIONS:
        raise BadSnapshot(f"CAR-B-0.1: '{id}' is turned by {rotation}; a rotation is 0, 90, 180 or 270.")
    turn = ROTATIONS.index(rotation)
    cell = int(cell_at(cast(int, x), cast(int, y)))
    land = state.land
    if cell < 0 or not on_table(cell):
        raise BadSnapshot(f"CAR-B-0.1: ({x}, {y}) is off the table.")
    if land.laid < len(state.rules.start_tiles):
        start, there = state.rules.start_tiles[land.laid], state.rules.start_cells[land.laid]
        if (number, cell, turn) != (start, there, 0):
            which = "first" if land.laid == 0 else f"{land.laid + 1}."
            where = f"({x_of(there)}, {y_of(there)})"
            raise BadSnapshot(
                f"CAR-B-1.4: the {which} tile of the land is '{TILE_IDS[start]}', at {where} and not turned.",
                places=(cell_name(there),),
            )
    else:
        verdict = place_verdict(state, number, cell, turn)
        if verdict == TAKEN:
            raise BadSnapshot(f"CAR-B-2.2: '{id}' at ({x}, {y}) lies on a tile.")
        if verdict == APART:
            raise BadSnapshot(f"CAR-B-2.2: '{id}' at ({x}, {y}) lies beside none.")
        if verdict == MISMATCH:
            raise BadSnapshot(f"CAR-B-2.2: '{id}' at ({x}, {y}), turned by {rotation}, does not fit its neighbours.")
        if verdict != 0:
            refusal = forbidden(state, number, cell, turn)
            why = render(refusal.message, "en")
            raise BadSnapshot(f"{refusal.clauses[0]}: '{id}' at ({x}, {y}): {why}")
    land.lay(number, cell, turn)
    for chapter in state.rules.chapters:
        chapter.follow(state)


def _stand(state: CarcassonneState, seat: object, name: object, x: object, y: object, segment: object) -> None:
    land = state.land
    what = f"'{name}' of seat {seat} on {segment} of the tile at ({x}, {y})"
    cell = int(cell_at(cast(int, x), cast(int, y)))
    tile = int(land.tile_at(cell)) if cell >= 0 else -1
    if tile < 0:
        raise BadSnapshot(f"CAR-B-3.2: {what}: there is no tile.")
    names = [feature["id"] for feature in TILES[land.tile_turned[tile] // 4]["features"]]
    if segment not in names:
        raise BadSnapshot(f"CAR-B-3.2: {what}: the tile has {', '.join(names)}.")
    if TILES[land.tile_turned[tile] // 4]["features"][names.index(str(segment))]["type"] in ("river", "carcassonne"):
        raise BadSnapshot(f"CAR-B-3.4: {what}: no figure can stand there.")
    if name not in FIGURE_NAMES or not (isinstance(seat, int) and 0 <= seat < state.players):
        raise BadSnapshot(f"CAR-B-0.8: {what}: no such figure.")
    figure = FIGURE_NAMES.index(str(name))
    if state.supply[seat * FIGURES + figure] == 0:
        raise BadSnapshot(
            f"CAR-B-1.3: {what}: the seat has only {state.rules.figures[figure]} of these.", places=at_seats(seat)
        )
    state.put(seat, figure, land.tile_first[tile] + names.index(str(segment)))


def _read_scores(state: CarcassonneState, scores: list[int]) -> None:
    if len(scores) != state.players or not all(isinstance(score, int) for score in scores):
        raise BadSnapshot("CAR-B-4.12: the scores are one whole number per seat.")
    if min(scores) < 0 and not state.rules.may_owe:
        raise BadSnapshot(
            "CAR-TW-6.1: nobody has less than 0 points unless the option ransom_debt lets them.",
            places=at_seats(*(seat for seat, score in enumerate(scores) if score < 0)),
        )
    state.points = codes(scores)


def _read_turn(state: CarcassonneState, data: Mapping[str, object]) -> None:
    for name in ("drawn", "active"):
        if name not in data:
            raise BadSnapshot(f"The snapshot lacks '{name}', which may be null.", fault=Fault("missing", name))
    for field in FIELDS:
        field.fill(state, data)
    if state.drawn >= 0:
        _unseen(state, TILE_IDS[state.drawn])
    if (data["phase"] == "CAR-T-4") != (state.drawn >= 0):
        raise BadSnapshot("CAR-T-4: a tile is drawn exactly when it is to be placed.")
