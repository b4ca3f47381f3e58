"""Queries translated into PostgreSQL's dialect."""

from bot.storage.postgres.dialect import read_all, translate, write_all
from bot.storage.sql.database import Statement
from bot.storage.store import Conflict


def test_placeholders_are_numbered() -> None:
    """The numbers follow the order of the placeholders, or are explicit."""
    assert translate("SELECT a FROM b WHERE c = ? AND d = ?") == "SELECT a FROM b WHERE c = $1 AND d = $2"
    assert translate("SELECT ?2 FROM b WHERE c = ?1 OR ?1 = 0") == "SELECT $2 FROM b WHERE c = $1 OR $1 = 0"


def test_several_reads_are_one_query_with_a_list_for_each() -> None:
    """The list has the values of all reads in order."""
    found = read_all((Statement("SELECT a FROM b WHERE c = ?", (1,)), Statement("SELECT d FROM e WHERE f = ?1", (2,))))
    assert found == (
        "SELECT (SELECT array_agg(found) FROM (SELECT a FROM b WHERE c = $1) AS found),"
        " (SELECT array_agg(found) FROM (SELECT d FROM e WHERE f = $2) AS found)",
        (1, 2),
    )


def test_several_writes_are_one_statement_that_fails_if_a_row_is_missing() -> None:
    """Only writes that must change rows are counted."""
    found = write_all(
        (Statement("INSERT INTO a VALUES (?, ?)", (1, 2)), Statement("UPDATE b SET c = ?", (3,), missing=Conflict))
    )
    assert found == (
        "WITH part0 AS (INSERT INTO a VALUES ($1, $2) RETURNING 1), part1 AS (UPDATE b SET c = $3 RETURNING 1)"
        " SELECT 1 / (SELECT count(*) FROM part1)",
        (1, 2, 3),
    )
