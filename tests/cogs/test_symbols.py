"""Symbols are uploaded to Discord once, in the background; the bot works without them."""

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.catalogue import GAMES, load_game
from bot.pictures.symbols import emoji_name
from bot.sandbox import Sandbox
from bot.sandbox.state.models import Emoji
from bot.service.client import Guildhall
from bot.words.symbols import MARK, put_before, seat_symbol, without_symbols
from cogs.replies.names import escape
from cogs.symbol_pictures import Drawn, paint
from cogs.symbols import DrawSymbols, draw_symbols
from tests.cogs.conftest import QUICK, running_bot
from tests.every_game import draws_topics, games_that
from tests.patience import UNHURRIED, until
from tests.player import Json, Player, asked, components, controls, start_game, text_of, town_at

LIST, UPLOAD = "GET /applications/*/emojis", "POST /applications/*/emojis"
Start = Callable[..., AbstractAsyncContextManager[Guildhall]]


SETUP = replace(QUICK, timing=replace(UNHURRIED, symbols_delay=0.0, symbols_pause=0.025, symbols_retry=0.05))
"""Short pauses; Discord still allows no more than 50 requests a second."""


@pytest.fixture
def drawn_games(game: str) -> list[str]:
    """The games whose symbols are uploaded; those of one game are ready sooner."""
    return [game]


@pytest.fixture
def wanted(drawn_games: list[str]) -> int:
    """The number of symbols to upload."""
    return sum(len(load_game(name).painter.symbols) for name in drawn_games)


@pytest.fixture
def draw(drawn_games: list[str]) -> DrawSymbols:
    """Paints the symbols in this process, which caches them for the next test."""
    return lambda: paint(map(load_game, drawn_games))


@pytest.fixture
def start(sandbox: Sandbox, tmp_path: Path, draw: DrawSymbols, wanted: int) -> Start:
    """A function that starts the bot and waits until it has at least this many symbols (default: all)."""
    sandbox.rest.limits.short["POST /applications/{application_id}/emojis"] = (10_000, 1.0)

    @asynccontextmanager
    async def begin(least: int | None = None, name: str = "guildhall") -> AsyncIterator[Guildhall]:
        uploaded, database = wanted if least is None else least, tmp_path / f"{name}.sqlite3"
        async with running_bot(sandbox.url, database, draw_symbols=draw, setup=SETUP) as bot:
            await until(lambda: known(bot) >= uploaded)
            yield bot

    return begin


@pytest.fixture
async def pair(sandbox: Sandbox, game: str) -> AsyncIterator[list[Player]]:
    """Two patient users."""
    async with town_at(sandbox.url, 2) as (_, people):
        for person in people:
            person.is_patient, person.game = True, game
        yield people


def known(bot: Guildhall) -> int:
    """The number of symbols that the bot has."""
    return sum(len(bot.symbols.of(game)) for game in GAMES)


def answers(sandbox: Sandbox, method: str) -> list[int]:
    """Status codes of the emoji requests with this method."""
    return [one["status"] for one in sandbox.rest.log if "/emojis" in one["path"] and one["method"] == method]


def logged(caplog: pytest.LogCaptureFixture, what: str) -> int:
    """The number of times this event was logged."""
    return sum(one.getMessage() == what for one in caplog.records)


def emojis(message: Json) -> list[Json]:
    """The emojis of a message's buttons and options."""
    parts = list(components(message["components"]))
    parts += [option for part in parts for option in part.get("options") or []]
    return [part["emoji"] for part in parts if part.get("emoji")]


@pytest.mark.parametrize("drawn_games", [[*GAMES]], ids=["all"])
async def test_the_first_start_uploads_all_symbols_and_the_second_none(
    start: Start, sandbox: Sandbox, wanted: int, draw: DrawSymbols
) -> None:
    """The second start only lists them."""
    async with start() as bot:
        assert answers(sandbox, "POST") == [201] * wanted
        marks = {game: bot.symbols.of(game) for game in GAMES}
    ids = {emoji.name: emoji.id for emoji in sandbox.world.emojis.values()}
    drawn = await draw()
    assert {*ids} == {one.name for one in drawn}
    for one in drawn:
        assert marks[one.game][one.symbol] == f"<:{one.name}:{ids[one.name]}>"
    async with start() as bot:
        assert {game: bot.symbols.of(game) for game in GAMES} == marks
    assert len(answers(sandbox, "POST")) == wanted
    assert answers(sandbox, "DELETE") == []


