"""The beginning of a round, rulebook p. 8: pass tokens, guildmasters, lodgings, prestige guild."""

from bot.games.norenberc.rules.pieces import Tile
from bot.games.norenberc.rules.planning import begin_turn
from bot.games.norenberc.rules.play import Play
from bot.games.norenberc.rules.prestige import highest_guildmaster


def begin_round(play: Play) -> None:
    """Resolve steps 4 to 7 of a round's end; the workshop tiles already slid down when their guildmasters left."""
    state = play.state
    play.say("round_begins", state.round + 1)
    for player in state.players:
        player.finished = False
    for guild in range(len(state.guilds)):
        _refill_lodgings(play, guild)
    state.former_prestige = state.prestige
    state.prestige = highest_guildmaster(state.guilds, barred=state.prestige)
    state.round, state.turn = state.round + 1, 1
    play.say("prestige", state.prestige)
    play.say("turn", state.round, state.turn)
    begin_turn(state)


def _refill_lodgings(play: Play, guild: int) -> None:
    """Remove the guest in the first window, slide the others left, and draw new guests until the stack is empty."""
    state, house = play.state, play.state.guilds[guild]
    windows, first = len(house.lodgings), house.lodgings[0]
    left = () if first is None else (first,)
    stay: tuple[Tile, ...] = tuple(filter(None, house.lodgings[1:]))
    free = windows - len(stay)
    came, state.stack = state.stack[:free], state.stack[free:]
    house.lodgings = stay + came + (None,) * (free - len(came))
    state.gone += left
    play.say("renewed", guild, house.workshop[0], left, came)
