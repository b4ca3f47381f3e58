"""The log: one line per event, as text or as JSON."""

import asyncio
import json
import logging
import os
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import copy_context
from io import StringIO
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest
from multidict import CIMultiDict, CIMultiDictProxy
from yarl import URL

from bot.logs import (
    HIDDEN,
    NOISE,
    OURS,
    DiscreetLines,
    JsonLines,
    PlainLines,
    about,
    concern,
    describe_error,
    name_table,
    set_up_logging,
)
from tests import kept_logs

BOT_TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GaBcDe." + "x9_-" * 8  # not a real token
CLICK_TOKEN = "aW50ZXJhY3Rpb246" * 12  # not a real token
OWN_TOKEN = "a token of the host's own making"  # noqa: S105  # made up
PASSWORD = "p@ss/word"  # noqa: S105  # made up
WEBHOOK = f"https://discord.com/api/v10/webhooks/81/{CLICK_TOKEN}/messages/@original"
CALLBACK = f"https://discord.com/api/v10/interactions/82/{CLICK_TOKEN}/callback"


def record(event: str, trouble: BaseException | None = None, **facts: object) -> logging.LogRecord:
    """A log record of an event."""
    exc_info = (type(trouble), trouble, trouble.__traceback__) if trouble else None
    made = logging.LogRecord("cogs.features.lobby", logging.WARNING, __file__, 1, event, None, exc_info)
    made.__dict__.update(about(**facts))
    return made


def test_plain_lines_end_with_the_facts() -> None:
    """A fact with blanks is quoted."""
    line = PlainLines().format(record("post_lost", table=7, error="it is gone", note=""))
    assert line.endswith('WARNING cogs.features.lobby: post_lost table=7 error="it is gone" note=""')


def test_json_lines_are_one_object_each() -> None:
    """The object has time, level, logger and event, which no fact can replace."""
    line = json.loads(JsonLines().format(record("post_lost", table=7, names=("Анна",), level="none")))
    assert line.pop("time").endswith("Z")
    assert line == {
        "level": "WARNING",
        "logger": "cogs.features.lobby",
        "event": "post_lost",
        "table": 7,
        "names": ["Анна"],
    }


def test_log_records_of_a_task_are_about_its_table() -> None:
    """A record may name a different table; a record made outside of a table's task names none."""

    def heard(**facts: object) -> str:
        made = record("post_lost", None, **facts)
        assert name_table(made)
        return PlainLines().format(made).partition("post_lost")[2]

    def work() -> tuple[str, ...]:
        concern(12)
        return heard(), heard(seat=1), heard(table=7)

    assert copy_context().run(work) == (" table=12", " table=12 seat=1", " table=7")
    assert heard(seat=1) == " seat=1"


def test_an_error_stays_on_one_line_of_json() -> None:
    """The line includes the traceback; facts of any type can be written."""
    try:
        raise ValueError("two\nlines")
    except ValueError as error:
        line = JsonLines().format(record("callback_failed", error, cause=error))
    assert "\n" not in line
    assert "ValueError: two\nlines" in json.loads(line)["traceback"]
    assert json.loads(line)["cause"] == "two\nlines"


def test_lines_of_other_programs_are_unchanged() -> None:
    """A library's sentence becomes the event."""
    made = logging.LogRecord("discord", logging.INFO, __file__, 1, "logging in with %s", ("care",), None)
    assert json.loads(JsonLines().format(made))["event"] == "logging in with care"
    assert PlainLines().format(made).endswith("INFO discord: logging in with care")


