"""All text from users is shown as text: markup, scripts, right-to-left marks and many emoji."""

import pytest
import pytest_asyncio
from aiohttp import ClientSession
from playwright.async_api import expect

from bot.sandbox import Sandbox
from tests.player import town_at
from tests.sandbox.page.conftest import IN_ONE_LOOP, Sitting
from tests.sandbox.page.seats import DESKTOP, NARROWEST, Seat

pytestmark = IN_ONE_LOOP
NASTY = [
    "<img src=x onerror=alert(1)>",
    "</script><script>alert(1)",
    "\u202eeod nhoJ\u202e",
    "😀" * 32,
    "a" * 32,
    "&lt;b&gt; **bold** `x`",
    '"><svg onload=alert(1)>',
]
LINES = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)> **<b>bold</b>** `<i>code</i>`",
    "[press](javascript:alert(1)) <javascript:alert(1)> [x](data:text/html,alert)",
    "\u202e\u2067right to left\u2069 and back",
    "x" * 1900,
    "||<img src=x onerror=alert(1)>|| <t:99999999999999:R> <t:0:R> <@1> <#2> <@&3> </a:4>",
    ">>> " + "> " * 300,
    "*" * 500 + "_" * 500 + "`" * 300 + "|" * 400,
    "é" + "\u0301" * 300,
]


@pytest_asyncio.fixture(loop_scope="session")
async def crowd(hall: Sandbox) -> None:
    """Seven users with difficult names, who write messages."""
    async with ClientSession() as session:
        for name in NASTY:
            async with session.post(f"{hall.url}/people", json={"name": name}) as answer:
                assert answer.status == 201, await answer.text()
    async with town_at(hall.url, 5 + len(NASTY)) as (_, people):
        for index, line in enumerate(LINES):
            await people[5 + index % len(NASTY)].send(line)
        for one in people[5:]:
            await one.send(f"I am {one.name}, and you are <@{people[0].id}>")


@pytest.mark.usefixtures("crowd", "showcase")
@pytest.mark.parametrize("size", [DESKTOP, NARROWEST], ids=["desktop", "phone"])
async def test_text_from_users_never_becomes_markup(sit: Sitting, size: tuple[int, int]) -> None:
    """Every name and line is shown as written; no script runs, and nothing overflows."""
    [seat] = await sit(1, size)
    seat.page.on("dialog", lambda dialog: seat.troubles.append(f"a script ran: {dialog.message}"))
    await seat.sees(f"I am {NASTY[-1]}")
    for name in NASTY:
        await expect(seat.page.locator(".head .name").get_by_text(name, exact=True).last).to_be_visible()
    await seat.sees("<script>alert(1)</script>")
    await expect(seat.page.locator("script")).to_have_count(1)
    await expect(seat.page.locator(".message a[href^='javascript'], .message a[href^='data']")).to_have_count(0)
    await expect(seat.page.locator(".message img:not(.avatar), .message script, .message svg[onload]")).to_have_count(0)
    await seat.shot("names")
    await look_around(seat)


async def look_around(seat: Seat) -> None:
    """Check that these names are text in mentions, a select and a menu."""
    await seat.field.fill("@<img")
    await expect(seat.page.get_by_role("option")).to_contain_text("<img src=x")
    await seat.shot("mention")
    await seat.page.keyboard.press("Tab")
    await seat.write(await seat.field.input_value() + "look")
    await expect(seat.message("look").locator("button.mention")).to_have_text("@<img src=x onerror=alert(1)>")
    await seat.slash("game choose")
    await seat.page.locator("[data-custom-id='pick:user']").last.click()
    await expect(seat.page.get_by_role("option", name="svg onload")).to_be_visible()
    await seat.shot("select")
    await seat.page.keyboard.press("Escape")
    await seat.page.get_by_label("You are Ada").locator("visible=true").click()
    await expect(seat.page.get_by_role("menuitemradio", name="<script>alert(1)")).to_be_visible()
    await seat.shot("menu")


@pytest.mark.usefixtures("showcase")
async def test_every_page_has_a_strict_content_security_policy(hall: Sandbox) -> None:
    """The policy allows no inline script or style, and nothing from other hosts."""
    async with ClientSession() as session:
        for path in ("/", "/page/faults.html", "/page/table.html", "/page/js/app.js"):
            async with session.get(hall.url + path) as answer:
                policy = answer.headers["Content-Security-Policy"]
                assert "unsafe" not in policy
                assert "http:" not in policy
                assert "default-src 'none'" in policy
