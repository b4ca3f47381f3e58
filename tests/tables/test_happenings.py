"""Public posts made from news, calls and seat changes, without a table."""

import pytest

from bot.games.contract import Line, Prompt
from bot.storage.rows import SeatRow
from bot.tables.news import Happening, make_posts, make_reminder, tell_backlog
from bot.tables.pace import Attendance, TimeoutPolicy
from bot.tables.posts import Part, Post, PostKind, Untold

ADA, BEN, CAPTAIN = SeatRow(11, "Ada"), SeatRow(12, "Ben"), SeatRow(None, "Captain", "expert")
SEATS = (ADA, BEN)
LINE = Line("line-sold", {})
PART = Part((LINE,), "board", b"view", 0)
ASKED = Prompt(1, "act.1", "ask-act", ("yes",), moment="act")


def call(prompt: Prompt) -> Line:
    """The call for a question."""
    return Line(f"call-{prompt.moment}", {})


def posts(happening: Happening, *parts: Part, is_over: bool = False, called: tuple[int, ...] = ()) -> tuple[Post, ...]:
    """The posts for a happening while Ben has an open question or, if `is_over`, at the end of the game."""
    return make_posts(happening, list(parts), () if is_over else (ASKED,), called, call)


def test_a_change_without_news_or_calls_posts_nothing() -> None:
    """For example, an answer that is hidden from others posts nothing."""
    assert posts(Happening(SEATS, SEATS)) == ()


def test_a_call_states_the_question() -> None:
    """The news is in the same message."""
    [post] = posts(Happening(SEATS, SEATS), PART, called=(1,))
    assert (post.kind, post.parts, post.called, post.call, post.moment) == (
        PostKind.NEWS,
        (PART,),
        (1,),
        Line("call-act", {}),
        "act",
    )


def test_the_last_post_of_a_game_is_of_a_separate_kind() -> None:
    assert [post.kind for post in posts(Happening(SEATS, SEATS), PART, is_over=True)] == [PostKind.OVER]


@pytest.mark.parametrize(
    ("happening", "field", "told"),
    [
        (Happening(SEATS, (ADA, CAPTAIN)), "left", (("Ben", "Captain"),)),
        (Happening(SEATS, (ADA, CAPTAIN), is_replacing=True), "replaced", (("Ben", "Captain"),)),
        (Happening((ADA, CAPTAIN), SEATS), "returned", (("Ben", "Captain"),)),
        (Happening(SEATS, SEATS, lapsed=(1,)), "lapsed", (1,)),
        (Happening(SEATS, SEATS, is_resumed=True), "is_resumed", True),
    ],
)
def test_seat_changes_are_posted(happening: Happening, field: str, told: object) -> None:
    """Seat changes are posted even without other news."""
    [post] = posts(happening)
    assert getattr(post, field) == told


def test_a_table_of_computers_posts_only_the_end() -> None:
    """No player is left to read the other news."""
    alone = Happening((CAPTAIN, CAPTAIN), (CAPTAIN, CAPTAIN))
    assert posts(alone, PART) == ()
    [post] = posts(alone, PART, PART, is_over=True)
    assert post.parts == (PART,)


def test_a_call_includes_news_held_back_for_a_picture() -> None:
    """Without a call, the news is still held back."""
    untold = Untold((LINE,))
    assert tell_backlog([], untold, ()) == ([], untold)
    [part], left = tell_backlog([], untold, (1,))
    assert (part.lines, left.told) == ((LINE,), 1)
    assert tell_backlog([], left, (1,)) == ([], left)
    [part], _ = tell_backlog([], Untold((LINE, LINE), 1), (1,))
    assert (part.lines, part.told) == ((LINE, LINE), 1), "its heading may be among those told before"


def test_a_reminder_says_what_happens_at_the_deadline() -> None:
    """All reminded seats share one post; without an open question, no reminder is posted."""
    attendance = Attendance(stand_ins={1: TimeoutPolicy.DECLINE})
    [post] = make_reminder((ASKED,), (1,), attendance, call)
    assert (post.kind, post.called, post.stand_ins) == (PostKind.REMINDER, (1,), ("decline",))
    assert make_reminder((ASKED,), (0,), attendance, call) == ()