@contextmanager
def logging_set_up(monkeypatch: pytest.MonkeyPatch, level: str, form: str = "plain") -> Iterator[StringIO]:
    """Capture a program's stderr with this log; restore all loggers and hooks afterwards."""
    names, root, stderr = (*OURS, *NOISE), logging.getLogger(), StringIO()
    before = {name: logging.getLogger(name).level for name in names}
    handlers, old_level = root.handlers[:], root.level
    root.handlers.clear()
    hooks: list[tuple[Any, str]] = [(sys, "excepthook"), (sys, "unraisablehook"), (threading, "excepthook")]
    for module, hook in hooks:
        monkeypatch.setattr(module, hook, getattr(module, hook))
    monkeypatch.setattr(sys, "stderr", stderr)
    set_up_logging(level, form)
    try:
        yield stderr
    finally:
        root.handlers[:] = handlers
        root.setLevel(old_level)
        for name, old in before.items():
            logging.getLogger(name).setLevel(old)


@pytest.mark.skipif(kept_logs.FOLDER is not None, reason="kept logs have all details")
def test_only_the_bots_own_loggers_log_details(monkeypatch: pytest.MonkeyPatch) -> None:
    """Libraries would log requests with their tokens."""
    with logging_set_up(monkeypatch, "DEBUG", "json") as logged:
        assert logging.getLogger("cogs.replies.guard").isEnabledFor(logging.DEBUG)
        for name in ("discord.webhook.async_", "discord.http", "discord.gateway", "aiosqlite", "PIL"):
            assert not logging.getLogger(name).isEnabledFor(logging.DEBUG), name
        logging.getLogger("cogs").info("heard")
    assert json.loads(logged.getvalue())["event"] == "heard"


# -- secrets -----------------------------------------------------------------------------------------------------------


def wire_error() -> aiohttp.ClientResponseError:
    """The aiohttp error for a malformed response: it contains the request with its headers."""
    headers = CIMultiDictProxy(CIMultiDict({"Authorization": f"Bot {BOT_TOKEN}"}))
    request = aiohttp.RequestInfo(URL(WEBHOOK), "PATCH", headers, URL(WEBHOOK))
    return aiohttp.ClientResponseError(request, (), status=400, message="Bad status line")


def refusal(code: int) -> discord.NotFound:
    """The discord.py error for a 404."""

    class Response:
        status, reason = 404, "Not Found"

    return discord.NotFound(cast("Any", Response()), {"code": code, "message": f"Unknown Webhook {CLICK_TOKEN}"})


def test_a_connection_error_is_described_by_type_status_and_code() -> None:
    """The error's text, which may contain a token, is never used."""
    assert describe_error(wire_error()) == "ClientResponseError 400"
    assert describe_error(refusal(10015)) == "NotFound 404 10015"
    assert describe_error(ConnectionResetError(104, "reset by peer")) == f"ConnectionResetError 104 {os.strerror(104)}"
    assert describe_error(TimeoutError()) == "TimeoutError"


def test_a_code_other_than_a_number_is_left_out() -> None:
    """The code comes from the network, so it may contain a token."""
    assert describe_error(refusal(cast("int", CLICK_TOKEN))) == "NotFound 404"


SECRETS: dict[str, Callable[[], logging.LogRecord]] = {
    "message": lambda: record(f"logging in with {BOT_TOKEN}"),
    "sandbox's token": lambda: record("headers {'Authorization': 'Bot sandbox'}"),
    "callback": lambda: record(f"POST {CALLBACK} failed"),
    "short webhook token": lambda: record("POST https://discord.com/api/v10/webhooks/81/sandbox?wait=true"),
    "fact": lambda: record("answer_lost", error=repr(wire_error())),
    "named fact": lambda: record("answer_lost", token="sandbox"),  # noqa: S106  # made up
    "event of the gateway": lambda: record(f"WebSocket Event: {{'t': 'X', 'd': {{'token': '{CLICK_TOKEN}'}}}}"),
    "identify": lambda: record('sent {"op": 2, "d": {"token": "sandbox", "intents": 1}}'),
    "address of a database": lambda: record(f"connecting to postgresql://ada:{PASSWORD}@db.example/guildhall"),
    "traceback": lambda: record("callback_failed", wire_error()),
    "own token": lambda: record("logging in", how=OWN_TOKEN),
}
LEAKS = (BOT_TOKEN, CLICK_TOKEN, OWN_TOKEN, PASSWORD, "sandbox")


