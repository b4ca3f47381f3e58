## The game
title = Notre Dame
name-prestige = prestige
game-note = The rulebook does not say how many rats each person brings or how the streets run: both are **assumed**. Only the total number of rats in a period is known.
level-patron = plans for supply, plague and points
option-prestige = Keep prestige points secret until the end
option-prestige-secret = Prestige is secret until the end (rulebook)
option-prestige-open = Everyone’s prestige is shown

## Units and marks, used inside other sentences
unit-gold = { $gold } gold
unit-coins = { $coins } gold
unit-points = { $points } PP
unit-markers = { $markers ->
    [one] { $markers } marker
   *[other] { $markers } markers
}
unit-pieces = { $pieces ->
    [one] { $pieces } piece
   *[other] { $pieces } pieces
}
unit-rats = { $rats ->
    [0] no rats
    [one] { $rats } rat
   *[other] { $rats } rats
}
unit-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
mark-count = { $count ->
    [0] {""}
    [1] {""}
   *[other] {" "}×{ $count }
}
mark-gains = { $gold ->
    [0] {""}
   *[other] {" "}· +{ unit-gold }
}{ $markers ->
    [0] {""}
   *[other] {" "}· +{ unit-markers }
}{ $rats ->
    [0] {""}
   *[other] {" "}· rat marker −{ $rats }
}{ $points ->
    [0] {""}
   *[other] {" "}· +{ unit-points }
}{ $bonus ->
    [0] {""}
   *[other] {" "}and { $bonus } from the park
}
mark-period = { $period ->
    [1] A
    [2] B
   *[3] C
}

## Action cards and sectors
piece-school = { $form ->
    [the] the Cloister school
   *[plain] Cloister school
}{ mark-count }
piece-bank = { $form ->
    [the] the Bank
   *[plain] Bank
}{ mark-count }
piece-residence = { $form ->
    [the] the Residence
   *[plain] Residence
}{ mark-count }
piece-hotel = { $form ->
    [the] the Hotel
   *[plain] Hotel
}{ mark-count }
piece-carriage = { $form ->
    [the] the Carriage house
   *[plain] Carriage house
}{ mark-count }
piece-park = { $form ->
    [the] the Park
   *[plain] Park
}{ mark-count }
piece-hospital = { $form ->
    [the] the Hospital
   *[plain] Hospital
}{ mark-count }
piece-friend = { $form ->
    [the] the trusted friend
   *[plain] Trusted friend
}{ mark-count }
piece-notre_dame = Notre Dame{ mark-count }

## What can be had or moved
piece-gold = { $form ->
    [gain] +{ $count } gold
   *[plain] { $count } gold
}
piece-marker = { $count ->
    [0] a marker
    [one] { $form ->
        [gain] +{ $count } marker
       *[plain] { $count } marker
    }
   *[other] { $form ->
        [gain] +{ $count } markers
       *[plain] { $count } markers
    }
}
piece-rat = { $form ->
    [start] Rat marker
   *[plain] rat marker
} −{ $count }

## Persons
piece-moneylender = Moneylender
piece-monk = Monk
piece-maid = Maid
piece-doctor = Doctor
piece-jester = Jester
piece-minstrel = Minstrel
piece-city_guard = City guard
piece-night_watchman = Night watchman
piece-bishop = Bishop
piece-guild_master = Guild master
piece-beggar_king = Beggar king
piece-lawyer = Lawyer
piece-lady = Lady of the court
piece-mayor = Mayor
piece-carpenter = Carpenter
piece-pile_brown = every period
piece-pile_a = period A
piece-pile_b = period B
piece-pile_c = period C

## Colors, markets and messages; the center market has number 0
piece-red = red{ mark-count }
piece-blue = blue{ mark-count }
piece-green = green{ mark-count }
piece-yellow = yellow{ mark-count }
piece-purple = purple{ mark-count }
piece-red_market = { $value ->
    [0] { $form ->
        [the] the red center
       *[plain] Red center
    }
   *[other] Red { $value }
}
piece-blue_market = { $value ->
    [0] { $form ->
        [the] the blue center
       *[plain] Blue center
    }
   *[other] Blue { $value }
}
piece-green_market = { $value ->
    [0] { $form ->
        [the] the green center
       *[plain] Green center
    }
   *[other] Green { $value }
}
piece-yellow_market = { $value ->
    [0] { $form ->
        [the] the yellow center
       *[plain] Yellow center
    }
   *[other] Yellow { $value }
}
piece-purple_market = { $value ->
    [0] { $form ->
        [the] the purple center
       *[plain] Purple center
    }
   *[other] Purple { $value }
}
piece-message_coin = Purse{ mark-count }
piece-message_marker = Helper{ mark-count }
piece-message_rat = Rat-catcher{ mark-count }
piece-message_prestige = Honor{ mark-count }

