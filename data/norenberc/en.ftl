## Units and marks, used inside other sentences
unit-talers = { $talers ->
    [one] { $talers } Taler
   *[other] { $talers } Talers
}
unit-price = { $price ->
    [one] { $price } Taler
   *[other] { $price } Talers
}
unit-points = { $points } VP
mark-agent = { $plus ->
    [yes] {" "}+agent
   *[no] {""}
}
mark-count = { $count ->
    [0] {""}
    [1] {""}
   *[other] {" "}×{ $count }
}
mark-copy = { $copy ->
    [1] {""}
   *[other] {" "}#{ $copy }
}

## Guilds; with a value, one of their craftsmen
piece-brewers = { $value ->
    [0] Brewers
   *[other] Brewer { $value }{ mark-agent }
}{ mark-count }
piece-bakers = { $value ->
    [0] Bakers
   *[other] Baker { $value }{ mark-agent }
}{ mark-count }
piece-shoemakers = { $value ->
    [0] Shoemakers
   *[other] Shoemaker { $value }{ mark-agent }
}{ mark-count }
piece-printers = { $value ->
    [0] Printers
   *[other] Printer { $value }{ mark-agent }
}{ mark-count }
piece-tailors = { $value ->
    [0] Tailors
   *[other] Tailor { $value }{ mark-agent }
}{ mark-count }
piece-hatmakers = { $value ->
    [0] Hatmakers
   *[other] Hatmaker { $value }{ mark-agent }
}{ mark-count }

## Windows of the guildhouses; the value counts them
piece-brewers_workshop = Brewers' workshop { $value }
piece-bakers_workshop = Bakers' workshop { $value }
piece-shoemakers_workshop = Shoemakers' workshop { $value }
piece-printers_workshop = Printers' workshop { $value }
piece-tailors_workshop = Tailors' workshop { $value }
piece-hatmakers_workshop = Hatmakers' workshop { $value }
piece-brewers_lodgings = Brewers' lodgings { $value }
piece-bakers_lodgings = Bakers' lodgings { $value }
piece-shoemakers_lodgings = Shoemakers' lodgings { $value }
piece-printers_lodgings = Printers' lodgings { $value }
piece-tailors_lodgings = Tailors' lodgings { $value }
piece-hatmakers_lodgings = Hatmakers' lodgings { $value }

## Goods; spoken of without counting, no number
piece-beer = { $count ->
    [0] Beer
   *[other] { $count } Beer
}
piece-pastries = { $count ->
    [0] Pastry
    [one] { $count } Pastry
   *[other] { $count } Pastries
}
piece-shoes = { $count ->
    [0] Shoe
    [one] { $count } Shoe
   *[other] { $count } Shoes
}
piece-pages = { $count ->
    [0] Page
    [one] { $count } Page
   *[other] { $count } Pages
}
piece-cloth = { $count ->
    [0] Cloth
   *[other] { $count } Cloth
}
piece-hats = { $count ->
    [0] Hat
    [one] { $count } Hat
   *[other] { $count } Hats
}
# A good of any type, in a price
piece-any = { $count } any

## Townsmen
piece-councilman = Councilman{ mark-count }
piece-burglar = Burglar{ mark-count }
piece-guardsman = Guardsman{ mark-count }
piece-musician = Musician { $value }{ mark-count }
piece-peddler = Peddler{ mark-count }
piece-mayor = Mayor{ mark-count }
piece-nobleman = Nobleman { $value }{ mark-count }
piece-tax_collector = Tax Collector{ mark-count }
piece-engraver = Engraver{ mark-count }
piece-foreman = Foreman { $value }{ mark-count }
piece-apprentice = Apprentice{ mark-count }
piece-banker = Banker{ mark-count }
piece-jack = Jack of All Trades { $value }{ mark-count }
piece-historian = Historian{ mark-count }
piece-merchant = Merchant{ mark-count }
piece-haggler = Haggler{ mark-count }
piece-duchess = Duchess{ mark-count }

