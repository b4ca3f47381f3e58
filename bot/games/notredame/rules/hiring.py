"""Hiring: the player pays a wage to use one of the three persons on display, or hires none."""

from bot.games.contract import Seat
from bot.games.notredame.rules.asks import Ask
from bot.games.notredame.rules.cards import NONE
from bot.games.notredame.rules.persons import ASKING, AT_ONCE, CAN_SERVE
from bot.games.notredame.rules.play import Chain, Play
from bot.games.notredame.rules.wages import pay_wage


def hireable(play: Play, seat: Seat) -> tuple[str, ...]:
    """Return the persons that the player can pay and that would have an effect, in display order."""
    player, names = play.state.players[seat], play.pieces.person_names
    if player.gold < play.pieces.wage:
        return ()
    shown = [names[person] for person in play.state.persons]
    return tuple([name for name in shown if name not in CAN_SERVE or CAN_SERVE[name](player)])


def hire(play: Play, seat: Seat) -> Chain:
    """Pay the chosen person and resolve the effect."""
    persons = hireable(play, seat)
    name = (yield Ask("hire", (*persons, NONE))) if persons else NONE
    if name == NONE:
        play.state.idle += (seat,)
    elif name in ASKING:
        yield from ASKING[name](play, seat)
    else:
        pay_wage(play, play.state.players[seat])
        play.begin_line("hired", seat, name)
        AT_ONCE[name](play, seat)
        play.end_line()
