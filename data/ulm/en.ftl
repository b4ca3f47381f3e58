## The game
title = Ulm
name-tower = tower
game-note = We had only the first of the game’s two rulebooks. The course of play follows it; the second one describes the pieces, and about half of what quarters, cards, shields, descendants and tower tiles do is **our own design**. { slash-rules } has a topic about it.
option-tower = What tower tiles do: count the rounds, or change each round for everyone
option-tower-roof = They only count the rounds (basic game)
option-tower-symbols = Each changes its round for everyone (advanced game)

## Signs of tiles, where a sentence shows a picture of the area
symbol-money = 🪙{" "}
symbol-clear = 🧹{" "}
symbol-card = 📜{" "}
symbol-river = ⛵{" "}
symbol-seal = 🔶{" "}
symbol-gate_a = 🇦{" "}
symbol-gate_b = 🇧{" "}
symbol-gate_c = 🇨{" "}
symbol-gate_d = 🇩{" "}
symbol-gate_e = 🇪{" "}
symbol-gate_f = 🇫{" "}
symbol-gate_g = 🇬{" "}
symbol-gate_h = 🇭{" "}
symbol-gate_i = 🇮{" "}
symbol-gate_j = 🇯{" "}
symbol-gate_k = 🇰{" "}
symbol-gate_l = 🇱{" "}
symbol-closed = ✖️{" "}
symbol-corner = ⬛{" "}
symbol-coin = {""}
symbol-sparrow = {""}
symbol-point = {""}
symbol-barge = {""}
symbol-charter = {""}

## Units and marks, used inside other sentences
unit-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
unit-sparrows = { $sparrows ->
    [one] { $sparrows } sparrow
   *[other] { $sparrows } sparrows
}
unit-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
unit-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
unit-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
unit-number = { $number ->
    [one] { $number } tile
   *[other] { $number } tiles
}
unit-price = { $price ->
    [one] { $price } tile
   *[other] { $price } tiles
}
unit-places = { $places ->
    [one] { $places } free place
   *[other] { $places } free places
}
unit-seals = { $seals ->
    [one] { $seals } seal
   *[other] { $seals } seals
}
unit-privilege = { $choices-count ->
    [0] { $things }
   *[other] { $things-count ->
        [0] one of these: { $choices }
       *[other] { $things }, then one of these: { $choices }
    }
}
mark-count = { $count ->
    [0] {""}
    [1] {""}
   *[other]  ×{ $count }
}
mark-space = { $space ->
    [1] +1
    [2] +2
    [3] +3
    [4] +4
    [5] +5
    [6] +6
    [7] +7
    [8] +8
    [9] +9
    [10] +10
    [11] +11
   *[other] { $space }
}

## The five kinds of action tile
piece-money = { $form ->
    [value] { symbol-money }
   *[plain] Money{ mark-count }
}
piece-clear = { $form ->
    [value] { symbol-clear }
    [short] Clear{ mark-count }
   *[plain] Clear-away{ mark-count }
}
piece-card = { $form ->
    [value] { symbol-card }
   *[plain] Card{ mark-count }
}
piece-river = { $form ->
    [value] { symbol-river }
   *[plain] River{ mark-count }
}
piece-seal = { $form ->
    [value] { symbol-seal }
   *[plain] Seal{ mark-count }
}

