"""The quick hand for playing on in mind: what `skipper` thinks through, it judges at a glance, one deed at a time."""

from bot.games.chance import Chance
from bot.games.contract import Answer, Prompt
from bot.games.ulm.actions import most_sides
from bot.games.ulm.asks import ENTER
from bot.games.ulm.board import BOARD, CARD, CLEAR, GATE_NUMBERS, MONEY, NO_TILE, RIVER, SEAL, side_gates
from bot.games.ulm.estimate import COIN, TILE
from bot.games.ulm.guess import guess_state
from bot.games.ulm.pieces import Pieces
from bot.games.ulm.play import Ask, Play
from bot.games.ulm.seals import free_quarters, seal_cost
from bot.games.ulm.skipper import FIRST, Search, answers_of
from bot.games.ulm.state import ACT, NOBODY, PUSH, State

A_CARD, A_SEAL, A_STEP = 2.5, 3.0, 1.2
"""What a card bought or played, a seal and a step on the river are worth at a glance."""
OWN_CREST = 1.0
"""What an own family crest at the other end brings."""
USELESS = 0.1
"""What an action is worth that can hardly be used."""


class Deckhand:
    """Answers by a glance at the gates, then by the best deed."""

    def __init__(self, pieces: Pieces) -> None:
        self.pieces = pieces

    def __call__(self, view: State, prompt: Prompt, chance: Chance) -> Answer:
        """The gate whose actions are worth most, then deed by deed."""
        if prompt.ask == PUSH:
            return (self._gate(Play(self.pieces, view), prompt),)
        if prompt.ask == ACT:
            first = [option for option in prompt.options if option in FIRST]
            if first:
                return (first[0],)
        state, search = guess_state(self.pieces, view, prompt.seat, chance), Search(self.pieces, prompt.seat)
        ask = Ask(prompt.ask, prompt.options, prompt.least, prompt.most)
        return max(answers_of(ask), key=lambda answer: search.deed(state, answer))

    def _gate(self, play: Play, prompt: Prompt) -> str:
        gates = [option for option in prompt.options if option.startswith(ENTER)]
        worths = self._worths(play)
        return max(gates, key=lambda option: self._line(play.state, GATE_NUMBERS[option[len(ENTER) + 1 :]], worths))

    def _line(self, state: State, number: int, worths: tuple[list[float], list[float]]) -> float:
        """What the three actions of a line are worth, the second of a kind less than the first."""
        gate, (first, again) = BOARD[number], worths
        line = (state.drawn, state.grid[gate.cells[0]], state.grid[gate.cells[1]])
        worth = OWN_CREST if state.crests[gate.opposite] == state.acting else 0.0
        worth -= OWN_CREST / 2 if state.crests[gate.opposite] not in (NOBODY, state.acting) else 0.0
        for at, kind in enumerate(line):
            worth += again[kind] if kind in line[:at] else first[kind]
        return worth

    def _worths(self, play: Play) -> tuple[list[float], list[float]]:
        """By kind of action, what the first one is worth, and a second one."""
        me, first, again = play.me, [USELESS] * 5, [USELESS] * 5
        first[MONEY] = again[MONEY] = COIN
        sides = sorted([sum([play.state.ring[gate] != NO_TILE for gate in side_gates(side)]) for side in range(4)])
        taken = [*sides[::-1], 0]
        first[CLEAR] = TILE * sum(taken[: most_sides(play)])
        again[CLEAR] = TILE * taken[1]
        cards = len(me.hand) + sum(me.tiles) // 2
        first[CARD] = A_CARD if cards else USELESS
        again[CARD] = A_CARD if cards > 1 else USELESS
        first[RIVER] = again[RIVER] = A_STEP
        cost = seal_cost(play, is_first=True)
        if free_quarters(play, play.state.acting):
            first[SEAL] = A_SEAL if me.coins >= cost else USELESS
            again[SEAL] = A_SEAL if me.coins >= 2 * cost else USELESS
        return first, again
