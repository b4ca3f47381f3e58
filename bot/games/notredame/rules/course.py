"""The course of a game: three periods of three rounds with five phases; play continues until a player must answer."""

from collections.abc import Callable

from bot.games.contract import Prompt, Seat
from bot.games.notredame.rules.asks import Ask
from bot.games.notredame.rules.cards import is_hidden, play_card
from bot.games.notredame.rules.cathedral import share_pool
from bot.games.notredame.rules.draft import deal_cards, pass_cards
from bot.games.notredame.rules.hiring import hire
from bot.games.notredame.rules.pieces import BROWN, LAPS, LETTERS, SHOWN
from bot.games.notredame.rules.plague import begin_plague, count_rats, end_plague
from bot.games.notredame.rules.play import Chain, Play
from bot.games.notredame.rules.scoring import final_standing
from bot.games.notredame.rules.setup import FULL_DECK
from bot.games.notredame.rules.state import DRAFT, HIRING, LAP, NOBODY, OVER, PLAGUE, Phase, Player, State, left_of

_CHAINS: dict[Phase, Callable[[Play, Seat], Chain]] = {LAP: play_card, HIRING: hire}
"""By phase: a function that begins the chain of a player's turn."""


def proceed(play: Play) -> None:
    """Continue until a player must answer."""
    state = play.state
    while state.acting == NOBODY:
        if not state.waiting:
            if state.phase is OVER:
                return
            _ADVANCE[state.phase](play)
        elif state.phase in _CHAINS:
            _begin_turn(play)
        else:
            return


def _begin_turn(play: Play) -> None:
    """Let the next player play a card or hire; if no question has a choice, the turn ends immediately."""
    state = play.state
    state.acting = state.waiting[0]
    play.chain = _CHAINS[state.phase](play, state.acting)
    play.ask = _run(play.chain, None)
    if play.ask is None:
        _end_turn(play)


def _run(chain: Chain, answer: str | None) -> Ask | None:
    """Advance to the next question with a choice. Returns None after the last answer, when everything has happened."""
    try:
        ask = chain.send(answer)  # type: ignore[arg-type]  # a chain begins with None
        while len(ask.options) == 1:
            ask = chain.send(ask.options[0])
    except StopIteration:
        return None
    return ask


def continue_turn(play: Play, answer: str) -> None:
    """Apply the acting player's next answer; the last answer ends the turn."""
    if not take_one_answer(play, answer):
        _end_turn(play)


def take_one_answer(play: Play, answer: str) -> bool:
    """Apply an answer. Returns False if no question is left; everything has then happened."""
    chain = play.chain or _find_chain(play)
    play.state.answers += (answer,)
    play.ask = _run(chain, answer)
    return play.ask is not None


def _find_chain(play: Play) -> Chain:
    """Recreate the chain by repeating its answers; nothing in it has happened yet."""
    state = play.state
    play.chain = chain = _CHAINS[state.phase](play, state.acting)
    play.ask = _run(chain, None)
    for answer in state.answers:
        play.ask = _run(chain, answer)
    return chain


def settled_answers(play: Play) -> dict[str, str]:
    """Return the acting player's answers so far by question, including forced answers."""
    chain, answers, settled = _CHAINS[play.state.phase](play, play.state.acting), iter(play.state.answers), {}
    ask = next(chain)
    while (answer := ask.options[0] if len(ask.options) == 1 else next(answers, None)) is not None:
        settled[ask.key] = answer
        ask = chain.send(answer)
    return settled


def open_ask(play: Play) -> Ask | None:
    """Return the acting player's open question; None in a view that hides it."""
    if play.ask is None and not is_hidden(play.state.players[play.state.acting]):
        _find_chain(play)
    return play.ask


def turn_prompts(play: Play) -> tuple[Prompt, ...]:
    """Return the acting player's question."""
    state, ask = play.state, play.ask or open_ask(play)
    if ask is None:
        return ()
    moment = play.moment or _name_moment(play)
    name = moment if ask.key == "hire" else f"{moment}.{ask.key}"
    return (Prompt(state.acting, name, ask.key, ask.options, 1, 1, state.answers != (), moment),)


