"""What a picture shows, in words, for those who do not see it."""

from collections.abc import Callable, Iterator

from bot.games.norenberc.state import Player
from render.norenberc.desk import Desk
from render.norenberc.lay_cards import EXPLAINED
from render.norenberc.lay_guild import name_tile
from render.norenberc.lay_round import FAVORITES
from render.norenberc.lay_scores import points_by_category

MOST = 1024
"""Discord takes no longer description."""


def describe_picture(desk: Desk) -> str:
    """The description, cut between sentences if it is too long."""
    told = ""
    for sentence in _DESCRIBE[desk.scene.picture](desk):
        longer = f"{told} {sentence}".strip()
        if len(longer) > MOST:
            break
        told = longer
    return told or desk.say("game")


def _moment(desk: Desk) -> dict[str, int]:
    return {"round": desk.view.round, "rounds": desk.pieces.rounds}


def _short(name: str) -> str:
    """Names may be long; a description has room for their beginning."""
    return name if len(name) <= 40 else f"{name[:39]}\u2026"


def _names(desk: Desk, seats: tuple[int, ...]) -> str:
    return ", ".join(_short(desk.scene.names[seat]) for seat in seats)


def _board(desk: Desk) -> Iterator[str]:
    view = desk.view
    yield desk.say("alt-board", turn=view.turn, **_moment(desk))
    if desk.due:
        yield desk.say("alt-due", names=_names(desk, desk.due))
    yield desk.say("alt-order", names=_names(desk, view.order))
    for guild in range(len(view.guilds)):
        yield _guild(desk, guild)
    for seat, player in enumerate(view.players):
        yield _player(desk, seat, player)
    yield from desk.scene.news


def _guild(desk: Desk, guild: int) -> str:
    place = desk.view.guilds[guild]
    guests = [name_tile(desk, guest) for guest in place.lodgings if guest]
    price = place.workshop[0].value if place.workshop else 0
    listed = ", ".join(guests) or desk.say("text-nothing")
    return desk.say("alt-guild", guild=desk.guild_name(guild), price=price, guests=listed)


def _player(desk: Desk, seat: int, player: Player) -> str:
    return desk.say(
        "alt-player",
        name=_short(desk.scene.names[seat]),
        agents=player.agents,
        goods=sum(player.goods),
        craftsmen=len(player.craftsmen),
        total=sum(tile.value for tile in player.craftsmen),
        crests=sum(player.crests) + player.prestige,
    )


def _close_up(desk: Desk) -> Iterator[str]:
    guild = max(0, desk.called)
    yield desk.say("alt-guild-close", guild=desk.guild_name(guild), **_moment(desk))
    yield _guild(desk, guild)
    yield from desk.scene.news


def _panel(desk: Desk) -> Iterator[str]:
    seat = desk.scene.viewer or 0
    player = desk.view.players[seat]
    yield desk.say("alt-panel", name=_short(desk.scene.names[seat]), **_moment(desk))
    if player.money is not None:
        yield desk.say("text-money", talers=player.money)
    yield _player(desk, seat, player)


def _round(desk: Desk) -> Iterator[str]:
    yield desk.say("alt-round", **_moment(desk))
    for line in desk.scene.lines:
        if line.key in FAVORITES:
            guild = desk.guild_name(desk.pieces.guild_numbers[str(line.facts["guild"])])
            seat = line.facts.get("seat")
            name = _short(desk.scene.names[seat]) if isinstance(seat, int) else desk.say("nobody")
            yield desk.say("alt-favorite", guild=guild, name=name)
        elif line.key == "income":
            seat, talers = line.facts["seat"], line.facts["talers"]
            if isinstance(seat, int) and isinstance(talers, int):
                yield desk.say("alt-income", name=_short(desk.scene.names[seat]), talers=talers)


def _scores(desk: Desk) -> Iterator[str]:
    yield desk.say("alt-scores")
    for score in sorted(desk.scene.scores, key=lambda score: score.place):
        parts = [
            f"{desk.say(f'points-{name}')} {points}" for name, points in points_by_category(score).items() if points
        ]
        name = _short(desk.scene.names[score.seat])
        yield desk.say("alt-score", place=score.place, name=name, points=score.points, reasons=", ".join(parts))


def _lobby(desk: Desk) -> Iterator[str]:
    names = desk.scene.names
    listed = _names(desk, tuple(range(len(names)))) or desk.say("nobody")
    yield desk.say("alt-lobby", names=listed, free=max(0, desk.scene.seats - len(names)))


def _key(desk: Desk) -> Iterator[str]:
    yield desk.say("alt-key")
    yield from (f"{desk.say(f'key-{key}')}." for _, key, _ in EXPLAINED)


_DESCRIBE: dict[str, Callable[[Desk], Iterator[str]]] = {
    "board": _board,
    "guild": _close_up,
    "player": _panel,
    "round": _round,
    "scores": _scores,
    "lobby": _lobby,
    "key": _key,
}
