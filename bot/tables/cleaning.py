"""Removes a person from packed values: settings of tables, messages, and the stored form of motions."""

from collections.abc import Collection

import msgspec
from msgspec.structs import replace

from bot.games.contract import Seat
from bot.storage.personal import Cleaner
from bot.tables.motions import ConsentKind, read_motion
from bot.tables.posts import NewSitter, Post, pack, unpack
from bot.tables.reviews import CHANCES
from bot.tables.stored import Settings
from bot.words.words import words_in


def is_about(motion: str, user: int) -> bool:
    """True if a motion, or a card's kind, names the user."""
    if str(user) not in motion or motion.partition(".")[0] not in set(ConsentKind):
        return False
    found = read_motion(motion)
    return user in (found.sitter, found.successor) or found.subject == str(user)


def clean_settings(packed: bytes, user: int) -> bytes:
    """Remove the user from the lists of invited and former players."""
    if msgspec.msgpack.encode(user) not in packed:
        return packed
    settings = msgspec.msgpack.decode(packed, type=Settings)
    cleaned = replace(settings, invited=_invited(settings, user), former=_without(settings.former, user))
    return packed if cleaned == settings else msgspec.msgpack.encode(cleaned)


def _invited(settings: Settings, user: int) -> tuple[int, ...]:
    """Return the other invited users; if there are none, id 0, since an empty list would invite everyone."""
    others = _without(settings.invited, user)
    return (0,) if settings.invited and not others else others


def _without(users: tuple[int, ...], user: int) -> tuple[int, ...]:
    return tuple(one for one in users if one != user)


def clean_post(body: bytes, user: int, names: frozenset[str], settings: bytes) -> bytes:
    """Remove the user and these names from a message, in the language of the table with these settings."""
    needles = [msgspec.msgpack.encode(user), *(name.encode() for name in names)]
    if not any(needle in body for needle in needles):
        return body
    language = msgspec.msgpack.decode(settings, type=Settings).language
    post = unpack(body)
    cleaned = _clean(post, user, names, words_in(language).say("former-player"))
    return body if cleaned == post else pack(cleaned)


def _clean(post: Post, user: int, names: frozenset[str], shown: str) -> Post:
    def clean(name: str) -> str:
        return shown if name in names else name

    def clean_all(pairs: tuple[tuple[str, str], ...]) -> tuple[tuple[str, str], ...]:
        """Clean the first name of each pair, which is a player's; the second name is a computer's."""
        return tuple((clean(name), computer) for name, computer in pairs)

    return replace(
        post,
        left=clean_all(post.left),
        replaced=clean_all(post.replaced),
        returned=clean_all(post.returned),
        ended_by=clean(post.ended_by),
        seated=tuple(_clean_sitter(one, user, names, shown) for one in post.seated),
    )


def _clean_sitter(sitter: NewSitter, user: int, names: frozenset[str], shown: str) -> NewSitter:
    before, now = (shown if name in names else name for name in (sitter.before, sitter.now))
    return replace(sitter, before=before, now=now, by=0 if sitter.by == user else sitter.by)


def is_kept(artifact: str, user: int, seats: Collection[Seat]) -> bool:
    """True if an artifact belongs to another seat or user, or has only winning chances; a film shows all names."""
    owner = artifact.partition(".")[2]
    return artifact == CHANCES or (owner.isdecimal() and int(owner) not in (user, *seats))


CLEANER = Cleaner(is_about, clean_settings, clean_post, is_kept)
