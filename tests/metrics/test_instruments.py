"""Counters, gauges and histograms in Prometheus' format."""

import re

import pytest

from bot.metrics.instruments import Counter, Gauge, Histogram, as_text
from bot.metrics.metrics import ALL
from tests.metrics.exposition import read_page, value


def test_a_counter_counts_by_labels() -> None:
    """A counter without labels is exported from the start, so that a rate includes the first event."""
    clicks, ends = Counter("clicks_total", "Clicks.", "kind", "outcome"), Counter("ends_total", "Ends.")
    clicks.add("play", "done")
    clicks.add("play", "done")
    clicks.add("lobby", "refused", by=0.5)
    page = read_page(as_text([clicks, ends]))
    assert value(page, "clicks_total", kind="play", outcome="done") == 2
    assert value(page, "clicks_total", kind="lobby", outcome="refused") == 0.5
    assert page["ends_total"].values == {("", ()): 0}


def test_a_gauge_shows_the_current_values_only() -> None:
    """A shard that is gone is no longer exported."""
    shards, size = Gauge("shards", "Shards.", "shard"), Gauge("size_bytes", "Size.")
    shards.show({("0",): 0.25, ("1",): 1})
    size.set(4096)
    assert read_page(as_text([shards, size]))["size_bytes"].values == {("", ()): 4096}
    shards.show({("1",): 0})
    size.set(None)
    page = read_page(as_text([shards, size]))
    assert page["shards"].values == {("", (("shard", "1"),)): 0}
    assert page["size_bytes"].values == {}


def test_a_histogram_counts_values_up_to_each_bound() -> None:
    """A value equal to a bound belongs to that bound's bucket; values above all bounds are counted, too."""
    seconds = Histogram("seconds", "Time.", "kind", bounds=(0.1, 1.0))
    for taken in (0.05, 0.1, 0.5, 7):
        seconds.observe(taken, "read")
    page = read_page(as_text([seconds]))
    assert [value(page, "seconds", "_bucket", kind="read", le=le) for le in ("0.1", "1", "+Inf")] == [2, 3, 4]
    assert value(page, "seconds", "_sum", kind="read") == pytest.approx(7.65)
    assert value(page, "seconds", "_count", kind="read") == seconds.count("read") == 4


def test_labels_are_escaped() -> None:
    """Quotes, backslashes and newlines would break a page."""
    odd = Counter("odd_total", "Odd.", "what")
    odd.add('a"b\\c\nd')
    [((_, [(_, told)]), _)] = read_page(as_text([odd]))["odd_total"].values.items()
    assert told == r"a\"b\\c\nd"


@pytest.mark.parametrize(
    "text",
    [
        "# HELP a_total A.\n# TYPE a_total counter\na_total 1",
        "# HELP a_total A.\n# TYPE a_total counter\na_total one\n",
        "# HELP a_total A.\n# TYPE a_total counter\nb_total 1\n",
        "# HELP a_total A.\n# TYPE a_total counter\na_total 1\na_total 1\n",
        "# HELP a A.\n# TYPE a counter\na 1\n",
        "# HELP a_total A.\na_total 1\n",
        '# HELP s S.\n# TYPE s histogram\ns_bucket{le="1"} 2\ns_bucket{le="+Inf"} 1\ns_sum 1\ns_count 1\n',
        '# HELP s S.\n# TYPE s histogram\ns_bucket{le="1"} 1\ns_bucket{le="+Inf"} 2\ns_sum 1\ns_count 3\n',
        '# HELP a A.\n# TYPE a gauge\na{b="c} 1\n',
        '# HELP a A.\n# TYPE a gauge\na{b="c",b="d"} 1\n',
    ],
)
def test_the_reader_of_these_tests_refuses_invalid_pages(text: str) -> None:
    """If the reader accepted anything, the tests that use it would prove nothing."""
    with pytest.raises(ValueError, match=r".+"):
        read_page(text)


def test_names_follow_the_rules_of_prometheus() -> None:
    """The bot's names begin with the program's name and use base units; no label identifies a user."""
    names = [one.name for one in ALL]
    assert len(names) == len(set(names)) >= 25
    for one in ALL:
        assert re.fullmatch(r"(guildhall|process)_[a-z_]+", one.name)
        assert one.name.endswith("_total") == (one.kind == "counter")
        assert one.name.endswith("_seconds") or one.kind != "histogram"
        assert one.about.endswith(".")
        assert not {"user", "person", "server", "channel", "table", "seat", "answer"} & {*one.labels}
