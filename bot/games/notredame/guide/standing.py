"""Describes the current standing: a player's things and points, and the progress of the game."""

from bot.games.contract import Line, Reason, Row, Score, Seat, Seats
from bot.games.notredame.guide.sentences import say_line
from bot.games.notredame.guide.standpoint import Standpoint, name_cards
from bot.games.notredame.rules.pieces import CARDS, MESSAGES, SECTORS, Pieces
from bot.games.notredame.rules.plague import count_rats
from bot.games.notredame.rules.play import market_name
from bot.games.notredame.rules.state import BESIDE, DRAFT, HIDDEN, LAP, NOBODY, OVER, PLAGUE, REASONS, State
from bot.games.notredame.rules.streets import MARKETS


def summary(pieces: Pieces, view: State, seat: Seat) -> tuple[Line, ...]:
    """Return a player's things and the points with their reasons, as far as the view knows."""
    panel = Standpoint(pieces, view, seat)
    me = panel.me
    return (
        say_line("line-own_gold", me.gold, me.supply, me.general),
        *_borough(panel),
        say_line("line-own_rat", me.rat, pieces.limits.track),
        *((say_line("line-own_cathedral", me.cathedral, panel.share()),) if me.cathedral else ()),
        say_line("line-own_carriage", market_name(pieces, me.carriage)),
        *_messages(panel),
        *_deck(panel),
        *_points(panel),
    )


def _borough(panel: Standpoint) -> tuple[Line, ...]:
    """List the pieces by sector, and the friend's sector."""
    sectors = tuple([name for sector, name in enumerate(SECTORS) for _ in range(panel.count(sector))])
    filled = say_line("line-own_borough", sectors) if sectors else say_line("line-own_no_borough")
    friend = panel.me.friend
    is_beside = friend == BESIDE
    return filled, say_line("line-own_friend_beside") if is_beside else say_line("line-own_friend", SECTORS[friend])


def _messages(panel: Standpoint) -> tuple[Line, ...]:
    """List the kinds and colors of the messages taken."""
    taken = panel.me.messages
    if not taken:
        return (say_line("line-own_no_messages"),)
    kinds = tuple([f"message_{MESSAGES[panel.view.messages[market]]}" for market in taken])
    return (say_line("line-own_messages", kinds, tuple([panel.pieces.colors[market // MARKETS] for market in taken])),)


def _deck(panel: Standpoint) -> tuple[Line, ...]:
    """List the cards left in the player's deck, if the view knows them."""
    rest = tuple([name for kind, name in enumerate(CARDS) if (panel.me.deck or 0) >> kind & 1])
    return (say_line("line-own_deck", rest),) if rest else ()


def sealed(view: State, seat: Seat) -> tuple[Line, ...]:
    """Return the cards in hand, and a pick that the other players do not know yet."""
    me = view.players[seat]
    hand = (say_line("line-own_hand", name_cards(me.hand)),) if me.hand and HIDDEN not in me.hand else ()
    if me.pick < 0:
        return hand
    if view.phase is PLAGUE:
        return (*hand, say_line("line-sealed_sector", SECTORS[me.pick]))
    return (*hand, say_line("line-sealed_pick", CARDS[me.pick % len(CARDS)]))


def _points(panel: Standpoint) -> tuple[Line, ...]:
    """List the total and each reason for points; if the view hides them, return a note."""
    if not panel.me.points:
        return (say_line("line-points_secret"),)
    named = zip(REASONS, panel.me.points, strict=True)
    lines = [say_line(f"line-points_{reason}", points) for reason, points in named if points]
    return say_line("line-points_total", sum(panel.me.points)), *lines


def standing(panel: Standpoint) -> tuple[Row, ...]:
    """Return every player's prestige, highest first, if prestige is public."""
    if not all(player.points for player in panel.view.players):
        return ()
    totals = sorted(((sum(player.points), seat) for seat, player in enumerate(panel.view.players)), reverse=True)
    points = [
        say_line("line-panel_points_own", total)
        if seat == panel.seat
        else say_line("line-panel_points", Seats((seat,)), total)
        for total, seat in totals
    ]
    return (Row(tuple(points), say_line("line-panel_standing")),)


def last_round(panel: Standpoint) -> tuple[Row, ...]:
    """Return how the player's own prestige changed in the last round, with reasons."""
    changes = panel.me.last_round
    if not any(changes):
        return ()
    won, lost = sum([change for change in changes if change > 0]), -sum([change for change in changes if change < 0])
    named = zip(REASONS, changes, strict=True)
    reasons = tuple([say_line(f"line-points_{reason}", change) for reason, change in named if change])
    return (Row(reasons, say_line("line-panel_last_round", won, lost)),)


def sum_up(score: Score) -> tuple[tuple[Line, tuple[Reason, ...]], ...]:
    """Return each reason under its own heading."""
    return tuple(
        [
            (say_line(f"line-points_{reason.why.key.removeprefix('score_')}", reason.points), (reason,))
            for reason in score.reasons
        ]
    )


def status(pieces: Pieces, view: State) -> tuple[Line, ...]:
    """Describe the round, persons and phase, the bell-ringer's owner, and the players to act."""
    if view.phase is OVER:
        return (say_line("line-status_over"),)
    persons = tuple([pieces.person_names[person] for person in view.persons])
    return (
        say_line("line-status_round", view.round, pieces.all_rounds, period_of(pieces, view)),
        _phase(view),
        say_line("line-status_persons", persons, count_rats(pieces, view)),
        say_line("line-status_start", Seats((view.start,))),
        *_awaited(view),
    )


def period_of(pieces: Pieces, view: State) -> int:
    """Return the number of the period, starting at 1."""
    return (view.round - 1) // pieces.rounds + 1


def _phase(view: State) -> Line:
    numbers = (view.turn,) if view.phase in (DRAFT, LAP) else ()
    return say_line(f"line-status_{view.phase}", *numbers)


def _awaited(view: State) -> tuple[Line, ...]:
    """List the players who are choosing, or the acting player and those who act next."""
    if view.phase in (DRAFT, PLAGUE):
        return (say_line("line-status_picking", Seats(tuple(view.waiting))),) if view.waiting else ()
    if view.acting == NOBODY:
        return ()
    acting, others = say_line("line-status_acting", Seats((view.acting,))), tuple(view.waiting[1:])
    return (acting, say_line("line-status_next", Seats(others))) if others else (acting,)