async def test_a_changed_drawing_replaces_only_the_bots_previous_emoji(
    start: Start, sandbox: Sandbox, wanted: int, draw: DrawSymbols
) -> None:
    """There is one upload and one deletion; the operator's own emojis stay, even with similar names."""
    emojis_there = sandbox.world.emojis
    async with start():
        one = next(iter(emojis_there.values()))
        drawn = {each.name: each for each in await draw()}
        today = drawn[one.name]
        one.name = emoji_name(today.game, today.symbol, b"as it was drawn before")
        host = next(person for person in sandbox.world.people.values() if not person.bot)
        theirs = emoji_name(today.game, "party", b"the host's own")
        emojis_there["1"] = Emoji("1", theirs, host.id)
        emojis_there["2"] = Emoji("2", "party", sandbox.world.bot_id)
    async with start() as bot:
        assert bot.symbols.of(today.game)[today.symbol].startswith(f"<:{today.name}:")
        await until(lambda: answers(sandbox, "DELETE") == [204])
    assert {emoji.name for emoji in emojis_there.values()} == {*drawn, theirs, "party"}
    assert len(answers(sandbox, "POST")) == wanted + 1


@pytest.mark.parametrize("route", [LIST, UPLOAD])
@pytest.mark.parametrize(
    "fault", [{"kind": "status", "status": 503}, {"kind": "cut"}, {"kind": "lose"}], ids=lambda fault: fault["kind"]
)
async def test_the_bot_works_without_symbols_while_discord_fails(
    start: Start,
    sandbox: Sandbox,
    pair: list[Player],
    caplog: pytest.LogCaptureFixture,
    wanted: int,
    *,
    fault: dict[str, Any],
    route: str,
) -> None:
    """The failure is logged once; the symbols are uploaded once Discord accepts them."""
    await pair[0].town.fault(**fault, route=route, times=None)
    async with start(least=0) as bot:
        await until(lambda: logged(caplog, "symbols_not_uploaded") > 0)
        await start_game(bot, pair)
        [first, *_], table = await asked(bot, pair), await bot.manager.table(1)
        told = without_symbols(text_of(await first.panel()))
        assert table.words.say(f"ask-{table.prompts()[0].ask}") in told
        assert logged(caplog, "symbols_not_uploaded") == 1
        await pair[0].town.heal()
        await until(lambda: known(bot) == wanted)
    assert len(sandbox.world.emojis) == wanted


async def test_stopping_the_bot_ends_the_process_that_paints(sandbox: Sandbox, tmp_path: Path) -> None:
    """Otherwise, it would be left with open pipes."""
    seen: list[str] = []

    async def draw() -> list[Drawn]:
        seen.append("begun")
        try:
            return await draw_symbols()
        finally:
            seen.append("ended")

    async with running_bot(sandbox.url, tmp_path / "guildhall.sqlite3", draw_symbols=draw, setup=SETUP):
        await until(lambda: "begun" in seen)
    assert seen == ["begun", "ended"]


async def test_a_full_application_gets_only_some_symbols(
    start: Start, sandbox: Sandbox, caplog: pytest.LogCaptureFixture
) -> None:
    """The refusal is logged once, and the bot does not keep trying."""
    own = sandbox.world.bot_id
    sandbox.world.emojis.update({str(at): Emoji(str(at), f"own_{at}", own) for at in range(1, 1998)})
    async with start(least=3) as bot:
        await until(lambda: logged(caplog, "symbols_refused") == 1)
        assert answers(sandbox, "POST") == [201] * 3 + [400]
        assert known(bot) == 3
    assert len(sandbox.world.emojis) == 2000


async def test_old_symbols_are_deleted_first_if_an_application_is_full(
    start: Start, sandbox: Sandbox, wanted: int, game: str
) -> None:
    own = sandbox.world.bot_id
    old = [emoji_name(game, "old", bytes([number])) for number in range(wanted)]
    names = [*old, *(f"own_{number}" for number in range(2000 - wanted))]
    sandbox.world.emojis.update({str(at): Emoji(str(at), name, own) for at, name in enumerate(names, 1)})
    async with start():
        assert answers(sandbox, "POST") == [201] * wanted
    assert len(sandbox.world.emojis) == 2000
    assert not {*old} & {emoji.name for emoji in sandbox.world.emojis.values()}


async def test_uploads_wait_for_rate_limits(
    start: Start, sandbox: Sandbox, pair: list[Player], caplog: pytest.LogCaptureFixture, wanted: int
) -> None:
    """The bot itself logs no line about the waits."""
    await pair[0].town.fault("rate_limit", route=UPLOAD, retry_after=0.05, times=3)
    async with start():
        assert answers(sandbox, "POST").count(429) == 3
    assert len(sandbox.world.emojis) == wanted
    assert logged(caplog, "symbols_refused") == logged(caplog, "symbols_not_uploaded") == 0


