"""Bishop, Jester and Minstrel: the persons who move pieces to other sectors."""

from bot.games.contract import Seat
from bot.games.notredame.rules.asks import Ask, Asks
from bot.games.notredame.rules.pieces import ALL_SECTORS, CARD_NUMBERS, CARDS, FRIEND, NOTRE_DAME, SECTORS
from bot.games.notredame.rules.play import Chain, Play
from bot.games.notredame.rules.sectors import act_in, ask_action
from bot.games.notredame.rules.sources import source_of, take_marker
from bot.games.notredame.rules.state import BESIDE, Player, borough_pieces
from bot.games.notredame.rules.wages import pay_wage

_BISHOP, _JESTER_TO, _MINSTREL_FROM, _MINSTREL_TO = [
    Asks(key, SECTORS) for key in ("bishop", "jester_to", "minstrel_from", "minstrel_to")
]
"""By allowed sectors, as a bit set: a person's question."""
_JESTER_PIECES = Asks("jester_piece", CARDS)
"""The question of which piece to move; the name of a sector or of Notre Dame means a marker there."""


def _filled_sectors(player: Player) -> int:
    """Return the sectors with a piece, as a bit set."""
    return sum([1 << sector for sector, pieces in enumerate(borough_pieces(player)) if pieces])


def can_bishop(player: Player) -> bool:
    """True if the general supply has a marker and some sector has no pieces."""
    return player.general > 0 and _filled_sectors(player) != ALL_SECTORS


def bishop(play: Play, seat: Seat) -> Chain:
    """Put a marker from the general supply into a sector without pieces; then resolve its action."""
    player = play.state.players[seat]
    sector = CARD_NUMBERS[(yield _BISHOP[ALL_SECTORS & ~_filled_sectors(player)])]
    picks = yield from ask_action(play, seat, sector, player.general - 1)
    pay_wage(play, player)
    player.general -= 1
    player.markers[sector] += 1
    play.begin_line("hired_bishop", seat, "bishop", sector, player.markers[sector])
    act_in(play, seat, sector, picks)
    play.end_line()


def can_jester(player: Player) -> bool:
    """True if the borough has a piece, or Notre Dame has one of the player's markers."""
    return player.friend != BESIDE or player.cathedral > 0 or any(player.markers)


def jester(play: Play, seat: Seat) -> Chain:
    """Move one piece to a different sector; then resolve its action."""
    player = play.state.players[seat]
    pieces = source_of(player) | (1 << FRIEND if player.friend != BESIDE else 0)
    piece = CARD_NUMBERS[(yield _JESTER_PIECES[pieces])]
    source = player.friend if piece == FRIEND else piece
    own = 0 if source == NOTRE_DAME else 1 << source
    sector = CARD_NUMBERS[(yield _JESTER_TO[ALL_SECTORS & ~own])]
    picks = yield from ask_action(play, seat, sector, player.general)
    pay_wage(play, player)
    _move_piece(player, piece, sector)
    name, there = "friend" if piece == FRIEND else "marker", player.markers[sector] + (player.friend == sector)
    play.begin_line("hired_jester", seat, "jester", name, source, sector, there)
    act_in(play, seat, sector, picks)
    play.end_line()


def _move_piece(player: Player, piece: int, sector: int) -> None:
    """Move the friend, or a marker."""
    if piece == FRIEND:
        player.friend = sector
    else:
        take_marker(player, piece)
        player.markers[sector] += 1


def can_minstrel(player: Player) -> bool:
    """True if the borough has a piece."""
    return player.friend != BESIDE or any(player.markers)


def minstrel(play: Play, seat: Seat) -> Chain:
    """Move some pieces from one sector to a different one, without resolving its action."""
    player = play.state.players[seat]
    source = CARD_NUMBERS[(yield _MINSTREL_FROM[_filled_sectors(player)])]
    sector = CARD_NUMBERS[(yield _MINSTREL_TO[ALL_SECTORS & ~(1 << source)])]
    what = yield Ask("minstrel_what", _groups(play, player, source))
    friend, number = read_group(what)
    pay_wage(play, player)
    player.markers[source] -= number
    player.markers[sector] += number
    if friend:
        player.friend = sector
    play.say("hired_minstrel", seat, "minstrel", ("friend",) * friend + ("marker",) * number, source, sector)


def _groups(play: Play, player: Player, source: int) -> tuple[str, ...]:
    """Return the groups of pieces that may move: several markers, or the friend with one marker fewer."""
    most, markers = play.pieces.figure("minstrel", "pieces"), player.markers[source]
    groups = [str(number) for number in range(1, min(most, markers) + 1)]
    if player.friend == source:
        groups += ["friend", *[f"friend+{number}" for number in range(1, min(most - 1, markers) + 1)]]
    return tuple(groups)


def read_group(option: str) -> tuple[bool, int]:
    """Return whether the friend is in a group, and how many markers are."""
    if not option.startswith("friend"):
        return False, int(option)
    return True, int(option.removeprefix("friend").removeprefix("+") or 0)
