"""The prestige guild, rulebook pp. 3 and 8: the guild with the round's prestige crest."""

from bot.games.norenberc.rules.state import NOBODY, Guildhouse


def highest_guildmaster(guilds: list[Guildhouse], barred: int) -> int:
    """Return the guild with the highest guildmaster, ignoring the barred guild; ties go to the lower index."""
    highest, most = NOBODY, 0
    for guild, house in enumerate(guilds):
        if house.workshop[0].value > most and guild != barred:
            highest, most = guild, house.workshop[0].value
    return highest
