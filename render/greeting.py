"""The greeting's picture: a card for every game, with a piece of its board."""

from collections.abc import Sequence
from functools import lru_cache
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

STUDIO = open_studio(DATA / "bot", covers)
GAP = 14
"""Pixels between two cards, and around all of them."""
EDGE = 8
"""Pixels from a card's edge to the piece of board."""
RIM = 4
"""How wide a card's golden edge is."""
COLUMNS = 3
"""Cards side by side on a wide picture."""
ANSWERS = 64
"""Answers after which a game is worth looking at."""
SEED = bytes([7]) * 32
NAMES = ("Anna", "Boris", "Chiara", "Dmitri")
COLORS = 255


class Card(NamedTuple):
    """A game on the picture: its words, and how its text is written."""

    game: Game
    words: Words
    title: int
    text: int
    """Sizes of letters, in pixels."""


class Place(NamedTuple):
    """Where a card is, and its piece of board within the picture."""

    x: int
    y: int
    w: int
    h: int
    side: int


async def paint(language: str, look: Look, urgency: Urgency) -> bytes:
    """All games as PNG, made in the painting thread."""
    return await STUDIO.in_thread(urgency, paint_greeting, language, look)


@lru_cache(32)
def paint_greeting(language: str, look: Look) -> bytes:
    """The same in the caller's thread; the same look and language give the same bytes."""
    cards = _make_cards(language, look)
    sheet, places = _lay_cards(cards, look)
    press = STUDIO.press(look.theme)
    picture = press.theme.color(press.print(sheet)).crop((1, 0, sheet.w + 1, sheet.h))
    for card, place in zip(cards, places, strict=True):
        picture.paste(_print_cover(card, look, place.side), (place.x + EDGE, place.y + EDGE))
    file = BytesIO()
    picture.quantize(COLORS, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).save(file, "PNG", optimize=True)
    return file.getvalue()


def _make_cards(language: str, look: Look) -> list[Card]:
    games = [(game, game.words(language)) for game in map(load_game, GAMES)]
    title, text, room = (58, 40, 316) if look.size == "wide" else (46, 30, 380)
    least = least_text(DECISIONS[look.size][0], DECISIONS[look.size][2])
    while title > least and any(fonts.width(words.say("title"), "display", title) > room for _, words in games):
        title -= 2  # all titles alike, as large as the longest one allows
    return [Card(game, words, title, text) for game, words in games]


def lay_games(language: str, look: Look) -> tuple[Sheet, list[Place]]:
    """The picture without the pieces of boards, and where the cards are."""
    return _lay_cards(_make_cards(language, look), look)


def _lay_cards(cards: Sequence[Card], look: Look) -> tuple[Sheet, list[Place]]:
    w, _, shown = DECISIONS[look.size]
    places = _place_wide(cards, w) if look.size == "wide" else _place_narrow(len(cards), w)
    lay = _lay_column if look.size == "wide" else _lay_row
    areas = [lay(card, place) for card, place in zip(cards, places, strict=True)]
    high = max(place.y + place.h for place in places) + GAP
    return Sheet(w, high, (*_shelves(places, w, high), *areas), least_text(w, shown)), places


def _shelves(places: Sequence[Place], w: int, high: int) -> list[Area]:
    """What is seen between the cards: strips, since areas never lie on each other."""
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
    """Title, pitch and facts below the piece of board."""
    layout, middle, foot = Layout(), place.w / 2, 66
    y, room = place.side + EDGE + 42, place.w - 24
    layout.write(card.words.say("title"), (middle, y), Hand(card.title, "red", "panel", "display"), room, anchor="m")
    for at, line in enumerate(_wrap_pitch(card, room, 3)):
        layout.write(line, (middle, y + 56 + at * 46), Hand(card.text, "ink", "panel"), room, anchor="m")
    _lay_facts(layout, card, (24, place.h - foot / 2, place.w - 48))
    return Area(place.x, place.y, place.w, place.h, "card", (foot,), tuple(layout.pieces), RIM)


def _lay_row(card: Card, place: Place) -> Area:
    """The same beside the piece of board."""
    layout, x, foot = Layout(), place.side + 2 * EDGE + 10, 48
    room = place.w - x - 16
    layout.write(card.words.say("title"), (x, 38), Hand(card.title, "red", "panel", "display"), room)
    for at, line in enumerate(_wrap_pitch(card, room, 2)):
        layout.write(line, (x, 86 + at * 36), Hand(card.text, "ink", "panel"), room)
    _lay_facts(layout, card, (x, place.h - foot / 2, room))
    return Area(place.x, place.y, place.w, place.h, "card", (foot,), tuple(layout.pieces), RIM)


def _wrap_pitch(card: Card, room: float, most: int) -> list[str]:
    """What the game feels like, in as many lines as there is room for."""
    lines = fonts.wrap(card.words.say("game-pitch"), "text", card.text, round(room))
    return lines if len(lines) <= most else [*lines[: most - 1], " ".join(lines[most - 1 :])]


def _lay_facts(layout: Layout, card: Card, place: tuple[float, float, float]) -> None:
    """How many may play, and how long it takes."""
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
    """A square piece of the game's board in full color, by the game's own press."""
    painter = card.game.painter
    assert isinstance(painter, SheetPainter)  # noqa: S101  # every painter is one
    area = painter.cover(_make_scene(card.game, look), card.words, side)
    press = painter.studio.press(look.theme)
    printed = press.print(Sheet(side, area.h, (area,)))
    return press.theme.color(printed).crop((1, 0, side + 1, side))


def _make_scene(game: Game, look: Look) -> Scene:
    """A position of a game between quick players, as everyone sees it."""
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
