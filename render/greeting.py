"""The greeting's picture: a card for every game, each with a part of the game's board."""

import asyncio
from collections.abc import Sequence
from io import BytesIO
from typing import NamedTuple

from PIL import Image

from bot.catalogue import GAMES, Game, load_game
from bot.data_folder import DATA
from bot.games import answers
from bot.games.chance import Chance
from bot.pictures.painter import Urgency
from bot.pictures.scene import Look, Scene
from bot.pictures.sheet import Area, Sheet
from bot.words.words import Words
from render.canvas import fonts
from render.sheet import covers
from render.sheet.arts import open_studio
from render.sheet.layout import Hand, Layout
from render.sheet.page import DECISIONS, least_text
from render.sheet.painter import SheetPainter
from render.sheet.studio import PICTURES

STUDIO = open_studio(DATA / "bot", covers)
GAP = 14
"""Pixels between two cards, and around all of them."""
EDGE = 8
"""Pixels from a card's edge to the part of a board on it."""
RIM = 4
"""Width of a card's golden edge."""
COLUMNS = 3
"""Number of cards side by side on a wide picture."""
ANSWERS = 64
"""Number of answers after which a game's board looks interesting."""
SEED = bytes([7]) * 32
NAMES = ("Anna", "Boris", "Chiara", "Dmitri")
COLORS = 255


class Card(NamedTuple):
    """A game in the picture, with its words and text sizes."""

    game: Game
    words: Words
    title: int
    text: int
    """Size of the text in pixels."""


class Place(NamedTuple):
    """The position of a card, and of the part of a board on it."""

    x: int
    y: int
    w: int
    h: int
    side: int


_in_flight: dict[tuple[str, Look], asyncio.Task[bytes]] = {}


async def paint(language: str, look: Look, urgency: Urgency) -> bytes:
    """Paint all games as PNG; cached, and concurrent calls share one painting task."""
    key = (language, look)
    if (kept := PICTURES.get((STUDIO, key))) is not None:
        return kept
    if key not in _in_flight:
        _in_flight[key] = asyncio.create_task(_paint(language, look, urgency))
        _in_flight[key].add_done_callback(lambda _: _in_flight.pop(key))
    return await asyncio.shield(_in_flight[key])


async def _paint(language: str, look: Look, urgency: Urgency) -> bytes:
    """Paint in parts, so that a more urgent picture waits only for the current part."""
    cards, sheet, places = await STUDIO.in_thread(urgency, _lay_greeting, language, look)
    picture = await STUDIO.in_thread(urgency, _print_sheet, sheet, look)
    for card, place in zip(cards, places, strict=True):
        cover = await STUDIO.in_thread(urgency, _print_cover, card, look, place.side)
        picture.paste(cover, (place.x + EDGE, place.y + EDGE))
    indexed = await STUDIO.in_thread(urgency, _reduce_colors, picture)
    painted = await STUDIO.in_thread(urgency, _encode, indexed)
    PICTURES.put((STUDIO, (language, look)), painted, len(painted))
    return painted


def _lay_greeting(language: str, look: Look) -> tuple[list[Card], Sheet, list[Place]]:
    cards = _make_cards(language, look)
    return cards, *_lay_cards(cards, look)


def _print_sheet(sheet: Sheet, look: Look) -> Image.Image:
    """Print everything but the boards in full color."""
    press = STUDIO.press(look.theme)
    return press.theme.color(press.print(sheet)).crop((1, 0, sheet.w + 1, sheet.h))


def _reduce_colors(picture: Image.Image) -> Image.Image:
    return picture.quantize(COLORS, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)


def _encode(picture: Image.Image) -> bytes:
    file = BytesIO()
    picture.save(file, "PNG", optimize=True)
    return file.getvalue()


def _make_cards(language: str, look: Look) -> list[Card]:
    games = [(game, game.words(language)) for game in map(load_game, GAMES)]
    title, text, room = (58, 40, 316) if look.size == "wide" else (46, 30, 380)
    least = least_text(DECISIONS[look.size][0], DECISIONS[look.size][2])
    while title > least and any(fonts.width(words.say("title"), "display", title) > room for _, words in games):
        title -= 2  # use one size for all titles, at which the longest title fits
    return [Card(game, words, title, text) for game, words in games]


def lay_games(language: str, look: Look) -> tuple[Sheet, list[Place]]:
    """Lay out the picture without the boards. Returns the sheet and the cards' places."""
    return _lay_cards(_make_cards(language, look), look)


def _lay_cards(cards: Sequence[Card], look: Look) -> tuple[Sheet, list[Place]]:
    w, _, shown = DECISIONS[look.size]
    places = _place_wide(cards, w) if look.size == "wide" else _place_narrow(len(cards), w)
    lay = _lay_column if look.size == "wide" else _lay_row
    areas = [lay(card, place) for card, place in zip(cards, places, strict=True)]
    high = max(place.y + place.h for place in places) + GAP
    return Sheet(w, high, (*_shelves(places, w, high), *areas), least_text(w, shown)), places


