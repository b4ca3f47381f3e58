"""Identity and navigation: users, profiles, side by side, threads, pins, themes, lost connections, fault switches."""

import re

import pytest
from playwright.async_api import WebSocketRoute, expect

from bot.sandbox import Sandbox
from tests.player import town_at
from tests.sandbox.page.conftest import IN_ONE_LOOP, Sitting
from tests.sandbox.page.seats import DESKTOP, PHONE, Seat

pytestmark = IN_ONE_LOOP


async def person_menu(seat: Seat) -> None:
    """Open the menu of the user's own profile."""
    await seat.page.get_by_label(re.compile("^You are ")).locator("visible=true").click()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
async def test_one_browser_can_be_several_users(sit: Sitting, size: tuple[int, int]) -> None:
    """The test covers the first screen, a new user, a different user, and a new name, color and language."""
    [seat] = await sit(1, size, path="/")
    await seat.shot("who")
    await seat.page.get_by_role("textbox", name="Name").fill("Zoë")
    await seat.page.get_by_role("button", name="Join").click()
    await expect(seat.page).to_have_title(re.compile("Zoë$"))
    await person_menu(seat)
    await seat.shot("people")
    await seat.page.get_by_role("menuitemradio", name="Bruno").click()
    await expect(seat.page).to_have_title(re.compile("Bruno$"))
    await expect(seat.page).to_have_url(re.compile(r"\?as=\d+#/\d+$"))
    await person_menu(seat)
    await seat.page.get_by_role("menuitem", name="My profile").click()
    dialog = seat.page.locator("dialog")
    await dialog.get_by_role("textbox").first.fill("Bruna")
    await dialog.get_by_role("radio", name="Madder").click()
    await dialog.get_by_role("combobox", name="Language").select_option("it")
    await dialog.get_by_role("checkbox", name="Closed DMs").check()
    await seat.shot("profile")
    await dialog.get_by_role("button", name="Save").click()
    await expect(dialog).to_have_count(0)
    await expect(seat.page).to_have_title(re.compile("Bruna$"))
    await seat.write("ciao")
    await expect(seat.message("ciao").locator(".gutter img.avatar")).to_have_js_property("naturalWidth", 128)
    await seat.page.reload()
    await seat.sees("ciao")
    await seat.page.go_back()


@pytest.mark.usefixtures("showcase")
async def test_all_users_are_shown_side_by_side(sit: Sitting) -> None:
    """Each user has a frame; all see each other's actions."""
    [seat] = await sit(1, (1400, 800), path="/page/table.html?as={id}")
    frames = seat.page.locator("section.seat")
    await expect(frames).to_have_count(3)
    first = seat.page.frame_locator("section.seat >> nth=0 >> iframe")
    third = seat.page.frame_locator("section.seat >> nth=2 >> iframe")
    await first.get_by_role("textbox", name="Message").fill("who plays?")
    await first.get_by_role("button", name="Send", exact=True).click()
    await expect(third.locator(".message", has_text="who plays?")).to_be_visible()
    await seat.page.get_by_role("button", name="Add a person").click()
    await seat.page.get_by_role("menuitem", name="Dario").click()
    await expect(frames).to_have_count(4)
    await seat.page.get_by_role("button", name="Take Ada away").click()
    await expect(frames).to_have_count(3)
    await expect(seat.page.frame_locator("section.seat >> nth=2 >> iframe").locator(".message")).to_have_count(1)
    await seat.shot("side-by-side")


async def test_a_lost_connection_is_restored_automatically(sit: Sitting, hall: Sandbox) -> None:
    """Messages that were sent while the page was disconnected appear."""
    [seat] = await sit()
    routes: list[WebSocketRoute] = []

    def keep(route: WebSocketRoute) -> None:
        routes.append(route)
        route.connect_to_server()

    await seat.page.route_web_socket(re.compile("/people/socket"), keep)
    await seat.page.reload()
    await seat.write("before")
    await routes[-1].close()
    await expect(seat.page.locator(".banner")).to_contain_text("The connection was lost")
    async with town_at(hall.url, 2) as (_, people):
        await people[1].send("meanwhile")
    await seat.sees("meanwhile")
    await expect(seat.page.locator(".banner")).to_contain_text("is not connected")
    await seat.write("after")
    await seat.sees("after")
    assert len(routes) == 2


