"""`python -m bot arena`: compares computer players, with confidence intervals."""

import argparse
from typing import TYPE_CHECKING, Any

import msgspec

from bot.catalogue import GAMES, load_game
from bot.host_errors import TooManyNames

if TYPE_CHECKING:
    from bot.records.arena import Entrant


def add_command(commands: Any) -> None:
    """Add `arena` to the command line."""
    command = commands.add_parser("arena", help="let computer players compete, with rotating seats on the same deals")
    command.add_argument("game", help=f"one of: {', '.join(sorted(GAMES))}")
    command.add_argument(
        "--players",
        type=_entrants,
        required=True,
        help="names separated by commas; the last one fills the remaining seats; seeker:50 uses 50 playouts",
    )
    command.add_argument("--seats", type=_positive, help="number of players per game (default: as many as are named)")
    command.add_argument("--games", type=_positive, default=100, help="number of games (default 100)")
    command.add_argument("--seed", type=int, default=1, help="seed of the deals (default 1)")
    command.add_argument("--workers", type=_positive, default=1, help="number of parallel processes (default 1)")
    command.add_argument("--json", action="store_true", help="print the figures as JSON")
    command.set_defaults(run=run)


def _positive(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number of at least 1")
    return int(text)


def _entrants(text: str) -> "tuple[Entrant, ...]":
    named = tuple([_entrant(name) for name in text.split(",") if name])
    if not named:
        raise argparse.ArgumentTypeError("nobody is named")
    return named


def _entrant(text: str) -> "Entrant":
    from bot.records.arena import Entrant  # noqa: PLC0415  # no other command needs it

    name, colon, playouts = text.partition(":")
    return Entrant(name, _positive(playouts) if colon else 0)


def run(arguments: argparse.Namespace) -> int:
    """Play the games and print the result. Raises `TooManyNames`, `BadSeatCount` and `UnknownPlayer`."""
    from bot.records.arena import as_text, hold_matches, plan_matches  # noqa: PLC0415
    from bot.records.simulate import progress_bar  # noqa: PLC0415

    game, named = load_game(arguments.game), arguments.players
    seats = arguments.seats or max(len(named), game.rules.seats[0])
    if len(named) > seats:
        raise TooManyNames(named=len(named), seats=seats)
    entrants = named + named[-1:] * (seats - len(named))
    plan = plan_matches(game, entrants, arguments.games, arguments.seed, {})
    result = hold_matches(plan, arguments.workers, progress_bar(arguments.games))
    print(msgspec.json.encode(result).decode() if arguments.json else as_text(result))  # noqa: T201  # the result
    return 0
