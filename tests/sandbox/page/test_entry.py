"""Input: slash commands with options, suggestions and keys; replies, edits, files, mentions."""

import asyncio
import re

import pytest
from aiohttp import ClientSession
from playwright.async_api import expect

from bot.sandbox import Sandbox
from tests.sandbox.page.conftest import IN_ONE_LOOP, Sitting, let_time_run_out
from tests.sandbox.page.seats import DESKTOP, PHONE
from tests.sandbox.page.showcase import SHOWS, ShowcaseBot

pytestmark = [IN_ONE_LOOP, pytest.mark.usefixtures("showcase")]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
async def test_a_command_is_entered_with_the_keyboard_alone(sit: Sitting, size: tuple[int, int]) -> None:
    """The user uses the list, an option with a wrong value, autocomplete while typing, and Esc."""
    [seat] = await sit(1, size)
    keys = seat.page.keyboard
    await seat.field.press_sequentially("/game")
    await expect(seat.page.get_by_role("option")).to_have_count(6)
    await seat.shot("list")
    await keys.press("ArrowDown")
    await expect(seat.page.locator(".option.is-active")).to_contain_text("/game card")
    await keys.press("ArrowUp")
    await keys.press("Enter")
    await keys.type("9")
    await keys.press("Enter")
    await expect(seat.page.locator(".slash-hint")).to_contain_text("players: At most 5")
    await keys.press("Backspace")
    await keys.type("4")
    await seat.page.get_by_role("button", name="note", exact=True).click()
    await keys.type("qui")
    await expect(seat.page.get_by_role("option")).to_have_text(["Quick", "Quiet"])
    await seat.shot("autocomplete")
    await keys.press("ArrowDown")
    await keys.press("Enter")
    await expect(seat.page.locator(".slot[data-option=note] input")).to_have_value("Quiet")
    await keys.press("Enter")
    await seat.sees("table for 4: quiet")
    await seat.field.press_sequentially("/show")
    await keys.press("Enter")
    await expect(seat.page.get_by_role("option")).to_have_count(len(SHOWS))
    await keys.press("Escape")
    await expect(seat.field).to_be_focused()


async def test_a_command_is_offered_to_users_who_may_use_it(sit: Sitting, hall: Sandbox) -> None:
    """The owner may use every command; a guest lacks the permission."""
    command = next(one for one in hall.world.commands.values() if one["name"] == "locale")
    command["default_member_permissions"] = "8192"
    owner, guest = await sit(2)
    for seat, offered in ((owner, 1), (guest, 0)):
        await seat.field.press_sequentially("/locale")
        await expect(seat.page.get_by_role("option")).to_have_count(offered)


async def test_options_of_every_type_are_offered(sit: Sitting) -> None:
    """The types are users, channels, roles, files, booleans and numbers."""
    [seat] = await sit()
    await seat.command("game everything")
    await expect(seat.page.locator(".slot")).to_have_count(6)
    for name, typed, picked in (
        ("who", "brun", "Bruno"),
        ("where", "two", "table-two"),
        ("role", "every", "@everyone"),
    ):
        await seat.page.locator(f".slot[data-option={name}] input").fill(typed)
        await seat.page.get_by_role("option", name=picked).click()
    chooser = seat.page.locator(".slot[data-option=file] input")
    await chooser.set_input_files({"name": "a.txt", "mimeType": "text/plain", "buffer": b"papers"})
    await seat.fill_option("flag", "True")
    await seat.fill_option("ratio", "0.5")
    await seat.shot("everything")
    await seat.page.locator(".slot[data-option=ratio] input").press("Enter")
    await seat.sees("Bruno table-two @everyone papers True 0.5")


async def test_users_are_mentioned_in_a_text_option(sit: Sitting) -> None:
    """The user picks a name from the list after @ or types it in full; the bot gets mentions."""
    [seat] = await sit()
    await seat.command("game new")
    await seat.page.keyboard.type("3")
    await seat.page.get_by_role("button", name="guests", exact=True).click()
    await seat.page.keyboard.type("@bru")
    await expect(seat.page.get_by_role("option")).to_have_count(1)
    await seat.page.keyboard.press("Enter")
    field = seat.page.locator(".slot[data-option=guests] input")
    await expect(field).to_have_value("@Bruno ")
    await seat.page.keyboard.type("@Ada ")
    await seat.page.keyboard.press("Enter")
    await expect(seat.message("table for 3").locator(".mention")).to_have_text(["@Bruno", "@Ada"])


async def test_a_command_without_an_answer_is_shown_as_failed(sit: Sitting, hall: Sandbox) -> None:
    """The page shows that it is waiting, then that the application failed to respond."""
    [seat] = await sit()
    await seat.slash("show", what="Nothing")
    row = seat.page.locator(".local-row")
    await expect(row).to_contain_text("Waiting for")
    let_time_run_out(hall)
    await expect(row).to_contain_text("The application did not respond")
    await seat.shot("no-answer")
    await row.get_by_role("button", name="Dismiss").click()
    await expect(row).to_have_count(0)


