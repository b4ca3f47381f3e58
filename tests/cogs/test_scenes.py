"""What painters are given: views, and never more than that."""

from bot.games.contract import Step, encode
from bot.pictures.sights import BOARD, LEGEND, LOBBY, SCORES
from bot.service.client import Guildhall
from bot.tables.people import PersonSettings
from bot.tables.posts import Post, PostKind, add_steps
from bot.words.words import words_in
from cogs.pictures.scenes import legend_scene, lobby_scene, private_scene, scenes_of
from tests.cogs.playing import plan, start_game
from tests.driver import Person


async def test_whoever_looks_the_painter_is_given_their_view(bot: Guildhall, people: list[Person]) -> None:
    """While one player's secret answer is kept and another's is awaited."""
    await start_game(bot, people[:2])
    await plan(people[0])
    table = await bot.manager.table(1)
    for viewer in (None, 0, 1):
        for sight in table.game.guide.sights(table.rules.view(table.state, None)):
            scene = private_scene(table, viewer, sight, PersonSettings())
            assert (scene.sight, scene.viewer) == (sight, viewer)
            assert encode(scene.view) == encode(table.rules.view(table.state, viewer)) != encode(table.state)


async def test_what_is_posted_to_all_shows_the_public_view(bot: Guildhall, people: list[Person]) -> None:
    """With the scores at a game's end only; cards without a game have no view at all."""
    await start_game(bot, people[:2])
    await plan(people[0])
    table = await bot.manager.table(1)
    for picture in (BOARD, SCORES):
        parts, _ = add_steps(table.rules, (), [Step(table.state, (), picture)])
        [scene] = scenes_of(table, Post(PostKind.NEWS, tuple(parts)), words_in("en"))
        assert (scene.sight, scene.viewer, bool(scene.scores)) == (picture, None, picture == SCORES)
        assert encode(scene.view) == encode(table.rules.view(table.state, None))
    for card, sight in ((lobby_scene(table), LOBBY), (legend_scene(PersonSettings()), LEGEND)):
        assert (card.sight, card.view) == (sight, None)
