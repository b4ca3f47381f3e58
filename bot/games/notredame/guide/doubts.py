"""Asks for confirmation of answers that are likely mistakes."""

from collections.abc import Callable

from bot.games.contract import Line, Prompt
from bot.games.notredame.guide.sentences import say_line
from bot.games.notredame.guide.standpoint import Standpoint
from bot.games.notredame.guide.worth import person_points
from bot.games.notredame.rules.cards import NONE
from bot.games.notredame.rules.carriage import ELSEWHERE, STAY
from bot.games.notredame.rules.movers import read_group
from bot.games.notredame.rules.persons import SCORING
from bot.games.notredame.rules.pieces import CARD_NUMBERS, FRIEND, HOSPITAL


def _card(_panel: Standpoint, _prompt: Prompt, option: str) -> Line | None:
    """Ask for confirmation before a playable card is played without effect."""
    return say_line("doubt-card") if option == NONE else None


def _drive(_panel: Standpoint, prompt: Prompt, option: str) -> Line | None:
    """Ask for confirmation before messages in reach are ignored."""
    messages = [stop for stop in prompt.options if stop not in (ELSEWHERE, STAY)]
    return say_line("doubt-drive", len(messages)) if messages and option not in messages else None


def _hire(panel: Standpoint, _prompt: Prompt, option: str) -> Line | None:
    """Ask for confirmation before a wage is paid for nothing, or before useless gold is kept in the last round."""
    if option == NONE:
        is_last = panel.view.round == panel.pieces.all_rounds
        return say_line("doubt-hire_nobody", panel.me.gold) if is_last else None
    is_idle = option in SCORING and not person_points(panel, option)
    return say_line("doubt-hire_for_nothing", option) if is_idle else None


def _leave_hospital(panel: Standpoint, number: int) -> Line | None:
    """Ask for confirmation before pieces leave the hospital if this causes an outbreak."""
    brings_it_on = panel.breaks_out(panel.level(-number)) and not panel.breaks_out(panel.level())
    return say_line("doubt-outbreak", panel.pieces.plague.points) if brings_it_on else None


def _source(panel: Standpoint, _prompt: Prompt, option: str) -> Line | None:
    return _leave_hospital(panel, 1) if CARD_NUMBERS[option] == HOSPITAL else None


def _jester_piece(panel: Standpoint, _prompt: Prompt, option: str) -> Line | None:
    piece = CARD_NUMBERS[option]
    is_there = HOSPITAL in (piece, panel.me.friend if piece == FRIEND else piece)
    return _leave_hospital(panel, 1) if is_there else None


def _friend(panel: Standpoint, _prompt: Prompt, _option: str) -> Line | None:
    return _leave_hospital(panel, 1) if panel.me.friend == HOSPITAL else None


def _minstrel_what(panel: Standpoint, _prompt: Prompt, option: str) -> Line | None:
    if CARD_NUMBERS[panel.settled["minstrel_from"]] != HOSPITAL:
        return None
    friend, markers = read_group(option)
    return _leave_hospital(panel, friend + markers)


DOUBTS: dict[str, Callable[[Standpoint, Prompt, str], Line | None]] = {
    "card": _card,
    "drive": _drive,
    "hire": _hire,
    "source": _source,
    "friend": _friend,
    "jester_piece": _jester_piece,
    "minstrel_what": _minstrel_what,
}
"""By question: a function that finds a likely mistake. Confirming has a label such as "doubt-card-yes"."""
