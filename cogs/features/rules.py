"""The rules to browse: a list of topics by chapter, and each topic with the ways to the ones beside it."""

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
from cogs.replies.replies import show
from cogs.replies.translator import MOST_CHOICES, sentence
from cogs.replies.wording import shorten

TOPIC = Control("t", GAME, Fact("topic", f"{NAME_PATTERN}|"))
"""Turns to a topic, or to the list, in the place of what was read before."""
CHAPTER = Control("q", GAME, Fact("chapter", NAME_PATTERN))
"""A list of a chapter's topics."""
ALL = ""
"""Stands for no topic in particular."""
LISTED = 100
"""Characters of a list's option, and of what stands below it."""
TYPED = 50
"""Characters that are repeated of what somebody has typed."""


def title_of(topic: str, words: Words) -> str:
    """What a topic is called."""
    return words.say(f"topic-{topic}-title")


def _read(game: Game, topic: str, words: Words) -> list[str]:
    """What the rules say about a topic."""
    return [words.tell(line, (), "topic") for line in game.guide.read_topic(topic)]


class Contents(Card):
    """Every topic, in a list for each chapter; above them, where there is no such topic as was asked for."""

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
        """How a topic begins."""
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
    """A topic, or all of them where none or an unknown one is asked for."""
    return Page(game, topic, words) if topic in list_topics(game.guide) else Contents(game, words, topic)


@costs(Cost.CLICK)
async def open_rules(interaction: "Interaction", game: str) -> None:
    """The list of topics, privately."""
    await _turn_to(interaction, game, ALL, is_new=True)


@costs(Cost.CLICK)
async def turn_to(interaction: "Interaction", game: str, topic: str) -> None:
    """Another page in the place of the one that was read."""
    await _turn_to(interaction, game, topic)


@costs(Cost.CLICK)
async def pick_topic(interaction: "Interaction", game: str, _chapter: str) -> None:
    """The same by a list."""
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
        """One topic of the rules in a few words; without one, the list of all."""
        async with guard(interaction):
            await show(interaction, rules_card(self.game, topic, words_for(interaction, self.game)), is_new=True)

    @rules.autocomplete("topic")
    async def topic_choices(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The topics whose title fits what was typed."""
        words = words_for(interaction, self.game)
        titles = {topic: title_of(topic, words) for topic in list_topics(self.game.guide)}
        fitting = [(topic, title) for topic, title in titles.items() if typed.lower() in title.lower()]
        return [app_commands.Choice(name=title[:100], value=topic) for topic, title in fitting[:MOST_CHOICES]]
