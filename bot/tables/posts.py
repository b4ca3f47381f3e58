"""What the table says to everyone: messages made from steps, stored before they are shown."""

from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.games.contract import Line, Rules, Seat, Step, encode
from bot.tables.old_lines import renew_lines


class PostKind(StrEnum):
    """What a message is about."""

    NEWS = "news"
    OVER = "over"
    """The final scores."""
    ENDED = "ended"
    """The game was stopped."""
    ABANDONED = "abandoned"
    """Nobody was there any more."""


class Part(Struct, frozen=True, array_like=True):
    """What happened up to a moment, and the picture of that moment: its kind and the public view."""

    lines: tuple[Line, ...]
    picture: str = ""
    view: bytes = b""


class Post(Struct, frozen=True, array_like=True):
    """One message."""

    kind: PostKind
    parts: tuple[Part, ...] = ()
    called: tuple[Seat, ...] = ()
    """Who must act now and has not been told yet."""
    call: Line | None = None
    """What they are asked."""
    moment: str = ""
    """When: the moment of their prompts."""
    left: tuple[tuple[str, str], ...] = ()
    """Who left the table, each with the computer that plays on."""
    replaced: tuple[tuple[str, str], ...] = ()
    """Who was absent and was replaced, each with the same."""
    returned: tuple[tuple[str, str], ...] = ()
    """Who took their seat back, each with the computer that held it."""
    ended_by: str = ""
    """The name of the moderator who stopped the game, where one did."""
    view: bytes = b""
    """How things stand after all of it, as everyone may see it; what the board of the message shows."""
    lately: tuple[Line, ...] = ()
    """What has happened where they are called to act, of which an account is yet to come."""

    @property
    def is_urgent(self) -> bool:
        """Whether somebody waits for it; other news may go out with what comes next."""
        return bool(self.called or self.returned) or self.concerns_all or self.kind is not PostKind.NEWS

    @property
    def concerns_all(self) -> bool:
        """Whether every player is mentioned: somebody left, or the game is over or was stopped."""
        return bool(self.left or self.replaced) or self.kind in (PostKind.OVER, PostKind.ENDED)


def add_steps(
    rules: Rules[Any], untold: tuple[Line, ...], steps: Iterable[Step[Any]]
) -> tuple[list[Part], tuple[Line, ...]]:
    """Cuts what was told into parts, each ending with a picture or a pause; the rest waits."""
    parts = []
    for step in steps:
        untold += step.lines
        if step.picture:
            parts.append(Part(untold, step.picture, encode(rules.view(step.state, None))))
            untold = ()
        elif step.is_pause:
            parts.append(Part(untold))
            untold = ()
    return parts, untold


MOST_LINES = 60
"""What one message has room for, told in short."""


def fits(parts: Sequence[Part]) -> bool:
    """Whether all this goes into one message."""
    return sum(len(part.lines) for part in parts) <= MOST_LINES


def portion(parts: Sequence[Part]) -> list[tuple[Part, ...]]:
    """The parts as messages, each as full as it may be."""
    portions: list[tuple[Part, ...]] = []
    for part in parts:
        if portions and fits((*portions[-1], part)):
            portions[-1] += (part,)
        else:
            portions.append((part,))
    return portions


def merge(posts: Sequence[Post]) -> Post:
    """Several posts as one message, with everyone whom any of them calls."""
    called = tuple(sorted({seat for post in posts for seat in post.called}))
    parts = tuple(part for post in posts for part in post.parts)
    last = next((post for post in reversed(posts) if post.call), posts[-1])
    is_told = any(post.parts for post in posts[posts.index(last) + 1 :])
    left = tuple(one for post in posts for one in post.left)
    replaced = tuple(one for post in posts for one in post.replaced)
    returned = tuple(one for post in posts for one in post.returned)
    return replace(
        posts[-1],
        parts=parts,
        called=called,
        call=last.call,
        moment=last.moment,
        left=left,
        replaced=replaced,
        returned=returned,
        lately=() if is_told else last.lately,
    )


def pack(post: Post) -> bytes:
    """A post for the outbox."""
    return msgspec.msgpack.encode(post)


def unpack(body: bytes) -> Post:
    """A post from the outbox."""
    try:
        return msgspec.msgpack.decode(body, type=Post)
    except msgspec.ValidationError:
        return msgspec.convert(renew_lines(msgspec.msgpack.decode(body)), Post)


def pack_lines(lines: tuple[Line, ...]) -> bytes:
    """Lines that wait, for the store."""
    return msgspec.msgpack.encode(lines)


def unpack_lines(packed: bytes | None) -> tuple[Line, ...]:
    """Lines that wait, from the store."""
    if not packed:
        return ()
    try:
        return msgspec.msgpack.decode(packed, type=tuple[Line, ...])
    except msgspec.ValidationError:
        return msgspec.convert(renew_lines(msgspec.msgpack.decode(packed)), tuple[Line, ...])
