"""Command names and descriptions in every language, from the language files."""

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Location

from bot.catalogue import Game, load_game
from bot.words.words import LANGUAGES, Words, words_in
from cogs.replies.phrases import describe_computer

MOST_CHOICES = 25
"""Discord's limit for autocomplete choices."""


LANGUAGE_OF = {"en-US": "en", "en-GB": "en", "ru": "ru", "it": "it"}
"""The bot's language for each supported Discord locale."""

NAMES = (Location.command_name, Location.group_name, Location.parameter_name)
"""Locations of names that users type, looked up as `name-...`."""


def sentence(key: str, **facts: str) -> app_commands.locale_str:
    """Return a description or choice, in the default language for locales without a translation."""
    return app_commands.locale_str(words_in(LANGUAGES[0]).say(key, **facts), sentence=key, **facts)


def game_sentence(game: Game, key: str) -> app_commands.locale_str:
    """Return a sentence of a game, which may contain its title."""
    return app_commands.locale_str(_tell(game, LANGUAGES[0], key), sentence=key, of=game.name)


def level_sentence(game: Game, level: str) -> app_commands.locale_str:
    """Return the description of a computer player with its strength."""
    return app_commands.locale_str(_describe(game, LANGUAGES[0], level), level=level, of=game.name)


def _describe(game: Game, language: str, level: str) -> str:
    return describe_computer(game.computer_player(level), game.words(language))


def _tell(game: Game, language: str, key: str) -> str:
    words = game.words(language)
    return words.say(key, game=words.say("title"))


def _words_at(context: app_commands.TranslationContextTypes, language: str) -> Words:
    """Return the words of the game that the command belongs to, or else the bot's."""
    command = getattr(context.data, "command", None)
    game: Game | None = getattr(getattr(command, "binding", None), "game", None)
    return game.words(language) if game else words_in(language)


class FluentTranslator(app_commands.Translator):
    """Translates texts of commands by their keys."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """Return the translation, or None to use the default."""
        language = LANGUAGE_OF.get(locale.value)
        if language is None:
            return None
        if "level" in string.extras:
            return _describe(load_game(string.extras["of"]), language, string.extras["level"])
        if "of" in string.extras:
            return _tell(load_game(string.extras["of"]), language, string.extras["sentence"])
        words = _words_at(context, language)
        key = string.extras.get("sentence") or (f"name-{string.message}" if context.location in NAMES else "")
        return words.say(key, **string.extras) if words.has(key) else None
