"""A tournament as plain data, for JSON and back."""

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from bastide.compete.errors import BadTournament
from bastide.compete.rules import Rules
from bastide.compete.tournament import Entrant, Result, Round, Table, Tournament, check_result


def to_plain(tournament: Tournament) -> dict[str, object]:
    """What JSON can hold."""
    return {
        "rules": asdict(tournament.rules),
        "seed": tournament.seed,
        "entrants": [asdict(entrant) for entrant in tournament.entrants],
        "rounds": [
            {"tables": [_table(table) for table in played.tables], "resting": list(played.resting)}
            for played in tournament.rounds
        ],
    }


def _table(table: Table) -> dict[str, object]:
    return {"seats": list(table.seats), "result": None if table.result is None else plain_result(table.result)}


def plain_result(result: Result) -> dict[str, object]:
    """A result as JSON can hold it."""
    return {"scores": list(result.scores), "places": list(result.places), "absent": sorted(result.absent)}


def from_plain(plain: Mapping[str, Any]) -> Tournament:
    """The tournament again; raises BadTournament where it cannot be one."""
    try:
        rules = Rules(**_rules(plain["rules"]))
        entrants = tuple(Entrant(**one) for one in plain["entrants"])
        rounds = tuple(
            Round(tuple(_read_table(table) for table in played["tables"]), tuple(played["resting"]))
            for played in plain["rounds"]
        )
        tournament = Tournament(rules, entrants, int(plain["seed"]), rounds)
    except (KeyError, TypeError, AttributeError) as wrong:
        raise BadTournament(f"This is no tournament: {wrong}.") from None
    names = {entrant.name for entrant in entrants}
    for played in rounds:
        sitting = [*played.resting, *(name for table in played.tables for name in table.seats)]
        if len(set(sitting)) < len(sitting) or not set(sitting) <= names:
            raise BadTournament("In a round somebody sits twice, or sits who has not entered.")
        for table in played.tables:
            if table.result is not None:
                check_result(rules, table, table.result)
    return tournament


def _rules(plain: Mapping[str, Any]) -> dict[str, Any]:
    lists = {name: tuple(plain[name]) for name in ("points", "tie_breaks") if isinstance(plain.get(name), list | tuple)}
    return {**plain, **lists}


def _read_table(plain: Mapping[str, Any]) -> Table:
    return Table(tuple(plain["seats"]), None if plain["result"] is None else read_result(plain["result"]))


def read_result(plain: Mapping[str, Any]) -> Result:
    """The result again; whether it can be that of its table is checked with the table."""
    return Result(tuple(plain["scores"]), tuple(plain["places"]), frozenset(plain["absent"]))
