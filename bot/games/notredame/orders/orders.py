"""Orders in Notre Dame: cards to keep and play, persons to hire, and answers to the questions that follow."""

from collections.abc import Iterable, Iterator
from functools import partial

from bot.games.chance import Chance
from bot.games.contract import Answer, Prompt, Seat
from bot.games.notredame.players.outlook import Outlook
from bot.games.notredame.players.patron import Patron
from bot.games.notredame.rules.cards import NONE
from bot.games.notredame.rules.pieces import CARD_NUMBERS, CARDS, LAPS, SECTORS, Pieces
from bot.games.notredame.rules.sectors import RESOURCES
from bot.games.notredame.rules.state import DRAFT, HIRING, LAP, PLAGUE, State
from bot.games.orders import Instruction, LayoutCache, Occasion, Shelf, first_possible
from bot.games.step_recorder import say_sentence

BEST = "best"
"""The instruction that leaves the choice to the computer."""
KINDS = ("draft", "play", "hire", "friend", "take", "plague")
"""Kinds of orders for a round."""
ASIDE = ("friend", "take")
"""Kinds of orders for questions that only a card or a person causes."""
_OF_ASK = {
    "draft": "draft",
    "card": "play",
    "hire": "hire",
    "friend": "friend",
    "hotel": "take",
    "maid": "take",
    "plague": "plague",
}
"""By question: its kind of order; questions not listed follow from a card or a person."""

ORDER_SENTENCES: dict[str, tuple[str, ...]] = {
    **{f"occasion-{kind}": ("round",) for kind in KINDS},
    **{f"shelf-{kind}": () for kind in KINDS},
    "instruction-draft": ("card",),
    "instruction-play": ("card",),
    "instruction-hire": ("person",),
    "instruction-friend": ("sector",),
    "instruction-plague": ("sector",),
    "instruction-take": ("things",),
    "instruction-best": (),
    "instruction-none": (),
}
"""Every message of Notre Dame's orders, with the names of its facts in order."""

say_order = partial(say_sentence, ORDER_SENTENCES)
"""Return a line for a message of `ORDER_SENTENCES`."""


def _coming(view: State, seat: Seat) -> list[str]:
    """Return the kinds of orders that a seat can still use this round, including the one for the current question."""
    found = []
    if view.phase is DRAFT and (seat in view.waiting or view.turn < LAPS):
        found.append("draft")
    if view.phase is DRAFT or (view.phase is LAP and (seat in view.waiting or view.turn < LAPS)):
        found.append("play")
    if view.phase in (DRAFT, LAP) or (view.phase is HIRING and seat in view.waiting):
        found += ["hire", "friend", "take"] if "play" in found else ["hire", "take"]
    if view.phase in (DRAFT, LAP, HIRING) or (view.phase is PLAGUE and seat in view.waiting):
        found.append("plague")
    return found


def _is_now(view: State, seat: Seat, kind: str) -> bool:
    """True if the last question that orders of this kind apply to is already open, so no new orders are possible."""
    asked = seat in view.waiting if view.phase in (DRAFT, PLAGUE) else seat == view.acting
    is_last = view.phase in (HIRING, PLAGUE) or view.turn == LAPS
    phases = {DRAFT: ("draft",), LAP: ("play", "friend"), HIRING: ("hire", "take"), PLAGUE: ("plague",)}
    return asked and is_last and kind in phases.get(view.phase, ())


