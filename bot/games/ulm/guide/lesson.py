"""The first lesson: two turns of a two-player game, the first with a seal, the second with tiles and a card."""

from bot.games.contract import Answer, Fact, Seat, Seats
from bot.games.declaration import LEARNER, Lesson, LessonStep
from bot.games.ulm.guide.names import space_name
from bot.games.ulm.rules.pieces import Pieces
from bot.games.ulm.rules.scoring import score_game
from bot.games.ulm.rules.state import State

SEATS, RIVAL = 2, 1
SEED = b"lesson 6069"
"""A seed: the learner begins; Money, River and Seal are in one line; later two tiles of a kind are on one side."""

SCRIPT: dict[tuple[Seat, str], Answer] = {
    (LEARNER, "r1.s0.1.act"): ("money",),
    (RIVAL, "r1.s1.0.push"): ("enter.left2",),
    (RIVAL, "r1.s1.1.act"): ("money",),
    (RIVAL, "r1.s1.2.act"): ("river",),
    (RIVAL, "r1.s1.3.act"): ("river",),
    (LEARNER, "r2.s0.1.act"): ("river",),
    (LEARNER, "r2.s0.2.act"): ("clear",),
    (LEARNER, "r2.s0.3.act"): ("card",),
    (LEARNER, "r2.s0.5.act"): ("play",),
}
"""The scripted answers: in the second turn the actions are chosen automatically, and only their details are asked.

The rival takes a coin and sails, which is always possible.
"""

STEPS = (
    LessonStep("welcome", "board"),
    LessonStep(
        "push",
        until="act",
        wanted={"push": ("enter.top3",)},
        offered={"push": ("enter.left1", "enter.right3", "enter.top3")},
    ),
    LessonStep(
        "act",
        "river",
        until="r2.s0",
        wanted={"quarter": ("crooked_house",)},
        offered={"act": ("river", "seal")},
    ),
    LessonStep(
        "second",
        until="keep",
        wanted={"push": ("enter.top1",), "side": ("bottom",), "card": ("buy.seal.seal",)},
        offered={"push": ("enter.left1", "enter.top1", "enter.bottom1")},
    ),
    LessonStep("card", "player", until="r3.s0"),
    LessonStep("points", "player"),
)


def make_lesson(pieces: Pieces) -> Lesson:
    """Return the lesson for a game with these numbers."""

    def tell(view: State) -> dict[str, Fact]:
        return {
            "rival": Seats((RIVAL,)),
            "rounds": pieces.rounds,
            "price": pieces.prices.seal,
            "last": space_name(pieces.river[-1]),
            "card": pieces.scoring.card,
            "points": score_game(pieces, view)[LEARNER].points,
        }

    return Lesson(SEATS, SEED, SCRIPT, STEPS, tell)