## What happens
line-order = Turn order: { $seats }.
line-round_begins = ### Round { $round } begins
line-prestige = ★ The prestige crest lies with the { $guild }.
line-turn = **Round { $round }, turn { $turn }:** time to plan.
line-laid = { $cards ->
    [one] -# { $seat } lays { $cards } card.
   *[other] -# { $seat } lays { $cards } cards.
}
line-passed = -# { $seat } passes for the rest of the round.
line-called = ### { $guild }
line-did_nothing = -# { $seat } does nothing.
line-sold = { $seat } sells { $goods } (+{ unit-talers }).
line-bought = { $seat } buys { $goods } ({ unit-talers }).
line-recruited = { $seat } recruits { $tile } for { $goods }.
line-agent_gained = -# { $seat } gains an agent.
line-no_agent_left = -# { $seat } would gain an agent, but the stockpile is empty.
line-roof_money = -# { $seat } gets { unit-talers } for the agents on the roof.
line-went_first = -# { $seat } moves to first place.
line-robbed = { $thief } sends the Burglar to { $seat } and takes { $goods }; { $seat } gets { unit-talers } from the bank.
line-burglar_idle = -# { $seat } lets the Burglar go with empty hands.
line-swapped = { $seat } has the Guardsman swap { $tile } and { $other } ({ $places }).
line-guardsman_idle = -# { $seat } lets the Guardsman go without an order.
line-peddled = { $seat } lays a good on the Peddler: { $good }.
line-peddler_idle = -# { $seat } has no good left for the Peddler, who moves on.
line-mayor_placed = { $seat } sends the Mayor up to the roof of the { $guild }.
line-prestige_moved = ★ { $seat } has the Duchess move the prestige crest to the { $guild }.
line-duchess_idle = -# { $seat } lets the Duchess leave the prestige crest where it is.
line-finished = -# { $seat } has no agent left for this round.
line-round_ended = ### Round { $round } ends: the favorites
    -# Each favorite gives back one good and gets the guildmaster and a crest. Ties: more Talers, then the turn order.
line-favorites_tied = -# { $guild }, { $number } each: { $seats } · Talers: { $purses }
line-favorite = { $guild } → { $seat }: { $tiles }
line-favorite_with_prestige = ★ { $guild } → { $seat }: { $tiles } · prestige crest
line-no_favorite = { $guild } → nobody. Out of the game: { $tiles }.
line-prestige_unclaimed = ★ { $guild } → nobody. Out of the game: { $tiles }, and the prestige crest too.
line-incomes = ### Income
line-income = -# { $seat }: +{ unit-talers }{ $mayors ->
    [0] {""}
   *[other] {" "}· Mayors { $mayors }
}{ $musicians ->
    [0] {""}
   *[other] {" "}· Musicians { $musicians }
}{ $bankers ->
    [0] {""}
   *[other] {" "}· Bankers { $bankers }
}.
line-renewed = -# **{ $guild }:** guildmaster { $master } · arriving: { $came-count ->
    [0] nobody
   *[other] { $came }
} · leaving: { $left-count ->
    [0] nobody
   *[other] { $left }
}
line-jack_named = { $seat } sends Jack of All Trades { $value } to the { $guild }.
line-total = { $place }. { $seat } · { unit-points }
line-won = ## 🏆 Victory for { $seats }!

