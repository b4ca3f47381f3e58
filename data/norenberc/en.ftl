## Units and marks, used inside other sentences
unit-talers = { $talers ->
    [one] { $talers } Taler
   *[other] { $talers } Talers
}
unit-price = { $price ->
    [one] { $price } Taler
   *[other] { $price } Talers
}
unit-points = { $points } VP
# The price of a guest, where one is told
unit-cost = { $goods-count ->
    [0] {""}
   *[other] { $instead-count ->
        [0] { $goods }
       *[other] { $goods } or { $instead }
    }{" · "}
}
mark-agent = { $plus ->
    [yes] {" "}(+agent)
   *[no] {""}
}
mark-count = { $count ->
    [0] {""}
    [1] {""}
   *[other] {" "}×{ $count }
}
mark-copy = { $copy ->
    [1] {""}
   *[other] {" "}#{ $copy }
}

## Marks that have a symbol; what stands there where there is none, with the space behind it
symbol-prestige = ★{" "}
symbol-taler = {""}
symbol-agent = {""}
symbol-point = {""}

## Guilds; with a value, one of their craftsmen
piece-brewers = { $value ->
    [0] Brewers
   *[other] { $form ->
        [value] { $value }
       *[plain] Brewer { $value }
    }{ mark-agent }
}{ mark-count }
piece-bakers = { $value ->
    [0] Bakers
   *[other] { $form ->
        [value] { $value }
       *[plain] Baker { $value }
    }{ mark-agent }
}{ mark-count }
piece-shoemakers = { $value ->
    [0] Shoemakers
   *[other] { $form ->
        [value] { $value }
       *[plain] Shoemaker { $value }
    }{ mark-agent }
}{ mark-count }
piece-printers = { $value ->
    [0] Printers
   *[other] { $form ->
        [value] { $value }
       *[plain] Printer { $value }
    }{ mark-agent }
}{ mark-count }
piece-tailors = { $value ->
    [0] Tailors
   *[other] { $form ->
        [value] { $value }
       *[plain] Tailor { $value }
    }{ mark-agent }
}{ mark-count }
piece-hatmakers = { $value ->
    [0] Hatmakers
   *[other] { $form ->
        [value] { $value }
       *[plain] Hatmaker { $value }
    }{ mark-agent }
}{ mark-count }

## Windows of the guildhouses; the value counts them
piece-brewers_workshop = Brewers’ workshop { $value }
piece-bakers_workshop = Bakers’ workshop { $value }
piece-shoemakers_workshop = Shoemakers’ workshop { $value }
piece-printers_workshop = Printers’ workshop { $value }
piece-tailors_workshop = Tailors’ workshop { $value }
piece-hatmakers_workshop = Hatmakers’ workshop { $value }
piece-brewers_lodgings = Brewers’ lodgings { $value }
piece-bakers_lodgings = Bakers’ lodgings { $value }
piece-shoemakers_lodgings = Shoemakers’ lodgings { $value }
piece-printers_lodgings = Printers’ lodgings { $value }
piece-tailors_lodgings = Tailors’ lodgings { $value }
piece-hatmakers_lodgings = Hatmakers’ lodgings { $value }

## Goods; spoken of without counting, no number
piece-beer = { $count ->
    [0] Beer
   *[other] { $count } Beer
}
piece-pastries = { $count ->
    [0] { $form ->
        [single] Pastry
       *[other] Pastries
    }
    [one] { $count } Pastry
   *[other] { $count } Pastries
}
piece-shoes = { $count ->
    [0] { $form ->
        [single] Shoe
       *[other] Shoes
    }
    [one] { $count } Shoe
   *[other] { $count } Shoes
}
piece-pages = { $count ->
    [0] { $form ->
        [single] Page
       *[other] Pages
    }
    [one] { $count } Page
   *[other] { $count } Pages
}
piece-cloth = { $count ->
    [0] Cloth
   *[other] { $count } Cloth
}
piece-hats = { $count ->
    [0] { $form ->
        [single] Hat
       *[other] Hats
    }
    [one] { $count } Hat
   *[other] { $count } Hats
}
# A good of any type, in a price
piece-any = { $count } any

