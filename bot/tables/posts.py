"""Public messages of a table: built from steps, and stored before they are sent."""

from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.games.contract import Line, Rules, Seat, Step, encode
from bot.statistics.memories import Memory


class PostKind(StrEnum):
    """What a message is about."""

    NEWS = "news"
    OVER = "over"
    """The final scores."""
    ENDED = "ended"
    """The game was stopped."""
    ABANDONED = "abandoned"
    """The table was closed: all players had left or were silent."""
    REMINDER = "reminder"
    """The deadline of the called players is near."""


class Part(Struct, frozen=True, array_like=True):
    """Lines and, if any, the picture that shows the board after them: its kind and the public view."""

    lines: tuple[Line, ...]
    picture: str = ""
    view: bytes = b""
    told: int = 0
    """Number of lines that earlier messages contained; the picture and the details show all lines."""

    @property
    def news(self) -> int:
        """Number of lines that no message has contained yet."""
        return len(self.lines) - self.told


class Untold(Struct, frozen=True):
    """Lines that wait for their picture, for example until all players have acted at a place."""

    lines: tuple[Line, ...] = ()
    told: int = 0
    """Number of lines already shown to a player who was called."""

    def tell(self) -> "tuple[Part, Untold]":
        """Return a part with all lines, and the lines themselves, which still wait but are all marked as told."""
        return Part(self.lines, told=self.told), Untold(self.lines, len(self.lines))


class NewSitter(Struct, frozen=True, array_like=True):
    """A seat's new player, and why the seat changed hands."""

    why: str
    """The kind of the motion that was carried."""
    before: str
    now: str
    """Names of the previous and the new player."""
    is_computer: bool = False
    """True if a computer plays on."""
    by: int = 0
    """User id of the moderator who made the change, or 0."""


class Post(Struct, frozen=True, array_like=True):
    """One message."""

    kind: PostKind
    parts: tuple[Part, ...] = ()
    called: tuple[Seat, ...] = ()
    """Seats that must act now and have not been called yet."""
    call: Line | None = None
    """The question to the called seats, as a sentence."""
    moment: str = ""
    """The moment of the called seats' prompts."""
    left: tuple[tuple[str, str], ...] = ()
    """Names of players who left, each with the computer that plays on."""
    replaced: tuple[tuple[str, str], ...] = ()
    """Names of absent players, each with the computer that replaced them."""
    returned: tuple[tuple[str, str], ...] = ()
    """Names of players who took their seat back, each with the computer that held it."""
    ended_by: str = ""
    """Name of the moderator who stopped the game, or ""."""
    view: bytes = b""
    """The public view when the message was sent, for its board."""
    lapsed: tuple[Seat, ...] = ()
    """Seats whose deadline has passed, so that their answer is given automatically."""
    stand_ins: tuple[str, ...] = ()
    """In a reminder: what happens at the deadline, by called seat."""
    seated: tuple[NewSitter, ...] = ()
    """Seats that changed hands by a vote, an offer or a moderator."""

    is_resumed: bool = False
    """True if a stopped game is resumed."""
    awaited: tuple[Seat, ...] | None = None
    """Seats of players the game waited for when the message was sent; only these are marked as next on its board."""
    memories: tuple[Memory, ...] = ()
    """What the finished game meant, found before its last message was first sent."""

    @property
    def is_call(self) -> bool:
        """True if the post does nothing but call players."""
        return bool(self.called) and not (self.parts or self.returned or self.lapsed or self.concerns_all)

    @property
    def is_urgent(self) -> bool:
        """True if the post must go out now; other news may wait for the next post."""
        return bool(self.called or self.returned) or self.concerns_all or self.kind is not PostKind.NEWS

    @property
    def concerns_all(self) -> bool:
        """True if all players are mentioned: a seat changed hands, or the game is over, stopped or resumed."""
        return (
            self.is_resumed
            or bool(self.left or self.replaced or self.seated)
            or self.kind in (PostKind.OVER, PostKind.ENDED)
        )


def add_steps(rules: Rules[Any], untold: Untold, steps: Iterable[Step[Any]]) -> tuple[list[Part], Untold]:
    """Group steps into parts that end with a picture or a pause. Returns the parts, and the lines that still wait."""
    parts = []
    for step in steps:
        untold = Untold(untold.lines + step.lines, untold.told)
        if step.picture or step.is_pause:
            view = encode(rules.view(step.state, None)) if step.picture else b""
            parts.append(Part(untold.lines, step.picture, view, untold.told))
            untold = Untold()
    return parts, untold


def forget_lines(untold: Untold, number: int) -> Untold:
    """Drop the last lines, which an undo has made wrong."""
    lines = untold.lines[: max(0, len(untold.lines) - number)]
    return Untold(lines, min(untold.told, len(lines)))


def fold(parts: Iterable[Part]) -> tuple[Part, ...]:
    """Merge parts of one message, so that lines whose picture comes later appear only once, with the picture."""
    folded: list[Part] = []
    for part in parts:
        told = part.told
        while told and folded and not folded[-1].picture:
            told -= folded.pop().news
        folded.append(replace(part, told=told))
    return tuple(folded)


MOST_LINES = 60
"""Maximum number of new lines in one message."""


def fits(parts: Sequence[Part]) -> bool:
    """True if the parts fit into one message."""
    return sum(part.news for part in parts) <= MOST_LINES


def portion(parts: Sequence[Part]) -> list[tuple[Part, ...]]:
    """Split parts into messages, each as full as possible."""
    portions: list[tuple[Part, ...]] = []
    for part in parts:
        if portions and fits((*portions[-1], part)):
            portions[-1] += (part,)
        else:
            portions.append((part,))
    return portions


def merge(posts: Sequence[Post]) -> Post:
    """Merge posts into one message that calls all their players."""
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
    """Encode a post for the outbox."""
    return msgspec.msgpack.encode(post)


def unpack(body: bytes) -> Post:
    """Decode a post from the outbox."""
    return msgspec.msgpack.decode(body, type=Post)


def pack_lines(lines: tuple[Line, ...]) -> bytes:
    """Encode lines for the store."""
    return msgspec.msgpack.encode(lines)


def unpack_lines(packed: bytes | None) -> tuple[Line, ...]:
    """Decode lines from the store."""
    return msgspec.msgpack.decode(packed, type=tuple[Line, ...]) if packed else ()


def pack_untold(untold: Untold) -> bytes:
    """Encode waiting lines for the store, as a plain list if no message has contained any: that is shorter."""
    return msgspec.msgpack.encode(untold if untold.told else untold.lines)


def unpack_untold(packed: bytes | None) -> Untold:
    """Decode waiting lines from the store."""
    if packed and isinstance(msgspec.msgpack.decode(packed), dict):
        return msgspec.msgpack.decode(packed, type=Untold)
    return Untold(unpack_lines(packed))


def unpack_all(told: Iterable[bytes]) -> tuple[Line, ...]:
    """Decode the news of several turns."""
    return tuple([line for packed in told for line in unpack_lines(packed)])
