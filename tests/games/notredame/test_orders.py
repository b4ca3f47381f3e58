"""The answers that orders produce in Notre Dame."""

from bot.games.contract import Answer, Seat
from bot.games.notredame.orders.orders import NotreDameForesight
from bot.games.notredame.rules.state import State
from bot.games.orders import LayoutCache
from tests.games.notredame.tables import PIECES, RULES, A, act, asked, hold, table, to_draft, to_hiring, to_lap

FORESIGHT = NotreDameForesight(PIECES)


def ordered(state: State, laid: LayoutCache, seat: Seat = A) -> Answer | None:
    """Return the answer that a seat's orders give, if any."""
    return FORESIGHT.answer(RULES.view(state, seat), asked(state, seat), laid)


def round_of(state: State, kind: str) -> str:
    """Return the name of an occasion in the current round."""
    return f"r{state.round}.{kind}"


def test_the_first_preferred_card_on_offer_is_kept() -> None:
    """The order applies to both picks of a round; a card that the order does not name is never kept."""
    state = to_draft(table(), ("school", "bank", "park"))
    name = round_of(state, "draft")
    assert ordered(state, {name: ("hotel", "park", "bank")}) == ("park",)
    assert ordered(state, {name: ("hotel",)}) is None
    assert ordered(state, {}) is None


def test_cards_are_played_by_preference() -> None:
    """The preference may also be "the computer's choice"."""
    state = table()
    hold(state, A, "school", "bank", "park")
    state = to_lap(state)
    name = round_of(state, "play")
    assert ordered(state, {name: ("residence", "bank")}) == ("bank",)
    assert ordered(state, {name: ("residence",)}) is None
    assert ordered(state, {name: ("residence", "best")}) is not None


def test_questions_after_a_card_follow_orders_or_the_computer() -> None:
    """These questions are the hotel's gains and the friend's sector."""
    state = table()
    hold(state, A, "friend", "bank", "park")
    friend = act(to_lap(state), A, "friend")
    play = {round_of(state, "play"): ("friend",)}
    assert asked(friend, A).ask == "friend"
    assert ordered(friend, play | {round_of(state, "friend"): ("park",)}) == ("park",)
    assert ordered(friend, play) is not None
    assert ordered(friend, {round_of(state, "friend"): ("park",)}) is None, "the card was played by hand"


def test_persons_are_hired_by_preference() -> None:
    """The preference may also be "none"; a person who is not on display is marked."""
    state = to_hiring(table(), "monk", "maid", "carpenter")
    name = round_of(state, "hire")
    assert ordered(state, {name: ("mayor", "maid")}) == ("maid",)
    assert ordered(state, {name: ("none", "maid")}) == ("none",)
    view = RULES.view(state, A)
    assert FORESIGHT.read(view, A, name, "maid").can_happen
    assert not FORESIGHT.read(view, A, name, "mayor").can_happen
