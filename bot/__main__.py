"""The command line: `python -m bot COMMAND`.

Modules that only one command needs are imported when it runs; otherwise a bot would keep them in memory for weeks.
"""

import argparse
import asyncio
import os
import sys
from collections.abc import Coroutine
from itertools import groupby
from pathlib import Path
from typing import Any, NoReturn

import msgspec

import bot.records.arena_command
import render.command
import render.film.command
from bot.catalogue import GAMES, MOST_BYTES, Game, find_home, load_game, load_game_from, use_own_figures
from bot.config import PIECES, read_config, read_own_figures
from bot.errors import GameError
from bot.files import read_at_most
from bot.games.contract import Line, Rules, Score, Seats, Step
from bot.host_errors import (
    BadDatabase,
    BrokenRecord,
    DamagedBackup,
    DamagedData,
    DatabaseInUse,
    FileTooLarge,
    NoBackup,
    NoDiscord,
    NoDriver,
    NotMoved,
    OtherShards,
    TargetTaken,
    TooManyNames,
    UnknownOption,
    UnknownPieces,
)
from bot.logs import set_up_logging
from bot.records.record import Move, Undo, game_of, load_record, replay
from bot.service.health import find_problem
from bot.words.words import Words, words_in


def main(arguments: list[str] | None = None) -> int:
    """Run a command; an explainable error is printed on one line, in the system's language.

    Exit status: 0 for success, 1 for a failure or the findings of a check, 2 for invalid arguments.
    """
    parsed = make_parser().parse_args(arguments)
    try:
        if getattr(parsed, "needs_games", True):
            use_own_figures(_own_figures())
        return int(parsed.run(parsed) or 0)
    except GameError as error:
        print(_explain(error), file=sys.stderr)
        return 1 if isinstance(error, FAILURES) else 2
    except BrokenPipeError:
        sys.stderr.close()  # the reader closed the pipe: print nothing more, not even at exit
        return 0
    except OSError as error:
        print(_explain_file(error) if error.filename else error, file=sys.stderr)
        return 2 if error.filename else 1


USUAL_SEATS = 3
"""Default number of players in a simulated game; if the game does not support it, the nearest number is used."""
FAILURES = (
    *(BadDatabase, BrokenRecord, DamagedBackup, DamagedData, DatabaseInUse, FileTooLarge),
    *(NoBackup, NoDiscord, NoDriver, NotMoved, OtherShards, TargetTaken),
)
"""Errors that a retry or a different file may avoid; all other errors are mistakes in the arguments."""


def _words() -> Words:
    """Return the sentences in the system's language, or the default one."""
    spoken = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return words_in(spoken.partition("_")[0])


def _explain(error: GameError) -> str:
    return _words().say(f"error-{error.key}", **error.facts)


def _explain_file(error: OSError) -> str:
    facts = {"file": str(error.filename), "why": type(error).__name__, "detail": str(error.strerror)}
    return _words().say("file-trouble", **facts)


class Parser(argparse.ArgumentParser):
    """Reports errors in a command on one line."""

    def error(self, message: str) -> NoReturn:
        """Exit with status 2."""
        self.exit(2, f"{self.prog}: {message}; --help says more\n")


def make_parser() -> argparse.ArgumentParser:
    """Return the parser of all commands."""
    parser = Parser(prog=_own_name(), description="Guildhall hosts eurogames in Discord channels.")
    parser.set_defaults(run=lambda _arguments: parser.print_help())
    commands = parser.add_subparsers(metavar="COMMAND")
    _add_run(commands)
    _add_sandbox(commands)
    _add_upkeep(commands)
    _add_simulate(commands)
    bot.records.arena_command.add_command(commands)
    _add_replay(commands)
    _add_pieces(commands)
    _add_authoring(commands)
    render.command.add_command(commands)
    render.film.command.add_commands(commands)
    return parser


def _own_name() -> str:
    """Return the command as typed: the installed one, or the module."""
    return "guildhall" if Path(sys.argv[0]).stem == "guildhall" else "python -m bot"


