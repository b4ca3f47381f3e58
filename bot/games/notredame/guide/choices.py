"""Describes the options of each question with their gains."""

from collections.abc import Callable

from bot.games.contract import Choice, Line
from bot.games.notredame.guide.brings import (
    act_brings,
    brings,
    message_more,
    message_name,
    more_than_label,
    plague_after,
)
from bot.games.notredame.guide.sentences import say_line
from bot.games.notredame.guide.standpoint import Standpoint
from bot.games.notredame.guide.worth import hire_label, hire_more
from bot.games.notredame.rules.cards import NONE, playable_alone
from bot.games.notredame.rules.carriage import ELSEWHERE, STAY
from bot.games.notredame.rules.movers import read_group
from bot.games.notredame.rules.pieces import CARD_NUMBERS, FRIEND, HOSPITAL, NOTRE_DAME, PARK, SECTORS
from bot.games.notredame.rules.play import market_name
from bot.games.notredame.rules.sectors import RESOURCES


def _card(panel: Standpoint, option: str) -> Choice:
    """Describe a card from the hand or from the draft."""
    if option == NONE:
        return Choice(option, say_line("choice-card-none"), is_declining=True)
    kind = CARD_NUMBERS[option]
    detail = more_than_label(panel, kind) if playable_alone(panel.me, kind) else None
    return Choice(option, brings(panel, kind), detail, option)


def _card_to_play(panel: Standpoint, option: str) -> Choice:
    """Describe a card from the hand. If its marker can only come from one place, assume that it has left that place."""
    if option == NONE:
        return _card(panel, option)
    kind, there = CARD_NUMBERS[option], panel.with_marker_taken(CARD_NUMBERS[option])
    return Choice(option, act_brings(there, kind), more_than_label(there, kind), option)


def _lapse(_panel: Standpoint, option: str) -> Choice:
    return Choice(option, say_line("choice-lapse", option))


def _sector_act(panel: Standpoint, option: str) -> Choice:
    """Describe a sector where a piece can go; the sector's action follows."""
    kind, there = CARD_NUMBERS[option], panel.without_moving()
    return Choice(option, act_brings(there, kind), more_than_label(there, kind), option)


def _source(panel: Standpoint, option: str) -> Choice:
    """Describe a place from which a marker can be taken, and what the player loses there."""
    place = CARD_NUMBERS[option]
    return Choice(option, say_line("choice-source", option, _pieces_at(panel, place)), _missed(panel, place))


def _pieces_at(panel: Standpoint, place: int) -> int:
    return panel.me.cathedral if place == NOTRE_DAME else panel.count(place)


def _missed(panel: Standpoint, place: int, number: int = 1) -> Line | None:
    """Describe what the player loses by taking a piece: protection from the plague, the park's bonus, or a share."""
    if place == NOTRE_DAME:
        return say_line("detail-share_lost", panel.share())
    if place == HOSPITAL:
        level = panel.level(-number)
        return say_line("detail-outbreak" if panel.breaks_out(level) else "detail-level", level)
    lost = panel.bonus() - panel.bonus(-number) if place == PARK else 0
    return say_line("detail-bonus_lost", lost) if lost else None


def _take(panel: Standpoint, option: str) -> Choice:
    """Describe one or two things that the hotel or the Maid offers."""
    things = tuple(option.split("+"))
    back = things.count(RESOURCES[-1])
    return Choice(option, say_line("choice-take", things), plague_after(panel, back) if back else None)


def _drive(panel: Standpoint, option: str) -> Choice:
    """Describe a message, its market and the distance."""
    if option in (ELSEWHERE, STAY):
        return Choice(option, say_line(f"choice-drive-{option}"), is_declining=True)
    market = panel.city.numbers[option]
    there, name = panel.without_moving(), message_name(panel, market)
    label = say_line("choice-drive", market_name(panel.pieces, market), name, there.message_points(market))
    return Choice(option, label, message_more(there, market), name)


def _elsewhere(panel: Standpoint, option: str) -> Choice:
    market = panel.city.numbers[option]
    steps = panel.city.steps(panel.me.carriage, market)
    lies = panel.view.lying >> market & 1
    detail = say_line("detail-lies", message_name(panel, market)) if lies else say_line("detail-lies_nothing")
    return Choice(option, say_line("choice-elsewhere", market_name(panel.pieces, market), steps), detail)


def _donate(panel: Standpoint, option: str) -> Choice:
    coins = int(option)
    return Choice(
        option, say_line("choice-donate", coins, panel.pieces.donations[coins] + panel.without_moving().bonus())
    )


def _hire(panel: Standpoint, option: str) -> Choice:
    if option == NONE:
        return Choice(option, say_line("choice-hire-none"), is_declining=True)
    return Choice(option, hire_label(panel, option), hire_more(panel, option), option)


def _jester_piece(panel: Standpoint, option: str) -> Choice:
    """Describe the place of a marker, or the friend's sector."""
    if CARD_NUMBERS[option] != FRIEND:
        return _source(panel, option)
    sector = panel.me.friend
    return Choice(option, say_line("choice-jester_friend", SECTORS[sector]), _missed(panel, sector))


def _sector(panel: Standpoint, option: str) -> Choice:
    """Describe a sector with its pieces."""
    return Choice(option, say_line("choice-sector", option, panel.count(CARD_NUMBERS[option])))


def _minstrel_from(panel: Standpoint, option: str) -> Choice:
    """Describe a sector and what the player loses if a piece leaves it."""
    sector = CARD_NUMBERS[option]
    return Choice(option, say_line("choice-sector", option, panel.count(sector)), _missed(panel, sector))


def _minstrel_what(panel: Standpoint, option: str) -> Choice:
    """Describe pieces to move and what the player loses where they were."""
    friend, markers = read_group(option)
    things = ("friend",) * friend + ("marker",) * markers
    source = CARD_NUMBERS[panel.settled["minstrel_from"]]
    return Choice(option, say_line("choice-group", things), _missed(panel, source, friend + markers))


CHOICES: dict[str, Callable[[Standpoint, str], Choice]] = {
    "draft": _card,
    "card": _card_to_play,
    "lapse": _lapse,
    "source": _source,
    "friend": _sector_act,
    "hotel": _take,
    "drive": _drive,
    "elsewhere": _elsewhere,
    "donate": _donate,
    "hire": _hire,
    "maid": _take,
    "bishop": _sector_act,
    "jester_piece": _jester_piece,
    "jester_to": _sector_act,
    "minstrel_from": _minstrel_from,
    "minstrel_to": _sector,
    "minstrel_what": _minstrel_what,
    "plague": _sector,
}
ASKS = tuple(CHOICES)
"""The key of every question; each key has sentences such as "ask-draft" and "ask-draft-hint"."""
