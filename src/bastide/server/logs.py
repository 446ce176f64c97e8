"""Structured logs: one JSON object a line, without secrets. Tokens never enter a log call in the first place."""

import logging
import sys

import msgspec

_STANDARD = set(logging.LogRecord("", 0, "", 0, "", (), None).__dict__) | {"message", "asctime", "taskName"}


class JsonLines(logging.Formatter):
    """A log record as a line of JSON: time, level, logger, what happened, and the fields given as `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        line: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "by": record.name,
            "what": record.getMessage(),
        }
        line.update({name: value for name, value in record.__dict__.items() if name not in _STANDARD})
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def set_up(level: str = "info") -> None:
    """Send everything that the server and its web framework say to the error output."""
    output = logging.StreamHandler(sys.stderr)
    output.setFormatter(JsonLines())
    for name in ("bastide", "uvicorn", "litestar"):
        logger = logging.getLogger(name)
        logger.handlers = [output]
        logger.propagate = False
        logger.setLevel(level.upper())
    if level == "info":
        logging.getLogger("uvicorn").setLevel("WARNING")  # it would tell of every connection
    logging.getLogger("uvicorn.access").handlers = []
    logging.getLogger("uvicorn.access").propagate = False
