"""A position of Torres: which actions are legal, and what they do."""

from collections.abc import Mapping
from typing import Final

from bastide.core import Action, Dealer, Message, Refusal
from bastide.core.event import Event
from bastide.core.fields import numbers_of
from bastide.core.native import append, i64, vec
from bastide.games.torres import blocks, cards, knights, setup, years
from bastide.games.torres.actions import (
    Advance,
    BuyCard,
    ChooseTower,
    DrawCard,
    DrawFirstPlayer,
    EndTurn,
    KeepCard,
    LeaveKing,
    LiftBlock,
    MoveKnight,
    NameStartPlayer,
    PlaceBlock,
    PlaceCastle,
    PlaceKing,
    PlaceKnight,
    PlayCard,
    PutBlock,
    RaiseKnight,
    ReturnCard,
    SpreadBlocks,
    TurnUpMasterCard,
)
from bastide.games.torres.components import (
    ADD_KNIGHT,
    ADVANCE,
    BLOCKS,
    CARD_CLAUSES,
    CARD_NAMES,
    CARDS,
    EXTRA_BLOCK,
    KNIGHTS,
    MARKED,
    MASTER_NAMES,
    MOVE_KNIGHT,
    NO_SQUARE,
    PLACE_BLOCK,
    RAISE_KNIGHT,
    ROUNDS_BEFORE,
    SQUARES,
    THE_KING,
    YEARS,
)
from bastide.games.torres.deck import OWNERS, full_deck
from bastide.games.torres.fields import FIELDS
from bastide.games.torres.position import (
    CARD_EFFECT,
    DRAW,
    FIRST_KING,
    FIRST_KNIGHT,
    FIRST_PLAYER,
    KEEP,
    KING_MOVE,
    LEGAL,
    MASTER_CARD,
    PUT_BLOCK,
    RETURN,
    SPREAD,
    START_CASTLE,
    START_PLAYER,
    TOWER_AT_END,
    TOWER_FOR_BLOCK,
    TOWER_FOR_RAISE,
    TURN,
    Position,
    name_of,
)
from bastide.games.torres.refusals import refusal_of
from bastide.games.torres.score_track import advance
from bastide.games.torres.snapshot import snapshot_of
from bastide.games.torres.squares import listed
from bastide.games.torres.survey import survey_of
from bastide.games.torres.unknown_cards import deal_unknown
from bastide.games.torres.view import view_of
from bastide.games.torres.view_types import TorresSurvey, TorresView

# Where each kind of action begins among the codes.
FIRST: Final[i64] = DrawFirstPlayer.first_code
MASTER: Final[i64] = TurnUpMasterCard.first_code
DRAWN: Final[i64] = DrawCard.first_code
CASTLE: Final[i64] = PlaceCastle.first_code
KNIGHT: Final[i64] = PlaceKnight.first_code
KING: Final[i64] = PlaceKing.first_code
STAY: Final[i64] = LeaveKing.first_code
NAME_START_PLAYER: Final[i64] = NameStartPlayer.first_code
MOVE: Final[i64] = MoveKnight.first_code
BLOCK: Final[i64] = PlaceBlock.first_code
TOWER: Final[i64] = ChooseTower.first_code
BUY: Final[i64] = BuyCard.first_code
KEPT: Final[i64] = KeepCard.first_code
RETURNED: Final[i64] = ReturnCard.first_code
PLAY: Final[i64] = PlayCard.first_code
RAISE: Final[i64] = RaiseKnight.first_code
LIFT: Final[i64] = LiftBlock.first_code
PUT: Final[i64] = PutBlock.first_code
SPREADING: Final[i64] = SpreadBlocks.first_code
STEP: Final[i64] = Advance.first_code
END: Final[i64] = EndTurn.first_code