def _add_run(commands: Any) -> None:
    command = commands.add_parser("run", help="run the bot on Discord with the token in .env")
    command.set_defaults(run=_run)


def _add_sandbox(commands: Any) -> None:
    command = commands.add_parser("sandbox", help="play in a local browser without a token or account")
    command.add_argument("--port", type=_port, default=8787)
    command.add_argument("--people", type=_positive, default=3, help="initial number of people (default 3)")
    command.add_argument("--locale", default="en-US", help="their language, such as ru or it (default en-US)")
    command.add_argument("--folder", type=Path, default=Path("sandbox-state"), help="the folder for all data")
    command.add_argument("--no-browser", action="store_true", help="do not open the page")
    command.set_defaults(run=_sandbox)


def _add_upkeep(commands: Any) -> None:
    command = commands.add_parser("backup", help="copy the database, even while the bot is running")
    command.add_argument("file", type=Path)
    command.set_defaults(run=_back_up, needs_games=False)
    command = commands.add_parser("move", help="move a whole database from an SQLite file to PostgreSQL")
    command.add_argument("file", type=Path, metavar="SQLITE-FILE")
    command.add_argument("target", metavar="POSTGRES-URL", help="such as postgresql://user@host/database")
    command.set_defaults(run=_move, needs_games=False)
    command = commands.add_parser("check", help="check the database and replay every stored game")
    command.set_defaults(run=_check)
    command = commands.add_parser("policies", help="write templates of a privacy policy and of terms of use")
    command.add_argument("folder", type=Path, nargs="?", default=Path("docs"), help="the folder (default docs)")
    command.set_defaults(run=_write_policies, needs_games=False)
    command = commands.add_parser("health", help="check that the bot is running and healthy")
    command.set_defaults(run=_tell_health, needs_games=False)


def _add_simulate(commands: Any) -> None:
    command = commands.add_parser("simulate", help="let computer players play many games")
    command.add_argument("game", help=f"one of: {', '.join(sorted(GAMES))}")
    command.add_argument("--seats", type=int, help="number of players (default 3; every number in a report)")
    command.add_argument("--games", type=_positive, default=100, help="number of games (default 100)")
    command.add_argument("--seed", type=int, default=1, help="seed of the games (default 1)")
    command.add_argument("--players", default="", help="one name per seat, separated by commas; random by default")
    command.add_argument("--option", action="append", default=[], metavar="NAME=CHOICE", help="such as bonus=on")
    command.add_argument("--json", action="store_true", help="print the figures as JSON")
    command.add_argument("--report", choices=("stops",), help="stops: how often a game must wait for a player")
    command.add_argument("--record", type=Path, metavar="DIR", help="save each game's record in this folder")
    command.set_defaults(run=_simulate)


def _add_replay(commands: Any) -> None:
    command = commands.add_parser("replay", help="replay a game record and check it")
    command.add_argument("file", type=Path)
    command.set_defaults(run=_replay)


def _add_pieces(commands: Any) -> None:
    command = commands.add_parser("pieces", help="list the assumed figures of a game, or check your own file")
    command.add_argument("game", help=f"one of: {', '.join(sorted(GAMES))}")
    command.add_argument("--file", type=Path, help="the file to check (default: the one in use)")
    command.set_defaults(run=_list_pieces, needs_games=False)


def _add_authoring(commands: Any) -> None:
    command = commands.add_parser("new-game", help="write the folders of a new game into this checkout")
    command.add_argument("name", help="its short name, such as chess")
    command.set_defaults(run=_write_game, needs_games=False)
    command = commands.add_parser("words", help="list the missing sentences of a game")
    command.add_argument("game", help=f"one of: {', '.join(sorted(GAMES))}")
    command.set_defaults(run=_list_missing)


def _positive(text: str) -> int:
    return _whole(text, 1, sys.maxsize)


def _port(text: str) -> int:
    return _whole(text, 0, 65535)


