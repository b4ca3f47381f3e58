"""Notre Dame: a donation with a marker earns points immediately, and a share of the pool at the end of the period."""

from collections.abc import Callable

from bot.games.contract import Seat
from bot.games.notredame.rules.asks import Ask
from bot.games.notredame.rules.gains import gain_points, park_bonus, pay_gold
from bot.games.notredame.rules.pieces import CARDS, NOTRE_DAME
from bot.games.notredame.rules.play import Chain, Play
from bot.games.notredame.rules.sources import ask_source, take_marker
from bot.games.notredame.rules.state import FOR_CATHEDRAL, FOR_DONATIONS, State


def donate(play: Play, seat: Seat, lay_open: Callable[[State, Seat, int], int]) -> Chain:
    """Place a marker on Notre Dame and donate gold; a player can do both or neither."""
    player, gifts = play.state.players[seat], play.pieces.donations
    source = None if player.supply else (yield from ask_source(player, NOTRE_DAME))
    coins = int((yield Ask("donate", tuple([str(gold) for gold in gifts if gold <= player.gold]))))
    card = lay_open(play.state, seat, NOTRE_DAME)
    take_marker(player, source)
    player.cathedral += 1
    pay_gold(play, player, coins)
    if source is None:
        play.begin_line("donated", seat, card // len(CARDS), coins)
    else:
        play.begin_line("donated_moved", seat, card // len(CARDS), source, coins)
    gain_points(play, player, FOR_DONATIONS, gifts[coins])
    play.end_line()


def share_pool(play: Play) -> None:
    """Divide the pool among all markers on Notre Dame; each marker earns a share and returns to its owner."""
    players = play.state.players
    pool, markers = play.pieces.table(len(players)).pool, sum([player.cathedral for player in players])
    if not markers:
        play.say("no_share", pool)
        return
    worth = pool // markers
    play.say("share", pool, markers, worth)
    for seat, player in enumerate(players):
        if player.cathedral:
            points = worth * player.cathedral
            play.say("shared", seat, player.cathedral, points, park_bonus(play, player) if points else 0)
            gain_points(play, player, FOR_CATHEDRAL, points)
            player.general += player.cathedral
            player.cathedral = 0
