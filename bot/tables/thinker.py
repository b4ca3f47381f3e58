"""A process in which computers think: `python -m bot.tables.thinker` answers questions from its standard input.

A question and its answer are MessagePack, each with its length before it. It ends when its input does, so that it
never outlives the bot, however that went down.
"""

import os
import signal
import sys
import threading
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from queue import SimpleQueue
from typing import BinaryIO

from msgspec import Struct, msgpack

from bot.catalogue import MOST_FIGURES, Game, Home, make_game
from bot.games.chance import Chance
from bot.games.contract import Answer, Prompt, decode

LENGTH = 4
"""Bytes that say how long a message is."""
READY = b""
"""What it says once it can be asked."""
STANDS_BACK = 10
"""How far it stands back, by Unix's scale, where people wait for the same processor."""


class Thought(Struct, frozen=True):
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


class Reply(Struct, frozen=True):
    """Its answer, or the name of the error that kept it from giving one."""

    answer: Answer = ()
    error: str = ""


def frame(message: bytes) -> bytes:
    """A message with its length before it."""
    return len(message).to_bytes(LENGTH, "big") + message


def decide(thought: Thought) -> Reply:
    """What a computer answers; nothing of an error but its name, since the rest might tell secrets."""
    try:
        game = _load(thought.game, thought.rules, thought.figures)
        view = decode(game.rules, thought.view)
        return Reply(tuple(game.computer(thought.computer)(view, thought.prompt, thought.chance)))
    except Exception as error:  # noqa: BLE001  # whatever a computer does, the next question can be answered
        return Reply(error=type(error).__name__)


@lru_cache(MOST_FIGURES)
def _load(name: str, rules: str, figures: bytes) -> Game:
    return make_game(name, Home(rules, "", Path()), figures)


def main() -> None:
    """Answers until there is nobody to ask."""
    for name in ("SIGINT", "SIGTERM"):  # the bot ends first, and has a word with Discord before
        signal.signal(getattr(signal, name), signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(STANDS_BACK)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a computer prints is no answer
    questions: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(sys.stdin.buffer, questions), daemon=True).start()
    decoder, encoder = msgpack.Decoder(Thought), msgpack.Encoder()
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
    main()
