"""The end of a round: each guild's favorite with what he won, then everyone's income."""

from bot.games.contract import Fact, Line, Seats
from bot.pictures.sheet import Sheet
from render.norenberc.drawing import TownDrawing, TownPage
from render.sheet.layout import measure
from render.sheet.page import EDGE

SOURCES = (("bankers", "banker"), ("musicians", "musician"), ("mayors", "mayor"))
"""Incomes beyond everyone's, and whose they are."""
FAVORITES = ("favorite", "favorite_with_prestige", "no_favorite", "prestige_unclaimed")


def lay_round(drawing: TownDrawing) -> Sheet:
    """The lines of a round's end as a page."""
    view = drawing.view
    page = TownPage(drawing, drawing.say("round-end", round=view.round, rounds=drawing.pieces.rounds))
    page.narrow_to(EDGE, page.wide * 0.6)
    page.heading(drawing.say("favorites"))
    for line in drawing.scene.lines:
        if line.key in FAVORITES:
            _lay_favorite(page, line)
    page.y += 10
    page.narrow_to(page.wide * 0.64, page.wide - EDGE)
    page.heading(drawing.say("income"))
    _lay_incomes(page, [line for line in drawing.scene.lines if line.key == "income"])
    return page.sheet()


def seat_of(line: Line) -> int | None:
    """Whom a line is about, if anybody."""
    fact = line.facts.get("seat")
    return fact.seats[0] if isinstance(fact, Seats) else None


def _whole(fact: Fact) -> int:
    assert isinstance(fact, int)  # noqa: S101
    return fact


def _lay_favorite(page: TownPage, line: Line) -> None:
    """The guild's crest and name, the favorite, the tiles won, the prestige crest."""
    drawing, y = page.drawing, page.y
    guild = drawing.pieces.guild_numbers[str(line.facts["guild"])]
    page.layout.put("crests", (guild, 1), (EDGE, y + 13, 52, 52), "panel")
    page.write(drawing.guild_name(guild), EDGE + 66, y + 38, 230)
    x, right = EDGE + 310.0, page.right
    for value, agent in reversed(_tiles(line)):
        right -= 76
        page.layout.put("craftsman", (guild, value, agent), (right, y + 3, 70, 70), "panel")
    if line.key == "favorite_with_prestige":
        right -= 62
        page.layout.put("sign", ("prestige",), (right, y + 12, 52, 52), "panel")
    seat = seat_of(line)
    if seat is not None:
        page.layout.put("token", drawing.badge(seat), (x, y + 15, 46, 46), "panel")
        page.write(drawing.names[seat], x + 60, y + 38, right - x - 76)
    else:
        page.write(drawing.say("nobody"), x, y + 38, right - x - 16, "faint")
    page.y += 80


def _tiles(line: Line) -> list[tuple[int, int]]:
    """Value and agent mark of the guildmasters a line names."""
    names = line.facts["tiles"]
    values = [str(name).partition(".")[2] for name in (names if isinstance(names, tuple) else (names,))]
    return [(int(value.rstrip("+")), int(value.endswith("+"))) for value in values]


def _lay_incomes(page: TownPage, lines: list[Line]) -> None:
    """A player a row: what came in, and from where."""
    for line in lines:
        seat, y, right = seat_of(line) or 0, page.y, page.right
        page.layout.put("token", page.drawing.badge(seat), (page.left, y + 5, 46, 46), "panel")
        sources = [(_whole(line.facts[key]), sign) for key, sign in SOURCES]
        for talers, sign in sources:
            if talers:
                wide = 44 + measure(f"+{talers}", 36)
                right -= wide + 10
                page.layout.put("kept", (sign, f"+{talers}", -1), (right, y + 9, wide, 38), "panel")
        total = f"+{_whole(line.facts['talers'])}"
        wide = 44 + measure(total, 36)
        right -= wide + 10
        page.layout.put("counted", ("coin", 0, total), (right, y + 8, wide, 40), "panel")
        page.write(page.drawing.names[seat], page.left + 60, y + 28, right - page.left - 74)
        page.y += 62
