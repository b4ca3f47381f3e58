"""Shortcuts of every game are legal, fit into a button, and can be read back."""

import random
import re

import pytest

from bot.errors import UnknownAnswer
from bot.games import answers
from bot.games.chains import (
    are_all_of,
    check_chain,
    find_shortcuts,
    next_question,
    read_letters,
    split_chain,
    write_chain,
)
from bot.games.contract import CHAIN_PATTERN, MOST_SHORTCUTS, Chain, Prompt
from tests.games.played import PLAYED, TABLES, load_played
from tests.games.walk import Walk

PLAN = Prompt(0, "r1.plan", "plan", ("bakers", "brewers", "tailors"), 0, 2, moment="r1")
PRICE = Prompt(0, "r1.price", "price", ("1+2", "2+0"), moment="r1")


def offered(name: str, seats: int, seed: int) -> list[tuple[object, tuple[Chain, ...]]]:
    """Play a random game; return its positions, each with the chains offered to the seat that is asked."""
    game, found = load_played(name), []
    for state in Walk(game, seats, seed).states():
        for prompt in game.rules.prompts(state):
            view = game.rules.view(state, prompt.seat)
            shortcuts = find_shortcuts(game.rules, game.guide, view, prompt)
            found.append((state, tuple(shortcut.chain for shortcut in shortcuts)))
    return found


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_shortcut_is_legal_to_its_last_answer(name: str, seats: int) -> None:
    """The real game, not only the guess that the chain was found in, asks each question of the chain in turn."""
    rules = load_played(name).rules
    for state, chains in offered(name, seats, 3):
        for chain in chains:
            now, asked = state, next(one for one in rules.prompts(state) if one == chain[0][0])
            for prompt, answer in chain:
                assert asked == prompt
                now = answers.answer(rules, now, prompt.seat, prompt.id, answer)[-1].state
                asked = next_question(rules.prompts(now), prompt) or asked


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_shortcuts_are_few_distinct_and_fit_a_button(name: str, seats: int) -> None:
    """No two shortcuts of a question have the same answers."""
    for _, chains in offered(name, seats, 4):
        written = [write_chain(chain) for chain in chains]
        assert len(set(written)) == len(written) <= MOST_SHORTCUTS
        assert all(re.fullmatch(CHAIN_PATTERN, one) for one in written)


@pytest.mark.parametrize("name", PLAYED)
def test_usual_answers_are_legal(name: str) -> None:
    game = load_played(name)
    for state in Walk(game, game.rules.seats[-1], 5).states():
        for prompt in game.rules.prompts(state):
            for answer in game.guide.usual(game.rules.view(state, prompt.seat), prompt):
                assert answers.check_answer(prompt, answer) == answer


def test_a_chain_is_read_as_it_was_written() -> None:
    """A chain has one letter per option index, dots between answers, and check digits at the end."""
    chain: Chain = ((PLAN, ("bakers", "tailors")), (PRICE, ("2+0",)))
    written = write_chain(chain)
    assert re.fullmatch(r"ac\.b\d{4}", written)
    read = [read_letters(prompt, letters) for (prompt, _), letters in zip(chain, split_chain(written), strict=True)]
    assert read == [("bakers", "tailors"), ("2+0",)]
    check_chain(PLAN.id, written, read)


def test_an_empty_answer_can_be_written() -> None:
    """Passing is an empty answer."""
    written = write_chain(((PLAN, ()),))
    assert [read_letters(PLAN, letters) for letters in split_chain(written)] == [()]


def test_a_chain_whose_meaning_has_changed_is_refused() -> None:
    """The check digits detect that the options of a question are in a different order."""
    written = write_chain(((PLAN, ("bakers",)),))
    mixed = Prompt(0, "r1.plan", "plan", ("brewers", "bakers", "tailors"), 0, 2)
    with pytest.raises(UnknownAnswer):
        check_chain(PLAN.id, written, [read_letters(mixed, letters) for letters in split_chain(written)])
    with pytest.raises(UnknownAnswer):
        read_letters(PRICE, "c")


def test_a_chain_without_a_choice_covers_the_whole_option() -> None:
    """A button that gives only the option would do the same."""
    act = Prompt(0, "r1.act", "act", ("sell", "buy"), moment="r1")
    forced = Prompt(0, "r1.buy", "buy", ("beer.1",), moment="r1")
    assert are_all_of([((act, ("sell",)),)], "sell")
    assert are_all_of([((act, ("buy",)), (forced, ("beer.1",)))], "buy")
    assert not are_all_of([((act, ("sell",)),)], "buy")


def test_chains_to_every_answer_cover_the_whole_option() -> None:
    """Chains do not cover the option if a chain is missing or continues, or if a question allows several options."""
    act = Prompt(0, "r1.act", "act", ("sell", "buy"), moment="r1")
    one, two = [((act, ("buy",)), (PRICE, (price,))) for price in PRICE.options]
    assert are_all_of([one, two], "buy")
    assert not are_all_of([one], "buy")
    assert not are_all_of([((act, ("buy",)), (PLAN, (guild,))) for guild in PLAN.options], "buy")
    assert not are_all_of([(*one, (PLAN, ())), two], "buy")


def test_letters_of_any_answer_can_be_read_back() -> None:
    """Tests random subsets of a long list, of every size."""
    rng = random.Random(1)  # noqa: S311  # repeatable, not secret
    prompt = Prompt(0, "p", "ask", tuple(f"option{number}" for number in range(25)), 0, 25)
    for number in range(26):
        picks = set(rng.sample(prompt.options, number))
        answer = tuple(option for option in prompt.options if option in picks)
        assert read_letters(prompt, split_chain(write_chain(((prompt, answer),)))[0]) == answer