## What happens
line-round_begins = ### Round { $round } of { $rounds }, period { mark-period }
line-bell_ringer = -# { $seat } has the bell-ringer and begins.
line-persons = For hire: { $persons } · { unit-rats } this round
line-picked = { $turn ->
    [1] -# Everyone has picked. The other two cards move to the left.
   *[2] -# Everyone has picked. The last card moves to the left: everyone has three.
}
line-placed = { $seat } plays { $card } ({ $color } card, { unit-pieces }){ mark-gains }
line-moved = { $seat } plays { $card } ({ $color } card) with a marker from { $source-the } ({ unit-pieces }){ mark-gains }
line-befriended = { $seat } sends the trusted friend ({ $color } card) to { $sector-the } ({ unit-pieces }){ mark-gains }
line-donated = { $seat } plays Notre Dame ({ $color } card) and gives { unit-coins }{ mark-gains }
line-donated_moved = { $seat } plays Notre Dame ({ $color } card) with a marker from { $source-the } and gives { unit-coins }{ mark-gains }
line-lapsed = -# { $seat } discards a card unused: { $card } ({ $color } card).
line-drove = -# The carriage drives to { $market-the } ({ unit-steps }).
line-took = -# The carriage drives to { $market-the } ({ unit-steps }) and takes the message there: { $message }.
line-paid = -# The bank is out of coins: { $seat }, the richest, pays { unit-coins }.
line-hired = { $seat } hires the { $person }{ mark-gains }
line-hired_bishop = { $seat } hires the { $person }, who sends a marker to { $sector-the } ({ unit-pieces }){ mark-gains }
line-hired_jester = { $seat } hires the { $person }, who moves { $piece-the } from { $source-the } to { $sector-the } ({ unit-pieces }){ mark-gains }
line-hired_minstrel = { $seat } hires the { $person }, who moves { $moved-the } from { $source-the } to { $sector-the }
line-hired_nobody = -# { $seats } { $seats-count ->
    [one] hires nobody.
   *[other] hire nobody.
}
line-plague = ### Plague: { unit-rats }
line-level = -# { $seat }: rat marker { $before } + { $rats } − hospital { $hospital } = { $after }
line-outbreak = **Outbreak!** { $seat }: rat marker { $before } + { $rats } − hospital { $hospital }, { $lost ->
    [0] but there are no PP to lose
   *[other] −{ $lost } PP
}
line-marker_lost = -# { $seat } loses a marker from { $sector-the }.
line-share = ### Notre Dame pays out { $pool } PP: { unit-markers }, { $worth } PP each
line-no_share = -# Nobody has a marker on Notre Dame, so its { $pool } PP stay there.
line-shared = { $seat } · { unit-markers }: +{ unit-points }{ $bonus ->
    [0] {""}
   *[other] {" "}and { $bonus } from the park
}
line-total = { $place }. { $seat } · { unit-points }
line-won = ## 🏆 { $seats-count ->
    [one] { $seats } wins!
   *[other] { $seats } share the victory!
}

## Reasons for points
line-score_residence = Residence
line-score_messages = Messages
line-score_donations = Donations
line-score_persons = Persons
line-score_cathedral = Shares of Notre Dame
line-score_park = Park
line-score_plague = Plague
line-points_residence = Residence: { unit-points }
line-points_messages = Messages: { unit-points }
line-points_donations = Donations: { unit-points }
line-points_persons = Persons: { unit-points }
line-points_cathedral = Shares of Notre Dame: { unit-points }
line-points_park = Park: { unit-points }
line-points_plague = Plague: { unit-points }
line-points_total = ### Prestige: { unit-points }
line-points_secret = ### Prestige: secret until the end

