"""A worker process for computers and replays: `python -m bot.tables.worker 10` answers requests from stdin.

Requests and replies are MessagePack with a length prefix. The process ends when its input ends, so that it never
outlives the bot, even after a crash.
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
"""Size of the length prefix in bytes."""
READY = b""
"""The first message from a process, sent when it accepts requests."""
LEAST_WORLDS = 4
"""Minimum number of simulated worlds for winning chances."""
STANDS_BACK, STANDS_LAST = 10, 19
"""Unix niceness: of processes that users wait for, and of searching processes."""


class AnswerRequest(Struct, frozen=True, tag=True):
    """A question for a computer player, with the seat's view."""

    game: str
    rules: str
    """The package with the game's rules."""
    figures: bytes
    """The rules' numbers that the table started with, packed."""
    computer: str
    view: bytes
    prompt: Prompt
    chance: Chance
    halvings: int = 0
    """How often a searching computer's budget is halved because other requests wait."""


class JudgeRequest(Struct, frozen=True, tag=True):
    """A request to judge the answers to a question, from its seat's view."""

    game: str
    rules: str
    figures: bytes
    view: bytes
    prompt: Prompt
    chance: Chance
    effort: float
    """Budget as a fraction of the searching player's budget for one decision."""
    wanted: tuple[Answer, ...] = ()
    """Answers to judge in any case, however bad."""
    chains: tuple[Chain, ...] = ()
    """Chains to compare only with each other; empty for all promising answers."""


class AdviceRequest(Struct, frozen=True, tag=True):
    """A request for a hint, from the seat's view."""

    game: str
    rules: str
    figures: bytes
    view: bytes
    prompt: Prompt
    chance: Chance
    effort: float = 0.0
    """Budget as a fraction of the searching player's budget for one decision."""
    seconds: float = 0.0
    """Time limit for the advice in seconds."""


class ForecastRequest(Struct, frozen=True, tag=True):
    """A request for winning chances, from a public view."""

    game: str
    rules: str
    figures: bytes
    view: bytes
    chance: Chance
    effort: float
    """Budget as a fraction of the searching player's budget for one decision."""


class ReplayRequest(Struct, frozen=True, tag=True):
    """A record to replay, and the lookup; the record holds all secrets of its game."""

    game: str
    rules: str
    figures: bytes
    record: Record
    lookup: Lookup


Request: TypeAlias = AnswerRequest | JudgeRequest | AdviceRequest | ForecastRequest | ReplayRequest
"""All kinds of requests."""


class Reply(Struct, frozen=True):
    """The result of a request, or the name of its error."""

    answer: Answer = ()
    error: str = ""
    judgements: tuple[Judgement, ...] = ()
    """Judgements of answers, best first."""
    advice: Advice | None = None
    chances: tuple[float, ...] = ()
    """Winning chances by seat."""
    found: bytes = b""
    """The packed result of a replay."""
    seconds: float = 0.0
    """CPU time in seconds."""


def frame(message: bytes) -> bytes:
    """Prefix a message with its length."""
    return len(message).to_bytes(LENGTH, "big") + message


def decide(request: Request) -> Reply:
    """Answer a request; after an error, return only its name, since its text might contain secrets."""
    begin = time.process_time()
    try:
        game = _load(request.game, request.rules, request.figures)
        return replace(_find_out(game, request), seconds=time.process_time() - begin)
    except Exception as error:  # noqa: BLE001  # after any error the next request can be answered
        return Reply(error=type(error).__name__)


def _find_out(game: Game, request: Request) -> Reply:
    if isinstance(request, ReplayRequest):
        return Reply(found=run_lookup(game, request.record, request.lookup))
    view = decode(game.rules, request.view)
    if isinstance(request, AnswerRequest):
        return _think(game, view, request)
    if isinstance(request, AdviceRequest):
        return Reply(advice=_advise(game, view, request))
    return _weigh(game, view, request) if isinstance(request, JudgeRequest) else _foresee(game, view, request)


def _think(game: Game, view: Any, thought: AnswerRequest) -> Reply:
    """Return a computer's answer."""
    play = game.computer(thought.computer)
    if isinstance(play, Seeker):
        budget = max(1, play.playouts >> thought.halvings)
        return Reply(tuple(play.answer(view, thought.prompt, thought.chance, budget)))
    return Reply(tuple(play(view, thought.prompt, thought.chance)))


def _weigh(game: Game, view: Any, asked: JudgeRequest) -> Reply:
    """Judge the answers to a question by simulated games."""
    seeker = seeker_of(game)
    playouts, guide = max(1, round(asked.effort * seeker.playouts)), game.guide
    if asked.chains:
        return Reply(judgements=seeker.compare(view, asked.chance, asked.chains, playouts, guide=guide))
    found = seeker.judge(view, asked.prompt, asked.chance, playouts, guide=guide, wanted=asked.wanted)
    return Reply(judgements=found)


def _advise(game: Game, view: Any, asked: AdviceRequest) -> Advice:
    """Return suggestions for a player. Raises `OutOfTime`."""
    seeker, late = seeker_of(game), time.monotonic() + asked.seconds
    thought, playouts = search.Thought(view, asked.prompt, asked.chance), round(asked.effort * seeker.playouts)
    return advise(seeker, thought, playouts, guide=game.guide, is_late=lambda: time.monotonic() > late)


def _foresee(game: Game, view: Any, asked: ForecastRequest) -> Reply:
    """Estimate each seat's winning chance by simulated games of quick computers."""
    seeker = seeker_of(game)
    worlds = max(LEAST_WORLDS, round(asked.effort * seeker.playouts))
    return Reply(chances=foresee(seeker, forecast(seeker, view, asked.chance, worlds)))


def seeker_of(game: Game) -> Seeker:
    """Return the searching player of a game; if it has none, one built on its best quick computer."""
    return find_seeker(game.declaration) or Seeker(game.rules, game.computer(game.best_computer))


@lru_cache(MOST_FIGURES)
def _load(name: str, rules: str, figures: bytes) -> Game:
    return make_game(name, Home(rules, "", Path()), figures)


def main(stands_back: int) -> None:
    """Answer requests until the input ends."""
    for name in ("SIGINT", "SIGTERM"):  # the bot shuts down first and closes the connection to Discord
        signal.signal(getattr(signal, name), signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(stands_back)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # output printed by a computer must not mix with replies
    questions: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(sys.stdin.buffer, questions), daemon=True).start()
    decoder: msgpack.Decoder[Request] = msgpack.Decoder(Request)
    encoder = msgpack.Encoder()
    _say(answers, READY)
    while True:
        _say(answers, encoder.encode(decide(decoder.decode(questions.get()))))


def _say(answers: BinaryIO, message: bytes) -> None:
    with suppress(BrokenPipeError):  # the bot is gone; the listening thread ends this process
        answers.write(frame(message))
        answers.flush()


def _listen(source: BinaryIO, questions: "SimpleQueue[bytes]") -> None:
    """Read requests in a separate thread, so that the end of the input stops even an endless computation."""
    while length := source.read(LENGTH):
        questions.put(source.read(int.from_bytes(length, "big")))
    os._exit(0)


if __name__ == "__main__":
    main(int(sys.argv[1]))
