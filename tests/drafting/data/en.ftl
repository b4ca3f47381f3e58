## The game
title = Market Fruit
level-collector = Collector: keeps what scores least
name-length = length
option-length = How many rounds are played
option-length-short = Two rounds
option-length-long = Three rounds

## Cards
piece-apple = { $count ->
    [0] Apple
    [one] { $count } Apple
   *[other] { $count } Apples
}
piece-pear = { $count ->
    [0] Pear
    [one] { $count } Pear
   *[other] { $count } Pears
}
piece-plum = { $count ->
    [0] Plum
    [one] { $count } Plum
   *[other] { $count } Plums
}
piece-fig = { $count ->
    [0] Fig
    [one] { $count } Fig
   *[other] { $count } Figs
}
piece-coin = { $count ->
    [0] Coin { $value }
    [1] Coin { $value }
   *[other] Coin { $value } ×{ $count }
}

## What happens
line-round_begins = ### Round { $round } begins
line-kept = { $seat } keeps { $card }.
line-passed = -# The hands go round to the left.
line-round_ended = -# Round { $round } is over; the last cards go back unseen.
line-won = ## 🏆 The lightest stall is that of { $seats }!
line-total = { $seat } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
line-score_set = { $cards }
line-score_coins = Coins

## Where one stands
line-panel_pick = Round { $round } of { $rounds }, card { $turn }
line-panel_hand = **In hand:** { $cards }
line-own_cards = **Kept:** { $cards }
line-own_nothing = **Kept:** nothing yet
line-points_total = Points so far: { $points }
line-points_fruit = Fruit: { $points }
line-points_coins = Coins: { $points }
line-status_round = ### Round { $round } of { $rounds }, card { $turn }
line-status_picking = Still picking: { $seats-symbols }
line-status_over = The game is over.

## Questions
ask-pick = Which card do you keep?
ask-pick-hint = The rest of the hand goes to your neighbor.
choice-pick = { $card }
detail-pick = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
confirm-pick = Keep { $options }
call-pick = round { $round }, card { $turn }: keep one in secret

## What can be looked at
sight-board = The whole table
sight-player = My own cards
sight-player_of = Cards of { $seat }
sight-legend = How to read the table

## Rules by topic
topic-goal-title = Goal
topic-goal = Keep your stall light: fruit of the same kind soon gets heavy. Whoever has the fewest points after the last round wins.
topic-picking-title = Picking
topic-picking = Everyone keeps one card of the hand in secret. Then all are shown, and the hands go round to the left.
topic-scoring-title = Scoring
topic-scoring = 1, 2, 3, 4 or more of a fruit give 1, 3, 6, 10 points. A coin gives its value.

## The chapters of the rules
chapter-course = How a game goes

## The first lesson
lesson-welcome = Stalls fill with fruit, and the lightest one wins. { $rival } has another one.
lesson-pick = You have { $cards } cards, two of them Pears. **Keep a Pear.**
lesson-pick-hint = Not today: **keep a Pear.**
lesson-again = The hands have gone round. **Keep what you like.**
lesson-farewell = On it goes until the hands are empty.
line-sealed_pick = **Your pick:** { $card }
