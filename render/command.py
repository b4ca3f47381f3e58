"""`python -m bot picture`: paints any moment of a game record."""

import argparse
import asyncio
from pathlib import Path
from typing import Any

import msgspec

from bot.catalogue import Game, load_game
from bot.games.contract import Step
from bot.host_errors import NoSuchSeat, NoSuchSight, NoSuchTurn
from bot.pictures.painter import Urgency
from bot.pictures.rows import tell_news
from bot.pictures.scene import SIZES, THEMES, Look, Scene
from bot.pictures.sights import kind_of
from bot.records.record import Record, load_record, replay
from bot.words.words import LANGUAGES, Words


def add_command(commands: Any) -> None:
    """Add `picture` to the command line."""
    command = commands.add_parser("picture", help="paint a moment of a game record")
    command.add_argument("record", type=Path)
    command.add_argument("--turn", type=int, default=-1, help="number of answers before it (default: all)")
    command.add_argument(
        "--sight", default="", metavar="SIGHT", help="what to show, such as player.1 (default: the step's picture)"
    )
    command.add_argument("--seat", type=int, default=None, help="the seat that looks (default: the public)")
    command.add_argument("--size", choices=SIZES, default="wide")
    command.add_argument("--theme", choices=THEMES, default="light")
    command.add_argument("--language", choices=LANGUAGES, default=LANGUAGES[0])
    command.add_argument("--names", default="", help="the players' names, separated by commas")
    command.add_argument("-o", "--output", type=Path, required=True, metavar="FILE")
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Write the picture as PNG. Raises `NoSuchTurn`, `NoSuchSeat` and `NoSuchSight`."""
    record = load_record(arguments.record)
    game = load_game(record.game)
    is_question = kind_of(arguments.sight) in game.painter.decisions
    step = find_step(record, arguments.turn, is_question)
    if arguments.seat is not None and arguments.seat not in range(len(record.seats)):
        raise NoSuchSeat(seat=arguments.seat, last=len(record.seats) - 1)
    sight = arguments.sight or game.painter.sight_for(step.picture, is_last=True)
    known = {*game.painter.sights, *game.guide.sights(game.rules.view(step.state, None))}
    known |= _find_questions(game, step, arguments.seat)
    if sight not in known:
        raise NoSuchSight(sight=sight, known=", ".join(sorted(known)))
    words = game.words(arguments.language)
    scene = _scene(game, record, step, arguments, words)
    picture = game.painter.paint(msgspec.structs.replace(scene, sight=sight), words, Urgency.ANSWER)
    arguments.output.write_bytes(asyncio.run(picture))
    return 0


def _find_questions(game: Game, step: Step[Any], seat: int | None) -> set[str]:
    """Return the sights of a seat's open questions that the painter can draw."""
    prompts = [prompt for prompt in game.rules.prompts(step.state) if prompt.seat == seat]
    named = {game.guide.explain(game.rules.view(step.state, seat), prompt).sight for prompt in prompts}
    return {sight for sight in named if kind_of(sight) in game.painter.decisions}


def find_step(record: Record, turn: int, is_question: bool) -> Step[Any]:
    """Return the last step with a picture after `turn` answers; for a question or without a picture, the last step.

    Raises `NoSuchTurn`.
    """
    moments: list[tuple[Step[Any], ...]] = []

    def keep(_move: object, steps: tuple[Step[Any], ...]) -> None:
        moments.append(steps)

    replay(load_game(record.game).rules, record, keep)
    if not -len(moments) <= turn < len(moments):
        raise NoSuchTurn(turn=turn, turns=len(moments) - 1)
    shown = [step for step in moments[turn] if step.picture and not is_question]
    return shown[-1] if shown else moments[turn][-1]


def _scene(game: Game, record: Record, step: Step[Any], arguments: argparse.Namespace, words: Words) -> Scene:
    """Return the scene of a step as seen from the requested seat."""
    named = [name for name in arguments.names.split(",") if name]
    names = (*named, *_seat_names(record)[len(named) :])
    view = game.rules.view(step.state, arguments.seat)
    return Scene(
        view,
        names,
        viewer=arguments.seat,
        look=Look(arguments.theme, arguments.size),
        news=tuple(tell_news(words, step.lines, names)),
        scores=game.rules.scores(view),
        lines=step.lines,
        seats=len(names),
    )


def _seat_names(record: Record) -> tuple[str, ...]:
    return tuple(f"{who.capitalize()} {seat + 1}" for seat, who in enumerate(record.seats))
