"""The first lesson: two turns of a game for two, the first with a seal, the second with tiles and a card."""

from bot.games.contract import Answer, Fact, Seat, Seats
from bot.games.declaration import LEARNER, Lesson, LessonStep
from bot.games.ulm.guide.names import name_effect, space_name
from bot.games.ulm.rules.pieces import Pieces
from bot.games.ulm.rules.scoring import score_game
from bot.games.ulm.rules.state import State

SEATS, RIVAL = 2, 1
SEED = b"lesson 6069"
"""The learner begins; Money, River and Seal are in one line, and later two equal tiles lie on one side."""

SCRIPT: dict[tuple[Seat, str], Answer] = {
    (LEARNER, "r1.s0.1.act"): ("money",),
    (RIVAL, "r1.s1.0.push"): ("enter.left2",),
    (RIVAL, "r1.s1.1.act"): ("money",),
    (RIVAL, "r1.s1.2.act"): ("river",),
    (RIVAL, "r1.s1.3.act"): ("river",),
    (LEARNER, "r2.s0.1.act"): ("river",),
}
"""One action of each of the learner's turns goes by itself, so that two are left to put in order. The rival takes a
coin and sails, which is possible whatever the learner has done."""

STEPS = (
    LessonStep("welcome", "board"),
    LessonStep("area", "grid"),
    LessonStep("first", until="r2.s0", wanted={"push": ("enter.top3",), "quarter": ("crooked_house",)}),
    LessonStep("danube", "river"),
    LessonStep(
        "second", until="r3.s0", wanted={"push": ("enter.top1",), "side": ("bottom",), "card": ("buy.seal.seal",)}
    ),
    LessonStep("town", "quarters"),
    LessonStep("points", "player"),
)


def make_lesson(pieces: Pieces) -> Lesson:
    """The lesson with the figures of the game."""

    def tell(view: State) -> dict[str, Fact]:
        learner, rival = view.players[LEARNER], view.players[RIVAL]
        return {
            "rival": Seats((RIVAL,)),
            "rounds": pieces.rounds,
            "coins": learner.coins,
            "price": pieces.prices.seal,
            "tiles": pieces.prices.card,
            "space": space_name(pieces.river[learner.barge]),
            "theirs": space_name(pieces.river[rival.barge]),
            "last": space_name(pieces.river[-1]),
            "crests": pieces.start.crests,
            "pay": name_effect(pieces.crest_pay, pieces),
            "bonus": pieces.scoring.cathedral,
            "same": pieces.scoring.same,
            "card": pieces.scoring.card,
            "points": score_game(pieces, view)[LEARNER].points,
        }

    return Lesson(SEATS, SEED, SCRIPT, STEPS, tell)
