"""Descriptions of pictures for users who cannot see them."""

from collections.abc import Callable, Iterator

from bot.games.norenberc.rules.state import Player
from render.norenberc.drawing import TownDrawing
from render.norenberc.lay_guild import name_tile
from render.norenberc.lay_legend import EXPLAINED, kinds_shown, tell_effect
from render.norenberc.lay_round import FAVORITES, seat_of
from render.norenberc.lay_scores import columns_of
from render.norenberc.tell_decision import describe_act, describe_plan
from render.sheet.lobby import describe_lobby
from render.sheet.scores import describe_columns
from render.sheet.text_limits import shorten_name


def describe_picture(drawing: TownDrawing) -> Iterator[str]:
    """Yield sentences, most important first."""
    return _DESCRIBE[drawing.scene.kind](drawing)


def _moment(drawing: TownDrawing) -> dict[str, int]:
    return {"round": drawing.view.round, "rounds": drawing.pieces.rounds}


def _names(drawing: TownDrawing, seats: tuple[int, ...]) -> str:
    return ", ".join(shorten_name(drawing.scene.names[seat]) for seat in seats)


def _board(drawing: TownDrawing) -> Iterator[str]:
    view = drawing.view
    yield drawing.say("alt-board", turn=view.turn, **_moment(drawing))
    if drawing.due:
        yield drawing.say("alt-due", names=_names(drawing, drawing.due))
    yield drawing.say("alt-order", names=_names(drawing, view.order))
    for guild in range(len(view.guilds)):
        yield _guild(drawing, guild)
    for seat, player in enumerate(view.players):
        yield _player(drawing, seat, player)
    yield from drawing.scene.news


def _guild(drawing: TownDrawing, guild: int) -> str:
    place = drawing.view.guilds[guild]
    guests = [name_tile(drawing, guest) for guest in place.lodgings if guest]
    price = place.workshop[0].value if place.workshop else 0
    listed = ", ".join(guests) or drawing.say("text-nothing")
    return drawing.say("alt-guild", guild=drawing.guild_name(guild), price=price, guests=listed)


def _player(drawing: TownDrawing, seat: int, player: Player) -> str:
    told = drawing.say(
        "alt-player",
        name=shorten_name(drawing.scene.names[seat]),
        agents=player.agents,
        goods=sum(player.goods),
        craftsmen=len(player.craftsmen),
        total=sum(tile.value for tile in player.craftsmen),
        crests=sum(player.crests) + player.prestige,
    )
    return f"{told} {drawing.say('text-points', points=drawing.points(seat))}"


def _close_up(drawing: TownDrawing) -> Iterator[str]:
    guild = max(0, drawing.called)
    yield drawing.say("alt-guild-close", guild=drawing.guild_name(guild), **_moment(drawing))
    yield _guild(drawing, guild)
    yield from drawing.scene.news


def _panel(drawing: TownDrawing) -> Iterator[str]:
    seat = drawing.scene.seat
    player = drawing.view.players[seat]
    yield drawing.say("alt-panel", name=shorten_name(drawing.scene.names[seat]), **_moment(drawing))
    if player.money is not None:
        yield drawing.say("text-money", talers=player.money)
    yield _player(drawing, seat, player)


def _round(drawing: TownDrawing) -> Iterator[str]:
    yield drawing.say("alt-round", **_moment(drawing))
    for line in drawing.scene.lines:
        if line.key in FAVORITES:
            guild = drawing.guild_name(drawing.pieces.guild_numbers[str(line.facts["guild"])])
            seat = seat_of(line)
            name = drawing.say("nobody") if seat is None else shorten_name(drawing.scene.names[seat])
            yield drawing.say("alt-favorite", guild=guild, name=name)
        elif line.key == "income":
            seat, talers = seat_of(line), line.facts["talers"]
            if seat is not None and isinstance(talers, int):
                yield drawing.say("alt-income", name=shorten_name(drawing.scene.names[seat]), talers=talers)


def _scores(drawing: TownDrawing) -> Iterator[str]:
    return describe_columns(drawing, columns_of(drawing))


def _legend(drawing: TownDrawing) -> Iterator[str]:
    if drawing.scene.part:
        yield drawing.say(f"legend-{drawing.scene.part}") + "."
        for kind in kinds_shown(drawing):
            yield f"{drawing.say(f'townsman-{kind}')}: {tell_effect(drawing, kind)}."
    else:
        yield drawing.say("alt-legend")
        yield from (f"{drawing.say(f'legend-{key}')}." for _, key, *_ in EXPLAINED)


_DESCRIBE: dict[str, Callable[[TownDrawing], Iterator[str]]] = {
    "board": _board,
    "guild": _close_up,
    "player": _panel,
    "round": _round,
    "scores": _scores,
    "lobby": describe_lobby,
    "legend": _legend,
    "plan": describe_plan,
    "act": describe_act,
}
