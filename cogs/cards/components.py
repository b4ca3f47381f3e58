"""The parts of a card as Discord gets them; discord.py's own objects take ten times as long to make and to write."""

from functools import lru_cache
from typing import TypeAlias

from msgspec import Struct

MOST_EMOJIS = 1_000
"""Emojis that are kept in memory once read."""


class Emoji(Struct, frozen=True):
    """One of the bot's own."""

    name: str
    id: int


class Text(Struct, tag_field="type", tag=10):
    """A paragraph."""

    content: str


class Rule(Struct, tag_field="type", tag=14):
    """A line between paragraphs."""


class Media(Struct):
    """The address of a picture."""

    url: str


class Picture(Struct):
    """One of a gallery, with what it shows in words."""

    media: Media
    description: str


class Gallery(Struct, tag_field="type", tag=12):
    """Pictures."""

    items: list[Picture]


class Button(Struct, tag_field="type", tag=2, omit_defaults=True):
    """A button; its style is the value of a `ButtonStyle`."""

    label: str
    style: int
    custom_id: str
    emoji: Emoji | None = None
    disabled: bool = False


class Option(Struct, omit_defaults=True):
    """One option of a list."""

    label: str
    value: str
    description: str | None = None
    emoji: Emoji | None = None
    default: bool = False


class Select(Struct, tag_field="type", tag=3):
    """A list to pick from."""

    custom_id: str
    options: list[Option]
    placeholder: str
    min_values: int = 1
    max_values: int = 1


Item: TypeAlias = Button | Select


class Row(Struct, tag_field="type", tag=1):
    """Buttons side by side, or one list."""

    components: list[Item]


Part: TypeAlias = Text | Rule | Gallery | Row


class Box(Struct, tag_field="type", tag=17, omit_defaults=True):
    """The frame around all parts of a card; its number says which of a message's boxes it is."""

    components: list[Part]
    accent_color: int
    id: int | None = None


@lru_cache(MOST_EMOJIS)
def read_emoji(mark: str) -> Emoji | None:
    """An emoji as texts write it: "<:coin:123>"; None for an empty text."""
    if not mark:
        return None
    _, name, number = mark.strip("<>").split(":")
    return Emoji(name, int(number))
