"""What a reader sees of a message: names for mentions, a symbol for an emoji, no marks of markup."""

import re

from tests.driver import Json, components, text_of

TEXT = 10
"""Discord's number for a paragraph."""
USER = re.compile(r"<@!?(\d+)>")
TIME = re.compile(r"<t:-?\d+(?::\w)?>")
EMOJI = re.compile(r"<a?:\w+:\d+>")
LINK = re.compile(r"\[([^\]]*)\]\(<?[^)]*>?\)")
MARKS = re.compile(r"^(?:#{1,3} |-# |> |[*-] )|\*\*|__|`|\|\||\\(?=\W)", re.MULTILINE)


def read_aloud(message: Json) -> str:
    """The text of a message as its reader sees it."""
    return _read(message, text_of(message))


def read_account(message: Json) -> str:
    """The same without the rows that call somebody or say since when the game waits."""
    texts = [str(part["content"]) for part in components(message["components"]) if part["type"] == TEXT]
    rows = "\n".join(texts).splitlines()
    return _read(message, "\n".join(row for row in rows if not (USER.match(row) or TIME.search(row))))


def _read(message: Json, text: str) -> str:
    names = {person["id"]: person["global_name"] or person["username"] for person in message["mentions"]}
    text = USER.sub(lambda found: "@" + names.get(found[1], "somebody"), text)
    text = EMOJI.sub("*", TIME.sub("a minute ago", text))
    return MARKS.sub("", LINK.sub(r"\1", text)).strip()
