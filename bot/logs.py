"""What the log says: one line an event, with its name and facts, for people or as JSON; never a secret."""

import json
import logging
import time
from contextvars import ContextVar
from typing import Any

OURS = ("bot", "cogs", "render")
"""Loggers that may go into detail; libraries would tell requests with their tokens in them."""
NOISE = {"discord.client": logging.ERROR, "discord.gateway": logging.WARNING, "discord.http": logging.WARNING}
"""Loggers of the library that repeat themselves at every start (the first one warns that it has no voice)."""


def set_up_logging(level: str, form: str = "plain") -> None:
    """One line an event, with its time; the library speaks only of what is wrong."""
    handler = logging.StreamHandler()
    handler.setFormatter(FORMATS[form]())
    handler.addFilter(name_table)
    least = logging.getLevelNamesMapping()[level]
    logging.basicConfig(level=max(least, logging.INFO), handlers=[handler])
    for name in OURS:
        logging.getLogger(name).setLevel(least)
    for name, quiet in NOISE.items():
        logging.getLogger(name).setLevel(max(quiet, least))


def about(**facts: object) -> dict[str, Any]:
    """The facts of an event: `log.info("game_over", extra=about(table=7))`."""
    return {"facts": facts}


def facts_of(record: logging.LogRecord) -> dict[str, Any]:
    """The facts that an event was told with."""
    found: dict[str, Any] = getattr(record, "facts", {})
    return found


_table: ContextVar[int | None] = ContextVar("table", default=None)


def concern(table_id: int) -> None:
    """All that this task logs from now on is about a table, also what libraries say, unless it names another one."""
    _table.set(table_id)


def name_table(record: logging.LogRecord) -> bool:
    """Adds the number of the table that is dealt with, where an event does not name one; nothing is left out."""
    facts, table_id = facts_of(record), _table.get()
    if table_id is not None and "table" not in facts:
        record.__dict__.update(about(table=table_id, **facts))
    return True


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


FORMATS: dict[str, type[logging.Formatter]] = {"plain": PlainLines, "json": JsonLines}
"""What LOG_FORMAT may be."""
