"""The rules: a list of topics by chapter, and a page per topic with buttons to its neighbors."""

from collections.abc import Mapping
from typing import Any

import discord
from discord import ButtonStyle, app_commands
from discord.app_commands import locale_str as _
from discord.ext import commands

from bot.catalogue import Game, load_game
from bot.games.contract import NAME_PATTERN, Chapter, list_topics
from bot.tables.allowance import Cost
from bot.words.symbols import put_before
from bot.words.words import Words, plain_rows
from cogs.cards.card import Card
from cogs.cards.components import Option, Select, read_emoji
from cogs.cards.controls import GAME, Act, Control, Fact, picked_values
from cogs.cards.newcomers import RULES, learn_buttons, legend_button
from cogs.hall import Interaction
from cogs.replies.allowed import costs
from cogs.replies.guard import guard, words_for
from cogs.replies.names import escape, plain
from cogs.replies.phrases import shorten
from cogs.replies.replies import show
from cogs.replies.translator import MOST_CHOICES, sentence

TOPIC = Control("t", GAME, Fact("topic", f"{NAME_PATTERN}|"))
"""Shows a topic or the list in place of the previous page."""
CHAPTER = Control("q", GAME, Fact("chapter", NAME_PATTERN))
"""Select menu of a chapter's topics."""
ALL = ""
"""The value that means the list of topics."""
LISTED = 100
"""Maximum length of an option's label, and of its description."""
TYPED = 50
"""Maximum number of characters quoted from the topic that the user typed."""


def title_of(topic: str, words: Words) -> str:
    """Return the title of a topic."""
    return words.say(f"topic-{topic}-title")


def _read(game: Game, topic: str, words: Words) -> list[str]:
    """Return the text of a topic."""
    return [words.tell(line, (), "topic") for line in game.guide.read_topic(topic)]


class Contents(Card):
    """All topics in one list per chapter, and a note if the requested topic does not exist."""

    def __init__(self, game: Game, words: Words, unknown: str = "") -> None:
        super().__init__()
        self.game, self.words = game, words
        missed = [words.say("rules-unknown", topic=escape(plain(unknown[:TYPED])))] if unknown else []
        title = words.say("rules-title", game=words.say("title"))
        self.add_text(f"### {title}", *missed, words.say("rules-intro"))
        for chapter in game.guide.chapters:
            self.add_row(self._list(chapter))
        first = list_topics(game.guide)[0]
        self.add_row(
            TOPIC.button(words.say("button-next"), ButtonStyle.primary, game.name, first),
            *learn_buttons(game, words),
            legend_button(game, words),
        )

    def _list(self, chapter: Chapter) -> Select:
        options = [self._option(topic) for topic in chapter.topics]
        placeholder = self.words.say(f"chapter-{chapter.name}")
        return Select(CHAPTER.id(self.game.name, chapter.name), options, placeholder)

    def _option(self, topic: str) -> Option:
        label, symbol = shorten(title_of(topic, self.words), LISTED), self.words.with_symbols.symbol(topic)
        return Option(label=label, value=topic, description=self._hint(topic), emoji=read_emoji(symbol))

    def _hint(self, topic: str) -> str:
        """Return the beginning of a topic's text."""
        return shorten(plain_rows(_read(self.game, topic, self.words)[0])[0], LISTED)


class Page(Card):
    """One topic."""

    def __init__(self, game: Game, topic: str, words: Words) -> None:
        super().__init__()
        [chapter] = [one.name for one in game.guide.chapters if topic in one.topics]
        place = f"-# {words.say('title')} · {words.say(f'chapter-{chapter}')}"
        title = put_before(words.with_symbols.symbol(topic), title_of(topic, words))
        self.add_text(place, f"### {title}", *_read(game, topic, words.with_symbols))
        topics = list_topics(game.guide)
        at, blue, gray = topics.index(topic), ButtonStyle.primary, ButtonStyle.secondary
        before = [TOPIC.button(words.say("button-back"), blue, game.name, one) for one in topics[:at][-1:]]
        after = [TOPIC.button(words.say("button-next"), blue, game.name, one) for one in topics[at + 1 :][:1]]
        self.add_row(*before, *after, TOPIC.button(words.say("button-topics"), gray, game.name, ALL))
        self.add_row(*learn_buttons(game, words), legend_button(game, words))


def rules_card(game: Game, topic: str, words: Words) -> Card:
    """Build the card of a topic, or the list of topics if `topic` is empty or unknown."""
    return Page(game, topic, words) if topic in list_topics(game.guide) else Contents(game, words, topic)


@costs(Cost.CLICK)
async def open_rules(interaction: "Interaction", game: str) -> None:
    """Show the list of topics privately."""
    await _turn_to(interaction, game, ALL, is_new=True)


@costs(Cost.CLICK)
async def turn_to(interaction: "Interaction", game: str, topic: str) -> None:
    """Show another page in place of the previous one."""
    await _turn_to(interaction, game, topic)


@costs(Cost.CLICK)
async def pick_topic(interaction: "Interaction", game: str, _chapter: str) -> None:
    """Show the topic picked from a list."""
    await _turn_to(interaction, game, next(iter(picked_values(interaction)), ALL))


async def _turn_to(interaction: "Interaction", name: str, topic: str, is_new: bool = False) -> None:
    game = load_game(name)
    await show(interaction, rules_card(game, topic, words_for(interaction, game)), is_new)


ACTS: Mapping[Control, Act] = {RULES: open_rules, TOPIC: turn_to, CHAPTER: pick_topic}


class RulesCommand(commands.Cog):
    """`/<game> rules`."""

    game: Game

    @app_commands.command(name=_("rules"), description=sentence("command-rules"))
    @app_commands.describe(topic=sentence("command-rules-topic"))
    @costs(Cost.CLICK)
    async def rules(self, interaction: discord.Interaction[Any], topic: str = "") -> None:
        """Show a topic of the rules, or the list of topics."""
        async with guard(interaction):
            await show(interaction, rules_card(self.game, topic, words_for(interaction, self.game)), is_new=True)

    @rules.autocomplete("topic")
    async def topic_choices(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Return the topics whose titles contain the typed text."""
        words = words_for(interaction, self.game)
        titles = {topic: title_of(topic, words) for topic in list_topics(self.game.guide)}
        fitting = [(topic, title) for topic, title in titles.items() if typed.lower() in title.lower()]
        return [app_commands.Choice(name=title[:100], value=topic) for topic, title in fitting[:MOST_CHOICES]]
