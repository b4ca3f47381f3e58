"""Words with the symbols that Discord has so far, for each game."""

import asyncio

from bot.words.words import Badges, Words


class Symbols:
    """The emojis of every game's symbols, as texts write them; each bot has its own."""

    def __init__(self) -> None:
        self._marks: dict[str, dict[str, str]] = {}
        self._badges: dict[str, Badges] = {}
        self._words: dict[tuple[str, Words], Words] = {}
        self.doubted = asyncio.Event()
        """Set when Discord refused one of them."""

    def learn(self, game: str, marks: dict[str, str], badges: Badges) -> None:
        """From now on a game has these: "<:coin:123>" by the names of symbols; and whose each seat has."""
        if self._marks.get(game, {}) != marks:
            self._marks[game], self._badges[game] = marks, badges
            self._words = {key: words for key, words in self._words.items() if key[0] != game}

    def of(self, game: str) -> dict[str, str]:
        """Those of a game."""
        return self._marks.get(game, {})

    def illustrate(self, game: str, words: Words) -> Words:
        """A game's words, whose `with_symbols` show the symbols that it has."""
        if not self.of(game):
            return words
        key = game, words
        if key not in self._words:
            self._words[key] = words.illustrated(self._marks[game], self._badges[game])
        return self._words[key]
