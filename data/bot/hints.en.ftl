## Hints
tenths = { $whole }.{ $tenth }
button-hint = Hint
hint-title = Hint
hint-thinking = Thinking about this move. The hint appears here in a few seconds.
hint-failed = Couldn’t work out a hint. Press *Hint* to try again.
hint-brings = prospects { $value }%, about { $points } points
hint-sure = Confident: the first move is clearly best ({ $playouts } simulated games).
hint-likely = Fairly confident: the first move is ahead ({ $playouts } simulated games).
hint-close = Toss-up: the top moves did about equally well ({ $playouts } simulated games).
hint-alone = The only move worth considering ({ $playouts } simulated games).
judged-equal = as many points as the other moves
judged-points = { $difference } points
judged-mostly = { $difference } points, mostly { $what }
judged-both = { $difference } points: { $what } { $gain }, { $other } { $loss }
command-new-hints = Allow hints
lobby-no-hints = Without hints
error-no_hints = This table is played without hints.
