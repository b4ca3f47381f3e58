"""What the instructions of an order come to in Notre Dame."""

from bot.games.contract import Answer, Seat
from bot.games.notredame.orders.orders import NotreDameForesight
from bot.games.notredame.rules.state import State
from bot.games.orders import Laid
from tests.games.notredame.tables import PIECES, RULES, A, act, asked, hold, table, to_draft, to_hiring, to_lap

FORESIGHT = NotreDameForesight(PIECES)


def ordered(state: State, laid: Laid, seat: Seat = A) -> Answer | None:
    """What a seat answers."""
    return FORESIGHT.answer(RULES.view(state, seat), asked(state, seat), laid)


def round_of(state: State, kind: str) -> str:
    """The name of an occasion of this round."""
    return f"r{state.round}.{kind}"


def test_the_first_card_of_the_offer_that_is_preferred_is_kept() -> None:
    """In both picks of a round; nothing is kept that was not named."""
    state = to_draft(table(), ("school", "bank", "park"))
    name = round_of(state, "draft")
    assert ordered(state, {name: ("hotel", "park", "bank")}) == ("park",)
    assert ordered(state, {name: ("hotel",)}) is None
    assert ordered(state, {}) is None


def test_cards_are_played_by_preference() -> None:
    """Whatever the computer would do is a preference too."""
    state = table()
    hold(state, A, "school", "bank", "park")
    state = to_lap(state)
    name = round_of(state, "play")
    assert ordered(state, {name: ("residence", "bank")}) == ("bank",)
    assert ordered(state, {name: ("residence",)}) is None
    assert ordered(state, {name: ("residence", "best")}) is not None


def test_what_follows_from_a_card_is_ordered_or_the_computers_choice() -> None:
    """The hotel’s things, the friend’s sector."""
    state = table()
    hold(state, A, "friend", "bank", "park")
    friend = act(to_lap(state), A, "friend")
    play = {round_of(state, "play"): ("friend",)}
    assert asked(friend, A).ask == "friend"
    assert ordered(friend, play | {round_of(state, "friend"): ("park",)}) == ("park",)
    assert ordered(friend, play) is not None
    assert ordered(friend, {round_of(state, "friend"): ("park",)}) is None, "the card was played by hand"


def test_persons_are_hired_by_preference() -> None:
    """Or nobody; whoever is not on show is marked."""
    state = to_hiring(table(), "monk", "maid", "carpenter")
    name = round_of(state, "hire")
    assert ordered(state, {name: ("mayor", "maid")}) == ("maid",)
    assert ordered(state, {name: ("none", "maid")}) == ("none",)
    view = RULES.view(state, A)
    assert FORESIGHT.read(view, A, name, "maid").can_happen
    assert not FORESIGHT.read(view, A, name, "mayor").can_happen