def _whole(text: str, least: int, most: int) -> int:
    if not text.isdecimal() or not least <= int(text) <= most:
        bound = f"at least {least}" if most == sys.maxsize else f"{least} to {most}"
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number of {bound}")
    return int(text)


def _run(_arguments: argparse.Namespace) -> int:
    from bot.service.run import run_bot  # noqa: PLC0415  # other commands need no Discord

    config = read_config()
    set_up_logging(config.log_level, config.log_format, [config.token])
    return _serve(run_bot(config))


def _sandbox(arguments: argparse.Namespace) -> int:
    from bot.service.run import run_sandbox  # noqa: PLC0415

    set_up_logging("INFO")
    opens = not arguments.no_browser
    return _serve(run_sandbox(arguments.port, arguments.people, arguments.locale, arguments.folder, opens))


def _back_up(arguments: argparse.Namespace) -> int:
    from bot.service.maintenance import back_up  # noqa: PLC0415

    asyncio.run(back_up(read_config().database, arguments.file))
    return 0


def _move(arguments: argparse.Namespace) -> int:
    from bot.service.transfer import move  # noqa: PLC0415

    moved = asyncio.run(move(arguments.file, arguments.target))
    facts = {"tables": moved.rows["tables"], "rows": sum(moved.rows.values())}
    print(_words().say("move-done-before" if moved.was_there else "move-done", **facts))
    return 0


def _check(_arguments: argparse.Namespace) -> int:
    from bot.service.maintenance import check  # noqa: PLC0415

    report, words = asyncio.run(check(read_config().database)), _words()
    faults = [words.say("check-damage", damage=report.damage)] if report.damage else []
    faults += [words.say("check-fault", table=table, fault=_explain(error)) for table, error in report.faults.items()]
    print("\n".join(faults) or words.say("check-sound", games=report.games))
    if report.old:
        games = [words.say("check-old-game", table=table, rules=rules) for table, rules in report.old.items()]
        print(words.say("check-old", count=len(games)), ", ".join(games))
    return 1 if faults else 0


def _write_policies(arguments: argparse.Namespace) -> None:
    from bot.service.policies import write_policies  # noqa: PLC0415

    write_policies(arguments.folder)


def _tell_health(_arguments: argparse.Namespace) -> int:
    config = read_config()
    ailment = find_problem(config.database, config.shards)
    print(ailment or "well")
    return 1 if ailment else 0


def _serve(service: Coroutine[Any, Any, None]) -> int:
    """Run a service until it is stopped; if it cannot start, print the reason on one line."""
    from bot.sandbox.loopback import PortTaken  # noqa: PLC0415
    from bot.service.discord_address import WrongPlace  # noqa: PLC0415

    try:
        asyncio.run(service)
    except (WrongPlace, PortTaken) as error:
        print(error, file=sys.stderr)
        return 2 if isinstance(error, WrongPlace) else 1
    except KeyboardInterrupt:
        print()
    return 0


def _simulate(arguments: argparse.Namespace) -> int:
    from bot.records.simulate import as_text, progress_bar, record_keeper, simulate  # noqa: PLC0415

    game = load_game(arguments.game)
    if arguments.report:
        return _report_stops(game, arguments)
    seats = arguments.seats or min(game.rules.seats, key=lambda number: abs(number - USUAL_SEATS))
    named = [name for name in arguments.players.split(",") if name]
    names = named + ["random"] * (seats - len(named))
    if len(names) != seats:
        raise TooManyNames(named=len(named), seats=seats)
    keepers = [progress_bar(arguments.games), *([record_keeper(arguments.record)] if arguments.record else [])]
    options = dict(_read_option(game.rules, option) for option in arguments.option)
    result = simulate(game, names, arguments.games, arguments.seed, options, keepers)
    print(msgspec.json.encode(result).decode() if arguments.json else as_text(result))
    return 0


