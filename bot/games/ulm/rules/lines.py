"""Every message that the rules of Ulm report, with its facts in order; each language file has a sentence for it."""

LINES: dict[str, tuple[str, ...]] = {
    "round_begins": ("round", "rounds"),
    "standing": ("seat", "points"),
    "tower_shown": ("tower",),
    "turn": ("seat",),
    "lines_reopened": ("tiles",),
    "bag_refilled": ("tiles",),
    "docks_emptied": (),
    "drew": ("seat", "tile"),
    "no_tile": ("seat",),
    "swapped": ("seat", "tile", "other"),
    "pushed": ("seat", "tile", "gate", "out"),
    "crest_paid": ("seat", "gate"),
    "guard_scored": ("seat", "points"),
    "took_money": ("seat", "coins"),
    "cleared": ("seat", "sides", "tiles"),
    "bought": ("seat", "tiles"),
    "drew_cards": ("seat", "number"),
    "rejected": ("seat", "card"),
    "moved": ("seat", "space", "jumped"),
    "river_bonus": ("seat", "space"),
    "sealed": ("seat", "quarter", "coins"),
    "gained_coins": ("seat", "number"),
    "gained_sparrows": ("seat", "number"),
    "gained_points": ("seat", "number"),
    "gained_tiles": ("seat", "tiles"),
    "shield_taken": ("seat", "shield", "points"),
    "crest_placed": ("seat", "gate"),
    "descendant_taken": ("seat", "descendant"),
    "card_used": ("seat", "card", "tiles"),
    "card_laid": ("seat", "card"),
    "deck_shuffled": (),
    "waived": ("seat", "actions"),
    "hands_dropped": ("seat", "number"),
    "total": ("seat", "points", "place"),
    "won": ("seats",),
}
"""`tile` is drawn, pushed in, or exchanged for `other` at the docks. `out` is pushed out.

`space` is a value on the Danube; `jumped` is the number of barges jumped over.
"""