## Where one stands
line-panel_draft = Round { $round } of { $rounds }, pick { $turn } of 2
line-panel_lap = Round { $round } of { $rounds }, card { $lap } of 2
line-panel_hiring = Round { $round } of { $rounds }, hiring
line-panel_plague = Round { $round } of { $rounds }, outbreak
line-panel_rats = **Plague:** rat marker { $rat } + { $rats } − hospital { $hospital } = **{ $level }**
line-panel_rats_outbreak = **Plague:** rat marker { $rat } + { $rats } − hospital { $hospital } = **{ $level }, an outbreak!**
line-panel_own = **You:** { unit-gold } · { $supply ->
    [one] { $supply } marker
   *[other] { $supply } markers
} ({ $general } in general supply) · { unit-points }
line-panel_last_round = **Your prestige last round:** +{ $won }{ $lost ->
    [0] {""}
   *[other] {" "}−{ $lost }
}
line-panel_standing = Prestige
line-panel_points = { $seat } { $points }
line-panel_points_own = you { $points }
line-panel_empty = **No marker at hand:** a card moves one of yours from another sector or from Notre Dame, or is discarded unused.
line-panel_persons = **For hire:** { $persons }
line-panel_kept = **Kept:** { $cards }
line-panel_hand = **In hand:** { $cards }
line-panel_left = To { $seat }, on your left, these are worth:
line-panel_doing = **You play:** { $card }
line-panel_hiring_person = **You hire:** { $person }
line-panel_from = **From:** { $place }
line-panel_to = **To:** { $sector }
line-panel_lost = **Outbreak:** you also lose a marker from your fullest sector.
line-own_gold = **Gold:** { $gold } · **markers:** { $supply } ({ $general } in general supply)
line-own_borough = **Borough:** { $sectors }
line-own_no_borough = **Borough:** no pieces yet
line-own_friend = **Trusted friend:** { $sector }
line-own_friend_beside = **Trusted friend:** beside the board
line-own_rat = **Rat marker:** { $rat } of { $track }
line-own_cathedral = **On Notre Dame:** { unit-markers }, so far worth { $worth } PP each
line-own_carriage = **Carriage:** { $market }
line-own_messages = **Messages:** { $messages } · { $colors }
line-own_no_messages = **Messages:** none yet
line-own_hand = **Hand:** { $cards }
line-sealed_pick = **Your pick:** { $card }
line-sealed_sector = **Your choice:** { $sector }
line-own_deck = **Still in your deck:** { $cards }
line-status_round = ### Round { $round } of { $rounds }, period { mark-period }
line-status_persons = **For hire:** { $persons } · { unit-rats }
line-status_draft = Draft: pick { $turn } of 2.
line-status_lap = Cards: card { $lap } of 2.
line-status_hiring = Persons are being hired.
line-status_plague = The plague has broken out.
line-status_over = The game is over.
line-status_start = -# Bell-ringer: { $seat }
line-status_picking = Still choosing: { $seats-symbols }
line-status_acting = Acting now: { $seat }
line-status_next = Next: { $seats-symbols }

## Questions
ask-draft = Which card will you keep?
ask-draft-hint = The rest go to the player on your left. You can change your pick until everyone has picked.
ask-card = Which card will you play?
ask-card-hint = Play two of your three cards; the third is set aside face down.
ask-lapse = Which card will you discard unused?
ask-lapse-hint = Everyone sees it. You place nothing and gain nothing.
ask-source = Where will you take the marker from?
ask-source-hint = You have none at hand, so one of yours moves. The friend stays where he is.
ask-friend = Where will you send your trusted friend?
ask-friend-hint = He counts as a piece there, and the sector acts right away.
ask-hotel = What will the hotel give you?
ask-hotel-hint = Pick one; with 4 or more pieces, two.
ask-drive = Where will your carriage drive?
ask-drive-hint = You can only take a color you have the fewest of (any color once those are gone).
ask-elsewhere = Where will your carriage stop?
ask-elsewhere-hint = This drive takes no message.
ask-donate = How much gold will you give?
ask-donate-hint = Your marker also earns a share when the period ends.
ask-hire = Whom will you hire?
ask-hire-hint = One person for 1 gold; several players can hire the same one.
ask-maid = What else will the Maid bring you?
ask-maid-hint = Pick one, on top of her points.
ask-bishop = Where will the Bishop send a marker?
ask-bishop-hint = Into a sector without any piece, from your general supply; it acts right away.
ask-jester_piece = Which piece will the Jester move?
ask-jester_piece-hint = One marker, the friend, or a marker from Notre Dame.
ask-jester_to = Where will the Jester take it?
ask-jester_to-hint = That sector acts right away, with the piece counted.
ask-minstrel_from = Which sector will the Minstrel take pieces from?
ask-minstrel_from-hint = Up to three pieces go to one other sector; no action follows.
ask-minstrel_to = Where will the Minstrel take them?
ask-minstrel_to-hint = To one other sector; no action follows.
ask-minstrel_what = Which pieces will go along?
ask-minstrel_what-hint = Your friend may be one of them.
ask-plague = Which sector will lose a marker?
ask-plague-hint = These are your fullest sectors. The marker goes to your general supply.