async def test_if_the_user_is_unknown_the_page_offers_a_choice_of_users(sit: Sitting) -> None:
    """The page is not empty."""
    [seat] = await sit(1, path="/?as=1")
    await expect(seat.page.get_by_role("heading", name="Who are you?")).to_be_visible()


async def test_threads_pins_and_direct_messages_work_without_the_bot(sit: Sitting) -> None:
    """Two users pin, thread and message each other; no bot is connected."""
    host, guest = await sit(2)
    await host.write("read this")
    await host.message("read this").hover()
    await host.page.get_by_role("button", name="More").locator("visible=true").click()
    await host.page.get_by_role("menuitem", name="Pin", exact=True).click()
    await expect(guest.page.locator(".is-notice")).to_contain_text("Ada pinned a message")
    await guest.page.get_by_role("button", name="Pinned messages").click()
    await expect(guest.page.locator("dialog")).to_contain_text("read this")
    await guest.shot("pins")
    await guest.page.keyboard.press("Escape")
    await guest.page.get_by_role("button", name="Threads").click()
    await guest.page.get_by_role("button", name="Start a thread").click()
    await guest.page.get_by_role("textbox", name="Name").fill("Table seven")
    await guest.page.get_by_role("button", name="Start", exact=True).click()
    await expect(guest.page.locator(".top h2")).to_have_text("Table seven")
    await guest.write("here")
    await host.go("Table seven")
    await host.sees("here")
    await guest.page.get_by_role("button", name="Members").click()
    await guest.page.locator(".members .channel", has_text="Ada").click()
    await guest.shot("person")
    await guest.page.get_by_role("button", name="Message", exact=True).click()
    await expect(guest.page.locator(".top h2")).to_have_text("Ada")
    await guest.write("psst")
    await expect(host.page.locator(".rail .badge").first).to_have_text("1")
    await host.page.get_by_role("button", name="Direct messages").click()
    await host.sees("psst")
    await host.shot("private")


async def test_the_owner_creates_and_deletes_a_channel(sit: Sitting) -> None:
    """The other users see both actions at once."""
    host, guest = await sit(2)
    await host.page.get_by_role("button", name="Server", exact=True).click()
    await host.page.get_by_role("menuitem", name="New channel").click()
    await host.page.get_by_role("textbox", name="Name").fill("tavern")
    await host.page.get_by_role("button", name="Create").click()
    await guest.go("tavern")
    await host.page.get_by_role("button", name="Server", exact=True).click()
    await host.page.get_by_role("menuitem", name="Delete #tavern").click()
    await host.page.locator("dialog").get_by_role("button", name="Delete").click()
    await expect(guest.page.locator(".top h2")).to_have_text("lobby")


async def test_the_theme_is_kept(sit: Sitting) -> None:
    """The system's setting is dark; the user chooses light."""
    [seat] = await sit()
    root = seat.page.locator("html")
    await expect(root).to_have_attribute("data-theme", "dark")
    await person_menu(seat)
    await seat.page.get_by_role("menuitem", name="Theme").click()
    await seat.page.get_by_role("menuitemradio", name="Light").click()
    await expect(root).to_have_attribute("data-theme", "light")
    await seat.page.reload()
    await expect(root).to_have_attribute("data-theme", "light")
    await seat.shot("light")


async def test_older_messages_are_loaded_while_scrolling_up(sit: Sitting, hall: Sandbox) -> None:
    """Messages come page by page, and the view does not jump."""
    async with town_at(hall.url, 2) as (_, people):
        for number in range(180):
            await people[number % 2].send(f"message number {number}.")
    [seat] = await sit()
    await seat.sees("message number 179.")
    await expect(seat.page.locator(".message")).to_have_count(50)
    scroller = seat.page.locator(".scroller")
    for known in (100, 150, 180):
        await scroller.evaluate("node => node.scrollTo(0, 100)")
        await expect(seat.page.locator(".message")).to_have_count(known)
    await seat.sees("message number 0.")
    await seat.page.get_by_role("button", name="To the newest").click()
    await expect(seat.message("message number 179.")).to_be_in_viewport()


