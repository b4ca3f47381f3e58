"""The tables of the database in SQLite: a baseline, then one step per change.

A step has the same number as PostgreSQL's, so that one number describes the schema of both. No file with an earlier
number was released.
"""

from collections.abc import Sequence

FIRST = 19
"""The number of the baseline, which creates all tables."""

MIGRATIONS = (
    """
    CREATE TABLE tables (
        id INTEGER PRIMARY KEY,
        game TEXT NOT NULL,
        rules TEXT NOT NULL,
        server INTEGER NOT NULL,
        channel INTEGER NOT NULL,
        host INTEGER NOT NULL,
        status TEXT NOT NULL,
        settings BLOB NOT NULL,
        seed BLOB NOT NULL,
        state BLOB,
        untold BLOB,
        turns INTEGER NOT NULL DEFAULT 0,
        card INTEGER,
        created_at INTEGER NOT NULL,
        changed_at INTEGER NOT NULL,
        revision INTEGER NOT NULL DEFAULT 0,
        figures TEXT NOT NULL DEFAULT '',
        marks BLOB,
        told BLOB,
        told_from INTEGER NOT NULL DEFAULT 0,
        due_at INTEGER
    );
    CREATE UNIQUE INDEX one_game_a_channel ON tables (channel) WHERE status IN ('lobby', 'running');
    CREATE INDEX tables_by_channel ON tables (channel, id);
    CREATE INDEX open_tables_by_host ON tables (host) WHERE status IN ('lobby', 'running');
    CREATE INDEX finished_with_marks ON tables (changed_at)
        WHERE status NOT IN ('lobby', 'running') AND marks IS NOT NULL;
    CREATE INDEX tables_by_due_time ON tables (due_at) WHERE due_at IS NOT NULL;
    CREATE TABLE seats (
        table_id INTEGER NOT NULL REFERENCES tables (id),
        seat INTEGER NOT NULL,
        user_id INTEGER,
        name TEXT NOT NULL,
        computer TEXT NOT NULL DEFAULT '',
        PRIMARY KEY (table_id, seat)
    ) WITHOUT ROWID;
    CREATE INDEX seats_by_user ON seats (user_id);
    -- the news of a turn is in its row: a table of its own would write another page for each answer
    CREATE TABLE turns (
        table_id INTEGER NOT NULL REFERENCES tables (id),
        number INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        prompt TEXT NOT NULL,
        answer TEXT NOT NULL,
        at INTEGER NOT NULL,
        told BLOB,
        waited INTEGER,
        PRIMARY KEY (table_id, number)
    ) WITHOUT ROWID;
    CREATE TABLE clicks (interaction INTEGER PRIMARY KEY, table_id INTEGER NOT NULL, at INTEGER NOT NULL);
    CREATE TABLE drafts (
        table_id INTEGER NOT NULL REFERENCES tables (id),
        seat INTEGER NOT NULL,
        prompt TEXT NOT NULL,
        picks TEXT NOT NULL,
        PRIMARY KEY (table_id, seat)
    ) WITHOUT ROWID;
    CREATE TABLE outbox (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        table_id INTEGER NOT NULL REFERENCES tables (id),
        body BLOB NOT NULL,
        batch INTEGER,
        message INTEGER,
        posted_at INTEGER,
        is_live INTEGER NOT NULL DEFAULT 0
    );
    CREATE INDEX outbox_to_post ON outbox (table_id, id) WHERE posted_at IS NULL;
    CREATE INDEX outbox_by_batch ON outbox (batch) WHERE batch IS NOT NULL;
    CREATE INDEX outbox_live ON outbox (table_id, id) WHERE is_live;
    CREATE TABLE people (user_id INTEGER PRIMARY KEY, settings BLOB NOT NULL);
    CREATE TABLE consents (
        id INTEGER PRIMARY KEY,
        table_id INTEGER NOT NULL REFERENCES tables (id),
        user_id INTEGER NOT NULL,
        agrees INTEGER NOT NULL,
        at INTEGER NOT NULL,
        motion TEXT NOT NULL DEFAULT 'end'
    );
    CREATE INDEX consents_by_table ON consents (table_id, id);
    CREATE TABLE cards (
        table_id INTEGER NOT NULL REFERENCES tables (id),
        kind TEXT NOT NULL,
        message INTEGER,
        PRIMARY KEY (table_id, kind)
    ) WITHOUT ROWID;
    CREATE TABLE signs (
        table_id INTEGER NOT NULL REFERENCES tables (id),
        user_id INTEGER NOT NULL,
        at INTEGER NOT NULL,
        PRIMARY KEY (table_id, user_id)
    ) WITHOUT ROWID;
    CREATE TABLE sittings (
        table_id INTEGER NOT NULL REFERENCES tables (id),
        seat INTEGER NOT NULL,
        number INTEGER NOT NULL,
        user_id INTEGER,
        name TEXT NOT NULL,
        computer TEXT NOT NULL,
        first_turn INTEGER NOT NULL,
        end_turn INTEGER,
        PRIMARY KEY (table_id, seat, number)
    ) WITHOUT ROWID;
    CREATE INDEX sittings_by_user ON sittings (user_id, table_id) WHERE user_id IS NOT NULL;
    CREATE TABLE results (
        table_id INTEGER NOT NULL REFERENCES tables (id),
        seat INTEGER NOT NULL,
        points INTEGER NOT NULL,
        place INTEGER NOT NULL,
        reasons BLOB NOT NULL,
        PRIMARY KEY (table_id, seat)
    ) WITHOUT ROWID;
    CREATE TABLE figures (
        game TEXT NOT NULL,
        digest TEXT NOT NULL,
        body BLOB NOT NULL,
        PRIMARY KEY (game, digest)
    );
    CREATE TABLE orders (
        table_id INTEGER NOT NULL REFERENCES tables (id),
        seat INTEGER NOT NULL,
        body BLOB NOT NULL,
        PRIMARY KEY (table_id, seat)
    ) WITHOUT ROWID;
    CREATE TABLE digests (user_id INTEGER PRIMARY KEY, due_at INTEGER NOT NULL);
    CREATE INDEX digests_by_due_time ON digests (due_at);
    CREATE TABLE artifacts (
        table_id INTEGER NOT NULL REFERENCES tables (id),
        name TEXT NOT NULL,
        body BLOB NOT NULL,
        PRIMARY KEY (table_id, name)
    ) WITHOUT ROWID;
    CREATE TABLE scores (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        table_id INTEGER NOT NULL REFERENCES tables (id),
        seat INTEGER NOT NULL,
        user_id INTEGER,
        name TEXT NOT NULL,
        computer TEXT NOT NULL,
        is_whole INTEGER NOT NULL,
        points INTEGER NOT NULL,
        place INTEGER NOT NULL,
        game TEXT NOT NULL,
        server INTEGER NOT NULL,
        seats INTEGER NOT NULL,
        ended_at INTEGER NOT NULL,
        pace TEXT NOT NULL,
        is_rated INTEGER NOT NULL,
        decisions INTEGER NOT NULL,
        seconds INTEGER NOT NULL
    );
    CREATE UNIQUE INDEX scores_by_table ON scores (table_id, seat);
    CREATE INDEX scores_by_user ON scores (user_id, table_id) WHERE user_id IS NOT NULL;
    CREATE INDEX scores_by_server ON scores (server, id);
    CREATE INDEX scores_rated ON scores (id) WHERE is_rated;
    CREATE INDEX scores_alike ON scores (server, game, seats, points) WHERE computer = '' AND user_id IS NOT NULL;
    CREATE TABLE thanks (
        table_id INTEGER NOT NULL REFERENCES tables (id),
        giver INTEGER NOT NULL,
        receiver INTEGER NOT NULL,
        title TEXT NOT NULL,
        PRIMARY KEY (table_id, giver)
    ) WITHOUT ROWID;
    CREATE INDEX thanks_by_receiver ON thanks (receiver);
    CREATE TABLE servers (server INTEGER PRIMARY KEY, settings BLOB NOT NULL);
    CREATE TABLE forget_requests (user_id INTEGER PRIMARY KEY, due_at INTEGER NOT NULL);
    CREATE INDEX forget_requests_by_due_time ON forget_requests (due_at);
    """,
)
"""The baseline and the steps since; released steps never change."""


def newest(steps: Sequence[str] = MIGRATIONS) -> int:
    """Return the number of the last step."""
    return FIRST + len(steps) - 1