## Options
choice-brings_school = Cloister school · { $markers ->
    [0] no markers left
   *[other] +{ unit-markers }
}
choice-brings_bank = Bank · +{ unit-gold }
choice-brings_residence = Residence · +{ unit-points }
choice-brings_hotel = Hotel · pick { $number }
choice-brings_carriage = Carriage house · { $points ->
    [0] { unit-steps }
   *[other] up to { unit-points }
}
choice-brings_park = Park · { $rats ->
    [0] rats already at 0
   *[other] rat marker −{ $rats }
}
choice-brings_hospital = Hospital · −{ $pieces ->
    [one] { $pieces } rat
   *[other] { $pieces } rats
} each round
choice-brings_friend = Trusted friend · any sector
choice-brings_notre_dame = Notre Dame · { unit-points } for { unit-coins }
choice-brings_notre_dame-brief = Notre Dame
choice-brings_no_gold = { $card } · needs gold
choice-brings_no_marker = { $card } · no markers
line-brings_school = Cloister school: { $markers ->
    [0] no markers left
   *[other] +{ unit-markers }
}
line-brings_bank = Bank: +{ unit-gold }
line-brings_residence = Residence: +{ unit-points }
line-brings_hotel = Hotel: pick { $number }
line-brings_carriage = Carriage house: { $points ->
    [0] { unit-steps }
   *[other] up to { unit-points }
}
line-brings_park = Park: { $rats ->
    [0] rats already at 0
   *[other] rat marker −{ $rats }
}
line-brings_hospital = Hospital: −{ $pieces ->
    [one] { $pieces } rat
   *[other] { $pieces } rats
} each round
line-brings_friend = Trusted friend: any sector
line-brings_notre_dame = Notre Dame: { unit-points } for { unit-coins }
line-brings_no_gold = { $card }: needs gold
line-brings_no_marker = { $card }: no markers
choice-card-none = Discard a card…
choice-lapse = { $card }
choice-source = { $place } · { unit-pieces }
choice-take = { $things-count ->
    [1] { $things-start }
   *[other] { $things }
}
choice-drive = { $market } · { $message } · { unit-points }
choice-drive-elsewhere = Drive without a message…
choice-drive-stay = Stay
choice-elsewhere = { $market } · { unit-steps }
choice-donate = { unit-coins } for { unit-points }
choice-hire-points = { $person } · +{ unit-points }
choice-hire-moneylender = Moneylender · +{ unit-gold }, +{ unit-points }
choice-hire-monk = Monk · { $markers ->
    [0] {""}
   *[other] +{ unit-markers },{" "}
}+{ unit-points }
choice-hire-maid = Maid · +{ unit-points }, pick 1
choice-hire-doctor = Doctor · rat marker { $after }, not { $before }
choice-hire-doctor_saves = Doctor · rat marker { $after }, no outbreak
choice-hire-jester = Jester · moves a piece
choice-hire-minstrel = Minstrel · moves { $number ->
    [one] 1 piece
   *[other] 1 to { $number } pieces
}
choice-hire-bishop = Bishop · places a marker
choice-hire-none = Hire nobody
choice-sector = { $sector } · { $pieces ->
    [0] empty
   *[other] { unit-pieces }
}
choice-jester_friend = Friend · { $sector }
choice-group = { $things }
detail-pieces = Then { unit-pieces } there
detail-park = Then { unit-pieces } there: { $bonus ->
    [0] no bonus yet
   *[other] +{ $bonus } PP with every gain of points
}
detail-level = Rat marker at { $level } after this round’s plague
detail-hospital = Rat marker { $rats ->
    [0] {""}
   *[other] −{ $rats } now,{" "}
}at { $level } after this round’s plague
detail-outbreak = This round’s plague would reach { $level }: an outbreak!
detail-outbreak_all_the_same = The plague breaks out all the same
detail-friend = He counts as a piece; the sector acts right away
detail-share = Marker share so far: { $worth } PP
detail-best_message = Up to { unit-steps } · best message: { $message }, { $market }
detail-no_message = Up to { unit-steps } · no message that you may take is within reach
detail-bonus_lost = The park’s bonus falls by { $bonus } PP
detail-share_lost = Marker share so far: { $worth } PP
detail-message = { unit-steps }{ $gold ->
    [0] {""}
   *[other] {" "}· +{ unit-gold }
}{ $markers ->
    [0] {""}
   *[other] {" "}· +{ unit-markers }
}{ $rats ->
    [0] {""}
   *[other] {" "}· rat marker −{ $rats }
}
detail-lies = A message lies there: { $message }
detail-lies_nothing = No message lies there
detail-hire-maid = Pick 1: a coin, a marker, or one rat fewer
detail-hire-doctor = { $rats ->
    [0] No rats come this round anyway; your hospital works
   *[other] This round’s { unit-rats } don’t affect you; your hospital still works
}
detail-hire-jester = From anywhere to another of your sectors, which acts right away
detail-hire-minstrel = From one sector to one other; no action follows
detail-hire-bishop = From your general supply into an empty sector, which acts right away
detail-hire-city_guard = { unit-points } for each piece in your borough
detail-hire-night_watchman = { unit-points } for each sector without a piece
detail-hire-guild_master = { unit-points } for each sector with { $pieces } pieces or more
detail-hire-beggar_king = { unit-points } for each free space ahead of your rat marker
detail-hire-lawyer = { unit-points } for every { $messages } messages
detail-hire-lady = { unit-points } for each piece in your fullest sector
detail-hire-mayor = { unit-points } for each sector with { $pieces } pieces or more
detail-hire-carpenter = { unit-points } for each sector with a piece

