"""Browsing the rules without a table, in the user's language."""

import pytest

from bot.catalogue import GAMES, load_game
from bot.games.contract import list_topics
from bot.service.client import Guildhall
from bot.words.illustrated import Symbols
from cogs.cards.components import Select, Text
from cogs.features.rules import rules_card
from tests.every_game import draws_topics, games_that
from tests.player import BUTTON, SELECT, Json, Player, components, controls, forge, text_of

pytestmark = pytest.mark.usefixtures("bot")


def title(name: str, topic: str, language: str = "en") -> str:
    """The title of a topic."""
    return load_game(name).words(language).say(f"topic-{topic}-title")


@pytest.mark.parametrize("game", GAMES)
async def test_the_rules_are_a_list_of_topics_by_chapter(people: list[Player], game: str) -> None:
    """Every topic is in exactly one list; choosing one shows it in the same message."""
    contents = (await people[0].command("rules")).message
    lists = controls(contents, "q:")
    assert [option["value"] for one in lists for option in one["options"]] == [*list_topics(load_game(game).guide)]
    for one in lists:
        last = one["options"][-1]
        await people[0].select(people[0].fresh(contents), one["custom_id"], last["value"])
        assert f"### {last['label']}" in text_of(people[0].fresh(contents))
        await people[0].click(people[0].fresh(contents), "All topics")
        assert controls(people[0].fresh(contents), "q:") == lists


@pytest.mark.parametrize("locale", ["en-US", "ru", "it"])
@pytest.mark.parametrize("game", GAMES)
async def test_next_and_back_lead_through_all_topics(people: list[Player], game: str, locale: str) -> None:
    """The test goes from the first topic to the last and back; each page has its topic's text."""
    reader, loaded = people[0], load_game(game)
    words, topics = loaded.words(locale), list_topics(loaded.guide)
    await reader.speak(locale)
    page = (await reader.command("rules", topic=topics[0])).message
    for way in ("button-next", "button-back"):
        for topic in topics:
            shown = reader.fresh(page)
            told = [words.tell(line, (), "topic") for line in loaded.guide.read_topic(topic)]
            assert text_of(shown).endswith("\n".join([f"### {words.say(f'topic-{topic}-title')}", *told]))
            if topic != topics[-1]:
                await reader.click(shown, words.say(way))
        topics = topics[::-1]
        assert _labels(reader.fresh(page)).isdisjoint({words.say(way)})


def _labels(message: Json) -> set[str]:
    return {part["label"] for part in components(message["components"]) if part["type"] == BUTTON}


async def test_an_unknown_topic_shows_all_topics(bot: Guildhall, people: list[Player], game: str) -> None:
    """The topic is typed or comes from another version's button; typed text is escaped."""
    first = list_topics(load_game(game).guide)[0]
    typed = (await people[0].command("rules", topic="**butter**")).message
    assert r"There is no topic “\*\*butter\*\*”" in text_of(typed)
    assert controls(typed, "q:")
    page = (await people[0].command("rules", topic=first)).message
    old = await forge(bot, people[0], f"t:{game}:butter", f"g:{game}", "g:chess")
    await people[0].click(old, f"t:{game}:butter")
    assert "There is no topic “butter”" in text_of(people[0].fresh(old))
    assert title(game, first) in text_of(people[0].fresh(page))
    other = await forge(bot, people[0], f"t:chess:{first}")
    assert "no such game" in await people[0].reply_to(await people[0].click(other, f"t:chess:{first}"))


async def test_a_button_opens_the_rules_in_a_private_message(bot: Guildhall, people: list[Player], game: str) -> None:
    """The message with the button does not change."""
    post = await forge(bot, people[0], f"g:{game}")
    opened = await people[0].brought(await people[0].click(post, f"g:{game}"))
    lists = [part["type"] for part in components(opened["components"])].count(SELECT)
    assert lists == len(load_game(game).guide.chapters)
    assert people[0].fresh(post) == post
    assert opened["id"] not in people[1].messages


@games_that(draws_topics)
def test_a_topic_about_a_piece_has_its_symbol(game: str) -> None:
    """The symbol is before the topic's title and in the list; other topics have no symbol."""
    loaded, symbols = load_game(game), Symbols()
    piece = next(one for one in list_topics(loaded.guide) if one in loaded.painter.symbols)
    symbols.learn(game, {piece: "<:piec1234:77>"}, {})
    words = symbols.illustrate(game, loaded.words("en"))
    [text] = [item.content for item in rules_card(loaded, piece, words).parts() if isinstance(item, Text)]
    assert f"### <:piec1234:77>\N{NO-BREAK SPACE}{title(game, piece)}" in text
    lists = [item for item in rules_card(loaded, "", words).parts() if isinstance(item, Select)]
    marked = {option.value for one in lists for option in one.options if option.emoji}
    assert marked == {piece}
