"""Every message of Norenberc's orders, with the names of its facts in order."""

from functools import partial

from bot.games.step_recorder import say_sentence

PARTS = ("pay", "first", "burglar", "guardsman", "peddler", "mayor", "duchess", "jack")
"""Occasions other than guilds and planning."""

ORDER_SENTENCES: dict[str, tuple[str, ...]] = {
    "occasion-guild": ("guild",),
    "occasion-plan": ("round", "turn"),
    **{f"occasion-{part}": () for part in PARTS},
    **{f"shelf-{shelf}": () for shelf in ("recruit", "buy", "other", "plan", *PARTS)},
    "instruction-recruit": ("tile",),
    "instruction-recruit_for": ("tile", "number"),
    "instruction-buy": ("goods", "price"),
    "instruction-buyall": ("good", "price"),
    "instruction-lead": ("good", "price"),
    "instruction-sell_all": ("good",),
    "instruction-sell_keep": ("good", "number"),
    "instruction-nothing": (),
    "instruction-pay_keep": ("good",),
    "instruction-pay_fewest": (),
    "instruction-first_yes": (),
    "instruction-first_no": (),
    "instruction-best": (),
    "instruction-rob_good": ("good",),
    "instruction-rob_seat": ("seat",),
    "instruction-rob_none": (),
    "instruction-swap_none": (),
    "instruction-peddle": ("good",),
    "instruction-mayor": ("guild",),
    "instruction-duchess": ("guild",),
    "instruction-duchess_none": (),
    "instruction-jack": ("guild",),
    "instruction-plan": ("guild",),
    "instruction-plan_pass": (),
}
"""By message: the names of its facts in order; each language file has a sentence for every message."""

say_order = partial(say_sentence, ORDER_SENTENCES)
"""Return a line for a message of `ORDER_SENTENCES`; the line's key is the message without its prefix."""
