"""The land: the laid tiles and the regions they form, kept up to date with every tile (CAR-B-0.4, CAR-B-2.6).

Every segment of every laid tile is a *node*. Nodes of one region hang together as a tree whose topmost node, the
*root*, stands for the region and holds all that is counted for it. Laying a tile touches only its neighbours, however
large the land is.

Of the table the land keeps a square *window*, small enough to be copied at once: a place is found at what is left of
its row and its column after whole windows. While the window is wider than the land and its rim, no two places of them
meet there; when the land outgrows it, a window of twice its side is made, up to the whole table.
"""

from typing import Final

from bastide.core.native import append, i64, u8, vec
from bastide.games.carcassonne.components import (
    BUILDING,
    CARCASSONNE,
    CITY,
    ENDS,
    FIELD,
    FITS,
    FIVES,
    HOLES,
    KIND,
    MOST_SEGMENTS,
    NO_BYTES,
    NO_NUMBERS,
    NOTHING,
    RIVER,
    ROAD,
    SEGMENTS,
    SIDES,
    SLOTS,
    SYMBOLS,
    TOUCHES,
)
from bastide.games.carcassonne.grid import AROUND, ROW_BITS, STEP, WIDTH, on_table

WORD: Final = 60
"""How many bits of a set one number holds."""
BIT: Final = vec[i64]([1 << i for i in range(WORD)])
BIT_MODULUS: Final = 67
"""Every number of one bit leaves another remainder when divided by this."""
PLACE_OF_BIT: Final = vec[i64](
    [next((i for i in range(WORD) if (1 << i) % BIT_MODULUS == left), 0) for left in range(BIT_MODULUS)]
)
SEAT_BITS: Final = 10
SEAT: Final = vec[i64]([1 << (SEAT_BITS * seat) for seat in range(6)])
"""What one follower of power 1 of each seat adds to a region's followers."""
# Within the bits of a seat:
OWN_POWER: Final = 31  # the summed power of its followers
PENNANT_SHIFT: Final = 5  # then, in two bits, those whose power is the number of pennants
PENNANT_MASK: Final = 3
FOLLOWERS: Final = 127  # all of these
CLOSING: Final = 128  # one that closes the region to further figures without being a follower
CLOSED: Final[i64] = sum(CLOSING << (SEAT_BITS * seat) for seat in range(6))
PENNANTS: Final = 255
"""The part of a region's symbols that counts its pennants."""
FULL_CIRCLE: Final = 8
SLOT_MODULUS: Final = 256
WINDOW: Final = 32
"""The side of the window of a small land; every larger side is twice the one before."""
RIM: Final = 2
"""The empty places beside the outermost tiles, both together."""
WANTED_BITS: Final = 10
WANTED: Final = (1 << WANTED_BITS) - 1
"""The part of a frontier entry that is the kinds its laid neighbours show it, a digit to base 5 per side."""


