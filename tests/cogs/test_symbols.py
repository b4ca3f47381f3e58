"""The games' symbols come to Discord once, in the background, and nothing depends on them."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.catalogue import GAMES, load_game
from bot.pictures.symbols import emoji_name
from bot.sandbox import Sandbox
from bot.sandbox.state.models import Emoji
from bot.service.client import Guildhall
from bot.words.symbols import MARK, put_before, seat_symbol, without_symbols
from cogs import symbols
from cogs.replies.names import escape
from cogs.symbols import draw_symbols
from tests.cogs.clicker import controls
from tests.cogs.conftest import running_bot
from tests.cogs.playing import answer, asked, panel_of, reply_to, start_game
from tests.driver import Json, Person, components, text_of, town_at
from tests.every_game import draws_topics, games_that
from tests.patience import PATIENCE

LIST, UPLOAD = "GET /applications/*/emojis", "POST /applications/*/emojis"
Start = Callable[..., AbstractAsyncContextManager[Guildhall]]


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody plays meanwhile; yet Discord takes no more than fifty requests a second, however fast the machine is."""
    monkeypatch.setattr("cogs.symbols.REST", 0.0)
    monkeypatch.setattr("cogs.symbols.PAUSE", 0.025)
    monkeypatch.setattr("cogs.symbols.FIRST_PAUSE", 0.05)