class NotreDameForesight:
    """The orders of Notre Dame, with the numbers of one data file."""

    conditions = ("draft", "play", "hire")

    def __init__(self, pieces: Pieces) -> None:
        self.pieces = pieces
        self._patron = Patron(pieces)

    def occasions(self, view: State, seat: Seat) -> Iterator[Occasion]:
        """Yield occasions for the rest of this round, and for the next draft."""
        this, after = view.round, view.round + 1
        for kind in _coming(view, seat):
            title = say_order(f"occasion-{kind}", this)
            yield Occasion(f"r{this}.{kind}", title, _is_now(view, seat, kind), kind in ASIDE)
        if view.phase in (DRAFT, LAP, HIRING, PLAGUE) and after <= self.pieces.all_rounds:
            for kind in ("draft", "play"):
                yield Occasion(f"r{after}.{kind}", say_order(f"occasion-{kind}", after))

    def shelves(self, view: State, _seat: Seat, occasion: str) -> tuple[Shelf, ...]:
        """Return a single shelf of preferences, which the player ranks."""
        kind = occasion.rpartition(".")[2]
        instructions = [_read(kind, instruction) for instruction in (*self._offered(view, kind), BEST)]
        return (Shelf(say_order(f"shelf-{kind}"), tuple(instructions)),)

    def _offered(self, view: State, kind: str) -> Iterable[str]:
        if kind == "hire":
            return (*[self.pieces.person_names[person] for person in view.persons], NONE)
        return {"draft": CARDS, "play": CARDS, "take": RESOURCES}.get(kind, SECTORS)

    def read(self, view: State, _seat: Seat, occasion: str, instruction: str) -> Instruction:
        """Describe an instruction for the current state; a person who is not on display cannot be hired."""
        kind = occasion.rpartition(".")[2]
        return _read(kind, instruction, instruction in (*self._offered(view, kind), BEST))

    def advise(self, view: State, seat: Seat, occasion: str) -> tuple[str, ...]:
        """Return the computer's present preferences."""
        kind, outlook = occasion.rpartition(".")[2], Outlook(self.pieces, view, seat)
        if kind in ("draft", "play"):
            return tuple(sorted(CARDS, key=lambda card: -outlook.card(CARD_NUMBERS[card])))
        if kind == "hire":
            return self._advise_hiring(view, outlook)
        return (BEST,)

    def _advise_hiring(self, view: State, outlook: Outlook) -> tuple[str, ...]:
        names = [self.pieces.person_names[person] for person in view.persons]
        worths = {name: self._patron.person(outlook, name) for name in names}
        wanted = [name for name in names if worths[name] > outlook.gold * self.pieces.wage]
        return (*sorted(wanted, key=lambda name: -worths[name]), NONE)

    def answer(self, view: State, prompt: Prompt, laid: LayoutCache) -> Answer | None:
        """Answer by the preferences; the computer answers questions about effects that have no order."""
        kind = _OF_ASK.get(prompt.ask)
        decision = {DRAFT: "draft", LAP: "play", HIRING: "hire", PLAGUE: "plague"}[view.phase]
        if f"r{view.round}.{decision}" not in laid:
            return None
        instructions = laid.get(f"r{view.round}.{kind}", (BEST,)) if kind else (BEST,)
        for instruction in instructions:
            found = self._best(view, prompt) if instruction == BEST else _fitting(instruction, prompt)
            if found is not None:
                return found
        return self._best(view, prompt) if kind != decision else None

    def _best(self, view: State, prompt: Prompt) -> Answer:
        return self._patron(view, prompt, Chance(b""))

    def asks(self, view: State, _prompt: Prompt, condition: str) -> bool:
        """True if the round is in the phase that the condition names."""
        return view.phase is {"draft": DRAFT, "play": LAP, "hire": HIRING}[condition]


def _fitting(instruction: str, prompt: Prompt) -> Answer | None:
    """Return the instruction as an answer, with its thing twice if the hotel offers that; None if it is not offered."""
    twice = f"{instruction}+{instruction}"
    return first_possible((twice, instruction), prompt.options)


def _read(kind: str, instruction: str, can_happen: bool = True) -> Instruction:
    if instruction in (BEST, NONE):
        return Instruction(instruction, say_order(f"instruction-{instruction}"), can_happen)
    fact = (instruction,) if kind == "take" else instruction
    return Instruction(instruction, say_order(f"instruction-{kind}", fact), can_happen)