class Land:
    """The laid tiles, where the next can go, and the regions."""

    def __init__(self, words: i64) -> None:
        self.words = words  # numbers per set of `members`
        self.laid: i64 = 0  # how many tiles lie
        self.nodes: i64 = 0  # how many segments they have
        self.cities: i64 = 0  # how many of those are of cities
        self.open_places: i64 = 0  # how many empty places there are beside laid tiles
        self.holes: i64 = 0  # how many of those lie between four tiles
        self.side: i64 = WINDOW  # of the window
        self.west: i64 = 0  # the columns and rows of the table where the outermost tiles lie
        self.east: i64 = 0
        self.north: i64 = 0
        self.south: i64 = 0
        self.window: vec[u8] = NO_BYTES  # spot -> tile + 1, or 0
        self.slot: vec[u8] = NO_BYTES  # spot -> where the place stands in the frontier, less whole SLOTS_TOLD_APART
        self.frontier: vec[i64] = NO_NUMBERS  # those places, and what their neighbours want there
        self.tile_turned: vec[i64] = NO_NUMBERS  # tile -> type * 4 + quarter turns
        self.tile_cell: vec[i64] = NO_NUMBERS
        self.tile_first: vec[i64] = NO_NUMBERS  # tile -> node of its first segment
        self.tile_building: vec[i64] = NO_NUMBERS  # tile -> node of its cloister, shrine or abbey, or -1
        self.node_tile: vec[u8] = NO_BYTES
        self.node_kind: vec[u8] = NO_BYTES
        self.parent: vec[i64] = NO_NUMBERS  # node -> a node of the same region nearer to the root; a root is its own
        # For roots only:
        self.ends: vec[i64] = NO_NUMBERS  # open sides of a road or city; empty places around a building; 1 for the rest
        self.followers: vec[i64] = NO_NUMBERS  # the power of each seat's followers, SEAT_BITS bits each
        self.symbols: vec[i64] = NO_NUMBERS  # pennants, inns, ..., see components
        self.members: vec[i64] = NO_NUMBERS  # road, city: the set of its tiles; field: of city segments it touches
        self.city_node: vec[i64] = NO_NUMBERS  # city segment -> node
        self.completed: vec[i64] = NO_NUMBERS  # the regions that the tile laid last has completed

    def copy(self) -> "Land":
        """An independent land with the same content."""
        twin = Land(self.words)
        twin.laid = self.laid
        twin.nodes = self.nodes
        twin.cities = self.cities
        twin.open_places = self.open_places
        twin.holes = self.holes
        twin.side = self.side
        twin.west = self.west
        twin.east = self.east
        twin.north = self.north
        twin.south = self.south
        twin.window = self.window[:]
        twin.slot = self.slot[:]
        twin.frontier = self.frontier[:]
        twin.tile_turned = self.tile_turned[:]
        twin.tile_cell = self.tile_cell[:]
        twin.tile_first = self.tile_first[:]
        twin.tile_building = self.tile_building[:]
        twin.node_tile = self.node_tile[:]
        twin.node_kind = self.node_kind[:]
        twin.parent = self.parent[:]
        twin.ends = self.ends[:]
        twin.followers = self.followers[:]
        twin.symbols = self.symbols[:]
        twin.members = self.members[:]
        twin.city_node = self.city_node[:]
        twin.completed = self.completed[:]
        return twin

    # Regions

    def root(self, node: i64) -> i64:
        """The root of the region a segment belongs to."""
        up = self.parent[node]
        while up != node:
            node = up
            up = self.parent[node]
        return node

    def size(self, root: i64) -> i64:
        """The tiles of a road or city; a tile that it crosses twice counts once."""
        count: i64 = 0
        word: i64
        for word in range(self.words):
            count += bits(self.members[root * self.words + word])
        return count

    def completed_cities(self, root: i64) -> i64:
        """The completed cities that a field touches, each counted once (CAR-B-6.3)."""
        seen = vec[i64]()
        word: i64
        for word in range(self.words):
            cities = self.members[root * self.words + word]
            while cities:
                region = self.root(self.city_node[WORD * word + lowest(cities)])
                cities &= cities - 1
                if self.ends[region] == 0 and region not in seen:
                    seen = append(seen, region)
        return len(seen)

    def has_follower(self, root: i64, seat: i64) -> bool:
        """Whether a seat has a follower in a region, whatever its power."""
        return (self.followers[root] // SEAT[seat]) & FOLLOWERS != 0

    def segment_of(self, node: i64) -> i64:
        """Which segment of its tile a node is."""
        return node - self.tile_first[i64(self.node_tile[node])]

    def tile_end(self, tile: i64) -> i64:
        """The node after the last segment of a tile."""
        return self.tile_first[tile + 1] if tile + 1 < self.laid else self.nodes

    def has_tile(self, root: i64, tile: i64) -> bool:
        """Whether a road or city is on a tile."""
        return self.members[root * self.words + tile // WORD] & BIT[tile % WORD] != 0

    def tile_of(self, node: i64) -> i64:
        """The tile a segment is on."""
        return i64(self.node_tile[node])

    def tile_at(self, cell: i64) -> i64:
        """The tile that lies in a place, or -1."""
        spot = self.spot(cell)  # first: between the window and its spot, the window would be held and let go
        tile = i64(self.window[spot]) - 1
        if tile >= 0 and self.tile_cell[tile] != cell:
            return -1
        return tile

    def alone(self, tile: i64, surroundings: i64, nearby: vec[i64], shared: vec[i64]) -> i64:
        """What of the surroundings of a tile, a bit each, is not around an earlier one too: `shared` are the bits that
        a tile shares with it from each of the places `nearby`, which are counted from its own."""
        window = self.window
        cells = self.tile_cell
        side = self.side
        last = side - 1
        cell = cells[tile]
        at: i64 = 0
        for both in shared:
            if surroundings & both:
                there = cell + nearby[at]
                other = i64(window[((there >> ROW_BITS) & last) * side + (there & last)])
                if 0 < other <= tile and cells[other - 1] == there:
                    surroundings &= ~both
                    if surroundings == 0:
                        return 0
            at += 1
        return surroundings

    def around(self, cell: i64) -> i64:
        """How many of the 8 places around a place are laid."""
        window = self.window
        cells = self.tile_cell
        side = self.side
        last = side - 1
        count: i64 = 0
        for step in AROUND:
            there = cell + step
            other = i64(window[((there >> ROW_BITS) & last) * side + (there & last)])
            if other and cells[other - 1] == there:
                count += 1
        return count

    # The window

    def spot(self, cell: i64) -> i64:
        """Where a place is found in the window."""
        last = self.side - 1
        return ((cell >> ROW_BITS) & last) * self.side + (cell & last)

    def _reach(self, cell: i64) -> None:
        """Let the window be wide enough for a tile there."""
        column = cell & (WIDTH - 1)
        row = cell >> ROW_BITS
        if self.laid == 0:
            self.west = self.east = column
            self.north = self.south = row
            return
        if column < self.west:
            self.west = column
        elif column > self.east:
            self.east = column
        if row < self.north:
            self.north = row
        elif row > self.south:
            self.south = row
        across = max(self.east - self.west, self.south - self.north) + 1 + RIM
        while across > self.side and self.side < WIDTH:
            self._widen()

    def _widen(self) -> None:
        """A window of twice the side."""
        self.side *= 2
        self.window = vec[u8](bytes(int(self.side * self.side)))
        self.slot = vec[u8](bytes(int(self.side * self.side)))
        tile: i64
        for tile in range(self.laid):
            self.window[self.spot(self.tile_cell[tile])] = u8(tile + 1)
        at: i64
        for at in range(self.open_places):
            self.slot[self.spot(self.frontier[at] >> WANTED_BITS)] = u8(at % SLOT_MODULUS)

    def highest_power(self, root: i64) -> i64:
        """The most power any player has in a region."""
        rest = self.followers[root]
        most: i64 = 0
        while rest:
            most = max(most, power(rest, self.symbols[root]))
            rest >>= SEAT_BITS
        return most

    def touched_cities(self, root: i64) -> vec[i64]:
        """The roots of the cities that a field touches, each once."""
        found = vec[i64]()
        city: i64
        for city in range(self.cities):
            if self.members[root * self.words + city // WORD] & BIT[city % WORD]:
                region = self.root(self.city_node[city])
                if region not in found:
                    found = append(found, region)
        return found

    # Placing

    def turns(self, tile: i64, entry: i64) -> i64:
        """The quarter turns that fit a tile type to a frontier place, a bit each (CAR-B-2.2)."""
        return i64(FITS[tile * 625 + (entry & WANTED)])

    def lay(self, tile: i64, cell: i64, turn: i64) -> None:
        """Lay a tile: regions merge, with all figures on them (CAR-B-2.6), and `completed` is found anew."""
        turned = tile * 4 + turn
        index = self.laid
        first = self.nodes
        self._reach(cell)
        self.laid = index + 1
        spot = self.spot(cell)
        self.window[spot] = u8(index + 1)
        self.tile_turned[index] = turned
        self.tile_cell[index] = cell
        self.tile_first[index] = first
        self.completed = vec[i64]()
        self._add_segments(tile, index, first)
        self._meet_neighbours(turned, cell, first)
        self._find_completed(tile, cell, first)

    def _add_segments(self, tile: i64, index: i64, first: i64) -> None:
        count = SEGMENTS[tile]
        row = tile * MOST_SEGMENTS
        city = self.cities
        self.nodes = first + count
        node_tile = self.node_tile
        node_kind = self.node_kind
        ends = self.ends
        symbols = self.symbols
        segment: i64
        for segment in range(count):
            node = first + segment
            kind = KIND[row + segment]
            node_tile[node] = u8(index)
            node_kind[node] = u8(kind)
            ends[node] = ENDS[row + segment]
            symbols[node] = SYMBOLS[row + segment]
            if kind == CITY or kind == CARCASSONNE:
                self.city_node[self.cities] = node
                self.cities += 1
            if kind == CITY or kind == ROAD:
                self.members[node * self.words + index // WORD] = BIT[index % WORD]
        for segment in range(count):
            touches = TOUCHES[row + segment]
            if touches:
                self._touch(first + segment, first, touches, city)

    def _touch(self, field: i64, first: i64, touches: i64, city: i64) -> None:
        """CAR-B-0.6: a field touches the cities that its tile says it adjoins; roads, cities and rivers bound it
        (CAR-B-0.5)."""
        while city < self.cities:
            if touches & BIT[self.city_node[city] - first]:
                at = field * self.words + city // WORD
                self.members[at] = self.members[at] | BIT[city % WORD]
            city += 1

    def _meet_neighbours(self, turned: i64, cell: i64, first: i64) -> None:
        self._leave_frontier(cell)
        side: i64
        for side in range(4):
            there = cell + STEP[side]
            back = side ^ 2
            kind = i64(SIDES[turned * 4 + side])
            spot = self.spot(there)
            other = i64(self.window[spot])
            if other == 0:
                self._want(there, kind * FIVES[back])
                continue
            other -= 1
            mine = turned * 12 + side * 3
            theirs = self.tile_turned[other] * 12 + back * 3
            there_first = self.tile_first[other]
            other_kind = i64(SIDES[self.tile_turned[other] * 4 + back])
            if kind != other_kind:  # a side that fits everything joins nothing and closes what it meets
                if other_kind == ROAD or other_kind == CITY:
                    self._close(there_first + i64(SLOTS[theirs + 1]))
                elif kind == ROAD or kind == CITY:
                    self._close(first + i64(SLOTS[mine + 1]))
                continue
            if kind != CITY:
                self._join(first + i64(SLOTS[mine]), there_first + i64(SLOTS[theirs + 2]))
                self._join(first + i64(SLOTS[mine + 2]), there_first + i64(SLOTS[theirs]))
            if kind > FIELD:
                merged = self._join(first + i64(SLOTS[mine + 1]), there_first + i64(SLOTS[theirs + 1]))
                if kind != RIVER:
                    self.ends[merged] = self.ends[merged] - 2

    def _close(self, node: i64) -> None:
        """A road or city ends at a side that fits everything."""
        root = self.root(node)
        self.ends[root] = self.ends[root] - 1
        if self.ends[root] == 0:
            self.completed = append(self.completed, root)

    def _join(self, a: i64, b: i64) -> i64:
        """Make one region of two; the older root stays."""
        a = self.root(a)
        b = self.root(b)
        if a == b:
            return a
        if a > b:
            a, b = b, a
        self.parent[b] = a
        self.ends[a] = self.ends[a] + self.ends[b]
        self.followers[a] = self.followers[a] + self.followers[b]
        self.symbols[a] = self.symbols[a] + self.symbols[b]
        word: i64
        for word in range(self.words):
            at = a * self.words + word
            self.members[at] = self.members[at] | self.members[b * self.words + word]
        return a

    def _find_completed(self, tile: i64, cell: i64, first: i64) -> None:
        completed = self.completed
        segment: i64
        for segment in range(SEGMENTS[tile]):
            region = self.root(first + segment)
            if self.ends[region] == 0 and region not in completed:
                completed = append(completed, region)
        around: i64 = 0
        for step in AROUND:
            spot = self.spot(cell + step)
            other = i64(self.window[spot])
            if other:
                around += 1
                building = self.tile_building[other - 1]
                if building >= 0:
                    self.ends[building] = self.ends[building] - 1
                    if self.ends[building] == 0:
                        completed = append(completed, building)
        own = BUILDING[tile]
        if own == NOTHING:
            self.tile_building[self.laid - 1] = -1
        else:
            building = first + own
            self.tile_building[self.laid - 1] = building
            self.ends[building] = FULL_CIRCLE - around
            if around == FULL_CIRCLE:
                completed = append(completed, building)
        self.completed = completed

    # The frontier

    def place_of(self, cell: i64) -> i64:
        """Where a cell stands in the frontier, or -1."""
        spot = self.spot(cell)
        at = i64(self.slot[spot])
        while at < self.open_places:
            if self.frontier[at] >> WANTED_BITS == cell:
                return at
            at += SLOT_MODULUS
        return -1

    def _leave_frontier(self, cell: i64) -> None:
        at = self.place_of(cell)
        if at >= 0:
            self.holes -= i64(HOLES[self.frontier[at] & WANTED])
            self.open_places -= 1
            moved = self.frontier[self.open_places]
            self.frontier[at] = moved
            self.slot[self.spot(moved >> WANTED_BITS)] = u8(at % SLOT_MODULUS)

    def _want(self, cell: i64, kind: i64) -> None:
        at = self.place_of(cell)
        if at >= 0:
            entry = self.frontier[at] + kind
            self.frontier[at] = entry
            self.holes += i64(HOLES[entry & WANTED])
        elif on_table(cell):
            self.frontier[self.open_places] = (cell << WANTED_BITS) + kind
            self.slot[self.spot(cell)] = u8(self.open_places % SLOT_MODULUS)
            self.open_places += 1


def power(lane: i64, symbols: i64) -> i64:
    """CAR-B-4.8: the power of the seat in the lowest bits; some of its followers count as much as the pennants
    (CAR-AM-2.2)."""
    return (lane & OWN_POWER) + ((lane >> PENNANT_SHIFT) & PENNANT_MASK) * (symbols & PENNANTS)


def lowest(word: i64) -> i64:
    """The place of the lowest bit that is set."""
    return PLACE_OF_BIT[(word & -word) % BIT_MODULUS]


def bits(word: i64) -> i64:
    """How many bits of a number are set."""
    count: i64 = 0
    while word:
        word &= word - 1
        count += 1
    return count


def bare_land(tiles: i64, nodes: i64, cities: i64) -> Land:
    """A land before the first tile, with room for a number of tiles, segments and city segments."""
    land = Land((max(tiles, cities) + WORD - 1) // WORD)
    land.window = vec[u8](bytes(WINDOW * WINDOW))
    land.slot = vec[u8](bytes(WINDOW * WINDOW))
    land.frontier = vec[i64]([0] * (2 * tiles + 2))
    land.tile_turned = vec[i64]([0] * tiles)
    land.tile_cell = vec[i64]([0] * tiles)
    land.tile_first = vec[i64]([0] * tiles)
    land.tile_building = vec[i64]([0] * tiles)
    land.node_tile = vec[u8](bytes(nodes))
    land.node_kind = vec[u8](bytes(nodes))
    land.parent = vec[i64](list(range(nodes)))
    land.ends = vec[i64]([0] * nodes)
    land.followers = vec[i64]([0] * nodes)
    land.symbols = vec[i64]([0] * nodes)
    land.members = vec[i64]([0] * (nodes * land.words))
    land.city_node = vec[i64]([0] * cities)
    return land