## Calls, and answers that are asked about again
call-draft = keep a card
call-card = play a card
call-hire = hire someone
call-plague = outbreak: choose where you lose a marker
confirm-answer = Yes
doubt-card = **Discard a card unused?** You could still play one.
doubt-card-yes = Yes, discard one
doubt-drive = **Leave the messages?** { $number ->
    [one] One message within reach could be yours.
   *[other] { $number } messages within reach could be yours.
}
doubt-drive-yes = Yes, without a message
doubt-hire_for_nothing = **Pay for nothing?** Right now the { $person } would bring you no points.
doubt-hire_nobody = **Hire nobody?** This is the last round: gold is worth nothing afterwards, and you have { unit-gold }.
doubt-hire-yes = Yes, that is what I want
doubt-outbreak = **Risk an outbreak?** Without this piece in the hospital the plague of this round costs you { unit-points } and a marker.
doubt-source-yes = Yes, from the hospital
doubt-friend-yes = Yes, he leaves the hospital
doubt-jester_piece-yes = Yes, from the hospital
doubt-minstrel_what-yes = Yes, from the hospital

## What can be looked at
sight-board = The whole city
sight-borough = The borough of { $seat }
sight-persons = The persons of this period
sight-messages = Markets and messages
sight-cathedral = Notre Dame and its shares
sight-plague = Rats and hospitals
sight-cards = The cards played in this round
sight-player = What I own
sight-player_of = What { $seat } owns
sight-legend = How to read the board

## While others still choose
button-reopen = Change my pick
panel-sealed = Your pick is in. You can still change it until everyone has chosen.

## Usual turns by one press
choice-shortcut_friend = Friend · { $sector }
choice-shortcut_hotel = Hotel · { $things-gain }
choice-shortcut_maid = Maid · +{ unit-points }, { $things-gain }
choice-shortcut_bishop = Bishop · { $sector }
choice-shortcut_jester = Jester · { $sector }
mark-gain = { $gold ->
    [0] {""}
   *[other] +{ unit-gold },{" "}
}{ $markers ->
    [0] {""}
   *[other] +{ unit-markers },{" "}
}{ $points ->
    [0] {""}
   *[other] +{ unit-points },{" "}
}
detail-shortcut_gain = { $gold ->
    [0] {""}
   *[other] +{ unit-gold }
}{ $markers ->
    [0] {""}
   *[other] +{ unit-markers }
}{ $points ->
    [0] {""}
   *[other] +{ unit-points }
}
detail-shortcut_source = { mark-gain }with a marker from { $place-the }
detail-shortcut_carriage = by carriage, { detail-message }
detail-shortcut_drive = { $message }, { $market } · { unit-points }
detail-shortcut_hotel = { $things-gain }
detail-shortcut_with_friend = { mark-gain }with your trusted friend
