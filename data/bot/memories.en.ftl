## What a game meant to its players
memory-record = Server record for { $seats } players: { $name } with { $ours } (before: { $theirs }).
memory-first-win = { $ours ->
    [one] First game here, first win for { $name }.
   *[other] First win here for { $name }, in game { $ours }.
}
memory-overtakes = { $name } takes the lead over { $other } here: { $ours }–{ $theirs }.
memory-streak = { $ours } wins in a row here for { $name }.
memory-level = { $name } and { $other } are level here: { $ours }–{ $theirs }.
memory-leads = { $name } leads { $other } { $ours }–{ $theirs } here.