@pytest.mark.parametrize("form", [PlainLines, JsonLines])
@pytest.mark.parametrize("kind", SECRETS)
def test_no_line_holds_a_secret(kind: str, form: type[logging.Formatter]) -> None:
    """The test covers every part of an event; the rest of the line stays, and JSON stays valid."""
    made = SECRETS[kind]()
    line = DiscreetLines(form(), [OWN_TOKEN]).format(made)
    assert HIDDEN in line
    assert not [leak for leak in LEAKS if leak in line]
    assert "cogs.features.lobby" in line
    assert form is PlainLines or json.loads(line)


def test_arguments_and_stacks_hold_no_secret() -> None:
    """Libraries log arguments and stacks, which may contain tokens."""
    made = logging.LogRecord("aiohttp", logging.DEBUG, __file__, 1, "%s of %r", (BOT_TOKEN, wire_error()), None)
    made.stack_info = f"Stack: connect({CLICK_TOKEN!r})"
    line = DiscreetLines(PlainLines()).format(made)
    assert not [leak for leak in LEAKS if leak in line]


def test_ordinary_lines_are_not_changed() -> None:
    """The cases: ids, addresses without a password, and long names."""
    facts = {"server": 1234567890123456789, "url": "http://127.0.0.1:8787", "who": "https://discord.com/api/users/@me"}
    made = record("sandbox_used", None, **facts, file="a/rather/long/path/to-some-file-with-a-long-name.sqlite3")
    assert DiscreetLines(PlainLines(), ["short"]).format(made) == PlainLines().format(made)


def fail() -> None:
    """Fail with a connection error."""
    raise wire_error()


async def leave_task() -> None:
    """Leave behind a failed task whose error nothing retrieves."""
    await asyncio.wait([asyncio.create_task(asyncio.to_thread(fail))])


def test_uncaught_errors_are_logged_without_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    """The error is in the main program, a thread, a destructor, or a task that nothing awaits."""
    with logging_set_up(monkeypatch, "INFO") as logged:
        try:
            fail()
        except aiohttp.ClientError as error:
            sys.excepthook(type(error), error, error.__traceback__)
            sys.unraisablehook(cast("Any", SimpleNamespace(exc_type=type(error), exc_value=error, exc_traceback=None)))
        thread = threading.Thread(target=fail)
        thread.start()
        thread.join()
        asyncio.run(leave_task())
    said = logged.getvalue()
    assert said.count("CRITICAL bot.logs: crashed") == 3
    assert "Task exception was never retrieved" in said
    assert not [leak for leak in LEAKS if leak in said]


def test_a_librarys_traceback_of_a_connection_error_becomes_one_warning(monkeypatch: pytest.MonkeyPatch) -> None:
    """The warning describes the error; all other tracebacks stay, including the bot's own."""
    with logging_set_up(monkeypatch, "INFO") as logged:
        for name, error in (("discord.client", wire_error()), ("discord.client", KeyError("x")), ("cogs", OSError(5))):
            logging.getLogger(name).error("Attempting a reconnect", exc_info=error)
    said = logged.getvalue()
    assert 'WARNING discord.client: Attempting a reconnect error="ClientResponseError 400"\n' in said
    assert "KeyError: 'x'" in said
    assert "OSError: 5" in said


def test_an_event_that_cannot_be_written_is_not_printed_with_its_arguments(monkeypatch: pytest.MonkeyPatch) -> None:
    """Python's default handler would print the arguments."""
    with logging_set_up(monkeypatch, "INFO") as logged:
        logging.getLogger("discord").info("two of %s and %s", BOT_TOKEN)  # noqa: PLE1206  # tested here
    assert logged.getvalue() == "event_not_logged logger=discord error=TypeError\n"
