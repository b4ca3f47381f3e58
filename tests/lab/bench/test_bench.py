"""The file of a benchmark run, the comparison of two runs, and parts of the benchmarks; no test measures time."""

import ast
import json
import os
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

import msgspec
import pytest

from bot.pictures.scene import Size
from tests.conftest import ROOT
from tests.lab.bench import boards, clicks, compare, flood, report
from tests.lab.bench.callbacks import PATCH, Callbacks
from tests.lab.bench.hall import Taken
from tests.lab.bench.peers import panel_as_json
from tests.lab.bench.report import UNSTEADY, Figure, Run, note, tell, tell_ratio

BENCHES = sorted((ROOT / "tests" / "lab" / "bench").glob("*.py"))


def a_run(*figures: Figure, cores: int = 2) -> Run:
    """A run with these measurements."""
    return Run(
        date="2026-01-02T03:04:05Z", version="1.0", python="3.13.0", system="Linux x86_64", cores=cores, figures=figures
    )


def ratio(value: float, limit: float | None = None, *, is_larger_better: bool = False, name: str = "a click") -> Figure:
    """A measurement that is a ratio to a peer."""
    return Figure(name=name, value=value, limit=limit, is_larger_better=is_larger_better)


@pytest.fixture(autouse=True)
def _nothing_found_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report, "_found", {})


# -- the file ----------------------------------------------------------------------------------------------------------