## Reasons for points
line-score_townsman = { $tile }
line-score_majority = { $guild }: { $place ->
    [1] 1st place
    [2] 2nd place
   *[3] 3rd place
}{ $shared ->
    [0] {""}
   *[1] {" "}shared
}, value { $total } in { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
line-score_apprentice = Apprentice: { $place ->
    [2] 2nd place
   *[3] 3rd place
} at the { $guild }
line-score_great = { $guild }: a value of { $total }
line-score_all_guilds = a craftsman of every guild
line-score_richest = { $purse ->
    [one] { $purse } Taler
   *[other] { $purse } Talers
}{ $shared ->
    [0] {""}
   *[1] , shared
}
line-score_crests = Different crests: { $guilds } of guilds, { $prestige } of prestige

## Where one stands
line-panel_guild = { $guild }
line-panel_planning = Round { $round } of { $rounds }, turn { $turn }
line-panel_naming = The majorities
line-panel_store = **Storehouse:** { $goods } · { unit-price } each
line-panel_favor = **Favor:** { $good }: you { $number }, the best rival { $rival }
line-panel_favor_prestige = ★ **Favor with prestige:** { $good }: you { $number }, the best rival { $rival }
line-panel_own = **You:** { unit-talers } · { $goods } · { $agents ->
    [one] { $agents } agent ready
   *[other] { $agents } agents ready
}, { $stock } in the stockpile
line-panel_guest = **Your guest:** { $tile }
line-panel_payment = **You pay:** { $goods }
line-panel_jack = **Jack of All Trades:** value { $value }
line-own_money = **Money:** { unit-talers }
line-own_money_hidden = **Money:** hidden
line-own_goods = **Goods in hand:** { $goods }
line-own_peddled = **On Peddlers:** { $goods }
line-own_agents = **Agents ready:** { $agents } · in the stockpile { $stock }
line-own_craftsmen = **{ $guild }:** value { $total }: { $tiles }
line-own_no_craftsmen = **Craftsmen:** none yet
line-own_townsmen = **Townsmen:** { $tiles }
line-own_crests = **Guild crests:** { $guilds } · **prestige crests:** { $prestige }
line-points_total = ### If the game ended now: { unit-points }
line-points_townsmen = Townsmen: { unit-points }
line-points_majorities = Majorities: { unit-points }
line-points_great = Guilds of value 30 and more: { unit-points }
line-points_all_guilds = A craftsman of every guild: { unit-points }
line-points_richest = Richest player: { unit-points }
line-points_crests = Crests: { unit-points }
line-points_without_richest = -# The points for the richest player come on top; purses stay closed until the end.
line-status_round = ### Round { $round } of { $rounds }, turn { $turn }
line-status_planning = Planning: cards are being laid.
line-status_action = Action: the { $guild } have been called.
line-status_round_end = The round has ended.
line-status_naming = The Jacks of All Trades choose their guilds.
line-status_over = The game is over.
line-status_order = -# Turn order: { $seats }
line-status_prestige = ★ **Prestige guild:** { $guild }
line-status_acting = Acting now: { $seat }
line-status_next = Next here: { $seats }
line-status_finished = Finished for this round: { $seats }

## Questions
ask-plan = Which guilds do you send agents to?
ask-plan-hint = One agent a guild. You can change your plan until everyone has planned.
ask-act = What does your agent do here?
ask-act-hint = One action; afterwards the agent goes up to the roof.
ask-sell = How many do you sell?
ask-sell-hint = The guild buys only its own goods.
ask-buy = Which goods do you buy?
ask-buy-hint = Everything in this storehouse costs the same, foreign goods too.
ask-guest = Which guest do you recruit?
ask-guest-hint = You pay in goods, which go into this storehouse.
ask-price = Which price do you pay?
ask-price-hint = “Any” may be the guild's own good as well.
ask-extra = Which goods do you add to the price?
ask-extra-hint = Any type will do, the guild's own good too.
ask-victim = Whom does your Burglar visit?
ask-victim-hint = He takes two goods for you; the bank pays for them. You may also let him go.
ask-spoils = Which goods does your Burglar take?
ask-spoils-hint = The bank pays the victim what each good is worth at its guild.
ask-craft = Of which guild does your Guardsman swap two craftsmen?
ask-craft-hint = Guildmasters stay where they are. You may also let him go.
ask-swap = Which two craftsmen change places?
ask-swap-hint = Choose exactly two.
ask-peddle = Which good do you lay on the Peddler?
ask-peddle-hint = With him it counts as 4 when this round's favorites are chosen; then you get it back.
ask-mayor = Which roof do you send the Mayor to?
ask-mayor-hint = He stays; everyone earns 1 Taler per craftsman of that guild at each income.
ask-duchess = Which guild do you move the prestige crest to?
ask-duchess-hint = Never to the prestige guild of the round before. You may also leave it.
ask-first = Do you move to first place in the turn order?
ask-first-hint = The others keep their order behind you.
ask-jack = Which guild does your Jack of All Trades help?
ask-jack-hint = He adds his value and one tile to that guild's majority, and to nothing else.

## Options
choice-plan = { $guild } · { unit-price }{ $roof ->
    [0] {""}
   *[other] {" "}· on the roof { $roof }
}
choice-plan-prestige = ★ { $guild } · { unit-price }{ $roof ->
    [0] {""}
   *[other] {" "}· on the roof { $roof }
}
choice-plan-none = Pass…
detail-plan = { $tiles }
detail-plan-empty = No guests
choice-act-sell = Sell { $good }
detail-act-sell = { unit-price } each; you have { $number }: up to +{ unit-talers }
choice-act-recruit = { $talers ->
    [0] Recruit a guest
   *[other] Recruit a guest · +{ unit-talers }
}
detail-act-recruit = { $tiles }
choice-act-buy = Buy goods
detail-act-buy = { unit-price } each; up to { $number } for { $talers } of your { $money ->
    [one] { $money } Taler
   *[other] { $money } Talers
}
choice-act-nothing = Do nothing…
choice-sell = Sell { $number } · +{ unit-talers }
detail-sell = { $number } left in hand
choice-buy = { $good }{ mark-copy } · { unit-price }
detail-buy = { $stored } here · { $owned } in hand · worth { unit-price } at its guild
choice-guest = { $tile } for { $goods }
choice-guest-two = { $tile } for { $goods }, or { $instead }
detail-guest-craftsman = { $number ->
    [0] { $guild }: none of yours yet
    [one] { $guild }: you have { $number } tile of value { $total }
   *[other] { $guild }: you have { $number } tiles of value { $total }
}
detail-guest-councilman = +1 agent at once
detail-guest-burglar = Take 2 goods from one player; the bank pays for them
detail-guest-guardsman = Swap 2 craftsmen of one guild
detail-guest-musician = { $value ->
    [one] +{ $value } Taler at every income
   *[other] +{ $value } Talers at every income
}
detail-guest-peddler = One good of yours counts as 4 at this round's favorites
detail-guest-mayor = Goes to a roof: 1 Taler per craftsman of that guild, for everyone, at every income
detail-guest-nobleman = { $value } VP at the end
detail-guest-tax_collector = 1 VP per 10 Talers at the end
detail-guest-engraver = Counts as one more prestige crest
detail-guest-foreman = 1 VP for each of your craftsmen of value { $value }
detail-guest-apprentice = 1 VP for each of your 2nd and 3rd places in majorities
detail-guest-banker = 2 Talers per full 10 you own, at every income
detail-guest-jack = At the end +{ $value } in the majority of one guild of your choice
detail-guest-historian = At the end a spare crest stands in for one you lack
detail-guest-merchant = +1 Taler for every good you sell, -2 VP at the end
detail-guest-haggler = Every good you buy costs 1 Taler less, -2 VP at the end
detail-guest-duchess = Move the prestige crest to another guild
choice-price = { $goods }
choice-extra = { $good }{ mark-copy }
detail-extra = { $owned } in hand · worth { unit-price } at its guild
choice-victim = { $seat }
detail-victim = { $goods }
choice-victim-none = Nobody
choice-spoils = { $good }{ mark-copy }
detail-spoils = The victim gets { unit-talers } · in your hand { $owned }
choice-craft = { $guild }
detail-craft = { $number } that can move, of value { $values }
choice-craft-none = Swap nobody
choice-swap = { $tile } · { $place }
detail-swap-master = Guildmaster in round { $round }
detail-swap-lower = Lower tile of the pair, goes to the last favorite
detail-swap-guest = Guest for { $goods }
choice-peddle = { $good }
detail-peddle = You would show { $number }, the best rival { $rival }
choice-mayor = { $guild }
detail-mayor = Craftsmen of this guild: you { $number }, the others { $rivals }
choice-duchess = { $guild }
detail-duchess = Goods of this guild: you { $number }, the best rival { $rival }
choice-duchess-none = Leave it where it is
choice-first-yes = Go first
detail-first-yes = Now you are number { $place } of { $number }
choice-first-no = Stay
choice-jack = { $guild }
detail-jack = You would reach { $total }, the best rival { $rival }

## Rules by topic
topic-goal-title = Goal
topic-goal =
    You are a merchant of Norenberc and win over the craftsmen of its guilds.
    Four rounds of buying, selling and recruiting bring craftsmen, townsmen, crests and Talers.
    Whoever has the most victory points (VP) after the fourth round wins.
topic-setup-title = Set-up
topic-setup =
    Two players use guilds 1 to 3, and each further player adds a guild.
    You begin with 25 Talers, 4 agents and one good of every guild; 4 more agents wait in your stockpile.
    Each workshop shows five craftsmen, and the lowest is guildmaster.
    Three guests move into each guild's lodgings; the first window stays empty.
    Talers are kept hidden; goods, tiles and crests lie open.
topic-planning-title = Planning
topic-planning =
    Everyone plans at the same time and in secret: one card for each guild you want to act at.
    You need one agent ready for each card.
    All see how many cards you lay, but not which.
    Lay none and you pass: you are finished until the next round.
topic-actions-title = Actions
topic-actions =
    The guilds are called in order from 1 on; those nobody planned are skipped.
    Whoever laid a card there acts once, in turn order: sell, recruit, buy or do nothing.
    Then the agent goes up to that guild's roof and comes back at the end of the round.
topic-sell-title = Selling
topic-sell =
    The guild buys as many goods of its own type as you care to sell.
    For each the bank pays the value of the current guildmaster.
    The goods go into the guild's storehouse.
topic-recruit-title = Recruiting
topic-recruit =
    Take one guest from the lodgings and pay goods into this storehouse.
    Window 1: 1 own. Window 2: 1 own + 1 any. Window 3: 2 own, or 1 own + 2 any. Window 4: 3 own, or 2 own + 2 any.
    The guest's effect on arrival comes first; then you get 1 Taler for each agent already on this roof.
    At last you may move to first place in the turn order.
    A craftsman marked “+agent” brings you an agent from your stockpile.
topic-buy-title = Buying
topic-buy =
    Buy 1 to 3 goods in any mix from the guild's storehouse.
    Each costs the value of the guildmaster, foreign goods too.
    Only in the first turn of the game a crowd lowers the limit.
    With 5 players: 2 goods each if 3 cards lie there, 1 if 4 or 5 do. With 4 players: 2 if 3 or 4 cards do.
topic-nothing-title = Doing nothing
topic-nothing =
    You may do nothing at a guild you planned.
    Your agent still goes up to the roof.
topic-turn_order-title = Turn order
topic-turn_order =
    The chart decides who acts first at a guild; it is random at the start.
    After recruiting you may move to the top at once; the others keep their order.
    The chart also breaks ties between favorites with equal Talers.
topic-turn_end-title = End of a turn
topic-turn_end =
    Whoever has no agent left is finished for the round.
    While anyone is not finished, a new turn begins with planning.
    Agents you gained this turn can be planned at once in the next.
topic-round_end-title = End of a round
topic-round_end =
    First the guildmasters choose their favorites; then all agents come back and everyone collects income.
    After round 4 the scoring follows.
    Otherwise the next craftsman of each workshop becomes guildmaster.
    The guest in window 1 leaves, the others slide left, and new guests fill the empty windows while the stack lasts.
    At last the prestige crest finds its new guild.
topic-favorites-title = Favorites
topic-favorites =
    Each guild favors whoever holds the most of its goods; ties go to more Talers, then to the better place in the turn order.
    The favorite gives back one such good and gets the guildmaster, a guild crest and, if it lies there, the prestige crest.
    In round 4 the second craftsman of the pair comes along.
    If nobody has the good, the craftsmen and an unclaimed prestige crest leave the game.
topic-income-title = Income
topic-income =
    At the end of each round everyone gets 3 Talers.
    Musicians, Mayors and Bankers add to that.
topic-prestige-title = Prestige guild
topic-prestige =
    The guild with the highest guildmaster holds the prestige crest of the round; among equals the lower number.
    A guild never holds it two rounds in a row.
    Its favorite takes the crest, and each prestige crest counts as one more different crest.
topic-scoring-title = Scoring
topic-scoring =
    Townsmen score as they say, and the majorities of each guild give 5, 3 and 1 VP.
    Craftsmen of one guild worth 30 or more: 2 VP. A craftsman of every guild in play: 5 VP.
    The richest player gets 5 VP; tied richest get 2 each.
    Different crests give up to 20 VP.
topic-majorities-title = Majorities
topic-majorities =
    In each guild the values of your craftsmen are added up; equal sums are settled by the number of tiles.
    1st place 5 VP, 2nd place 3, 3rd place 1. Places that nobody can take fall to a clear 1st.
    Still tied for 1st: 4 each and no 2nd place; behind just two of them 3rd place is still given.
    Tied for 2nd: 2 each and no 3rd place. Tied for 3rd: nothing.
topic-crests-title = Crests
topic-crests =
    Different crests score: 3 give 2 VP, 4 give 5, 5 give 9, 6 give 14, 7 or more give 20.
    Each guild's crest counts once.
    Every prestige crest and every Engraver counts as one more.
topic-ties-title = Ties
topic-ties =
    If points are equal, more craftsmen win; then their higher total value; then the victory is shared.
    Favorites: more Talers, then the better place in the turn order.
    Prestige: the lower guild number.
topic-councilman-title = Councilman ★
topic-councilman =
    At once you gain an agent from your stockpile; nobody ever has more than 8.
    Then the tile is shuffled back among the guests.
topic-burglar-title = Burglar ★
topic-burglar =
    At once you may take two goods from one other player's hand, or the only one there.
    The bank pays the victim the value of each good's guildmaster.
    Then the tile is shuffled back among the guests.
topic-guardsman-title = Guardsman ★
topic-guardsman =
    At once you may swap two craftsmen of one guild, wherever they lie in lodgings and workshops.
    Guildmasters never move; both tiles of the pair may.
    Then the tile is shuffled back among the guests.
topic-musician-title = Musician ☾
topic-musician =
    At every income he brings you the 3 or 5 Talers on his tile.
topic-peddler-title = Peddler ☾
topic-peddler =
    You must lay one good from your hand on him; with none left he goes straight back among the guests.
    When this round's favorites are chosen, he and the good count as 4 of it. Several Peddlers add up.
    Until then you cannot use the good.
    Afterwards it returns to you, unless the guild had to take it, and he is shuffled back among the guests.
topic-mayor-title = Mayor ☾
topic-mayor =
    At once he goes up to the roof of a guild of your choice and stays for the whole game.
    At every income each player gets 1 Taler per own craftsman of that guild.
    Two Mayors on one roof pay twice. He does not count as an agent.
topic-nobleman-title = Nobleman ☀
topic-nobleman =
    At the end he is worth the 2 or 3 VP on his tile.
topic-tax_collector-title = Tax Collector ☀
topic-tax_collector =
    At the end he brings 1 VP for every full 10 Talers you own.
topic-engraver-title = Engraver ☀
topic-engraver =
    At the end he counts as one more prestige crest among your different crests.
topic-foreman-title = Foreman ☀
topic-foreman =
    At the end he brings 1 VP for each of your craftsmen with the value on his tile: 2, 3 or 4.
topic-apprentice-title = Apprentice ☀
topic-apprentice =
    At the end he brings 1 VP for each 2nd or 3rd place of yours in the majorities.
    Shared places count too, even a 3rd that scores nothing.
topic-banker-title = Banker ☾ (bonus)
topic-banker =
    At every income he brings 2 Talers for each full 10 Talers you owned before it.
    Two Bankers both count the same money.
topic-jack-title = Jack of All Trades ☀ (bonus)
topic-jack =
    Before the majorities are counted you name a guild in play for him.
    He adds the value on his tile, and one tile, to that majority, even without other craftsmen there.
    He counts for nothing else.
topic-historian-title = Historian ☀ (bonus)
topic-historian =
    When crests are scored, one spare guild crest stands in for a guild in play whose crest you lack.
    This happens by itself where it helps.
topic-merchant-title = Merchant (bonus)
topic-merchant =
    From now on every good you sell brings 1 Taler more.
    At the end he costs you 2 VP.
topic-haggler-title = Haggler (bonus)
topic-haggler =
    From now on every good you buy costs 1 Taler less.
    At the end this costs you 2 VP.
topic-duchess-title = Duchess ★ (bonus)
topic-duchess =
    At once you may move the prestige crest to another guild, but not to the prestige guild of the round before.
    Then the tile is shuffled back among the guests.

## The game and its variants
level-merchant = Merchant: plays to win
option-bonus = Whether the bonus townsmen play along
title = Norenberc
option-bonus-off = Without bonus townsmen
option-bonus-on = With bonus townsmen

## Buttons that confirm what was picked
confirm-plan = Seal my plan: { $guilds }
confirm-buy = Buy { $goods } for { unit-talers }
confirm-extra = Pay { $goods }
confirm-spoils = Take { $goods }
confirm-swap = Swap { $tiles }
doubt-plan = **Pass for the rest of this round?** { $agents ->
    [one] Your last agent stays idle until the next round.
   *[other] Your { $agents } agents stay idle until the next round.
}
doubt-plan-yes = Yes, pass for this round
doubt-act = **Do nothing here?** Guild: { $guild }. Your agent goes up to the roof, and the action is gone.
doubt-act-yes = Yes, do nothing

## Calls
call-plan = plan round { $round }, turn { $turn } in secret.
call-act = your agent is with the { $guild }: what does it do?
call-jack = choose a guild for your Jack of All Trades.

## What can be looked at
sight-board = The whole board
sight-guild = { $guild } close up
sight-player = My own things
sight-player_of = Things of { $seat }
sight-legend = How to read the board

## While others still plan
button-reopen = Change my plan
panel-sealed = Your plan is sealed. You can still change it until everyone has planned.
