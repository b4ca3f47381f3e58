"""One-press shortcuts for the usual ways to play a card or to hire."""

from collections.abc import Callable, Iterator
from itertools import zip_longest

from msgspec.structs import replace

from bot.games.contract import MOST_SHORTCUTS, Answer, Chain, Line, Prompt, Shortcut
from bot.games.notredame.guide.brings import (
    NO_GAIN,
    act_brings,
    brings,
    gain_of,
    message_more,
    message_name,
    more_about,
    more_than_label,
)
from bot.games.notredame.guide.sentences import say_line
from bot.games.notredame.guide.standpoint import Standpoint
from bot.games.notredame.guide.worth import hire_label, hire_more
from bot.games.notredame.players.outlook import Outlook
from bot.games.notredame.players.patron import Patron
from bot.games.notredame.rules.cards import NONE
from bot.games.notredame.rules.carriage import ELSEWHERE, STAY
from bot.games.notredame.rules.pieces import CARD_NUMBERS, Pieces
from bot.games.notredame.rules.play import market_name
from bot.games.notredame.rules.state import NO_CHANCE, State

FEW = 2
"""Maximum number of messages, of gifts, and of sectors for the friend that shortcuts offer."""
FIRST = ("card", "hire")
"""Questions that begin a turn; questions later in the turn have no shortcuts."""
AS_PATRON = ("source", "hotel", "maid", "bishop", "jester_piece", "jester_to")
"""Questions whose usual answer is the computer player's choice."""


def begins_shortcuts(prompt: Prompt) -> bool:
    """True at the beginning of a turn."""
    return prompt.ask in FIRST


def usual(pieces: Pieces, view: State, prompt: Prompt) -> tuple[Answer, ...]:
    """Return the usual answers; none for the Minstrel's moves or for drives without a message."""
    if prompt.ask in FIRST:
        return tuple([(option,) for option in prompt.options if option != NONE])
    if prompt.ask in AS_PATRON:
        return (Patron(pieces)(view, prompt, NO_CHANCE),)
    find = _SEVERAL.get(prompt.ask)
    return tuple([(option,) for option in find(pieces, view, prompt)[:FEW]]) if find else ()


def _drives(pieces: Pieces, view: State, prompt: Prompt) -> list[str]:
    """Return the drives to messages, most points first."""
    city = pieces.cities[len(view.players)]
    stops = [option for option in prompt.options if option not in (ELSEWHERE, STAY)]
    return sorted(stops, key=lambda option: -pieces.message_points[view.messages[city.numbers[option]]])


def _friend(pieces: Pieces, view: State, prompt: Prompt) -> list[str]:
    """Return the sectors for the friend, most valuable first."""
    outlook = Outlook(pieces, view, prompt.seat)
    worths = {option: outlook.piece(CARD_NUMBERS[option], outlook.me.friend) for option in prompt.options}
    return sorted(prompt.options, key=lambda option: -worths[option])


def _gifts(pieces: Pieces, view: State, prompt: Prompt) -> list[str]:
    """Return gifts, largest first; omit those that leave no wage for a person unless a computer would give them."""
    gold, usual = view.players[prompt.seat].gold, Patron(pieces)(view, prompt, NO_CHANCE)
    kept = [coins for coins in prompt.options if gold - int(coins) >= pieces.wage or coins in usual]
    return kept[::-1]


_SEVERAL: dict[str, Callable[[Pieces, State, Prompt], list[str]]] = {
    "drive": _drives,
    "friend": _friend,
    "donate": _gifts,
}
"""By question with several usual answers: a function that returns them, best first."""


def shortcuts(
    pieces: Pieces, view: State, chains: tuple[Chain, ...], is_doubted: Callable[[State, Prompt, Answer], bool]
) -> tuple[Shortcut, ...]:
    """Pick the best chain per card or person, then the second best; none if every chain is a single answer."""
    whole = [chain for chain in chains if _is_whole(chain) and not any(_doubts(view, chain, is_doubted))]
    worded = [_word(Standpoint(pieces, view, chain[0][0].seat), chain) for chain in whole]
    chosen = _explain_once(_choose(worded))
    return () if all(len(one.chain) == 1 for one in chosen) else chosen


def name_chain(pieces: Pieces, view: State, chain: Chain) -> Line | None:
    """Name a turn of several answers; return None for the kinds of turns that have no shortcuts."""
    asked = _answers(chain)
    is_odd = chain[0][0].ask not in FIRST or asked.get("drive") in (ELSEWHERE, STAY) or NONE in asked.values()
    if len(chain) == 1 or is_odd or not _is_whole(chain):
        return None
    return _word(Standpoint(pieces, view, chain[0][0].seat), chain).label


def _is_whole(chain: Chain) -> bool:
    """True if a chain ends its turn."""
    asked = _answers(chain)
    to_carriage = "carriage" in [asked.get(ask) for ask in ("card", "friend", "bishop", "jester_to")]
    is_asked_on = asked.get("hire") == "minstrel" or (to_carriage and "drive" not in asked)
    return not is_asked_on


def _answers(chain: Chain) -> dict[str, str]:
    """Return a chain's answers by the key of their question."""
    return {prompt.ask: answer[0] for prompt, answer in chain}


def _doubts(view: State, chain: Chain, is_doubted: Callable[[State, Prompt, Answer], bool]) -> Iterator[bool]:
    """Yield for each answer whether it would need confirmation."""
    state = view.copy()
    for prompt, answer in chain:
        yield is_doubted(state, prompt, answer)
        state.answers += answer