## Townsmen
piece-councilman = { $form ->
    [the] the Councilman
   *[plain] Councilman
}{ mark-count }
piece-burglar = { $form ->
    [the] the Burglar
   *[plain] Burglar
}{ mark-count }
piece-guardsman = { $form ->
    [the] the Guardsman
   *[plain] Guardsman
}{ mark-count }
piece-musician = Musician { $value }{ mark-count }
piece-peddler = { $form ->
    [the] the Peddler
   *[plain] Peddler
}{ mark-count }
piece-mayor = { $form ->
    [the] the Mayor
   *[plain] Mayor
}{ mark-count }
piece-nobleman = Nobleman { $value }{ mark-count }
piece-tax_collector = { $form ->
    [the] the Tax Collector
   *[plain] Tax Collector
}{ mark-count }
piece-engraver = { $form ->
    [the] the Engraver
   *[plain] Engraver
}{ mark-count }
piece-foreman = Foreman { $value }{ mark-count }
piece-apprentice = { $form ->
    [the] the Apprentice
   *[plain] Apprentice
}{ mark-count }
piece-banker = { $form ->
    [the] the Banker
   *[plain] Banker
}{ mark-count }
piece-jack = Jack of All Trades { $value }{ mark-count }
piece-historian = { $form ->
    [the] the Historian
   *[plain] Historian
}{ mark-count }
piece-merchant = { $form ->
    [the] the Merchant
   *[plain] Merchant
}{ mark-count }
piece-haggler = { $form ->
    [the] the Haggler
   *[plain] Haggler
}{ mark-count }
piece-duchess = { $form ->
    [the] the Duchess
   *[plain] Duchess
}{ mark-count }

## What happens
line-order = Turn order: { $seats-symbols }.
line-round_begins = ### Round { $round } begins
line-prestige = { symbol-prestige }The { $guild } are the prestige guild.
line-turn = **Round { $round }, turn { $turn }:** time to plan.
line-laid = { $cards ->
    [one] -# { $seat } plans { $cards } action.
   *[other] -# { $seat } plans { $cards } actions.
}
line-passed = -# { $seat } passes for the rest of the round.
line-called = ### { $guild }
line-did_nothing = -# { $seat } does nothing.
line-sold = { $seat } sells { $goods } (+{ unit-talers }).
line-bought = { $seat } buys { $goods } ({ unit-talers }).
line-recruited = { $seat } recruits { $tile-the } for { $goods }.
line-agent_gained = -# { $seat } gains an agent.
line-no_agent_left = -# { $seat } would gain an agent, but the stockpile is empty.
line-roof_money = -# { $seat } earns { unit-talers } for agents on the roof.
line-went_first = -# { $seat } moves to first place.
line-robbed = { $thief }’s Burglar robs { $seat } of { $goods } (the bank pays { $seat } { unit-talers }).
line-burglar_idle = -# { $seat } sends the Burglar away empty-handed.
line-swapped = { $seat } has the Guardsman swap { $tile-the } and { $other-the } ({ $places }).
line-guardsman_idle = -# { $seat } sends the Guardsman away without orders.
line-peddled = { $seat } places 1 { $good-single } on the Peddler.
line-peddler_idle = -# { $seat } has no goods left for the Peddler, who moves on.
line-mayor_placed = { $seat } puts the Mayor on the { $guild }’ roof.
line-prestige_moved = { symbol-prestige }{ $seat } has the Duchess move the prestige crest to the { $guild }.
line-duchess_idle = -# { $seat } leaves the prestige crest where it is.
line-finished = -# { $seat } has no agents left this round.
line-round_ended = ### Round { $round }: favorites
    -# Each favorite returns one good and takes the guildmaster and a crest. Ties: most Talers, then turn order.
