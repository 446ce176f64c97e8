"""A slow second reading of the rules of Carcassonne: a referee who plays along and says who may do what."""

from games.carcassonne.slow_action import Action
from games.carcassonne.slow_catapult import Catapult
from games.carcassonne.slow_placing import Placing
from games.carcassonne.slow_scoring import Scoring
from games.carcassonne.slow_table import FOLLOWERS, Answered, Asked
from games.carcassonne.slow_town import Town


class Referee(Placing, Action, Scoring, Town, Catapult):
    """The whole table. `play` asks (seat, what it may do) and is sent what it did; chance is seat -1."""

    def play(self) -> Asked:
        if self.options["start_player"] == "random":
            text = yield from self.lot("CAR-B-1.5", {f"begin {seat}": 1 for seat in range(self.n)})
            self.active = int(text.split()[1])
        else:
            self.active = int(str(self.options["start_player"]))
        while True:
            yield from self.turn()
            if not self.pile.total():
                break
            self.active = (self.active + 1) % self.n
        yield from self.last_abbeys()
        yield from self.leave_market()
        self.score_the_end()
        self.phase = "CAR-B-6.6"

    def turn(self) -> Asked:
        """CAR-T-1 to CAR-T-11"""
        self.part = 0
        near = [f for f in self.figures if f == self.beside]
        if self.options["fairy_mode"] == "tile":
            near = [f for f in self.figures if f.place == self.fairy and f.kind in FOLLOWERS]
        self.scores[self.active] += self.active in [figure.seat for figure in near]
        kind = yield from self.one_part("first")
        while kind and (self.pile.total() or self.abbey_room()):
            self.part += 1
            kind = yield from self.one_part(kind)
        yield from self.catapult_rounds()
        self.ransomed = False

    def one_part(self, kind: str) -> Answered:
        """CAR-T-2 to CAR-T-9; the kind of part that follows, if any."""
        yield from self.take_tile()
        if self.drawn is None:
            return ""
        again = yield from self.place_tile(kind)
        yield from self.ransom()
        yield from self.action()
        yield from self.move_dragon()
        done = self.land.completed_by(self.placed)
        yield from self.move_out(done)
        self.score_part(done)
        yield from self.drive()
        yield from self.enter()
        return again

    def last_abbeys(self) -> Asked:
        """CAR-AM-1.7: everybody who has an abbey and a hole, ending with the player of the last tile."""
        last = self.active
        if not self.has("abbey_final_round"):
            return
        for asked in range(1, self.n + 1):
            self.active = (last + asked) % self.n
            if self.abbey_room():
                self.part = 0
                self.round = [last, asked]
                yield from self.one_part("second")
                self.ransomed = False
        self.round = [last, self.n]
        self.active = last
