"""The prestige guild, rulebook pp. 3 and 8: where the prestige crest of the round lies."""

from bot.games.norenberc.rules.state import NOBODY, Guildhouse


def highest_guildmaster(guilds: list[Guildhouse], barred: int) -> int:
    """The guild whose guildmaster is worth most, never the barred one; a tie goes to the lower number."""
    highest, most = NOBODY, 0
    for guild, house in enumerate(guilds):
        if house.workshop[0].value > most and guild != barred:
            highest, most = guild, house.workshop[0].value
    return highest
