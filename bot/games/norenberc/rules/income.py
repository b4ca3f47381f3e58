"""Reclaiming agents and collecting income, rulebook pp. 8 and 11."""

from bot.games.norenberc.rules.pieces import Pieces
from bot.games.norenberc.rules.play import Play
from bot.games.norenberc.rules.state import Player, State, count_kind, sum_values


def reclaim_agents(state: State) -> None:
    """Give the agents on all roofs back to their players."""
    roofs = [guild.roof for guild in state.guilds]
    for player, agents in zip(state.players, map(sum, zip(*roofs, strict=True)), strict=True):
        player.agents += agents
    for guild in state.guilds:
        guild.roof = [0] * len(state.players)


def collect_income(play: Play) -> None:
    """Pay the basic income, plus that of Musicians, Mayors' craftsmen and Bankers."""
    mayors = [guild.mayors for guild in play.state.guilds]
    plain, has_mayors = (play.pieces.income.everyone, 0, 0, 0), any(mayors)
    for seat, player in enumerate(play.state.players):
        parts = _income_parts(play.pieces, mayors, player) if player.townsmen or has_mayors else plain
        talers = sum(parts)
        play.pay(player, talers)
        play.say("income", seat, talers, *parts)


def _income_parts(pieces: Pieces, mayors: list[int], player: Player) -> tuple[int, int, int, int]:
    """Return the income by source: basic, Mayors, Musicians, and Bankers, which count the money before the income."""
    by_mayors = sum([mayors[tile.guild] for tile in player.craftsmen]) * pieces.income.mayor
    tens = (player.money or 0) // pieces.townsman.banker_money
    by_bankers = count_kind(player, "banker") * tens * pieces.townsman.banker_pay
    return pieces.income.everyone, by_mayors, sum_values(player, "musician"), by_bankers
