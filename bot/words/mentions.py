"""Mentions of slash commands in sentences, clickable once Discord has assigned their ids."""

from collections.abc import Collection, Mapping

from bot.words.words import Words

OF_GAMES = ("new", "play", "board", "status", "me", "rules", "learn", "leave", "end", "replace", "resume")
"""Commands in every game's group."""
OF_ALL = ("settings", "vacation", "games", "leaderboard", "privacy")
"""Commands that belong to no game's group; there is also a `play` without a group."""


class CommandMentions:
    """Replaces `{ slash-new }` in sentences; each Discord application has its own command ids."""

    def __init__(self, games: Collection[str]) -> None:
        self._games, self._ids = games, dict[str, int]()
        self._words: dict[tuple[Words, str], Words] = {}

    def learn(self, ids: Mapping[str, int]) -> None:
        """Store the ids of commands and groups by name."""
        if ids != self._ids:
            self._ids, self._words = dict(ids), {}

    def link(self, words: Words, game: str = "") -> Words:
        """Return the words with commands as clickable mentions: a game's commands, or those of every game."""
        game = game if game in self._games else ""  # a button's id can contain any name
        if (words, game) not in self._words:
            named = {name: self._name(name, game, words) for name in (*OF_GAMES, *OF_ALL)}
            self._words[words, game] = words.with_messages({f"slash-{name}": text for name, text in named.items()})
        return self._words[words, game]

    def _name(self, name: str, game: str, words: Words) -> str:
        is_alone = name in OF_ALL or (name == "play" and not game)
        groups = ("",) if is_alone else (game,) if game else tuple(self._games)
        return words.listing([self._mention(group, name, words) for group in groups], "list-or")

    def _mention(self, group: str, name: str, words: Words) -> str:
        """Return a command as a mention with its untranslated name, or as text if its id is unknown."""
        found = self._ids.get(group or name)
        if found is None:
            return f"`/{' '.join(filter(None, (group, words.say(f'name-{name}'))))}`"
        return f"</{' '.join(filter(None, (group, name)))}:{found}>"