def test_a_run_is_saved_with_its_environment(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The file has date, versions and cores, and each measurement's name, value, unit, limit and direction."""
    with report.kept("load", tmp_path / "runs"):
        tell_ratio("a click / echo's", 6.0, 3.0, 2.2)
        tell(Figure(name="failed", value=0, unit="clicks", limit=0))
        note(Figure(name="playouts / peer's", value=12.5, is_larger_better=True, tolerance=UNSTEADY))
    [file] = (tmp_path / "runs").iterdir()
    found = json.loads(file.read_bytes())
    assert datetime.strptime(found["date"], "%Y-%m-%dT%H:%M:%S%z").tzinfo == UTC
    assert file.stem == found["date"].replace(":", "-") + "-load"
    assert found["version"].startswith("0.")
    assert found["python"].count(".") == 2
    assert found["cores"] >= 1
    assert found["system"]
    assert found["figures"][0] == {
        "name": "a click / echo's",
        "value": 2.0,
        "unit": "ratio",
        "limit": 2.2,
        "is_larger_better": False,
        "tolerance": 0.25,
    }
    assert [one["name"] for one in found["figures"]] == ["a click / echo's", "failed", "playouts / peer's"]
    assert report.read_run(file) == msgspec.convert(found, Run)
    assert "3 figures are kept in runs/" in capsys.readouterr().out


def test_measurements_before_a_failure_are_saved(tmp_path: Path) -> None:
    """If the last measurement fails, an hour of results must not be lost."""

    def measure() -> None:
        with report.kept(folder=tmp_path):
            tell_ratio("a click", 1.0, 2.0)
            tell_ratio("broken", 1.0, 0.0)

    with pytest.raises(ZeroDivisionError):
        measure()
    [file] = tmp_path.iterdir()
    assert [one.name for one in report.read_run(file).figures] == ["a click"]


def test_two_measurements_cannot_have_the_same_name() -> None:
    """With duplicate names, two runs could not be compared."""
    note(ratio(1.0))
    with pytest.raises(AssertionError, match="a click"):
        note(ratio(2.0))


@pytest.mark.parametrize(
    ("value", "limit", "is_larger_better", "said"),
    [
        (2.0, 2.2, False, "<= 2.2        met"),
        (2.3, 2.2, False, "<= 2.2        MISSED"),
        (0.5, 0.45, True, ">= 0.45       met"),
        (0.4, 0.45, True, ">= 0.45       MISSED"),
        (0.4, None, True, "0.40"),
    ],
)
def test_a_row_says_whether_the_value_is_within_its_limit(
    value: float, limit: float | None, is_larger_better: bool, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """The row also shows the parts of the ratio."""
    tell_ratio("a click", 10 * value, 10.0, limit, is_larger_better=is_larger_better)
    printed = capsys.readouterr().out.rstrip()
    assert printed.startswith("a click ")
    assert f"/ 10 ms = {value:.2f}" in printed
    assert printed.endswith(said)


@pytest.mark.parametrize("file", BENCHES, ids=lambda file: file.stem)
def test_every_measurement_uses_the_report(file: Path) -> None:
    """A module that prints measurements must also pass them to the report; shared modules are exempt."""
    tree = ast.parse(file.read_text("utf-8"))
    calls = {node.func.id for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}
    if "print" in calls and file.stem not in ("report", "compare", "hall"):
        assert calls & {"tell", "tell_ratio", "note"}


# -- comparing ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "after", "is_worse", "is_better"),
    [
        (ratio(2.0), ratio(2.4), False, False),
        (ratio(2.0), ratio(2.6), True, False),
        (ratio(2.0), ratio(1.5), False, True),
        (ratio(10.0, is_larger_better=True), ratio(7.0, is_larger_better=True), True, False),
        (ratio(10.0, is_larger_better=True), ratio(14.0, is_larger_better=True), False, True),
        (ratio(2.1, 2.2), ratio(2.3, 2.2), True, False),  # within its tolerance, but no longer within its limit
        (ratio(2.3, 2.2), ratio(2.4, 2.2), False, False),  # it was over its limit before, too
        (ratio(2.0, 2.2), ratio(2.0, 1.1), True, False),  # the limit was tightened
        (ratio(0.001, 2.0), ratio(0.09, 2.0), False, False),  # both almost 0
        (ratio(-0.1, 2.0), ratio(0.05, 2.0), False, False),
        (ratio(0, 0), ratio(0, 0), False, False),
        (ratio(0, 0), ratio(1, 0), True, False),
        (ratio(3, 0), ratio(0, 0), False, True),
    ],
)
def test_a_measurement_is_worse_beyond_its_tolerance_or_if_it_exceeds_its_limit(
    before: Figure, after: Figure, is_worse: bool, is_better: bool
) -> None:
    """The direction may be either; a measurement with a limit is compared as a share of it."""
    [change] = compare.find_changes(a_run(before), a_run(after))
    assert (change.is_worse, change.is_better) == (is_worse, is_better)


def test_a_maximum_may_differ_more_than_a_median() -> None:
    """The test uses a 99th percentile."""
    before, after = (Figure(name="p99", value=value, tolerance=UNSTEADY) for value in (1.0, 1.9))
    [change] = compare.find_changes(a_run(before), a_run(after))
    assert not change.is_worse


def test_the_report_lists_the_worst_first_then_improved_and_missing_measurements() -> None:
    """The report also counts the unchanged measurements."""
    before = a_run(*(ratio(1.0, name=name) for name in ("bad", "worst", "good", "same", "gone")))
    figures = {"bad": 1.5, "worst": 3.0, "good": 0.5, "same": 1.1, "fresh": 1.0}
    said = "\n".join(compare.report(before, a_run(*(ratio(value, name=name) for name, value in figures.items()))))
    assert "worse (2):\n  worst: 1 -> 3 ratio: 3.00 times as bad, more than 1.25\n  bad: " in said
    assert "better (1):\n  good: 1 -> 0.5 ratio: 2.00 times as good" in said
    assert "1 of 4 figures are the same" in said
    assert "no longer measured: gone" in said
    assert "new: fresh" in said
    assert "different machines" not in said


def test_the_report_mentions_different_machines() -> None:
    """Ratios can be compared between machines; milliseconds cannot."""
    assert any("different machines" in line for line in compare.report(a_run(), a_run(cores=8)))


def keep(folder: Path, **runs: float) -> list[str]:
    """Write run files, each with one measurement."""
    for name, value in runs.items():
        (folder / f"{name}.json").write_bytes(report.as_json(a_run(ratio(value))))
    return [str(folder / f"{name}.json") for name in runs]


def test_the_named_files_or_the_last_two_are_compared(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """For scripts, the exit status is 1 if any measurement got worse."""
    first, second, third = keep(tmp_path, a=1.0, b=2.0, c=1.9)
    assert compare.main([first, second]) == 1
    assert "2.00 times as bad" in capsys.readouterr().out
    assert compare.main([second, third]) == 0
    assert "Nothing got worse." in capsys.readouterr().out
    assert compare.last_runs(tmp_path) == [Path(second), Path(third)]
    monkeypatch.setattr(compare, "last_runs", lambda: [Path(first), Path(third)])
    assert compare.main([]) == 1


def test_the_compared_runs_are_of_the_same_program(tmp_path: Path) -> None:
    """A run of the load benchmark cannot be compared with one of the clicks."""
    assert compare.last_runs(tmp_path) == []
    names = ("T1Z-load", "T2Z-bench", "T3Z-load", "T4Z-bench", "T5Z-load")
    kept = keep(tmp_path, **dict.fromkeys(names, 1.0))
    assert compare.last_runs(tmp_path) == [Path(kept[2]), Path(kept[4])]


def test_a_failed_comparison_prints_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The cases: too few runs, a file that is not a run, and a missing file."""
    [file] = keep(tmp_path, a=1.0)
    (tmp_path / "odd.json").write_text('{"date": 1}', "utf-8")
    for files in ([file], [file, str(tmp_path / "odd.json")], [file, str(tmp_path / "none.json")]):
        assert compare.main(files) == 2
        assert len(capsys.readouterr().err.splitlines()) == 1


# -- clicks and boards -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("counts", "is_enough"),
    [
        ([], False),
        ([99], False),
        ([100], True),
        ([100, 99], False),
        ([300, 100], True),
        ([1_990, 5], False),
        ([1_995, 5], True),  # too rare to wait for
    ],
)
def test_every_kind_of_click_is_timed_often_enough(counts: list[int], is_enough: bool) -> None:
    """Clicks go on until each kind has a hundred, unless one kind is too rare to wait for."""
    assert clicks.is_enough(counts, 100) is is_enough


def taken(*milliseconds: float) -> list[Taken]:
    """Clicks that use the processor half of their time, and all of it including the follow-up work."""
    return [Taken(one, one / 2, one) for one in milliseconds]


def test_the_first_clicks_of_a_kind_are_not_counted() -> None:
    """The first clicks render each sentence for the first time."""
    row = clicks.Row.of(taken(90.0, 80.0, *[4.0] * 6))
    assert (row.clicks, row.wall[0], row.processor, row.processor_in_all) == (6, 4.0, 2.0, 4.0)


def test_a_kind_of_click_has_measurements_of_time_and_processor_time(capsys: pytest.CaptureFixture[str]) -> None:
    """Follow-up work has no goal, but is saved."""
    row, echo = (clicks.Row.of(taken(*[one] * 8)) for one in (5.0, 2.0))
    clicks.tell_clicks("C1 ulm: a click", row, echo, clicks.Goal(2.6, 2.0))
    met, missed = capsys.readouterr().out.splitlines()
    assert "p50 / echo's" in met
    assert met.endswith("met")
    assert "processor / echo's" in missed
    assert missed.endswith("MISSED")
    assert {one.value for one in report.describe_run(datetime.now(UTC)).figures} == {2.5}
    assert len(report.describe_run(datetime.now(UTC)).figures) == 3


def test_the_floor_shows_a_panel_of_typical_size() -> None:
    """The panel has two and a half kilobytes in the form in which Discord stores it."""
    assert 2_200 <= len(json.dumps(panel_as_json())) <= 2_800


@pytest.mark.parametrize("size", ["wide", "narrow"])
def test_boards_of_a_real_game_follow_each_other(size: Size) -> None:
    """The benchmark paints the boards posted in the channel, with their news."""
    scenes = [*boards.scenes_of(boards.STAGES["ulm"], size, 11)]
    assert len(scenes) > 20
    assert {one.sight for one in scenes} == {"board"}
    assert {one.look.size for one in scenes} == {size}
    assert sum(bool(one.news) for one in scenes) > 20


# -- floods ------------------------------------------------------------------------------------------------------------


def a_finding(milliseconds: float, missed: int = 0) -> flood.Finding:
    """Other users' clicks of this duration during a flood, compared with quiet ones of 4 ms."""
    flooded = flood.Phase([milliseconds] * 10, missed, each=1.5, longest=7.0)
    return flood.Finding.of("undo:", flooded, [flood.Phase([4.0] * 10)])


@pytest.mark.parametrize(
    ("finding", "is_met"),
    [(a_finding(7.0), True), (a_finding(9.0), False), (a_finding(7.0, missed=1), False)],
)
def test_a_flood_may_double_the_others_click_times_but_not_cause_misses(finding: flood.Finding, is_met: bool) -> None:
    """The median may be twice as slow, the 99th percentile four times."""
    assert finding.is_met is is_met


def test_a_flood_that_lets_no_click_through_misses_the_goal() -> None:
    """Without clicks of the other users, there is no median to compare."""
    assert not flood.Finding.of("undo:", flood.Phase(), [flood.Phase([4.0] * 10)]).is_met


def test_floods_before_and_after_are_side_by_side() -> None:
    """Each flood is compared with quiet clicks of the same bot in the same run."""
    _, row = flood.compare([(a_finding(40.0), a_finding(6.0))])
    assert row.split()[:3] == ["undo:", "10.00", "1.50"]
    assert not row.endswith("MISSED")
    _, row = flood.compare([(a_finding(6.0), a_finding(40.0))])
    assert row.endswith("MISSED")


def test_a_bot_records_its_long_callbacks(tmp_path: Path) -> None:
    """Each callback with more than 2 ms of processor time is written once."""
    program = f"""{PATCH}
import asyncio

async def work():
    for milliseconds in (0, 20):
        begin = time.thread_time()
        while time.thread_time() - begin < milliseconds / 1000:
            pass
        await asyncio.sleep(0)

asyncio.run(work())
"""
    file = tmp_path / "callbacks"
    subprocess.run([sys.executable, "-c", program], check=True, env={**os.environ, "CALLBACKS": str(file)})
    callbacks = Callbacks(file)
    assert max(callbacks.take()) >= 20
    assert callbacks.take() == []
    with file.open("a") as more:
        more.write("3.5\n4")
    assert callbacks.take() == [3.5]
    with file.open("a") as more:
        more.write(".5\n")
    assert callbacks.take() == [4.5]
