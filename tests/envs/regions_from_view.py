"""The regions of Carcassonne made a second time, slowly, from the view and the data files alone."""

import json
from collections import defaultdict
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, NamedTuple

from bastide.games.carcassonne.sets import with_own

TILES = {
    tile["id"]: tile
    for file in with_own(files("bastide.games.carcassonne") / "data/tiles.json")
    for tile in json.loads(file.read_text("utf-8"))["tiles"]
}
SIDES = "NESW"
STEPS = [(0, -1), (1, 0), (0, 1), (-1, 0)]
KINDS = ["field", "road", "city", "monastery", "shrine", "abbey"]
GOODS = ["wine", "grain", "cloth"]
POWER = {"small": 1, "big": 2, "wagon": 1}

Node = tuple[int, str]
"""A tile, by its place in the list, and the id of a segment."""


class Slot(NamedTuple):
    x: int
    y: int
    side: int
    half: int  # 0 left, 1 centre, 2 right, seen from within the tile

    def other(self) -> "Slot":
        dx, dy = STEPS[self.side]
        return Slot(self.x + dx, self.y + dy, self.side ^ 2, 2 - self.half)


class Land:
    """The regions of a view."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.tiles = [(TILES[laid["tile"]], laid["x"], laid["y"], laid["rotation"] // 90) for laid in view["land"]]
        self.at = {(x, y): number for number, (_, x, y, _) in enumerate(self.tiles)}
        self.features: dict[Node, Mapping[str, Any]] = {}
        self.slots: dict[Slot, Node] = {}
        self.region: dict[Node, Node] = {}
        for number, (tile, x, y, turn) in enumerate(self.tiles):
            for feature in tile["features"]:
                node = (number, feature["id"])
                self.features[node] = feature
                self.region[node] = node
                for side in feature.get("edges", []):
                    self.slots[Slot(x, y, (SIDES.index(side) + turn) % 4, 1)] = node
                for half in feature.get("half_edges", []):
                    slot = {"L": 0, "R": 2}[half[1]]
                    self.slots[Slot(x, y, (SIDES.index(half[0]) + turn) % 4, slot)] = node
        for slot, node in self.slots.items():
            if slot.other() in self.slots:
                self.join(node, self.slots[slot.other()])
        self.members: dict[Node, list[Node]] = defaultdict(list)
        for node in self.region:
            self.members[self.root(node)].append(node)
        self.figures: dict[Node, list[tuple[int, str]]] = defaultdict(list)
        for figure in view["figures"]:
            node = (self.at[figure["x"], figure["y"]], figure["segment"])
            if node in self.region:
                self.figures[self.root(node)].append((figure["seat"], figure["figure"]))

    def root(self, node: Node) -> Node:
        while self.region[node] != node:
            node = self.region[node]
        return node

    def join(self, a: Node, b: Node) -> None:
        self.region[self.root(a)] = self.root(b)

    def kind(self, root: Node) -> str:
        return str(self.features[root]["type"])

    def ends(self, root: Node) -> int:
        """Open ends of a road or city, empty places around a building."""
        if self.kind(root) in ("road", "city"):
            mine = [slot for slot, node in self.slots.items() if slot.half == 1 and self.root(node) == root]
            return sum((slot.other().x, slot.other().y) not in self.at for slot in mine)
        if self.kind(root) in ("monastery", "shrine", "abbey"):
            return 9 - sum(place in self.at for place in self.around(root))
        return 0

    def around(self, root: Node) -> list[tuple[int, int]]:
        _, x, y, _ = self.tiles[root[0]]
        return [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]

    def size(self, root: Node) -> int:
        if self.kind(root) in ("road", "city"):
            return len({number for number, _ in self.members[root]})
        return 9 - self.ends(root) if self.kind(root) != "field" else 0

    def cities(self, root: Node) -> set[Node]:
        """The cities that a field touches."""
        touched = {(n, city) for n, name in self.members[root] for city in self.features[n, name].get("cities", [])}
        return {self.root(city) for city in touched}

    def complete(self, city: Node) -> bool:
        return self.kind(city) == "carcassonne" or self.ends(city) == 0

    def that_matter(self) -> list[Node]:
        """On the tile laid last, beside an empty place, with a figure, or a building that is not complete."""
        found = (
            {self.root((len(self.tiles) - 1, f["id"])) for f in self.tiles[-1][0]["features"]} if self.tiles else set()
        )
        found |= {self.root(node) for s, node in self.slots.items() if (s.other().x, s.other().y) not in self.at}
        found |= {root for root, figures in self.figures.items() if figures}
        found |= {root for root in self.members if self.kind(root) in KINDS[3:] and self.ends(root)}
        return [root for root in found if self.kind(root) in KINDS]

    def row(self, root: Node, viewer: int, players: int) -> dict[str, int]:
        """What a table of regions says, but for its points."""
        features = [self.features[node] for node in self.members[root]]
        cities = self.cities(root) if self.kind(root) == "field" else set()
        pennants = sum(feature.get("pennants", 0) for feature in features)
        row = {
            "kind": KINDS.index(self.kind(root)) + 1,
            "size": self.size(root),
            "ends": self.ends(root),
            "pennants": pennants,
            "inns": sum(bool(feature.get("inn")) for feature in features),
            "cathedrals": sum(bool(feature.get("cathedral")) for feature in features),
            "herds": sum(bool(feature.get("pig_herd")) for feature in features),
            **{good: sum(feature.get("goods") == good for feature in features) for good in GOODS},
            "cities": sum(self.complete(city) for city in cities),
            "open_cities": sum(not self.complete(city) for city in cities),
            "fresh": int(any(number == len(self.tiles) - 1 for number, _ in self.members[root])),
        }
        for k in range(6):
            own = [figure for seat, figure in self.figures[root] if (seat - viewer) % players == k and k < players]
            row[f"figures_{k + 1}"] = len(own)
            row[f"power_{k + 1}"] = sum(pennants if figure == "mayor" else POWER.get(figure, 0) for figure in own)
        return row
