"""The tables of the database with their primary keys, for every kind of database."""

KEYS = {
    "tables": ("id",),
    "figures": ("game", "digest"),
    "people": ("user_id",),
    "digests": ("user_id",),
    "clicks": ("interaction",),
    "seats": ("table_id", "seat"),
    "turns": ("table_id", "number"),
    "drafts": ("table_id", "seat"),
    "orders": ("table_id", "seat"),
    "signs": ("table_id", "user_id"),
    "cards": ("table_id", "kind"),
    "consents": ("id",),
    "outbox": ("id",),
    "sittings": ("table_id", "seat", "number"),
    "results": ("table_id", "seat"),
    "artifacts": ("table_id", "name"),
    "scores": ("id",),
    "thanks": ("table_id", "giver"),
    "servers": ("server",),
    "forget_requests": ("user_id",),
}
"""Primary keys by table; a table comes before the tables that refer to it."""
COUNTED = ("tables", "consents", "outbox", "scores")
"""Tables with generated ids, which are never reused."""
