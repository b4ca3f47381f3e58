"""`words` lists a game's keys that have no sentence, with sample facts."""

import shutil
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.__main__ import main
from bot.catalogue import GAMES, load_game
from bot.service.missing_words import find_missing
from tests import second_game
from tests.games.played import PLAYED, load_played


@pytest.mark.parametrize("name", PLAYED)
def test_no_game_lacks_a_sentence(name: str) -> None:
    """The test covers each language that the game declares."""
    game = load_played(name)
    assert find_missing(game) == {language: {} for language in game.declaration.languages}


@pytest.mark.usefixtures("missing_words_allowed")
def test_missing_sentences_are_listed_with_sample_facts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Lines, pieces, questions, topics and levels are listed once each; the command exits with 1."""
    data, gone = tmp_path / "data", ("line-kept ", "piece-fig ", "ask-pick-hint ", "topic-goal ", "level-collector ")
    shutil.copytree(second_game.HOME.data, data)
    text = (data / "en.ftl").read_text("utf-8")
    for key in gone:
        text = text.replace(f"\n{key}", f"\nother-{key}")
    (data / "en.ftl").write_text(text, "utf-8")
    monkeypatch.setitem(GAMES, second_game.NAME, replace(second_game.HOME, data=data))
    load_game.cache_clear()
    try:
        assert main(["words", second_game.NAME]) == 1
    finally:
        load_game.cache_clear()

    title, *rows, italian = capsys.readouterr().out.splitlines()
    assert title == "drafting lacks 5 sentences in en:"
    assert sorted(row.split()[0] for row in rows) == sorted(key.strip() for key in gone)
    [kept] = [row for row in rows if row.startswith("  line-kept")]
    assert kept.split()[1].startswith("seat=")
    assert kept.split()[2].startswith("card=")
    assert italian == "drafting has every sentence it needs in it."
