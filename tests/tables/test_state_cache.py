"""Values derived from a state are computed once per state."""

from bot.tables.manager import Manager
from tests.every_game import games_that, has_chains
from tests.tables.tables import ADA, BEN, decide, started

pytestmark = games_that(has_chains)


async def test_views_and_shortcuts_stay_cached_while_a_player_picks(manager: Manager) -> None:
    """Both stay cached even after another seat's view is computed."""
    table = await started(manager, ADA, BEN)
    prompt = table.prompts()[0]
    view, shortcuts, question = table.cache.view(0), table.cache.shortcuts(prompt), table.cache.question(prompt)
    table.cache.view(1)

    await manager.play.draft(table.id, table.now.seats[prompt.seat].user or 0, prompt.id, prompt.options[:1])

    assert table.cache.view(0) is view
    assert table.cache.shortcuts(prompt) is shortcuts
    assert table.cache.question(prompt) is question


async def test_the_next_state_has_new_prompts_and_views(manager: Manager) -> None:
    table = await started(manager, ADA, BEN)
    prompts, view, seat = table.prompts(), table.cache.view(0), table.prompts()[0].seat

    await decide(manager, table, table.now.seats[seat].user or 0)

    assert table.prompts() != prompts
    assert table.cache.view(0) == table.rules.view(table.now.state, 0) != view
