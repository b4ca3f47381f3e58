"""The log: one line per event, with its name and facts, for people or as JSON; never a secret."""

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
"""Loggers that may go into detail; libraries would tell requests with their tokens in them."""
NOISE = {
    "discord.client": logging.ERROR,  # warns at every start that it has no voice
    "discord.gateway": logging.WARNING,
    "discord.http": logging.WARNING,
    "aiosqlite": logging.INFO,  # its details are whole rows, seeds included
}
"""Minimum levels of libraries' loggers that repeat themselves or would reveal secrets."""
HIDDEN = "[hidden]"
"""Replaces a secret in the log."""
SHORTEST_SECRET = 8
"""Letters of a configured secret that is hidden by its text; a shorter one would hide ordinary words."""
_SECRETS = tuple(
    re.compile(secret)
    for secret in (
        r"(uthorization.{1,8}?(?:Bot|Bearer|Basic)\s+)[^\s\\\"']+",  # a request's header, also as Python shows it
        r"(/webhooks/\d+/)[^\s\\\"'/?]+",
        r"(/interactions/\d+/)[^\s\\\"'/?]+",
        r"(token[\\\"']*\s*[:=]\s*[\\\"']*)[^\s\\\"']+",  # an event of the gateway, or a fact
        r"(://)[^\s:/@\"']*:[^\s\"']+@(?!me\b|original\b)",  # name and password in an address
        r"(?<![\w-])()[\w-]{23,}(?:\.[\w-]{6,7}\.[\w-]{27,}|(?<=[\w-]{80}))",  # a bot's or an interaction's token
    )
)
"""What looks like a secret; the group before it may be seen. Several patterns that begin with fixed text take a third
of the time of one that joins them."""


def set_up_logging(level: str, form: str = "plain", secrets: Iterable[str] = ()) -> None:
    """One line an event, with its time and without these secrets; the library speaks only of what is wrong."""
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
    """Python would print it past the log."""
    log.critical("crashed", exc_info=crash)


def describe_error(error: BaseException) -> str:
    """An error by its type, HTTP status and Discord's code, or the system's number and message.

    The text of an error of the wire may hold an address or headers with a token in them.
    """
    numbers = [vars(error).get("status"), vars(error).get("code"), getattr(error, "errno", None)]
    known = [number for number in numbers if isinstance(number, int)]
    message = [os.strerror(numbers[-1])] if numbers[-1] in known else []
    return " ".join([type(error).__name__, *map(str, known), *message])


def about(**facts: object) -> dict[str, Any]:
    """The facts of an event: `log.info("game_over", extra=about(table=7))`."""
    return {"facts": facts}


def facts_of(record: logging.LogRecord) -> dict[str, Any]:
    """The facts that an event was told with."""
    found: dict[str, Any] = getattr(record, "facts", {})
    return found


_table: ContextVar[int | None] = ContextVar("table", default=None)


def concern(table_id: int | None) -> None:
    """All that this task logs from now on is about a table or none, also what libraries say, unless it names one."""
    _table.set(table_id)


def name_table(record: logging.LogRecord) -> bool:
    """Adds the number of the table that is dealt with, where an event does not name one; nothing is left out."""
    facts, table_id = facts_of(record), _table.get()
    if table_id is not None and "table" not in facts:
        record.__dict__.update(about(table=table_id, **facts))
    return True


def shorten_wire_errors(record: logging.LogRecord) -> bool:
    """Makes one warning of a library's traceback about the connection, which may break any time."""
    error = record.exc_info[1] if record.exc_info else None
    if error and not record.name.startswith(OURS) and _is_of_the_wire(error):
        record.levelno, record.levelname = logging.WARNING, logging.getLevelName(logging.WARNING)
        record.exc_info = record.exc_text = None
        record.__dict__.update(about(**facts_of(record), error=describe_error(error)))
    return True


def _is_of_the_wire(error: BaseException) -> bool:
    """Whether an error is of the connection itself, or of a library that has one."""
    makers = {kind.__module__.partition(".")[0] for kind in type(error).__mro__}
    return isinstance(error, OSError) or not makers.isdisjoint(("aiohttp", "discord"))


FILTERS = (name_table, shorten_wire_errors)
"""What every event passes on its way to the log."""


class PlainLines(logging.Formatter):
    """For people: time, level, who says it, the event, and its facts as name=value."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802  # the library's name
        """The facts stand at the end of the line."""
        facts = [f"{name}={_plain(fact)}" for name, fact in facts_of(record).items()]
        return " ".join([super().formatMessage(record), *facts])


def _plain(fact: object) -> str:
    """A fact in one word, or in quotes."""
    text = str(fact)
    return text if text and not any(letter.isspace() or letter in '"=' for letter in text) else json.dumps(text)


class JsonLines(logging.Formatter):
    """For programs: one object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The event, its facts beside it, and what went wrong, if anything did."""
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
    """The lines of another formatter without anything that looks like a secret, tracebacks included."""

    def __init__(self, lines: logging.Formatter, secrets: Iterable[str] = ()) -> None:
        super().__init__()
        self._lines, self._secrets = lines, [secret for secret in secrets if len(secret) >= SHORTEST_SECRET]

    def format(self, record: logging.LogRecord) -> str:
        """The finished line is searched, so that no part of a record is left out."""
        line = self._lines.format(record)
        for secret in self._secrets:
            line = line.replace(secret, HIDDEN)
        for pattern in _SECRETS:
            line = pattern.sub(rf"\1{HIDDEN}", line)
        return line


class DiscreetHandler(logging.StreamHandler[Any]):
    """Writes to stderr; of an event that cannot be written it does not print the arguments."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802  # the library's name
        """Says which logger was not heard, if there is a stderr to say it on."""
        if sys.stderr:
            kind = sys.exc_info()[0]
            sys.stderr.write(f"event_not_logged logger={record.name} error={kind.__name__ if kind else None}\n")


FORMATS: dict[str, type[logging.Formatter]] = {"plain": PlainLines, "json": JsonLines}
"""What LOG_FORMAT may be."""
