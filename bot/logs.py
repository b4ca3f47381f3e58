"""The log: one line per event with its name and facts, for people or as JSON, without secrets."""

import json
import logging
import os
import re
import sys
import threading
import time
from collections.abc import Iterable
from contextvars import ContextVar
from typing import Any

log = logging.getLogger(__name__)

OURS = ("bot", "cogs", "render")
"""Loggers that may log details; details of libraries would include requests with tokens."""
NOISE = {
    "discord.client": logging.ERROR,  # warns at every start that voice support is missing
    "discord.gateway": logging.WARNING,
    "discord.http": logging.WARNING,
    "aiosqlite": logging.INFO,  # its details contain whole rows, including seeds
}
"""Minimum levels of library loggers that repeat themselves or would reveal secrets."""
HIDDEN = "[hidden]"
"""Replaces a secret in the log."""
SHORTEST_SECRET = 8
"""Minimum length of a configured secret to be hidden; shorter ones could hide ordinary words."""
_SECRETS = tuple(
    re.compile(secret)
    for secret in (
        r"(uthorization.{1,8}?(?:Bot|Bearer|Basic)\s+)[^\s\\\"']+",  # a request header, also in Python's repr
        r"(/webhooks/\d+/)[^\s\\\"'/?]+",
        r"(/interactions/\d+/)[^\s\\\"'/?]+",
        r"(token[\\\"']*\s*[:=]\s*[\\\"']*)[^\s\\\"']+",  # a gateway event, or a fact
        r"(://)[^\s:/@\"']*:[^\s\"']+@(?!me\b|original\b)",  # user and password in a URL
        r"(?<![\w-])()[\w-]{23,}(?:\.[\w-]{6,7}\.[\w-]{27,}|(?<=[\w-]{80}))",  # a bot's or an interaction's token
    )
)
"""Patterns of secrets; the first group is kept.

Several patterns with fixed prefixes take a third of the time of one combined pattern.
"""


def set_up_logging(level: str, form: str = "plain", secrets: Iterable[str] = ()) -> None:
    """Log one line per event, with the time and without these secrets; libraries only from their minimum levels."""
    handler = DiscreetHandler()
    handler.setFormatter(DiscreetLines(FORMATS[form](), secrets))
    for fit in FILTERS:
        handler.addFilter(fit)
    least = logging.getLevelNamesMapping()[level]
    logging.basicConfig(level=max(least, logging.INFO), handlers=[handler])
    for name in OURS:
        logging.getLogger(name).setLevel(least)
    for name, quiet in NOISE.items():
        logging.getLogger(name).setLevel(max(quiet, least))
    sys.excepthook = lambda kind, error, trace: _log_crash((kind, error, trace))
    sys.unraisablehook = lambda crash: _log_crash((crash.exc_type, crash.exc_value, crash.exc_traceback))
    threading.excepthook = lambda crash: _log_crash((crash.exc_type, crash.exc_value, crash.exc_traceback))


def _log_crash(crash: Any) -> None:
    """Log an unhandled exception, which Python would print to stderr."""
    log.critical("crashed", exc_info=crash)


def describe_error(error: BaseException) -> str:
    """Describe an error by its type and its numbers: HTTP status and Discord's code, or the system's errno and message.

    A network error's own text may contain a URL or headers with a token.
    """
    numbers = [vars(error).get("status"), vars(error).get("code"), getattr(error, "errno", None)]
    known = [number for number in numbers if isinstance(number, int)]
    message = [os.strerror(numbers[-1])] if numbers[-1] in known else []
    return " ".join([type(error).__name__, *map(str, known), *message])


def about(**facts: object) -> dict[str, Any]:
    """Return `extra` for a log call: `log.info("game_over", extra=about(table=7))`."""
    return {"facts": facts}


def facts_of(record: logging.LogRecord) -> dict[str, Any]:
    """Return the facts of a log record."""
    found: dict[str, Any] = getattr(record, "facts", {})
    return found


_table: ContextVar[int | None] = ContextVar("table", default=None)


def concern(table_id: int | None) -> None:
    """Attach a table, or none, to all events that this task logs from now on, except events that name a table."""
    _table.set(table_id)


def name_table(record: logging.LogRecord) -> bool:
    """Add the current table to a record that has none; always return True, so that the record is kept."""
    facts, table_id = facts_of(record), _table.get()
    if table_id is not None and "table" not in facts:
        record.__dict__.update(about(table=table_id, **facts))
    return True


def shorten_wire_errors(record: logging.LogRecord) -> bool:
    """Reduce a library's traceback about a connection to one warning, since a connection may break at any time."""
    error = record.exc_info[1] if record.exc_info else None
    if error and not record.name.startswith(OURS) and _is_of_the_wire(error):
        record.levelno, record.levelname = logging.WARNING, logging.getLevelName(logging.WARNING)
        record.exc_info = record.exc_text = None
        record.__dict__.update(about(**facts_of(record), error=describe_error(error)))
    return True


def _is_of_the_wire(error: BaseException) -> bool:
    """True if the error comes from a connection or from a library that uses one."""
    makers = {kind.__module__.partition(".")[0] for kind in type(error).__mro__}
    return isinstance(error, OSError) or not makers.isdisjoint(("aiohttp", "discord"))


FILTERS = (name_table, shorten_wire_errors)
"""Filters applied to every event."""


class PlainLines(logging.Formatter):
    """Log lines for humans: time, level, logger, event, and facts as name=value."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802  # overrides logging's method
        """Append the facts to the line."""
        facts = [f"{name}={_plain(fact)}" for name, fact in facts_of(record).items()]
        return " ".join([super().formatMessage(record), *facts])


def _plain(fact: object) -> str:
    """Format a fact as one word, or in quotes."""
    text = str(fact)
    return text if text and not any(letter.isspace() or letter in '"=' for letter in text) else json.dumps(text)


class JsonLines(logging.Formatter):
    """Log lines for programs: one JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        """Format the event with its facts and, if there is one, its exception."""
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line = {
            **facts_of(record),
            "time": f"{at}.{int(record.msecs):03}Z",
            "level": record.levelname,
            "logger": record.name,
            "event": record.getMessage(),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class DiscreetLines(logging.Formatter):
    """Replaces everything that looks like a secret in another formatter's lines, including tracebacks."""

    def __init__(self, lines: logging.Formatter, secrets: Iterable[str] = ()) -> None:
        super().__init__()
        self._lines, self._secrets = lines, [secret for secret in secrets if len(secret) >= SHORTEST_SECRET]

    def format(self, record: logging.LogRecord) -> str:
        """Search the finished line, so that no part of a record is missed."""
        line = self._lines.format(record)
        for secret in self._secrets:
            line = line.replace(secret, HIDDEN)
        for pattern in _SECRETS:
            line = pattern.sub(rf"\1{HIDDEN}", line)
        return line


class DiscreetHandler(logging.StreamHandler[Any]):
    """Writes to stderr; does not print the arguments of an event that cannot be written."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802  # overrides logging's method
        """Print the name of the logger whose event was lost, if there is a stderr."""
        if sys.stderr:
            kind = sys.exc_info()[0]
            sys.stderr.write(f"event_not_logged logger={record.name} error={kind.__name__ if kind else None}\n")


FORMATS: dict[str, type[logging.Formatter]] = {"plain": PlainLines, "json": JsonLines}
"""Formatters by value of LOG_FORMAT."""
