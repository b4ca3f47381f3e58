"""Public posts about an action at a table: pure functions from steps and calls to messages."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from bot.games.contract import Line, Prompt, Seat
from bot.storage.rows import SeatRow
from bot.tables.pace import Attendance, TimeoutPolicy
from bot.tables.posts import NewSitter, Part, Post, PostKind, Untold, portion

Seats: TypeAlias = tuple[SeatRow, ...]
Caller: TypeAlias = Callable[[Prompt], Line]
"""Turns a question into the sentence of a call."""


class Happening(Struct, frozen=True):
    """Changes at a table beyond the game itself."""

    before: Seats
    after: Seats
    is_replacing: bool = False
    """True if a seat changes hands because the player is absent."""
    seated: tuple[NewSitter, ...] = ()
    """Seats that change hands by a vote."""
    lapsed: tuple[Seat, ...] = ()
    """Players whose deadline has passed, so that a computer decides."""
    is_resumed: bool = False

    def facts(self) -> dict[str, object]:
        """Return the fields of the post that reports the changes; empty fields are not shown."""
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
    """If a player is called, add the lines that wait for their picture: the player must know what has happened."""
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
    """Return messages if there is news or a player to call; the last message has the final scores."""
    facts, has_people = happening.facts(), any(seat.user for seat in happening.after)
    if prompts and not has_people:
        parts = []  # computers need only the news of the result
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
    """Return a post with these parts that also calls the players of these seats, if any."""
    if not called:
        return Post(PostKind.NEWS, parts)
    asked = next(prompt for prompt in prompts if prompt.seat in called)
    return Post(PostKind.NEWS, parts, called, call(asked), asked.moment)


def make_reminder(
    prompts: tuple[Prompt, ...], reminded: Sequence[Seat], attendance: Attendance, call: Caller
) -> tuple[Post, ...]:
    """Return one message for all players whose deadline is near; it says what happens at the deadline."""
    asked = [prompt for prompt in prompts if prompt.seat in reminded]
    if not asked:
        return ()
    ends = tuple(attendance.stand_ins.get(prompt.seat, TimeoutPolicy.COMPUTER).value for prompt in asked)
    seats = tuple(prompt.seat for prompt in asked)
    return (Post(PostKind.REMINDER, called=seats, call=call(asked[0]), moment=asked[0].moment, stand_ins=ends),)
