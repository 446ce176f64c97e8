"""What a position of Torres promises, for bots."""

from typing import TYPE_CHECKING, Final, cast

from bastide.core.counsel import Counsel, final_points, lead
from bastide.core.native import i64, mypyc_attr, vec
from bastide.core.pooled import Parts
from bastide.core.state import NOBODY, State
from bastide.games.torres.components import CARDS, KING_BONUS, KNIGHTS, NO_LEVELS, ROUNDS, YEARS
from bastide.games.torres.parts import climb, tell, turns_to_come, year_to_score
from bastide.games.torres.position import DRAW, GAME_OVER, KING_MOVE, TURN, Position
from bastide.games.torres.scoring import score_year

if TYPE_CHECKING:
    from bastide.games.torres.state import TorresState

# The places of the weights.
CARRY: Final = 0  # of the castle points of today, the part to be scored again in each year to come
GROWTH_TURN: Final = 1  # for each square of a castle with an own knight, in each own turn to come this year
GROWTH_YEAR: Final = 2  # the same in each year to come
KNIGHT: Final = 3  # a knight on the board, in each year to come
CARD: Final = 4  # a card in hand
STEP: Final = 5  # an action point left in the turn
CLIMB: Final = 7  # of the gain by the best step up of a knight, the part that counts in turns to come
CLIMB_NOW: Final = 8  # of the gain by as many steps up as there are action points left
NEAR_KING: Final = 6  # of the king's bonus, for a knight in the king's castle one level too low
RIVAL: Final = 9  # of the best rival's points, the part that counts against the own ones


@mypyc_attr(allow_interpreted_subclasses=True)
class TorresCounsel(Counsel):
    """Castle points of today, scored again in later years, and what can still grow (TOR-11)."""

    def __init__(self) -> None:
        super().__init__()
        self.plans = True
        self.scale = 25.0
        self.weights = vec[float]([0.65, 0.25, 0.6, 1.2, 3.6, 1.5, 0.5, 0.3, 0.5, 0.6])

    def left(self, state: State) -> float:
        """Of the turns of all years, those to come."""
        p = cast(Position, state)
        if p.decision == GAME_OVER:
            return 0.0
        rounds = ROUNDS[p.players]
        year = int(year_to_score(p))
        turns = turns_to_come(p, p.active()) + i64(sum(rounds[year:]))
        return float(turns) / float(i64(sum(rounds)))

    def decisions(self, state: State) -> i64:
        return 16

    def estimates(self, state: State) -> vec[float]:
        position = cast(Position, state)
        out = vec[float]([0.0] * int(state.players))
        seat: i64
        for seat in range(state.players):
            out[seat] = estimate(position, seat, self.weights)
        return out

    def settled(self, state: State) -> vec[float]:
        """The estimate, mended by the net; where a turn goes on after luck has decided, with what is left of it."""
        out = self.estimates(state)
        position = cast(Position, state)
        net = self.net
        if net is None or position.decision == GAME_OVER:
            return out
        net.begin(state.players)
        tell(position, net)
        seat: i64
        for seat in range(state.players):
            out[seat] += net.expected[seat]
        if position.decision >= TURN and position.decision < KING_MOVE:
            out[position.active()] += self._rest_of_turn(position, position.active())
        return out

    def tell(self, state: State, parts: Parts) -> None:
        tell(cast(Position, state), parts)

    def margin(self, state: State, seat: i64) -> float:
        """By how much it leads; while it has turns to come a rival's points count a good half: who only blocks builds
        no castles. All ends of a turn, the end of the game among them, are counted alike, so that they can be compared.
        """
        return self._margin(state, seat, final_points(state) if state.to_move == NOBODY else self.estimates(state))

    def judged(self, state: State, seat: i64) -> float:
        return self._margin(state, seat, final_points(state) if state.to_move == NOBODY else self.settled(state))

    def _margin(self, state: State, seat: i64, points: vec[float]) -> float:
        ahead = lead(points, seat)
        if state.to_move == NOBODY or not has_turns(cast(Position, state), seat):
            return ahead
        return points[seat] - self.weights[RIVAL] * (points[seat] - ahead)

    def ended_now(self, state: State) -> vec[float]:
        """The year is scored at once, and nothing comes after it."""
        position = cast("TorresState", state)
        if position.decision != GAME_OVER and position.king >= 0:
            position = position.copy()
            score_year(position)
        out = vec[float]([0.0] * int(state.players))
        seat: i64
        for seat in range(state.players):
            out[seat] = float(position.points[seat])
        return out

    def step_value(self, state: State, seat: i64) -> float:
        return self._rest_of_turn(cast(Position, state), seat)

    def _rest_of_turn(self, p: Position, seat: i64) -> float:
        if p.action_points == 0:
            return 0.0
        if p.decision == DRAW and not has_turns(p, seat):
            return -self.weights[STEP]  # TOR-8.6: the card can never be played
        climbed = float(best_climb(p, seat, p.action_points))
        return self.weights[STEP] * float(p.action_points) + self.weights[CLIMB_NOW] * climbed