## Sides and gates: every gate has a letter
mark-left = { $value ->
    [1] {"A"}
    [2] {"B"}
   *[3] {"C"}
}
mark-right = { $value ->
    [1] {"D"}
    [2] {"E"}
   *[3] {"F"}
}
mark-top = { $value ->
    [1] {"G"}
    [2] {"H"}
   *[3] {"I"}
}
mark-bottom = { $value ->
    [1] {"J"}
    [2] {"K"}
   *[3] {"L"}
}
mark-left-sign = { $value ->
    [1] { symbol-gate_a }
    [2] { symbol-gate_b }
   *[3] { symbol-gate_c }
}
mark-right-sign = { $value ->
    [1] { symbol-gate_d }
    [2] { symbol-gate_e }
   *[3] { symbol-gate_f }
}
mark-top-sign = { $value ->
    [1] { symbol-gate_g }
    [2] { symbol-gate_h }
   *[3] { symbol-gate_i }
}
mark-bottom-sign = { $value ->
    [1] { symbol-gate_j }
    [2] { symbol-gate_k }
   *[3] { symbol-gate_l }
}
piece-left = { $form ->
    [value] { mark-left-sign }
    [letter] { mark-left }
    [cap] Left
    [the] the left side
    [from] row { $value } from the left
   *[plain] { $value ->
        [0] left{ mark-count }
       *[other] { mark-left } (left { $value })
    }
}
piece-right = { $form ->
    [value] { mark-right-sign }
    [letter] { mark-right }
    [cap] Right
    [the] the right side
    [from] row { $value } from the right
   *[plain] { $value ->
        [0] right{ mark-count }
       *[other] { mark-right } (right { $value })
    }
}
piece-top = { $form ->
    [value] { mark-top-sign }
    [letter] { mark-top }
    [cap] Top
    [the] the top
    [from] column { $value } from the top
   *[plain] { $value ->
        [0] top{ mark-count }
       *[other] { mark-top } (top { $value })
    }
}
piece-bottom = { $form ->
    [value] { mark-bottom-sign }
    [letter] { mark-bottom }
    [cap] Bottom
    [the] the bottom
    [from] column { $value } from the bottom
   *[plain] { $value ->
        [0] bottom{ mark-count }
       *[other] { mark-bottom } (bottom { $value })
    }
}
piece-closed = { symbol-closed }

## Spaces of the Danube
piece-past = +{ $value }
piece-before = −{ $value }
piece-to_past = { $form ->
    [row] sail to +{ $value }
    [row_short] sail to +{ $value }
   *[other] barge to +{ $value }
}
piece-to_before = { $form ->
    [row] sail to −{ $value }
    [row_short] sail to −{ $value }
   *[other] barge to −{ $value }
}

## What can be gained
piece-gain_coins = { $value ->
    [one] { $value } coin
   *[other] { $value } coins
}
piece-gain_sparrows = { $value ->
    [one] { $value } sparrow
   *[other] { $value } sparrows
}
piece-gain_points = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
piece-gain_tiles = { $value ->
    [one] { $value } tile
   *[other] { $value } tiles
}
piece-gain_cards = { $value ->
    [one] { $value } card
   *[other] { $value } cards
}
piece-gain_look = { $value ->
    [one] { $value } card
   *[other] one of { $value } cards
}
piece-gain_steps = { $value ->
    [one] { $value } step
   *[other] up to { $value } steps
}
piece-gain_shield = { $value ->
    [one] a city shield
   *[other] one of { $value } city shields
}
piece-gain_descendant = a descendant
piece-gain_seal = a free seal
piece-gain_one_of = your choice of one
piece-gain_points_per = points

## What a player chooses next
piece-next_act = play a card or not
piece-next_shield = choose a city shield
piece-next_descendant = choose a descendant
piece-next_keep = keep a card
piece-next_choose = choose what the privilege gives
piece-next_steps = how far to sail
piece-next_quarter = choose a quarter for a seal

## What points are counted by
piece-of_shields = { $form ->
    [one] shield you own
   *[plain] shields you own
}
piece-of_coins = { $form ->
    [one] coin you own
   *[plain] coins you own
}
piece-of_sparrows = { $form ->
    [one] sparrow you own
   *[plain] sparrows you own
}
piece-of_tiles = { $form ->
    [one] tile you own
   *[plain] tiles you own
}
piece-of_quarters = { $form ->
    [one] quarter with your seal
   *[plain] quarters with your seal
}
piece-of_seals = { $form ->
    [one] seal placed
   *[plain] seals placed
}
piece-of_past = { $form ->
    [one] space past the bridge
   *[plain] spaces past the bridge
}
piece-of_descendants = { $form ->
    [one] descendant you own
   *[plain] descendants you own
}