line-favorites_tied = -# { $guild }: { $seats } tie with { $number } each.
line-favorite = { $guild } → { $seat }: { $tiles }
line-favorite_with_prestige = { symbol-prestige }{ $guild } → { $seat }: { $tiles } · prestige crest
line-no_favorite = { $guild } → nobody. Removed from the game: { $tiles }.
line-prestige_unclaimed = { symbol-prestige }{ $guild } → nobody. Removed from the game: { $tiles } and the prestige crest.
standing-told = **{ $points }**{ $majorities ->
    [0] { $overtaken ->
        [0] { $crests ->
            [0] { $craftsmen ->
                [0] {""}
               *[other] { standing-gains }
            }
           *[other] { standing-gains }
        }
       *[other] { standing-gains }
    }
   *[other] { standing-gains }
}
standing-gains = {" "}(now{ $majorities ->
    [0] {""}
   *[other] {" "}+{ $majorities } majorities
}{ $overtaken ->
    [0] {""}
   *[other] {" "}−{ $overtaken } majorities
}{ $crests ->
    [0] {""}
   *[other] {" "}+{ $crests } crests
}{ $craftsmen ->
    [0] {""}
   *[other] {" "}+{ $craftsmen } craftsmen
})
line-standing = -# { $seat }, money aside: { standing-told }.
line-incomes = ### Income
income-sum = { $everyone }{ $mayors ->
    [0] {""}
   *[other] {" "}+ { $mayors } (Mayors)
}{ $musicians ->
    [0] {""}
   *[other] {" "}+ { $musicians } (Musicians)
}{ $bankers ->
    [0] {""}
   *[other] {" "}+ { $bankers } (Bankers)
}{" = "}
income-told = { $mayors ->
    [0] { $musicians ->
        [0] { $bankers ->
            [0] {""}
           *[other] { income-sum }
        }
       *[other] { income-sum }
    }
   *[other] { income-sum }
}+{ unit-talers }
line-income = -# { $seat }: { income-told }.
line-renewed = -# **{ $guild }:** guildmaster { $master }{ $came-count ->
    [0] {""}
   *[other] {" "}· new guests: { $came }
}{ $left-count ->
    [0] {""}
   *[other] {" "}· leaving: { $left }
}
line-jack_named = { $seat } sends the Jack of All Trades { $value } to the { $guild }.
line-total = { $place }. { $seat } · { unit-points }
line-won = ## 🏆 { $seats-count ->
    [1] { $seats } wins!
   *[other] { $seats } share the victory!
}

