"""The names of tables, columns and indexes."""

from pathlib import Path

import pytest

from tests.database import rows

RESERVED = """
    all analyse analyze and any array as asc asymmetric authorization binary both case cast check collate collation
    column concurrently constraint create cross current_catalog current_date current_role current_schema current_time
    current_timestamp current_user default deferrable desc distinct do else end except false fetch for foreign freeze
    from full grant group having ilike in initially inner intersect into is isnull join lateral leading left like limit
    localtime localtimestamp natural not notnull null offset on only or order outer overlaps placing primary references
    returning right select session_user similar some symmetric system_user table tablesample then to trailing true
    union unique user using variadic verbose when where window with
"""
"""PostgreSQL's reserved words for tables and columns."""


@pytest.mark.usefixtures("store")
async def test_no_name_is_reserved_in_postgresql(file: Path) -> None:
    """A PostgreSQL store can therefore use the same names without quotes."""
    names = {name for (name,) in rows(file, "SELECT name FROM sqlite_master WHERE name NOT LIKE 'sqlite_%'")}
    query = "SELECT c.name FROM sqlite_master AS t, pragma_table_info(t.name) AS c WHERE t.type = 'table'"
    names |= {name for (name,) in rows(file, query)}
    assert {"seats", "user_id"} <= names
    assert not names & set(RESERVED.split())
