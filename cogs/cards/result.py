"""How a game was won and what made the difference, and the result of one player."""

from bot.games.contract import Line, Score, Seat, lead_over
from bot.tables.status import Status
from bot.tables.table import Table
from bot.words.words import Words
from cogs.replies.names import marked_names, text_names
from cogs.replies.phrases import score_lines


def how_it_was_won(table: Table, words: Words) -> list[str]:
    """Return at most two sentences that compare the first winner with the next in the ranking."""
    scores = sorted(table.rules.scores(table.now.state), key=lambda score: score.place)
    first, others = scores[0], scores[1:]
    if not others:
        return [words.say("result-alone", points=first.points)]
    second = others[0]
    names = [marked_names(table)[one.seat] for one in others if one.place == second.place]
    facts = {"points": first.points, "margin": lead_over(first, second), **words.counted("others", names)}
    if second.place == first.place:
        return [words.say("result-shared", points=first.points), *_say_equal(first, words)]
    if second.points == first.points:
        return [words.say("result-tied", **facts), *_say_tie_break(first, second, words)]
    return [words.say("result-margin", **facts), *_say_difference(table, first, second, words)]


def _say_tie_break(first: Score, second: Score, words: Words) -> list[str]:
    """Explain the first tie-break that separates the two players."""
    for ours, theirs in zip(first.tie_breaks, second.tie_breaks, strict=True):
        if ours.points != theirs.points:
            what = words.tell(ours.why, ())
            return [words.say("result-tie-break", what=what, ours=ours.points, theirs=theirs.points)]
    return []


def _say_equal(first: Score, words: Words) -> list[str]:
    """List the tie-breaks, which are all equal."""
    equal = [f"{words.tell(one.why, ())} {one.points}" for one in first.tie_breaks]
    return [words.say("result-equal", **words.counted("what", equal))] if equal else []


def _say_difference(table: Table, first: Score, second: Score, words: Words) -> list[str]:
    """Name the heading in which the winner's lead is largest."""
    ours, theirs = points_by_heading(table, first), points_by_heading(table, second)
    sign = 1 if first.points > second.points else -1  # in some games the fewest points win
    ahead = {one: sign * (ours.get(one, 0) - theirs.get(one, 0)) for one in {**ours, **theirs}}
    best = max(ahead, key=ahead.__getitem__, default="")
    if ahead.get(best, 0) <= 0:
        return []
    what = words.tell(Line(f"{best}-name"), ())
    return [words.say("result-difference", what=what, ours=ours.get(best, 0), theirs=theirs.get(best, 0))]


def points_by_heading(table: Table, score: Score) -> dict[str, int]:
    """Sum a score's points by heading key."""
    return {
        heading.key: sum(reason.points for reason in reasons) for heading, reasons in table.game.guide.sum_up(score)
    }


def reason_texts(table: Table, words: Words) -> list[str]:
    """List all players' points with their reasons, best first."""
    scores = sorted(table.rules.scores(table.now.state), key=lambda score: score.place)
    names = text_names(table)
    return [
        "\n".join([f"### {score.place}. {names[score.seat]}", *score_lines(table, score, words)]) for score in scores
    ]


def rest_lines(table: Table, seat: Seat, words: Words) -> list[str]:
    """Tell a player how a game ended, or that it has not started."""
    status = words.say(f"panel-{table.now.status}")
    if table.now.status is not Status.OVER:
        return [status]
    score = next(score for score in table.rules.scores(table.now.state) if score.seat == seat)
    place = words.say("panel-place", place=score.place, players=len(table.now.seats), points=score.points)
    return [f"### {place}", status, *score_lines(table, score, words)]
