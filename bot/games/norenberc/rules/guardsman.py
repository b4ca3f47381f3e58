"""The Guardsman's effect, rulebook p. 10: two craftsmen of one guild swap places, even between guildhouses."""

from typing import TypeAlias

from bot.games.norenberc.rules.payment import EFFECT
from bot.games.norenberc.rules.pieces import Craftsman, Pieces, Tile
from bot.games.norenberc.rules.play import Play
from bot.games.norenberc.rules.state import Ask, State

Spot: TypeAlias = tuple[int, str, int]
"""A place: a guild, "workshop" or "lodgings", and the window number starting at 1."""


def movable(state: State, craft: int) -> list[Spot]:
    """Return the places of a guild's craftsmen except its guildmaster; the two tiles of the pair have a place each."""
    places = [(craft, "workshop", window) for window in range(2, len(state.guilds[craft].workshop) + 1)]
    places += [
        (number, "lodgings", window)
        for number, guild in enumerate(state.guilds)
        for window, guest in enumerate(guild.lodgings, start=1)
        if isinstance(guest, Craftsman) and guest.guild == craft
    ]
    return places


def _place_name(pieces: Pieces, place: Spot) -> str:
    """Return a place as an option: "bakers_workshop.2" is the Bakers' second workshop window."""
    guild, side, window = place
    return f"{pieces.guild_names[guild]}_{side}.{window}"


def ask_which_craft(play: Play) -> Ask | None:
    """Ask for a guild that has at least two craftsmen to swap; the player may decline."""
    houses = play.state.guilds
    counts = [len(house.workshop) - 1 for house in houses]
    for guest in [guest for house in houses for guest in house.lodgings]:
        if isinstance(guest, Craftsman):
            counts[guest.guild] += 1
    able = [play.pieces.guild_names[craft] for craft, count in enumerate(counts) if count > 1]
    return Ask("craft", (*able, "none")) if able else None


def ask_which_two(play: Play) -> Ask | None:
    """Ask for two of the chosen guild's craftsmen, unless it has only two."""
    craft = play.state.answers[EFFECT]
    if craft is None or craft == ("none",):
        return None
    places = movable(play.state, play.pieces.guild_numbers[craft[0]])
    options = tuple([_place_name(play.pieces, place) for place in places])
    return Ask("swap", options, 2, 2) if len(places) > 2 else None


def swap_craftsmen(play: Play, craft: str) -> None:
    """Swap the two chosen craftsmen, or the only two that can move."""
    pieces, state = play.pieces, play.state
    places = {_place_name(pieces, place): place for place in movable(state, pieces.guild_numbers[craft])}
    one, two = state.answers[EFFECT + 1] or tuple(places)
    first, second = _tile_at(state, places[one]), _tile_at(state, places[two])
    _lay(state, places[one], second)
    _lay(state, places[two], first)
    play.say("swapped", state.acting, first, second, (one, two))


def _tile_at(state: State, place: Spot) -> Craftsman:
    guild, side, window = place
    house = state.guilds[guild]
    tile: Tile | None = house.workshop[window - 1] if side == "workshop" else house.lodgings[window - 1]
    assert isinstance(tile, Craftsman), "only craftsmen swap"  # noqa: S101
    return tile


def _lay(state: State, place: Spot, tile: Craftsman) -> None:
    guild, side, window = place
    house = state.guilds[guild]
    if side == "workshop":
        house.workshop = (*house.workshop[: window - 1], tile, *house.workshop[window:])
    else:
        house.lodgings = (*house.lodgings[: window - 1], tile, *house.lodgings[window:])
