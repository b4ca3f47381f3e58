"""What painters are given: views, and never more than that."""

import pytest

from bot.games.contract import Line, Seats, Step, encode
from bot.pictures.scene import Look
from bot.pictures.sights import BOARD, LOBBY, SCORES
from bot.service.client import Guildhall
from bot.tables.people import PersonSettings
from bot.tables.posts import Post, PostKind, Untold, add_steps
from bot.words.words import words_in
from cogs.pictures.scenes import legend_scenes, lobby_scene, private_scene, scene_of
from tests.cogs.playing import answer, asked, start_game
from tests.driver import Person


async def test_whoever_looks_the_painter_is_given_their_view(bot: Guildhall, people: list[Person]) -> None:
    """While one player's secret answer is kept and another's is awaited."""
    await start_game(bot, people[:2])
    await answer((await asked(bot, people[:2]))[0])
    table = await bot.manager.table(1)
    for viewer in (None, 0, 1):
        for sight in table.game.guide.sights(table.rules.view(table.state, None)):
            scene = private_scene(table, viewer, sight, PersonSettings())
            assert (scene.sight, scene.viewer) == (sight, viewer)
            assert encode(scene.view) == encode(table.rules.view(table.state, viewer)) != encode(table.state)


async def test_what_is_posted_to_all_shows_the_public_view(bot: Guildhall, people: list[Person]) -> None:
    """With the scores at a game's end only; cards without a game have no view at all."""
    await start_game(bot, people[:2])
    await answer((await asked(bot, people[:2]))[0])
    table = await bot.manager.table(1)
    for picture in (BOARD, SCORES):
        parts, _ = add_steps(table.rules, Untold(), [Step(table.state, (), picture)])
        scene = scene_of(table, Post(PostKind.NEWS, tuple(parts)), words_in("en"), Look())
        assert scene is not None
        assert (scene.sight, scene.viewer, bool(scene.scores)) == (picture, None, picture == SCORES)
        assert encode(scene.view) == encode(table.rules.view(table.state, None))
    legends = legend_scenes(table.game.painter, PersonSettings())
    assert [card.sight for card in (lobby_scene(table, Look()), *legends)] == [LOBBY, *table.game.painter.legends]
    assert not any(card.view for card in (lobby_scene(table, Look()), *legends))


@pytest.mark.parametrize("game", ["norenberc"])
async def test_a_board_of_norenberc_shows_who_is_next_and_tells_what_happened(
    bot: Guildhall, people: list[Person]
) -> None:
    """As things stand after all that the message tells, not when its last picture was asked for."""
    await start_game(bot, people[:2])
    table = await bot.manager.table(1)
    rules, before = table.rules, table.rules.view(table.state, None)
    bought = [Line("bought", {"seat": Seats((seat,)), "goods": ("beer",), "talers": -4}) for seat in (0, 1)]
    lines = (Line("called", {"guild": "brewers", "seats": Seats((0, 1))}), *bought)
    parts, _ = add_steps(rules, Untold(), [Step(table.state, lines, "guild.brewers")])
    await answer(people[0])
    after = encode(rules.view(table.state, None))
    scene = scene_of(table, Post(PostKind.NEWS, tuple(parts), view=after), table.words, Look())
    assert scene is not None
    assert (scene.sight, encode(scene.view)) == (BOARD, after)
    assert after != encode(before)
    [told] = scene.news
    assert told.startswith("Brewers: ")
    assert all(name in told for name in table.names)
