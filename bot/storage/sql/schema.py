"""The names of all tables of the database, whichever it is, each with what tells its rows apart."""

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
    "unscored": ("table_id",),
    "keepsakes": ("table_id", "name"),
}
"""Those that others refer to come first."""
COUNTED = ("tables", "consents", "outbox")
"""Those whose rows are numbered by the database; a number is never given twice."""
