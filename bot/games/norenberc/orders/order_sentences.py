"""Every sentence of Norenberc's orders, with its facts in order."""

from functools import partial

from bot.games.telling import say_sentence

PARTS = ("pay", "first", "burglar", "guardsman", "peddler", "mayor", "duchess", "jack")
"""What can be ordered besides guilds and plans."""

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
"""By message, its facts in order; the language files have each of them."""

say_order = partial(say_sentence, ORDER_SENTENCES)
"""A line of the table above; its key is the message without the prefix it is told with."""
