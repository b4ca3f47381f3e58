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
    "wish-recruit": ("tile",),
    "wish-recruit_for": ("tile", "number"),
    "wish-buy": ("goods", "price"),
    "wish-buyall": ("good", "price"),
    "wish-lead": ("good", "price"),
    "wish-sell_all": ("good",),
    "wish-sell_keep": ("good", "number"),
    "wish-nothing": (),
    "wish-pay_keep": ("good",),
    "wish-pay_fewest": (),
    "wish-first_yes": (),
    "wish-first_no": (),
    "wish-best": (),
    "wish-rob_good": ("good",),
    "wish-rob_seat": ("seat",),
    "wish-rob_none": (),
    "wish-swap_none": (),
    "wish-peddle": ("good",),
    "wish-mayor": ("guild",),
    "wish-duchess": ("guild",),
    "wish-duchess_none": (),
    "wish-jack": ("guild",),
    "wish-plan": ("guild",),
    "wish-plan_pass": (),
}
"""By message, its facts in order; the language files have each of them."""

say_order = partial(say_sentence, ORDER_SENTENCES)
"""A line of the table above; its key is the message without the prefix it is told with."""
