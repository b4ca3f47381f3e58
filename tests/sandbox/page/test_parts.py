"""Each part of a message is drawn correctly, on a desktop and on the narrowest phone."""

import re

import discord
import pytest
from playwright.async_api import Locator, expect

from tests.sandbox.page.conftest import IN_ONE_LOOP, Sitting
from tests.sandbox.page.seats import DESKTOP, NARROWEST, Seat
from tests.sandbox.page.showcase import ShowcaseBot

pytestmark = [IN_ONE_LOOP, pytest.mark.usefixtures("showcase")]
SIZES = pytest.mark.parametrize("size", [DESKTOP, NARROWEST], ids=["desktop", "phone"])


async def shown(seat: Seat, what: str, inside: str) -> Locator:
    """Use the command `show`; return the message once it has the part with this selector."""
    await seat.slash("show", what=what.title())
    message = seat.page.locator(".message", has=seat.page.locator(inside)).last
    await expect(message).to_be_visible()
    return message


@SIZES
async def test_markdown(sit: Sitting, size: tuple[int, int]) -> None:
    """The test covers styles, blocks, lists, mentions, and a time that updates by itself."""
    [seat] = await sit(1, size)
    message = await shown(seat, "text", "blockquote")
    for tag, words in (("strong", "bold"), ("em", "italic"), ("u", "underlined"), ("s", "struck"), ("code", "code")):
        await expect(message.locator(f".content {tag}").first).to_have_text(words)
    await expect(message.locator(".content code")).to_have_text(["code", "1", "more", re.compile("print")])
    await expect(message.locator("pre")).to_have_text('print("a <b>code</b> block")')
    await expect(message.locator("ul ul li")).to_have_text("inside it")
    await expect(message.locator("ol li")).to_have_text(["one", "two"])
    await expect(message.locator("a.link")).to_have_attribute("rel", re.compile("noopener"))
    await expect(message.locator(".mention")).to_have_text(["@Ada", "lobby", "@everyone", "/game new"])
    await expect(message.locator("time[data-live]")).to_have_text("in 1 minute")
    spoiler = message.locator(".spoiler")
    await seat.shot("text")
    await spoiler.click()
    await expect(spoiler).to_have_class(re.compile("is-shown"))
    await message.locator("button.mention", has_text="/game new").click()
    await expect(seat.page.locator(".command-chip")).to_have_text("/game new")


@SIZES
async def test_buttons(sit: Sitting, size: tuple[int, int]) -> None:
    """The test covers every style, emoji, links, and disabled buttons."""
    [seat] = await sit(1, size)
    message = await shown(seat, "buttons", "[data-custom-id='none:primary']")
    await expect(message.locator("button.button:disabled")).to_have_count(4)
    await expect(message.get_by_role("link", name="Outside")).to_have_attribute("href", "https://example.com/")
    await expect(message.get_by_role("button", name="🎲")).to_be_visible()
    await seat.shot("buttons")


PARTED = """(message) => [...message.querySelectorAll('.emoji-and-space')].filter((tied) => {
  const word = document.createRange();
  word.setStart(tied.nextSibling, 0);
  word.setEnd(tied.nextSibling, 1);
  return word.getBoundingClientRect().top > tied.querySelector('img').getBoundingClientRect().bottom;
}).length"""
"""Script: the number of emojis on a different line than the word to which a no-break space ties them."""


@SIZES
async def test_an_emoji_stays_with_its_word(sit: Sitting, size: tuple[int, int]) -> None:
    """The test breaks lines in every possible place."""
    [seat] = await sit(1, size)
    message = await shown(seat, "emojis", "[data-custom-id='none:buy']")
    await expect(message.locator(".emoji-and-space img")).to_have_count(39)
    await expect(message.locator(".emoji-and-space img").last).to_have_js_property("naturalWidth", 128)
    assert await message.evaluate(PARTED) == 0


@SIZES
async def test_emojis(sit: Sitting, size: tuple[int, int]) -> None:
    """Emojis in texts, buttons and lists are pictures with alt text; an unknown emoji is shown by name."""
    [seat] = await sit(1, size)
    message = await shown(seat, "emojis", "[data-custom-id='none:buy']")
    pictures = message.locator(".container .text-display img.custom-emoji")
    await expect(pictures).to_have_count(2)
    await expect(pictures.first).to_have_attribute("alt", ":beer:")
    await expect(message.locator(".container .text-display")).to_contain_text(":wine: 2 Wine")
    button = message.get_by_role("button", name="Buy 3 Beer", exact=True)
    await expect(button.locator("img.custom-emoji")).to_be_visible()
    await expect(pictures.nth(1)).to_have_js_property("naturalWidth", 128)
    height = await pictures.nth(1).evaluate("(node) => node.getBoundingClientRect().height")
    assert round(height) in (21, 22)
    await message.locator("[data-custom-id='none:good']").click()
    await expect(seat.page.get_by_role("option", name="Beer", exact=True).locator("img.custom-emoji")).to_be_visible()
    await seat.shot("emojis")


