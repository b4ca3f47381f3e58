"""The command `picture`: any moment of a game record as a picture."""

import argparse
from importlib import import_module
from pathlib import Path
from typing import Any

from bot.catalogue import load_game
from bot.errors import NoSuchSeat, NoSuchTurn
from bot.games.contract import Step
from bot.pictures.painter import SIZES, THEMES
from bot.records.record import Move, Record, read_record, replay
from bot.words.words import LANGUAGES, Words, plain_rows
from render.sheet.scene import PICTURES, Picture, Scene

OWN_PAGES: dict[str, Picture] = {"round": "round", "scores": "scores"}
"""Moments that have a page of their own; every other shows the board."""


def add_command(commands: Any) -> None:
    """Adds `picture` to the command line."""
    command = commands.add_parser("picture", help="paint a moment of a game record")
    command.add_argument("record", type=Path)
    command.add_argument("--turn", type=int, default=-1, help="after so many answers (default: the last)")
    command.add_argument("--picture", choices=PICTURES, default="", help="what to show (default: what is due there)")
    command.add_argument("--seat", type=int, default=None, help="as this seat sees it (default: as everyone does)")
    command.add_argument("--size", choices=SIZES, default="wide")
    command.add_argument("--theme", choices=THEMES, default="light")
    command.add_argument("--language", choices=LANGUAGES, default=LANGUAGES[0])
    command.add_argument("--names", default="", help="the players' names, with commas between")
    command.add_argument("-o", "--output", type=Path, required=True, metavar="FILE")
    command.set_defaults(run=run)


def run(wishes: argparse.Namespace) -> int:
    """Writes the picture as PNG."""
    record = read_record(wishes.record.read_bytes())
    rules, painter = load_game(record.game).rules, import_module(f"render.{record.game}")
    step = find_step(record, wishes.turn)
    if wishes.seat is not None and wishes.seat not in range(len(record.seats)):
        raise NoSuchSeat(seat=wishes.seat, last=len(record.seats) - 1)
    language = load_game(record.game).words(wishes.language)
    scene = _scene(rules, record, step, wishes, language)
    wishes.output.write_bytes(painter.paint(scene, rules.pieces, language))  # type: ignore[attr-defined]  # a game with a painter has pieces
    return 0


def find_step(record: Record, turn: int) -> Step[Any]:
    """The last step after so many answers that shows a picture, or the last at all."""
    moments: list[tuple[Step[Any], ...]] = []

    def keep(_move: Move | None, steps: tuple[Step[Any], ...]) -> None:
        moments.append(steps)

    replay(load_game(record.game).rules, record, keep)
    if not -len(moments) <= turn < len(moments):
        raise NoSuchTurn(turn=turn, turns=len(moments) - 1)
    shown = [step for step in moments[turn] if step.picture]
    return shown[-1] if shown else moments[turn][-1]


def _scene(rules: Any, record: Record, step: Step[Any], wishes: argparse.Namespace, language: Words) -> Scene:
    named = [name for name in wishes.names.split(",") if name]
    names = (*named, *_seat_names(record)[len(named) :])
    picture: Picture = wishes.picture or OWN_PAGES.get(step.picture, "board")
    return Scene(
        rules.view(step.state, wishes.seat),
        names,
        picture=picture,
        viewer=wishes.seat,
        news=tuple(row for line in step.lines for row in plain_rows(language.tell(line, names))),
        size=wishes.size,
        theme=wishes.theme,
        scores=rules.scores(step.state) if picture == "scores" else (),
        lines=step.lines,
    )


def _seat_names(record: Record) -> tuple[str, ...]:
    return tuple(f"{who.capitalize()} {seat + 1}" for seat, who in enumerate(record.seats))
