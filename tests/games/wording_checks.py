"""Checks of every game's questions, doubts and topics, in each language."""

from collections.abc import Iterable

from bot.games.contract import Guide, list_topics
from bot.words.words import Words

TOPIC = 900
"""The limit for a topic of the rules, in characters."""


def check_questions(words: Words, asks: Iterable[str]) -> None:
    """Check that each question is a single interrogative sentence."""
    for ask in asks:
        question = words.say(f"ask-{ask}")
        assert question.endswith("?")
        assert question.count("?") == 1


def check_doubts(words: Words, asks: Iterable[str]) -> None:
    """Check that each doubt has a confirming button."""
    assert all(words.say(f"doubt-{ask}-yes") for ask in asks)


def check_topics(words: Words, guide: Guide, most_paragraphs: int) -> None:
    """Check that each topic has a few short paragraphs."""
    for topic in list_topics(guide):
        text = words.tell(guide.read_topic(topic)[0], (), "topic")
        assert len(text) <= TOPIC
        assert len(text.splitlines()) <= most_paragraphs, text
