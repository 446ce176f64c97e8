"""What the scoring of a part gives when abbeys, barns, mayors, the fairy or followers from Carcassonne matter."""

from collections import Counter

from bastide import State
from games.carcassonne.slow_choices import SlowTable
from games.carcassonne.slow_scoring import Reckoning


def slow_gains(state: State) -> Counter[int]:
    """CAR-T-7c, CAR-T-7d: who would get how many points if the scoring came now."""
    table = SlowTable(state)
    reckoning = Reckoning(table.view, table.settings)
    fields = {n for n in table.followers if table.region(n).type == "field" and table.region(n).barns}
    connected = fields - table.fresh_field()
    gained: Counter[int] = Counter()
    for number in (table.completed() & table.followers.keys()) | fields:
        region = table.region(number)
        cities = sum(table.region(city).open == 0 for city in region.cities)
        for seat, power in region.power.items():
            if power == max(region.power.values()) > 0:
                less = 2 * cities if number in connected else 0  # CAR-AM-3.5: 1 point per city instead of 3
                gained[seat] += reckoning.worth(number, region, seat) - less
        for seat in beside_fairy(table, number):
            gained[seat] += 3
    return +gained


def beside_fairy(table: SlowTable, number: int) -> set[int]:
    """CAR-PD-2.5, CAR-PD-2.6: the seats that get the fairy's bonus; followers from Carcassonne stand on no tile."""
    pair = table.view["princess_dragon"]
    if not pair or not pair["fairy"]:
        return set()
    guests = table.view["count"]["guests"] if table.view["count"] else 0
    figures = table.view["figures"][: len(table.view["figures"]) - guests]
    standing = [figure for figure in figures if figure in table.followers[number]]
    if table.settings["fairy_mode"] == "tile":
        return {figure["seat"] for figure in standing if [figure["x"], figure["y"]] == pair["fairy"]}
    keys = ("seat", "figure", "x", "y", "segment")
    return {figure["seat"] for figure in standing if [figure[key] for key in keys] == pair["beside"]}
