"""What was played of a tournament, on file: one line a table, written as soon as it is over.

A run that was killed goes on from there. A line that was not finished when it was is as if it had never been begun.
"""

import json
import os
from pathlib import Path
from types import TracebackType
from typing import Any

from bastide.cli.record_file import not_written
from bastide.core import BastideError

FORMAT = 1


class Journal:
    """The tables that are over, by round and number."""

    def __init__(self, path: Path, about: dict[str, object]) -> None:
        self.path = path
        self.lines: dict[tuple[int, int], dict[str, Any]] = {}
        head = json.dumps({"bastide tournament": FORMAT, **about}, ensure_ascii=False)
        whole = self._read(head)
        try:
            self._file = path.open("r+b" if whole else "wb")
            self._file.truncate(whole)
            self._file.seek(whole)
            if not whole:
                self._write(head)
        except OSError as wrong:
            raise not_written(path, wrong) from None

    def _read(self, head: str) -> int:
        """Take in what is there; returns how many bytes of it are whole lines."""
        if not self.path.exists():
            return 0
        content = self.path.read_bytes()
        whole = content.rfind(b"\n") + 1
        first, *rows = content[:whole].decode("utf-8", "replace").splitlines() or [""]
        if first != head:
            if not whole:
                return 0
            raise BastideError(
                f"{self.path} is of another tournament, or of other versions of its games; choose another --out."
            )
        try:
            for row in rows:
                line = json.loads(row)
                self.lines[line["round"], line["table"]] = line
        except (ValueError, KeyError, TypeError):
            raise BastideError(f"{self.path} is damaged; choose another --out.") from None
        return whole

    def add(self, line: dict[str, Any]) -> None:
        """A table is over."""
        self.lines[line["round"], line["table"]] = line
        try:
            self._write(json.dumps(line, ensure_ascii=False))
        except OSError as wrong:
            raise not_written(self.path, wrong) from None

    def _write(self, text: str) -> None:
        self._file.write(f"{text}\n".encode())
        self._file.flush()
        os.fsync(self._file.fileno())

    def __enter__(self) -> "Journal":
        return self

    def __exit__(self, kind: type[BaseException] | None, wrong: BaseException | None, at: TracebackType | None) -> None:
        self._file.close()
