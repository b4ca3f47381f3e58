"""Metrics of the process, including on systems that report less."""

from pathlib import Path

import pytest

from bot.metrics.instruments import as_text
from bot.metrics.metrics import CPU_SECONDS, MEMORY_BYTES, OPEN_FILES
from bot.service import process
from tests.metrics.exposition import read_page, value


def test_memory_processor_and_files_are_exported(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without /proc, the peak memory is used, and the number of open files is missing."""
    process.look_at_process()
    page = read_page(as_text([MEMORY_BYTES, CPU_SECONDS, OPEN_FILES]))
    assert all(len(family.values) == 1 for family in page.values())
    process.look_at_process(Path("/nowhere"))
    page = read_page(as_text([MEMORY_BYTES, CPU_SECONDS, OPEN_FILES]))
    assert value(page, "process_resident_memory_bytes") > 0
    assert not page["process_open_fds"].values
    monkeypatch.setattr("sys.platform", "win32")
    assert process.find_memory(Path("/nowhere")) is None
