"""Posts and lines that a database kept from before facts said what they are."""

import msgspec

from bot.games.contract import Line, Seats
from bot.tables.posts import Part, Post, PostKind, pack, pack_lines, unpack, unpack_lines

OLD_LINES = [
    {"key": "order", "facts": {"seats": [1, 0]}},
    {"key": "robbed", "facts": {"seat": 1, "thief": 0, "goods": ["beer", "hats"], "talers": 9}},
    {"key": "renewed", "facts": {"guild": "bakers", "master": "bakers.4", "left": [], "came": ["mayor"]}},
    {"key": "incomes", "facts": {}},
]
LINES = (
    Line("order", {"seats": Seats((1, 0))}),
    Line("robbed", {"seat": Seats((1,)), "thief": Seats((0,)), "goods": ("beer", "hats"), "talers": 9}),
    Line("renewed", {"guild": "bakers", "master": "bakers.4", "left": (), "came": ("mayor",)}),
    Line("incomes"),
)


def test_a_post_that_waited_over_an_update_is_read() -> None:
    """With its lines, its call, its pictures and who left."""
    call = {"key": "act", "facts": {"guild": "bakers"}}
    old = ["news", [[OLD_LINES, "guild.bakers", b"view"]], [0], call, "r1.t1", [["Ann", "Konrad"]], []]
    new = Post(
        PostKind.NEWS,
        (Part(LINES, "guild.bakers", b"view"),),
        (0,),
        Line("act", {"guild": "bakers"}),
        "r1.t1",
        (("Ann", "Konrad"),),
    )
    assert unpack(msgspec.msgpack.encode(old)) == new


def test_lines_that_waited_over_an_update_are_read() -> None:
    """Those that had no picture yet."""
    assert unpack_lines(msgspec.msgpack.encode(OLD_LINES)) == LINES


def test_todays_posts_and_lines_come_back_as_they_were() -> None:
    """A seat stays a seat, and a number by whatever name a number."""
    lines = (*LINES, Line("counted", {"seat": 3, "seats": (1, 2)}))
    post = Post(PostKind.NEWS, (Part(lines),), call=Line("act"))
    assert unpack(pack(post)) == post
    assert unpack_lines(pack_lines(lines)) == lines
    assert unpack_lines(None) == ()
