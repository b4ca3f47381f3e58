"""Cards are sent to Discord as discord.py would send them."""

from typing import Any

from discord import ButtonStyle, PartialEmoji, SelectOption, ui

from cogs.cards.card import ACCENT, Card
from cogs.cards.components import Option, Select, read_emoji
from cogs.cards.controls import BOARD

BEER = "<:beer:1234567890123456789>"


def library_parts() -> list[ui.Item[Any]]:
    """One component of each kind, built by discord.py."""
    options = [SelectOption(label="Beer", value="beer", description="A good", emoji=BEER, default=True)]
    gallery: ui.MediaGallery[Any] = ui.MediaGallery()
    gallery.add_item(media="attachment://board.png", description="The board")
    return [
        ui.TextDisplay("Hello"),
        ui.Separator(),
        gallery,
        ui.ActionRow(
            ui.Button(label="Board", style=ButtonStyle.primary, custom_id="v:1", emoji=PartialEmoji.from_str(BEER)),
            ui.Button(label="Closed", style=ButtonStyle.secondary, custom_id="v:2", disabled=True),
        ),
        ui.ActionRow(ui.Select(custom_id="p", options=options, placeholder="Pick", min_values=0, max_values=1)),
    ]


def own_card() -> Card:
    """A card with the same components as above."""
    card, closed = Card(mark=7), BOARD.button("Closed", ButtonStyle.secondary, 2)
    closed.disabled = True
    card.add_text("Hello")
    card.add_rule()
    card.add_pictures({"board.png": "The board"})
    card.add_row(BOARD.button("Board", ButtonStyle.primary, 1, symbol=BEER), closed)
    card.add_row(Select("p", [Option("Beer", "beer", "A good", read_emoji(BEER), default=True)], "Pick", 0, 1))
    return card


USUAL = {"disabled": False, "spoiler": False, "divider": True, "spacing": 1, "required": True}
"""Default values by field name; lists outside modals ignore `required`."""


def without_usual(part: Any) -> Any:
    """The component without the fields that have default values."""
    if isinstance(part, list):
        return [without_usual(one) for one in part]
    if isinstance(part, dict):
        return {key: without_usual(one) for key, one in part.items() if USUAL.get(key, ...) != one}
    return part


def test_a_card_is_sent_as_the_library_would_send_it() -> None:
    """Only fields with default values are left out."""
    theirs = ui.LayoutView(timeout=None)
    theirs.add_item(ui.Container(*library_parts(), accent_color=ACCENT, id=7))

    assert own_card().to_components() == without_usual(theirs.to_components())  # type: ignore[no-untyped-call]
    assert own_card().has_components_v2()


async def test_the_library_keeps_no_reference_to_a_card() -> None:
    """A click's id contains everything that the handler needs."""
    assert own_card().is_finished()
    assert not own_card().is_dispatchable()


def test_a_card_without_symbols_keeps_its_words() -> None:
    """The symbols are dropped because Discord refuses emojis it does not know."""
    card = own_card()
    card.add_text(f"{BEER}Beer")
    card.drop_symbols()
    assert "emoji" not in str(card.to_components())
    assert card.to_components()[0]["components"][-1] == {"type": 10, "content": "Beer"}