## What descendants and tower tiles change
piece-all_money = Money gives +{ $value ->
    [one] { $value } coin
   *[other] { $value } coins
}
piece-all_money_less = Money gives { $value ->
    [one] { $value } coin
   *[other] { $value } coins
} less
piece-first_money = the first Money of your turn gives +{ $value ->
    [one] { $value } coin
   *[other] { $value } coins
}
piece-first_money_less = the first Money of your turn gives { $value ->
    [one] { $value } coin
   *[other] { $value } coins
} less
piece-all_steps = River goes up to { $value ->
    [one] { $value } space further
   *[other] { $value } spaces further
}
piece-all_steps_less = River goes { $value ->
    [one] { $value } space less
   *[other] { $value } spaces less
}
piece-first_steps = the first River of your turn goes up to { $value ->
    [one] { $value } space further
   *[other] { $value } spaces further
}
piece-first_steps_less = the first River of your turn goes { $value ->
    [one] { $value } space less
   *[other] { $value } spaces less
}
piece-all_sides = Clear-away takes up to { $value ->
    [one] { $value } more side
   *[other] { $value } more sides
}
piece-all_sides_less = Clear-away takes { $value ->
    [one] { $value } side less
   *[other] { $value } sides less
}
piece-first_sides = the first Clear-away of your turn takes up to { $value ->
    [one] { $value } more side
   *[other] { $value } more sides
}
piece-first_sides_less = the first Clear-away of your turn takes { $value ->
    [one] { $value } side less
   *[other] { $value } sides less
}
piece-all_plays = { $value ->
    [one] { $value } more free card play
   *[other] { $value } more free card plays
} per turn
piece-all_plays_less = { $value ->
    [one] { $value } free card play
   *[other] { $value } free card plays
} less per turn
piece-all_buy_sparrows = { $value ->
    [one] { $value } sparrow
   *[other] { $value } sparrows
} for each card bought
piece-all_seal_points = { $value ->
    [one] { $value } point
   *[other] { $value } points
} for each seal placed
piece-all_step_points = { $value ->
    [one] { $value } point
   *[other] { $value } points
} for each step onto a space past the bridge
piece-all_seal_cost = a Seal action costs { $value ->
    [one] { $value } coin more
   *[other] { $value } coins more
}
piece-all_seal_cost_less = a Seal action costs { $value ->
    [one] { $value } coin less
   *[other] { $value } coins less
}
piece-first_seal_cost = the first Seal of your turn costs { $value ->
    [one] { $value } coin more
   *[other] { $value } coins more
}
piece-first_seal_cost_less = the first Seal of your turn costs { $value ->
    [one] { $value } coin less
   *[other] { $value } coins less
}
piece-all_guard_two = { $value ->
    [one] { $value } point
   *[other] { $value } points
} if exactly two tiles of the pushed line match
piece-all_guard_three = { $value ->
    [one] { $value } point
   *[other] { $value } points
} if all three are
piece-all_look = when buying you look at { $value } cards
piece-all_card_price = a card costs { $value ->
    [one] { $value } tile
   *[other] { $value } tiles
}
piece-all_swap_price = { $value ->
    [0] swaps are free
    [one] a swap costs { $value } sparrow
   *[other] a swap costs { $value } sparrows
}

## Quarters
piece-crooked_house = { $form ->
    [in] in the Crooked House
    [row] seal Crooked House
   *[plain] Crooked House{ mark-count }
}
piece-oath_house = { $form ->
    [in] in the Oath House
    [row] seal Oath House
   *[plain] Oath House{ mark-count }
}
piece-town_hall = { $form ->
    [in] in the Town Hall
    [row] seal Town Hall
   *[plain] Town Hall{ mark-count }
}
piece-goose_tower = { $form ->
    [in] in the Goose Tower
    [row] seal Goose Tower
   *[plain] Goose Tower{ mark-count }
}
piece-fishermen = { $form ->
    [in] in the Fishermen’s quarter
    [row] seal Fishermen
    [row_short] Fishermen
   *[plain] Fishermen’s quarter{ mark-count }
}
piece-gardens = { $form ->
    [in] in the Gardens
    [row] seal Gardens
   *[plain] Gardens{ mark-count }
}
piece-dockside = { $form ->
    [in] in Dockside
    [row] seal Dockside
   *[plain] Dockside{ mark-count }
}
piece-reichenau = { $form ->
    [in] in Reichenau Court
    [row] seal Reichenau
    [row_short] Reichenau
   *[plain] Reichenau Court{ mark-count }
}

