"""Users' names, which may contain anything, made safe for messages.

Names are cleaned for labels, titles, descriptions and pictures, where Discord reads no markup, and escaped for texts.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

import discord

from bot.statistics.server_records import Best, Finish, LongestStreak
from bot.statistics.tally import PersonTally
from bot.tables.posts import NewSitter, Post
from bot.tables.table import Table
from bot.words.direction import isolate

NAMELESS = "?"
LONGEST = 32
"""Discord's limit for a name; escaping at most doubles it."""
_JOINER = re.compile("(?<=[^\x00-\x7f\u200b-\u200f])[\u200c\u200d](?=[^\x00-\x7f\u200b-\u200f])")
"""A joiner between two non-ASCII characters, as in family emojis or Persian; all other joiners are removed."""
_BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Blank characters that Unicode does not class as spaces."""
_HIDDEN = ("Cc", "Cf", "Cs")
"""Unicode categories of invisible characters: control, format, surrogate."""
_MARKUP = re.compile(r"[\\*_~|`<>\[\]()#:/]|^[-+]|(?<=\d)\.(?=\s)")
"""Beginnings of Discord markup: styles, code, links, invites, mentions, times, emojis, headings, lists, quotes."""


@lru_cache(4096)
def plain(name: str) -> str:
    """Return a name on one line without invisible characters, for places where Discord reads no markup."""
    joiners = {found.start() for found in _JOINER.finditer(name)}
    seen = "".join(letter for place, letter in enumerate(name) if place in joiners or not _is_hidden(letter))
    kept = " ".join(seen.split())[:LONGEST].strip()
    return kept if any(unicodedata.category(letter)[0] not in "CZM" for letter in kept) else NAMELESS


def _is_hidden(letter: str) -> bool:
    return not letter.isspace() and (unicodedata.category(letter) in _HIDDEN or letter in _BLANKS)


@lru_cache(4096)
def escape(text: str) -> str:
    """Escape text from users, so that Discord shows it literally, without markup and mentions."""
    return isolate(_MARKUP.sub(r"\\\g<0>", text).replace("@", "@\u200b"))


def name_of(person: discord.User | discord.Member) -> str:
    """Return a user's clean name, which is stored when they sit down."""
    return plain(person.display_name)


def plain_server_name(server: discord.Guild) -> str:
    """Return a server's clean name, for pictures."""
    return plain(server.name)


def counted_name(person: PersonTally | Best | Finish | LongestStreak) -> str:
    """Return the clean name that a user had in the last counted game, or when they set a record; for pictures."""
    return plain(person.name)


def known_name(person: PersonTally, servers: Iterable[int]) -> str:
    """Return the clean name from the last counted game in the first of these servers; "" without a game there."""
    return next((plain(person.names[server]) for server in servers if server in person.names), "")


def server_name(server: discord.Guild) -> str:
    """Return a server's name, escaped for texts."""
    return escape(plain(server.name))


class Names(NamedTuple):
    """The players' names by seat, for narrations."""

    marked: tuple[str, ...]
    quiet: tuple[str, ...]
    """Names in regular type, for lists in small print."""


@lru_cache(1024)
def _clean(names: tuple[str, ...]) -> tuple[tuple[str, ...], Names]:
    """Return a table's names twice: for labels, and for texts."""
    plain_ones = tuple([plain(name) for name in names])
    quiet = tuple([escape(name) for name in plain_ones])
    return plain_ones, Names(tuple([f"**{name}**" for name in quiet]), quiet)


def plain_names(table: Table) -> tuple[str, ...]:
    """Return the players' names by seat, for labels, titles, descriptions and pictures."""
    return _clean(table.names)[0]


def text_names(table: Table) -> tuple[str, ...]:
    """Return the players' names by seat, escaped for texts."""
    return narration_names(table).quiet


def marked_names(table: Table) -> tuple[str, ...]:
    """Return the players' names by seat, escaped and bold."""
    return narration_names(table).marked


def narration_names(table: Table) -> Names:
    """Return the players' names by seat, for narrations."""
    return _clean(table.names)[1]


def replaced_name(table: Table, user: int) -> str | None:
    """Return the bold name of a user replaced by a computer after a vote, or None if the name is unknown."""
    name = table.replaced.get(user)
    return f"**{escape(plain(name))}**" if name else None


def marked_ender(post: Post) -> str:
    """Return the bold name of the moderator who stopped a game, or ""."""
    return f"**{escape(plain(post.ended_by))}**" if post.ended_by else ""


def departures(post: Post) -> Iterator[tuple[str, dict[str, str]]]:
    """Yield the sentence keys and facts about players who left, were replaced or came back."""
    for seat in post.seated:
        yield f"news-seat-{seat.why}", _sitter_facts(seat)
    for key, seats in (("news-left", post.left), ("news-replaced", post.replaced), ("news-returned", post.returned)):
        for name, computer in seats:
            yield key, {"name": f"**{escape(plain(name))}**", "computer": f"**{escape(plain(computer))}**"}


def _sitter_facts(seat: NewSitter) -> dict[str, str]:
    return {
        "name": f"**{escape(plain(seat.before))}**",
        "successor": f"**{escape(plain(seat.now))}**",
        "to": "computer" if seat.is_computer else "person",
        "who": "moderator" if seat.by else "players",
        "by": f"<@{seat.by}>",
    }
