## Orders for coming decisions: what they are for
occasion-guild = At the { $guild }
occasion-plan = Plan of round { $round }, turn { $turn }
occasion-plan-hint = A card for each of the first guilds, as many as you have agents then.
occasion-pay = How to pay for guests
occasion-first = First place in turn order
occasion-burglar = Whom the Burglar robs
occasion-guardsman = What the Guardsman does
occasion-peddler = What the Peddler carries
occasion-mayor = Where the Mayor goes
occasion-duchess = Where the Duchess takes the crest
occasion-jack = Guild of the Jack of All Trades
shelf-recruit = Recruit, if still there…
shelf-buy = Buy, if the price is right…
shelf-other = Sell, or do nothing…
shelf-plan = Guilds, one for each agent…
shelf-pay = Goods to keep…
shelf-first = Move to first place, or stay…
shelf-burglar = Whom and what to rob…
shelf-guardsman = Swap, or not…
shelf-peddler = Goods by preference…
shelf-mayor = Guilds by preference…
shelf-duchess = Guilds by preference…
shelf-jack = Guilds by preference…

## Instructions: what to do, and if what
instruction-recruit = Recruit { $tile }
instruction-recruit_for = { $tile } for ≤ { $number ->
    [one] { $number } good
   *[other] { $number } goods
}
instruction-buy = Buy { $goods } at { $price } or less
instruction-buyall = Buy all the { $good } I can at ≤ { $price }
instruction-lead = Get the most { $good } at ≤ { $price } each
instruction-sell_all = Sell all my { $good }
instruction-sell_keep = Sell all { $good } but { $number }
instruction-nothing = Do nothing
instruction-pay_keep = Keep { $good } if I can
instruction-pay_fewest = Pay the fewest goods
instruction-first_yes = Move to first place
instruction-first_no = Stay where I am
instruction-best = What the computer would do
instruction-rob_good = Take { $good } from who has most
instruction-rob_seat = Rob { $seat }
instruction-rob_none = Rob nobody
instruction-swap_none = Swap nobody
instruction-peddle = { $good-single }
instruction-mayor = { $guild }
instruction-duchess = { $guild }
instruction-duchess_none = Leave the crest where it is
instruction-jack = { $guild }
instruction-plan = { $guild }
instruction-plan_pass = Pass for the rest of the round

## When to be asked though the computer plays
when-guest = someone can be recruited
when-townsman = a townsman can be recruited
when-prestige = it is the prestige guild
when-plan = it is time to plan
