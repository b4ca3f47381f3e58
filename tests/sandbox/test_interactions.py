"""An unmodified discord.py uses every kind of interaction, over zlib and over zstd."""

import asyncio
import sys
from collections.abc import AsyncIterator

import pytest

from bot.sandbox import Sandbox
from tests.conftest import ROOT
from tests.player import EPHEMERAL, Player, text_of


@pytest.fixture(params=["--zlib", "--zstd"], ids=["zlib", "zstd"])
async def bot_process(request: pytest.FixtureRequest, sandbox: Sandbox, host: Player) -> AsyncIterator[None]:
    """The demo bot in a separate process."""
    flags = [request.param] if request.param == "--zlib" else []
    command = [sys.executable, "-W", "ignore", "-m", "tests.sandbox.demo_bot", sandbox.url, *flags]
    process = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stderr=asyncio.subprocess.PIPE)
    await host.until(lambda: any(one["event"] == "bot" and one["bot"]["online"] for one in host.events))
    await host.until(lambda: any(one["event"] == "commands" for one in host.events))
    yield
    process.terminate()
    _, errors = await process.communicate()
    assert b"Traceback" not in errors, errors.decode()


@pytest.mark.usefixtures("bot_process")
async def test_every_kind_of_interaction_works(host: Player, guest: Player) -> None:
    """The kinds are commands, autocomplete, buttons, selects, modals, V2, threads and DMs."""
    await play_buttons(host, guest)
    await play_selects(host, guest)
    await play_modals(host, guest)
    await play_card(host, guest)
    await play_options(host, guest)
    await play_menus(host, guest)
    await play_talk(host, guest)


async def play_buttons(host: Player, guest: Player) -> None:
    """Use every way to answer a press."""
    choices = await host.autocomplete("game new", "note", players=3, note="qui")
    assert [one["value"] for one in choices] == ["quick", "quiet"]
    table = (await host.slash("game new", players=3, note="quiet")).message
    assert text_of(table) == "table for 3: quiet"
    assert table["interaction_metadata"]["user"]["id"] == host.id
    await guest.wait_for("table for 3")
    whispered = (await guest.click(table, "Whisper")).message
    assert whispered["flags"] & EPHEMERAL
    assert not host.sees("a secret")
    assert (await guest.click(whispered, "Count")).status == "done"
    await guest.wait_for("count 1")
    thought = await host.click(table, "Think")
    assert "thinking" in host.statuses(thought.id)
    await host.wait_for("thought about it")
    await host.wait_for("and one more thing")
    await host.click(table, "Quiet")
    await guest.wait_for("changed quietly")
    await guest.click(table, "Count")
    await host.wait_for("count 1")


async def play_selects(host: Player, guest: Player) -> None:
    """Use all five selects."""
    message = (await host.slash("game choose")).message
    server = host.hello["servers"][0]
    assert text_of((await host.select(message, "Guilds", "smiths", "bakers")).message) == "chose bakers, smiths"
    assert guest.name in text_of((await host.select(message, "user", guest.id)).message)
    assert "Guildhall" in text_of((await host.select(message, "role", server["roles"][1]["id"])).message).title()
    assert "lobby" in text_of((await host.select(message, "channel", server["channels"][0]["id"])).message)
    assert host.name in text_of((await host.select(message, "mentionable", host.id)).message)


async def play_modals(host: Player, guest: Player) -> None:
    """Use a modal from a button and one from a command."""
    table = (await host.slash("game new", players=2)).message
    opened = await host.click(table, "Form")
    assert opened.modal is not None
    assert opened.modal["title"] == "A form"
    sent = await host.submit(opened, name="Ada", guild=["bakers"], pace="slow", extras=["a", "b"], sure=True)
    assert text_of(sent.message) == "form: Ada bakers slow a b True"
    asked = await guest.slash("game papers")
    upload = await guest.upload("papers.txt", b"stamped")
    handed = await guest.submit(asked, who=[host.id], file=[upload])
    assert text_of(handed.message) == f"papers: stamped of {host.name}"


async def play_card(host: Player, guest: Player) -> None:
    """Use Components V2 with a picture that can be loaded."""
    card = (await host.slash("game card")).message
    assert card["flags"] & 32768
    gallery = card["components"][0]["components"][1]
    media = gallery["items"][0]["media"]
    assert (media["width"], media["height"]) == (40, 24)
    async with host.town.web.get(media["url"]) as response:
        assert response.status == 200
        assert response.content_type == "image/png"
    await guest.wait_for("# A card")
    assert (await guest.click(card, "Whisper")).message["flags"] & EPHEMERAL


async def play_options(host: Player, guest: Player) -> None:
    """Use options of every type."""
    server = host.hello["servers"][0]
    outcome = await host.slash(
        "game everything",
        who=guest.id,
        where=server["channels"][1]["id"],
        role=server["roles"][1]["id"],
        file=await host.upload("note.txt", b"hello"),
        flag=True,
        ratio=0.5,
    )
    assert text_of(outcome.message) == f"{guest.name} table-one guildhall hello True 0.5"


async def play_menus(host: Player, guest: Player) -> None:
    """Use commands in the menus of messages and users, and a command that reports locales."""
    said = await host.send("look at me")
    assert text_of((await guest.context("Inspect", said["id"])).message) == "inspected: look at me"
    assert text_of((await host.context("Greet", guest.id)).message) == f"greeted {guest.name}"
    await guest.do("profile", locale="it")
    await host.do("server_locale", server=host.hello["servers"][0]["id"], locale="ru")
    assert text_of((await guest.slash("locale")).message) == "it in ru"


async def play_talk(host: Player, guest: Player) -> None:
    """Use embeds, reactions, pins, threads, DMs, edits."""
    outcome = await host.slash("game talk")
    assert "thinking" in host.statuses(outcome.id)
    await host.wait_for("talked")
    edited = await guest.wait_for("edited")
    assert edited["embeds"][0]["image"]["width"] == 40
    assert edited["pinned"]
    assert edited["flags"] & (32 | 4096) == 32 | 4096
    assert edited["thread"]["name"] == "A thread"
    assert [one["emoji"]["name"] for one in edited["reactions"]] == ["\N{THUMBS UP SIGN}"]
    in_thread = await host.wait_for("hello <@")
    assert in_thread["mentions"][0]["id"] == host.id
    assert in_thread["channel_id"] == edited["id"]
    private = await host.wait_for("hello in private")
    assert not guest.sees("hello in private")
    assert private["author"]["bot"]