## Reasons for points
line-score_townsman = { $tile }
line-score_majority = { $guild }: { $shared ->
    [0] {""}
   *[1] shared{" "}
}{ $place ->
    [1] 1st place
    [2] 2nd place
   *[3] 3rd place
}, value { $total }, { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
line-score_apprentice = Apprentice: { $place ->
    [2] 2nd place
   *[3] 3rd place
} at the { $guild }
line-score_great = { $guild }: total value { $total }
line-score_all_guilds = a craftsman of every guild
line-score_richest = { $purse ->
    [one] { $purse } Taler
   *[other] { $purse } Talers
}{ $shared ->
    [0] {""}
   *[1] , shared
}
line-score_crests = Different crests: { $guilds } guild, { $prestige } prestige

## Where one stands
line-panel_guild = { $guild }
line-panel_planning = Round { $round } of { $rounds }, turn { $turn }
line-panel_naming = The majorities
line-panel_store = **Storehouse:** { $goods-count ->
    [0] empty
   *[other] { $goods } at { unit-price } each
}
line-panel_own = **You:** { line-panel_things }
line-panel_things = { symbol-taler }{ unit-talers } · { $agents ->
    [one] { $agents } agent
   *[other] { $agents } agents
} (+{ $stock } in the stockpile)
line-panel_purse = **You:** { symbol-taler }{ unit-talers } · { $goods-count ->
    [0] no goods
   *[other] { $goods }
}
line-panel_standing = Points, money aside
line-panel_points = { $seat } { $points }
line-panel_points_own = you { $points }
line-panel_turns = Turn order, points without money
line-panel_turn = { $seat-symbols } { $points }
line-panel_guest = **Your guest:** { $tile }
line-panel_jack = **Jack of All Trades:** value { $value }
line-own_money = **Money:** { symbol-taler }{ unit-talers }
line-own_money_hidden = **Money:** hidden
line-own_goods = **Goods:** { $goods-count ->
    [0] none
   *[other] { $goods }
}
line-own_peddled = **On Peddlers:** { $goods }
line-own_agents = **Agents left:** { symbol-agent }{ $agents } · **in the stockpile:** { $stock }
line-own_craftsmen = **{ $guild }:** { $total }{ $values-count ->
    [1] {""}
   *[other] {" "}({ $values-sum })
}
line-own_no_craftsmen = **Craftsmen:** none yet
line-own_townsmen = **Townsmen:** { $tiles }
line-own_crests = **Guild crests:** { $guilds-count ->
    [0] none
   *[other] { $guilds }
} · { symbol-prestige }**prestige crests:** { $prestige ->
    [0] none
   *[other] { $prestige }
}
line-points_total = ### { symbol-point }If the game ended now: { unit-points }
line-points_townsmen = Townsmen: { unit-points }
line-points_majorities = Majorities: { unit-points }
line-points_great = Guilds worth 30 or more: { unit-points }
line-points_all_guilds = A craftsman of every guild: { unit-points }
line-points_richest = Richest player: { unit-points }
line-points_crests = Crests: { unit-points }
line-points_without_richest = -# Points for the richest player are not included: money stays hidden until the end.
line-status_round = ### Round { $round } of { $rounds }, turn { $turn }
line-status_planning = Planning: players are choosing guilds.
line-status_action = Action: the { $guild } have been called.
line-status_round_end = The round has ended.
line-status_naming = The Jacks of All Trades choose their guilds.
line-status_over = The game is over.
line-status_order = -# Turn order: { $seats-symbols }
line-status_prestige = { symbol-prestige }**Prestige guild:** { $guild }
line-status_acting = Acting now: { $seat }
line-status_next = Next here: { $seats-symbols }
line-status_finished = Finished for this round: { $seats-symbols }

## Questions
ask-plan = Where will your agents go?
ask-plan-hint = One agent per guild. You can change your plan until everyone has planned.
ask-act = What will your agent do here?
ask-act-hint = One action; afterwards the agent goes up to the roof.
ask-sell = How many will you sell?
ask-sell-hint = The guild buys only its own goods.
ask-buy = Which goods will you buy?
ask-buy-hint = Everything in this storehouse costs the same, whatever its guild.
ask-guest = Which guest will you recruit?
ask-guest-hint = You pay in goods, which go into this storehouse.
ask-price = How will you pay?
ask-price-hint = “Any” may also be the guild’s own good.
ask-extra = Which goods will you add to the price?
ask-extra-hint = Any type will do, including the guild’s own good.
ask-victim = Whom will your Burglar rob?
ask-victim-hint = He takes two goods for you; the bank compensates the victim. You may also decline.
ask-spoils = Which goods will your Burglar take?
ask-spoils-hint = The bank pays the victim what each good is worth at its guild.
ask-craft = Which guild’s craftsmen will your Guardsman swap?
ask-craft-hint = Guildmasters stay where they are. You may also decline.
ask-swap = Which two craftsmen trade places?
ask-swap-hint = Choose exactly two.
ask-peddle = Which good will you place on the Peddler?
ask-peddle-hint = It counts as 4 when favorites are chosen this round; then you get it back.
ask-mayor = Which roof will you put the Mayor on?
ask-mayor-hint = He stays there: at the end of every round everyone earns 1 Taler per craftsman of that guild.
ask-duchess = Which guild will you move the prestige crest to?
ask-duchess-hint = Not last round’s prestige guild. You may also leave it where it is.
ask-first = Move to first place in the turn order?
ask-first-hint = The others keep their order behind you.
ask-jack = Which guild will your Jack of All Trades help?
ask-jack-hint = He adds his value and one tile to that guild’s majority, and to nothing else.

## Options
choice-plan = { $guild }
choice-plan-prestige = ★ { $guild }
choice-plan-none = Pass for the round
choice-act-sell = Sell
choice-act-recruit = Recruit
choice-act-buy = Buy
choice-act-nothing = Do nothing
choice-sell = Sell { $number } · +{ unit-talers }
detail-sell = { $number ->
    [0] None left
   *[other] { $number } left
}
choice-buy = { $good-single }{ mark-copy } · { unit-price }
detail-buy = { $stored } here · you have { $owned } · worth { unit-price } at its guild
choice-guest = { $tile }
choice-guest-priced = { $tile } ({ price-short })
detail-guest-craftsman = { unit-cost }{ $number ->
    [0] +{ $value } for the { $guild }’ majority (you: none)
    [one] +{ $value } for the { $guild }’ majority (you: { $total }, { $number } tile)
   *[other] +{ $value } for the { $guild }’ majority (you: { $total }, { $number } tiles)
}
detail-guest-councilman = { unit-cost }+1 agent right away
detail-guest-burglar = { unit-cost }Take 2 goods from one player; the bank compensates them
detail-guest-guardsman = { unit-cost }Swap 2 craftsmen of one guild
detail-guest-musician = { unit-cost }{ $value ->
    [one] +{ $value } Taler every round
   *[other] +{ $value } Talers every round
}
detail-guest-peddler = { unit-cost }One of your goods counts as 4 for this round’s favorites
detail-guest-mayor = { unit-cost }Every round 1 Taler per craftsman of one guild, for everyone
detail-guest-nobleman = { unit-cost }{ $value } VP at the end
detail-guest-tax_collector = { unit-cost }1 VP per 10 Talers at the end
detail-guest-engraver = { unit-cost }Counts as one more prestige crest
detail-guest-foreman = { unit-cost }1 VP for each of your craftsmen of value { $value }
detail-guest-apprentice = { unit-cost }1 VP for each of your 2nd or 3rd places in the majorities
detail-guest-banker = { unit-cost }Every round 2 Talers per 10 you own
detail-guest-jack = { unit-cost }At the end, +{ $value } toward the majority of one guild
detail-guest-historian = { unit-cost }At the end, a duplicate crest replaces one you lack
detail-guest-merchant = { unit-cost }+1 Taler for every good you sell, −2 VP at the end
detail-guest-haggler = { unit-cost }Every good you buy costs 1 Taler less, −2 VP at the end
detail-guest-duchess = { unit-cost }Move the prestige crest to another guild
choice-price = { $goods }
choice-extra = { $good-single }{ mark-copy }
detail-extra = you have { $owned } · worth { unit-price } at its guild
choice-victim = { $seat }
detail-victim = { $goods }
choice-victim-none = Rob nobody
choice-spoils = { $good-single }{ mark-copy }
detail-spoils = Victim gets { unit-talers } · you have { $owned }
choice-craft = { $guild }
detail-craft = { $number } movable (values { $values })
choice-craft-none = Swap nobody
choice-swap = { $tile }
detail-swap-master = { $place } · guildmaster in round { $round }
detail-swap-lower = { $place } · lower tile of the pair: goes to the favorite of round 4
detail-swap-guest = { $place } · guest for { $goods }
choice-peddle = { $good-single }
detail-peddle = You’d have { $number }, best rival { $rival }
choice-mayor = { $guild }
detail-mayor = Craftsmen of this guild: you { $number }, the others { $rivals }
choice-duchess = { $guild }
detail-duchess = Goods of this guild: you { $number }, best rival { $rival }
choice-duchess-none = Leave it where it is
choice-first-yes = Move to first place
detail-first-yes = You are now { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $number }
choice-first-no = Stay where I am
choice-jack = { $guild }
detail-jack = You’d reach { $total }, best rival { $rival }

## Rules by topic
topic-goal-title = Goal
topic-goal =
    You are a merchant of Norenberc and win over the craftsmen of its guilds.
    Four rounds of buying, selling and recruiting bring craftsmen, townsmen, crests and Talers.
    The player with the most victory points (VP) after the fourth round wins.
topic-setup-title = Setup
topic-setup =
    Two players use guilds 1 to 3, and each further player adds a guild.
    You begin with 25 Talers, 4 agents and one good of every guild; 4 more agents wait in your stockpile.
    Each workshop shows five craftsmen, and the lowest is the guildmaster.
    Three guests move into each guild’s lodgings; the first window stays empty.
    Talers are kept hidden; goods, tiles and crests lie open.
topic-planning-title = Planning
topic-planning =
    Everyone plans at the same time and in secret: one card for each guild you want to act at.
    You need an agent for each card.
    Everyone sees how many cards you play, but not which.
    If you play none, you pass and are out until the next round.
topic-actions-title = Actions
topic-actions =
    The guilds are called in numerical order; guilds nobody planned are skipped.
    Everyone who played a card there acts once, in turn order: sell, recruit, buy or do nothing.
    Then the agent goes up to that guild’s roof and comes back at the end of the round.
topic-sell-title = Selling
topic-sell =
    You may sell the guild as many goods of its own type as you like.
    For each the bank pays the value of the current guildmaster.
    The goods go into the guild’s storehouse.
topic-recruit-title = Recruiting
topic-recruit =
    Take one guest from the lodgings and pay for it in goods, which go into this storehouse.
    Window 1: 1 own. Window 2: 1 own + 1 any. Window 3: 2 own, or 1 own + 2 any. Window 4: 3 own, or 2 own + 2 any.
    The guest’s effect on arrival comes first; then you get 1 Taler for each agent already on this roof.
    Finally, you may move to first place in the turn order.
    A craftsman marked “+agent” brings you an agent from your stockpile.
topic-buy-title = Buying
topic-buy =
    Buy 1 to 3 goods in any mix from the guild’s storehouse.
    Each costs the value of the guildmaster, whatever its guild.
    In the first turn of the game only, crowded guilds sell less.
    With 5 players: at most 2 goods each if 3 of you are there, 1 if 4 or 5 are. With 4 players: 2 if 3 or 4 are.
topic-nothing-title = Doing nothing
topic-nothing =
    You may do nothing at a guild you planned.
    Your agent still goes up to the roof.
topic-turn_order-title = Turn order
topic-turn_order =
    The chart decides who acts first at a guild; it is random at the start.
    After recruiting you may move to the top right away; the others keep their order.
    The chart also breaks ties for favorite between players with equal Talers.
topic-turn_end-title = End of a turn
topic-turn_end =
    A player without agents is finished for the round.
    If anyone still has agents and has not passed, a new turn begins.
    Agents gained this turn can be used from the next turn on.
topic-round_end-title = End of a round
topic-round_end =
    First the guildmasters choose their favorites; then all agents come back and everyone collects income.
    After round 4 the scoring follows.
    Otherwise the next craftsman of each workshop becomes guildmaster.
    The guest in window 1 leaves, the others slide left, and new guests fill the empty windows while the stack lasts.
    Finally, the prestige crest goes to its new guild.
topic-favorites-title = Favorites
topic-favorites =
    Each guild favors the player with the most of its goods; ties go to the player with more Talers, then to the better place in the turn order.
    The favorite returns one such good and takes the guildmaster, a guild crest and, if it is there, the prestige crest.
    In round 4 the second craftsman of the pair comes along.
    If nobody has the good, the craftsmen and an unclaimed prestige crest leave the game.
topic-income-title = Income
topic-income =
    At the end of each round everyone gets 3 Talers.
    Musicians, Mayors and Bankers add to that.
topic-prestige-title = Prestige guild
topic-prestige =
    The guild with the highest guildmaster holds the prestige crest of the round; ties go to the lower-numbered guild.
    No guild holds it two rounds in a row.
    Its favorite takes the crest, and each prestige crest counts as one more different crest.
topic-scoring-title = Scoring
topic-scoring =
    Townsmen score what their tiles say; each guild’s majority gives 5, 3 and 1 VP.
    Craftsmen of one guild worth 30 or more: 2 VP. A craftsman of every guild in play: 5 VP.
    The richest player gets 5 VP; if tied, 2 each.
    Different crests give up to 20 VP.
topic-majorities-title = Majorities
topic-majorities =
    In each guild the values of your craftsmen are added up; ties go to the player with more tiles there.
    1st place 5 VP, 2nd place 3, 3rd place 1. If nobody takes 2nd or 3rd place, a sole 1st gets those VP too.
    Still tied for 1st: 4 VP each and no 2nd place; if exactly two tie, 3rd place is still awarded.
    Tied for 2nd: 2 VP each and no 3rd place. Tied for 3rd: nothing.
topic-crests-title = Crests
topic-crests =
    Different crests score: 3 give 2 VP, 4 give 5, 5 give 9, 6 give 14, 7 or more give 20.
    Each guild’s crest counts once.
    Every prestige crest and every Engraver counts as one more.
topic-ties-title = Ties
topic-ties =
    If VP are tied, the player with more craftsmen wins, then the one with the higher total value; otherwise victory is shared.
    Favorites: more Talers, then the better place in the turn order.
    Prestige: the lower-numbered guild.
topic-councilman-title = Councilman ★
topic-councilman =
    You gain an agent from your stockpile right away; nobody ever has more than { $agents }.
    Then the tile is shuffled back into the guest stack.
topic-burglar-title = Burglar ★
topic-burglar =
    You may take { $number } goods from one other player (or their only one) right away.
    The bank pays the victim the value of each good’s guildmaster.
    Then the tile is shuffled back into the guest stack.
topic-guardsman-title = Guardsman ★
topic-guardsman =
    You may swap two craftsmen of one guild right away, wherever they are in lodgings and workshops.
    Guildmasters never move; both tiles of the pair may.
    Then the tile is shuffled back into the guest stack.
topic-musician-title = Musician ☾
topic-musician =
    At every income he brings you the Talers shown on his tile.
topic-peddler-title = Peddler ☾
topic-peddler =
    You must place one of your goods on him; if you have none left, he goes straight back into the guest stack.
    When this round’s favorites are chosen, he and the good count as { $number } of it. Several Peddlers add up.
    Until then you cannot use the good.
    Afterwards it returns to you, unless the guild had to take it, and he is shuffled back into the guest stack.
topic-mayor-title = Mayor ☾
topic-mayor =
    He goes up to the roof of a guild of your choice right away and stays for the whole game.
    At every income all players get { unit-talers } for each craftsman of that guild they own.
    Two Mayors on one roof pay twice. He does not count as an agent.
topic-nobleman-title = Nobleman ☀
topic-nobleman =
    At the end he is worth the VP shown on his tile.
topic-tax_collector-title = Tax Collector ☀
topic-tax_collector =
    At the end he brings 1 VP for every full { $money } Talers you own.
topic-engraver-title = Engraver ☀
topic-engraver =
    At the end he counts as one more prestige crest among your different crests.
topic-foreman-title = Foreman ☀
topic-foreman =
    At the end he brings { unit-points } for each of your craftsmen with the value on his tile.
topic-apprentice-title = Apprentice ☀
topic-apprentice =
    At the end he brings { unit-points } for each of your 2nd or 3rd places in the majorities.
    Shared places count too, even a 3rd that scores nothing.
topic-banker-title = Banker ☾ (bonus)
topic-banker =
    At every income he brings { unit-talers } for every full { $money } Talers you had before it.
    Two Bankers both count the same money.
topic-jack-title = Jack of All Trades ☀ (bonus)
topic-jack =
    Before the majorities are counted you choose a guild in play for him.
    He adds the value on his tile, and one tile, to that majority, even if you have no other craftsmen there.
    He counts for nothing else.
topic-historian-title = Historian ☀ (bonus)
topic-historian =
    When crests are scored, one duplicate guild crest replaces the crest of a guild in play that you lack.
    This is applied automatically when it helps.
topic-merchant-title = Merchant (bonus)
topic-merchant =
    From now on every good you sell brings { unit-talers } more (our assumption).
    At the end he costs you { unit-points }.
topic-haggler-title = Haggler (bonus)
topic-haggler =
    From now on every good you buy costs { unit-talers } less.
    At the end he costs you { unit-points }.
topic-duchess-title = Duchess ★ (bonus)
topic-duchess =
    You may move the prestige crest to another guild right away, but not to last round’s prestige guild.
    Then the tile is shuffled back into the guest stack.

## The game and its variants
level-merchant = grabs whatever looks good now
level-patient = waits for the right moment
option-bonus = Use the bonus townsmen
title = Norenberc
name-bonus = bonus
game-note = The rulebooks do not say how many tiles there are of each townsman or what each craftsman is worth: these figures are **assumed**. The bonus townsmen follow a description of a small expansion. { slash-rules } has a topic about it.
option-bonus-off = Without bonus townsmen
option-bonus-on = With bonus townsmen

## Buttons that confirm what was picked
confirm-plan = { $guilds-count ->
    [one] Confirm plan: { $guilds-count } guild
   *[other] Confirm plan: { $guilds-count } guilds
}
confirm-buy = { $goods-count ->
    [one] Buy { $goods-count } good for { unit-talers }
   *[other] Buy { $goods-count } goods for { unit-talers }
}
confirm-extra = { $goods-count ->
    [one] Pay { $goods-count } good
   *[other] Pay { $goods-count } goods
}
confirm-spoils = Take { $goods }
confirm-swap = Swap values { $tiles-value }
doubt-plan = **Pass for the rest of this round?** { $agents ->
    [one] Your last agent stays idle until the next round.
   *[other] Your { $agents } agents stay idle until the next round.
}
doubt-plan-yes = Yes, pass
doubt-act = **Do nothing at the { $guild }?** Your agent goes to the roof and the action is lost.
doubt-act-yes = Yes, do nothing

## Calls
call-plan = time to plan
call-act = your move at the { $guild }
call-act-here = your move
call-jack = choose a guild for your Jack of All Trades

## What can be looked at
sight-board = The whole board
sight-guild = { $guild } (close-up)
sight-player = My player board
sight-player_of = { $seat }’s player board
sight-legend = How to read the board

## While others still plan
button-reopen = Change my plan
panel-sealed = Your plan is in. You can still change it until everyone has planned.