def _choose(worded: list[Shortcut]) -> tuple[Shortcut, ...]:
    """Take the best chain of each first answer, then the second best; group them by first answer."""
    groups: dict[Answer, list[Shortcut]] = {}
    for one in worded:
        group = groups.setdefault(one.chain[0][1], [])
        if one.label not in [other.label for other in group]:  # chains are ordered best first
            group.append(one)
    ranked = [one for row in zip_longest(*groups.values()) for one in row if one]
    return tuple(sorted(ranked[:MOST_SHORTCUTS], key=lambda one: list(groups).index(one.chain[0][1])))


def _explain_once(chosen: tuple[Shortcut, ...]) -> tuple[Shortcut, ...]:
    """Explain the value of a marker on Notre Dame only at the first of several gifts."""
    first = next((one for one in chosen if _is_gift(one)), None)
    return tuple([replace(one, detail=None) if _is_gift(one) and one is not first else one for one in chosen])


def _is_gift(shortcut: Shortcut) -> bool:
    return shortcut.detail is not None and shortcut.detail.key == "share"


def _word(panel: Standpoint, chain: Chain) -> Shortcut:
    """Describe a chain: its effect and details."""
    asked = _answers(chain)
    first = chain[0][0].ask
    label, detail = _word_hiring(panel, asked) if first == "hire" else _word_card(panel, asked)
    names_its_message = asked[first] == "carriage"
    return Shortcut(chain, label, detail, "" if names_its_message else asked[first])


def _word_card(panel: Standpoint, asked: dict[str, str]) -> tuple[Line, Line | None]:
    """Describe a card with its gain; if a marker is moved, the detail describes where it comes from."""
    kind = CARD_NUMBERS[asked["card"]]
    if "friend" in asked:
        return say_line("choice-shortcut_friend", asked["friend"]), _in(panel.without_friend(), asked["friend"], asked)
    if "source" in asked:
        moved = panel.without_marker(CARD_NUMBERS[asked["source"]])
        detail = say_line("detail-shortcut_source", asked["source"], *NO_GAIN)
        return _word_action(moved, asked) or act_brings(moved, kind), detail
    return _word_action(panel, asked) or brings(panel, kind), _more(panel, kind, asked)


def _word_action(panel: Standpoint, asked: dict[str, str]) -> Line | None:
    """Name a message, the hotel's things, or a gift."""
    if "drive" in asked:
        return say_line("choice-drive", *_message(panel, asked["drive"]))
    if "hotel" in asked:
        return say_line("choice-shortcut_hotel", tuple(asked["hotel"].split("+")))
    if "donate" in asked:
        coins = int(asked["donate"])
        return say_line("choice-brings_notre_dame", coins, panel.pieces.donations[coins] + panel.bonus())
    return None


def _message(panel: Standpoint, stop: str) -> tuple[str, str, int]:
    """Return the market, kind and points of a message."""
    market = panel.city.numbers[stop]
    return market_name(panel.pieces, market), message_name(panel, market), panel.message_points(market)


def _more(panel: Standpoint, kind: int, asked: dict[str, str]) -> Line | None:
    """Describe the distance of a drive, or the details of a card."""
    if "drive" not in asked:
        return more_than_label(panel, kind)
    return message_more(panel, panel.city.numbers[asked["drive"]], "detail-shortcut_carriage")


def _in(panel: Standpoint, sector: str, asked: dict[str, str]) -> Line:
    """Describe the effect of the sector that the label names."""
    if "drive" in asked:
        return say_line("detail-shortcut_drive", *_message(panel, asked["drive"]))
    if "hotel" in asked:
        return say_line("detail-shortcut_hotel", tuple(asked["hotel"].split("+")))
    gained = gain_of(panel, CARD_NUMBERS[sector])
    return say_line("detail-shortcut_gain", *gained) if any(gained) else more_about(panel, CARD_NUMBERS[sector])


def _moved(panel: Standpoint, piece: str, sector: str) -> Line:
    """Describe what a sector gains from the piece the Jester moves: the friend, or a marker."""
    if piece == "friend":
        return say_line("detail-shortcut_with_friend", *gain_of(panel.without_friend(), CARD_NUMBERS[sector]))
    gained = gain_of(panel.without_marker(CARD_NUMBERS[piece]), CARD_NUMBERS[sector])
    return say_line("detail-shortcut_source", piece, *gained)


def _word_hiring(panel: Standpoint, asked: dict[str, str]) -> tuple[Line, Line | None]:
    """Describe a person with the chosen effect."""
    person = asked["hire"]
    if "maid" in asked:
        points = panel.pieces.figure("maid", "points") + panel.bonus()
        return say_line("choice-shortcut_maid", points, (asked["maid"],)), hire_more(panel, person)
    if "bishop" in asked:
        return say_line("choice-shortcut_bishop", asked["bishop"]), _in(panel.without_general(), asked["bishop"], asked)
    if "jester_piece" in asked:
        target = asked["jester_to"]
        return say_line("choice-shortcut_jester", target), _moved(panel, asked["jester_piece"], target)
    if "jester_to" in asked:
        return say_line("choice-shortcut_jester", asked["jester_to"]), _in(panel, asked["jester_to"], asked)
    return hire_label(panel, person), hire_more(panel, person)
