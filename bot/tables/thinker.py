"""A worker process that thinks and replays: `python -m bot.tables.thinker 10` answers questions from its input.

A question and its answer are MessagePack, each with its length before it. It ends when its input does, so that it
never outlives the bot, however that went down.
"""

import os
import signal
import sys
import threading
import time
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from queue import SimpleQueue
from typing import Any, BinaryIO, TypeAlias

from msgspec import Struct, msgpack
from msgspec.structs import replace

from bot.catalogue import MOST_FIGURES, Game, Home, make_game
from bot.games import search
from bot.games.advice import Advice, advise, forecast, foresee
from bot.games.chance import Chance
from bot.games.contract import Answer, Chain, Prompt, decode
from bot.games.search import Judgement, Seeker, find_seeker
from bot.records.lookups import Lookup, run_lookup
from bot.records.record import Record

LENGTH = 4
"""Bytes that say how long a message is."""
READY = b""
"""What it says once it can be asked."""
LEAST_WORLDS = 4
"""Worlds at least in which it is played on to say who will win."""
STANDS_BACK, STANDS_LAST = 10, 19
"""How far it stands back, by Unix's scale, where people wait for the same processor; and where computers search."""


class Thought(Struct, frozen=True, tag=True):
    """A question to a computer, with all that it may know."""

    game: str
    rules: str
    """The package with the game's rules."""
    figures: bytes
    """Those that the table began with, packed."""
    computer: str
    view: bytes
    prompt: Prompt
    chance: Chance
    halvings: int = 0
    """How often the budget of a searching computer is halved, since others wait."""


class Weighing(Struct, frozen=True, tag=True):
    """A question of which somebody wants to know what its answers are worth, with all that its seat may know."""

    game: str
    rules: str
    figures: bytes
    view: bytes
    prompt: Prompt
    chance: Chance
    effort: float
    """How much is spent on it, in parts of what the searching player spends on a decision."""
    wanted: tuple[Answer, ...] = ()
    """Answers that are judged in any case, however bad."""
    chains: tuple[Chain, ...] = ()
    """Ways to answer that are compared with each other alone; none: all that may be good."""


class Advising(Struct, frozen=True, tag=True):
    """A question to which a person wants a hint, with all that their seat may know."""

    game: str
    rules: str
    figures: bytes
    view: bytes
    prompt: Prompt
    chance: Chance
    effort: float = 0.0
    """How much is spent on it, in parts of what the searching player spends on a decision."""
    seconds: float = 0.0
    """Seconds until the advice must be there."""


class Foreseeing(Struct, frozen=True, tag=True):
    """A position as everybody knows it, of which somebody wants to know who will win."""

    game: str
    rules: str
    figures: bytes
    view: bytes
    chance: Chance
    effort: float
    """How much is spent on it, in parts of what the searching player spends on a decision."""


class Replaying(Struct, frozen=True, tag=True):
    """A record to replay, and the question about it; the record holds all secrets of its game."""

    game: str
    rules: str
    figures: bytes
    record: Record
    lookup: Lookup


Request: TypeAlias = Thought | Weighing | Advising | Foreseeing | Replaying
"""What can be asked."""


class Reply(Struct, frozen=True):
    """Its answer, or the name of the error that kept it from giving one."""

    answer: Answer = ()
    error: str = ""
    judgements: tuple[Judgement, ...] = ()
    """What answers are worth, the best first."""
    advice: Advice | None = None
    chances: tuple[float, ...] = ()
    """By seat: how likely it is to win."""
    found: bytes = b""
    """What a replay has found, packed."""
    seconds: float = 0.0
    """Time of a processor that it took."""


def frame(message: bytes) -> bytes:
    """A message with its length before it."""
    return len(message).to_bytes(LENGTH, "big") + message


