"""The log: one line an event, for people and for programs."""

import json
import logging
import sys
from contextvars import copy_context

from bot.logs import NOISE, OURS, JsonLines, PlainLines, about, concern, name_table, set_up_logging


def record(event: str, trouble: BaseException | None = None, **facts: object) -> logging.LogRecord:
    """An event as the log gets it."""
    exc_info = (type(trouble), trouble, trouble.__traceback__) if trouble else None
    made = logging.LogRecord("cogs.clicks.lobby", logging.WARNING, __file__, 1, event, None, exc_info)
    made.__dict__.update(about(**facts))
    return made


def test_plain_lines_end_with_the_facts() -> None:
    """A fact with blanks stands in quotes."""
    line = PlainLines().format(record("post_lost", table=7, error="it is gone", note=""))
    assert line.endswith('WARNING cogs.clicks.lobby: post_lost table=7 error="it is gone" note=""')


def test_json_lines_are_one_object_each() -> None:
    """With time, level, logger and event, which no fact can displace."""
    line = json.loads(JsonLines().format(record("post_lost", table=7, names=("Анна",), level="none")))
    assert line.pop("time").endswith("Z")
    assert line == {
        "level": "WARNING",
        "logger": "cogs.clicks.lobby",
        "event": "post_lost",
        "table": 7,
        "names": ["Анна"],
    }


def test_what_a_task_logs_is_about_its_table() -> None:
    """Unless it names another one; nothing is left out, and whoever deals with no table says none."""

    def heard(**facts: object) -> str:
        made = record("post_lost", None, **facts)
        assert name_table(made)
        return PlainLines().format(made).partition("post_lost")[2]

    def work() -> tuple[str, ...]:
        concern(12)
        return heard(), heard(seat=1), heard(table=7)

    assert copy_context().run(work) == (" table=12", " table=12 seat=1", " table=7")
    assert heard(seat=1) == " seat=1"


def test_an_error_keeps_to_one_line_of_json() -> None:
    """With its traceback; whatever a fact is, it can be written."""
    try:
        raise ValueError("two\nlines")
    except ValueError as error:
        line = JsonLines().format(record("callback_failed", error, cause=error))
    assert "\n" not in line
    assert "ValueError: two\nlines" in json.loads(line)["traceback"]
    assert json.loads(line)["cause"] == "two\nlines"


def test_other_programs_lines_are_told_as_they_are() -> None:
    """A library's sentence is its event."""
    made = logging.LogRecord("discord", logging.INFO, __file__, 1, "logging in with %s", ("care",), None)
    assert json.loads(JsonLines().format(made))["event"] == "logging in with care"
    assert PlainLines().format(made).endswith("INFO discord: logging in with care")


def test_only_our_own_loggers_go_into_detail() -> None:
    """Libraries would tell requests with their tokens in them."""
    names, root = (*OURS, *NOISE), logging.getLogger()
    before = {name: logging.getLogger(name).level for name in names}
    handlers, level = root.handlers[:], root.level
    root.handlers.clear()
    try:
        set_up_logging("DEBUG", "json")
        assert logging.getLogger("cogs.replies.guard").isEnabledFor(logging.DEBUG)
        for name in ("discord.webhook.async_", "discord.http", "discord.gateway", "aiosqlite", "PIL"):
            assert not logging.getLogger(name).isEnabledFor(logging.DEBUG), name
        assert [type(handler.formatter) for handler in root.handlers] == [JsonLines]
        assert getattr(root.handlers[0], "stream", None) is sys.stderr
    finally:
        root.handlers[:] = handlers
        root.setLevel(level)
        for name, old in before.items():
            logging.getLogger(name).setLevel(old)
