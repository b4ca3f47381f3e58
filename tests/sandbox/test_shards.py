"""Shards by hand: each session hears of the servers of its shard, and faults can mean one of them."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import AsyncExitStack

import pytest
from aiohttp import ClientSession

from bot.sandbox import Sandbox
from bot.sandbox.gateway import server as gateway_server
from tests.driver import PATIENCE, Json, Person, Refused, Town, town_at
from tests.sandbox.by_hand import IDENTIFY, BotSession, Rest, gateway_of, session_of

SHARDS = 16
MESSAGES = 1 << 9 | 1 << 12 | 1 << 15  # in servers, in direct messages, with what they say


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    """Sixteen servers, each on a shard of its own."""
    async with Sandbox(people=2, servers=SHARDS, shards=SHARDS, max_concurrency=SHARDS) as running:
        yield running


@pytest.fixture
async def crowd(sandbox: Sandbox) -> AsyncIterator[tuple[Town, list[Person]]]:
    """Two people in it."""
    async with town_at(sandbox.url, 2) as everybody:
        yield everybody


def shard_of(server_id: str, total: int = SHARDS) -> int:
    """Where Discord's formula puts a server."""
    return (int(server_id) >> 22) % total


def server_on(sandbox: Sandbox, number: int) -> str:
    """The server of one of the sixteen shards."""
    return next(one for one in sandbox.world.servers if shard_of(one) == number)


def offer_command(sandbox: Sandbox) -> None:
    """A command that nobody answers."""
    snowflake = sandbox.world.ids.new()
    sandbox.world.commands[snowflake] = {"id": snowflake, "type": 1, "name": "echo", "options": []}


async def direct_channel(person: Person) -> str:
    """The person's direct messages with the bot."""
    answer = await person.do("open_dm", user=person.hello["bot"]["id"])
    return str(answer["channel"]["id"])


async def everybody_of(stack: AsyncExitStack, town: Town, shards: Iterable[tuple[int, int]]) -> list[BotSession]:
    """A session on each of some shards."""
    made = [session_of(town, shard=list(one), intents=MESSAGES) for one in shards]
    return [await stack.enter_async_context(one) for one in made]


async def said(session: BotSession, last: str) -> list[str]:
    """What a session hears people say, up to the last of it."""
    heard: list[str] = []
    while last not in heard:
        heard.append((await session.next("MESSAGE_CREATE"))["content"])
    return heard


async def say_everywhere(person: Person, words: str) -> None:
    """Say something in every server, and where: the number of its shard."""
    for server_id in person.servers:
        person.go_to(server_id)
        await person.send(f"{words} {shard_of(server_id)}")


# -- who hears what ----------------------------------------------------------------------------------------------


async def test_each_of_sixteen_shards_hears_of_its_own_server_alone(town: Town, host: Person, sandbox: Sandbox) -> None:
    """READY names them, and what is said comes once and nowhere else; direct messages come to shard 0."""
    direct = await direct_channel(host)
    async with AsyncExitStack() as stack:
        sessions = await everybody_of(stack, town, ((number, SHARDS) for number in range(SHARDS)))
        await say_everywhere(host, "first")
        await host.send("in private", channel=direct)
        await say_everywhere(host, "last")
        for number, session in enumerate(sessions):
            assert session.ready["shard"] == [number, SHARDS]
            assert [one["id"] for one in session.ready["guilds"]] == [server_on(sandbox, number)]
            middle = ["in private"] if number == 0 else []
            assert await said(session, f"last {number}") == [f"first {number}", *middle, f"last {number}"]


