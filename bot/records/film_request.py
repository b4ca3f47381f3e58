"""Requests to the process that paints films and pages, and its replies."""

from enum import StrEnum

from msgspec import Struct

from bot.catalogue import Game
from bot.records.record import Record


class FilmKind(StrEnum):
    """Kinds of files made from a finished game."""

    FILM = "film"
    """An animated picture."""
    PAGE = "page"
    """A page for a browser."""


class FilmRequest(Struct, frozen=True):
    """A finished game to paint; the record holds all secrets of its game."""

    kind: FilmKind
    game: str
    rules: str
    """The package with the game's rules."""
    painter: str
    data: str
    figures: bytes
    """The rules' numbers that the table started with, packed."""
    record: Record
    names: tuple[str, ...]
    language: str
    theme: str


class FilmReply(Struct, frozen=True):
    """The finished file."""

    data: bytes
    alt: str = ""
    """The description of a film."""


def request_film(
    kind: FilmKind, game: Game, record: Record, names: tuple[str, ...], look: tuple[str, str]
) -> FilmRequest:
    """Build a request; `look` is the language and the theme."""
    home = game.home
    return FilmRequest(kind, game.name, home.rules, home.painter, str(home.data), game.figures, record, names, *look)