@SIZES
async def test_selects(sit: Sitting, size: tuple[int, int]) -> None:
    """The test covers minimum and maximum, search, keyboard, and Esc without a change."""
    [seat] = await sit(1, size)
    message = await shown(seat, "selects", "[data-custom-id='none:plan']")
    plan, keys = message.locator("[data-custom-id='none:plan']"), seat.page.keyboard
    await plan.focus()
    await keys.press("ArrowDown")
    await keys.press("Space")
    done = seat.page.get_by_role("button", name="Done", exact=True)
    await expect(done).to_be_disabled()
    await keys.press("ArrowDown")
    await keys.press("Enter")
    await expect(done).to_be_enabled()
    await seat.shot("select")
    await keys.press("Escape")
    await expect(plan).to_be_focused()
    await expect(plan).to_contain_text("Choose two to four guilds")
    await plan.click()
    await expect(seat.page.get_by_role("listbox")).to_be_visible()
    await seat.page.mouse.click(size[0] / 2, 70)
    await expect(seat.page.get_by_role("listbox")).to_have_count(0)
    await expect(message.locator("[data-custom-id='none:one']")).to_have_text("Smiths")
    await expect(message.locator("[data-custom-id='none:off']")).to_be_disabled()
    who = message.locator("[data-custom-id='none:who']")
    await who.click()
    await seat.page.get_by_role("combobox", name="Search").fill("cla")
    await expect(seat.page.get_by_role("option")).to_have_count(1)
    await keys.press("Enter")
    await seat.page.get_by_role("button", name="Done", exact=True).click()
    await expect(who).to_contain_text("Clara")
    await expect(who).to_have_attribute("aria-busy", "true")


@SIZES
async def test_embeds_and_files(sit: Sitting, size: tuple[int, int]) -> None:
    """The test covers color, fields in rows, pictures, a file to download and a spoiler."""
    [seat] = await sit(1, size)
    message = await shown(seat, "embeds", ".embed")
    await expect(message.locator(".embed")).to_have_count(2)
    await expect(message.locator(".embed-field")).to_have_count(5)
    await expect(message.locator(".embed .thumbnail img")).to_have_js_property("complete", value=True)
    await expect(message.locator(".embed").first).to_have_css("border-left-color", "rgb(217, 164, 65)")
    await seat.shot("embeds")
    message = await shown(seat, "files", ".file-card")
    await expect(message.locator(".file-card")).to_have_count(2)
    hidden = message.locator(".file-card.is-veiled")
    await hidden.click()
    await expect(hidden).to_have_count(0)
    await seat.shot("files")


@SIZES
async def test_layouts(sit: Sitting, size: tuple[int, int]) -> None:
    """The test covers Components V2: container, section, gallery, separator, file, rows, spoiler."""
    [seat] = await sit(1, size)
    message = await shown(seat, "layout", ".container.has-accent")
    await expect(message.locator(".section")).to_have_count(2)
    await expect(message.locator(".gallery .tile")).to_have_count(3)
    await expect(message.locator("hr.separator")).to_have_count(2)
    await expect(message.locator(".file-card")).to_contain_text("rules.txt")
    await message.locator(".container.is-veiled").click()
    await expect(message.locator(".is-veiled")).to_have_count(0)
    await seat.shot("layout")
    await message.get_by_role("button", name="Open picture: Hills number 0").click()
    caption = seat.page.locator("dialog figcaption")
    await expect(caption).to_contain_text("Hills number 0")
    await seat.page.keyboard.press("ArrowRight")
    await expect(caption).to_contain_text("Hills number 1")
    await seat.shot("large")
    await seat.page.keyboard.press("Escape")


async def test_galleries_of_every_size(sit: Sitting) -> None:
    """One to ten pictures fill their rows without a gap."""
    [seat] = await sit(1, (700, 1000))
    await seat.slash("show", what="Galleries")
    await expect(seat.page.locator(".gallery")).to_have_count(10)
    for count in range(1, 11):
        gallery = seat.page.locator(f".gallery[data-count='{count}']")
        await gallery.scroll_into_view_if_needed()
        await expect(gallery.locator("img").first).to_have_js_property("naturalWidth", 160)
        assert await gallery.evaluate(HOLES) < 0.06, f"{count} pictures leave a hole"
    await seat.shot("galleries")


HOLES = """node => {
  const area = (box) => box.width * box.height;
  const areas = [...node.children].map((tile) => area(tile.getBoundingClientRect()));
  const tiles = areas.reduce((one, other) => one + other);
  return 1 - tiles / area(node.getBoundingClientRect());
}"""


async def test_a_forward_shows_the_forwarded_message(sit: Sitting, showcase: ShowcaseBot) -> None:
    """The original's text and embed are below a line that says "Forwarded"."""
    [seat] = await sit()
    channel = showcase.guilds[0].text_channels[0]
    message = await channel.send("**carried** over", embed=discord.Embed(title="A card"))
    await message.forward(channel)
    forward = seat.page.locator(".message", has=seat.page.locator(".forwarded"))
    await expect(forward.locator(".reference")).to_have_text("Forwarded")
    await expect(forward.locator(".forwarded .content strong")).to_have_text("carried")
    await expect(forward.locator(".forwarded .embed")).to_contain_text("A card")
