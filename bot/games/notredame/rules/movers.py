"""Bishop, Jester and Minstrel: persons who put pieces into other sectors."""

from bot.games.contract import Seat
from bot.games.notredame.rules.asks import Ask, asks_by_bits
from bot.games.notredame.rules.pieces import ALL_SECTORS, CARD_NUMBERS, CARDS, FRIEND, NOTRE_DAME, SECTORS
from bot.games.notredame.rules.play import Chain, Play
from bot.games.notredame.rules.sectors import act_in, ask_action
from bot.games.notredame.rules.sources import source_of, take_marker
from bot.games.notredame.rules.state import BESIDE, Player, borough_pieces
from bot.games.notredame.rules.wages import pay_wage

_BISHOP, _JESTER_TO, _MINSTREL_FROM, _MINSTREL_TO = [
    asks_by_bits(key, SECTORS) for key in ("bishop", "jester_to", "minstrel_from", "minstrel_to")
]
"""By sectors, a bit for each."""
_JESTER_PIECES = asks_by_bits("jester_piece", CARDS)
"""Which piece he moves: a sector or Notre Dame stands for its marker."""


def _filled_sectors(player: Player) -> int:
    """The sectors with a piece, a bit for each."""
    return sum([1 << sector for sector, pieces in enumerate(borough_pieces(player)) if pieces])


def can_bishop(player: Player) -> bool:
    """He needs a marker of the general supply and a sector without any piece."""
    return player.general > 0 and _filled_sectors(player) != ALL_SECTORS


def bishop(play: Play, seat: Seat) -> Chain:
    """A marker of the general supply goes into a sector without any piece; then its action."""
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
    """He needs a piece in the borough, or a marker on Notre Dame."""
    return player.friend != BESIDE or player.cathedral > 0 or any(player.markers)


def jester(play: Play, seat: Seat) -> Chain:
    """One piece goes from where it is to another sector; then its action."""
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
    """The friend, or a marker from where it lies."""
    if piece == FRIEND:
        player.friend = sector
    else:
        take_marker(player, piece)
        player.markers[sector] += 1


def can_minstrel(player: Player) -> bool:
    """He needs a piece in the borough."""
    return player.friend != BESIDE or any(player.markers)


def minstrel(play: Play, seat: Seat) -> Chain:
    """Some pieces go from one sector to one other; no action follows."""
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
    """Which pieces may go together: so many markers, or the friend and one fewer."""
    most, markers = play.pieces.figure("minstrel", "pieces"), player.markers[source]
    groups = [str(number) for number in range(1, min(most, markers) + 1)]
    if player.friend == source:
        groups += ["friend", *[f"friend+{number}" for number in range(1, min(most - 1, markers) + 1)]]
    return tuple(groups)


def read_group(option: str) -> tuple[bool, int]:
    """Whether the friend goes along, and how many markers do."""
    if not option.startswith("friend"):
        return False, int(option)
    return True, int(option.removeprefix("friend").removeprefix("+") or 0)
