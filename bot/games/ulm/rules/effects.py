"""Executes the words of an effect one after the other, until a player must answer."""

from collections.abc import Callable
from typing import TypeAlias

from bot.games.ulm.rules.gains import (
    fill_deck,
    gain_coins,
    gain_points,
    gain_shield,
    gain_sparrows,
    gain_tiles,
    take_cards,
)
from bot.games.ulm.rules.language import (
    BONUS,
    CARDS,
    COINS,
    DESCENDANT,
    LOOK,
    ONE_OF,
    POINTS,
    POINTS_PER,
    SEAL,
    SHIELD,
    SPARROWS,
    STEPS,
    TILES,
)
from bot.games.ulm.rules.play import Play
from bot.games.ulm.rules.river import count_free
from bot.games.ulm.rules.seals import free_quarters
from bot.games.ulm.rules.worth import can_happen, score_formula

Doing: TypeAlias = Callable[[Play, int, int], str]
"""Executes a word with its amount and reason; returns the question that it needs, or ""."""
PURCHASE = -1
"""In a `look` word, the reason that marks a purchase, which has already been reported."""


def carry_on(play: Play) -> str:
    """Execute the words that are left; return the question to answer first, or ""."""
    state = play.state
    while state.todo:
        word, number, reason = state.todo[0]
        if ask := _DOINGS[word](play, number, reason):
            return ask
    return ""


def finish_word(play: Play) -> None:
    """Remove the first word, because it is executed or has no effect."""
    play.state.todo = play.state.todo[1:]


def _coins(play: Play, number: int, _reason: int) -> str:
    finish_word(play)
    gain_coins(play, play.state.acting, number)
    return ""


def _sparrows(play: Play, number: int, _reason: int) -> str:
    finish_word(play)
    gain_sparrows(play, play.state.acting, number)
    return ""


def _points(play: Play, number: int, reason: int) -> str:
    finish_word(play)
    gain_points(play, play.state.acting, number, reason)
    return ""


def _tiles(play: Play, number: int, _reason: int) -> str:
    finish_word(play)
    gain_tiles(play, play.state.acting, number)
    return ""


def _cards(play: Play, number: int, _reason: int) -> str:
    finish_word(play)
    if there := fill_deck(play, number):
        take_cards(play.state, play.state.acting, there)
        play.say("drew_cards", play.state.acting, there)
    return ""


def _look(play: Play, number: int, reason: int) -> str:
    """Ask which card to keep, if there are at least two."""
    there = fill_deck(play, number)
    if there > 1:
        return "keep"
    finish_word(play)
    take_cards(play.state, play.state.acting, there)
    if there and reason != PURCHASE:
        play.say("drew_cards", play.state.acting, there)
    return ""


def keep_card(play: Play, name: str) -> None:
    """Take one card into the hand; discard the others face up."""
    state, player = play.state, play.me
    _, number, reason = state.todo[0]
    finish_word(play)
    seen, state.deck = list(state.deck[:number]), state.deck[number:]
    kept = play.pieces.card_names.index(name)
    seen.remove(kept)
    player.hand = tuple(sorted((*player.hand, kept)))
    state.discards += tuple(seen)
    if reason != PURCHASE:
        play.say("drew_cards", state.acting, 1)
    for card in seen:
        play.say("rejected", state.acting, card)


def _steps(play: Play, _number: int, _reason: int) -> str:
    if count_free(play, play.state.acting):
        return "steps"
    finish_word(play)
    return ""


def _shield(play: Play, _number: int, _reason: int) -> str:
    if play.state.shields:
        return "shield"
    finish_word(play)
    return ""


def keep_shield(play: Play, name: str) -> None:
    """Keep a shield; put the others under the stack, hidden."""
    state = play.state
    _, number, _ = state.todo[0]
    finish_word(play)
    kept = play.pieces.shield_names.index(name)
    rest = tuple([shield for shield in state.shields[:number] if shield != kept])
    state.shields = state.shields[number:] + rest
    gain_shield(play, state.acting, kept)


def _descendant(play: Play, _number: int, _reason: int) -> str:
    if play.state.descendants:
        return "descendant"
    finish_word(play)
    return ""


def take_descendant(play: Play, name: str) -> None:
    """Take a descendant, whose changes apply from now on."""
    state, number = play.state, play.pieces.descendant_names.index(name)
    finish_word(play)
    state.descendants = tuple([other for other in state.descendants if other != number])
    play.me.descendants += (number,)
    play.say("descendant_taken", state.acting, number)


def _seal(play: Play, _number: int, _reason: int) -> str:
    if free_quarters(play, play.state.acting):
        return "quarter"
    finish_word(play)
    return ""


def _one_of(play: Play, number: int, _reason: int) -> str:
    if any(can_happen(play, word) for word in play.pieces.effects.choices[number].words):
        return "choose"
    finish_word(play)
    return ""


def choose_branch(play: Play, name: str) -> None:
    """Replace a choice with its chosen branch."""
    state = play.state
    choice = play.pieces.effects.choices[state.todo[0][1]]
    state.todo = (choice.words[choice.names.index(name)], *state.todo[1:])


def _points_per(play: Play, number: int, reason: int) -> str:
    finish_word(play)
    formula = play.pieces.effects.formulas[number]
    gain_points(play, play.state.acting, score_formula(play.pieces, play.me, formula), reason)
    return ""


def _bonus(play: Play, space: int, _reason: int) -> str:
    """Replace an entered space with its bonus."""
    play.say("river_bonus", play.state.acting, play.pieces.river[space])
    play.state.todo = play.pieces.effects.bonuses[space] + play.state.todo[1:]
    return ""


_DOINGS: dict[int, Doing] = {
    COINS: _coins,
    SPARROWS: _sparrows,
    POINTS: _points,
    TILES: _tiles,
    CARDS: _cards,
    LOOK: _look,
    STEPS: _steps,
    SHIELD: _shield,
    DESCENDANT: _descendant,
    SEAL: _seal,
    ONE_OF: _one_of,
    POINTS_PER: _points_per,
    BONUS: _bonus,
}
