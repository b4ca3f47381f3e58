"""Registering commands when Discord refuses them at first: the bot handles clicks meanwhile."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.catalogue import GAMES
from bot.service.client import Guildhall
from tests.cogs.conftest import QUICK, running_bot
from tests.patience import UNHURRIED, until, until_found
from tests.player import Player, Town, start_game, text_of

SYNC = "PUT /applications/*/commands"


@pytest.mark.parametrize("fault", [{"kind": "status", "status": 503}, {"kind": "cut"}], ids=["503", "cut"])
async def test_failing_to_register_commands_delays_no_click(
    bot: Guildhall,
    people: list[Player],
    town: Town,
    tmp_path: Path,
    fault: dict[str, object],
    caplog: pytest.LogCaptureFixture,
) -> None:
    """The registration is retried with growing pauses."""
    ada, ben = people[:2]
    lobby = (await ada.command("new", players=2)).message
    await bot.close()
    await town.fault(**fault, route=SYNC, times=None)  # type: ignore[arg-type]
    setup = replace(QUICK, sync_timeout=0.1, timing=replace(UNHURRIED, sync_retry=0.2))
    async with running_bot(town.url, tmp_path / "guildhall.sqlite3", setup=setup) as again:
        await ben.click(lobby, "l:1:join")
        assert len((await again.manager.table(1)).now.seats) == 2
        await until(lambda: len(pauses(caplog)) >= 3)
        assert pauses(caplog)[:3] == [0.2, 0.4, 0.8]
        before = len(await town.requests())
        await town.heal()
        await until_found(lambda: is_synced(town, before))
        assert (await ada.command("help")).status == "done"


async def is_synced(town: Town, after: int) -> bool:
    """True if a request later than `after` has registered the commands."""
    return any(is_sync(one) for one in await town.requests(after))


def is_sync(request: dict[str, object]) -> bool:
    """True if a request registered the commands."""
    return request["method"] == "PUT" and str(request["path"]).endswith("/commands") and request["status"] == 200


def pauses(caplog: pytest.LogCaptureFixture) -> list[float]:
    """The pause after each failed attempt."""
    lines = [one for one in caplog.records if one.getMessage() == "commands_not_synced"]
    return [one.facts["again_in_s"] for one in lines]  # type: ignore[attr-defined]


async def test_commands_in_sentences_can_be_clicked(bot: Guildhall, people: list[Player]) -> None:
    """The commands are those of the game used or played in the channel, or those of every game."""
    ada, ben = people[:2]
    ids = {one.name: one.id for one in await bot.tree.fetch_commands()}
    assert f"</{ada.game} new:{ids[ada.game]}>" in text_of(await ada.panel())
    anywhere = text_of((await ada.slash("play")).message)
    assert all(f"</{name} new:{ids[name]}>" in anywhere for name in GAMES)
    await start_game(bot, [ada, ben])
    assert f"</{ada.game} board:{ids[ada.game]}>" in text_of((await people[2].slash("play")).message)
