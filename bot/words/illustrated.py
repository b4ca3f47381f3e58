"""Words with the symbols that Discord has so far, by game."""

import asyncio

from bot.words.words import Badges, Words


class Symbols:
    """The emojis of every game's symbols, in Discord's notation; each Discord application has its own."""

    def __init__(self) -> None:
        self._marks: dict[str, dict[str, str]] = {}
        self._badges: dict[str, Badges] = {}
        self._words: dict[tuple[str, Words], Words] = {}
        self.doubted = asyncio.Event()
        """Set when Discord rejects a symbol."""

    def learn(self, game: str, marks: dict[str, str], badges: Badges) -> None:
        """Store a game's emojis, such as "<:coin:123>", by symbol name, and the badges of its seats."""
        if self._marks.get(game, {}) != marks:
            self._marks[game], self._badges[game] = marks, badges
            self._words = {key: words for key, words in self._words.items() if key[0] != game}

    def of(self, game: str) -> dict[str, str]:
        """Return a game's emojis."""
        return self._marks.get(game, {})

    def illustrate(self, game: str, words: Words) -> Words:
        """Return a game's words with its emojis in `with_symbols`."""
        if not self.of(game):
            return words
        key = game, words
        if key not in self._words:
            self._words[key] = words.illustrated(self._marks[game], self._badges[game])
        return self._words[key]
