"""The process that makes one film or page: `python -m render.film.worker`.

The request comes from stdin and the reply goes to stdout, both as MessagePack.
"""

import os
import sys
from pathlib import Path

from msgspec import msgpack

from bot.catalogue import Home, make_game
from bot.pictures.scene import choose_look
from bot.records.film_request import FilmKind, FilmReply, FilmRequest
from render.film.encode import make_film
from render.film.page import make_page
from render.film.reel import make_reel

NICENESS = 10
"""Unix niceness of the process: clicks come first."""


def make(request: FilmRequest) -> FilmReply:
    """Make what is requested. Raises `NotOver` and `BrokenRecord`."""
    home = Home(request.rules, request.painter, Path(request.data))
    game = make_game(request.game, home, request.figures)
    reel = make_reel(game, request.record, request.names, request.language)
    if request.kind is FilmKind.PAGE:
        return FilmReply(make_page(reel))
    film = make_film(reel, choose_look((request.theme, "")).theme)
    return FilmReply(film.data, film.alt)


def main() -> None:
    """Read a request, and write the reply."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    if not (asked := sys.stdin.buffer.read()):
        return  # the bot was killed before it wrote the request
    reply = msgpack.encode(make(msgpack.decode(asked, type=FilmRequest)))
    try:
        sys.stdout.buffer.write(reply)
        sys.stdout.flush()
    except BrokenPipeError:  # the bot was killed meanwhile
        # without this, the interpreter's flush at exit would fail
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    main()
