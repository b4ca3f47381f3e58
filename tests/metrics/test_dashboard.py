"""The dashboard in docs/ draws exactly the metrics that the bot exports."""

import json
import re
from itertools import combinations
from typing import Any

import pytest

from bot.metrics.instruments import Histogram, Instrument
from bot.metrics.metrics import ALL
from tests.conftest import ROOT

FILE = ROOT / "docs" / "grafana.json"
DASHBOARD: dict[str, Any] = json.loads(FILE.read_text("utf-8"))
PANELS: list[dict[str, Any]] = DASHBOARD["panels"]
DRAWN = [panel for panel in PANELS if panel["type"] != "row"]
QUERIES = [target["expr"] for panel in DRAWN for target in panel["targets"]]
FIGURE = re.compile(r"\b((?:guildhall|process)_\w+)(?:\{([^}]*)\})?")
MATCHER = re.compile(r'(\w+)(?:=~|!~|!=|=)"([^"]*)"')
GROUPED = re.compile(r"\bby \(([^)]*)\)")
EVERYWHERE = {"job", "instance"}
"""Labels that Prometheus adds."""


def names_of(instrument: Instrument) -> list[str]:
    """Return Prometheus' names of a metric's series."""
    endings = ("_bucket", "_sum", "_count") if isinstance(instrument, Histogram) else ("",)
    return [instrument.name + ending for ending in endings]


BY_NAME = {name: instrument for instrument in ALL for name in names_of(instrument)}


def labels_of(name: str) -> set[str]:
    """Return the labels of a series."""
    return {*BY_NAME[name].labels, *EVERYWHERE, *(["le"] if name.endswith("_bucket") else [])}


@pytest.mark.parametrize("query", QUERIES)
def test_a_query_uses_existing_metrics_and_labels(query: str) -> None:
    """After a rename, the panel would be empty, which looks like a quiet day."""
    found = FIGURE.findall(query)
    assert found
    assert query.count("(") == query.count(")")
    for name, matchers in found:
        assert name in BY_NAME
        asked = MATCHER.findall(matchers)
        assert {label for label, _ in asked} <= labels_of(name)
        bounds = getattr(BY_NAME[name], "bounds", ())
        assert {float(value) for label, value in asked if label == "le"} <= {*bounds}
        assert {"job", "instance"} <= {label for label, _ in asked}
        for group in GROUPED.findall(query):
            assert {label.strip() for label in group.split(",")} <= labels_of(name)


def test_every_metric_is_drawn() -> None:
    drawn = {BY_NAME[name].name for query in QUERIES for name, _ in FIGURE.findall(query)}
    assert drawn == {one.name for one in ALL}


def test_counters_are_drawn_as_rates() -> None:
    """A counter's total since the bot's start would be meaningless."""
    for query in QUERIES:
        for name, _ in FIGURE.findall(query):
            if BY_NAME[name].kind != "gauge":
                assert re.search(rf"(rate|increase)\({name}\{{", query), query


@pytest.mark.parametrize("query", QUERIES)
def test_legends_use_labels_that_the_query_returns(query: str) -> None:
    """A legend with a missing label would not distinguish the lines."""
    targets = [target for panel in DRAWN for target in panel["targets"] if target["expr"] == query]
    grouped = {label.strip() for group in GROUPED.findall(query) for label in group.split(",")} - {"le"}
    is_plain = not grouped and not re.search(r"\b(sum|max|min)\(|quantile", query)
    for target in targets:
        named = {*re.findall(r"\{\{(\w+)\}\}", target["legendFormat"])}
        assert named <= (EVERYWHERE | {"shard"} if is_plain else grouped)


def test_panels_do_not_overlap() -> None:
    """Each panel has a unique id and its own place on the 24 columns."""
    assert len({panel["id"] for panel in PANELS}) == len(PANELS)
    places = [panel["gridPos"] for panel in PANELS]
    assert all(place["x"] >= 0 and place["x"] + place["w"] <= 24 for place in places)
    for one, other in combinations(places, 2):
        is_apart_across = one["x"] + one["w"] <= other["x"] or other["x"] + other["w"] <= one["x"]
        assert is_apart_across or one["y"] + one["h"] <= other["y"] or other["y"] + other["h"] <= one["y"]


def test_the_dashboard_contains_no_data_source() -> None:
    """The operator chooses a data source when importing the dashboard."""
    sources = {panel["datasource"]["uid"] for panel in DRAWN}
    assert sources == {"${source}"}
    assert DASHBOARD["templating"]["list"][0]["type"] == "datasource"
