"""The exported page: one HTML file that shows a finished game step by step, without any server."""

import re
from base64 import b64encode
from collections.abc import Iterator
from html import escape
from typing import Any

from msgspec import json
from PIL import Image

from bot.data_folder import DATA
from bot.games.contract import Line
from bot.pictures.rows import tell_rows
from bot.pictures.scene import SIZES, Look, ThemeName
from bot.pictures.sheet import Ring
from bot.words.summaries import gather, put_names
from bot.words.words import plain_rows
from render.canvas.theme import load_theme
from render.film.atlas import ACROSS, SIDE, Atlas, Squares, make_atlas
from render.film.reel import Reel
from render.sheet.rings import EDGE

TEMPLATE = DATA / "bot" / "replay.html"
PAGE_THEMES: tuple[ThemeName, ...] = ("light", "dark")
"""The reader's device chooses one of them."""
LABELS = ("first", "back", "next", "last", "rounds", "step", "keys")
"""The page's own texts: names of buttons and hints."""


def make_page(reel: Reel) -> bytes:
    """Write a finished game as one HTML page."""
    words = reel.words
    title = words.say("film-title", game=words.say("title"), **words.counted("names", reel.winners))
    looks = [Look(theme, size) for theme in PAGE_THEMES for size in SIZES]
    story = {
        "side": SIDE,
        "across": ACROSS,
        "looks": {f"{look.theme}-{look.size}": _show(reel, look) for look in looks},
        "steps": [_tell_step(reel, number) for number in range(len(reel.steps))],
        "rounds": _list_rounds(reel),
        "labels": {label: words.say(f"page-{label}") for label in LABELS},
    }
    facts = words.say("film-facts", rounds=len(reel.rounds), players=len(reel.names))
    filled = {
        "language": words.language,
        "title": escape(title),
        "facts": escape(facts),
        "story": json.encode(story).decode().replace("<", "\\u003c"),
    }
    # in one pass: an inserted text may look like a placeholder, such as a player named %story%
    page = re.sub(rf"%({'|'.join(filled)})%", lambda place: filled[place[1]], TEMPLATE.read_text("utf-8"))
    return page.encode()


def _list_rounds(reel: Reel) -> list[tuple[int, str]]:
    """Return the number and name of each round's first step, then of the last step, which is the result."""
    rounds = [(number, reel.name_round(number)) for number in reel.rounds]
    return [*rounds, (len(reel.steps) - 1, reel.words.say("replay-result"))]


def _show(reel: Reel, look: Look) -> dict[str, Any]:
    """Return the pictures of all steps in one look, with the colors of their rings."""
    colors = load_theme(look.theme, DATA / "bot").colors
    rings = [_find_rings(reel, number, look) for number in range(len(reel.steps))]
    inks = [f"rgb{colors[ink]}" for ink in ("panel", "red")]
    return {**_pack(make_atlas(_paint(reel, look))), "rings": rings, "inks": inks, "edge": EDGE}


def _find_rings(reel: Reel, number: int, look: Look) -> list[Ring]:
    """Return rings around what has changed since the previous step."""
    if not number:
        return []
    return list(reel.game.painter.lay(reel.scene(number, look, number - 1), reel.words).rings)


def _paint(reel: Reel, look: Look) -> Iterator[Image.Image]:
    """Paint every step, without rings, which would make every picture different."""
    for number in range(len(reel.steps)):
        yield reel.paint(reel.scene(number, look))


def _pack(atlas: Atlas) -> dict[str, Any]:
    """Return an atlas as plain values: a picture lists only the squares that differ from the previous picture."""
    sheet = f"data:image/webp;base64,{b64encode(atlas.data).decode()}"
    befores = [None, *atlas.pictures]
    pictures = [_pack_picture(one, before) for one, before in zip(atlas.pictures, befores, strict=False)]
    return {"sheet": sheet, "pictures": pictures}


def _pack_picture(picture: Squares, before: Squares | None) -> dict[str, Any]:
    is_like = before is not None and (before.w, before.h) == (picture.w, picture.h)
    known = before.squares if before and is_like else ()
    new = [(at, square) for at, square in enumerate(picture.squares) if not known or known[at] != square]
    return {"w": picture.w, "h": picture.h, "all": not known, "squares": [number for pair in new for number in pair]}


def _tell_step(reel: Reel, number: int) -> dict[str, Any]:
    """Return the texts of a step: its time, what happened, and a description of the picture."""
    scene = reel.scene(number, Look(), number - 1 if number else None)
    return {
        "when": reel.name_step(number),
        "news": [*_tell_news(reel, reel.steps[number].lines)],
        "alt": reel.game.painter.describe(scene, reel.words),
    }


def _tell_news(reel: Reel, lines: tuple[Line, ...]) -> Iterator[list[str]]:
    """Yield what happened: a heading, which may be empty, and its sentences; in full if the summary is empty."""
    if not gather(lines, reel.words, len(reel.names)):
        yield ["", *tell_rows(reel.words, lines, reel.names)]
    for heading, rows in gather(lines, reel.words, len(reel.names)):
        yield [put_names(row, reel.names) for row in (heading, *(told for row in rows for told in plain_rows(row)))]
