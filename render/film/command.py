"""`python -m bot film` and `python -m bot export`: a finished game's record as a film, or as a page for a browser."""

import argparse
from pathlib import Path
from typing import Any

from bot.pictures.scene import THEMES
from bot.records.record import game_of, load_record
from bot.words.words import LANGUAGES
from render.film.reel import Reel, make_reel


def add_commands(commands: Any) -> None:
    """Add `film` and `export` to the command line."""
    command = commands.add_parser("film", help="make a film of a finished game's record")
    _add_record(command, "the film: .webp, .gif or .avif")
    command.add_argument("--theme", choices=THEMES, default=THEMES[0])
    command.set_defaults(run=write_film)
    command = commands.add_parser("export", help="make a page for any browser of a finished game's record")
    _add_record(command, "the page, such as game.html")
    command.set_defaults(run=write_page)


def _add_record(command: argparse.ArgumentParser, output: str) -> None:
    command.add_argument("record", type=Path)
    command.add_argument("--language", choices=LANGUAGES, default=LANGUAGES[0])
    command.add_argument("--names", default="", help="the players' names, separated by commas")
    command.add_argument("-o", "--output", type=Path, required=True, metavar="FILE", help=output)


def write_film(arguments: argparse.Namespace) -> int:
    """Write a film. Raises `NotOver`, `BrokenRecord` and `NoCodec`."""
    from render.film.encode import codec_of, make_film  # noqa: PLC0415  # other commands need no Pillow

    ending = arguments.output.suffix
    codec_of(ending)
    reel = _read(arguments)
    film = make_film(reel, arguments.theme, ending)
    arguments.output.write_bytes(film.data)
    print(reel.words.say("film-written", file=arguments.output.name, frames=film.frames, bytes=len(film.data)))  # noqa: T201
    return 0


def write_page(arguments: argparse.Namespace) -> int:
    """Write a page. Raises `NotOver` and `BrokenRecord`."""
    from render.film.page import make_page  # noqa: PLC0415

    reel = _read(arguments)
    page = make_page(reel)
    arguments.output.write_bytes(page)
    print(reel.words.say("page-written", file=arguments.output.name, steps=len(reel.steps), bytes=len(page)))  # noqa: T201
    return 0


def _read(arguments: argparse.Namespace) -> Reel:
    record = load_record(arguments.record)
    named = [name for name in arguments.names.split(",") if name]
    names = (*named, *record.seat_names[len(named) :])[: len(record.seats)]
    return make_reel(game_of(record), record, names, arguments.language)
