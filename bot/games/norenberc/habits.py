"""How a searching player guesses: purses and plans as players usually have and make them, not as the rules allow."""

from bot.games.chance import Chance
from bot.games.contract import Seat
from bot.games.norenberc.guess import guess_state
from bot.games.norenberc.patient import Patient
from bot.games.norenberc.pieces import Pieces
from bot.games.norenberc.prospect import Prospect
from bot.games.norenberc.state import State

AGENT_SPENDS = 6
"""Talers that an agent costs in the first round, when goods are bought; later on money comes and goes."""
FIRST_SPREAD = 9
"""Talers by which a purse of the first round is more or less than that."""
SPREAD, WIDE_SPREAD = 20, 40
"""Talers that hardly anybody has more of later on; and of two players."""
USUAL = 4
"""Of so many plans one is any plan, the others the one that looks best."""


class UsualHabits:
    """Purses are mostly thin, and plans mostly good."""

    def __init__(self, pieces: Pieces) -> None:
        self.pieces = pieces
        self._patient = Patient(pieces)

    def imagine(self, view: State, seat: Seat, chance: Chance) -> State:
        """Some whole state behind a view, the likelier the more often."""
        return guess_state(self.pieces, view, seat, chance, self)

    def likely_purse(self, state: State, seat: Seat, possible: range, chance: Chance) -> tuple[int, Chance]:
        """In the first round by the agents sent, later on the smaller of two draws."""
        if state.round == 1:
            sent = sum([house.roof[seat] for house in state.guilds])
            more, chance = chance.below(2 * FIRST_SPREAD + 1, "a first purse")
            usual = self.pieces.start.money - AGENT_SPENDS * sent + more - FIRST_SPREAD * (sent > 0)
            return min(max(usual, possible[0]), possible[-1]), chance
        spread = min(len(possible), SPREAD if len(state.players) > 2 else WIDE_SPREAD)
        one, chance = chance.below(spread, "a purse")
        other, chance = chance.below(spread, "a thinner purse")
        return possible[min(one, other)], chance

    def likely_plans(
        self, state: State, seat: Seat, plans: list[tuple[int, ...]], chance: Chance
    ) -> tuple[list[tuple[int, ...]], Chance]:
        """Mostly the plan that a patient player likes best, among those of the fewest cards."""
        is_any, chance = chance.below(USUAL, "a habit")
        if not is_any:
            return plans, chance
        outlook = Prospect(self.pieces, state, seat)
        worths = {guild: self._patient.worth(outlook, guild) for plan in plans for guild in plan}
        fewest = min([len(plan) for plan in plans if plan])
        wanted = [plan for plan in plans if len(plan) == fewest]
        return [max(wanted, key=lambda plan: sum([worths[guild] for guild in plan]))], chance
