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
shelf-first = Go first, or stay…
shelf-burglar = Whom and what to rob…
shelf-guardsman = Swap, or not…
shelf-peddler = Goods by preference…
shelf-mayor = Guilds by preference…
shelf-duchess = Guilds by preference…
shelf-jack = Guilds by preference…

## Wishes: what to do, and if what
wish-recruit = Recruit { $tile }
wish-recruit_for = { $tile } for ≤ { $number ->
    [one] { $number } good
   *[other] { $number } goods
}
wish-buy = Buy { $goods } at { $price } or less
wish-buyall = Buy all the { $good } I can at ≤ { $price }
wish-lead = Get the most { $good } at ≤ { $price } each
wish-sell_all = Sell all my { $good }
wish-sell_keep = Sell all { $good } but { $number }
wish-nothing = Do nothing
wish-pay_keep = Keep { $good } if I can
wish-pay_fewest = Pay the fewest goods
wish-first_yes = Go first
wish-first_no = Stay where I am
wish-best = Whatever the computer would do
wish-rob_good = Take { $good } from who has most
wish-rob_seat = Rob { $seat }
wish-rob_none = Rob nobody
wish-swap_none = Swap nobody
wish-peddle = { $good-single }
wish-mayor = { $guild }
wish-duchess = { $guild }
wish-duchess_none = Leave the crest where it is
wish-jack = { $guild }
wish-plan = { $guild }
wish-plan_pass = Pass for the rest of the round

## When to be asked though the computer plays
when-guest = somebody can be recruited
when-townsman = a townsman can be recruited
when-prestige = it is the prestige guild
when-plan = it is time to plan
