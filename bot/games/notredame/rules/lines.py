"""Every message that the rules of Notre Dame report, with its facts in order; each language has a sentence for it."""

GAINS = ("gold", "markers", "rats", "points", "bonus")
"""An action's gains: gold, markers, backward steps of the rat marker, the action's own points, the park's bonus."""
GOLD, MARKERS, RATS, POINTS, BONUS = range(len(GAINS))

LINES: dict[str, tuple[str, ...]] = {
    "round_begins": ("round", "rounds", "period"),
    "bell_ringer": ("seat",),
    "persons": ("persons", "rats"),
    "picked": ("turn",),
    "placed": ("seat", "card", "color", "pieces", *GAINS),
    "moved": ("seat", "card", "color", "source", "pieces", *GAINS),
    "befriended": ("seat", "color", "sector", "pieces", *GAINS),
    "donated": ("seat", "color", "coins", *GAINS),
    "donated_moved": ("seat", "color", "source", "coins", *GAINS),
    "lapsed": ("seat", "card", "color"),
    "drove": ("seat", "market", "steps"),
    "took": ("seat", "market", "steps", "message"),
    "paid": ("seat", "coins", "taker"),
    "hired": ("seat", "person", *GAINS),
    "hired_bishop": ("seat", "person", "sector", "pieces", *GAINS),
    "hired_jester": ("seat", "person", "piece", "source", "sector", "pieces", *GAINS),
    "hired_minstrel": ("seat", "person", "moved", "source", "sector"),
    "hired_nobody": ("seats",),
    "plague": ("rats",),
    "level": ("seat", "before", "rats", "hospital", "after"),
    "outbreak": ("seat", "before", "rats", "hospital", "lost"),
    "marker_lost": ("seat", "sector"),
    "share": ("pool", "markers", "worth"),
    "no_share": ("pool",),
    "shared": ("seat", "markers", "points", "bonus"),
    "total": ("seat", "points", "place"),
    "won": ("seats",),
}
"""`seat` is the affected player; `color` is the deck a card belongs to."""
