"""One player's own panel: all possessions, with money and plan."""

from bot.games.norenberc.rules.pieces import Craftsman, Tile, Townsman
from bot.games.norenberc.rules.state import Player
from bot.pictures.sheet import Sheet
from render.norenberc.drawing import TownDrawing, TownPage
from render.norenberc.lay_house import put_tile
from render.sheet.layout import Hand, measure
from render.sheet.page import EDGE

_PEDDLER = Townsman("peddler")


def lay_player(drawing: TownDrawing) -> Sheet:
    """Lay out the viewer's panel as a page."""
    seat = drawing.scene.seat
    player = drawing.view.players[seat]
    page = TownPage(drawing, drawing.say("round", round=drawing.view.round, rounds=drawing.pieces.rounds))
    page.narrow_to(EDGE, page.wide * (0.66 if player.townsmen or player.peddled else 1) - EDGE)
    _lay_purse(page, player, seat)
    _lay_guilds(page, player, seat)
    page.narrow_to(page.wide * 0.67, page.wide - EDGE)
    if player.townsmen or player.peddled:
        page.heading(drawing.say("townsmen"))
        _lay_townsmen(page, player)
    return page.sheet()


def _lay_purse(page: TownPage, player: Player, seat: int) -> None:
    """Lay out badge, name and points; then Talers, agents available and in stock, and the plan."""
    drawing, y, points = page.drawing, page.y, page.drawing.points(seat)
    right = page.right - 46 - measure(points, 36)
    page.layout.put("counted", ("point", seat, points), (right, y + 8, page.right - right, 40), "panel")
    page.layout.put("seat", drawing.badge(seat), (EDGE, y, 56, 56), "panel")
    page.layout.write(drawing.names[seat], (EDGE + 72, y + 28), Hand(46, "ink", "panel"), room=right - EDGE - 84)
    x, y = float(EDGE), y + 78
    counts = [
        ("agents", str(player.agents), drawing.say("agents", count=player.agents)),
        ("stock", str(player.stock), drawing.say("in-stock")),
    ]
    if player.money is not None:
        counts.insert(0, ("coin", str(player.money), drawing.say("talers", count=player.money)))
    for what, number, label in counts:
        w = 40 + measure(number, 36) + 6
        page.layout.put("counted", (what, seat, number), (x, y, w, 40), "panel")
        x += w + 6
        x += page.write(label, x, y + 20, 300) + 26
    page.y = y + 62
    if player.plan:
        x = EDGE + page.write(drawing.say("plan"), EDGE, page.y + 20, 300) + 16
        for guild in player.plan:
            page.layout.put("crests", (guild, 1), (x, page.y, 40, 40), "panel")
            x += 48
        page.y += 62


def _lay_guilds(page: TownPage, player: Player, seat: int) -> None:
    """Lay out one row per guild: goods, crest, and the craftsmen with their sum."""
    drawing = page.drawing
    name_room = 250.0
    for guild in range(len(player.goods)):
        y = page.y
        leads = drawing.leads(seat)[guild :: len(player.goods)]
        page.write(drawing.guild_name(guild), EDGE, y + 36, name_room - 10)
        x = EDGE + name_room
        page.layout.put("goods", (guild, player.goods[guild], leads[0]), (x, y + 18, 80, 36), "panel")
        if player.crests[guild]:
            page.layout.put("crests", (guild, player.crests[guild]), (x + 96, y + 18, 58, 36), "panel")
        tiles = [tile for tile in player.craftsmen if tile.guild == guild]
        facts = (guild, sum(tile.value for tile in tiles), len(tiles), leads[1])
        page.layout.put("craft", facts, (x + 168, y + 18, 80, 36), "panel")
        page.y = _flow_tiles(page, list(tiles), x + 262, y)
    if player.prestige:
        page.layout.put("crests", (-1, player.prestige), (EDGE, page.y + 12, 60, 36), "panel")
        page.write(drawing.say("prestige"), EDGE + 72, page.y + 30, page.right - EDGE - 72)
        page.y += 66


def _flow_tiles(page: TownPage, tiles: list[Tile], left: float, y: float) -> float:
    """Lay out tiles side by side in as many rows as needed; return the top of the next guild."""
    side, x = 66, left
    for tile in tiles:
        if x + side > page.right:
            x, y = left, y + side + 4
        put_tile(page.layout, tile, (x, y + 3, side), "panel")
        x += side + 6
    return y + side + 8


def _lay_townsmen(page: TownPage, player: Player) -> None:
    """Lay out each townsman with his name, and Peddlers with their goods."""
    x, column = page.left, (page.right - page.left) / (1 if page.drawing.is_wide else 2)
    shown: list[tuple[Tile, int]] = [(tile, -1) for tile in player.townsmen]
    shown += [(_PEDDLER, good) for good in player.peddled]
    for at, (tile, good) in enumerate(shown):
        if at and x + column > page.right + 1:
            x, page.y = page.left, page.y + 90
        put_tile(page.layout, tile, (x, page.y, 80), "panel")
        room = column - 100
        if good >= 0:
            page.layout.put("goods", (good, 1, 0), (x + column - 96, page.y + 22, 80, 36), "panel")
            room -= 100
        kind = "" if isinstance(tile, Craftsman) else tile.kind
        page.write(page.drawing.say(f"townsman-{kind}"), x + 92, page.y + 40, room)
        x += column
    page.y += 96
