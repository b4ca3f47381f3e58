"""A person's wage, which the player pays to the bank before the effect."""

from bot.games.notredame.rules.gains import pay_gold
from bot.games.notredame.rules.play import Play
from bot.games.notredame.rules.state import Player


def pay_wage(play: Play, player: Player) -> None:
    """Pay the wage, which is the same for all persons."""
    pay_gold(play, player, play.pieces.wage)