async def test_thinking_is_shown_until_the_answer(sit: Sitting, showcase: ShowcaseBot) -> None:
    """Only the user of the command sees the answer."""
    host, guest = await sit(2)
    is_thought_through = asyncio.Event()
    showcase.think = is_thought_through.wait
    await host.slash("show", what="Thinking")
    await host.sees("is thinking…")
    await host.shot("thinking")
    is_thought_through.set()
    await host.sees("Thought through.")
    await host.misses("is thinking…")
    await guest.misses("Thought through.")


async def test_messages_are_replied_to_edited_and_deleted(sit: Sitting) -> None:
    """The message's toolbar and the keyboard both work."""
    host, guest = await sit(2)
    await host.write("first words")
    await guest.message("first words").hover()
    await guest.page.get_by_role("button", name="Reply").click()
    await guest.write("an answer")
    await expect(host.message("an answer").locator(".reference")).to_contain_text("first words")
    await expect(guest.message("an answer")).to_be_visible()
    await guest.page.keyboard.press("ArrowUp")
    await guest.page.get_by_label("Edit the message").fill("a better answer")
    await guest.page.keyboard.press("Enter")
    await expect(host.message("a better answer")).to_contain_text("(edited)")
    await guest.message("a better answer").hover()
    await guest.page.get_by_role("button", name="Add a reaction").click()
    await guest.page.get_by_role("button", name="🎲").click()
    await host.message("a better answer").get_by_role("button", name="🎲, 1").click()
    await host.message("first words").hover()
    await host.page.get_by_role("button", name="More").locator("visible=true").click()
    await host.shot("menu")
    await host.page.get_by_role("menuitem", name="Inspect").click()
    await host.sees("inspected: first words")
    await host.message("first words").first.hover()
    await guest.message("a better answer").hover()
    await guest.page.get_by_role("button", name="More").locator("visible=true").click()
    await guest.page.get_by_role("menuitem", name="Delete").click()
    await guest.page.locator("dialog").get_by_role("button", name="Delete").click()
    await host.misses("a better answer")


async def test_files_and_mentions_are_sent_with_a_message(sit: Sitting) -> None:
    """The other user sees the file, the ping and the badge."""
    host, guest = await sit(2)
    await guest.go("table-one")
    await host.field.press_sequentially("@bru")
    await host.page.keyboard.press("Tab")
    await host.field.press_sequentially("look at this")
    await host.page.locator(".write-line input[type=file]").set_input_files(
        {"name": "note.txt", "mimeType": "text/plain", "buffer": b"hello"}
    )
    await expect(host.page.locator(".upload[aria-busy=false]")).to_have_count(1)
    await host.page.keyboard.press("Enter")
    await expect(host.message("look at this").locator(".file-card")).to_contain_text("note.txt")
    await expect(guest.page.locator(".sidebar .channel", has_text="lobby").locator(".badge")).to_have_text("1")
    await expect(guest.page).to_have_title(re.compile(r"^\(1\)"))
    await guest.page.locator(".toast", has_text="look at this").click()
    await expect(guest.message("look at this")).to_have_class(re.compile("pings-me"))
    await expect(guest.page.locator(".divider.is-new")).to_be_visible()
    await expect(guest.page.locator(".sidebar .badge")).to_have_count(0)
    await guest.shot("ping")


async def test_typing_is_shown_to_others(sit: Sitting) -> None:
    """The typing indicator disappears when the message arrives."""
    host, guest = await sit(2)
    await host.field.press_sequentially("I am wri")
    await expect(guest.page.locator(".typing")).to_have_text("Ada is typing…")
    await host.page.keyboard.press("Enter")
    await expect(guest.page.locator(".typing")).to_be_empty()


async def test_commands_are_in_the_users_language(sit: Sitting, hall: Sandbox) -> None:
    """Names, options and choices are translated; the bot gets the original words."""
    gino = {"name": "Gino", "locale": "it"}
    async with ClientSession() as session, session.post(f"{hall.url}/people", json=gino) as answer:
        his_id = (await answer.json())["person"]["id"]
    [seat] = await sit(1, path=f"/?as={his_id}")
    await seat.field.press_sequentially("/mos")
    await expect(seat.page.get_by_role("option")).to_contain_text("Mostra una parte")
    await seat.page.keyboard.press("Enter")
    await expect(seat.page.locator(".slot-name")).to_have_text("cosa")
    await seat.page.keyboard.type("Testo")
    await seat.page.keyboard.press("Enter")
    await seat.page.keyboard.press("Enter")
    await seat.sees("A smaller one")
    await expect(seat.message("A smaller one").locator("time[data-live]")).to_have_text("tra 1 minuto")
