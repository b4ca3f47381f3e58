"""The end of a round: each guild's favorite with the gains, then everyone's income."""

from bot.games.contract import Fact, Line, Seats
from bot.pictures.sheet import Sheet
from render.norenberc.drawing import TownDrawing, TownPage
from render.norenberc.house import NUMBER
from render.sheet.layout import measure
from render.sheet.page import EDGE, TEXT

SOURCES = (("bankers", "banker"), ("musicians", "musician"), ("mayors", "mayor"))
"""Additional incomes, each with the townsman who brings it."""
GUILD_ROOM = 186.0
FAVORITES = ("favorite", "favorite_with_prestige", "no_favorite", "prestige_unclaimed")


def lay_round(drawing: TownDrawing) -> Sheet:
    """Lay out the events at the end of a round as a page."""
    view = drawing.view
    page = TownPage(drawing, drawing.say("round-end", round=view.round, rounds=drawing.pieces.rounds))
    page.narrow_to(EDGE, page.wide * 0.575)
    page.heading(drawing.say("favorites"))
    for line in drawing.scene.lines:
        if line.key in FAVORITES:
            _lay_favorite(page, line)
    page.y += 10
    page.narrow_to(page.wide * 0.6, page.wide - EDGE)
    page.heading(drawing.say("income"))
    _lay_incomes(page, [line for line in drawing.scene.lines if line.key == "income"])
    return page.sheet()


def seat_of(line: Line) -> int | None:
    """Return the player in a line's facts, or None."""
    fact = line.facts.get("seat")
    return fact.seats[0] if isinstance(fact, Seats) else None


def _whole(fact: Fact) -> int:
    assert isinstance(fact, int)  # noqa: S101
    return fact


def _lay_favorite(page: TownPage, line: Line) -> None:
    """Lay out the guild's crest and name, the favorite, the tiles won, the prestige crest."""
    drawing, y = page.drawing, page.y
    guild = drawing.pieces.guild_numbers[str(line.facts["guild"])]
    page.layout.put("crests", (guild, 1), (EDGE, y + 13, 52, 52), "panel")
    page.write(drawing.guild_name(guild), EDGE + 66, y + 38, GUILD_ROOM)
    x, right = EDGE + 76.0 + _guild_names_width(page), page.right
    for value, agent in reversed(_tiles(line)):
        right -= 72
        page.layout.put("craftsman", (guild, value, agent), (right, y + 3, 70, 70), "panel")
    if line.key == "favorite_with_prestige":
        right -= 54
        page.layout.put("sign", ("prestige",), (right, y + 12, 52, 52), "panel")
    seat = seat_of(line)
    if seat is not None:
        page.layout.put("token", drawing.badge(seat), (x - 2, y + 13, 50, 50), "panel")
        page.write(drawing.names[seat], x + 60, y + 38, right - x - 66)
    else:
        page.write(drawing.say("nobody"), x, y + 38, right - x - 16, "faint")
    page.y += 80


def _guild_names_width(page: TownPage) -> float:
    """Return the width of the longest guild name, so that players' names are aligned."""
    names = [page.drawing.guild_name(guild) for guild in range(len(page.drawing.view.guilds))]
    return min(GUILD_ROOM, max(measure(name, TEXT, page.unit) for name in names)) + 10


def _tiles(line: Line) -> list[tuple[int, int]]:
    """Return value and agent mark of the guildmasters in a line."""
    names = line.facts["tiles"]
    values = [str(name).partition(".")[2] for name in (names if isinstance(names, tuple) else (names,))]
    return [(int(value.rstrip("+")), int(value.endswith("+"))) for value in values]


def _lay_incomes(page: TownPage, lines: list[Line]) -> None:
    """Lay out one row per player: basic and additional income with its sources, and the total."""
    for line in lines:
        seat, y = seat_of(line) or 0, page.y
        page.layout.put("token", page.drawing.badge(seat), (page.left - 2, y + 3, 50, 50), "panel")
        right = _lay_sum(page, line, y)
        page.write(page.drawing.names[seat], page.left + 60, y + 28, right - page.left - 74)
        page.y += 62


def _lay_sum(page: TownPage, line: Line, y: float) -> float:
    """Lay out a sum such as 3 + 5 = 8, each number with the symbol of its source; return the left edge."""
    talers = _whole(line.facts["talers"])
    parts = [(_whole(line.facts[key]), sign) for key, sign in SOURCES if line.facts[key]]
    right = _put_talers(page, talers, page.right, y)
    if not parts:
        return right
    right = _put_sign(page, "=", right, y)
    for part, sign in reversed(parts):
        wide = 39 + measure(str(part), NUMBER)
        right -= wide
        page.layout.put("kept", (sign, str(part), -1), (right, y + 10, wide, 36), "panel")
        right = _put_sign(page, "+", right, y)
    return _put_talers(page, talers - sum(part for part, _ in parts), right, y)


def _put_talers(page: TownPage, talers: int, right: float, y: float) -> float:
    wide = 36 + measure(str(talers), NUMBER)
    page.layout.put("counted", ("coin", 0, str(talers)), (right - wide, y + 8, wide, 40), "panel")
    return right - wide


def _put_sign(page: TownPage, sign: str, right: float, y: float) -> float:
    return right - page.write(sign, right - 8, y + 28, 40, "faint", "r") - 16
