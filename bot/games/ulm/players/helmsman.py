"""The computer player `helmsman`: quickly evaluates lines, seals and cards, without searching."""

from collections.abc import Callable

from bot.games.chance import Chance
from bot.games.contract import Answer, Prompt
from bot.games.ulm.players.estimate import ability
from bot.games.ulm.players.outlook import SECOND_LOOK, Outlook, count_sides
from bot.games.ulm.rules.asks import BUY, END, ENTER, SWAP, chosen_card
from bot.games.ulm.rules.board import (
    CARD,
    CLEAR,
    GATE_NUMBERS,
    KIND_NUMBERS,
    KINDS,
    MONEY,
    RIVER,
    SEAL,
    SIDES,
    line_of,
    open_lines,
)
from bot.games.ulm.rules.cards import EXTRA, LATER, NOW, PLAY
from bot.games.ulm.rules.pieces import Pieces
from bot.games.ulm.rules.seals import seal_cost
from bot.games.ulm.rules.state import State

LEAST_SWAP = 0.3
"""Minimum gain of a swap in addition to the sparrow's value."""
WORTH_PLAYING = 2.5
"""Cards with a lower gain are kept, as long as enough turns are left to play them."""


class Helmsman:
    """Answers each question by its value in points."""

    def __init__(self, pieces: Pieces) -> None:
        self.pieces = pieces
        self.answers: dict[str, Callable[[Outlook, Prompt], Answer]] = {
            "push": self._push,
            "swap": self._swap,
            "act": self._act,
            "side": self._side,
            "card": self._card,
            "steps": lambda _outlook, prompt: (max(prompt.options, key=int),),
            "quarter": self._by(pieces.quarter_names, lambda outlook, number: outlook.quarter(number)),
            "hand": self._by(pieces.card_names, lambda outlook, number: outlook.played(number)),
            "way": self._way,
            "keep": self._by(pieces.card_names, lambda outlook, number: outlook.played(number)),
            "choose": self._choose,
            "shield": self._by(pieces.shield_names, lambda outlook, number: outlook.shield(number)),
            "descendant": self._by(pieces.descendant_names, lambda _at, number: ability(pieces.descendants[number])),
        }

    def __call__(self, view: State, prompt: Prompt, _chance: Chance) -> Answer:
        """Pick an answer; pay with the first tiles offered."""
        answer = self.answers.get(prompt.ask)
        return answer(Outlook(self.pieces, view, prompt.seat), prompt) if answer else prompt.options[: prompt.least]

    def _by(
        self, names: tuple[str, ...], worth: Callable[[Outlook, int], float]
    ) -> Callable[[Outlook, Prompt], Answer]:
        """Return a function that picks the most valuable piece."""
        numbers = {name: number for number, name in enumerate(names)}
        return lambda outlook, prompt: (max(prompt.options, key=lambda option: worth(outlook, numbers[option])),)

    def _push(self, outlook: Outlook, prompt: Prompt) -> Answer:
        """Choose the best gate, or a swap if a tile from the docks would gain enough more."""
        gates = [option for option in prompt.options if option not in (SWAP, PLAY)]
        if not gates:
            return prompt.options[:1]
        worth, best = self._best_gate(outlook, gates, outlook.view.drawn)
        if SWAP in prompt.options:
            docks = set(outlook.view.docks) - {outlook.view.drawn}
            price = outlook.changes.swap_price * outlook.sparrow + LEAST_SWAP
            if max([self._best_gate(outlook, gates, kind)[0] for kind in docks]) > worth + price:
                return (SWAP,)
        return (best,)

    def _best_gate(self, outlook: Outlook, gates: list[str], drawn: int) -> tuple[float, str]:
        return max([(outlook.gate(GATE_NUMBERS[gate[len(ENTER) + 1 :]], drawn), gate) for gate in gates])

    def _swap(self, outlook: Outlook, prompt: Prompt) -> Answer:
        lines = open_lines(outlook.view.ring)
        gates = [f"{ENTER}.{name}" for name, gate in GATE_NUMBERS.items() if lines >> line_of(gate) & 1]
        return (max(prompt.options, key=lambda kind: self._best_gate(outlook, gates, KIND_NUMBERS[kind])[0]),)

    def _act(self, outlook: Outlook, prompt: Prompt) -> Answer:
        """Take money and tiles first; sail before a seal only if the seal becomes more valuable."""
        options = prompt.options
        for kind in (MONEY, CLEAR):
            if KINDS[kind] in options:
                return (KINDS[kind],)
        river, seal = KINDS[RIVER] in options, KINDS[SEAL] in options
        if seal and not (river and outlook.seal_ahead > outlook.seal_here) and self._seals(outlook):
            return (KINDS[SEAL],)
        if river:
            return (KINDS[RIVER],)
        if KINDS[CARD] in options and max(self._bought(outlook), self._plays(outlook)) > 0:
            return (KINDS[CARD],)
        return (PLAY,) if PLAY in options and self._plays(outlook) > 0 else (END,)

    def _seals(self, outlook: Outlook) -> bool:
        """True if a seal is worth its coins."""
        is_first = not outlook.view.done >> SEAL & 1
        return outlook.seal_here > seal_cost(outlook.play, is_first) * outlook.coin

    def _bought(self, outlook: Outlook) -> float:
        """Return the gain of a purchase."""
        price = outlook.changes.card_price
        return outlook.card - price * outlook.tile if sum(outlook.me.tiles) >= price else 0.0

    def _plays(self, outlook: Outlook) -> float:
        """Return the gain of playing a card now; 0 if a better moment may come later."""
        best = outlook.best_play
        is_pressing = len(outlook.me.hand) > outlook.left
        return best if is_pressing or best >= WORTH_PLAYING else 0.0

    def _side(self, outlook: Outlook, prompt: Prompt) -> Answer:
        """Choose the sides with the most tiles."""
        counts = count_sides(outlook.view.ring)
        ranked = sorted(prompt.options, key=lambda side: -counts[SIDES.index(side)])[: prompt.most]
        return tuple([side for side in prompt.options if side in ranked])

    def _card(self, outlook: Outlook, prompt: Prompt) -> Answer:
        """Choose a purchase, if possible with two tiles of a kind, or a card from the hand."""
        bought, extra = self._bought(outlook), self._plays(outlook) if EXTRA in prompt.options else -1.0
        purchases = [option for option in prompt.options if option != EXTRA]
        if not purchases or extra > bought:
            return (EXTRA,)
        return (max(purchases, key=lambda option: _is_pair(option) * SECOND_LOOK),)

    def _way(self, outlook: Outlook, prompt: Prompt) -> Answer:
        card = chosen_card(outlook.play)
        is_used = NOW in prompt.options and outlook.used(card) > outlook.laid(card)
        return (NOW if is_used else LATER,)

    def _choose(self, outlook: Outlook, prompt: Prompt) -> Answer:
        choice = self.pieces.effects.choices[outlook.view.todo[0][1]]
        words = dict(zip(choice.names, choice.words, strict=True))
        return (max(prompt.options, key=lambda option: outlook.word(words[option])),)


def _is_pair(option: str) -> bool:
    kinds = option.removeprefix(f"{BUY}.").split(".")
    return len(kinds) > 1 and len(set(kinds)) == 1
