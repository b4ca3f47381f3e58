"""The prestige guild, rulebook pp. 3 and 8: where the prestige crest of the round lies."""

from bot.games.norenberc.state import Guildhouse


def highest_guildmaster(guilds: list[Guildhouse], barred: int) -> int:
    """The guild whose guildmaster is worth most, never the barred one; a tie goes to the lower number."""
    able = [number for number in range(len(guilds)) if number != barred]
    return max(able, key=lambda number: (guilds[number].workshop[0].value, -number))
