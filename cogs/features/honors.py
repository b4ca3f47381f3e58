"""The ratings of a user, and the titles that fellow players gave them, in words."""

from collections.abc import Callable, Mapping

from bot.catalogue import GAMES, load_game
from bot.statistics.ratings import Rating
from bot.tables.thanks import Title
from bot.words.words import Words
from cogs.hall import Interaction


def title_of(words: Words) -> Callable[[str], str]:
    """Return a function that maps a game's name to its title, or a game no longer hosted to its capitalized name."""

    def title(name: str) -> str:
        return load_game(name).words(words.language).say("title") if name in GAMES else name.capitalize()

    return title


async def tell_honors(interaction: Interaction, user: int, game: str, words: Words) -> list[str]:
    """Return a row of ratings (for one game, or for all if `game` is empty) and a row of titles; omit empty rows.

    Ratings that the user hides are returned only to the user themselves.
    """
    manager = interaction.client.manager
    ratings = await manager.ratings.of(user, interaction.user.id)
    shown = {name: rating for name, rating in ratings.items() if name == game or not game}
    titles = await manager.thanks.titles_of(user)
    return [*([tell_ratings(shown, words)] if shown else []), *([tell_titles(titles, words)] if titles else [])]


def tell_ratings(ratings: Mapping[str, Rating], words: Words) -> str:
    """List the rating in each game; an unsure rating has no number yet."""
    title = title_of(words)
    told = [
        words.say("rating-sure", game=title(name), points=rating.points)
        if rating.is_sure
        else words.say("rating-unsure", game=title(name))
        for name, rating in sorted(ratings.items())
    ]
    return words.say("ratings", ratings=", ".join(told))


def tell_titles(titles: Mapping[Title, int], words: Words) -> str:
    """List the titles that fellow players gave a user, most frequent first."""
    return words.say("titles", titles=", ".join(_tell_title(title, count, words) for title, count in titles.items()))


def _tell_title(title: Title, count: int, words: Words) -> str:
    return words.say("titles-one", title=words.say(f"thanks-{title}"), count=count)