def _report_stops(game: Game, arguments: argparse.Namespace) -> int:
    from bot.records.stops import count_stops, stops_as_text  # noqa: PLC0415

    counts = [arguments.seats] if arguments.seats else game.rules.seats
    found = [count_stops(game, seats, arguments.games, arguments.seed) for seats in counts]
    print(msgspec.json.encode(found).decode() if arguments.json else stops_as_text(found, arguments.games))
    return 0


def _read_option(rules: Rules[Any], text: str) -> tuple[str, str]:
    known = {f"{option.name}={choice}": (option.name, choice) for option in rules.options for choice in option.choices}
    if text not in known:
        raise UnknownOption(option=text, known=", ".join(known))
    return known[text]


def _own_figures() -> dict[str, Path]:
    """Return the operator's own data files by game. Raises `UnknownPieces`."""
    files, known = read_own_figures(), ", ".join([PIECES + game.upper() for game in GAMES])
    for game in files:
        if game not in GAMES:
            raise UnknownPieces(setting=PIECES + game.upper(), known=known)
    return files


def _list_pieces(arguments: argparse.Namespace) -> int:
    from bot.service.assumptions import find_assumptions  # noqa: PLC0415

    home = find_home(arguments.game)
    file: Path = arguments.file or _own_figures().get(arguments.game, home.figures)
    packed, game, words = read_at_most(file, MOST_BYTES), load_game_from(arguments.game, file), _words()
    assumed = find_assumptions(packed.decode("utf-8"))
    print(words.say("pieces-sound", file=file.name, game=arguments.game, rules=game.rules.version, count=len(assumed)))
    for place, group in groupby(assumed, key=lambda assumption: assumption.place):
        print(f"\n{place}" if place else "")
        for one in group:
            print(words.say("pieces-assumed", line=one.line, what=one.what, why=one.why))
    return 0


def _write_game(arguments: argparse.Namespace) -> int:
    from bot.service.new_game import write_game  # noqa: PLC0415

    files = write_game(arguments.name, Path(__file__).parent.parent)
    print(*files, sep="\n")
    print(_words().say("new-game-done", game=arguments.name, files=len(files)))
    return 0


def _list_missing(arguments: argparse.Namespace) -> int:
    from bot.service.missing_words import find_missing  # noqa: PLC0415

    missing, words = find_missing(load_game(arguments.game)), _words()
    for language, needed in missing.items():
        facts = {"game": arguments.game, "language": language, "count": len(needed)}
        print(words.say("words-missing" if needed else "words-complete", **facts))
        for key, samples in needed.items():
            print(f"  {_line(Line(key, dict(samples)))}")
    return 1 if any(missing.values()) else 0


def _replay(arguments: argparse.Namespace) -> int:
    record = load_record(arguments.file)
    rules = game_of(record).rules
    print(f"{record.game}, rules {record.version}, {len(record.seats)} seats: {', '.join(record.seats)}")
    state = replay(rules, record, _tell)
    if record.scores is None:
        print("The game is still running; the record is sound.")
        return 0
    for score in sorted(rules.scores(state), key=lambda score: score.place):
        _print_score(score)
    return 0


def _tell(move: Move | Undo | None, steps: tuple[Step[Any], ...]) -> None:
    if isinstance(move, Undo):
        print(f"seat {move.seat} takes back all since move {move.kept}")
    elif move and move.prompt:
        print(f"{move.prompt} seat {move.seat}: {' '.join(move.answer) or '-'}")
    elif move:
        print(f"seat {move.seat} goes back")
    for step in steps:
        for line in step.lines:
            print(f"    {_line(line)}")


def _line(line: Line) -> str:
    return " ".join([line.key, *(f"{name}={_fact(fact)}" for name, fact in line.facts.items())])


def _fact(fact: Any) -> str:
    several = fact.seats if isinstance(fact, Seats) else fact
    return ",".join(map(str, several)) if isinstance(several, tuple) else str(several)


def _print_score(score: Score) -> None:
    print(f"{score.place}. seat {score.seat}: {score.points}")
    for reason in score.reasons:
        print(f"    {reason.points:3} {_line(reason.why)}")


if __name__ == "__main__":
    sys.exit(main())
