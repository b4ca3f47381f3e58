"""What the table says to everyone: messages made from steps, stored before they are shown."""

from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.games.contract import Line, Rules, Seat, Step, encode


class PostKind(StrEnum):
    """What a message is about."""

    NEWS = "news"
    OVER = "over"
    """The final scores."""
    ENDED = "ended"
    """The game was stopped."""
    ABANDONED = "abandoned"
    """Nobody was there any more."""
    REMINDER = "reminder"
    """The time of those who are called is running out."""


class Part(Struct, frozen=True, array_like=True):
    """What happened up to a moment, and the picture of that moment: its kind and the public view."""

    lines: tuple[Line, ...]
    picture: str = ""
    view: bytes = b""
    told: int = 0
    """How many of the lines an earlier message has told; the picture and the details have all of them."""

    @property
    def news(self) -> int:
        """How many lines no message has told."""
        return len(self.lines) - self.told


class Untold(Struct, frozen=True):
    """Lines that wait for the picture they belong to, such as until all have acted at a place."""

    lines: tuple[Line, ...] = ()
    told: int = 0
    """How many of them were told to whoever was called meanwhile."""

    def tell(self) -> "tuple[Part, Untold]":
        """Return a part with all lines, marked with how many were told before, and the rest as it waits then."""
        return Part(self.lines, told=self.told), Untold(self.lines, len(self.lines))


class NewSitter(Struct, frozen=True, array_like=True):
    """Who plays on in somebody else's seat, and why."""

    why: str
    """What was asked for when that was agreed on."""
    before: str
    now: str
    """The names."""
    is_computer: bool = False
    """Whether a computer plays on."""
    by: int = 0
    """The moderator who did it, where one did."""


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
    """How things stood when it was sent, as everyone may see it: what the board of the message shows."""
    lapsed: tuple[Seat, ...] = ()
    """Whose time is up, so that somebody else decides for them."""
    stand_ins: tuple[str, ...] = ()
    """Of a reminder, for each who is called: what happens when their time is up."""
    seated: tuple[NewSitter, ...] = ()
    """Whose seat has gone to whom, other than by leaving, by absence to a computer, and by coming back."""

    is_resumed: bool = False
    """Whether a game that was stopped goes on."""
    awaited: tuple[Seat, ...] | None = None
    """The people whom the game waited for when it was sent; its board names nobody else as next."""

    @property
    def is_call(self) -> bool:
        """Whether it does nothing but call somebody."""
        return bool(self.called) and not (self.parts or self.returned or self.lapsed or self.concerns_all)

    @property
    def is_urgent(self) -> bool:
        """Whether somebody waits for it; other news may go out with what comes next."""
        return bool(self.called or self.returned) or self.concerns_all or self.kind is not PostKind.NEWS

    @property
    def concerns_all(self) -> bool:
        """Whether every player is mentioned: somebody left, or the game is over or was stopped."""
        return (
            self.is_resumed
            or bool(self.left or self.replaced or self.seated)
            or self.kind in (PostKind.OVER, PostKind.ENDED)
        )


def add_steps(rules: Rules[Any], untold: Untold, steps: Iterable[Step[Any]]) -> tuple[list[Part], Untold]:
    """Cuts what was told into parts, each ending with a picture or a pause; the rest waits."""
    parts = []
    for step in steps:
        untold = Untold(untold.lines + step.lines, untold.told)
        if step.picture or step.is_pause:
            view = encode(rules.view(step.state, None)) if step.picture else b""
            parts.append(Part(untold.lines, step.picture, view, untold.told))
            untold = Untold()
    return parts, untold


def forget_lines(untold: Untold, number: int) -> Untold:
    """What waits without the last lines, which are no longer true."""
    lines = untold.lines[: max(0, len(untold.lines) - number)]
    return Untold(lines, min(untold.told, len(lines)))


def fold(parts: Iterable[Part]) -> tuple[Part, ...]:
    """Parts of one message: what was told before its picture came is told once, with the picture."""
    folded: list[Part] = []
    for part in parts:
        told = part.told
        while told and folded and not folded[-1].picture:
            told -= folded.pop().news
        folded.append(replace(part, told=told))
    return tuple(folded)


MOST_LINES = 60
"""What one message has room for, told in short."""


def fits(parts: Sequence[Part]) -> bool:
    """Whether all this goes into one message."""
    return sum(part.news for part in parts) <= MOST_LINES


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
    parts = fold(part for post in posts for part in post.parts)
    last = next((post for post in reversed(posts) if post.call), posts[-1])
    left = tuple(one for post in posts for one in post.left)
    replaced = tuple(one for post in posts for one in post.replaced)
    returned = tuple(one for post in posts for one in post.returned)
    lapsed = tuple(one for post in posts for one in post.lapsed)
    seated = tuple(one for post in posts for one in post.seated)
    return replace(
        posts[-1],
        parts=parts,
        called=called,
        call=last.call,
        moment=last.moment,
        left=left,
        replaced=replaced,
        returned=returned,
        lapsed=lapsed,
        seated=seated,
        is_resumed=any(post.is_resumed for post in posts),
    )


def pack(post: Post) -> bytes:
    """A post for the outbox."""
    return msgspec.msgpack.encode(post)


def unpack(body: bytes) -> Post:
    """A post from the outbox."""
    return msgspec.msgpack.decode(body, type=Post)


def pack_lines(lines: tuple[Line, ...]) -> bytes:
    """Lines that wait, for the store."""
    return msgspec.msgpack.encode(lines)


def unpack_lines(packed: bytes | None) -> tuple[Line, ...]:
    """Lines that wait, from the store."""
    return msgspec.msgpack.decode(packed, type=tuple[Line, ...]) if packed else ()


def pack_untold(untold: Untold) -> bytes:
    """Lines that wait for their picture, for the store; a plain list, the shorter form, if none was told."""
    return msgspec.msgpack.encode(untold) if untold.told else pack_lines(untold.lines)


def unpack_untold(packed: bytes | None) -> Untold:
    """The same from the store."""
    if packed and isinstance(msgspec.msgpack.decode(packed), dict):
        return msgspec.msgpack.decode(packed, type=Untold)
    return Untold(unpack_lines(packed))


def unpack_all(told: Iterable[bytes]) -> tuple[Line, ...]:
    """What was told turn by turn, from the store."""
    return tuple([line for packed in told for line in unpack_lines(packed)])
