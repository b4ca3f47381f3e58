"""Public posts about a deed at a table: pure functions from steps and calls to messages."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from bot.games.contract import Line, Prompt, Seat
from bot.storage.rows import SeatRow
from bot.tables.pace import Attendance, StandIn
from bot.tables.posts import NewSitter, Part, Post, PostKind, Untold, portion

Seats: TypeAlias = tuple[SeatRow, ...]
Caller: TypeAlias = Callable[[Prompt], Line]
"""Words a question as a call."""


class Happening(Struct, frozen=True):
    """Changes at a table other than the game itself."""

    before: Seats
    after: Seats
    is_replacing: bool = False
    """True if a seat changes hands because its player is absent."""
    seated: tuple[NewSitter, ...] = ()
    """Seats that change hands by a vote."""
    lapsed: tuple[Seat, ...] = ()
    """Players whose time is up, so that a computer decides."""
    is_resumed: bool = False

    def facts(self) -> dict[str, object]:
        """The fields of the post that tells it; those that are empty tell nothing."""
        pairs = [] if self.seated else list(zip(self.before, self.after, strict=True))
        left = tuple((before.name, now.name) for before, now in pairs if before.user and not now.user)
        returned = tuple((now.name, before.name) for before, now in pairs if before.computer and now.user)
        return {
            "replaced" if self.is_replacing else "left": left,
            "returned": returned,
            "seated": self.seated,
            "lapsed": self.lapsed,
            "is_resumed": self.is_resumed,
        }


def tell_backlog(parts: list[Part], untold: Untold, called: Sequence[Seat]) -> tuple[list[Part], Untold]:
    """Add what waits for its picture if a player is called: they must know what has happened."""
    if not called:
        return parts, untold
    part, left = untold.tell()
    return [*parts, part] if part.news else parts, left


def make_posts(
    happening: Happening,
    parts: list[Part],
    prompts: tuple[Prompt, ...],
    called: tuple[Seat, ...],
    call: Caller,
) -> tuple[Post, ...]:
    """Messages if there is something to tell or a player to call; the last one has the final scores."""
    facts, has_people = happening.facts(), any(seat.user for seat in happening.after)
    if prompts and not has_people:
        parts = []  # computers need no news but the result
    if not (parts or called or any(facts.values())):
        return ()
    if prompts:
        *earlier, last = portion(parts) or [()]
        closing = _call(prompts, called, last, call)
    else:
        *earlier, last = portion(parts if has_people else parts[-1:]) or [()]
        closing = Post(PostKind.OVER, last)
    first, *others = [*(Post(PostKind.NEWS, some) for some in earlier), closing]
    return (replace(first, **facts), *others)


def _call(prompts: tuple[Prompt, ...], called: tuple[Seat, ...], parts: tuple[Part, ...], call: Caller) -> Post:
    """News that also tells the called players what to do."""
    if not called:
        return Post(PostKind.NEWS, parts)
    asked = next(prompt for prompt in prompts if prompt.seat in called)
    return Post(PostKind.NEWS, parts, called, call(asked), asked.moment)


def make_reminder(
    prompts: tuple[Prompt, ...], reminded: Sequence[Seat], attendance: Attendance, call: Caller
) -> tuple[Post, ...]:
    """One message for all whose time is running out, with what happens when it is up."""
    asked = [prompt for prompt in prompts if prompt.seat in reminded]
    if not asked:
        return ()
    ends = tuple(attendance.stand_ins.get(prompt.seat, StandIn.COMPUTER).value for prompt in asked)
    seats = tuple(prompt.seat for prompt in asked)
    return (Post(PostKind.REMINDER, called=seats, call=call(asked[0]), moment=asked[0].moment, stand_ins=ends),)
