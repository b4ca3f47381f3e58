"""The rules to browse, without a table, in the language of whoever asks."""

import pytest
from discord.ui import Select, TextDisplay

from bot.catalogue import GAMES, load_game
from bot.games.contract import list_topics
from bot.service.client import Guildhall
from bot.words.illustrated import Symbols
from cogs.clicks.rules import rules_card
from tests.cogs.clicker import BUTTON, SELECT, controls
from tests.cogs.playing import forge, reply_to, speak
from tests.driver import Json, Person, components, text_of

pytestmark = pytest.mark.usefixtures("bot")


def title(name: str, topic: str, language: str = "en") -> str:
    """What a topic is called."""
    return load_game(name).words(language).say(f"topic-{topic}-title")


@pytest.mark.parametrize("name", GAMES)
async def test_the_rules_are_a_list_of_topics_by_chapter(people: list[Person], name: str) -> None:
    """Every topic stands in one list, and choosing it shows it in the same place."""
    contents = (await people[0].slash(f"{name} rules")).message
    lists = controls(contents, "q:")
    assert [option["value"] for one in lists for option in one["options"]] == [*list_topics(load_game(name).guide)]
    for one in lists:
        last = one["options"][-1]
        await people[0].select(people[0].fresh(contents), one["custom_id"], last["value"])
        assert f"### {last['label']}" in text_of(people[0].fresh(contents))
        await people[0].click(people[0].fresh(contents), "All topics")
        assert controls(people[0].fresh(contents), "q:") == lists


@pytest.mark.parametrize("locale", ["en-US", "ru", "it"])
@pytest.mark.parametrize("name", GAMES)
async def test_next_leads_through_all_topics_and_back_again(people: list[Person], name: str, locale: str) -> None:
    """From the first to the last, where there is no further, and the same way back, each with its words."""
    reader, game = people[0], load_game(name)
    words, topics = game.words(locale), list_topics(game.guide)
    await speak(reader, locale)
    page = (await reader.slash(f"{name} rules", topic=topics[0])).message
    for way in ("button-next", "button-back"):
        for topic in topics:
            shown = reader.fresh(page)
            told = [words.tell(line, (), "topic") for line in game.guide.read_topic(topic)]
            assert text_of(shown).endswith("\n".join([f"### {words.say(f'topic-{topic}-title')}", *told]))
            if topic != topics[-1]:
                await reader.click(shown, words.say(way))
        topics = topics[::-1]
        assert _labels(reader.fresh(page)).isdisjoint({words.say(way)})


def _labels(message: Json) -> set[str]:
    return {part["label"] for part in components(message["components"]) if part["type"] == BUTTON}


async def test_a_townsman_has_his_effect_and_his_figures(people: list[Person]) -> None:
    """As the data file gives them."""
    told = text_of((await people[0].slash("norenberc rules", topic="foreman")).message)
    assert "Townsmen" in told
    assert "In the box: 3 tiles, with 2, 3 and 4 on them." in told


async def test_an_unknown_topic_is_answered_with_all_topics(bot: Guildhall, people: list[Person]) -> None:
    """Typed, or behind a button of another version; nothing that was typed is live."""
    typed = (await people[0].slash("norenberc rules", topic="**butter**")).message
    assert r"There is no topic “\*\*butter\*\*”" in text_of(typed)
    assert controls(typed, "q:")
    page = (await people[0].slash("norenberc rules", topic="goal")).message
    old = await forge(bot, people[0], "t:norenberc:butter", "g:norenberc", "g:chess")
    await people[0].click(old, "t:norenberc:butter")
    assert "There is no topic “butter”" in text_of(people[0].fresh(old))
    assert title("norenberc", "goal") in text_of(people[0].fresh(page))
    other = await forge(bot, people[0], "t:chess:goal")
    assert "no such game" in await reply_to(people[0], await people[0].click(other, "t:chess:goal"))


async def test_a_button_opens_the_rules_beside_what_is_read(bot: Guildhall, people: list[Person]) -> None:
    """Privately, and the message with the button stays as it is."""
    post = await forge(bot, people[0], "g:norenberc")
    opened = await people[0].brought(await people[0].click(post, "g:norenberc"))
    assert [part["type"] for part in components(opened["components"])].count(SELECT) == 4
    assert people[0].fresh(post) == post
    assert opened["id"] not in people[1].messages


def test_a_townsman_has_his_symbol_where_there_is_one() -> None:
    """Before his title, and in the list; a topic that is no piece has none."""
    game, symbols = load_game("norenberc"), Symbols()
    symbols.learn("norenberc", {"mayor": "<:mayo1234:77>"}, {})
    words = symbols.illustrate("norenberc", game.words("en"))
    [text] = [
        item.content for item in rules_card(game, "mayor", words).walk_children() if isinstance(item, TextDisplay)
    ]
    assert f"### <:mayo1234:77>\N{NO-BREAK SPACE}{title('norenberc', 'mayor')}" in text
    lists = [item for item in rules_card(game, "", words).walk_children() if isinstance(item, Select)]
    marked = {option.value for one in lists for option in one.options if option.emoji}
    assert marked == {"mayor"}
