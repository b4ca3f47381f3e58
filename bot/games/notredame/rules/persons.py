"""The persons' effects; each is resolved after the player paid the wage."""

from collections.abc import Callable
from typing import TypeAlias

from bot.games.contract import Seat
from bot.games.notredame.rules.gains import gain_gold, gain_markers, gain_points
from bot.games.notredame.rules.movers import bishop, can_bishop, can_jester, can_minstrel, jester, minstrel
from bot.games.notredame.rules.play import Chain, Play
from bot.games.notredame.rules.sectors import SINGLE, take_resources
from bot.games.notredame.rules.state import BESIDE, FOR_PERSONS, Player, borough_pieces
from bot.games.notredame.rules.wages import pay_wage

Points: TypeAlias = Callable[[Play, Player], int]
"""Returns the points that a person pays."""
Effect: TypeAlias = Callable[[Play, Seat], None]
"""An immediate effect, resolved after the wage is paid."""


def _with_pieces(player: Player, least: int) -> int:
    """Return the number of sectors that have at least this many pieces."""
    return sum([pieces >= least for pieces in borough_pieces(player)])


def city_guard(play: Play, player: Player) -> int:
    """Score every piece in the borough."""
    return play.pieces.figure("city_guard", "points") * (sum(player.markers) + (player.friend != BESIDE))


def night_watchman(play: Play, player: Player) -> int:
    """Score every sector that has no piece."""
    empty = len(player.markers) - _with_pieces(player, 1)
    return play.pieces.figure("night_watchman", "points") * empty


def carpenter(play: Play, player: Player) -> int:
    """Score every sector that has a piece."""
    return play.pieces.figure("carpenter", "points") * _with_pieces(player, 1)


def guild_master(play: Play, player: Player) -> int:
    """Score every sector that has two pieces or more."""
    least = play.pieces.figure("guild_master", "pieces")
    return play.pieces.figure("guild_master", "points") * _with_pieces(player, least)


def mayor(play: Play, player: Player) -> int:
    """Score every sector that has three pieces or more."""
    return play.pieces.figure("mayor", "points") * _with_pieces(player, play.pieces.figure("mayor", "pieces"))


def lady(play: Play, player: Player) -> int:
    """Score every piece in the fullest sector."""
    return play.pieces.figure("lady", "points") * max(borough_pieces(player))


def beggar_king(play: Play, player: Player) -> int:
    """Score every space between the rat marker and the end of the track."""
    return play.pieces.figure("beggar_king", "points") * (play.pieces.limits.track - player.rat)


def lawyer(play: Play, player: Player) -> int:
    """Score every complete pair of messages."""
    pairs = len(player.messages) // play.pieces.figure("lawyer", "messages")
    return play.pieces.figure("lawyer", "points") * pairs


SCORING: dict[str, Points] = {
    "city_guard": city_guard,
    "night_watchman": night_watchman,
    "guild_master": guild_master,
    "beggar_king": beggar_king,
    "lawyer": lawyer,
    "lady": lady,
    "mayor": mayor,
    "carpenter": carpenter,
}
"""The persons who pay only points."""


def moneylender(play: Play, seat: Seat) -> None:
    """Gain gold (which may replace the coin just paid) and a point."""
    gain_gold(play, seat, play.pieces.figure("moneylender", "gold"))
    gain_points(play, play.state.players[seat], FOR_PERSONS, play.pieces.figure("moneylender", "points"))


def monk(play: Play, seat: Seat) -> None:
    """Gain markers and a point."""
    player = play.state.players[seat]
    gain_markers(play, player, play.pieces.figure("monk", "markers"))
    gain_points(play, player, FOR_PERSONS, play.pieces.figure("monk", "points"))


def doctor(play: Play, seat: Seat) -> None:
    """Protect this player from the rats of the coming plague."""
    play.state.players[seat].has_doctor = True


def _pay_points(points: Points) -> Effect:
    def effect(play: Play, seat: Seat) -> None:
        player = play.state.players[seat]
        gain_points(play, player, FOR_PERSONS, points(play, player))

    return effect


AT_ONCE: dict[str, Effect] = {
    "moneylender": moneylender,
    "monk": monk,
    "doctor": doctor,
    **{person: _pay_points(points) for person, points in SCORING.items()},
}
"""The persons whose effect asks nothing."""


def maid(play: Play, seat: Seat) -> Chain:
    """Gain points and one of the hotel's three things."""
    player = play.state.players[seat]
    pick = yield SINGLE["maid"][player.general > 0, player.rat > 0]
    pay_wage(play, player)
    play.begin_line("hired", seat, "maid")
    gain_points(play, player, FOR_PERSONS, play.pieces.figure("maid", "points"))
    take_resources(play, seat, (pick,))
    play.end_line()


ASKING: dict[str, Callable[[Play, Seat], Chain]] = {
    "maid": maid,
    "jester": jester,
    "minstrel": minstrel,
    "bishop": bishop,
}
"""The persons whose effect asks a question."""

CAN_SERVE: dict[str, Callable[[Player], bool]] = {
    "jester": can_jester,
    "minstrel": can_minstrel,
    "bishop": can_bishop,
}
"""The persons that can be hired only if they would have an effect."""