class TorresState(Position):
    """The base game (TOR-1 to TOR-15)."""

    def copy(self) -> "TorresState":
        twin = TorresState(self.game, self.settings)
        self.copy_to(twin)
        return twin

    # Set-up (TOR-2)

    def set_up(self) -> None:
        """The table before the first decision."""
        self.lay_out()
        self.supply = BLOCKS
        self.deal_cards()
        chosen = self.settings["first_player"]
        if chosen == "random":
            self.await_chance(FIRST_PLAYER)
        else:
            self.begin_with(int(chosen))

    def begin_with(self, first: i64) -> None:
        """The first player is settled (TOR-2.1)."""
        self.first_player = first
        self.start_player = first
        if self.events is not None:
            self.note(Event("first_player", "TOR-2.1", int(first), chance=self.settings["first_player"] == "random"))
        self.lay_castles()

    def deal_cards(self) -> None:
        """Every player has a personal face-down deck and an empty hand (TOR-2.3)."""
        self.decks = [full_deck(1) for _ in range(int(self.players))]

    def lay_castles(self) -> None:
        """A block on each marked square (TOR-2.5)."""
        for square in MARKED:
            self.raise_stack(square)
            self.supply -= 1
        self.await_decision(FIRST_KNIGHT, self.first_player)

    def place_first_knight(self, seat: i64, square: i64) -> None:
        """TOR-2.6, TOR-2.7"""
        self.put_knight(seat, square)
        if self.events is not None:
            self.note(Event("first_knight", "TOR-2.6", int(seat), {"square": name_of(square)}))
        following = (seat + 1) % self.players
        if following == self.first_player:
            self.await_decision(FIRST_KING, seat)
        else:
            self.await_decision(FIRST_KNIGHT, following)

    def place_first_king(self, seat: i64, square: i64) -> None:
        """TOR-2.7, TOR-2.8"""
        self.put_king(square)
        if self.events is not None:
            self.note(Event("king_placed", "TOR-2.7", int(seat), {"square": name_of(square)}))
        years.begin_year(self)

    # What is legal

    def legal_codes(self) -> vec[i64]:
        decision = self.decision
        if decision == TURN:
            return self._turn_codes()
        if decision == CARD_EFFECT:
            return self._effect_codes()
        out = vec[i64](capacity=8)
        seat = self.to_move
        i: i64
        if decision <= FIRST_KING:
            return self._setup_codes()
        if decision == TOWER_FOR_BLOCK or decision == TOWER_AT_END or decision == TOWER_FOR_RAISE:
            out = shifted(cards.towers_offered(self, seat), TOWER)
        elif decision == DRAW:
            unseen = self.decks[self.deck_of(self.active())].unseen
            for i in range(CARDS):
                if unseen[i]:
                    out = append(out, DRAWN + i)
        elif decision == KEEP:
            previous: i64 = -1
            for card in self.seen_cards:
                if card != previous:
                    out = append(out, KEPT + card)
                previous = card
        elif decision == RETURN:
            out = shifted(cards.return_places(self), RETURNED)
        elif decision == PUT_BLOCK:
            out = listed(out, blocks.squares_to_put(self, self.lifted), PUT)
        elif decision == SPREAD:
            for spread in blocks.spreads(self, seat):
                out = append(out, SPREADING + spread)
        elif decision == KING_MOVE:
            out = append(listed(out, years.squares_for_king(self), KING), STAY)
        elif decision == START_PLAYER:
            for i in range(self.players):
                out = append(out, NAME_START_PLAYER + i)
        return out

    def _setup_codes(self) -> vec[i64]:
        """The choices before the first turn (TOR-2, TOR-17.2, TOR-17.4)."""
        out = vec[i64](capacity=8)
        i: i64
        if self.decision == FIRST_PLAYER:
            for i in range(self.players):
                out = append(out, FIRST + i)
        elif self.decision == MASTER_CARD:
            for i in range(len(MASTER_NAMES)):
                out = append(out, MASTER + i)
        elif self.decision == START_CASTLE:
            out = listed(out, self.squares_for_castle(), CASTLE)
        elif self.decision == FIRST_KNIGHT:
            out = listed(out, setup.free_castles(self), KNIGHT)
        else:
            out = listed(out, setup.free_castles(self), KING)
        return out

    def _turn_codes(self) -> vec[i64]:
        """The actions of TOR-4.1 that can be paid for and carried out (TOR-4.3) on the board as it is now (TOR-4.4)."""
        out = vec[i64](capacity=64)
        seat = self.to_move
        i: i64
        if knights.why_no_knight(self, seat) == LEGAL:
            out = listed(out, knights.squares_to_add(self, seat), KNIGHT)
        if knights.why_no_move(self) == LEGAL:
            for i in range(self.on_board[seat]):
                knight = self.knight_at[KNIGHTS * seat + i]
                out = listed(out, knights.targets(self, knight), MOVE + SQUARES * knight)
        if blocks.why_no_block(self, seat) == LEGAL:
            out = listed(out, blocks.squares_to_build(self), BLOCK)
        if cards.why_not_buy(self, seat) == LEGAL:
            out = append(out, BUY)
        if not self.card_played:
            for i in range(CARDS):
                if cards.why_not_play(self, seat, i) == LEGAL:
                    out = append(out, PLAY + i)
        if years.why_not_advance(self) == LEGAL:
            out = append(out, STEP)
        return append(out, END)

    def _effect_codes(self) -> vec[i64]:
        """The targets of the card in play (TOR-9)."""
        seat = self.to_move
        out = vec[i64](capacity=32)
        if self.card_in_play == EXTRA_BLOCK:
            return listed(out, blocks.squares_to_build(self), BLOCK)
        if self.card_in_play == RAISE_KNIGHT:
            return shifted(blocks.knights_to_raise(self, seat), RAISE)
        if not cards.moves_knights(self.card_in_play):
            return listed(out, blocks.squares_to_lift(self), LIFT)
        i: i64
        for i in range(self.on_board[seat]):
            knight = self.knight_at[KNIGHTS * seat + i]
            out = listed(out, knights.card_targets(self, self.card_in_play, knight), MOVE + SQUARES * knight)
        return out

    def chance_weights(self) -> vec[i64]:
        """TOR-15.5"""
        out = vec[i64](capacity=10)
        if self.decision == DRAW:
            for count in self.decks[self.deck_of(self.active())].unseen:
                if count:
                    out = append(out, i64(count))
            return out
        for _ in self.legal_codes():
            out = append(out, 1)
        return out

    # What an action does

    def apply_code(self, code: i64) -> None:
        seat = self.to_move
        decision = self.decision
        if decision == TURN:
            self._act(seat, code)
        elif decision == CARD_EFFECT:
            self._carry_out(seat, code)
        elif decision == FIRST_PLAYER:
            self.begin_with(code - FIRST)
        elif decision == MASTER_CARD:
            self.turn_up_master_card(code - MASTER)
        elif decision == START_CASTLE:
            self.place_castle(seat, code - CASTLE)
        elif decision == FIRST_KNIGHT:
            self.place_first_knight(seat, code - KNIGHT)
        elif decision == FIRST_KING:
            self.place_first_king(seat, code - KING)
        elif decision == TOWER_FOR_BLOCK:
            blocks.choose_tower_of_turn(self, seat, code - TOWER)
            self.tower_of_turn -= 1
            self.await_decision(TURN, seat)
        elif decision == TOWER_AT_END:
            blocks.choose_tower_of_turn(self, seat, code - TOWER)
            self._settle_tower(seat)
        elif decision == TOWER_FOR_RAISE:
            cards.raise_knight(self, seat, code - TOWER)
        elif decision == DRAW:
            cards.draw_unseen(self, self.active(), code - DRAWN)
        elif decision == KEEP:
            cards.keep(self, seat, code - KEPT)
        elif decision == RETURN:
            cards.return_card(self, seat, code - RETURNED)
        elif decision == PUT_BLOCK:
            self.lifted = -1
            blocks.place_block(self, seat, code - PUT, "TOR-9.14")
            cards.end_effect(self, seat)
        elif decision == SPREAD:
            blocks.settle(self, seat, code - SPREADING)
            years.end_turn(self)
        elif decision == KING_MOVE:
            years.after_king(self, seat, -1 if code == STAY else code - KING)
        elif decision == START_PLAYER:
            years.name_start_player(self, seat, code - NAME_START_PLAYER)

    def _act(self, seat: i64, code: i64) -> None:
        """An action of the turn, paid with action points (TOR-4.1)."""
        if code == END:
            self._end_turn(seat)
        elif code == STEP:
            self.action_points -= ADVANCE
            advance(self, seat, 1, "TOR-10.6", "advanced", [])
        elif code >= PLAY:
            cards.play(self, seat, code - PLAY)
        elif code == BUY:
            cards.buy(self, seat)
        elif code >= BLOCK:
            self.action_points -= PLACE_BLOCK
            self._place_own_block(seat, code - BLOCK)
        elif code >= MOVE:
            self.action_points -= MOVE_KNIGHT
            self._move(seat, code)
        else:
            self.action_points -= ADD_KNIGHT
            knights.add_knight(self, seat, code - KNIGHT)

    def _move(self, seat: i64, code: i64) -> None:
        start = (code - MOVE) // SQUARES
        target = (code - MOVE) % SQUARES
        clause = "TOR-6.2" if knights.is_step(self, start, target) else "TOR-6.4"
        knights.move_knight(self, seat, start, target, clause)

    def _place_own_block(self, seat: i64, square: i64) -> None:
        """A block of the tower of the turn, which is chosen now if it was not (TOR-7.2); nobody is asked where there is
        only one (TOR-19.2)."""
        blocks.place_block(self, seat, square, "TOR-7.1")
        if self.tower_of_turn >= 0:
            self.tower_of_turn -= 1
            return
        heights = self.tower_choices(seat, 1)
        if len(heights) == 1:
            blocks.choose_tower_of_turn(self, seat, heights[0])
            self.tower_of_turn -= 1
        else:
            self.await_decision(TOWER_FOR_BLOCK, seat)

    def _end_turn(self, seat: i64) -> None:
        """The tower of the turn is settled, chosen first if no block was placed (TOR-4.5, TOR-7.2)."""
        if self.tower_of_turn < 0:
            heights = self.tower_choices(seat, 0)
            if len(heights) > 1:
                self.await_decision(TOWER_AT_END, seat)
                return
            blocks.choose_tower_of_turn(self, seat, heights[0])
        self._settle_tower(seat)

    def _settle_tower(self, seat: i64) -> None:
        spreads = blocks.spreads(self, seat)
        if len(spreads) == 1:
            blocks.settle(self, seat, spreads[0])
            years.end_turn(self)
        else:
            self.await_decision(SPREAD, seat)

    def _carry_out(self, seat: i64, code: i64) -> None:
        """The target of the card in play is chosen (TOR-9)."""
        if self.card_in_play == EXTRA_BLOCK:
            self.supply -= 1
            blocks.place_block(self, seat, code - BLOCK, "TOR-9.6")
        elif self.card_in_play == RAISE_KNIGHT:
            cards.choose_to_raise(self, seat, code - RAISE)
            return
        elif cards.moves_knights(self.card_in_play):
            start = (code - MOVE) // SQUARES
            knights.move_knight(self, seat, start, (code - MOVE) % SQUARES, CARD_CLAUSES[self.card_in_play])
        else:
            self.lifted = code - LIFT
            self.lower_stack(self.lifted)
            if self.events is not None:
                self.note(Event("block_lifted", "TOR-9.14", int(seat), {"square": name_of(self.lifted)}))
            self.await_decision(PUT_BLOCK, seat)
            return
        cards.end_effect(self, seat)

    def turn_up_master_card(self, card: i64) -> None:
        """Only the master version has one (TOR-17.4)."""

    def place_castle(self, seat: i64, square: i64) -> None:
        """Only the master version asks for it (TOR-17.2)."""

    # What a seat may know

    def view(self, seat: int | None) -> TorresView:
        return view_of(self, seat)

    def survey(self) -> TorresSurvey:
        return survey_of(self)

    def sees(self, seat: int | None, code: int) -> bool:
        """Cards drawn, kept and put back are known to the buyer alone (TOR-15.2)."""
        hidden = self.decision == DRAW or self.decision == KEEP or self.decision == RETURN
        return not hidden or (seat is not None and seat == self.active())

    def determinize(self, seat: int, dealer: Dealer) -> "TorresState":
        """Deal anew, within each other seat's deck and hand, all that the seat cannot know (TOR-15.2, TOR-15.6)."""
        twin = self.copy()
        for d in range(len(twin.decks)):
            deal_unknown(twin, d, seat, dealer)
        return twin

    # For the rest of the house

    def key(self) -> bytes:
        numbers = [int(self.king), int(self.supply), *numbers_of(FIELDS, self), int(self.to_move)]
        lists = [list(self.points), list(self.towers), list(self.held_over), list(self.seen_cards)]
        decks = [(list(deck.top), list(deck.bottom), bytes(list(deck.unseen))) for deck in self.decks]
        boards = [bytes(list(v)) for v in (self.heights, self.figures, self.hands, self.played, self.bought)]
        return repr((numbers, lists, decks, boards)).encode()

    def snapshot(self) -> Mapping[str, object]:
        return snapshot_of(self)

    def refuse(self, action: Action) -> Refusal:
        return refusal_of(self, action)

    def turn_number(self) -> i64:
        before = ROUNDS_BEFORE[self.players * (YEARS + 1) + self.year - 1]
        return (before + self.round - 1) * self.players + self.turns_taken

    def task(self) -> Message:
        return Message(f"torres.task.{self.decision_name()}", {"points": int(self.action_points)})

    def inventory(self) -> Mapping[str, int]:
        """92 blocks, six knights a seat, the king and all cards, wherever they are (TOR-1.7, TOR-1.8)."""
        stacked = sum(int(height) for height in self.heights)
        towers = sum(int(height) for height in self.towers if height > 0)
        turn = int(self.tower_of_turn) if self.tower_of_turn > 0 else 0
        lifted = 1 if self.lifted >= 0 else 0
        owed = 1 if self.decision == TOWER_FOR_BLOCK else 0
        held = sum(int(count) for count in self.held_over)
        standing = [int(figure) for figure in self.figures]
        counts = {
            "blocks": stacked + towers + turn + lifted + held + int(self.supply) - owed,
            "king": standing.count(THE_KING) + int(self.king == NO_SQUARE),
        }
        for seat in range(int(self.players)):
            counts[f"knights of seat {seat}"] = standing.count(seat + 1) + KNIGHTS - int(self.on_board[seat])
        for card, name in enumerate(CARD_NAMES):
            counts[name] = self.copies_of(card)
        return counts

    def copies_of(self, card: int) -> int:
        """How many copies of a card there are: held, played, in the decks and looked at."""
        copies = list(self.seen_cards).count(card)
        for seat in range(int(self.players)):
            copies += int(self.hands[CARDS * seat + card]) + int(self.played[CARDS * seat + card])
        for deck in self.decks:
            put_back = [int(place // OWNERS) for place in (*deck.top, *deck.bottom)]
            copies += int(deck.unseen[card]) + put_back.count(card)
        return copies


def shifted(squares: vec[i64], first: i64) -> vec[i64]:
    """The codes of one kind of action for these values, in place."""
    i: i64
    for i in range(len(squares)):
        squares[i] += first
    return squares
