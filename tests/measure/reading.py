"""What a reader sees of a message: names for mentions, a symbol for an emoji, no marks of markup."""

import re

from tests.driver import Json, text_of

USER = re.compile(r"<@!?(\d+)>")
TIME = re.compile(r"<t:-?\d+(?::\w)?>")
EMOJI = re.compile(r"<a?:\w+:\d+>")
LINK = re.compile(r"\[([^\]]*)\]\(<?[^)]*>?\)")
MARKS = re.compile(r"^(?:#{1,3} |-# |> |[*-] )|\*\*|__|`|\|\||\\(?=\W)", re.MULTILINE)


def read_aloud(message: Json) -> str:
    """The text of a message as its reader sees it."""
    names = {person["id"]: person["global_name"] or person["username"] for person in message["mentions"]}
    text = USER.sub(lambda found: "@" + names.get(found[1], "somebody"), text_of(message))
    text = EMOJI.sub("*", TIME.sub("a minute ago", text))
    return MARKS.sub("", LINK.sub(r"\1", text)).strip()
