"""Describes the current standing: a player's things and points, and the progress of the game."""

from bot.games.contract import Line, Reason, Score, Seat, Seats
from bot.games.ulm.guide.names import list_tiles, name_cards, name_change, space_name
from bot.games.ulm.guide.sentences import say_line
from bot.games.ulm.rules.pieces import NOTHING, Pieces
from bot.games.ulm.rules.play import shield_name
from bot.games.ulm.rules.scoring import score_game
from bot.games.ulm.rules.state import HIDDEN, OVER, Player, State


def summary(pieces: Pieces, view: State, seat: Seat) -> tuple[Line, ...]:
    """Return a player's things and the current points with their reasons, as far as the view knows."""
    me = view.players[seat]
    return (
        say_line("line-own_goods", me.coins, me.sparrows, list_tiles(me)),
        _barge(pieces, me),
        _seals(pieces, me),
        *_shields(pieces, me),
        *_descendants(pieces, me),
        *((say_line("line-own_laid", name_cards(pieces, sorted(me.laid))),) if me.laid else ()),
        *_hand(pieces, me),
        *_points(pieces, view, seat),
    )


def _barge(pieces: Pieces, me: Player) -> Line:
    quarters = tuple([pieces.quarter_names[quarter] for quarter in pieces.quarters_at[me.barge]])
    return say_line("line-own_barge", space_name(pieces.river[me.barge]), quarters)


def _seals(pieces: Pieces, me: Player) -> Line:
    """Describe where the player's seals are, and how many are left."""
    placed = tuple([name for name, seals in zip(pieces.quarter_names, me.seals, strict=True) for _ in range(seals)])
    return say_line("line-own_seals", placed, me.supply) if placed else say_line("line-own_no_seals", me.supply)


def _shields(pieces: Pieces, me: Player) -> tuple[Line, ...]:
    names = tuple([shield_name(pieces, shield) for shield in me.shields])
    return (say_line("line-own_shields", names, me.crests),) if names else ()


def _descendants(pieces: Pieces, me: Player) -> tuple[Line, ...]:
    """Describe each descendant and its effect."""
    found = [pieces.descendants[number] for number in me.descendants]
    return tuple([say_line("line-own_descendant", one.name, name_change(one.change, one.scope)) for one in found])


def _hand(pieces: Pieces, me: Player) -> tuple[Line, ...]:
    """List the cards in hand, or only their number if hidden."""
    if HIDDEN in me.hand:
        return (say_line("line-own_hand_hidden", len(me.hand)),)
    return (say_line("line-own_hand", name_cards(pieces, me.hand)),) if me.hand else ()


def sealed(pieces: Pieces, view: State, seat: Seat) -> tuple[Line, ...]:
    """Return the cards in hand, which the other players do not know."""
    me = view.players[seat]
    return () if HIDDEN in me.hand else _hand(pieces, me)


def _points(pieces: Pieces, view: State, seat: Seat) -> tuple[Line, ...]:
    """List the current total, then each reason for points."""
    score = score_game(pieces, view)[seat]
    return say_line("line-points_total", score.points), *[heading for heading, _ in sum_up(score)]


def sum_up(score: Score) -> tuple[tuple[Line, tuple[Reason, ...]], ...]:
    """Return each reason under its own heading, except that chronicle cards share a heading."""
    groups: dict[str, list[Reason]] = {}
    for reason in score.reasons:
        groups.setdefault(reason.why.key.removeprefix("score_"), []).append(reason)
    return tuple(
        [
            (say_line(f"line-points_{name}", sum([reason.points for reason in reasons])), tuple(reasons))
            for name, reasons in groups.items()
        ]
    )


def status(pieces: Pieces, view: State) -> tuple[Line, ...]:
    """Describe the round, tower tiles, whose turn it is and who follows, and the tiles, cards and shields left."""
    if view.ask == OVER:
        return (say_line("line-status_over"),)
    seats = len(view.players)
    following = (view.start - view.acting) % seats or seats
    others = tuple([(view.acting + step) % seats for step in range(1, following)])
    return (
        say_line("line-status_round", view.round, pieces.rounds),
        *_towers(pieces, view),
        say_line("line-status_acting", Seats((view.acting,))),
        *((say_line("line-status_next", Seats(others)),) if others else ()),
        say_line("line-status_start", Seats((view.start,))),
        say_line("line-status_stacks", sum(view.bag), len(view.deck), len(view.shields)),
    )


def _towers(pieces: Pieces, view: State) -> tuple[Line, ...]:
    """Describe this round's tower tile with its changes, then the next one."""
    if view.tower == NOTHING:
        return ()
    piece = pieces.towers[view.tower]
    changes = name_change(piece.change, "all")
    now = say_line("line-status_tower", piece.name, changes) if changes else say_line("line-status_calm", piece.name)
    coming = view.towers[:1]
    return now, *[say_line("line-status_next_tower", pieces.tower_names[tower]) for tower in coming]