## City shields
piece-shield_town_hall = Town Hall
piece-shield_oath_house = Oath House
piece-shield_goose_tower = Goose Tower
piece-shield_crooked_house = Crooked House
piece-shield_gardens = Gardens
piece-shield_reichenau = Reichenau Court
piece-shield_fishermen = Fishermen’s quarter
piece-shield_dockside = Dockside
piece-shield_corn_house = Corn House
piece-shield_salt_house = Salt House
piece-shield_armoury = Armory
piece-shield_butchers_tower = Butchers’ Tower

## Cards
piece-base = Base{ mark-count }
piece-nave = Nave{ mark-count }
piece-spire = Spire{ mark-count }
piece-cloth = Cloth{ mark-count }
piece-art = Work of art{ mark-count }
piece-goods = Goods{ mark-count }
piece-pilot = River pilot{ mark-count }
piece-seal_keeper = Seal keeper{ mark-count }
piece-herald = Herald{ mark-count }
piece-mint = Mint{ mark-count }
piece-bird_catcher = Bird catcher{ mark-count }
piece-market = Market{ mark-count }

## Descendants
piece-guard = Guard
piece-boatman = Boatman
piece-merchant = Merchant
piece-seal_cutter = Seal-cutter
piece-scholar = Scholar
piece-sweeper = Sweeper
piece-bird_keeper = Bird keeper
piece-councillor = Councilor

## Tower tiles
piece-rich = Good times
piece-flood = High water
piece-wax = Cheap wax
piece-toll = Seal tax
piece-fair = Book fair
piece-library = Library
piece-broom = Great cleaning
piece-birds = Flock of sparrows
piece-stage = Actors in town
piece-notary = Notary
piece-current = Swift current
piece-calm = Calm

## What happens
line-round_begins = ### Round { $round } of { $rounds }
line-standing = -# { $seat }: { unit-points } if the game ended now.
line-tower_shown = **Tower tile of this round:** { $tower }
line-turn = ### { $seat }’s turn
line-lines_reopened = -# No line was open, so all { $tiles-count } tiles at the gates go back into the bag.
line-bag_refilled = -# The bag was empty, so the tiles at the gates go into it: { $tiles }.
line-docks_emptied = -# The bag is still empty, so the tiles of the docks go into it; swaps are over.
line-drew = -# { $seat } draws { $tile }.
line-no_tile = -# There is no tile left for { $seat }: no push and no actions this turn.
line-swapped = -# { $seat } lays { $tile } on the docks and takes { $other } instead.
line-pushed = { $seat } pushes { $tile } in at gate { $gate }; { $out } comes out.
line-crest_paid = -# A tile has come out at gate { $gate }, where { $seat } has a family crest.
line-guard_scored = -# { $seat } scores { unit-points } for the Guard.
line-took_money = { $seat } takes { symbol-coin }{ unit-coins }.
line-cleared = { $seat } clears { $sides-the } and gets { $tiles }.
line-bought = { $seat } buys a card for { $tiles }.
line-drew_cards = { $seat } draws { $number ->
    [one] a card.
   *[other] { $number } cards.
}
line-rejected = -# { $seat } discards { $card }.
line-moved = { $seat } sails to { mark-space }{ $jumped ->
    [0] .
    [one] , past { $jumped } barge.
   *[other] , past { $jumped } barges.
}
line-river_bonus = -# Space { mark-space } gives { $seat } its bonus.
line-sealed = { $seat } places a seal { $quarter-in }{ $coins ->
    [0] , free of charge.
   *[other] {" "}for { symbol-coin }{ unit-coins }.
}
line-gained_coins = -# { $seat } gets { symbol-coin }{ $number ->
    [one] { $number } coin.
   *[other] { $number } coins.
}
line-gained_sparrows = -# { $seat } gets { symbol-sparrow }{ $number ->
    [one] { $number } sparrow.
   *[other] { $number } sparrows.
}
line-gained_points = -# { $seat } scores { $number ->
    [one] { $number } point.
   *[other] { $number } points.
}
line-gained_tiles = -# { $seat } gets tiles from the bag: { $tiles }.
line-shield_taken = { $seat } takes the city shield { $shield }: +{ unit-points }.
line-crest_placed = -# It is golden: { $seat } lays a family crest at gate { $gate }.
line-descendant_taken = { $seat } takes the { $descendant } from the Oath House.
line-card_used = { $seat } uses { $card }{ $tiles-count ->
    [0] .
   *[other] {" "}for { $tiles }.
}
line-card_laid = { $seat } saves { $card } for the end of the game.
line-deck_shuffled = -# The discards are shuffled into a new deck.
line-waived = -# { $seat } leaves unused: { $actions }.
line-hands_dropped = -# { $seat } discards { $number ->
    [one] { $number } card
   *[other] { $number } cards
} left in hand.
line-total = { $place }. { $seat } · { unit-points }
line-won = ## 🏆 { $seats-count ->
    [one] { $seats } wins!
   *[other] { $seats } share the victory!
}