async def test_an_interaction_goes_to_the_shard_of_its_server(town: Town, host: Person, sandbox: Sandbox) -> None:
    """And one of a direct message to shard 0."""
    offer_command(sandbox)
    direct = await direct_channel(host)
    async with AsyncExitStack() as stack:
        sessions = await everybody_of(stack, town, ((number, SHARDS) for number in range(SHARDS)))
        for server_id in [*host.servers, None]:
            host.channel = host.go_to(server_id) if server_id else direct
            outcome = await host.slash("echo", wait=False)
            number = shard_of(server_id) if server_id else 0
            body = await sessions[number].next("INTERACTION_CREATE")
            assert (body["id"], body.get("guild_id")) == (outcome.id, server_id)
        assert not any("INTERACTION_CREATE" in _names(one) for one in sessions)


def _names(session: BotSession) -> list[str]:
    return [session.heard.get_nowait()["t"] for _ in range(session.heard.qsize())]


async def test_an_answer_for_one_person_is_heard_of_on_shard_0(town: Town, host: Person, sandbox: Sandbox) -> None:
    """It has no server in Discord's eyes, wherever it stands."""
    offer_command(sandbox)
    host.go_to(server_on(sandbox, 3))
    async with AsyncExitStack() as stack:
        first, third = await everybody_of(stack, town, [(0, SHARDS), (3, SHARDS)])
        outcome = await host.slash("echo", wait=False)
        asked = await third.next("INTERACTION_CREATE")
        path = f"/api/v10/interactions/{outcome.id}/{asked['token']}/callback?with_response=1"
        answer = {"type": 4, "data": {"content": "for you", "flags": 64}}
        async with town.web.post(f"{town.url}{path}", json=answer) as response:
            assert response.status == 200
        assert (await first.next("MESSAGE_CREATE"))["content"] == "for you"
        await host.send("for all")
        assert await said(third, "for all") == ["for all"]


async def test_two_sessions_on_one_shard_both_hear_everything(town: Town, host: Person, sandbox: Sandbox) -> None:
    """Clicks too: the bot has to see to it that one of them answers."""
    offer_command(sandbox)
    host.go_to(server_on(sandbox, 5))
    async with AsyncExitStack() as stack:
        sessions = await everybody_of(stack, town, [(5, SHARDS), (5, SHARDS)])
        assert sessions[0].ready["session_id"] != sessions[1].ready["session_id"]
        await host.send("hello")
        outcome = await host.slash("echo", wait=False)
        for session in sessions:
            assert await said(session, "hello") == ["hello"]
            assert (await session.next("INTERACTION_CREATE"))["id"] == outcome.id


async def test_each_session_counts_for_itself(town: Town, host: Person, sandbox: Sandbox) -> None:
    """While a bot changes the number of its shards, both numbers are connected."""
    async with AsyncExitStack() as stack:
        only, odd, third = await everybody_of(stack, town, [(0, 1), (1, 2), (3, SHARDS)])
        assert len(only.ready["guilds"]) == SHARDS
        assert {shard_of(one["id"], 2) for one in odd.ready["guilds"]} == {1}
        await say_everywhere(host, "number")
        await host.send("in private", channel=await direct_channel(host))
        host.go_to(server_on(sandbox, 3))
        await host.send("last")
        everything = [f"number {number}" for number in range(SHARDS)]
        assert sorted(await said(only, "last")) == sorted([*everything, "in private", "last"])
        assert sorted(await said(odd, "last")) == sorted([*everything[1::2], "last"])
        assert await said(third, "last") == ["number 3", "last"]


async def test_without_a_shard_a_session_is_the_only_one(town: Town) -> None:
    """As Discord takes it."""
    async with session_of(town, intents=MESSAGES) as session:
        assert session.ready["shard"] == [0, 1]
        assert len(session.ready["guilds"]) == SHARDS


async def test_where_nobody_listens_to_a_shard_the_application_does_not_respond(
    town: Town, host: Person, sandbox: Sandbox
) -> None:
    """Other shards do not hear of it."""
    offer_command(sandbox)
    host.go_to(server_on(sandbox, 1))
    async with session_of(town, shard=[0, SHARDS], intents=MESSAGES) as session:
        outcome = await host.slash("echo")
        assert (outcome.status, outcome.text) == ("failed", "The application did not respond")
        host.go_to(server_on(sandbox, 0))
        there = await host.slash("echo", wait=False)
        assert (await session.next("INTERACTION_CREATE"))["id"] == there.id


