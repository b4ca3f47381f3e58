"""Two and five users in a browser click through a conversation with each component, on desktop and phone."""

import asyncio

import pytest
from playwright.async_api import expect

from bot.sandbox import Sandbox
from tests.sandbox.page.conftest import IN_ONE_LOOP, Sitting, let_time_run_out
from tests.sandbox.page.seats import DESKTOP, PHONE, Seat

pytestmark = [IN_ONE_LOOP, pytest.mark.usefixtures("showcase")]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("count", [2, 5])
async def test_users_click_through_a_conversation(
    sit: Sitting, hall: Sandbox, count: int, size: tuple[int, int]
) -> None:
    """All users see each other's actions at once."""
    seats = await sit(count, size)
    await talk(seats)
    await play_buttons(seats, hall)
    await play_selects(seats)
    await play_form(seats)
    await play_card(seats)
    await play_thread(seats)


async def talk(seats: list[Seat]) -> None:
    """Let all users write messages and read each other's."""
    for seat in seats:
        await seat.write(f"**hello** from {seat.name}")
    for seat in seats:
        for other in seats:
            await seat.sees(f"hello from {other.name}")
    await seats[0].shot("1-talk")


async def play_buttons(seats: list[Seat], hall: Sandbox) -> None:
    """Use every way in which a bot can answer a press."""
    host, guest = seats[0], seats[1]
    await host.slash("game new", players="3", note="quiet")
    for seat in seats:
        await seat.sees("table for 3: quiet")
        await expect(seat.message("table for 3").locator(".reference")).to_contain_text("used/game new")
    await guest.press("table for 3", "Whisper")
    await guest.sees("a secret")
    await expect(guest.message("a secret")).to_contain_text("Only you can see this")
    await guest.shot("2-whisper")
    await host.misses("a secret")
    await guest.message("a secret").get_by_role("button", name="Dismiss message").click()
    await guest.misses("a secret")
    await host.press("table for 3", "Think")
    for seat in seats:
        await seat.sees("thought about it")
    await host.sees("and one more thing")
    await guest.misses("and one more thing")
    await guest.press("table for 3", "Silence")
    await expect(guest.message("table for 3").locator("[aria-busy=true]")).to_be_visible()
    let_time_run_out(hall)
    await expect(guest.message("table for 3").locator(".failure")).to_have_text("This interaction failed")
    await guest.shot("3-failed")
    for turn, seat in enumerate(seats):
        await seat.press("count" if turn else "table for 3", "Count")
        await asyncio.gather(*(other.sees(f"count {turn + 1}") for other in seats))


async def play_selects(seats: list[Seat]) -> None:
    """Use one select of each kind, as the last user."""
    host, last = seats[0], seats[-1]
    await host.slash("game choose")
    await last.sees("choose")
    row = last.page.locator(".message", has=last.page.locator("[data-custom-id='choose:guilds']")).last
    control = row.locator("[data-custom-id='choose:guilds']")
    await control.click()
    await last.page.get_by_role("option", name="Bakers").click()
    await last.page.get_by_role("option", name="Tailors").click()
    await last.shot("4-select")
    await last.page.get_by_role("button", name="Done", exact=True).click()
    await last.sees("chose bakers, tailors")
    for kind, wanted, answer in (
        ("user", "Bruno", "picked Bruno"),
        ("role", "@everyone", "picked @everyone"),
        ("channel", "table-one", "picked table-one"),
        ("mentionable", "Ada", "picked Ada"),
    ):
        await last.choose(row.locator(f"[data-custom-id='pick:{kind}']"), wanted)
        await last.sees(answer)
        await host.misses(answer)


async def play_form(seats: list[Seat]) -> None:
    """Fill a modal with each kind of field; the first attempt is refused, the second sent."""
    host, guest = seats[0], seats[1]
    await host.slash("show", what="Modal")
    form = host.page.locator("dialog.modal")
    await form.get_by_role("button", name="Submit").click()
    await expect(form.locator(".field-trouble").first).to_have_text("This field is required")
    await form.get_by_role("textbox", name="Name").fill("The Oven")
    await host.choose(form.get_by_role("combobox"), "Bakers", "Brewers")
    await form.get_by_text("Fast").click()
    await host.shot("5-form")
    await form.get_by_role("button", name="Submit").click()
    await expect(form).to_have_count(0)
    await guest.sees("founded The Oven Bakers+Brewers fast")
    await guest.slash("game papers")
    papers = guest.page.locator("dialog.modal")
    await guest.choose(papers.get_by_role("combobox"), "Ada")
    chooser = papers.locator("input[type=file]")
    await chooser.set_input_files({"name": "a.txt", "mimeType": "text/plain", "buffer": b"signed"})
    await expect(papers.locator(".upload")).to_contain_text("a.txt")
    await papers.get_by_role("button", name="Submit").click()
    await guest.sees("papers: signed of Ada")


async def play_card(seats: list[Seat]) -> None:
    """Use Components V2 and a picture that opens at full size."""
    host, guest = seats[0], seats[1]
    await host.slash("game card")
    card = guest.message("A card")
    await expect(card.locator(".container h3")).to_have_text("A card")
    await card.get_by_role("button", name="Open picture: the board").click()
    light = guest.page.locator("dialog.lightbox")
    await expect(light.locator("figcaption")).to_contain_text("the board")
    await guest.shot("6-picture")
    await guest.page.keyboard.press("Escape")
    await expect(light).to_have_count(0)
    await card.get_by_role("button", name="Whisper").click()
    await guest.sees("a secret")
    await guest.shot("7-card")


async def play_thread(seats: list[Seat]) -> None:
    """Use embed, reaction, pin, thread, DM and unread marks."""
    host, guest = seats[0], seats[1]
    await host.slash("game talk")
    await host.sees("talked")
    embedded = guest.message("An embed")
    await expect(embedded).to_contain_text("edited")
    await embedded.get_by_role("button", name="👍, 1").click()
    await expect(host.message("An embed").get_by_role("button", name="👍, 2")).to_be_visible()
    await host.shot("8-embed")
    await expect(host.page.locator(".rail .badge").first).to_have_text("1")
    await embedded.get_by_role("button", name="A thread").click()
    await guest.sees("hello @Ada")
    await guest.write("in the thread")
    await host.go("A thread")
    await host.sees("in the thread")
    await expect(host.message("hello @Ada")).to_have_class("message pings-me")
    await host.shot("9-thread")
