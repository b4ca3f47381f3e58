"""Hiring: one of the three persons on show for a wage, or nobody."""

from bot.games.contract import Seat
from bot.games.notredame.asks import Ask
from bot.games.notredame.cards import NONE
from bot.games.notredame.persons import CAN_SERVE, EFFECTS, SCORING, score
from bot.games.notredame.play import Chain, Play


def hireable(play: Play, seat: Seat) -> tuple[str, ...]:
    """The persons whom the player can pay and who can do something, as shown."""
    player, names = play.state.players[seat], play.pieces.person_names
    if player.gold < play.pieces.wage:
        return ()
    shown = [names[person] for person in play.state.persons]
    return tuple([name for name in shown if name not in CAN_SERVE or CAN_SERVE[name](player)])


def hire(play: Play, seat: Seat) -> Chain:
    """The chosen person does what is to be done."""
    persons = hireable(play, seat)
    name = (yield Ask("hire", (*persons, NONE))) if persons else NONE
    if name == NONE:
        play.state.idle += (seat,)
    elif name in SCORING:
        score(play, seat, name)
    else:
        yield from EFFECTS[name](play, seat)
