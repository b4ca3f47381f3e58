## Pictures: guild names that fit the drawing
picture-guild-brewers = Brewers
picture-guild-bakers = Bakers
picture-guild-shoemakers = Shoemakers
picture-guild-printers = Printers
picture-guild-tailors = Tailors
picture-guild-hatmakers = Hatmakers

## Goods
picture-good-beer = Beer
picture-good-pastries = Pastries
picture-good-shoes = Shoes
picture-good-pages = Pages
picture-good-cloth = Cloth
picture-good-hats = Hats

## Townsmen
picture-townsman-councilman = Councilman
picture-townsman-burglar = Burglar
picture-townsman-guardsman = Guardsman
picture-townsman-musician = Musician
picture-townsman-peddler = Peddler
picture-townsman-mayor = Mayor
picture-townsman-nobleman = Nobleman
picture-townsman-tax_collector = Tax Collector
picture-townsman-engraver = Engraver
picture-townsman-foreman = Foreman
picture-townsman-apprentice = Apprentice
picture-townsman-banker = Banker
picture-townsman-jack = Jack of All Trades
picture-townsman-historian = Historian
picture-townsman-merchant = Merchant
picture-townsman-haggler = Haggler
picture-townsman-duchess = Duchess

## The board
picture-round = Round { $round }/{ $rounds }
picture-turn = Turn { $turn }
picture-calm = Prestige guild: { $guild }
picture-stack = Guests left: { $count }
picture-plans = Planning
picture-acts = Next
picture-names = Naming
picture-called = { $guild }: done
picture-round-over = Round over
picture-game-over = Game over

## Other pictures
picture-townsmen = Townsmen
picture-agents = { $count ->
    [one] agent
   *[other] agents
}
picture-in-stock = in stockpile
picture-talers = { $count ->
    [one] Taler
   *[other] Talers
}
picture-plan = Plan
picture-prestige = Prestige crests
picture-or = or
picture-price = Price of one good: { $count }
picture-vacant = No guest
picture-round-end = End of round { $round }/{ $rounds }
picture-favorites = The guildmasters’ favorites
picture-income = Income
picture-points-majorities = Majorities
picture-points-crests = Crests
picture-points-townsmen = Townsmen
picture-points-all = All guilds
picture-points-great = Guilds of 30+
picture-points-richest = Richest

## How to read the board
picture-legend-agents = Agents on the roof
picture-legend-left = Crests the guild has left
picture-legend-prestige-here = The prestige crest is here
picture-legend-cost = Guest’s price: guild’s goods + any goods
picture-legend-master = Guildmaster: the price of one good
picture-legend-pair = Next guildmasters; the last two are a pair
picture-legend-stored = Goods in the storehouse
picture-legend-star = Works right away
picture-legend-moon = Works at the end of each round
picture-legend-sun = Counts at the end of the game
picture-legend-agent = Brings one more agent
picture-legend-most = Gold: has the most
picture-legend-tie = Half gold: tied for the most
picture-legend-craft = Craftsmen: total value and count
picture-legend-cards = Cards that are still face down
picture-legend-pass = Finished for this round

## Descriptions of pictures
picture-alt-board = Board of Norenberc, round { $round } of { $rounds }, turn { $turn }.
picture-alt-guild-close = { $guild } (close-up), round { $round } of { $rounds }.
picture-alt-panel = { $name }’s player board, round { $round } of { $rounds }.
picture-alt-order = Turn order: { $names }.
picture-alt-guild = { $guild }: price { $price }, guests: { $guests }.
picture-alt-player = { $name }: { $agents ->
    [one] { $agents } agent
   *[other] { $agents } agents
}, { $goods ->
    [one] { $goods } good
   *[other] { $goods } goods
}, { $craftsmen ->
    [one] { $craftsmen } craftsman
   *[other] { $craftsmen } craftsmen
} (total value { $total }), { $crests ->
    [one] { $crests } crest
   *[other] { $crests } crests
}.
picture-alt-round = The end of round { $round } of { $rounds }.
picture-alt-favorite = { $guild }: { $name }.
picture-alt-income = { $name } gets { $talers ->
    [one] { $talers } Taler
   *[other] { $talers } Talers
}.
picture-alt-legend = How to read the board: a guildhouse with its parts explained.

## The position as text
picture-text-head = **Norenberc**: round { $round } of { $rounds }, turn { $turn }. Guests in the stack: { $stack }.
picture-text-guild = **{ $number }. { $guild }**: { $good } at { $price }.
picture-text-no-master = **{ $number }. { $guild }**: no guildmaster.
picture-text-prestige = The prestige crest is here.
picture-text-master-agent = The guildmaster brings an agent.
picture-text-coming = Next guildmasters: { $values }.
picture-text-pair = pair { $upper } over { $lower }
picture-text-window = { $window }) { $tile }: { $price }
picture-text-own = { $own } { $good }
picture-text-any = { $own } { $good } + { $any } any
picture-text-storehouse = Storehouse: { $goods }.
picture-text-roof = Roof: { $agents }.
picture-text-crests-left = Crests left: { $count }.
picture-text-mayors = Mayors: { $count }.
picture-text-player = **{ $name }**: agents { $agents } (in the stockpile { $stock }), actions planned { $cards }.
picture-text-points = Points so far without hidden money: { $points }.
picture-text-money = Talers: { $talers }.
picture-text-passed = Finished.
picture-text-goods = Goods: { $goods }.
picture-text-peddled = On Peddlers: { $goods }.
picture-text-craftsmen = Craftsmen: { $craftsmen }.
picture-text-townsmen = Townsmen: { $townsmen }.
picture-text-crests = Crests: { $crests }.
picture-text-nothing = none