def _name_moment(play: Play) -> str:
    state = play.state
    phase = "hire" if state.phase is HIRING else f"lap{state.turn}"
    play.moment = f"r{state.round}.{phase}"
    return play.moment


def take_back(state: State, seat: Seat) -> State | None:
    """Undo the last answer of an unfinished turn; nothing in it has happened yet."""
    if seat != state.acting or not state.answers:
        return None
    state = state.copy()
    state.answers = state.answers[:-1]
    return state


def _end_turn(play: Play) -> None:
    """End the turn, and post what happened in it."""
    state = play.state
    state.waiting.pop(0)
    play.chain = play.ask = None
    state.acting, state.answers = NOBODY, ()
    if state.waiting:
        play.pause()


def begin_round(play: Play) -> None:
    """Show three persons and deal cards."""
    state = play.state
    state.round += 1
    for player in state.players:
        _note_points(player)
    (brown,), state.chance = state.chance.draw((state.brown,), SHOWN, "brown persons")
    (grey,), state.chance = state.chance.draw((state.grey,), 1, "grey person")
    state.persons = (*sorted(brown[-SHOWN:]), grey[-1])
    state.brown = tuple(sorted(brown[:-SHOWN]))
    state.grey = tuple(sorted(grey[:-1]))
    period = (state.round - 1) // play.pieces.rounds + 1
    play.say("round_begins", state.round, play.pieces.all_rounds, period)
    play.say("bell_ringer", state.start)
    play.say("persons", state.persons, count_rats(play.pieces, state))
    deal_cards(play)
    play.show("board")


def _note_points(player: Player) -> None:
    """Store the change of points in the round that has ended, and the points at the beginning of the next round."""
    gained = zip(player.points, player.round_start, strict=False)
    player.last_round = tuple([after - before for after, before in gained])
    player.round_start = tuple(player.points)


def _end_pick(play: Play) -> None:
    """Pass the cards; after the second pick begin the first lap."""
    is_last = play.state.turn == LAPS
    pass_cards(play)
    if is_last:
        _begin_turns(play, LAP, 1)
        play.pause()


def _begin_turns(play: Play, phase: Phase, turn: int) -> None:
    """Queue all players, clockwise from the start player."""
    state = play.state
    seats = len(state.players)
    state.phase, state.turn, play.moment = phase, turn, ""
    state.waiting.extend([(state.start + step) % seats for step in range(seats)])


def _end_lap(play: Play) -> None:
    """Show the board; after the second lap begin hiring."""
    play.show("board")
    if play.state.turn < LAPS:
        _begin_turns(play, LAP, play.state.turn + 1)
    else:
        _begin_turns(play, HIRING, 1)


def _end_hiring(play: Play) -> None:
    state = play.state
    if state.idle:
        play.say("hired_nobody", state.idle)
        state.idle = ()
    begin_plague(play)
    play.show("plague")


def _end_round(play: Play) -> None:
    """Remove the markers that players chose to lose, pass the bell-ringer on, and end the period if it is over."""
    state, pieces = play.state, play.pieces
    end_plague(play)
    state.start = left_of(state.start, len(state.players))
    if state.round % pieces.rounds == 0:
        share_pool(play)
        if state.round == pieces.all_rounds:
            _end_game(play)
            return
        play.show("cathedral")
        _begin_period(play)
    begin_round(play)


def _begin_period(play: Play) -> None:
    """Put all action cards back into their decks, and set up the piles of persons."""
    state, pieces = play.state, play.pieces
    for player in state.players:
        player.deck, player.played, player.aside, player.passed = FULL_DECK, (), (), ()
    state.brown, state.grey = pieces.piles[BROWN], pieces.piles[LETTERS[state.round // pieces.rounds]]


def _end_game(play: Play) -> None:
    play.show("cathedral")
    play.state.phase = OVER
    if play.is_told:
        final_standing(play)
    play.show("scores")


_ADVANCE: dict[Phase, Callable[[Play], None]] = {
    DRAFT: _end_pick,
    LAP: _end_lap,
    HIRING: _end_hiring,
    PLAGUE: _end_round,
}
"""By phase: the function that continues after its last answer."""
