"""The trace of an action counts the functions that run for it."""

import sys

import pytest

from tests.lab import trace


async def test_the_trace_counts_a_lobby_an_answer_and_a_deadline(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The profile hook is removed afterwards."""
    monkeypatch.setattr(trace, "ANSWERS", 1)
    await trace.run("norenberc", lists_all=True)
    printed = capsys.readouterr().out
    for action in ("/norenberc new", "join", "start", "answer", "deadline", "answer, median"):
        assert f"\n{action:24} core: answer " in f"\n{printed}"
    assert "bot/tables/play.py" in printed
    assert "bot/sandbox/" not in printed
    assert sys.getprofile() is None
