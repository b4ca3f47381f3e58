"""Commands without a game's name: `/play`, and the context menus of messages and users."""

import pytest

from bot.service.client import Guildhall
from bot.tables.people import PersonSettings
from bot.tables.status import Status
from bot.words.words import LANGUAGES, words_in
from cogs.pictures.scenes import private_scene
from tests.every_game import games_that, speaks_every_language
from tests.player import EPHEMERAL, Player, controls, start_game, text_of

TURN, PLAYER = words_in("en").say("menu-turn"), words_in("en").say("menu-player")
USER_MENU, MESSAGE_MENU = 2, 3


async def alt_of(bot: Guildhall, viewer: int | None, whose: int, locale: str = "en") -> str:
    """The description of a player's area, as seen from a seat or by spectators."""
    table = await bot.manager.table(1)
    return table.game.painter.describe(
        private_scene(table, viewer, f"player.{whose}", PersonSettings()), table.game.words(locale)
    )


async def test_play_and_the_message_menu_open_the_panel(bot: Guildhall, people: list[Player]) -> None:
    """The panel is private."""
    call = await start_game(bot, people[:2])
    said = await people[3].send("whose turn is it?")
    for outcome in (
        await people[0].slash("play"),
        await people[0].context(TURN, call["id"]),
        await people[1].context(TURN, said["id"]),
    ):
        assert outcome.message["flags"] & EPHEMERAL
        assert controls(outcome.message, "v:1")


async def test_play_in_a_lobby_posts_its_card_again(bot: Guildhall, people: list[Player]) -> None:
    assert bot.came_up.is_set()
    lobby = (await people[0].command("new", players=3)).message
    again = (await people[1].slash("play")).message
    assert text_of(again) == text_of(lobby)
    assert not again["flags"] & EPHEMERAL


@pytest.mark.parametrize("locale", ["en-US", "ru", "it"])
async def test_unusable_shortcuts_give_a_reason(bot: Guildhall, people: list[Player], locale: str) -> None:
    """Covers no table, a game that has not started, a stranger, a user who does not play."""
    host, ben, foreigner = people[:3]
    words, said = words_in(locale), await host.send("hello")
    await foreigner.do("profile", locale=locale)

    async def told(outcome_of: str, target: str = "") -> str:
        outcome = await (foreigner.context(outcome_of, target) if target else foreigner.slash(outcome_of))
        assert outcome.message["flags"] & EPHEMERAL
        return text_of(outcome.message)

    assert await told("play") == bot.mentions.link(words).say("error-no_table")
    assert await told(TURN, said["id"]) == bot.mentions.link(words).say("error-no_table")
    assert await told(PLAYER, host.id) == bot.mentions.link(words).say("error-no_table")
    lobby = (await host.command("new", players=2)).message
    await ben.click(lobby, "l:1:join")
    assert await told(PLAYER, host.id) == bot.mentions.link(words, people[0].game).say("error-not_running")
    await host.click(lobby, "l:1:start")
    assert await told("play") == bot.mentions.link(words, people[0].game).say("error-not_seated")
    assert await told(TURN, said["id"]) == bot.mentions.link(words, people[0].game).say("error-not_seated")
    for person in (people[3].id, str(bot.user.id) if bot.user else ""):
        assert await told(PLAYER, person) == words.say("error-not_at_table", person=f"<@{person}>")


async def test_the_user_menu_shows_the_public_part_of_a_players_area(bot: Guildhall, people: list[Player]) -> None:
    """Players and spectators see it, privately."""
    ada, ben, spectator = people[:3]
    await start_game(bot, [ada, ben])
    for asker in (ada, spectator):
        shown = (await asker.context(PLAYER, ben.id)).message
        assert shown["flags"] & EPHEMERAL
        assert shown["attachments"][0]["description"] == await alt_of(bot, None, 1)
    own = (await ben.context(PLAYER, ben.id)).message
    assert own["attachments"][0]["description"] == await alt_of(bot, 1, 1)
    assert await alt_of(bot, None, 1) == await alt_of(bot, 0, 1)


@pytest.mark.parametrize("game", ["norenberc"])
async def test_the_user_menu_in_norenberc_does_not_show_money(bot: Guildhall, people: list[Player]) -> None:
    """Players see their own money."""
    await start_game(bot, people[:2])
    assert await alt_of(bot, 1, 1) != await alt_of(bot, None, 1)


async def test_the_board_command_suggests_every_player(bot: Guildhall, people: list[Player]) -> None:
    ada, ben = people[:2]
    await start_game(bot, [ada, ben])
    choices = await ada.autocomplete(f"{ada.game} board", "of", of=ben.name)
    values = [one["value"] for one in choices]
    assert [value for value in values if value.startswith("player.")] == ["player.1"]
    shown = (await ada.command("board", of="player.1")).message
    assert shown["attachments"][0]["description"] == await alt_of(bot, 0, 1)


async def test_without_a_game_the_board_command_suggests_nothing(bot: Guildhall, people: list[Player]) -> None:
    assert bot.came_up.is_set()
    assert await people[0].autocomplete(f"{people[0].game} board", "of", of="p") == []


@games_that(speaks_every_language)
async def test_menus_have_names_in_every_language(bot: Guildhall, people: list[Player]) -> None:
    """The menus stay within Discord's limits: 32 characters per name, five menus of a kind."""
    assert bot.came_up.is_set()
    menus = {one["name"]: one for one in people[0].hello["commands"] if one["type"] in (USER_MENU, MESSAGE_MENU)}
    assert {name: one["type"] for name, one in menus.items()} == {TURN: MESSAGE_MENU, PLAYER: USER_MENU}
    for key, name in (("menu-turn", TURN), ("menu-player", PLAYER)):
        named = menus[name]["name_localizations"]
        for language in LANGUAGES[1:]:
            assert named[language] == words_in(language).say(key)
        assert all(len(one) <= 32 for one in (name, *named.values()))


async def test_leaving_or_closing_a_lobby_by_a_command_posts_its_card_again(
    bot: Guildhall, people: list[Player]
) -> None:
    """The new card is public, because the older card is outdated."""
    host, guest = people[:2]
    lobby = (await host.command("new", players=3)).message
    await guest.click(lobby, "l:1:join")
    left = (await guest.command("leave")).message
    assert not left["flags"] & EPHEMERAL
    assert f"<@{guest.id}>" not in text_of(left)
    closed = (await host.command("end")).message
    assert not closed["flags"] & EPHEMERAL
    assert not controls(closed, "l:")
    assert (await bot.manager.table(1)).now.status is Status.CANCELLED
