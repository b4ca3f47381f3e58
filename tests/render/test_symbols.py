"""The symbols of every painter: small, distinct pictures on light and dark, also for color-blind people."""

import io
import re
from itertools import combinations

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops, ImageStat

from bot.catalogue import GAMES
from bot.pictures.symbols import MOST_BYTES, SIDE, SYMBOL_PATTERN, emoji_name, is_emoji_of
from bot.words.symbols import seat_symbol
from render.norenberc import townsmen
from render.sheet.badges import COLORS
from tests.games.played import load_played
from tests.render.painters import OWN, PAINTERS, PLAIN, painter_of

AS_SHOWN = 22
"""Size of an emoji in a text, in pixels."""
CLIENTS = {"light": (255, 255, 255), "dark": (49, 51, 56)}
"""Backgrounds of text."""


async def painted(name: str, kind: str) -> dict[str, bytes]:
    """Return all symbols of a painter."""
    painter = painter_of(name, kind)
    return {symbol: await painter.paint_symbol(symbol) for symbol in painter.symbols}


def shown_on(png: bytes, ground: tuple[int, int, int]) -> Image.Image:
    """Return a symbol as a client shows it."""
    symbol = Image.open(io.BytesIO(png)).resize((AS_SHOWN, AS_SHOWN), Image.Resampling.LANCZOS)
    text = Image.new("RGBA", symbol.size, ground)
    text.alpha_composite(symbol)
    return text.convert("L")


@pytest.mark.parametrize(("name", "kind"), PAINTERS)
async def test_a_symbol_is_a_small_transparent_picture(name: str, kind: str) -> None:
    """Symbols meet Discord's limits; corners are empty, the middle is not; a second painter paints equal bytes."""
    another = painter_of.__wrapped__(name, kind) if kind == PLAIN else replace(load_played(name)).painter
    for symbol, png in (await painted(name, kind)).items():
        assert png == await another.paint_symbol(symbol)
        assert re.fullmatch(SYMBOL_PATTERN, symbol)
        assert len(png) <= MOST_BYTES
        image = Image.open(io.BytesIO(png))
        assert (image.mode, image.size) == ("RGBA", (SIDE, SIDE))
        see_through = image.getchannel("A")
        assert {see_through.getpixel((x, y)) for x in (0, SIDE - 1) for y in (0, SIDE - 1)} == {0}, symbol
        assert ImageStat.Stat(see_through).mean[0] > 60, symbol


@pytest.mark.parametrize("client", CLIENTS.values(), ids=list(CLIENTS))
@pytest.mark.parametrize(("name", "kind"), PAINTERS)
async def test_a_symbol_is_visible_on_light_and_on_dark(name: str, kind: str, client: tuple[int, int, int]) -> None:
    """At least a tenth of its pixels differ from the background in brightness alone."""
    ground = Image.new("L", (AS_SHOWN, AS_SHOWN), Image.new("RGB", (1, 1), client).convert("L").getpixel((0, 0)))
    for symbol, png in (await painted(name, kind)).items():
        apart = ImageChops.difference(shown_on(png, client), ground).histogram()
        assert sum(apart[80:]) > AS_SHOWN**2 * 0.1, symbol


@pytest.mark.parametrize(("name", "kind"), PAINTERS)
async def test_symbols_are_distinct_without_colors(name: str, kind: str) -> None:
    """Symbols differ in brightness and shape at the size of text."""
    shown = {symbol: shown_on(png, CLIENTS["light"]) for symbol, png in (await painted(name, kind)).items()}
    for one, other in combinations(shown, 2):
        apart = ImageStat.Stat(ImageChops.difference(shown[one], shown[other])).mean[0]
        assert apart > 8, (one, other, apart)


@pytest.mark.parametrize(("name", "kind"), PAINTERS)
async def test_every_player_has_a_symbol(name: str, kind: str) -> None:
    """There are enough shapes for all seats."""
    seats = range(min(COLORS, load_played(name).rules.seats[-1]))
    assert {seat_symbol(seat) for seat in seats} <= {*painter_of(name, kind).symbols}


def test_every_piece_of_norenberc_has_a_symbol() -> None:
    """Pieces include goods, guilds, townsmen, and every symbol in a sentence."""
    game = load_played("norenberc")
    pieces, symbols = getattr(game.rules, "pieces"), painter_of("norenberc", OWN).symbols  # noqa: B009
    assert {*pieces.good_names, *pieces.guild_names, *townsmen.DRAWINGS, "any"} <= {*symbols}


async def test_an_emojis_name_identifies_picture_and_game() -> None:
    """The names of all games' symbols are unique, and each is recognized as its game's."""
    named: dict[str, str] = {}
    for game in GAMES:
        for symbol, png in (await painted(game, OWN)).items():
            name = emoji_name(game, symbol, png)
            assert re.fullmatch(r"[A-Za-z0-9_]{2,8}", name)
            assert is_emoji_of(game, name)
            assert name != emoji_name(game, symbol, png + b"changed")
            assert name not in named, (symbol, named[name])
            named[name] = symbol


@pytest.mark.parametrize("foreign", ["", "party", "beer", "Beer1234", "beer_123", "beerwine", "BEER1234", "beer12345"])
def test_another_applications_emoji_is_not_taken_for_a_symbol(foreign: str) -> None:
    assert not any(is_emoji_of(game, foreign) for game in GAMES)