async def test_members_are_told_to_the_shard_of_their_server(town: Town, sandbox: Sandbox) -> None:
    """A question about another shard's server gets no answer."""
    async with session_of(town, shard=[2, SHARDS], intents=1 << 1) as session:
        for number in (1, 2):
            asked = {"guild_id": server_on(sandbox, number), "query": "", "limit": 0}
            await session.gateway.send_json({"op": 8, "d": asked})
        assert (await session.next("GUILD_MEMBERS_CHUNK"))["guild_id"] == server_on(sandbox, 2)


# -- beginning and going on --------------------------------------------------------------------------------------


@pytest.mark.parametrize("shard", [[16, 16], [-1, 16], [0, 0], [0, -1], [0], [0, 1, 2], "0", {}, [0.5, 2], [True, 2]])
async def test_a_shard_that_does_not_exist_closes_with_4010(town: Town, sandbox: Sandbox, shard: object) -> None:
    """And begins no session."""
    async with gateway_of(town) as gateway:
        await gateway.send_json({"op": 2, "d": {**IDENTIFY, "shard": shard}})
        assert (await gateway.receive(timeout=PATIENCE)).data == 4010
    assert not sandbox.gateway.sessions


async def test_too_many_servers_for_a_shard_close_with_4011(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord demands more shards."""
    monkeypatch.setattr(gateway_server, "MOST_SERVERS", SHARDS // 2)
    async with gateway_of(town) as gateway:
        await gateway.send_json({"op": 2, "d": IDENTIFY})
        assert (await gateway.receive(timeout=PATIENCE)).data == 4011
    async with session_of(town, shard=[1, 2]) as session:
        assert len(session.ready["guilds"]) == SHARDS // 2


async def test_one_shard_is_dropped_and_resumed_while_the_others_go_on(town: Town, host: Person) -> None:
    """It hears what it has missed, and only its own."""
    async with AsyncExitStack() as stack:
        third, fourth = await everybody_of(stack, town, [(3, SHARDS), (4, SHARDS)])
        await town.fault("drop", shard=3, code=4000)
        await asyncio.wait_for(third.is_closed.wait(), PATIENCE)
        assert third.close_code == 4000
        await say_everywhere(host, "missed")
        async with session_of(town, after=third) as again:
            assert await said(again, "missed 3") == ["missed 3"]
            await again.next("RESUMED")
            await say_everywhere(host, "heard")
            assert await said(again, "heard 3") == ["heard 3"]
        assert await said(fourth, "heard 4") == ["missed 4", "heard 4"]
        assert not fourth.is_closed.is_set()


async def test_a_lost_session_can_be_resumed_though_another_began_on_its_shard(
    town: Town, host: Person, sandbox: Sandbox
) -> None:
    """Sessions know nothing of each other."""
    host.go_to(server_on(sandbox, 3))
    async with session_of(town, shard=[3, SHARDS], intents=MESSAGES) as first:
        await town.fault("drop", shard=3)
        await asyncio.wait_for(first.is_closed.wait(), PATIENCE)
        async with session_of(town, shard=[3, SHARDS], intents=MESSAGES) as second:
            await host.send("hello")
            async with session_of(town, after=first) as again:
                assert await said(again, "hello") == ["hello"]
                assert await said(second, "hello") == ["hello"]


async def test_the_gateway_recommends_shards_and_counts_the_starts(sandbox: Sandbox, town: Town) -> None:
    """A day after the first start the limit is as before."""
    async with ClientSession() as web:
        rest = Rest(sandbox, web)

        async def plan() -> Json:
            _, body = await rest("GET", "/gateway/bot")
            assert body["shards"] == SHARDS
            limit: Json = body["session_start_limit"]
            assert (limit["total"], limit["max_concurrency"]) == (1000, SHARDS)
            return limit

        assert (await plan())["remaining"] == 1000
        async with session_of(town, shard=[0, SHARDS]), session_of(town, shard=[1, SHARDS]) as second:
            limit = await plan()
            assert limit["remaining"] == 998
            assert 0 < limit["reset_after"] <= 86_400_000
            async with session_of(town, after=second) as again:
                await again.next("RESUMED")
            assert (await plan())["remaining"] == 998
        await town.forward(86_400)
        assert (await plan())["remaining"] == 1000


# -- faults of one shard -----------------------------------------------------------------------------------------


async def test_identifying_too_fast_is_refused_by_the_key_of_the_shard() -> None:
    """With a concurrency of 2, shards 0 and 2 share a key; the connection may ask again."""
    async with Sandbox(people=1, shards=4, max_concurrency=2) as sandbox, town_at(sandbox.url, 1) as (town, _):
        await town.fault("identify_limit", seconds=600)
        async with session_of(town, shard=[0, 4]), session_of(town, shard=[1, 4]), gateway_of(town) as gateway:
            await gateway.send_json({"op": 2, "d": {**IDENTIFY, "shard": [2, 4]}})
            refused = await gateway.receive_json(timeout=PATIENCE)
            assert (refused["op"], refused["d"]) == (9, False)
            await town.forward(600)
            assert (await BotSession(gateway).identify(shard=[2, 4])).ready["shard"] == [2, 4]


@pytest.mark.parametrize("named", [3, [3, SHARDS]])
async def test_a_fault_names_a_shard_by_its_number_or_with_its_count(town: Town, named: object) -> None:
    """The others are left alone."""
    async with AsyncExitStack() as stack:
        third, fourth = await everybody_of(stack, town, [(3, SHARDS), (4, SHARDS)])
        await town.fault("reconnect", shard=named)
        await town.fault("reconnect", shard=[4, 5])
        await third.op(7)
        await town.fault("invalid_session", shard=named, resumable=True)
        assert (await third.op(9))["d"] is True
        await town.fault("forget", shard=named)
        await asyncio.wait_for(third.is_closed.wait(), PATIENCE)
        await town.fault("reconnect", shard=4)
        await fourth.op(7)
        assert fourth.heard.empty()
        async with gateway_of(town) as gateway:
            await BotSession(gateway).resume(third)
            assert (await gateway.receive_json(timeout=PATIENCE))["op"] == 9


async def test_one_shard_can_be_away(town: Town) -> None:
    """Neither a new session nor a resumed one gets in; other shards do."""
    async with AsyncExitStack() as stack:
        third, fourth = await everybody_of(stack, town, [(3, SHARDS), (4, SHARDS)])
        await town.fault("away", shard=3, seconds=600)
        await asyncio.wait_for(third.is_closed.wait(), PATIENCE)
        about = {**IDENTIFY, "session_id": third.ready["session_id"], "seq": third.seq, "shard": [3, SHARDS]}
        for op in (2, 6):
            async with gateway_of(town) as gateway:
                await gateway.send_json({"op": op, "d": about})
                assert (await gateway.receive(timeout=PATIENCE)).data in (None, 1006)
        async with session_of(town, shard=[5, SHARDS]) as fifth:
            assert not fourth.is_closed.is_set()
            assert fifth.ready["shard"] == [5, SHARDS]


async def test_heartbeats_of_one_shard_can_go_unacknowledged(town: Town) -> None:
    """Another's are acknowledged meanwhile."""
    await town.fault("deaf", shard=3)
    async with AsyncExitStack() as stack:
        third, fourth = await everybody_of(stack, town, [(3, SHARDS), (4, SHARDS)])
        for session in (third, fourth):
            await session.gateway.send_json({"op": 1, "d": None})
        await fourth.op(11)
        await town.heal()
        await third.gateway.send_json({"op": 1, "d": None})
        await third.op(11)
        assert third.heard.empty()


async def test_the_next_interaction_of_one_shard_comes_twice(town: Town, host: Person, sandbox: Sandbox) -> None:
    """One of another shard does not use it up."""
    offer_command(sandbox)
    await town.fault("duplicate", shard=3)
    async with AsyncExitStack() as stack:
        sessions = dict(zip((3, 4), await everybody_of(stack, town, [(3, SHARDS), (4, SHARDS)]), strict=True))
        for number in (4, 3):
            host.go_to(server_on(sandbox, number))
            await host.slash("echo", wait=False)
            await host.send("and now?")
        for number, times in ((3, 2), (4, 1)):
            names = [one for one in await _until_message(sessions[number]) if one == "INTERACTION_CREATE"]
            assert len(names) == times


async def _until_message(session: BotSession) -> list[str]:
    names: list[str] = []
    while "MESSAGE_CREATE" not in names:
        names.append((await asyncio.wait_for(session.heard.get(), PATIENCE))["t"])
    return names


@pytest.mark.parametrize("shard", [-1, "3", True, [3], [3, 3], [3, 4, 5], {}])
async def test_a_fault_of_a_shard_that_cannot_be_is_refused(town: Town, shard: object) -> None:
    """And nothing happens."""
    async with session_of(town, shard=[3, SHARDS], intents=MESSAGES) as session:
        with pytest.raises(Refused, match="A shard is a number"):
            await town.fault("drop", shard=shard)
        await town.fault("reconnect")
        await session.op(7)


# -- servers -----------------------------------------------------------------------------------------------------


async def test_a_new_server_falls_on_the_shard_that_its_owner_names(
    town: Town, host: Person, guest: Person, sandbox: Sandbox
) -> None:
    """The bot comes to it there, everybody is a member and can talk."""
    async with AsyncExitStack() as stack:
        intents = MESSAGES | 1
        made = [session_of(town, shard=[number, SHARDS], intents=intents) for number in (6, 7)]
        sixth, seventh = [await stack.enter_async_context(one) for one in made]
        for session in (sixth, seventh):
            await session.next("GUILD_CREATE")
        server = await host.create_server("Annaberg", shard=[7, SHARDS], channels=["square", "lobby"])
        assert shard_of(server["id"]) == 7
        assert [one["name"] for one in server["channels"]] == ["square", "lobby"]
        await guest.until(lambda: server["id"] in guest.servers)
        guest.go_to(server["id"])
        await guest.send("hello")
        body = await seventh.next("GUILD_CREATE")
        assert (body["id"], body["name"], "unavailable" in body) == (server["id"], "Annaberg", False)
        assert await said(seventh, "hello") == ["hello"]
        guest.go_to(server_on(sandbox, 6))
        await guest.send("here too")
        assert await _until_message(sixth) == ["MESSAGE_CREATE"]


@pytest.mark.parametrize(
    "wrong", [{"name": "A"}, {"shard": [7, 7]}, {"shard": 7}, {"channels": [""]}, {"channels": [7]}, {"locale": "xx"}]
)
async def test_a_server_that_cannot_be_is_refused(host: Person, sandbox: Sandbox, wrong: Json) -> None:
    """And none is made."""
    with pytest.raises(Refused) as refused:
        await host.do("create_server", **{"name": "Annaberg", **wrong})
    assert refused.value.code == 50035
    assert len(sandbox.world.servers) == SHARDS


async def test_many_servers_on_one_shard_have_ids_of_their_own(sandbox: Sandbox) -> None:
    """However many are made in one moment."""
    made = [sandbox.create_server(f"Town {number}", shard=(9, SHARDS)) for number in range(50)]
    assert len({one.id for one in made}) == 50
    assert {shard_of(one.id) for one in made} == {9}
