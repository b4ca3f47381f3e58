"""The slash commands as sentences name them: as mentions to click, once Discord has told their ids."""

from collections.abc import Collection, Mapping

from bot.words.words import Words

OF_GAMES = ("new", "play", "board", "status", "me", "rules", "learn", "leave", "end", "replace", "resume")
"""Commands that each game has in its group."""
OF_ALL = ("settings", "vacation", "games")
"""Commands without a game; `play` is one of them too."""


class CommandMentions:
    """What stands in a sentence for `{ slash-new }`; each bot has its own ids."""

    def __init__(self, games: Collection[str]) -> None:
        self._games, self._ids = games, dict[str, int]()
        self._words: dict[tuple[Words, str], Words] = {}

    def learn(self, ids: Mapping[str, int]) -> None:
        """Takes the ids of commands and groups by name."""
        if ids != self._ids:
            self._ids, self._words = dict(ids), {}

    def link(self, words: Words, game: str = "") -> Words:
        """These words, whose sentences name commands of the game, or of every game, so that they can be clicked."""
        game = game if game in self._games else ""  # the id of a button can name anything
        if (words, game) not in self._words:
            named = {name: self._name(name, game, words) for name in (*OF_GAMES, *OF_ALL)}
            self._words[words, game] = words.with_messages({f"slash-{name}": text for name, text in named.items()})
        return self._words[words, game]

    def _name(self, name: str, game: str, words: Words) -> str:
        is_alone = name in OF_ALL or (name == "play" and not game)
        groups = ("",) if is_alone else (game,) if game else tuple(self._games)
        return words.listing([self._mention(group, name, words) for group in groups], "list-or")

    def _mention(self, group: str, name: str, words: Words) -> str:
        """A command as a mention, which Discord wants by its first name; as it is typed where its id is unknown."""
        found = self._ids.get(group or name)
        if found is None:
            return f"`/{' '.join(filter(None, (group, words.say(f'name-{name}'))))}`"
        return f"</{' '.join(filter(None, (group, name)))}:{found}>"
