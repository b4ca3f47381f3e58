"""What a picture shows, in words, for those who do not see it."""

from collections.abc import Callable, Iterator

from bot.games.norenberc.state import Player
from render.norenberc.drawing import Drawing
from render.norenberc.lay_cards import EXPLAINED
from render.norenberc.lay_guild import name_tile
from render.norenberc.lay_round import FAVORITES, seat_of
from render.norenberc.lay_scores import points_by_category

MOST = 1024
"""Discord takes no longer description."""


def describe_picture(drawing: Drawing) -> str:
    """The description, cut between sentences if it is too long."""
    told = ""
    for sentence in _DESCRIBE[drawing.scene.picture](drawing):
        longer = f"{told} {sentence}".strip()
        if len(longer) > MOST:
            break
        told = longer
    return told or drawing.say("game")


def _moment(drawing: Drawing) -> dict[str, int]:
    return {"round": drawing.view.round, "rounds": drawing.pieces.rounds}


def _short(name: str) -> str:
    """Names may be long; a description has room for their beginning."""
    return name if len(name) <= 40 else f"{name[:39]}\u2026"


def _names(drawing: Drawing, seats: tuple[int, ...]) -> str:
    return ", ".join(_short(drawing.scene.names[seat]) for seat in seats)


def _board(drawing: Drawing) -> Iterator[str]:
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


def _guild(drawing: Drawing, guild: int) -> str:
    place = drawing.view.guilds[guild]
    guests = [name_tile(drawing, guest) for guest in place.lodgings if guest]
    price = place.workshop[0].value if place.workshop else 0
    listed = ", ".join(guests) or drawing.say("text-nothing")
    return drawing.say("alt-guild", guild=drawing.guild_name(guild), price=price, guests=listed)


def _player(drawing: Drawing, seat: int, player: Player) -> str:
    return drawing.say(
        "alt-player",
        name=_short(drawing.scene.names[seat]),
        agents=player.agents,
        goods=sum(player.goods),
        craftsmen=len(player.craftsmen),
        total=sum(tile.value for tile in player.craftsmen),
        crests=sum(player.crests) + player.prestige,
    )


def _close_up(drawing: Drawing) -> Iterator[str]:
    guild = max(0, drawing.called)
    yield drawing.say("alt-guild-close", guild=drawing.guild_name(guild), **_moment(drawing))
    yield _guild(drawing, guild)
    yield from drawing.scene.news


def _panel(drawing: Drawing) -> Iterator[str]:
    seat = drawing.scene.viewer or 0
    player = drawing.view.players[seat]
    yield drawing.say("alt-panel", name=_short(drawing.scene.names[seat]), **_moment(drawing))
    if player.money is not None:
        yield drawing.say("text-money", talers=player.money)
    yield _player(drawing, seat, player)


def _round(drawing: Drawing) -> Iterator[str]:
    yield drawing.say("alt-round", **_moment(drawing))
    for line in drawing.scene.lines:
        if line.key in FAVORITES:
            guild = drawing.guild_name(drawing.pieces.guild_numbers[str(line.facts["guild"])])
            seat = seat_of(line)
            name = drawing.say("nobody") if seat is None else _short(drawing.scene.names[seat])
            yield drawing.say("alt-favorite", guild=guild, name=name)
        elif line.key == "income":
            seat, talers = seat_of(line), line.facts["talers"]
            if seat is not None and isinstance(talers, int):
                yield drawing.say("alt-income", name=_short(drawing.scene.names[seat]), talers=talers)


def _scores(drawing: Drawing) -> Iterator[str]:
    yield drawing.say("alt-scores")
    for score in sorted(drawing.scene.scores, key=lambda score: score.place):
        parts = [
            f"{drawing.say(f'points-{name}')} {points}" for name, points in points_by_category(score).items() if points
        ]
        name = _short(drawing.scene.names[score.seat])
        yield drawing.say("alt-score", place=score.place, name=name, points=score.points, reasons=", ".join(parts))


def _lobby(drawing: Drawing) -> Iterator[str]:
    names = drawing.scene.names
    listed = _names(drawing, tuple(range(len(names)))) or drawing.say("nobody")
    yield drawing.say("alt-lobby", names=listed, free=max(0, drawing.scene.seats - len(names)))


def _key(drawing: Drawing) -> Iterator[str]:
    yield drawing.say("alt-key")
    yield from (f"{drawing.say(f'key-{key}')}." for _, key, _ in EXPLAINED)


_DESCRIBE: dict[str, Callable[[Drawing], Iterator[str]]] = {
    "board": _board,
    "guild": _close_up,
    "player": _panel,
    "round": _round,
    "scores": _scores,
    "lobby": _lobby,
    "key": _key,
}