@pytest.fixture
def of_one_game(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only one game has symbols, so that they are there sooner."""
    monkeypatch.setattr(symbols, "GAMES", {game: GAMES[game]})


def drawn_games() -> list[str]:
    """Those whose symbols there are."""
    return [*vars(symbols)["GAMES"]]


def wanted() -> int:
    """How many symbols there are to upload."""
    return sum(len(load_game(name).painter.symbols) for name in drawn_games())


@pytest.fixture
def start(sandbox: Sandbox, tmp_path: Path) -> Start:
    """Starts the bot with symbols, and waits until it has so many."""
    sandbox.rest.limits.short["POST /applications/{application_id}/emojis"] = (10_000, 1.0)

    @asynccontextmanager
    async def begin(until: int | None = None, name: str = "guildhall") -> AsyncIterator[Guildhall]:
        least = wanted() if until is None else until
        async with running_bot(sandbox.url, tmp_path / f"{name}.sqlite3", uploads_symbols=True) as bot:
            await until_so(lambda: known(bot) >= least)
            yield bot

    return begin


@pytest.fixture
async def pair(sandbox: Sandbox, game: str) -> AsyncIterator[list[Person]]:
    """Two people, who wait for what takes long."""
    async with town_at(sandbox.url, 2) as (_, people):
        for person in people:
            person.is_patient, person.game = True, game
        yield people


async def until_so(is_so: Callable[[], bool]) -> None:
    """Waits for something that comes in the background."""
    async with asyncio.timeout(PATIENCE):
        while not is_so():  # noqa: ASYNC110  # nobody tells of it
            await asyncio.sleep(0.02)


def known(bot: Guildhall) -> int:
    """How many symbols a bot has."""
    return sum(len(bot.symbols.of(game)) for game in GAMES)


def answers(sandbox: Sandbox, method: str) -> list[int]:
    """How requests of a method about emojis were answered."""
    return [one["status"] for one in sandbox.rest.log if "/emojis" in one["path"] and one["method"] == method]


def logged(caplog: pytest.LogCaptureFixture, what: str) -> int:
    """How often something is in the log."""
    return sum(one.getMessage() == what for one in caplog.records)


def emojis(message: Json) -> list[Json]:
    """The emojis of a message's buttons and options."""
    parts = list(components(message["components"]))
    parts += [option for part in parts for option in part.get("options") or []]
    return [part["emoji"] for part in parts if part.get("emoji")]


async def test_the_first_start_uploads_all_and_the_second_none(start: Start, sandbox: Sandbox) -> None:
    """Each symbol of each game, under its own name; the second start only asks what is there."""
    async with start() as bot:
        assert answers(sandbox, "POST") == [201] * wanted()
        marks = {game: bot.symbols.of(game) for game in GAMES}
    ids = {emoji.name: emoji.id for emoji in sandbox.world.emojis.values()}
    drawn = await draw_symbols()
    assert {*ids} == {one.name for one in drawn}
    for one in drawn:
        assert marks[one.game][one.symbol] == f"<:{one.name}:{ids[one.name]}>"
    async with start() as bot:
        assert {game: bot.symbols.of(game) for game in GAMES} == marks
    assert len(answers(sandbox, "POST")) == wanted()
    assert answers(sandbox, "DELETE") == []


@pytest.mark.usefixtures("of_one_game")
async def test_a_changed_drawing_replaces_the_old_one_and_nobody_elses(start: Start, sandbox: Sandbox) -> None:
    """One is uploaded and one deleted; what the host uploaded stays, even under a name that looks like ours."""
    emojis_there = sandbox.world.emojis
    async with start():
        one = next(iter(emojis_there.values()))
        drawn = {each.name: each for each in await draw_symbols()}
        today = drawn[one.name]
        one.name = emoji_name(today.game, today.symbol, b"as it was drawn before")
        host = next(person for person in sandbox.world.people.values() if not person.bot)
        theirs = emoji_name(today.game, "party", b"the host's own")
        emojis_there["1"] = Emoji("1", theirs, host.id)
        emojis_there["2"] = Emoji("2", "party", sandbox.world.bot_id)
    async with start() as bot:
        assert bot.symbols.of(today.game)[today.symbol].startswith(f"<:{today.name}:")
        await until_so(lambda: answers(sandbox, "DELETE") == [204])
    assert {emoji.name for emoji in emojis_there.values()} == {*drawn, theirs, "party"}
    assert len(answers(sandbox, "POST")) == wanted() + 1


@pytest.mark.usefixtures("of_one_game")
@pytest.mark.parametrize("route", [LIST, UPLOAD])
@pytest.mark.parametrize(
    "fault", [{"kind": "status", "status": 503}, {"kind": "cut"}, {"kind": "lose"}], ids=lambda fault: fault["kind"]
)
async def test_trouble_with_discord_leaves_words_complete_and_passes(
    start: Start,
    sandbox: Sandbox,
    pair: list[Person],
    caplog: pytest.LogCaptureFixture,
    fault: dict[str, Any],
    route: str,
) -> None:
    """The bot starts and plays, the log says it once; when Discord is well again, the symbols come."""
    await pair[0].town.fault(**fault, route=route, times=None)
    async with start(until=0) as bot:
        await until_so(lambda: logged(caplog, "symbols_not_uploaded") > 0)
        await start_game(bot, pair)
        [first, *_], table = await asked(bot, pair), await bot.manager.table(1)
        told = without_symbols(text_of(await panel_of(first)))
        assert table.words.say(f"ask-{table.prompts()[0].ask}") in told
        assert logged(caplog, "symbols_not_uploaded") == 1
        await pair[0].town.heal()
        await until_so(lambda: known(bot) == wanted())
    assert len(sandbox.world.emojis) == wanted()


@pytest.mark.usefixtures("of_one_game")
async def test_a_full_application_leaves_the_bot_with_some(
    start: Start, sandbox: Sandbox, caplog: pytest.LogCaptureFixture
) -> None:
    """As many as there was room for; the log says it once, and Discord is not asked again and again."""
    own = sandbox.world.bot_id
    sandbox.world.emojis.update({str(at): Emoji(str(at), f"own_{at}", own) for at in range(1, 1998)})
    async with start(until=3) as bot:
        await until_so(lambda: logged(caplog, "symbols_refused") == 1)
        assert answers(sandbox, "POST") == [201] * 3 + [400]
        assert known(bot) == 3
    assert len(sandbox.world.emojis) == 2000


@pytest.mark.usefixtures("of_one_game")
async def test_where_an_application_is_full_old_drawings_make_room(start: Start, sandbox: Sandbox) -> None:
    """They are deleted before the others are uploaded, so that all have room."""
    own, games = sandbox.world.bot_id, drawn_games()
    old = [emoji_name(games[0], "old", bytes([number])) for number in range(wanted())]
    names = [*old, *(f"own_{number}" for number in range(2000 - wanted()))]
    sandbox.world.emojis.update({str(at): Emoji(str(at), name, own) for at, name in enumerate(names, 1)})
    async with start():
        assert answers(sandbox, "POST") == [201] * wanted()
    assert len(sandbox.world.emojis) == 2000
    assert not {*old} & {emoji.name for emoji in sandbox.world.emojis.values()}


@pytest.mark.usefixtures("of_one_game")
async def test_a_rate_limit_is_waited_out(
    start: Start, sandbox: Sandbox, pair: list[Person], caplog: pytest.LogCaptureFixture
) -> None:
    """Without a word of ours in the log."""
    await pair[0].town.fault("rate_limit", route=UPLOAD, retry_after=0.05, times=3)
    async with start():
        assert answers(sandbox, "POST").count(429) == 3
    assert len(sandbox.world.emojis) == wanted()
    assert logged(caplog, "symbols_refused") == logged(caplog, "symbols_not_uploaded") == 0


@pytest.mark.usefixtures("of_one_game")
async def test_two_bots_that_start_at_once_do_no_harm(
    start: Start, sandbox: Sandbox, caplog: pytest.LogCaptureFixture
) -> None:
    """Each symbol is there once, and both have all."""
    async with start(until=0) as one, start(until=0, name="other") as other:
        await until_so(lambda: known(one) == known(other) == wanted())
        assert {game: one.symbols.of(game) for game in GAMES} == {game: other.symbols.of(game) for game in GAMES}
    assert len(sandbox.world.emojis) == wanted()
    assert logged(caplog, "symbols_refused") == logged(caplog, "symbols_not_uploaded") == 0


@pytest.mark.usefixtures("of_one_game")
@games_that(draws_topics)
async def test_an_emoji_that_discord_refuses_is_left_out_and_looked_after(
    start: Start, sandbox: Sandbox, pair: list[Person], game: str
) -> None:
    """The panel comes without emojis; soon the symbols are there again."""
    async with start() as bot:
        await start_game(bot, pair)
        [first, *_] = await asked(bot, pair)
        sandbox.world.emojis.clear()
        panel = await panel_of(first)
        assert not emojis(panel)
        assert not MARK.search(text_of(panel))
        await until_so(lambda: len(sandbox.world.emojis) == wanted())
        await until_so(lambda: {*map(emoji_id, bot.symbols.of(game).values())} <= {*sandbox.world.emojis})
        assert emojis(await panel_of(first))


@pytest.mark.usefixtures("of_one_game")
@pytest.mark.parametrize("game", ["norenberc"])
async def test_norenbercs_symbols_stand_in_texts_and_lists_and_never_in_labels(
    start: Start, pair: list[Person]
) -> None:
    """Beside the words, which are the same without them."""
    async with start() as bot:
        for person in pair:
            await person.slash("settings", text=True)  # else a picture says it
        await start_game(bot, pair)
        panel = await panel_of(pair[0])
        marks = bot.symbols.of(pair[0].game)
        assert put_before(marks["brewers"], "Brewers") in text_of(panel)
        guilds = [marks[guild] for guild in (await bot.manager.table(1)).prompts()[0].options]
        assert [button["emoji"]["id"] for button in controls(panel, "d:")] == [emoji_id(mark) for mark in guilds]
        for person in pair:
            await answer(person)
        acting = pair[(await bot.manager.table(1)).prompts()[0].seat]
        act = await panel_of(acting)
        await acting.click(act, next(one["custom_id"] for one in controls(act, "o:") if one["label"] == "Buy"))
        [goods] = controls(acting.fresh(act), "p:")
        assert {option["emoji"]["id"] for option in goods["options"]} == {emoji_id(marks["beer"])}
        for part in (*walk_words(panel), *walk_words(acting.fresh(act))):
            assert not MARK.search(part)
        status = await reply_to(pair[0], await pair[0].command("status"))
        assert marks[seat_symbol(0)] in status
        assert "Turn order" in without_symbols(status)


@pytest.mark.usefixtures("of_one_game")
@pytest.mark.parametrize("game", ["notredame"])
async def test_a_player_of_notredame_has_the_shape_of_the_pictures_in_texts_too(
    start: Start, pair: list[Person], game: str
) -> None:
    """At a table of two the second player lives in the third borough."""
    async with start() as bot:
        await start_game(bot, pair)
        marks = bot.symbols.of(game)
        status = await reply_to(pair[0], await pair[0].command("status"))
        assert all(marks[seat_symbol(shape)] in status for shape in (0, 2))
        assert marks[seat_symbol(1)] not in status


def emoji_id(mark: str) -> str:
    """The id of the emoji that a mark shows."""
    return mark.rpartition(":")[2][:-1]


def walk_words(message: Json) -> Iterator[str]:
    """Labels, descriptions, placeholders and alternative texts of a message, where no emoji is read."""
    for part in components(message["components"]):
        yield from (str(part.get(key) or "") for key in ("label", "placeholder"))
        for option in [*(part.get("options") or []), *(part.get("items") or [])]:
            yield from (str(option.get(key) or "") for key in ("label", "description"))


@pytest.mark.usefixtures("of_one_game")
async def test_a_forged_mark_in_a_name_stays_text(start: Start, pair: list[Person], game: str) -> None:
    """Of an emoji that exists; nothing of it is live where the name stands."""
    async with start() as bot:
        mark = bot.symbols.of(game)[load_game(game).painter.symbols[-1]]
        shown = escape(mark[:6])
        for person in pair:  # either may begin, and is named
            await person.do("profile", name=mark[:32])
        await start_game(bot, pair)
        status = await reply_to(pair[1], await pair[1].command("status"))
        told = [status, *(text_of(one) for one in pair[1].messages.values())]
        rows = [row for text in told for row in text.splitlines() if shown in row]
        assert rows
        ours = f"{mark}\N{NO-BREAK SPACE}"  # beside a word of ours
        assert not any(mark in row.replace(ours, "") for row in rows)
