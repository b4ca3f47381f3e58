"""The tables of the database, step by step from an empty file to today's."""

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
        changed_at INTEGER NOT NULL
    );
    CREATE UNIQUE INDEX one_game_a_channel ON tables (channel) WHERE status IN ('lobby', 'running');
    CREATE TABLE seats (
        table_id INTEGER NOT NULL REFERENCES tables (id),
        seat INTEGER NOT NULL,
        user INTEGER,
        name TEXT NOT NULL,
        computer TEXT NOT NULL DEFAULT '',
        PRIMARY KEY (table_id, seat)
    ) WITHOUT ROWID;
    CREATE INDEX seats_by_user ON seats (user);
    CREATE TABLE turns (
        table_id INTEGER NOT NULL REFERENCES tables (id),
        number INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        prompt TEXT NOT NULL,
        answer TEXT NOT NULL,
        at INTEGER NOT NULL,
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
        posted_at INTEGER
    );
    CREATE INDEX outbox_to_post ON outbox (table_id, id) WHERE posted_at IS NULL;
    CREATE TABLE people (user INTEGER PRIMARY KEY, settings BLOB NOT NULL);
    """,
    """
    CREATE INDEX tables_by_channel ON tables (channel, id);
    CREATE INDEX outbox_by_batch ON outbox (batch) WHERE batch IS NOT NULL;
    """,
    """
    CREATE TABLE consents (
        id INTEGER PRIMARY KEY,
        table_id INTEGER NOT NULL REFERENCES tables (id),
        user INTEGER NOT NULL,
        agrees INTEGER NOT NULL,
        at INTEGER NOT NULL
    );
    CREATE INDEX consents_by_table ON consents (table_id, id);
    """,
    """
    CREATE TABLE cards (
        table_id INTEGER NOT NULL REFERENCES tables (id),
        kind TEXT NOT NULL,
        message INTEGER,
        PRIMARY KEY (table_id, kind)
    ) WITHOUT ROWID;
    INSERT INTO cards SELECT id, 'lobby', NULL FROM tables WHERE status = 'lobby';
    """,
    """
    CREATE INDEX open_tables_by_host ON tables (host) WHERE status IN ('lobby', 'running');
    CREATE TABLE signs (
        table_id INTEGER NOT NULL REFERENCES tables (id),
        user INTEGER NOT NULL,
        at INTEGER NOT NULL,
        PRIMARY KEY (table_id, user)
    ) WITHOUT ROWID;
    INSERT OR IGNORE INTO signs
        SELECT seats.table_id, seats.user, tables.changed_at FROM seats JOIN tables ON tables.id = seats.table_id
        WHERE seats.user IS NOT NULL AND tables.status IN ('lobby', 'running');
    ALTER TABLE consents ADD COLUMN subject INTEGER NOT NULL DEFAULT 0;
    """,
    """
    ALTER TABLE tables ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
    """,
    """
    ALTER TABLE seats RENAME COLUMN user TO user_id;
    ALTER TABLE people RENAME COLUMN user TO user_id;
    ALTER TABLE consents RENAME COLUMN user TO user_id;
    ALTER TABLE signs RENAME COLUMN user TO user_id;
    """,
    """
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
    INSERT INTO sittings
        SELECT table_id, seat, 0, user_id, name, computer, 0, CASE WHEN status <> 'running' THEN turns END
        FROM seats JOIN tables ON tables.id = table_id WHERE state IS NOT NULL;
    CREATE TABLE unscored (table_id INTEGER PRIMARY KEY REFERENCES tables (id));
    INSERT INTO unscored SELECT id FROM tables WHERE status = 'over';
    """,
    # until now every version of rules has ended with the digest of the figures
    """
    CREATE TABLE figures (
        game TEXT NOT NULL,
        digest TEXT NOT NULL,
        body BLOB NOT NULL,
        PRIMARY KEY (game, digest)
    );
    ALTER TABLE tables ADD COLUMN figures TEXT NOT NULL DEFAULT '';
    UPDATE tables SET figures = substr(rules, instr(rules, '.') + 1) WHERE instr(rules, '.') > 0;
    """,
    """
    ALTER TABLE tables ADD COLUMN marks BLOB;
    """,
    # what was told goes with the rows that are written anyway: another table would be another page for each answer
    """
    ALTER TABLE turns ADD COLUMN told BLOB;
    ALTER TABLE tables ADD COLUMN told BLOB;
    ALTER TABLE tables ADD COLUMN told_from INTEGER NOT NULL DEFAULT 0;
    CREATE INDEX finished_with_marks ON tables (changed_at)
        WHERE status NOT IN ('lobby', 'running') AND marks IS NOT NULL;
    """,
    # messages of before keep their buttons, which work; only the last of a running game is taken over
    """
    ALTER TABLE outbox ADD COLUMN is_live INTEGER NOT NULL DEFAULT 0;
    CREATE INDEX outbox_live ON outbox (table_id, id) WHERE is_live;
    UPDATE outbox SET is_live = 1
        WHERE message IS NOT NULL AND batch IN (SELECT card FROM tables WHERE status = 'running');
    """,
    # until now a vote was about a user to be replaced, or with 0 about the end of the game
    """
    ALTER TABLE consents ADD COLUMN motion TEXT NOT NULL DEFAULT 'end';
    UPDATE consents SET motion = 'replace.' || subject WHERE subject <> 0;
    ALTER TABLE consents DROP COLUMN subject;
    """,
    # a game of before is looked at once, which finds out when something is due there; one that has waited for three
    # weeks is not given up at once, but after four more
    """
    ALTER TABLE tables ADD COLUMN due_at INTEGER;
    UPDATE tables SET due_at = CASE
        WHEN changed_at < CAST(strftime('%s', 'now') AS INTEGER) - 1814400
        THEN CAST(strftime('%s', 'now') AS INTEGER) + 2419200 ELSE changed_at END
        WHERE status = 'running';
    CREATE INDEX tables_by_due_time ON tables (due_at) WHERE due_at IS NOT NULL;
    """,
    """
    CREATE TABLE orders (
        table_id INTEGER NOT NULL REFERENCES tables (id),
        seat INTEGER NOT NULL,
        body BLOB NOT NULL,
        PRIMARY KEY (table_id, seat)
    ) WITHOUT ROWID;
    """,
    """
    CREATE TABLE digests (user_id INTEGER PRIMARY KEY, due_at INTEGER NOT NULL);
    CREATE INDEX digests_by_due_time ON digests (due_at);
    """,
    """
    CREATE TABLE keepsakes (
        table_id INTEGER NOT NULL REFERENCES tables (id),
        name TEXT NOT NULL,
        body BLOB NOT NULL,
        PRIMARY KEY (table_id, name)
    ) WITHOUT ROWID;
    """,
    "SELECT 1;",  # a table of several processes, which a file does not have
)
"""Step by step from an empty file to today's tables; a step once released never changes."""
