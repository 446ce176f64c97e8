"""Studies as they are sent."""

import msgspec

import bastide
from bastide.core import CHANCE, NOBODY, State
from bastide.core.counsel import counsel_of
from bastide.core.match import Step
from bastide.server import projection
from bastide.server.entries import row_of_event
from bastide.server.identity.accounts import Accounts
from bastide.server.offers import action_of, legal_actions
from bastide.server.sentences import Viewer, info
from bastide.server.studies import wire
from bastide.server.studies.positions import Positions, first_state
from bastide.server.studies.shelf import Head, Shelf
from bastide.server.studies.tree import ROOT, Chapter, Node, Study
from bastide.server.wire import Position, StepInfo

Names = dict[str, str]


class Telling:
    """Describes them for the wire."""

    def __init__(self, shelf: Shelf, accounts: Accounts, positions: Positions) -> None:
        self.shelf = shelf
        self.accounts = accounts
        self.positions = positions

    async def lines(self, heads: list[Head]) -> list[wire.StudyLine]:
        """Studies in a list."""
        names = await self.accounts.names(sorted({head.owner for head in heads if head.owner}))
        return [self._line(head, names) for head in heads]

    def _line(self, head: Head, names: Names) -> wire.StudyLine:
        owner = names.get(head.owner, "") if head.owner else head.name
        return wire.StudyLine(head.id, head.title, owner, head.readers, head.games.split(), head.updated)

    async def study(self, head: Head, study: Study, role: wire.Role, writing: str | None) -> wire.StudyInfo:
        """A study."""
        writers = await self.shelf.writers(head.id)
        names = await self.accounts.names(sorted({*writers, head.owner} - {""}))
        return wire.StudyInfo(
            self._line(head, names),
            role,
            study.seq,
            self.chapters(study),
            [wire.WriterInfo(id, names[id]) for id in writers if id in names],
            writing,
        )

    def chapters(self, study: Study) -> list[wire.ChapterLine]:
        """The list of chapters."""
        return [self.line_of(chapter) for chapter in study.chapters.values()]

    def line_of(self, chapter: Chapter) -> wire.ChapterLine:
        """A chapter in it."""
        start = chapter.start
        return wire.ChapterLine(
            chapter.number,
            chapter.title,
            start.game,
            start.names,
            first_state(start).settings.plain(),
            chapter.played,
            len(chapter.comments),
            start.table or None,
            start.guessed,
            bool(counsel_of(bastide.load(start.game)).hidden),
        )

    async def chapter(self, study: Study, chapter: Chapter) -> wire.ChapterInfo:
        """A chapter with all its steps."""
        nodes = await self.nodes(study, chapter, list(chapter.nodes))
        return wire.ChapterInfo(self.line_of(chapter), study.seq, nodes)

    async def nodes(self, study: Study, chapter: Chapter, ids: list[int]) -> list[wire.NodeInfo]:
        """Some steps of a chapter."""
        summaries = self.positions.summaries(study.id, chapter)
        nodes = [chapter.nodes[id] for id in ids]
        authors = {node.author for node in nodes} | {each.author for node in nodes for each in node.comments}
        names = await self.accounts.names(sorted(authors - {""}))

        def called(author: str, name: str) -> str:
            return names.get(author, "") if author else name

        def of(node: Node) -> wire.NodeInfo:
            comments = [
                wire.CommentInfo(one.number, one.author, called(one.author, one.name), one.at, one.words)
                for one in node.comments
            ]
            if node.id == ROOT:
                return wire.NodeInfo(ROOT, -1, node.children, -2, comments=comments)
            step = summaries[node.id]
            return wire.NodeInfo(
                node.id,
                node.parent,
                node.children,
                step.seat,
                node.action,
                info(step.message),
                step.gained if any(step.gained) else [],
                called(node.author, node.name),
                node.glyph,
                comments,
            )

        return [of(node) for node in nodes]

    async def update(self, head: Head, study: Study, since: int, chapter: int = 0, node: int = 0) -> wire.StudyUpdate:
        """What has changed since an entry, as it is now."""
        changed: dict[int, dict[int, None]] = {}
        for seq, number, ids in study.touched[since:]:
            assert seq > since
            if number in study.chapters:
                changed.setdefault(number, {}).update(dict.fromkeys(ids))
        nodes: dict[int, list[wire.NodeInfo]] = {}
        gone: dict[int, list[int]] = {}
        for number, touched in changed.items():
            found = study.chapters[number]
            nodes[number] = await self.nodes(study, found, [id for id in touched if id in found.nodes])
            gone[number] = [id for id in touched if id not in found.nodes]
        return wire.StudyUpdate(study.seq, head.title, self.chapters(study), nodes, gone, chapter, node)

    def frame(self, study: Study, chapter: Chapter, id: int, eyes: int | None) -> wire.NodeFrame:
        """The board after a step."""
        node = chapter.node(id)
        state = self.positions.at(study.id, chapter, id)
        step, last = self._step(study, chapter, node)
        seat = eyes if eyes is not None and eyes < state.players else _eyes(state, last)
        step_info = None if step is None else _step_info(state, step, Viewer(seat))
        outcomes: list[wire.Outcome] = []
        if state.to_move == CHANCE:
            found = state.chance_outcomes()
            total = sum(weight for _, weight in found)
            outcomes = [wire.Outcome(str(each), info(state.message(each)), weight / total) for each, weight in found]
        depth = len(chapter.path(id))
        return wire.NodeFrame(_position(state, depth, seat), seat, step_info, outcomes, dict(state.snapshot()))

    def _step(self, study: Study, chapter: Chapter, node: Node) -> tuple[Step | None, int]:
        """The step that led to a position, with what happened; and who took the last one that was no chance."""
        if node.id == ROOT:
            return None, 0
        summaries = self.positions.summaries(study.id, chapter)
        last = next((summaries[id].seat for id in reversed(chapter.path(node.id)) if summaries[id].seat >= 0), 0)
        state = self.positions.at(study.id, chapter, node.parent)
        seat, events = int(state.to_move), state.record_events()
        action = action_of(state.game, node.action)
        state.apply(action)
        return Step(seat, action, events, frozenset(), 0, ""), last


def _eyes(state: State, last: int) -> int:
    return int(state.to_move) if state.to_move >= 0 else last


def _position(state: State, step: int, seat: int) -> Position:
    board = projection.Board(state)
    view, hash = board.view(seat)
    over = board.mover == NOBODY
    return Position(
        step=step,
        to_move=board.mover,
        view=view,  # type: ignore[arg-type]  # encoded already
        hash=hash,
        survey=board.survey,  # type: ignore[arg-type]
        task=None if over else board.task_info,
        legal=msgspec.Raw(legal_actions(state)) if board.mover >= 0 else None,  # type: ignore[arg-type]
        undo=None,
        scores=state.scores if over else None,
    )


def _step_info(state: State, step: Step, viewer: Viewer) -> StepInfo:
    game = state.game.name
    events = [projection.event_info(game, row_of_event(event, game), viewer) for event in step.events]
    return StepInfo(step.seat, str(step.action), events)
