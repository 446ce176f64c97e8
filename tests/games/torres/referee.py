"""A slow second reading of the rules of Torres: what can be decided, read off what the mover sees.

Nothing of the game's own code or data is used.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

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


class Referee:
    """One position, as the mover sees it."""

    def __init__(self, view: dict[str, Any], variant: str) -> None:
        self.view = view
        self.variant = variant
        self.me = view["to_move"]
        heights = {(x, y): view["heights"][y][x] for x, y in BOARD}
        self.board = Board(heights, {found(name): who for name, who in view["figures"].items()})
        self.mine = view["players"][self.me] if self.me >= 0 else {}
        self.knights = [found(name) for name in self.mine.get("knights", [])]

    def decision(self) -> set[str]:
        return getattr(self, self.view["decision"])()

    # The set-up

    def first_player(self) -> set[str]:
        return {f"first {seat}" for seat in range(len(self.view["players"]))}

    def master_card(self) -> set[str]:
        return {f"master {card}" for card in MASTER_CARDS}

    def start_castle(self) -> set[str]:
        """TOR-17.2"""
        laid = [square for square in BOARD if self.board.heights[square]]
        return {f"castle {named(s)}" for s in BOARD if all(abs(s[0] - x) + abs(s[1] - y) >= 3 for x, y in laid)}

    def first_knight(self) -> set[str]:
        return {f"knight {named(s)}" for s in BOARD if self.board.heights[s] and self.board.free(s)}

    def first_king(self) -> set[str]:
        return {text.replace("knight", "king") for text in self.first_knight()}

    # The turn

    def turn(self) -> set[str]:
        points = self.view["action_points"]
        can = {"end"}
        if points >= 1:
            can |= {"advance"} | self.moves("free_move") | self.blocks() | self.purchase()
        if points >= 2 and self.mine["reserve"]:
            can |= {f"knight {named(t)}" for k in self.knights for t in self.addable(k)}
        return can | self.plays()

    def addable(self, knight: Square) -> list[Square]:
        """TOR-5.1, 5.2"""
        board = self.board
        return [t for t in beside(knight) if board.free(t) and board.heights[t] <= board.heights[knight]]

    def blocks(self) -> set[str]:
        """TOR-7: from the tower of the turn, or from any that holds a block."""
        chosen = self.view["tower_of_turn"]
        if not (max(self.mine["towers"], default=0) if chosen is None else chosen):
            return set()
        return self.sites()

    def sites(self) -> set[str]:
        return {f"block {named(s)}" for s in BOARD if self.board.free(s) and self.board.build(s)}

    def purchase(self) -> set[str]:
        """TOR-8: at most two, from a deck that holds cards."""
        decks = self.view["decks"]
        if not decks or self.view["bought"] >= 2:
            return set()
        deck = decks[self.me if self.variant == "base" else 0]
        return {"buy"} if len(deck["top"]) + deck["unseen"] + len(deck["bottom"]) else set()

    def plays(self) -> set[str]:
        """TOR-9.1, TOR-9.2: one card of the hand that was not bought in this turn and has an effect."""
        if self.view["card_played"]:
            return set()
        old = Counter(self.mine["hand"]) - Counter(self.view["bought_cards"])
        return {f"play {card}" for card in old if self.has_effect(card)}

    def has_effect(self, card: str) -> bool:
        if card == "shift_block":
            return any(self.liftable())
        return card in ("six_ap", "seven_ap") or bool(self.effect(card))

    def moves(self, card: str) -> set[str]:
        board, reached = self.board, []
        for knight in self.knights:
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

    def effect(self, card: str) -> set[str]:
        if card == "extra_block":
            return self.sites() if self.view["supply"] else set()
        if card == "raise_knight":
            own = max([*self.mine["towers"], self.view["tower_of_turn"] or 0], default=0)
            return {f"raise {named(k)}" for k in self.knights if own and self.board.build(k, new_castle=True)}
        if card == "shift_block":
            return {f"lift {named(s)}" for s in self.liftable()}
        return self.moves(card)

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

    def card_effect(self) -> set[str]:
        return self.effect(self.view["card_in_play"])

    def put_block(self) -> set[str]:
        taken = found(self.view["lifted"])
        self.board.heights[taken] += 1  # the view shows the board without the block
        return {f"put {named(square)}" for square in self.shifts(taken)}

    # Towers (TOR-7.2, 7.6, 9.13)

    def tower_for_block(self) -> set[str]:
        return {f"tower {height}" for height in self.mine["towers"] if height}

    def tower_at_end(self) -> set[str]:
        return {f"tower {height}" for height in self.mine["towers"]}

    def tower_for_raise(self) -> set[str]:
        can = self.tower_for_block()
        return can | {"tower turn"} if self.view["tower_of_turn"] else can

    def spread(self) -> set[str]:
        """TOR-7.6, 7.7: every list of heights in which nothing that fits is left."""
        left, towers = self.view["tower_of_turn"], self.mine["towers"]
        ways = [put for put in product(*(range(4 - tower) for tower in towers)) if sum(put) <= left]
        most = max(map(sum, ways))
        lists = {tuple(sorted((t + p for t, p in zip(towers, put, strict=True)), reverse=True)) for put in ways
                 if sum(put) == most}  # fmt: skip
        return {f"spread {'-'.join(map(str, heights))}" for heights in lists}

    # Cards bought (TOR-8)

    def drawn_by(self, owner: int) -> set[str]:
        """TOR-15.5: what the owner of a deck knows to be in its unseen middle."""
        own, deck = self.view["players"][owner], self.view["decks"][owner]
        elsewhere = [*own["hand"], *own["played"], *self.view["seen_cards"], *deck["top"], *deck["bottom"]]
        return {f"draw {card}" for card in CARDS if card not in elsewhere}

    def returned(self, first: str | None, whole_deck: bool) -> set[str]:
        """TOR-8.2, TOR-8.4: six arrangements of two cards, two when no other card is left in the deck."""
        if whole_deck:
            return {"return top", "return under_top"}
        if first is None:
            return {"return top", "return bottom"}
        return {"return top", "return bottom", "return under_top" if first == "return top" else "return above_bottom"}

    def keep(self) -> set[str]:
        return {f"keep {card}" for card in self.view["seen_cards"]}

    # Between the years (TOR-12)

    def king_move(self) -> set[str]:
        (king,) = [square for square, who in self.board.figures.items() if who == "king"]
        home = self.board.group(king)
        free = [s for s in BOARD if self.board.heights[s] and self.board.free(s) and s not in home]
        return {"stay"} | {f"king {named(square)}" for square in free}

    def start_player(self) -> set[str]:
        return {f"start {seat}" for seat in range(len(self.view["players"]))}
