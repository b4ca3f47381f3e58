"""Asks for confirmation of answers that are likely mistakes."""

from collections.abc import Callable

from bot.games.contract import Line
from bot.games.ulm.guide.hopes import completes_set, later_points
from bot.games.ulm.guide.names import name_kinds
from bot.games.ulm.guide.sentences import say_line
from bot.games.ulm.rules.asks import END, chosen_card, usable_actions
from bot.games.ulm.rules.cards import NOW, has_free_play
from bot.games.ulm.rules.play import Play


def _act(play: Play, option: str) -> Line | None:
    """Ask for confirmation before a turn ends with usable actions, or the last turn with cards that could be played."""
    if option != END:
        return None
    if usable := usable_actions(play):
        left = [kind for kind in play.state.actions if kind in usable]
        return say_line("doubt-end_actions", name_kinds(left))
    is_last = play.state.round == play.pieces.rounds
    return say_line("doubt-end_cards", len(play.me.hand)) if is_last and has_free_play(play) else None


def _way(play: Play, option: str) -> Line | None:
    """Ask for confirmation before using up a card that would complete a set."""
    card = chosen_card(play)
    if option != NOW or not completes_set(play.pieces, play.me, card):
        return None
    return say_line("doubt-set", play.pieces.card_names[card], later_points(play.pieces, play.me, card))


DOUBTS: dict[str, Callable[[Play, str], Line | None]] = {"act": _act, "way": _way}
"""By question: a function that finds a likely mistake. Confirming has a label such as "doubt-act-yes"."""