def decide(request: Request) -> Reply:
    """What is asked; nothing of an error but its name, since the rest might tell secrets."""
    begin = time.process_time()
    try:
        game = _load(request.game, request.rules, request.figures)
        return replace(_find_out(game, request), seconds=time.process_time() - begin)
    except Exception as error:  # noqa: BLE001  # whatever a computer does, the next question can be answered
        return Reply(error=type(error).__name__)


def _find_out(game: Game, request: Request) -> Reply:
    if isinstance(request, Replaying):
        return Reply(found=run_lookup(game, request.record, request.lookup))
    view = decode(game.rules, request.view)
    if isinstance(request, Thought):
        return _think(game, view, request)
    if isinstance(request, Advising):
        return Reply(advice=_advise(game, view, request))
    return _weigh(game, view, request) if isinstance(request, Weighing) else _foresee(game, view, request)


def _think(game: Game, view: Any, thought: Thought) -> Reply:
    """What a computer answers."""
    play = game.computer(thought.computer)
    if isinstance(play, Seeker):
        budget = max(1, play.playouts >> thought.halvings)
        return Reply(tuple(play.answer(view, thought.prompt, thought.chance, budget)))
    return Reply(tuple(play(view, thought.prompt, thought.chance)))


def _weigh(game: Game, view: Any, asked: Weighing) -> Reply:
    """What the answers to a question are worth, by playing on from it."""
    seeker = seeker_of(game)
    playouts, guide = max(1, round(asked.effort * seeker.playouts)), game.guide
    if asked.chains:
        return Reply(judgements=seeker.compare(view, asked.chance, asked.chains, playouts, guide=guide))
    found = seeker.judge(view, asked.prompt, asked.chance, playouts, guide=guide, wanted=asked.wanted)
    return Reply(judgements=found)


def _advise(game: Game, view: Any, asked: Advising) -> Advice:
    """Suggestions for a person. Raises `OutOfTime`."""
    seeker, late = seeker_of(game), time.monotonic() + asked.seconds
    thought, playouts = search.Thought(view, asked.prompt, asked.chance), round(asked.effort * seeker.playouts)
    return advise(seeker, thought, playouts, guide=game.guide, is_late=lambda: time.monotonic() > late)


def _foresee(game: Game, view: Any, asked: Foreseeing) -> Reply:
    """How likely each seat wins, by playing on with quick computers from what everybody knows."""
    seeker = seeker_of(game)
    worlds = max(LEAST_WORLDS, round(asked.effort * seeker.playouts))
    return Reply(chances=foresee(seeker, forecast(seeker, view, asked.chance, worlds)))


def seeker_of(game: Game) -> Seeker:
    """The searching player of a game, or one that stands on its best quick computer."""
    return find_seeker(game.declaration) or Seeker(game.rules, game.computer(game.best_computer))


@lru_cache(MOST_FIGURES)
def _load(name: str, rules: str, figures: bytes) -> Game:
    return make_game(name, Home(rules, "", Path()), figures)


def main(stands_back: int) -> None:
    """Answers until there is nobody to ask."""
    for name in ("SIGINT", "SIGTERM"):  # the bot ends first, and has a word with Discord before
        signal.signal(getattr(signal, name), signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(stands_back)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a computer prints is no answer
    questions: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(sys.stdin.buffer, questions), daemon=True).start()
    decoder: msgpack.Decoder[Request] = msgpack.Decoder(Request)
    encoder = msgpack.Encoder()
    _say(answers, READY)
    while True:
        _say(answers, encoder.encode(decide(decoder.decode(questions.get()))))


def _say(answers: BinaryIO, message: bytes) -> None:
    with suppress(BrokenPipeError):  # nobody listens any more, which the other thread sees too
        answers.write(frame(message))
        answers.flush()


def _listen(source: BinaryIO, questions: "SimpleQueue[bytes]") -> None:
    """Beside the thinking, so that the end of the bot ends also what would think for ever."""
    while length := source.read(LENGTH):
        questions.put(source.read(int.from_bytes(length, "big")))
    os._exit(0)


if __name__ == "__main__":
    main(int(sys.argv[1]))
