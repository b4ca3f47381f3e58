"""Painters get views only."""

import pytest

from bot.games.contract import Line, Seats, Step, encode
from bot.pictures.scene import Look
from bot.pictures.sights import BOARD, LOBBY, SCORES
from bot.service.client import Guildhall
from bot.tables.people import PersonSettings
from bot.tables.posts import Post, PostKind, Untold, add_steps
from bot.words.words import words_in
from cogs.pictures.scenes import legend_scenes, lobby_scene, private_scene, scene_of
from tests.player import Player, asked, start_game


async def test_a_painter_gets_only_its_viewers_view(bot: Guildhall, people: list[Player]) -> None:
    """Checked while one player's answer is sealed and the other player has not answered."""
    await start_game(bot, people[:2])
    await (await asked(bot, people[:2]))[0].answer()
    table = await bot.manager.table(1)
    for viewer in (None, 0, 1):
        for sight in table.game.guide.sights(table.rules.view(table.now.state, None)):
            scene = private_scene(table, viewer, sight, PersonSettings())
            assert (scene.sight, scene.viewer) == (sight, viewer)
            assert encode(scene.view) == encode(table.rules.view(table.now.state, viewer)) != encode(table.now.state)


async def test_posts_show_only_the_public_view(bot: Guildhall, people: list[Player]) -> None:
    """Scores are posted only at the end of the game; cards without a game have no view."""
    await start_game(bot, people[:2])
    await (await asked(bot, people[:2]))[0].answer()
    table = await bot.manager.table(1)
    for picture in (BOARD, SCORES):
        parts, _ = add_steps(table.rules, Untold(), [Step(table.now.state, (), picture)])
        scene = scene_of(table, Post(PostKind.NEWS, tuple(parts)), words_in("en"), Look())
        assert scene is not None
        assert (scene.sight, scene.viewer, bool(scene.scores)) == (picture, None, picture == SCORES)
        assert encode(scene.view) == encode(table.rules.view(table.now.state, None))
    legends = legend_scenes(table.game.painter, PersonSettings())
    assert [card.sight for card in (lobby_scene(table, Look()), *legends)] == [LOBBY, *table.game.painter.legends]
    assert not any(card.view for card in (lobby_scene(table, Look()), *legends))


@pytest.mark.parametrize("game", ["norenberc"])
async def test_a_board_of_norenberc_shows_the_next_player_and_the_news(bot: Guildhall, people: list[Player]) -> None:
    """The board shows the position after all news in the message, not the position of its last picture."""
    await start_game(bot, people[:2])
    table = await bot.manager.table(1)
    rules, before = table.rules, table.rules.view(table.now.state, None)
    bought = [Line("bought", {"seat": Seats((seat,)), "goods": ("beer",), "talers": -4}) for seat in (0, 1)]
    lines = (Line("called", {"guild": "brewers", "seats": Seats((0, 1))}), *bought)
    parts, _ = add_steps(rules, Untold(), [Step(table.now.state, lines, "guild.brewers")])
    await people[0].answer()
    after = encode(rules.view(table.now.state, None))
    scene = scene_of(table, Post(PostKind.NEWS, tuple(parts), view=after), table.words, Look())
    assert scene is not None
    assert (scene.sight, encode(scene.view)) == (BOARD, after)
    assert after != encode(before)
    [told] = scene.news
    assert told.startswith("Brewers: ")
    assert all(name in told for name in table.names)
