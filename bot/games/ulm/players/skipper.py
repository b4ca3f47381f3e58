"""`Skipper`, a computer player that executes orders: it searches the rest of the turn for the best outcome."""

from collections.abc import Iterator

from bot.games.chance import Chance
from bot.games.contract import Answer, Prompt, Seat
from bot.games.ulm.players.estimate import estimate
from bot.games.ulm.rules.asks import ASKS, END, SWAP
from bot.games.ulm.rules.board import CLEAR, KINDS, MONEY
from bot.games.ulm.rules.cards import PLAY
from bot.games.ulm.rules.guess import guess_state
from bot.games.ulm.rules.pieces import Pieces
from bot.games.ulm.rules.play import Ask, Play
from bot.games.ulm.rules.state import ACT, OVER, PUSH, State
from bot.games.ulm.rules.turn import take_answer

FIRST = (KINDS[MONEY], KINDS[CLEAR])
"""Actions done before all others: they can only make the others better."""
LEAST_GAIN = 0.2
"""Minimum gain of a swap in addition to the sparrow's value."""


class Skipper:
    """Answers after searching the rest of the turn in a guessed state."""

    def __init__(self, pieces: Pieces) -> None:
        self.pieces = pieces

    def __call__(self, view: State, prompt: Prompt, chance: Chance) -> Answer:
        """Return the answer with the best continuation; in a tie, the first of them."""
        state = guess_state(self.pieces, view, prompt.seat, chance)
        search = Search(self.pieces, prompt.seat)
        if prompt.ask == PUSH:
            return search.push(state)
        ask = Ask(prompt.ask, prompt.options, prompt.least, prompt.most)
        return max(answers_of(ask), key=lambda answer: search.after(state, answer))


def answers_of(ask: Ask) -> Iterator[Answer]:
    """Yield every single option, and the answer with the most options."""
    for option in ask.options:
        yield (option,)
    if ask.most > 1:
        yield ask.options[: ask.most]


class Search:
    """Searches for the best end of a seat's turn."""

    def __init__(self, pieces: Pieces, seat: Seat) -> None:
        self.pieces = pieces
        self.seat = seat

    def push(self, state: State) -> Answer:
        """Return the best gate, or a swap if a tile from the docks would gain enough more."""
        best, worth = self._best_gate(state)
        if SWAP in ASKS[PUSH](Play(self.pieces, state)).options and self._best_swap(state) > worth + LEAST_GAIN:
            return (SWAP,)
        return (best,)

    def _best_gate(self, state: State) -> tuple[str, float]:
        options = [option for option in ASKS[PUSH](Play(self.pieces, state)).options if option not in (SWAP, PLAY)]
        worths = {option: self.after(state, (option,)) for option in options}
        best = max(worths, key=lambda option: worths[option])
        return best, worths[best]

    def _best_swap(self, state: State) -> float:
        swapping = self._take(state, (SWAP,))
        if swapping.ask == PUSH:  # only one kind was offered, so it was taken without a question
            return self._best_gate(swapping)[1]
        options = ASKS[swapping.ask](Play(self.pieces, swapping)).options
        return max([self._best_gate(self._take(swapping, (option,)))[1] for option in options])

    def after(self, state: State, answer: Answer) -> float:
        """Return the value of the turn after an answer."""
        return self._worth(self._take(state, answer))

    def _take(self, state: State, answer: Answer) -> State:
        play = Play(self.pieces, state.copy())
        take_answer(play, None, answer)
        return play.state

    def _worth(self, state: State) -> float:
        """Return the value of the turn's best continuation."""
        if state.acting != self.seat or state.ask == OVER:
            return estimate(self.pieces, state, self.seat)
        if state.ask == PUSH:
            return self._best_gate(state)[1]
        if state.ask != ACT:
            return self._best_action(state)[0]
        options = [option for option in ASKS[ACT](Play(self.pieces, state)).options if option != END]
        tried = [option for option in options if option in FIRST][:1] or options
        return max(
            [estimate(self.pieces, state, self.seat), *[self.after(state, (option,)) for option in tried]],
        )

    def _best_action(self, state: State) -> tuple[float, State]:
        """Complete the current action in the way that is best for it alone; only then search the rest of the turn."""
        leaves = list(self._leaves(state))
        best = max(leaves, key=lambda leaf: estimate(self.pieces, leaf, self.seat))
        return self._worth(best), best

    def _leaves(self, state: State) -> Iterator[State]:
        """Yield every way in which the current action can end."""
        for answer in answers_of(ASKS[state.ask](Play(self.pieces, state))):
            after = self._take(state, answer)
            if after.acting != self.seat or after.ask in (PUSH, ACT, OVER):
                yield after
            else:
                yield from self._leaves(after)