## What each townsman does, on the pictures that explain the board
picture-legend-townsmen = What townsmen do
picture-legend-bonus = What bonus townsmen do
picture-effect-councilman = one more agent, up to { $agents } in all
picture-effect-burglar = take { $number } goods from one player; the bank pays for them
picture-effect-guardsman = swap two craftsmen of one guild
picture-effect-musician = { $values } Talers every round
picture-effect-peddler = he and one of your goods count as { $number } of it this round
picture-effect-mayor = every round everyone gets { unit-talers } per craftsman of one guild
picture-effect-nobleman = { $values } VP
picture-effect-tax_collector = 1 VP for every { $money } Talers
picture-effect-engraver = counts as one more prestige crest
picture-effect-foreman = { unit-points } for each of your craftsmen of value { $values }
picture-effect-apprentice = { unit-points } for each of your 2nd and 3rd places
picture-effect-banker = every round { unit-talers } for every { $money } you own
picture-effect-jack = adds { $values } to the majority of one guild
picture-effect-historian = a duplicate crest replaces one you lack
picture-effect-merchant = { unit-talers } more for every good you sell; −{ unit-points }
picture-effect-haggler = { unit-talers } less for every good you buy; −{ unit-points }
picture-effect-duchess = moves the prestige crest to another guild

## The picture for planning: its columns, and what the marks at the guests mean
picture-plan-guild = Guild · price
picture-plan-goods = You, others
picture-plan-can = can pay
picture-plan-cannot = not yet

## Guests by their shortest names, where there is little room
picture-brief-councilman = Councilman
picture-brief-burglar = Burglar
picture-brief-guardsman = Guardsman
picture-brief-musician = Musician
picture-brief-peddler = Peddler
picture-brief-mayor = Mayor
picture-brief-nobleman = Nobleman
picture-brief-tax_collector = Tax Collector
picture-brief-engraver = Engraver
picture-brief-foreman = Foreman
picture-brief-apprentice = Apprentice
picture-brief-banker = Banker
picture-brief-jack = Jack
picture-brief-historian = Historian
picture-brief-merchant = Merchant
picture-brief-haggler = Haggler
picture-brief-duchess = Duchess

## The picture at a guild
picture-act-each = { $price } each
picture-act-keep = keep { $number }
picture-act-lack = you lack { $number }
picture-act-buy = Buy
picture-act-sell = Sell
picture-act-most = Most
picture-act-empty = Nothing to buy

## What a guest brings, in a few words
picture-brings-sum = Sum { $own } → { $sum }
picture-brings-rival = best rival { $sum }
picture-brings-agent = +1 agent
picture-brings-councilman = one more agent right away
picture-brings-burglar = take { $number } goods from a rival
picture-brings-guardsman = swap two craftsmen of a guild
picture-brings-musician = { $value } Talers every round
picture-brings-peddler = with him a good counts as { $number }
picture-brings-mayor = { unit-talers } a round per craftsman of a guild
picture-brings-nobleman = { $value } VP at the end
picture-brings-tax_collector = 1 VP for every { $money } Talers
picture-brings-engraver = one more prestige crest
picture-brings-foreman = { unit-points } per craftsman of value { $value }
picture-brings-apprentice = { unit-points } per 2nd or 3rd place
picture-brings-banker = { unit-talers } a round per { $money } owned
picture-brings-jack = +{ $value } in one guild’s majority
picture-brings-historian = a spare crest fills a gap
picture-brings-merchant = sell for { $talers } more; −{ unit-points }
picture-brings-haggler = buy for { $talers } less; −{ unit-points }
picture-brings-duchess = move the prestige crest

## Descriptions of the pictures for planning and at a guild
picture-alt-plan = Planning, round { $round } of { $rounds }, turn { $turn }. At each guild: the price of a good, the goods of you, { $names }, the guests you can pay (guild’s + any goods), those not yet (goods missing).
picture-alt-plan-guild = { $guild } { $price }{ $prestige ->
    [0] {""}
   *[1] , prestige
}{ $roof ->
    [0] {""}
   *[other] , roof +{ $roof }
}{ $stored ->
    [0] , store empty
   *[other] {""}
}: { $goods }{ $payables ->
    [0] {""}
   *[other] ; can pay: { $payable }
}{ $dears ->
    [0] {""}
   *[other] ; not yet: { $dear }
}.
picture-alt-you = you
picture-alt-act = { $guild }: { $price } each{ $prestige ->
    [0] {""}
   *[1] , prestige crest
}{ $roof ->
    [0] {""}
   *[other] , roof +{ $roof } for recruiting
}.
picture-alt-act-own = You: { unit-talers }; { $goods }.
picture-alt-act-buy = Buying (Talers left): { $numbers }.
picture-alt-act-sell = Selling (goods left): { $numbers }.
picture-alt-act-most = Most { $good } wins { $tiles }, a crest{ $prestige ->
    [0] {""}
   *[1] {" "}and the prestige crest
}: { $hands }.