@pytest.mark.usefixtures("showcase")
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
async def test_fault_switches_are_set_and_removed(sit: Sitting, size: tuple[int, int]) -> None:
    """The effect of a switch is visible in the list of requests."""
    [chat] = await sit(1, size)
    [seat] = await sit(1, size, path="/page/faults.html")
    await seat.page.get_by_role("combobox", name="Kind").select_option("status")
    await seat.page.locator("[name=route]").fill("POST /interactions/*/*/callback")
    await seat.page.locator("[name=status]").fill("500")
    await seat.page.get_by_role("button", name="Set the switch").click()
    await expect(seat.page.locator(".fault")).to_contain_text("status: 500")
    await chat.slash("locale")
    await chat.sees("en-US in en-US")
    await expect(seat.page.locator(".log [data-tone=bad]")).to_contain_text("500")
    await expect(seat.page.locator(".fault")).to_have_count(0)
    await seat.page.get_by_role("combobox", name="Kind").select_option("lag")
    await seat.page.get_by_role("button", name="Set the switch").click()
    await expect(seat.page.get_by_role("alert")).to_contain_text("A fault 'lag' takes")
    await seat.page.locator("[name=seconds]").fill("0.1")
    await seat.page.get_by_role("button", name="Set the switch").click()
    await seat.shot("faults")
    await seat.page.get_by_role("button", name="Remove lag").click()
    await expect(seat.page.get_by_text("No switch is set.")).to_be_visible()
    seat.troubles[:] = [one for one in seat.troubles if "400" not in one]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
async def test_a_fault_switch_can_be_limited_to_one_shard(sit: Sitting, size: tuple[int, int]) -> None:
    """The shard is a number, optionally with the shard count; an invalid one gets an error."""
    [seat] = await sit(1, size, path="/page/faults.html")
    await seat.page.get_by_role("combobox", name="Kind").select_option("deaf")
    for text, shown in (("3", "shard: 3"), ("3/16", "shard: 3, 16")):
        await seat.page.locator("[name=shard]").fill(text)
        await seat.page.get_by_role("button", name="Set the switch").click()
        await expect(seat.page.locator(".fault-words", has_text=re.compile(f"{shown}$"))).to_be_visible()
    await seat.page.locator("[name=shard]").fill("16/16")
    await seat.page.get_by_role("button", name="Set the switch").click()
    await expect(seat.page.get_by_role("alert")).to_contain_text("A shard is a number")
    await seat.shot("shard")
    await expect(seat.page.get_by_role("button", name="Remove deaf")).to_have_count(2)
    seat.troubles[:] = [one for one in seat.troubles if "400" not in one]


async def see_servers(seat: Seat, size: tuple[int, int]) -> None:
    """Bring the server rail into view; on a phone, it is behind a button."""
    if size == PHONE:
        await seat.page.get_by_role("button", name="Servers and channels").click()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
async def test_users_switch_between_servers(hall: Sandbox, sit: Sitting, size: tuple[int, int]) -> None:
    """New servers appear on the rail; the last of many can be reached and shows its unread messages."""
    [seat] = await sit(1, size)
    rail = seat.page.get_by_role("navigation", name="Servers")
    last = rail.get_by_role("button", name="Town 21")
    await seat.write("in the first")
    for number in range(20):
        hall.create_server(f"Town {number + 2}", shard=(number % 16, 16), channels=["square", "lobby"])
    async with town_at(hall.url, 2) as (_, [_, other]):
        other.go_to(next(one["id"] for one in other.servers.values() if one["name"] == "Town 21"))
        await other.send("over here")
    await see_servers(seat, size)
    await expect(rail.get_by_role("button")).to_have_count(22)  # 20 new servers, the first server, and direct messages
    await expect(last).to_have_class(re.compile("is-unread"))
    await seat.shot("rail")
    await last.click()
    await seat.sees("over here")
    await expect(seat.page).to_have_title(re.compile("^#square"))
    await seat.write("hello there")
    await see_servers(seat, size)
    await expect(last).to_be_in_viewport()
    await expect(seat.page.get_by_role("navigation", name="Channels").get_by_role("link")).to_have_count(2)
    await seat.shot("there")
    await rail.get_by_role("button", name="The Guildhall").click()
    await seat.sees("in the first")
