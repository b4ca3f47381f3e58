"""The seven sectors' actions, which depend on the number of pieces in the sector."""

from collections.abc import Callable
from typing import TypeAlias

from bot.games.contract import Seat
from bot.games.notredame.rules.asks import Ask
from bot.games.notredame.rules.carriage import ask_drive, drive
from bot.games.notredame.rules.gains import drive_rats_back, gain_gold, gain_markers, gain_points
from bot.games.notredame.rules.pieces import BANK, CARRIAGE, HOSPITAL, HOTEL, PARK, RESIDENCE, SCHOOL
from bot.games.notredame.rules.play import Picks, Play
from bot.games.notredame.rules.state import FOR_RESIDENCE, Player, count_pieces

Action: TypeAlias = Callable[[Play, Seat, tuple[str, ...]], None]

RESOURCES = ("gold", "marker", "rat")
"""What the hotel and the Maid offer: 1 gold, 1 marker, or the rat marker back by 1."""


def _resources(can_take_marker: bool, can_drive_back: bool) -> tuple[str, ...]:
    able = (True, can_take_marker, can_drive_back)
    return tuple([name for name, is_able in zip(RESOURCES, able, strict=True) if is_able])


def _pairs(markers: int, rats: int) -> tuple[str, ...]:
    """Return pairs of things; the same thing twice only if both copies have an effect."""
    most = {"gold": 2, "marker": markers, "rat": rats}
    pairs = [(one, other) for at, one in enumerate(RESOURCES) for other in RESOURCES[at:]]
    return tuple([f"{one}+{other}" for one, other in pairs if most[one] > (one == other) and most[other]])


SINGLE = {
    key: {(marker, rat): Ask(key, _resources(marker, rat)) for marker in (False, True) for rat in (False, True)}
    for key in ("hotel", "maid")
}
"""By whether a marker and a rat are available: the question of which thing to take."""
_DOUBLE = {(markers, rats): Ask("hotel", _pairs(markers, rats)) for markers in range(3) for rats in range(3)}
"""By available markers and rats, at most two each: the question of which two things to take."""


def ask_hotel(play: Play, player: Player, pieces: int, general: int) -> Picks:
    """Ask for one thing; with four or more pieces, for two."""
    if pieces >= play.pieces.hotel.double:
        picked = yield _DOUBLE[min(general, 2), min(player.rat, 2)]
    else:
        picked = yield SINGLE["hotel"][general > 0, player.rat > 0]
    return tuple(picked.split("+"))


def take_resources(play: Play, seat: Seat, picks: tuple[str, ...]) -> None:
    """Take the picked things one after the other."""
    player = play.state.players[seat]
    for pick in picks:
        if pick == "gold":
            gain_gold(play, seat, 1)
        elif pick == "marker":
            gain_markers(play, player, 1)
        else:
            drive_rats_back(play, player)


def _school(play: Play, seat: Seat, _picks: tuple[str, ...]) -> None:
    player = play.state.players[seat]
    gain_markers(play, player, count_pieces(player, SCHOOL))


def _bank(play: Play, seat: Seat, _picks: tuple[str, ...]) -> None:
    gain_gold(play, seat, count_pieces(play.state.players[seat], BANK))


def _residence(play: Play, seat: Seat, _picks: tuple[str, ...]) -> None:
    player = play.state.players[seat]
    gain_points(play, player, FOR_RESIDENCE, count_pieces(player, RESIDENCE))


def _against_rats(play: Play, seat: Seat, _picks: tuple[str, ...]) -> None:
    """Park and hospital: drive rats back by 1, regardless of the number of pieces."""
    drive_rats_back(play, play.state.players[seat])


_ACTIONS: dict[int, Action] = {
    SCHOOL: _school,
    BANK: _bank,
    RESIDENCE: _residence,
    HOTEL: take_resources,
    CARRIAGE: drive,
    PARK: _against_rats,
    HOSPITAL: _against_rats,
}


def ask_action(play: Play, seat: Seat, sector: int, general: int) -> Picks:
    """Ask the questions of a sector's action, with one more piece there and `general` markers in the general supply."""
    if sector not in (HOTEL, CARRIAGE):
        return ()
    player = play.state.players[seat]
    pieces = count_pieces(player, sector) + 1
    if sector == HOTEL:
        return (yield from ask_hotel(play, player, pieces, general))
    return (yield from ask_drive(play, player, pieces))


def act_in(play: Play, seat: Seat, sector: int, picks: tuple[str, ...]) -> None:
    """Resolve a sector's action; the new piece is already there and counts."""
    _ACTIONS[sector](play, seat, picks)
