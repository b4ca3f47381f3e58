"""A person's wage, which goes back to the bank of the game before anything is gained by it."""

from bot.games.notredame.rules.gains import pay_gold
from bot.games.notredame.rules.play import Play
from bot.games.notredame.rules.state import Player


def pay_wage(play: Play, player: Player) -> None:
    """The same for every person."""
    pay_gold(play, player, play.pieces.wage)
