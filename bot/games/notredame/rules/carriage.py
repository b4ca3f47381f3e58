"""The carriage house: a drive from market to market, and the message where it stops."""

from bot.games.contract import Seat
from bot.games.notredame.rules.asks import Ask
from bot.games.notredame.rules.gains import drive_rats_back, gain_gold, gain_markers, gain_points
from bot.games.notredame.rules.pieces import MESSAGES
from bot.games.notredame.rules.play import Picks, Play
from bot.games.notredame.rules.state import FOR_MESSAGES, Player, State
from bot.games.notredame.rules.streets import MARKETS

ELSEWHERE, STAY = "elsewhere", "stay"
COIN, MARKER, RAT, PRESTIGE = range(len(MESSAGES))
_BOROUGH = (1 << MARKETS) - 1


def takeable_markets(state: State, player: Player) -> int:
    """The markets whose message the player may take, a bit for each: those of the colors that are missing most.

    Missing are the colors of which the player has the fewest; where no message of them lies anywhere, all are free.
    """
    boroughs = len(state.messages) // MARKETS
    counts = [0] * boroughs
    for market in player.messages:
        counts[market // MARKETS] += 1
    fewest = min(counts)
    missing = sum([_BOROUGH << MARKETS * color for color, count in enumerate(counts) if count == fewest])
    return state.lying & missing or state.lying


def ask_drive(play: Play, player: Player, steps: int) -> Picks:
    """Where a message is taken; else where the carriage goes without taking one, if it goes at all."""
    names, reach = play.city.names, play.city.within(player.carriage, steps)
    takeable = takeable_markets(play.state, player)
    stops = [names[market] for market in reach if takeable >> market & 1]
    picked = yield Ask("drive", (*stops, ELSEWHERE, STAY))
    if picked != ELSEWHERE:
        return (picked,)
    start = player.carriage
    stop = yield Ask("elsewhere", tuple([names[market] for market in reach if market != start]))
    return ELSEWHERE, stop


def drive(play: Play, seat: Seat, picks: tuple[str, ...]) -> None:
    """The carriage drives; the message is taken where it was picked for that."""
    if picks[0] == STAY:
        return
    player = play.state.players[seat]
    start, stop = player.carriage, play.city.numbers[picks[-1]]
    player.carriage = stop
    if picks[0] == ELSEWHERE:
        play.say("drove", seat, stop, play.city.steps(start, stop))
        return
    play.say("took", seat, stop, play.city.steps(start, stop), play.state.messages[stop])
    take_message(play, seat, stop)


def take_message(play: Play, seat: Seat, market: int) -> None:
    """Its points, and what its kind brings besides."""
    state, player = play.state, play.state.players[seat]
    state.lying ^= 1 << market
    player.messages += (market,)
    kind = state.messages[market]
    gain_points(play, player, FOR_MESSAGES, play.pieces.message_points[kind])
    if kind == COIN:
        gain_gold(play, seat, 1)
    elif kind == MARKER:
        gain_markers(play, player, 1)
    elif kind == RAT:
        drive_rats_back(play, player)