def estimate(p: Position, seat: i64, weights: vec[float]) -> float:
    """The final points a seat can expect."""
    value = float(p.points[seat])
    if p.decision == GAME_OVER:
        return value
    year = year_to_score(p)
    years = float(YEARS - year)
    turns = turns_to_come(p, seat)
    cards: i64 = 0
    card: i64
    for card in range(CARDS):
        cards += i64(p.hands[CARDS * seat + card])
    if p.decision == DRAW and p.active() == seat:
        cards += 1
    if years > 0.0 or turns > 0:
        value += weights[CARD] * float(cards)
    value += weights[KNIGHT] * float(p.on_board[seat]) * years
    highest = NO_LEVELS[:]
    points: i64 = 0
    squares: i64 = 0
    king_castle: i64 = i64(p.castle_at[p.king]) if p.king >= 0 else 0
    king: float = 0.0
    i: i64
    for i in range(p.on_board[seat]):
        square = p.knight_at[KNIGHTS * seat + i]
        level = i64(p.heights[square])
        castle = i64(p.castle_at[square])
        if level > highest[castle]:
            if highest[castle] == 0:
                squares += p.bases[castle]
            points += (level - highest[castle]) * p.bases[castle]
            highest[castle] = level
        if castle == king_castle and castle > 0:
            if level == year:
                king = 1.0
            elif level == year - 1 and turns > 0:
                king = max(king, weights[NEAR_KING])
    value += float(points) * (1.0 + weights[CARRY] * years)
    value += float(squares) * (weights[GROWTH_TURN] * float(turns) + weights[GROWTH_YEAR] * years)
    if years > 0.0 or turns > 0:
        value += weights[CLIMB] * float(best_climb(p, seat, 1))
    return value + king * float(KING_BONUS[year - 1])


def has_turns(p: Position, seat: i64) -> bool:
    """Whether a seat has a turn after the one it may be taking."""
    return year_to_score(p) < YEARS or turns_to_come(p, seat) > 0


def best_climb(p: Position, seat: i64, steps: i64) -> i64:
    """The most castle points that this many steps up of one knight inside its castle would add (TOR-6.2)."""
    best: i64 = 0
    i: i64
    for i in range(p.on_board[seat]):
        square = p.knight_at[KNIGHTS * seat + i]
        level = i64(p.heights[square])
        castle = i64(p.castle_at[square])
        if castle > 0 and p.bases[castle] * steps > best and is_highest(p, seat, i, level, castle):
            gain = p.bases[castle] * climb(p, square, level, steps)
            if gain > best:
                best = gain
    return best


def is_highest(p: Position, seat: i64, knight: i64, level: i64, castle: i64) -> bool:
    """Whether no other knight of the seat stands higher in the same castle."""
    i: i64
    for i in range(p.on_board[seat]):
        square = p.knight_at[KNIGHTS * seat + i]
        if i != knight and i64(p.castle_at[square]) == castle and i64(p.heights[square]) > level:
            return False
    return True


COUNSEL: Final = TorresCounsel()