def _shelves(places: Sequence[Place], w: int, high: int) -> list[Area]:
    """Return the strips between the cards, as separate areas because areas must not overlap."""
    strips: list[Area] = []
    for y in sorted({place.y for place in places}):
        row = [place for place in places if place.y == y]
        strips.append(Area(0, y - GAP, w, GAP, "shelf", ()))
        edges = [0, *(edge for place in row for edge in (place.x, place.x + place.w)), w]
        strips += [
            Area(left, y, right - left, row[0].h, "shelf", ())
            for left, right in zip(edges[::2], edges[1::2], strict=True)
        ]
    return [*strips, Area(0, high - GAP, w, GAP, "shelf", ())]


def _place_wide(cards: Sequence[Card], w: int) -> list[Place]:
    columns = min(COLUMNS, len(cards))
    wide = (w - GAP * (columns + 1)) // columns
    side = min(wide - 2 * EDGE, 330)
    high = side + EDGE + 162 + 46 * max(len(_wrap_pitch(card, wide - 24, 3)) for card in cards)
    return [
        Place(GAP + at % columns * (wide + GAP), GAP + at // columns * (high + GAP), wide, high, side)
        for at in range(len(cards))
    ]


def _place_narrow(cards: int, w: int) -> list[Place]:
    side, wide = 184, w - 2 * GAP
    high = side + 2 * EDGE
    return [Place(GAP, GAP + at * (high + GAP), wide, high, side) for at in range(cards)]


def _lay_column(card: Card, place: Place) -> Area:
    """Lay out title, pitch and facts below the part of the board."""
    layout, middle, foot = Layout(), place.w / 2, 66
    y, room = place.side + EDGE + 42, place.w - 24
    layout.write(card.words.say("title"), (middle, y), Hand(card.title, "red", "panel", "display"), room, anchor="m")
    for at, line in enumerate(_wrap_pitch(card, room, 3)):
        layout.write(line, (middle, y + 56 + at * 46), Hand(card.text, "ink", "panel"), room, anchor="m")
    _lay_facts(layout, card, (24, place.h - foot / 2, place.w - 48))
    return Area(place.x, place.y, place.w, place.h, "card", (foot,), tuple(layout.pieces), RIM)


def _lay_row(card: Card, place: Place) -> Area:
    """Lay out title, pitch and facts beside the part of the board."""
    layout, x, foot = Layout(), place.side + 2 * EDGE + 10, 48
    room = place.w - x - 16
    layout.write(card.words.say("title"), (x, 38), Hand(card.title, "red", "panel", "display"), room)
    for at, line in enumerate(_wrap_pitch(card, room, 2)):
        layout.write(line, (x, 86 + at * 36), Hand(card.text, "ink", "panel"), room)
    _lay_facts(layout, card, (x, place.h - foot / 2, room))
    return Area(place.x, place.y, place.w, place.h, "card", (foot,), tuple(layout.pieces), RIM)


def _wrap_pitch(card: Card, room: float, most: int) -> list[str]:
    """Break the game's pitch into at most `most` lines."""
    lines = fonts.wrap(card.words.say("game-pitch"), "text", card.text, round(room))
    return lines if len(lines) <= most else [*lines[: most - 1], " ".join(lines[most - 1 :])]


def _lay_facts(layout: Layout, card: Card, place: tuple[float, float, float]) -> None:
    """Write the number of players and the duration."""
    (x, y, room), size = place, card.text
    hand, icon = Hand(size, "banner_ink", "banner"), size * 1.1
    layout.put("people", (), (x, y - icon / 2, icon, icon), "banner")
    layout.write(card.game.players, (x + icon + 10, y), hand)
    if card.game.declaration.minutes:
        text = card.words.say("game-minutes", minutes=card.game.declaration.minutes)
        left = x + room - fonts.width(text, "text", size)
        layout.put("clock", (), (left - icon - 10, y - icon / 2, icon, icon), "banner")
        layout.write(text, (left, y), hand)


def _print_cover(card: Card, look: Look, side: int) -> Image.Image:
    """Print a square part of the game's board in full color, on the game's own press."""
    painter = card.game.painter
    assert isinstance(painter, SheetPainter)  # noqa: S101  # every painter is one
    area = painter.cover(_make_scene(card.game, look), card.words, side)
    press = painter.studio.press(look.theme)
    printed = press.print(Sheet(side, area.h, (area,)))
    return press.theme.color(printed).crop((1, 0, side + 1, side))


def _make_scene(game: Game, look: Look) -> Scene:
    """Return the public view of a sample game after `ANSWERS` answers by computers."""
    rules, play, chance = game.rules, game.computer(game.best_computer), Chance(SEED)
    seats = min(len(NAMES), rules.seats.stop - 1)
    state = answers.begin(rules, seats, chance, answers.complete_options(rules, {}))[-1].state
    for _ in range(ANSWERS):
        if not (prompts := rules.prompts(state)):
            break
        prompt, chance = prompts[0], chance.fork("next")
        picks = play(rules.view(state, prompt.seat), prompt, chance)
        state = answers.answer(rules, state, prompt.seat, prompt.id, picks)[-1].state
    return Scene(rules.view(state, None), NAMES[:seats], look=look)
