"""The first lesson of the drafting game: the learner keeps a given card, then one of their choice."""

from bot.games.contract import Fact, Seats
from bot.games.declaration import LEARNER, Lesson, LessonStep
from tests.drafting.state import State

RIVAL, THIRD = 1, 2


def tell(view: State) -> dict[str, Fact]:
    """Return the facts of the lesson's sentences: the rival and the number of cards in hand."""
    return {"rival": Seats((RIVAL,)), "cards": len(view.hands[LEARNER])}


LESSON = Lesson(
    seats=3,
    seed=b"lesson 27",
    script={
        (RIVAL, "r1.t1.pick"): ("fig",),
        (THIRD, "r1.t1.pick"): ("apple",),
        (RIVAL, "r1.t2.pick"): ("pear",),
        (THIRD, "r1.t2.pick"): ("plum",),
    },
    steps=(
        LessonStep("welcome", "board"),
        LessonStep("pick", until="r1.t2", wanted={"pick": ("pear",)}),
        LessonStep("again", "player", until="r1.t3"),
        LessonStep("farewell", "legend"),
    ),
    tell=tell,
)
