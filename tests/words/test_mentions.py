"""Commands in sentences: a clickable mention if Discord has sent the command's id, otherwise plain text."""

import re
from pathlib import Path

import pytest

from bot.catalogue import load_game
from bot.words.mentions import OF_ALL, OF_GAMES, CommandMentions
from bot.words.words import BOT, LANGUAGES, language_files, words_in

from .test_words import name_file

IDS = {"chess": 1, "go": 2, "play": 3, "settings": 4}


def test_a_known_command_is_a_mention() -> None:
    """The mention has the English name in every language, because Discord finds a group's command only by that name."""
    mentions = CommandMentions(["chess", "go"])
    mentions.learn(IDS)
    for language in LANGUAGES:
        words = mentions.link(words_in(language), "go")
        assert "</go new:2>" in words.say("error-no_table")
        assert "</settings:4>" in words.say("direct-hello")


def test_an_unknown_command_is_named_as_it_is_typed() -> None:
    """The text has the name that users type in this language, even if a different command's id is known."""
    mentions = CommandMentions(["chess", "go"])
    mentions.learn({"chess": 1})
    assert "`/go new`" in mentions.link(words_in("en"), "go").say("error-no_table")
    assert "`/go новая`" in mentions.link(words_in("ru"), "go").say("error-no_table")
    assert "`/настройки`" in mentions.link(words_in("ru")).say("direct-hello")


def test_without_a_known_game_every_games_commands_are_named() -> None:
    """`play` belongs to no single game, so it is mentioned once."""
    mentions = CommandMentions(["chess", "go"])
    mentions.learn(IDS)
    words = mentions.link(words_in("en"))
    assert "</chess new:1> or </go new:2>" in words.say("error-no_table")
    assert "</play:3>" in words.say("error-unknown_control")


def test_an_unknown_game_names_the_commands_of_all_games() -> None:
    """Words for unknown games are not cached, because a forged id can name any game."""
    mentions = CommandMentions(["chess", "go"])
    assert mentions.link(words_in("en"), "nim") is mentions.link(words_in("en"))


def test_ids_that_are_learned_later_are_used() -> None:
    """The bot can write sentences before Discord has sent the commands' ids."""
    mentions = CommandMentions(["go"])
    before = mentions.link(words_in("en"), "go")
    assert mentions.link(words_in("en"), "go") is before
    mentions.learn(IDS)
    assert "</go end:2>" in mentions.link(words_in("en"), "go").say("status-absent")


def test_texts_without_commands_are_unchanged(game: str) -> None:
    """A sentence with a command still names the command after symbols are added."""
    mentions, plain = CommandMentions([game]), load_game(game).words("en")
    words = mentions.link(plain, game)
    assert words.say("title") == plain.say("title")
    assert f"`/{game} new`" in words.illustrated({"x": "<:x:1>"}).with_symbols.say("learning-over")


@pytest.mark.parametrize("file", [file for one in LANGUAGES for file in language_files(BOT, one)], ids=name_file)
def test_no_sentence_names_a_command_by_hand(file: Path) -> None:
    """A command written into a sentence by hand would not be clickable."""
    for row in file.read_text("utf-8").splitlines():
        named = re.search(rf"`/|`(?:\{{ name-)?(?:{'|'.join((*OF_GAMES, *OF_ALL))})(?: \}})?`", row)
        assert not named or row.startswith("slash-"), row
