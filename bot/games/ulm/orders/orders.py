"""Orders in Ulm: which line to push, in which order to act, where to put a seal, and how to use cards."""

from collections.abc import Iterator
from functools import partial

from bot.games.chance import Chance
from bot.games.contract import Answer, Prompt, Seat
from bot.games.orders import Instruction, LayoutCache, Occasion, Shelf, first_possible
from bot.games.step_recorder import say_sentence
from bot.games.ulm.guide.choices import line_made
from bot.games.ulm.guide.shortcuts import usual
from bot.games.ulm.players.skipper import Skipper
from bot.games.ulm.rules.asks import END, ENTER
from bot.games.ulm.rules.board import GATE_NUMBERS, GATES, KIND_NUMBERS, KINDS
from bot.games.ulm.rules.cards import LATER, NOW, PLAY
from bot.games.ulm.rules.pieces import Pieces
from bot.games.ulm.rules.play import Play, gate_name
from bot.games.ulm.rules.state import ACT, NOBODY, OVER, PUSH, State

RICH = "rich"
"""The instruction for the most promising line or quarter."""
MOST, GATE = "most", "gate"
"""Instructions for a line: the one with the most tiles of a kind, or the one that begins at a gate."""
PARTS = ("push", "acts", "quarter", "cards")
"""Kinds of orders for a turn."""
TURNS_AHEAD = 2
"""How many turns ahead a player can give orders."""
_OF_ASK = {"push": "push", "act": "acts", "quarter": "quarter", "way": "cards"}
"""By question: its kind of order; questions not listed follow from these."""

ORDER_SENTENCES: dict[str, tuple[str, ...]] = {
    **{f"occasion-{part}": ("round",) for part in PARTS},
    **{f"shelf-{part}": () for part in PARTS},
    "instruction-most": ("tile",),
    "instruction-gate": ("gate",),
    "instruction-rich_line": (),
    "instruction-rich_quarter": (),
    "instruction-act": ("tile",),
    "instruction-play": (),
    "instruction-end": (),
    "instruction-quarter": ("quarter",),
    "instruction-now": (),
    "instruction-later": (),
}
"""Every message of Ulm's orders, with the names of its facts in order."""

say_order = partial(say_sentence, ORDER_SENTENCES)
"""Return a line for a message of `ORDER_SENTENCES`."""


def _has_played(view: State, seat: Seat) -> bool:
    """True if a seat's turn in this round is over."""
    seats = len(view.players)
    return (seat - view.start) % seats < (view.acting - view.start) % seats


class UlmForesight:
    """The orders of Ulm, with the numbers of one data file."""

    conditions = ("hand", "last")

    def __init__(self, pieces: Pieces) -> None:
        self.pieces = pieces
        self._skipper = Skipper(pieces)

    def occasions(self, view: State, seat: Seat) -> Iterator[Occasion]:
        """Yield occasions for the current turn, and for the next ones."""
        if view.ask == OVER or view.acting == NOBODY:
            return
        is_now = view.acting == seat
        first = view.round + (is_now or _has_played(view, seat))
        coming = range(first, min(first + TURNS_AHEAD, self.pieces.rounds + 1))
        if is_now:
            yield from [self._occasion(part, view.round, is_now=True) for part in PARTS]
        for round_ in coming:
            yield from (self._occasion(part, round_) for part in PARTS)

    def _occasion(self, part: str, round_: int, is_now: bool = False) -> Occasion:
        title = say_order(f"occasion-{part}", round_)
        return Occasion(f"r{round_}.{part}", title, is_now, is_aside=part in ("quarter", "cards"))

    def shelves(self, _view: State, _seat: Seat, occasion: str) -> tuple[Shelf, ...]:
        """Return a single shelf of preferences, which the player ranks."""
        part = occasion.rpartition(".")[2]
        return (
            Shelf(say_order(f"shelf-{part}"), tuple([_read(part, instruction) for instruction in self._offered(part)])),
        )

    def _offered(self, part: str) -> tuple[str, ...]:
        if part == "push":
            return (RICH, *[f"{MOST}.{kind}" for kind in KINDS], *[f"{GATE}.{gate}" for gate in GATES])
        if part == "acts":
            return (*KINDS, PLAY, END)
        return (RICH, *self.pieces.quarter_names) if part == "quarter" else (NOW, LATER)

    def read(self, _view: State, _seat: Seat, occasion: str, instruction: str) -> Instruction:
        """Describe an instruction; the player cannot know yet whether its line will be open."""
        return _read(occasion.rpartition(".")[2], instruction)

    def advise(self, _view: State, _seat: Seat, occasion: str) -> tuple[str, ...]:
        """Recommend the most promising line, and actions that gain before actions that cost."""
        advice = {"push": (RICH,), "acts": ("money", "clear", "seal", "river", "card", END)}
        return advice.get(occasion.rpartition(".")[2], ())

    def answer(self, view: State, prompt: Prompt, laid: LayoutCache) -> Answer | None:
        """Answer by the turn's preferences; the computer chooses the details of each action."""
        part = _OF_ASK.get(prompt.ask)
        instructions = laid.get(f"r{view.round}.{part}", ())
        play = Play(self.pieces, view)
        if prompt.ask == PUSH:
            return _push(play, prompt, instructions)
        if prompt.ask == ACT:
            return first_possible(instructions, prompt.options)
        if not any(f"r{view.round}.{one}" in laid for one in ("push", "acts")):
            return None
        found = None if RICH in instructions[:1] else first_possible(instructions, prompt.options)
        return found or next(iter(usual(play, prompt)), None) or self._skipper(view, prompt, Chance(b"orders"))

    def asks(self, view: State, prompt: Prompt, condition: str) -> bool:
        """True if the player has cards; for "last", true in the last round."""
        return view.round == self.pieces.rounds if condition == "last" else bool(view.players[prompt.seat].hand)


def _push(play: Play, prompt: Prompt, instructions: tuple[str, ...]) -> Answer | None:
    """Follow the first instruction whose line is open."""
    open_gates = [option for option in prompt.options if option.startswith(f"{ENTER}.")]
    for instruction in instructions:
        verb, _, about = instruction.partition(".")
        if verb == GATE and f"{ENTER}.{about}" in open_gates:
            return (f"{ENTER}.{about}",)
        if verb == RICH and (found := usual(play, prompt)):
            return found[0]
        if verb == MOST and (most := _most_of(play, open_gates, KIND_NUMBERS[about])):
            return most
    return None


def _most_of(play: Play, open_gates: list[str], kind: int) -> Answer:
    """Return the gate whose line has the most tiles of a kind; empty if no line has any."""
    counts = {gate: line_made(play, GATE_NUMBERS[gate.removeprefix(f"{ENTER}.")]).count(kind) for gate in open_gates}
    best = max(open_gates, key=lambda gate: counts[gate])
    return (best,) if counts[best] else ()


def _read(part: str, instruction: str) -> Instruction:
    verb, _, about = instruction.partition(".")
    if instruction == RICH:
        return Instruction(
            instruction, say_order("instruction-rich_line" if part == "push" else "instruction-rich_quarter")
        )
    if part == "push":
        return Instruction(
            instruction, say_order(f"instruction-{verb}", gate_name(GATE_NUMBERS[about]) if verb == GATE else about)
        )
    if instruction in KINDS:
        return Instruction(instruction, say_order("instruction-act", instruction))
    return Instruction(
        instruction,
        say_order("instruction-quarter", instruction) if part == "quarter" else say_order(f"instruction-{instruction}"),
    )
