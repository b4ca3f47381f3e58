"""People's names, which may hold anything; here alone they become parts of our messages.

A name is cleaned for labels, titles, descriptions and pictures, where Discord reads no markup, and escaped for texts.
"""

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

import discord

from bot.tables.posts import NewSitter, Post
from bot.tables.table import Table
from bot.words.direction import isolate

NAMELESS = "?"
LONGEST = 32
"""Characters that Discord allows in a name; each becomes two at most where it is escaped."""
_JOINER = re.compile("(?<=[^\x00-\x7f\u200b-\u200f])[\u200c\u200d](?=[^\x00-\x7f\u200b-\u200f])")
"""What makes one sign of two, such as in a family's emoji or in Persian; elsewhere it only hides."""
_BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs that show nothing."""
_HIDDEN = ("Cc", "Cf", "Cs")
"""Kinds of characters that show nothing: control, direction of the text, zero width, halves of a character."""
_MARKUP = re.compile(r"[\\*_~|`<>\[\]()#:/]|^[-+]|(?<=\d)\.(?=\s)")
"""What Discord's markup begins with: styles, code, links, invites, mentions, times, emoji, headings, lists, quotes."""


@lru_cache(4096)
def plain(name: str) -> str:
    """A name in one line, with nothing hidden in it; for where Discord reads no markup."""
    joiners = {found.start() for found in _JOINER.finditer(name)}
    seen = "".join(letter for place, letter in enumerate(name) if place in joiners or not _is_hidden(letter))
    kept = " ".join(seen.split())[:LONGEST].strip()
    return kept if any(unicodedata.category(letter)[0] not in "CZM" for letter in kept) else NAMELESS


def _is_hidden(letter: str) -> bool:
    return not letter.isspace() and (unicodedata.category(letter) in _HIDDEN or letter in _BLANKS)


@lru_cache(4096)
def escape(text: str) -> str:
    """Words from elsewhere for a text in which Discord reads markup and mentions: all stands there as it is written."""
    return isolate(_MARKUP.sub(r"\\\g<0>", text).replace("@", "@\u200b"))


def name_of(person: discord.User | discord.Member) -> str:
    """What somebody is called from now on, at the table where they sit down."""
    return plain(person.display_name)


def server_name(server: discord.Guild) -> str:
    """What a server is called, for texts."""
    return escape(plain(server.name))


class Names(NamedTuple):
    """The players' names by seat, as an account has them."""

    marked: tuple[str, ...]
    quiet: tuple[str, ...]
    """In lists in small print, where nothing stands out."""


@lru_cache(1024)
def _clean(names: tuple[str, ...]) -> tuple[tuple[str, ...], Names]:
    """The names of a table for labels, and for texts."""
    plain_ones = tuple([plain(name) for name in names])
    quiet = tuple([escape(name) for name in plain_ones])
    return plain_ones, Names(tuple([f"**{name}**" for name in quiet]), quiet)


def plain_names(table: Table) -> tuple[str, ...]:
    """The players' names by seat, for labels, titles, descriptions and pictures."""
    return _clean(table.names)[0]


def text_names(table: Table) -> tuple[str, ...]:
    """The same for texts."""
    return account_names(table).quiet


def marked_names(table: Table) -> tuple[str, ...]:
    """The same for texts in which they stand out."""
    return account_names(table).marked


def account_names(table: Table) -> Names:
    """The same for an account of what happened."""
    return _clean(table.names)[1]


def replaced_name(table: Table, user: int) -> str | None:
    """The name, bold, of one whose seat a computer took by consent; None where nobody remembers."""
    name = table.replaced.get(user)
    return f"**{escape(plain(name))}**" if name else None


def marked_ender(post: Post) -> str:
    """The name, bold, of the moderator who stopped a game; nothing where none did."""
    return f"**{escape(plain(post.ended_by))}**" if post.ended_by else ""


def departures(post: Post) -> Iterator[tuple[str, dict[str, str]]]:
    """The sentences on who left the table, was replaced or came back, and the computer that plays on or did."""
    for seat in post.seated:
        yield f"news-seat-{seat.why}", _sitter_facts(seat)
    for key, seats in (("news-left", post.left), ("news-replaced", post.replaced), ("news-returned", post.returned)):
        for name, computer in seats:
            yield key, {"name": f"**{escape(plain(name))}**", "computer": f"**{escape(plain(computer))}**"}


def _sitter_facts(seat: NewSitter) -> dict[str, str]:
    return {
        "name": f"**{escape(plain(seat.before))}**",
        "heir": f"**{escape(plain(seat.now))}**",
        "to": "computer" if seat.is_computer else "person",
        "who": "moderator" if seat.by else "players",
        "by": f"<@{seat.by}>",
    }
