"""The carriage house: a drive between markets, which ends by taking the message at the last market."""

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
    """Return the markets whose message the player may take, as a bit set.

    Only messages in the player's least frequent colors may be taken; if none of these is left, all may be taken.
    """
    boroughs = len(state.messages) // MARKETS
    counts = [0] * boroughs
    for market in player.messages:
        counts[market // MARKETS] += 1
    fewest = min(counts)
    missing = sum([_BOROUGH << MARKETS * color for color, count in enumerate(counts) if count == fewest])
    return state.lying & missing or state.lying


def ask_drive(play: Play, player: Player, steps: int) -> Picks:
    """Ask which message to take, if any; for a drive without a message, also ask where it ends."""
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
    """Move the carriage, and take the message if the player picked one."""
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
    """Gain a message's points and the extra gain of its kind."""
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
