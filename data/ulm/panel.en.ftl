## Where one stands
line-panel_title = Round { $round } of { $rounds }
line-panel_standing = If the game ended now
line-panel_points = { $seat } { $points }
line-panel_points_own = you { $points }
line-panel_own = **You:** { symbol-coin }{ unit-coins } · { symbol-sparrow }{ unit-sparrows } · { $tiles-count ->
    [0] no tiles
   *[other] tiles: { $tiles }
} · { unit-seals } · { symbol-point }{ unit-points }
line-panel_barge = { symbol-barge }**Barge:** { $space }, between { $quarters }
line-panel_tower = **{ $tower }:** { $changes }
line-panel_calm = **{ $tower }:** this round nothing changes
line-panel_drawn = **Your tile:** { $tile }
line-panel_grid =
    { symbol-corner }{ $top1-value }{ $top2-value }{ $top3-value }{ symbol-corner }
    { $left1-value }{ $a1-value }{ $a2-value }{ $a3-value }{ $right1-value }
    { $left2-value }{ $b1-value }{ $b2-value }{ $b3-value }{ $right2-value }
    { $left3-value }{ $c1-value }{ $c2-value }{ $c3-value }{ $right3-value }
    { symbol-corner }{ $bottom1-value }{ $bottom2-value }{ $bottom3-value }{ symbol-corner }
line-panel_crests = -# { $gates-count ->
    [one] Family crest of { $seat } at gate
   *[other] Family crests of { $seat } at gates
} { $gates }
line-panel_hand = **In hand:** { $cards }
line-panel_laid = **Saved:** { $cards }
line-panel_doing = **Action:** { $action }
line-panel_playing = **Card:** { $card }

## Questions
ask-push = Which gate?
ask-push-hint = Letters are open gates; the rest are closed. You get that line’s three tiles; the far one drops out.
ask-swap = Which tile will you take from the docks?
ask-swap-hint = Your drawn tile stays there instead. One swap per turn.
ask-act = What will you do next?
ask-act-hint = Each tile of your line is one action, in any order. Unused actions are lost.
ask-side = Which side will you clear?
ask-side-hint = All tiles lying there become yours.
ask-card = What will you do with the Card action?
ask-card-hint = Tiles you pay go back into the bag. Two matching ones let you choose between cards.
ask-steps = How far will your barge sail?
ask-steps-hint = You jump over occupied spaces; they don’t count.
ask-quarter = In which quarter will you place a seal?
ask-quarter-hint = Its privilege follows right away.
ask-hand = Which card will you play?
ask-hand-hint = Use it now for its upper effect, or save it for points at the end.
ask-way = How will you play it?
ask-way-hint = Use it now and discard it, or save it for points at the end.
ask-pay = Which tiles will you pay?
ask-pay-hint = They go back into the bag.
ask-keep = Which card will you keep?
ask-keep-hint = Only you see them; the other one is discarded face up.
ask-choose = What will you take?
ask-choose-hint = The privilege gives you one of these.
ask-shield = Which city shield will you keep?
ask-shield-hint = Only you see both; the other one goes under the stack.
ask-descendant = Which descendant will you take?
ask-descendant-hint = The ability is yours until the end of the game.

