"""A message as its reader sees it: names for mentions, a symbol for an emoji, no markup."""

import re
from typing import NamedTuple

from tests.player import Json, components, text_of

TEXT = 10
"""Discord's type of a text component."""
USER = re.compile(r"<@!?(\d+)>")
TIME = re.compile(r"<t:-?\d+(?::\w)?>")
EMOJI = re.compile(r"<a?:\w+:\d+>")
LINK = re.compile(r"\[([^\]]*)\]\(<?[^)]*>?\)")
MARKS = re.compile(r"^(?:#{1,3} |-# |> |[*-] )|\*\*|__|`|\|\||\\(?=\W)", re.MULTILINE)


def read_aloud(message: Json) -> str:
    """Return the text of a message as its reader sees it."""
    return _read(message, text_of(message))


class Told(NamedTuple):
    """A message as its reader sees it, with its rows grouped by purpose."""

    calls: str
    """Rows that call players."""
    waiting: str
    """Rows that name the awaited players."""
    account: str
    """All other rows."""


def read_by_purpose(message: Json) -> Told:
    """Group a message's rows; small print below a call names the other awaited players."""
    rows: dict[str, list[str]] = {"calls": [], "waiting": [], "account": []}
    texts = [str(part["content"]) for part in components(message["components"]) if part["type"] == TEXT]
    for text in texts:
        is_below = False
        for row in text.splitlines():
            is_call = bool(USER.match(row))
            purpose = "calls" if is_call else "waiting" if TIME.search(row) or is_below else "account"
            rows[purpose].append(row)
            is_below |= is_call
    return Told(**{purpose: _read(message, "\n".join(some)) for purpose, some in rows.items()})


def read_texts(parts: list[Json]) -> str:
    """Return the paragraphs of these components as their reader sees them, without names for mentions."""
    texts = [str(part["content"]) for part in components(parts) if part["type"] == TEXT]
    return _read({"mentions": []}, "\n".join(texts))


def _read(message: Json, text: str) -> str:
    names = {person["id"]: person["global_name"] or person["username"] for person in message["mentions"]}
    text = USER.sub(lambda found: "@" + names.get(found[1], "somebody"), text)
    text = EMOJI.sub("*", TIME.sub("a minute ago", text))
    return MARKS.sub("", LINK.sub(r"\1", text)).strip()
