"""`bastide verify`: re-run records and say whether they are true."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

import bastide
from bastide.cli import record_file
from bastide.cli.choice import AsJson
from bastide.cli.screen import complain, say, write_json
from bastide.core import BadRecord, BastideError, Verification
from bastide.core.record import start

VERIFIED = 0
FALSE = 1
UNREADABLE = 2


class Verdict:
    """What came of one file."""

    def __init__(self, file: Path, code: int, problem: str = "", found: Verification | None = None) -> None:
        self.file = file
        self.code = code
        self.problem = problem
        self.found = found

    def plain(self) -> dict[str, object]:
        """The verdict as plain data."""
        plain: dict[str, object] = {"file": str(self.file), "verified": self.code == VERIFIED}
        if self.found is None:
            return {**plain, "readable": self.code != UNREADABLE, "problem": self.problem}
        state = self.found.state
        return {
            **plain,
            "game": state.game.name,
            "rules": state.settings.rules,
            "settings": state.settings.plain(),
            "decisions": self.found.decisions,
            "draws": self.found.draws,
            "draws_checked": self.found.draws_checked,
            "over": state.over,
            "scores": state.scores,
            "winners": state.winners,
        }


def verify(
    *files: Annotated[Path, Parameter(name="FILE", negative="", required=True, help="Records, as text files.")],
    json: AsJson = False,
) -> int:
    """Re-run records: every action by the rules, every draw from the seed, every hash, the result.

    The exit code is 0 when all of them are true, 1 when one is not, 2 when one cannot be read or re-run here.

    For example:

        bastide verify evening.bastide
        bastide verify games/*.bastide --json
    """
    verdicts = [judge(file) for file in files]
    if json:
        write_json([verdict.plain() for verdict in verdicts])
    else:
        for verdict in verdicts:
            if verdict.found is not None:
                say(f"{verdict.file}: verified. {verdict.found}")
            elif verdict.code == FALSE:
                complain(f"{verdict.file} does not verify: {verdict.problem}")
            else:
                complain(f"{verdict.file}: {verdict.problem}")
    return max(verdict.code for verdict in verdicts)


def judge(file: Path) -> Verdict:
    """Read one record and run it again."""
    try:
        record = record_file.read(file)
        game = bastide.load(record.game)
        start(game, record)
    except BastideError as wrong:
        return Verdict(file, UNREADABLE, str(wrong))
    try:
        return Verdict(file, VERIFIED, found=bastide.verify(game, record))
    except BadRecord as wrong:
        return Verdict(file, FALSE, str(wrong))
