"""Command names and descriptions in every language, from the language files."""

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Location

from bot.catalogue import Game, load_game
from bot.words.words import LANGUAGES, Words, words_in
from cogs.replies.wording import describe_computer

MOST_CHOICES = 25
"""Choices that Discord shows."""


CODES = {"en": ("en-US", "en-GB"), "ru": ("ru",), "it": ("it",)}
"""Discord's names for our languages."""

NAMES = (Location.command_name, Location.group_name, Location.parameter_name)
"""What is typed: looked up as `name-...`."""


def sentence(key: str, **facts: str) -> app_commands.locale_str:
    """A description or a choice: whoever speaks none of our languages reads it in the first."""
    return app_commands.locale_str(words_in(LANGUAGES[0]).say(key, **facts), sentence=key, **facts)


def game_sentence(game: Game, key: str) -> app_commands.locale_str:
    """The same in the words of a game, which may name its title."""
    return app_commands.locale_str(_tell(game, LANGUAGES[0], key), sentence=key, of=game.name)


def level_sentence(game: Game, level: str) -> app_commands.locale_str:
    """A computer player of a game, with its strength."""
    return app_commands.locale_str(_describe(game, LANGUAGES[0], level), level=level, of=game.name)


def _describe(game: Game, language: str, level: str) -> str:
    return describe_computer(game.computer_player(level), game.words(language))


def _tell(game: Game, language: str, key: str) -> str:
    words = game.words(language)
    return words.say(key, game=words.say("title"))


def _words_at(context: app_commands.TranslationContextTypes, language: str) -> Words:
    """The words of the game whose option is named, or else the bot's."""
    command = getattr(context.data, "command", None)
    game: Game | None = getattr(getattr(command, "binding", None), "game", None)
    return game.words(language) if game else words_in(language)


class FluentTranslator(app_commands.Translator):
    """Looks a command's text up by its key."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The text, or None where the default will do."""
        language = next((code for code in LANGUAGES if locale.value in CODES[code]), None)
        if language is None:
            return None
        if "level" in string.extras:
            return _describe(load_game(string.extras["of"]), language, string.extras["level"])
        if "of" in string.extras:
            return _tell(load_game(string.extras["of"]), language, string.extras["sentence"])
        words = _words_at(context, language)
        key = string.extras.get("sentence") or (f"name-{string.message}" if context.location in NAMES else "")
        return words.say(key, **string.extras) if words.has(key) else None
