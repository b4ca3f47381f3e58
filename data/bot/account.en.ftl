## What happened, in short
everyone = All players
button-details = Details
error-no_details = These details are no longer kept.
button-again = Play again
button-record = Record
again-joined = You have a seat at the new table. The game starts from its lobby message.
lobby-again = Play again? { $people }: press *{ lobby-join }*.
error-not_over = This game has not been played to its end.
error-played_again = This table has played on since. Use *{ button-again }* under the latest game, or { slash-new }.

## How a game was won
result-alone = Final score: { $points }.
result-shared = { $points ->
    [one] { $points } point each.
   *[other] { $points } points each.
}
result-tied = Tied with { $others } at { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
result-margin = { $points ->
    [one] { $points } point, { $margin } ahead of { $others }.
   *[other] { $points } points, { $margin } ahead of { $others }.
}
result-tie-break = Tiebreaker: { $what }, { $ours } to { $theirs }.
result-equal = Still tied after { $what-count ->
    [one] the tiebreaker
   *[other] the tiebreakers
} ({ $what }).
result-difference = Biggest difference: { $what }, { $ours } to { $theirs }.
