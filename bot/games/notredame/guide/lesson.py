"""The first lesson: one round of a two-player game, then the beginning of the next, which the learner plays freely."""

from bot.games.contract import Answer, Fact, Seat, Seats
from bot.games.declaration import LEARNER, Lesson, LessonStep
from bot.games.notredame.rules.carriage import PRESTIGE
from bot.games.notredame.rules.pieces import Pieces
from bot.games.notredame.rules.play import market_name
from bot.games.notredame.rules.state import State, borough_pieces
from bot.games.notredame.rules.streets import MARKETS

SEATS, RIVAL = 2, 1
SEED = b"lesson 15967"
"""A seed with no person who asks a long question or stops the rats, an Honor one step away, and a rival who begins."""

SCRIPT: dict[tuple[Seat, str], Answer] = {
    (RIVAL, "r1.draft1"): ("bank",),
    (RIVAL, "r1.draft2"): ("park",),
    (RIVAL, "r1.lap1.card"): ("bank",),
    (RIVAL, "r1.lap2.card"): ("park",),
    (RIVAL, "r1.hire"): ("moneylender",),
    (RIVAL, "r2.draft1"): ("notre_dame",),
    (RIVAL, "r2.draft2"): ("bank",),
    (RIVAL, "r2.lap1.card"): ("bank",),
}
"""The scripted answers: the rival passes on the cards that the learner should keep.

In the second round the rival passes on both cards against the rats, and keeps the Bank if the learner passed it on.
"""

RATS = ("panel_rats",)
"""The panel's line about the plague, which the lesson explains late."""

STEPS = (
    LessonStep("welcome", "board"),
    LessonStep("draft", until="r1.draft2", wanted={"draft": ("carriage",)}, hides=RATS),
    LessonStep("pass", until="r1.lap1", wanted={"draft": ("residence",)}, hides=RATS),
    LessonStep("sector", until="r1.lap2", wanted={"card": ("residence",)}, hides=RATS),
    LessonStep(
        "carriage",
        until="r1.hire",
        wanted={"card": ("carriage",), "drive": ("0.3",)},
        offered={"drive": ("0.2", "0.3", "0.4")},
        hides=RATS,
    ),
    LessonStep("hire", until="r2.draft1", hides=RATS),
    LessonStep("plague", "board"),
    LessonStep("alone", until="r2.lap2"),
    LessonStep("points", "player"),
)


def make_lesson(pieces: Pieces) -> Lesson:
    """Return the lesson for a game with these numbers."""

    def tell(view: State) -> dict[str, Fact]:
        learner = view.players[LEARNER]
        return {
            "rival": Seats((RIVAL,)),
            "rounds": pieces.all_rounds,
            "period": pieces.rounds,
            "points": sum(learner.points),
            "market": _own_honor(pieces, view),
            "honor": pieces.message_points[PRESTIGE],
            "rat": learner.rat,
            "track": pieces.limits.track,
            "lost": pieces.plague.points,
            "wage": pieces.wage,
            "empty": borough_pieces(learner).count(0),
            "pool": pieces.table(SEATS).pool,
        }

    return Lesson(SEATS, SEED, SCRIPT, STEPS, tell)


def _own_honor(pieces: Pieces, view: State) -> str:
    """Return the market in the learner's borough that has the Honor."""
    first = pieces.table(SEATS).homes[LEARNER] * MARKETS
    return market_name(pieces, view.messages.index(PRESTIGE, first))