## Options
choice-enter = { $gate-letter }: { $line }
detail-enter = { $gate-from } · out: { $out }
detail-enter_crest = { $gate-from } · out: { $out } · crest of { $seat }: { $things }
detail-enter_guard = { $gate-from } · out: { $out } · Guard: { unit-points }
detail-enter_both = { $gate-from } · out: { $out } · crest of { $seat }: { $things } · Guard: { unit-points }
choice-swap = Swap the tile…
choice-swap_for = { $tile }
choice-play = Play a card…
choice-act_money = Money: +{ unit-coins }
choice-act_clear = Clear-away…
choice-act_card = Card…
choice-act_river = River: to { $space }
choice-act_river_far = River: up to { $space }…
choice-act_seal = Seal…
choice-act_seal_in = Seal: { $quarter }
choice-end = End my turn
choice-side = { $side-cap }: { $tiles-short }
choice-buy = For { $tiles }
detail-buy = { $number ->
    [one] The top card of the deck
   *[other] You look at { $number } cards and keep one
} · then { $rest ->
    [0] no tiles left
    [one] { $rest } tile left
   *[other] { $rest } tiles left
}
choice-extra = Play a card from your hand…
choice-steps = { unit-steps }, to { $space }
choice-steps_none = Stay
detail-steps = On the way: { $things }
choice-quarter = { $quarter }
detail-quarter = { unit-privilege } · { unit-places }
detail-quarter_coins = { unit-privilege } · { unit-places } · then { unit-coins } left
choice-hand = { $card }
detail-hand = Now: { $things } · saved: { unit-points } so far
detail-hand_priced = Now for { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}: { $things } · saved: { unit-points } so far
detail-hand_equal = Now for { $tiles } matching tiles: { $things } · saved: { unit-points } so far
detail-hand_void = Not now · saved: { unit-points } so far
choice-now = Now: { $things }
detail-now_free = Costs nothing
detail-now_priced = Costs { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}; you have { $number }
detail-now_equal = Costs { $tiles } matching tiles; you have { unit-number }
choice-later = Save it: { unit-points } so far
detail-later_cathedral = Cathedral cards saved so far: { $number }
detail-later_trade = Trade cards saved so far: { $number }
detail-later_chronicle = At the end { $each ->
    [one] { $each } point
   *[other] { $each } points
} per { $per ->
    [1] { $of-one }
   *[other] { $per } { $of }
}{ $most ->
    [0] {""}
   *[other] , { $most } at most
}
choice-pay = { $tiles }
detail-pay = Then { $rest ->
    [0] no tiles left
    [one] { $rest } tile left
   *[other] { $rest } tiles left
}
choice-keep = { $card }
choice-choose = { $thing }
detail-choose_steps = To { $space }
choice-shield = { $shield } · +{ unit-points }
detail-shield_golden = Golden: a family crest at gate { $gate }; each tile that comes out there pays you { $things }
detail-shield_golden_late = Golden, but you have no family crest left
detail-shield_plain = Points only
choice-descendant = { $descendant }
detail-descendant = { $changes }

## What can be done in a turn, and why something cannot
choice-offer_swap = Swap
choice-offer_play = Free card play
choice-offer_tile = { $tiles }
detail-swap_open = { unit-sparrows } for another tile from the docks: { $docks }
detail-swap_free = free this round; on the docks: { $docks }
detail-swap_done = already made this turn
detail-swap_poor = costs { unit-sparrows }; you have too few
detail-swap_docks = the docks have no other kind of tile
detail-play_open = { unit-cards } in hand
detail-play_used = used in this turn
detail-money = +{ unit-coins }, then you have { $total }
detail-clear = all tiles of one side: { $sides }
detail-clear_several = all tiles of up to { $number } sides: { $sides }
detail-clear_void = no tile lies at any gate
detail-card_buy = buy a card for { $price } of your { unit-number }
detail-card_both = buy a card for { $price } of your { unit-number }, or play one of { unit-cards }
detail-card_extra = play one of { unit-cards } in hand; too few tiles to buy another
detail-card_poor = needs { unit-price } (you have { $number }), and you have no card to play
detail-card_deck = no cards are left to buy, and none in hand to play
detail-river = to { $space }
detail-river_bonus = to { $space }, which gives { $things }
detail-river_far = up to { unit-steps }, as far as { $space }
detail-river_void = no free space ahead
detail-seal = { unit-coins }, then { $rest } left: { $quarters }
detail-seal_free = free of charge: { $quarters }
detail-seal_poor = costs { unit-coins }, you have { $own }
detail-seal_full = no free place: { $quarters }
detail-seal_none = all your seals are placed

## Usual turns by one press
choice-turn = { $gate-letter }: { $things-row }
choice-turn-brief = { $gate-letter }
choice-turn_either = { $gate-letter }: { $things-row }
choice-begin = Start: { $things-row_short }
choice-rest = All: { $things-row_short }
detail-turn = leaves { unit-coins }, { unit-number }
detail-turn_left = leaves { unit-coins }, { unit-number } · still to do: { $actions }
detail-turn_asks = leaves { unit-coins }, { unit-number } · next: { $next }

## Calls, and answers that are asked about again
call-push = push in { $tile }
call-act = use your actions
confirm-side = Clear { $sides-count ->
    [one] { $sides-count } side
   *[other] { $sides-count } sides
} ({ unit-number })
doubt-end_actions = **End your turn?** You could still use: { $actions }.
doubt-end_cards = **End your turn?** This is your last one, and cards in hand are worth nothing: you have { unit-cards } and a free card play.
doubt-act-yes = Yes, end my turn
doubt-set = **Use { $card } now?** Saved, it would complete a set: { unit-points } so far.
doubt-way-yes = Yes, use it now
