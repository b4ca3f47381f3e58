"""What can be ordered in Notre Dame: which cards to keep and to play, whom to hire, and what follows from it."""

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
from bot.games.orders import Instruction, Laid, Occasion, Shelf, first_possible
from bot.games.telling import say_sentence

BEST = "best"
"""Whatever the computer would do."""
KINDS = ("draft", "play", "hire", "friend", "take", "plague")
"""What can be ordered for a round."""
ASIDE = ("friend", "take")
"""What only follows from a card or a person."""
_OF_ASK = {
    "draft": "draft",
    "card": "play",
    "hire": "hire",
    "friend": "friend",
    "hotel": "take",
    "maid": "take",
    "plague": "plague",
}
"""By question: what was ordered for it; all other questions follow from a card or a person."""

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
"""Every sentence of orders, with its facts in order."""

say_order = partial(say_sentence, ORDER_SENTENCES)
"""A line of the table above."""


def _coming(view: State, seat: Seat) -> list[str]:
    """What of this round is still to come for a seat, what is asked now among it."""
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
    """Whether it is too late to order more: the last question about it is asked."""
    asked = seat in view.waiting if view.phase in (DRAFT, PLAGUE) else seat == view.acting
    is_last = view.phase in (HIRING, PLAGUE) or view.turn == LAPS
    phases = {DRAFT: ("draft",), LAP: ("play", "friend"), HIRING: ("hire", "take"), PLAGUE: ("plague",)}
    return asked and is_last and kind in phases.get(view.phase, ())


class NotreDameForesight:
    """What can be ordered, with the figures of the game."""

    conditions = ("draft", "play", "hire")

    def __init__(self, pieces: Pieces) -> None:
        self.pieces = pieces
        self._patron = Patron(pieces)

    def occasions(self, view: State, seat: Seat) -> Iterator[Occasion]:
        """The rest of this round, and the draft of the next."""
        this, after = view.round, view.round + 1
        for kind in _coming(view, seat):
            title = say_order(f"occasion-{kind}", this)
            yield Occasion(f"r{this}.{kind}", title, _is_now(view, seat, kind), kind in ASIDE)
        if view.phase in (DRAFT, LAP, HIRING, PLAGUE) and after <= self.pieces.all_rounds:
            for kind in ("draft", "play"):
                yield Occasion(f"r{after}.{kind}", say_order(f"occasion-{kind}", after))

    def shelves(self, view: State, _seat: Seat, occasion: str) -> tuple[Shelf, ...]:
        """One list of preferences."""
        kind = occasion.rpartition(".")[2]
        instructions = [_read(kind, instruction) for instruction in (*self._offered(view, kind), BEST)]
        return (Shelf(say_order(f"shelf-{kind}"), tuple(instructions)),)

    def _offered(self, view: State, kind: str) -> Iterable[str]:
        if kind == "hire":
            return (*[self.pieces.person_names[person] for person in view.persons], NONE)
        return {"draft": CARDS, "play": CARDS, "take": RESOURCES}.get(kind, SECTORS)

    def read(self, view: State, _seat: Seat, occasion: str, instruction: str) -> Instruction:
        """An instruction as things are now; a person who is not on show does not come."""
        kind = occasion.rpartition(".")[2]
        return _read(kind, instruction, instruction in (*self._offered(view, kind), BEST))

    def advise(self, view: State, seat: Seat, occasion: str) -> tuple[str, ...]:
        """The computer's preferences as things are now."""
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

    def answer(self, view: State, prompt: Prompt, laid: Laid) -> Answer | None:
        """By the preferences for the decision; what follows from it and was not ordered is the computer's choice."""
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
        """By the phase of the round."""
        return view.phase is {"draft": DRAFT, "play": LAP, "hire": HIRING}[condition]


def _fitting(instruction: str, prompt: Prompt) -> Answer | None:
    """The instruction itself, or as much of a thing as the hotel gives."""
    twice = f"{instruction}+{instruction}"
    return first_possible((twice, instruction), prompt.options)


def _read(kind: str, instruction: str, can_happen: bool = True) -> Instruction:
    if instruction in (BEST, NONE):
        return Instruction(instruction, say_order(f"instruction-{instruction}"), can_happen)
    fact = (instruction,) if kind == "take" else instruction
    return Instruction(instruction, say_order(f"instruction-{kind}", fact), can_happen)
