"""A slow second reading of the rules of Torres: a referee who plays along and says who may do what.

Nothing of the game's own code or data is used.
"""

from collections import Counter
from collections.abc import Generator, Iterator
from itertools import product

Square = tuple[int, int]
CARDS = (
    "six_ap", "seven_ap", "extra_block", "free_move", "diagonal", "two_up", "jump", "any_door", "raise_knight",
    "shift_block",
)  # fmt: skip
MASTER_CARDS = {
    "exact_castles", "all_levels_differ", "all_same_level", "all_connected", "all_in_line", "four_square",
    "board_edge", "main_diagonals",
}  # fmt: skip
STRAIGHT = ((0, 1), (1, 0), (0, -1), (-1, 0))
SLANTING = ((1, 1), (1, -1), (-1, 1), (-1, -1))
BOARD = [(x, y) for x in range(8) for y in range(8)]
MARKED = ((3, 0), (2, 2), (5, 2), (7, 3), (0, 4), (2, 5), (5, 5), (4, 7))
TOWERS = {2: [[3, 3, 3, 3]] * 3, 3: [[3, 3, 2, 2], [3, 3, 2], [3, 3, 2]], 4: [[2, 2, 2, 2], [2, 2, 2], [2, 2, 2]]}
CHANCE, NOBODY = -1, -2
Asked = Generator[tuple[int, set[str]], str, None]
Answered = Generator[tuple[int, set[str]], str, str]


def named(square: Square) -> str:
    return f"{'abcdefgh'[square[0]]}{8 - square[1]}"


def found(name: str) -> Square:
    return "abcdefgh".index(name[0]), 8 - int(name[1])


def beside(square: Square, steps: tuple[Square, ...] = STRAIGHT) -> list[Square]:
    around = [(square[0] + dx, square[1] + dy) for dx, dy in steps]
    return [(x, y) for x, y in around if 0 <= x < 8 and 0 <= y < 8]


class Board:
    """Stacks and figures."""

    def __init__(self, heights: dict[Square, int], figures: dict[Square, object]) -> None:
        self.heights = heights
        self.figures = figures

    def group(self, start: Square, more_than: int = 0) -> set[Square]:
        """The stacks higher than a floor that are connected with one of them (TOR-1.4)."""
        reached, waiting = set(), [start]
        while waiting:
            square = waiting.pop()
            if square not in reached and self.heights[square] > more_than:
                reached.add(square)
                waiting += beside(square)
        return reached

    def castles(self) -> list[set[Square]]:
        every: list[set[Square]] = []
        for square in BOARD:
            if self.heights[square] and not any(square in castle for castle in every):
                every.append(self.group(square))
        return every

    def touched(self, square: Square) -> int:
        """How many castles have blocks next to a square."""
        return len({min(self.group(there)) for there in beside(square) if self.heights[there]})

    def free(self, square: Square) -> bool:
        return square not in self.figures

    def stands_right(self) -> bool:
        """TOR-1.6: no castle is higher than its base."""
        return all(max(self.heights[square] for square in castle) <= len(castle) for castle in self.castles())

    def build(self, square: Square, new_castle: bool = False) -> bool:
        """TOR-7.1, 7.3, 7.4: whether a block fits on a square, whoever stands there."""
        if self.heights[square]:
            return self.heights[square] < len(self.group(square))
        return self.touched(square) == 1 or (new_castle and self.touched(square) == 0)

    def steps(self, knight: Square) -> set[Square]:
        """TOR-6.2"""
        return {t for t in beside(knight) if self.free(t) and self.heights[t] <= self.heights[knight] + 1}

    def doors(self, knight: Square) -> set[Square]:
        """TOR-6.5"""
        level = self.heights[knight]
        entries = [d for d in beside(knight) if self.heights[d] > level]
        return {
            t
            for t in BOARD
            if t != knight and self.free(t) and self.heights[t] <= level
            if any(set(beside(t)) & self.group(d, self.heights[t]) for d in entries)
        }

    def any_door(self, knight: Square) -> set[Square]:
        """TOR-9.11"""
        inside = set().union(*(self.group(d) for d in beside(knight) if self.heights[d] > self.heights[knight]))
        return {
            t
            for t in BOARD
            if t != knight and self.free(t) and any(self.heights[c] > self.heights[t] for c in set(beside(t)) & inside)
        }

    def jumps(self, knight: Square) -> set[Square]:
        """TOR-9.10"""
        reached = set()
        for dx, dy in STRAIGHT:
            over, behind = (knight[0] + dx, knight[1] + dy), (knight[0] + 2 * dx, knight[1] + 2 * dy)
            if behind in BOARD and not self.free(over) and self.free(behind):
                if self.heights[behind] <= self.heights[knight] + 1:
                    reached.add(behind)
        return reached


