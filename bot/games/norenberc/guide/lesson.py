"""The first lesson: one round of a two-player game with each action once, then an action that the learner chooses."""

from bot.games.contract import Answer, Fact, Seat, Seats
from bot.games.declaration import LEARNER, Lesson, LessonStep
from bot.games.norenberc.rules.pieces import Pieces
from bot.games.norenberc.rules.scoring import score_game
from bot.games.norenberc.rules.state import State

RIVAL = 1
SEED = b"lesson 54690"
"""A seed with expensive Beer, cheap Pastries, two affordable guests at the Shoemakers, and a rival who acts first."""

SCRIPT: dict[tuple[Seat, str], Answer] = {
    (LEARNER, "r1.t1.plan"): ("brewers", "bakers", "shoemakers"),
    (RIVAL, "r1.t1.plan"): ("brewers", "bakers"),
    (RIVAL, "r1.t1.brewers.act"): ("buy",),
    (RIVAL, "r1.t1.brewers.buy"): ("beer.1", "beer.2"),
    (RIVAL, "r1.t1.bakers.act"): ("sell",),
    (RIVAL, "r1.t2.plan"): (),
}
"""The scripted plans and answers; the learner's first plan is scripted too, so the lesson begins with an action.

In the end the rival has the most Beer and no Pastries, and does not compete with the learner's last agent.
"""

STEPS = (
    LessonStep("welcome", "board"),
    LessonStep("sell", "board", until="r1.t1.bakers", wanted={"act": ("sell",)}, hides=("panel_race", "panel_roof")),
    LessonStep(
        "buy", until="r1.t1.shoemakers", wanted={"act": ("buy",), "buy": ("pastries.1", "pastries.2", "pastries.3")}
    ),
    LessonStep("recruit", until="r1.t2", wanted={"act": ("recruit",)}),
    LessonStep("alone", until="r2.t1"),
    LessonStep("favorites", "round"),
    LessonStep("points", "player"),
)


def make_lesson(pieces: Pieces) -> Lesson:
    """Return the lesson for a game with these numbers."""

    def tell(view: State) -> dict[str, Fact]:
        brewers, bakers, *_ = (house.workshop[0].value for house in view.guilds)
        first, second, third = pieces.scoring.places
        return {
            "rival": Seats((RIVAL,)),
            "rounds": pieces.rounds,
            "beer": brewers,
            "pastry": bakers,
            "number": pieces.limits.buy,
            "income": pieces.income.everyone,
            "first": first,
            "second": second,
            "third": third,
            "crests": pieces.scoring.crests[-1],
            "richest": pieces.scoring.richest,
            "every": pieces.scoring.all_guilds,
            "points": score_game(pieces, view)[LEARNER].points,
        }

    return Lesson(2, SEED, SCRIPT, STEPS, tell)
