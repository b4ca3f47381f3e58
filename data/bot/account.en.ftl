## What happened, in short
everyone = All
button-details = Details
error-no_details = These details are no longer kept.
button-again = Play again
button-record = Record
again-joined = You have a seat at the new table. The game starts from its lobby message.
lobby-again = Play again? { $people }: press *{ lobby-join }*.
error-not_over = This game has not been played to its end.
error-played_again = This table has played on since. Use *{ button-again }* under the latest game, or `new`.

## How a game was won
result-alone = The score: { $points }.
result-shared = { $points ->
    [one] { $points } point each.
   *[other] { $points } points each.
}
result-tied = { $points ->
    [one] { $points } point, as many as { $others }.
   *[other] { $points } points, as many as { $others }.
}
result-margin = { $points ->
    [one] { $points } point, { $margin } ahead of { $others }.
   *[other] { $points } points, { $margin } ahead of { $others }.
}
result-tie-break = The tie-break decides: { $what }, { $ours } to { $theirs }.
result-equal = The tie-break is level too: { $what }.
result-difference = What made the difference: { $what }, { $ours } to { $theirs }.