## Reasons for points
line-score_start = Starting points
line-score_privileges = Privileges of quarters
line-score_shields = City shields
line-score_cards = Cards used
line-score_river = Bonuses on the Danube
line-score_seals = Seals placed
line-score_guard = Guard
line-score_crests = Family crests
line-score_sparrows = Sparrows
line-score_danube = Place on the Danube
line-score_cathedral = Cathedral cards
line-score_trade = Trade cards
line-score_chronicle = { $card }
line-points_start = Starting points: { unit-points }
line-points_privileges = Privileges of quarters: { unit-points }
line-points_shields = City shields: { unit-points }
line-points_cards = Cards used: { unit-points }
line-points_river = Bonuses on the Danube: { unit-points }
line-points_seals = Seals placed: { unit-points }
line-points_guard = Guard: { unit-points }
line-points_crests = Family crests: { unit-points }
line-points_sparrows = Sparrows: { unit-points }
line-points_danube = Place on the Danube: { unit-points }
line-points_cathedral = Cathedral cards: { unit-points }
line-points_trade = Trade cards: { unit-points }
line-points_chronicle = Chronicle cards: { unit-points }
line-points_total = ### If the game ended now: { unit-points }

## How things stand
line-own_goods = **Resources:** { symbol-coin }{ unit-coins } · { symbol-sparrow }{ unit-sparrows } · { $tiles-count ->
    [0] no tiles
   *[other] tiles: { $tiles }
}
line-own_barge = { symbol-barge }**Barge:** { $space }, between { $quarters }
line-own_seals = **Seals:** { $quarters } · { $supply } left
line-own_no_seals = **Seals:** none placed yet · { $supply } left
line-own_shields = **City shields:** { $shields } · family crests left: { $crests }
line-own_descendant = **{ $descendant }:** { $changes }
line-own_laid = **Saved:** { $cards }
line-own_hand = **Hand:** { $cards }
line-own_hand_hidden = **Hand:** { unit-cards }
line-status_round = ### Round { $round } of { $rounds }
line-status_tower = **Tower tile { $tower }:** { $changes }
line-status_calm = **Tower tile { $tower }:** changes nothing
line-status_next_tower = -# In the next round: { $tower }
line-status_acting = Acting now: { $seat }
line-status_next = Then in this round: { $seats-symbols }
line-status_start = -# { symbol-charter }Oath Charter (first in every round): { $seat }
line-status_stacks = -# In the bag: { $bag } · cards in the deck: { $deck } · city shields left: { $shields }
line-status_over = The game is over.

## What can be looked at
sight-board = The whole board
sight-grid = The Cathedral area and the docks
sight-river = The Danube and the barges
sight-quarters = The quarters and their seals
sight-shields = City shields and descendants
sight-cards = Cards saved and in hand
sight-player = My player board
sight-player_of = { $seat }’s player board
sight-legend = How to read the board
