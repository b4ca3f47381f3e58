"""The first lesson: a round of a game for two, and the beginning of the next as the learner likes."""

from bot.games.contract import Answer, Fact, Seat, Seats
from bot.games.declaration import LEARNER, Lesson, LessonStep
from bot.games.notredame.rules.carriage import PRESTIGE
from bot.games.notredame.rules.pieces import Pieces
from bot.games.notredame.rules.play import market_name
from bot.games.notredame.rules.state import State, borough_pieces
from bot.games.notredame.rules.streets import MARKETS

SEATS, RIVAL = 2, 1
SEED = b"lesson 15967"
"""No person on show brings a long question or stops the rats, one Honor is a step away; the rival begins."""

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
"""The rival passes what the learner is to keep, and in the second round both cards against the rats; then it keeps
the Bank if it gets it."""

RATS = ("panel_rats",)
"""What the panel says of the plague, which comes late in the lesson."""

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
    """The lesson with the figures of the game."""

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
    """The market of the learner's borough where the Honor was laid."""
    first = pieces.table(SEATS).homes[LEARNER] * MARKETS
    return market_name(pieces, view.messages.index(PRESTIGE, first))