async def test_two_bots_that_start_at_once_upload_each_symbol_once(
    start: Start, sandbox: Sandbox, caplog: pytest.LogCaptureFixture, wanted: int
) -> None:
    """Both bots have all symbols."""
    async with start(least=0) as one, start(least=0, name="other") as other:
        await until(lambda: known(one) == known(other) == wanted)
        assert {game: one.symbols.of(game) for game in GAMES} == {game: other.symbols.of(game) for game in GAMES}
    assert len(sandbox.world.emojis) == wanted
    assert logged(caplog, "symbols_refused") == logged(caplog, "symbols_not_uploaded") == 0


@games_that(draws_topics)
async def test_a_refused_emoji_is_left_out_and_uploaded_again(
    start: Start, sandbox: Sandbox, pair: list[Player], game: str, wanted: int
) -> None:
    """The panel is sent without emojis."""
    async with start() as bot:
        await start_game(bot, pair)
        [first, *_] = await asked(bot, pair)
        sandbox.world.emojis.clear()
        panel = await first.panel()
        assert not emojis(panel)
        assert not MARK.search(text_of(panel))
        await until(lambda: len(sandbox.world.emojis) == wanted)
        await until(lambda: {*map(emoji_id, bot.symbols.of(game).values())} <= {*sandbox.world.emojis})
        assert emojis(await first.panel())


@pytest.mark.parametrize("game", ["norenberc"])
async def test_norenbercs_symbols_are_in_texts_and_lists_but_not_in_labels(start: Start, pair: list[Player]) -> None:
    """The words are the same with and without symbols."""
    async with start() as bot:
        for person in pair:
            await person.slash("settings", text=True)  # otherwise, a picture shows the symbol
        await start_game(bot, pair)
        panel = await pair[0].panel()
        marks = bot.symbols.of(pair[0].game)
        assert put_before(marks["brewers"], "Brewers") in text_of(panel)
        guilds = [marks[guild] for guild in (await bot.manager.table(1)).prompts()[0].options]
        assert [button["emoji"]["id"] for button in controls(panel, "d:")] == [emoji_id(mark) for mark in guilds]
        for person in pair:
            await person.answer()
        acting = pair[(await bot.manager.table(1)).prompts()[0].seat]
        act = await acting.panel()
        await acting.click(act, next(one["custom_id"] for one in controls(act, "o:") if one["label"] == "Buy"))
        [goods] = controls(acting.fresh(act), "p:")
        assert {option["emoji"]["id"] for option in goods["options"]} == {emoji_id(marks["beer"])}
        for part in (*walk_words(panel), *walk_words(acting.fresh(act))):
            assert not MARK.search(part)
        status = await pair[0].reply_to(await pair[0].command("status"))
        assert marks[seat_symbol(0)] in status
        assert "Turn order" in without_symbols(status)


@pytest.mark.parametrize("game", ["notredame"])
async def test_notredames_player_symbols_are_those_of_the_pictures(start: Start, pair: list[Player], game: str) -> None:
    """In a two-player game, the second player has the third borough."""
    async with start() as bot:
        await start_game(bot, pair)
        marks = bot.symbols.of(game)
        status = await pair[0].reply_to(await pair[0].command("status"))
        assert all(marks[seat_symbol(shape)] in status for shape in (0, 2))
        assert marks[seat_symbol(1)] not in status


def emoji_id(mark: str) -> str:
    """The emoji id in a symbol's mark."""
    return mark.rpartition(":")[2][:-1]


def walk_words(message: Json) -> Iterator[str]:
    """A message's labels, descriptions, placeholders and alternative texts, where Discord shows no emoji."""
    for part in components(message["components"]):
        yield from (str(part.get(key) or "") for key in ("label", "placeholder"))
        for option in [*(part.get("options") or []), *(part.get("items") or [])]:
            yield from (str(option.get(key) or "") for key in ("label", "description"))


async def test_a_forged_mark_in_a_name_stays_text(start: Start, pair: list[Player], game: str) -> None:
    """Even a mark of an existing emoji stays text."""
    async with start() as bot:
        mark = bot.symbols.of(game)[load_game(game).painter.symbols[-1]]
        shown = escape(mark[:6])
        for person in pair:  # either player may begin and be named
            await person.do("profile", name=mark[:32])
        await start_game(bot, pair)
        status = await pair[1].reply_to(await pair[1].command("status"))
        told = [status, *(text_of(one) for one in pair[1].messages.values())]
        rows = [row for text in told for row in text.splitlines() if shown in row]
        assert rows
        ours = f"{mark}\N{NO-BREAK SPACE}"  # beside one of the bot's words
        assert not any(mark in row.replace(ours, "") for row in rows)
