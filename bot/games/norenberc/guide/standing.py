"""Describes the current standing: a player's things and points, and the progress of the game."""

from collections import Counter

from bot.games.contract import Line, Reason, Row, Score, Seat, Seats
from bot.games.norenberc.guide.sentences import CATEGORIES, say_line
from bot.games.norenberc.guide.standpoint import Standpoint
from bot.games.norenberc.rules.pieces import Pieces
from bot.games.norenberc.rules.scoring import score_game
from bot.games.norenberc.rules.standings import public_scores
from bot.games.norenberc.rules.state import ACTION, NOBODY, OVER, PLANNING, State


def summary(pieces: Pieces, view: State, seat: Seat) -> tuple[Line, ...]:
    """Return a player's things and what they would score now, as far as the view knows."""
    panel = Standpoint(pieces, view, seat)
    crests = tuple(
        [name for name, count in zip(pieces.guild_names, panel.me.crests, strict=False) for _ in range(count)]
    )
    townsmen = (say_line("line-own_townsmen", panel.tiles(panel.me.townsmen)),) if panel.me.townsmen else ()
    return (
        *belongings(panel),
        *_workmen(panel),
        *townsmen,
        say_line("line-own_crests", crests, panel.me.prestige),
        *_points(panel),
    )


def _workmen(panel: Standpoint) -> tuple[Line, ...]:
    """List the craftsmen by guild."""
    lines = []
    for guild in range(len(panel.view.guilds)):
        if values := sorted([tile.value for tile in panel.craftsmen(panel.me, guild)], reverse=True):
            name = panel.pieces.guild_names[guild]
            lines.append(say_line("line-own_craftsmen", name, tuple(values), sum(values)))
    return tuple(lines) or (say_line("line-own_no_craftsmen"),)


def _points(panel: Standpoint) -> tuple[Line, ...]:
    """List the points the player would have if the game ended now, by category."""
    score, points = score_game(panel.pieces, panel.view)[panel.seat], Counter[str]()
    for reason in score.reasons:
        points[CATEGORIES[reason.why.key]] += reason.points
    lines = [say_line("line-points_total", score.points)]
    lines += [say_line(f"line-points_{category}", number) for category, number in points.items()]
    if any(player.money is None for player in panel.view.players):
        lines.append(say_line("line-points_without_richest"))
    return tuple(lines)


def standing(panel: Standpoint) -> tuple[Row, ...]:
    """Return all players' points without hidden money, best first; empty while every player has 0."""
    scores = sorted(public_scores(panel.pieces, panel.view), key=lambda score: score.place)
    points = [
        say_line("line-panel_points_own", score.points)
        if score.seat == panel.seat
        else say_line("line-panel_points", Seats((score.seat,)), score.points)
        for score in scores
    ]
    return (Row(tuple(points), say_line("line-panel_standing")),) if any(score.points for score in scores) else ()


def ordered_standing(panel: Standpoint) -> Row | None:
    """Return all players' points without hidden money, in turn order; None while every player has 0."""
    points = {score.seat: score.points for score in public_scores(panel.pieces, panel.view)}
    if not any(points.values()):
        return None
    each = [say_line("line-panel_turn", Seats((seat,)), points[seat]) for seat in panel.view.order]
    return Row(tuple(each), say_line("line-panel_turns"), has_symbols=True)


def sum_up(score: Score) -> tuple[tuple[Line, tuple[Reason, ...]], ...]:
    """Group a score's reasons under the headings of the score table, in the table's order."""
    groups: dict[str, tuple[Reason, ...]] = dict.fromkeys(CATEGORIES.values(), ())
    for reason in score.reasons:
        groups[CATEGORIES[reason.why.key]] += (reason,)
    return tuple(
        [
            (say_line(f"line-points_{category}", sum([reason.points for reason in reasons])), reasons)
            for category, reasons in groups.items()
            if reasons
        ]
    )


def sealed(pieces: Pieces, view: State, seat: Seat) -> tuple[Line, ...]:
    """Return a player's secret plan or, during the calls, its guilds that are not called out yet."""
    player = view.players[seat]
    if view.phase is PLANNING:
        if seat in view.waiting or player.finished:
            return ()
        plan = tuple([pieces.guild_names[guild] for guild in player.plan])
        return (say_line("line-sealed_plan", plan) if plan else say_line("line-sealed_pass"),)
    left = [guild for guild in player.plan if guild > view.guild or (guild == view.guild and seat in view.waiting)]
    if view.phase is not ACTION or not left:
        return ()
    return (say_line("line-sealed_rest", tuple([pieces.guild_names[guild] for guild in left])),)


def status(pieces: Pieces, view: State) -> tuple[Line, ...]:
    """Describe the round, turn and phase, the turn order, and who acts."""
    phase = (pieces.guild_names[view.guild],) if view.phase is ACTION else ()
    return (
        say_line("line-status_round", view.round, pieces.rounds, view.turn),
        say_line(f"line-status_{view.phase}", *phase),
        say_line("line-status_order", Seats(view.order)),
        say_line("line-status_prestige", pieces.guild_names[view.prestige]),
        *_acting(view),
        *(who_is_finished(view) if view.phase is not OVER else ()),
    )


def who_is_finished(view: State) -> tuple[Line, ...]:
    """List the players who are out of this round, if any."""
    finished = tuple([seat for seat, player in enumerate(view.players) if player.finished])
    return (say_line("line-status_finished", Seats(finished)),) if finished else ()


def _acting(view: State) -> tuple[Line, ...]:
    if view.acting == NOBODY:
        return ()
    others = tuple([seat for seat in view.order if seat in view.waiting and seat != view.acting])
    acting = say_line("line-status_acting", Seats((view.acting,)))
    return (acting, say_line("line-status_next", Seats(others))) if others else (acting,)


def belongings(panel: Standpoint) -> tuple[Line, ...]:
    """List money, goods and agents."""
    me = panel.me
    money = say_line("line-own_money_hidden") if me.money is None else say_line("line-own_money", me.money)
    goods = say_line("line-own_goods", panel.names(me.goods))
    return (money, goods, *on_peddlers(panel), say_line("line-own_agents", me.agents, me.stock))


def on_peddlers(panel: Standpoint) -> tuple[Line, ...]:
    """List the goods on Peddlers, if any."""
    peddled = [panel.pieces.good_names[good] for good in panel.me.peddled]
    return (say_line("line-own_peddled", tuple(peddled)),) if peddled else ()
