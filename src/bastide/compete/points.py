"""What a round is worth to everybody in it. Points are fractions, so that nothing is lost by rounding."""

from collections.abc import Sequence
from fractions import Fraction

from bastide.compete.rules import Points, Rules
from bastide.compete.tournament import Result, Round

NOTHING = Fraction(0)


def points_of(rules: Rules, played: Round) -> dict[str, Fraction]:
    """The points of everybody in a round, as far as its tables have results."""
    found = dict.fromkeys(played.resting, rest(rules))
    compared = _compared(rules, played) if rules.kind == "same_luck" else [None] * len(played.tables)
    for table, matched in zip(played.tables, compared, strict=True):
        if table.result is None:
            continue
        own = _of_table(rules, table.result) if matched is None else matched
        for seat, name in enumerate(table.seats):
            lost = seat in table.result.absent and rules.no_show == "forfeit"
            found[name] = NOTHING if lost else own[seat]
    return found


def rest(rules: Rules) -> Fraction:
    """What a round is worth to who rests: a win where few rest, the mean with the same luck, and nothing where
    everybody rests as often."""
    if rules.kind == "everybody":
        return NOTHING
    if rules.kind == "same_luck":
        return Fraction(1, 2)
    if rules.kind == "knockout" or isinstance(rules.points, str):
        return Fraction(1)
    return Fraction(rules.points[0])


def _of_table(rules: Rules, result: Result) -> list[Fraction]:
    if rules.kind == "knockout":
        return [Fraction(place == 1) for place in result.places]
    if rules.kind == "same_luck":
        return [rest(rules)] * len(result.places)
    return [worth(rules.points, result.places, place) for place in result.places]


def worth(points: Points, places: Sequence[int], place: int) -> Fraction:
    """What a place is worth among the places of a table."""
    level = places.count(place)
    if points == "wins":
        return Fraction(place == 1, level)
    if points == "duels":
        behind = sum(other > place for other in places)
        return Fraction(2 * behind + level - 1, 2 * (len(places) - 1))
    return Fraction(sum(points[place - 1 : place - 1 + level]), level)


def _compared(rules: Rules, played: Round) -> list[list[Fraction] | None]:
    """Where all had the same luck: the part of the matchpoints that each seat could have."""
    scores: list[list[int] | None] = []
    for table in played.tables:
        result = table.result
        whole = result is not None and result.played and None not in result.scores
        scores.append([score or 0 for score in result.scores] if result is not None and whole else None)
    most = 2 * (sum(own is not None for own in scores) - 1)
    return [
        None if own is None or most == 0 else [Fraction(points, most) for points in own] for own in matchpoints(scores)
    ]


def matchpoints(scores: list[list[int] | None]) -> list[list[int] | None]:
    """What every seat of every table gets: two for each table where the same seat has fewer points, one for a tie.

    A table that was not played to its end has no points to compare, and gets none.
    """
    compared = [own for own in scores if own is not None]
    return [
        None
        if own is None
        else [
            sum(2 * (points > other[seat]) + (points == other[seat]) for other in compared) - 1
            for seat, points in enumerate(own)
        ]
        for own in scores
    ]
