"""Which screen somebody plays on: asked once, so that pictures fit it."""

from typing import Any

from discord import ButtonStyle, ui

from bot.pictures.scene import SIZES, Size
from bot.words.words import Words
from cogs.cards.card import Card
from cogs.cards.controls import TABLE, Control, Fact
from cogs.replies.place import Reach

SIZE = Fact("size", "|".join(SIZES))
SCREEN = Control("screen", TABLE, SIZE, reach=Reach.PLAYER)
"""Says on a table's card which pictures fit the clicker's screen."""
OWN_SCREEN = Control("fit", SIZE)
"""Says the same where no table is meant."""
PHONE_FIRST: tuple[Size, ...] = ("narrow", "wide")
"""Whoever has a phone needs the question more."""


def add_screen_question(card: Card, table_id: int, words: Words) -> None:
    """Puts the question on a card of a table."""
    card.add_text(f"-# {words.say('screen-ask')}")
    card.add_row(*[_button(SCREEN, words, size, table_id) for size in PHONE_FIRST])


def own_screen_row(words: Words, chosen: str) -> list[ui.Button[Any]]:
    """The same to change one's mind, with what is chosen now."""
    buttons = [_button(OWN_SCREEN, words, size) for size in PHONE_FIRST]
    for size, button in zip(PHONE_FIRST, buttons, strict=True):
        button.style = ButtonStyle.success if size == chosen else ButtonStyle.secondary
    return buttons


def _button(control: Control, words: Words, size: str, *facts: int) -> ui.Button[Any]:
    return control.button(words.say(f"button-{size}"), ButtonStyle.secondary, *facts, size)