class Deck:
    """A face-down deck: cards put back on top, the topmost first, the unseen middle, cards put back at the bottom."""

    def __init__(self, copies: int) -> None:
        self.top: list[tuple[str, int]] = []
        self.unseen = Counter(dict.fromkeys(CARDS, copies))
        self.bottom: list[tuple[str, int]] = []

    def size(self) -> int:
        return len(self.top) + self.unseen.total() + len(self.bottom)


class Referee:
    """The whole table. `play` asks (seat, what it may do) and is sent what it did; chance is seat -1."""

    def __init__(self, players: int, options: dict[str, object]) -> None:
        self.n = players
        self.variant = str(options["variant"])
        self.options = options
        self.master = self.variant == "master"
        self.board = Board(dict.fromkeys(BOARD, 0), {})
        self.scores = [0] * players
        self.towers: list[list[int]] = [[] for _ in range(players)]
        self.held = [0] * players
        self.supply = 92
        self.hands: list[Counter[str]] = [Counter(CARDS if self.master else ()) for _ in range(players)]
        self.played: list[Counter[str]] = [Counter() for _ in range(players)]
        self.decks = [Deck(1) for _ in range(players)]
        if self.variant != "base":
            self.decks = [] if self.master else [Deck(4)]
        self.year = self.round = 1
        self.first = self.starter = self.active = 0
        self.card_of_master: str | None = None
        self.to_move = CHANCE
        self.decision = ""
        self.weights: dict[str, int] = {}
        self.points = 0
        self.tower: int | None = None
        self.bought: Counter[str] = Counter()
        self.purchases = 0
        self.card_played = False
        self.card: str | None = None
        self.lifted: Square | None = None
        self.raised: Square | None = None
        self.seen: list[str] = []

    def ask(self, seat: int, decision: str, can: set[str]) -> Answered:
        self.to_move, self.decision = seat, decision
        return (yield seat, can)

    def lot(self, decision: str, weights: dict[str, int]) -> Answered:
        self.to_move, self.decision, self.weights = CHANCE, decision, weights
        return (yield CHANCE, set(weights))

    @property
    def seats(self) -> list[int]:
        """From the first player on (TOR-11.2)."""
        return [(self.first + i) % self.n for i in range(self.n)]

    def knights(self, seat: int) -> list[Square]:
        return [square for square, who in self.board.figures.items() if who == seat]

    def king(self) -> Square | None:
        return next((square for square, who in self.board.figures.items() if who == "king"), None)

    # The game

    def play(self) -> Asked:
        yield from self.set_up()
        for year in (1, 2, 3):
            self.year = year
            self.hand_out_towers()
            for number in range(len(TOWERS[self.n][year - 1])):
                self.round = number + 1
                self.begin_round()
                for i in range(self.n):
                    self.active = (self.starter + i) % self.n
                    yield from self.turn(self.active)
            self.score()
            if year < 3:
                yield from self.between_years()
        self.to_move, self.decision = NOBODY, "over"

    # The set-up (TOR-2)

    def set_up(self) -> Asked:
        chosen = self.options["first_player"]
        if chosen == "random":
            chosen = (yield from self.lot("first_player", {f"first {seat}": 1 for seat in range(self.n)})).split()[1]
        self.first = self.starter = int(str(chosen))
        if self.master:
            card = self.options["master_card"]
            if card == "random":
                card = (yield from self.lot("master_card", {f"master {card}": 1 for card in MASTER_CARDS})).split()[1]
            self.card_of_master = str(card)
            for i in range(8):
                text = yield from self.ask(self.seats[i % self.n], "start_castle", self.start_castle())
                self.board.heights[found(text.split()[1])] = 1
                self.supply -= 1
        else:
            self.board.heights.update(dict.fromkeys(MARKED, 1))
            self.supply -= len(MARKED)
        for seat in self.seats:
            text = yield from self.ask(seat, "first_knight", {f"knight {named(s)}" for s in self.roofs()})
            self.board.figures[found(text.split()[1])] = seat
        text = yield from self.ask(self.seats[-1], "first_king", {f"king {named(s)}" for s in self.roofs()})
        self.board.figures[found(text.split()[1])] = "king"

    def start_castle(self) -> set[str]:
        """TOR-17.2"""
        laid = [square for square in BOARD if self.board.heights[square]]
        return {f"castle {named(s)}" for s in BOARD if all(abs(s[0] - x) + abs(s[1] - y) >= 3 for x, y in laid)}

    def roofs(self) -> list[Square]:
        return [square for square in BOARD if self.board.heights[square] and self.board.free(square)]

    # Years and rounds (TOR-3)

    def hand_out_towers(self) -> None:
        """TOR-3.3, TOR-7.9"""
        for seat in range(self.n):
            left, self.held[seat] = self.held[seat], 0
            for height in TOWERS[self.n][self.year - 1]:
                more = min(left, 3 - height)
                left -= more
                self.supply -= height
                self.towers[seat].append(height + more)
            self.towers[seat].sort(reverse=True)
            self.supply += left

    def begin_round(self) -> None:
        """TOR-3.2, TOR-17.5"""
        if self.master:
            most = max(self.scores)
            self.starter = self.starter if self.scores[self.starter] == most else self.scores.index(most)

    # The turn (TOR-4)

    def turn(self, seat: int) -> Asked:
        self.points = 5
        while (text := (yield from self.ask(seat, "turn", self.actions(seat)))) != "end":
            yield from self.act(seat, text)
        if self.tower is None:
            yield from self.choose_tower(seat, "tower_at_end", set(self.towers[seat]))
        yield from self.settle(seat)
        self.points = self.purchases = 0
        self.card_played = False
        self.bought = Counter()

    def actions(self, seat: int) -> set[str]:
        can = {"end"} | self.plays(seat)
        if self.points >= 1:
            can |= {"advance"} | self.moves(seat, "free_move") | self.blocks(seat) | self.purchase(seat)
        if self.points >= 2 and len(self.knights(seat)) < 6:
            can |= {f"knight {named(t)}" for k in self.knights(seat) for t in self.addable(k)}
        return can

    def act(self, seat: int, text: str) -> Asked:
        word, *squares = text.split()
        if word == "play":
            yield from self.play_card(seat, squares[0])
            return
        self.points -= 2 if word == "knight" else 1
        if word == "advance":
            self.advance(seat, 1)
        elif word == "move":
            self.board.figures[found(squares[1])] = self.board.figures.pop(found(squares[0]))
        elif word == "knight":
            self.board.figures[found(squares[0])] = seat
        elif word == "buy":
            yield from self.buy(seat)
        else:
            self.board.heights[found(squares[0])] += 1
            if self.tower is None:
                yield from self.choose_tower(seat, "tower_for_block", {h for h in self.towers[seat] if h})
            self.tower = (self.tower or 0) - 1

    def addable(self, knight: Square) -> list[Square]:
        """TOR-5.1, 5.2"""
        board = self.board
        return [t for t in beside(knight) if board.free(t) and board.heights[t] <= board.heights[knight]]

    def advance(self, seat: int, points: int) -> None:
        """TOR-10.3 to TOR-10.7"""
        if points:
            self.scores[seat] += points
            others = {score % 100 for other, score in enumerate(self.scores) if other != seat}
            while self.scores[seat] % 100 in others:
                self.scores[seat] += 1

    def moves(self, seat: int, card: str) -> set[str]:
        board, reached = self.board, []
        for knight in self.knights(seat):
            level = board.heights[knight]
            targets = {
                "free_move": lambda k=knight: board.steps(k) | board.doors(k),
                "diagonal": lambda k=knight, e=level: {
                    t for t in beside(k, SLANTING) if board.free(t) and board.heights[t] <= e + 1
                },
                "two_up": lambda k=knight, e=level: {
                    t for t in beside(k) if board.free(t) and board.heights[t] == e + 2
                },
                "jump": lambda k=knight: board.jumps(k),
                "any_door": lambda k=knight: board.any_door(k),
            }[card]()
            reached += [f"move {named(knight)} {named(t)}" for t in targets]
        return set(reached)

    # Blocks and towers (TOR-7)

    def blocks(self, seat: int) -> set[str]:
        """From the tower of the turn, or from any that holds a block."""
        at_hand = max(self.towers[seat], default=0) if self.tower is None else self.tower
        return self.sites() if at_hand else set()

    def sites(self) -> set[str]:
        return {f"block {named(s)}" for s in BOARD if self.board.free(s) and self.board.build(s)}

    def choose_tower(self, seat: int, decision: str, heights: set[int]) -> Asked:
        """TOR-7.2"""
        height = min(heights)
        if len(heights) > 1:
            height = int((yield from self.ask(seat, decision, {f"tower {h}" for h in heights})).split()[1])
        self.towers[seat].remove(height)
        self.tower = height

    def settle(self, seat: int) -> Asked:
        """TOR-7.6 to 7.9: every list of heights in which nothing that fits is left."""
        left, towers = self.tower or 0, self.towers[seat]
        ways = [put for put in product(*(range(4 - tower) for tower in towers)) if sum(put) <= left]
        most = max(map(sum, ways))
        lists = {
            "-".join(map(str, sorted((t + p for t, p in zip(towers, put, strict=True)), reverse=True)))
            for put in ways
            if sum(put) == most
        }
        heights = next(iter(lists))
        if len(lists) > 1:
            heights = (yield from self.ask(seat, "spread", {f"spread {way}" for way in lists})).split()[1]
        if towers:
            self.supply += left - most
            self.towers[seat] = [int(height) for height in heights.split("-")]
        else:
            self.held[seat] = left
        self.tower = None

    # Cards bought (TOR-8)

    def deck(self, seat: int) -> Deck:
        return self.decks[seat if self.variant == "base" else 0]

    def purchase(self, seat: int) -> set[str]:
        return {"buy"} if self.decks and self.purchases < 2 and self.deck(seat).size() else set()

    def buy(self, seat: int) -> Asked:
        """TOR-8.1, TOR-8.2, TOR-8.4, TOR-15.5"""
        deck = self.deck(seat)
        self.purchases += 1
        for _ in range(min(3, deck.size())):
            if deck.top:
                card = deck.top.pop(0)[0]
            elif deck.unseen.total():
                weights = {f"draw {card}": n for card, n in deck.unseen.items() if n}
                card = (yield from self.lot("draw", weights)).split()[1]
                deck.unseen[card] -= 1
            else:
                card = deck.bottom.pop(0)[0]
            self.seen = sorted([*self.seen, card], key=CARDS.index)
        whole = deck.size() == 0
        kept = (yield from self.ask(seat, "keep", {f"keep {card}" for card in self.seen})).split()[1]
        self.seen.remove(kept)
        self.hands[seat][kept] += 1
        self.bought[kept] += 1
        first = ""
        while self.seen:
            can = {"top"} if len(self.seen) == 1 and not first else {"top", "bottom"}
            if whole:
                can = {"top", "under_top"} if first else {"top"}
            elif first:
                can.add("under_top" if first == "top" else "above_bottom")
            end = "top"
            if len(can) > 1:
                end = (yield from self.ask(seat, "return", {f"return {end}" for end in can})).split()[1]
            card = (self.seen.pop(0), seat)
            if end in ("top", "under_top"):
                deck.top.insert(int(end == "under_top"), card)
            else:
                deck.bottom.insert(len(deck.bottom) - (end == "above_bottom"), card)
            first = end

    # Cards played (TOR-9)

    def plays(self, seat: int) -> set[str]:
        """TOR-9.1, TOR-9.2: one card of the hand that was not bought in this turn and has an effect."""
        old = self.hands[seat] - self.bought
        return set() if self.card_played else {f"play {card}" for card in old if self.has_effect(seat, card)}

    def has_effect(self, seat: int, card: str) -> bool:
        if card == "shift_block":
            return any(self.liftable())
        return card in ("six_ap", "seven_ap") or bool(self.effect(seat, card))

    def effect(self, seat: int, card: str) -> set[str]:
        if card == "extra_block":
            return self.sites() if self.supply else set()
        if card == "raise_knight":
            own = max([*self.towers[seat], self.tower or 0], default=0)
            return {f"raise {named(k)}" for k in self.knights(seat) if own and self.board.build(k, new_castle=True)}
        if card == "shift_block":
            return {f"lift {named(s)}" for s in self.liftable()}
        return self.moves(seat, card)

    def play_card(self, seat: int, card: str) -> Asked:
        self.hands[seat][card] -= 1
        self.played[seat][card] += 1
        self.card_played = True
        if card in ("six_ap", "seven_ap"):
            self.points += 1 if card == "six_ap" else 2
            return
        self.card = card
        _, *squares = (yield from self.ask(seat, "card_effect", self.effect(seat, card))).split()
        target = found(squares[0])
        if card == "extra_block":
            self.supply -= 1
            self.board.heights[target] += 1
        elif card == "raise_knight":
            yield from self.raise_knight(seat, target)
        elif card == "shift_block":
            can = {f"put {named(square)}" for square in self.shifts(target)}
            self.board.heights[target] -= 1
            self.lifted = target
            text = yield from self.ask(seat, "put_block", can)
            self.lifted = None
            self.board.heights[found(text.split()[1])] += 1
        else:
            self.board.figures[found(squares[1])] = self.board.figures.pop(target)
        self.card = None

    def raise_knight(self, seat: int, knight: Square) -> Asked:
        """TOR-9.12, TOR-9.13"""
        can = {f"tower {height}" for height in self.towers[seat] if height} | ({"tower turn"} if self.tower else set())
        text = next(iter(can))
        if len(can) > 1:
            self.raised = knight
            text = yield from self.ask(seat, "tower_for_raise", can)
            self.raised = None
        if text == "tower turn":
            self.tower = (self.tower or 0) - 1
        else:
            height = int(text.split()[1])
            self.towers[seat].remove(height)
            self.towers[seat] = sorted([*self.towers[seat], height - 1], reverse=True)
        self.board.heights[knight] += 1

    def liftable(self) -> Iterator[Square]:
        return (square for square in BOARD if self.board.heights[square] and any(self.shifts(square)))

    def shifts(self, taken: Square) -> Iterator[Square]:
        """TOR-9.14, TOR-9.15: where the top block of a stack could go."""
        if not self.board.free(taken):
            return
        rest = self.board.group(taken)
        lifted = Board({**self.board.heights, taken: self.board.heights[taken] - 1}, self.board.figures)
        left = [square for square in rest if lifted.heights[square]]
        if left and lifted.group(left[0]) != set(left):
            return
        for square in BOARD:
            joins = not lifted.heights[square] and lifted.touched(square) > 1
            if square == taken or joins or not lifted.free(square):
                continue
            put = Board({**lifted.heights, square: lifted.heights[square] + 1}, lifted.figures)
            if put.stands_right() and len(put.castles()) >= 6:
                yield square

    # The scoring (TOR-11)

    def score(self) -> None:
        for points in (self.castle_points, self.king_bonus, self.master_points):
            for seat in self.seats:
                self.advance(seat, points(seat))

    def castle_points(self, seat: int) -> int:
        """TOR-11.3"""
        standing = set(self.knights(seat))
        heights = self.board.heights
        return sum(
            len(castle) * max((heights[s] for s in castle & standing), default=0) for castle in self.board.castles()
        )

    def king_bonus(self, seat: int) -> int:
        """TOR-11.5"""
        king = self.king()
        assert king is not None
        home = self.board.group(king)
        levels = [self.board.heights[s] for s in self.knights(seat) if s in home]
        return 5 * self.year if self.year in levels else 0

    def master_points(self, seat: int) -> int:
        """TOR-17.8 to TOR-17.17"""
        mine = self.knights(seat)
        year = self.year - 1
        each = (2, 5, 10)[year]
        card = self.card_of_master
        if card in ("main_diagonals", "board_edge"):
            counts = [sum(on_lines(card, s) for s in self.knights(one)) for one in range(self.n)]
            most = counts[seat] > max(n for one, n in enumerate(counts) if one != seat)
            return each * (counts[seat] + most)
        if card == "exact_castles":
            castles = [min(self.board.group(s)) if self.board.heights[s] else None for s in mine]
            right = None not in castles and len(set(castles)) == self.year + 3
            return (5, 15, 30)[year] if right else 0
        if card is None or self.year < 3:
            return 0
        if card == "four_square":
            squares = [{(x + d, y), (x, y + d), (x + d, y + d)} for x, y in mine for d in range(1, 8)]
            return 50 if any(square <= set(mine) for square in squares) else 0
        if len(mine) < 6:
            return 0
        levels = {self.board.heights[s] for s in mine}
        lines = [len({line(s) for s in mine}) == 1 for line in LINES]
        return {
            "all_levels_differ": 40 * (len(levels) == 6),
            "all_same_level": 50 * (len(levels) == 1),
            "all_connected": 40 * (len(joined(mine)) == 6),
            "all_in_line": 50 * any(lines),
        }[card]

    # Between the years (TOR-12)

    def between_years(self) -> Asked:
        turns = [(self.starter + i) % self.n for i in range(self.n)]
        last = min(turns, key=lambda seat: (self.scores[seat], -turns.index(seat)))
        king = self.king()
        assert king is not None
        home = self.board.group(king)
        places = {f"king {named(s)}": s for s in self.roofs() if s not in home}
        text = yield from self.ask(last, "king_move", {"stay", *places})
        if text != "stay":
            self.board.figures[places[text]] = self.board.figures.pop(king)
        if not self.master:
            text = yield from self.ask(last, "start_player", {f"start {seat}" for seat in range(self.n)})
            self.starter = int(text.split()[1])


LINES = (lambda s: s[0], lambda s: s[1], lambda s: s[0] - s[1], lambda s: s[0] + s[1])
"""Row, column and both diagonals of a square."""


def on_lines(card: str, square: Square) -> bool:
    x, y = square
    return x == y or x + y == 7 if card == "main_diagonals" else x in (0, 7) or y in (0, 7)


def joined(squares: list[Square]) -> set[Square]:
    """Those connected with the first."""
    reached, waiting = set(), squares[:1]
    while waiting:
        square = waiting.pop()
        if square not in reached:
            reached.add(square)
            waiting += [there for there in beside(square) if there in squares]
    return reached
