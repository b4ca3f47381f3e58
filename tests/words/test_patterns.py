"""Sentence patterns that are easy to get wrong, in every language."""

import pytest

from bot.words.words import LANGUAGES, words_in

VOTES = ("end-proposal", "replace-proposal", "pace-proposal", "seat-replace", "seat-kick", "undo-vote")
COUNTS = {"en": "Agreed: 1 of 3", "ru": "За: 1 из 3", "it": "Favorevoli: 1 su 3"}  # noqa: RUF001  # Russian
FACTS = {"name": "Ada", "successor": "Ben", "pace": "slow", "to": "person", "until": "later"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", VOTES)
def test_a_vote_is_counted_without_a_verb(key: str, language: str) -> None:
    """The sentence counts votes without a verb, which would have to agree with the number."""
    assert COUNTS[language] in words_in(language).say(key, **FACTS, agreed=1, all=3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_substitute_reads_well_in_a_menu_and_in_a_sentence(language: str) -> None:
    """The phrase begins in lower case and has no pronoun of the first or second person."""
    for one in ("computer", "decline", "wait"):
        said = words_in(language).say(f"late-{one}")
        assert said[0].islower()
        assert not {"I", "you", "я", "вы", "io", "tu"} & set(said.split())
