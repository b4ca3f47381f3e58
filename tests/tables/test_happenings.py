"""Public posts from parts, calls and seats that change hands, without a table."""

import pytest

from bot.games.contract import Line, Prompt
from bot.storage.rows import SeatRow
from bot.tables.news import Happening, make_posts, make_reminder, tell_backlog
from bot.tables.pace import Attendance, StandIn
from bot.tables.posts import Part, Post, PostKind, Untold

ADA, BEN, CAPTAIN = SeatRow(11, "Ada"), SeatRow(12, "Ben"), SeatRow(None, "Captain", "expert")
SEATS = (ADA, BEN)
LINE = Line("line-sold", {})
PART = Part((LINE,), "board", b"view", 0)
ASKED = Prompt(1, "act.1", "ask-act", ("yes",), moment="act")


def call(prompt: Prompt) -> Line:
    """A question worded as a call."""
    return Line(f"call-{prompt.moment}", {})


def posts(happening: Happening, *parts: Part, is_over: bool = False, called: tuple[int, ...] = ()) -> tuple[Post, ...]:
    """What is posted while Ben is asked something, or at the end of the game."""
    return make_posts(happening, list(parts), () if is_over else (ASKED,), called, call)


def test_without_news_or_calls_there_is_no_post() -> None:
    """Such as an answer that the others do not see."""
    assert posts(Happening(SEATS, SEATS)) == ()


def test_a_call_says_what_is_asked() -> None:
    """With the news, in one message."""
    [post] = posts(Happening(SEATS, SEATS), PART, called=(1,))
    assert (post.kind, post.parts, post.called, post.call, post.moment) == (
        PostKind.NEWS,
        (PART,),
        (1,),
        Line("call-act", {}),
        "act",
    )


def test_the_last_post_of_a_game_has_its_scores() -> None:
    """It is of a kind of its own."""
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
def test_what_happens_to_seats_is_told(happening: Happening, field: str, told: object) -> None:
    """Each in its own words, also if there is no other news."""
    [post] = posts(happening)
    assert getattr(post, field) == told


def test_a_table_of_computers_is_told_only_how_it_ends() -> None:
    """Nobody is left to read more."""
    alone = Happening((CAPTAIN, CAPTAIN), (CAPTAIN, CAPTAIN))
    assert posts(alone, PART) == ()
    [post] = posts(alone, PART, PART, is_over=True)
    assert post.parts == (PART,)


def test_a_called_player_is_told_what_waits_for_its_picture() -> None:
    """Else it waits on."""
    untold = Untold((LINE,))
    assert tell_backlog([], untold, ()) == ([], untold)
    [part], left = tell_backlog([], untold, (1,))
    assert (part.lines, left.told) == ((LINE,), 1)
    assert tell_backlog([], left, (1,)) == ([], left)
    [part], _ = tell_backlog([], Untold((LINE, LINE), 1), (1,))
    assert (part.lines, part.told) == ((LINE, LINE), 1), "its heading may be among those told before"


def test_a_reminder_says_what_happens_when_time_is_up() -> None:
    """One for all who are reminded, none without them."""
    attendance = Attendance(stand_ins={1: StandIn.DECLINE})
    [post] = make_reminder((ASKED,), (1,), attendance, call)
    assert (post.kind, post.called, post.stand_ins) == (PostKind.REMINDER, (1,), ("decline",))
    assert make_reminder((ASKED,), (0,), attendance, call) == ()
