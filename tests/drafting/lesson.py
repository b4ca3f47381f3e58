"""The first lesson of the drafting game: one card as told, one as one likes."""

from bot.games.contract import Fact, Seats
from bot.games.declaration import LEARNER, Lesson, LessonStep
from tests.drafting.state import State

RIVAL = 1


def tell(view: State) -> dict[str, Fact]:
    """Who plays, and how many cards one has in hand."""
    return {"rival": Seats((RIVAL,)), "cards": len(view.hands[LEARNER])}


LESSON = Lesson(
    seats=2,
    seed=b"lesson 3",
    script={(RIVAL, "r1.t1.pick"): ("plum",), (RIVAL, "r1.t2.pick"): ("plum",)},
    steps=(
        LessonStep("welcome", "board"),
        LessonStep("pick", until="r1.t2", wanted={"pick": ("pear",)}),
        LessonStep("again", "player", until="r1.t3"),
        LessonStep("farewell", "legend"),
    ),
    tell=tell,
)
