"""What painters are given: views, and never more than that."""

from bot.catalogue import load_game
from bot.games.contract import Line, Seats, Step, encode
from bot.pictures.rows import tell_news
from bot.pictures.scene import Look
from bot.pictures.sights import BOARD, LOBBY, SCORES
from bot.service.client import Guildhall
from bot.tables.people import PersonSettings
from bot.tables.posts import Post, PostKind, Untold, add_steps
from bot.words.words import words_in
from cogs.pictures.scenes import legend_scenes, lobby_scene, private_scene, scene_of
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
        parts, _ = add_steps(table.rules, Untold(), [Step(table.state, (), picture)])
        scene = scene_of(table, Post(PostKind.NEWS, tuple(parts)), words_in("en"), Look())
        assert scene is not None
        assert (scene.sight, scene.viewer, bool(scene.scores)) == (picture, None, picture == SCORES)
        assert encode(scene.view) == encode(table.rules.view(table.state, None))
    legends = legend_scenes(table.game.painter, PersonSettings())
    assert [card.sight for card in (lobby_scene(table, Look()), *legends)] == [LOBBY, *table.game.painter.legends]
    assert not any(card.view for card in (lobby_scene(table, Look()), *legends))


async def test_a_board_shows_who_is_next_and_tells_what_happened_in_full(bot: Guildhall, people: list[Person]) -> None:
    """As things stand after all that the message tells, not when its last picture was asked for."""
    await start_game(bot, people[:2])
    table = await bot.manager.table(1)
    rules, before = table.rules, table.rules.view(table.state, None)
    bought = [Line("bought", {"seat": Seats((seat,)), "goods": ("beer",), "talers": -4}) for seat in (0, 1)]
    lines = (Line("called", {"guild": "brewers", "seats": Seats((0, 1))}), *bought)
    parts, _ = add_steps(rules, Untold(), [Step(table.state, lines, "guild.brewers")])
    await plan(people[0])
    after = encode(rules.view(table.state, None))
    scene = scene_of(table, Post(PostKind.NEWS, tuple(parts), view=after), table.words, Look())
    assert scene is not None
    assert (scene.sight, encode(scene.view)) == (BOARD, after)
    assert after != encode(before)
    [told] = scene.news
    assert told.startswith("Brewers: ")
    assert all(name in told for name in table.names)


def test_a_place_keeps_its_name_and_small_print_stays_out_of_pictures() -> None:
    """Unless there is nothing else to tell of it."""
    words, idle = load_game("norenberc").words("en"), Line("did_nothing", {"seat": Seats((1,))})
    first = Line("bought", {"seat": Seats((0,)), "goods": ("beer",), "talers": -4})
    places = [Line("called", {"guild": guild, "seats": Seats((0, 1))}) for guild in ("brewers", "bakers")]
    told = tell_news(words, [places[0], first, idle, places[1], idle], ["Ann", "Ben"])
    assert [one.replace("\N{NO-BREAK SPACE}", " ") for one in told] == [
        *("Brewers: Ann buys 1 Beer (−4 Talers)", "Bakers: Ben does nothing"),
    ]
