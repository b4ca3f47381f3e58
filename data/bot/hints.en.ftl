## Hints
tenths = { $whole }.{ $tenth }
button-hint = Hint
hint-title = Hint
hint-thinking = Thinking about this question. The hint appears here in a few seconds.
hint-brings = about { $points } points
hint-sure = Confident: the first move is clearly best ({ $playouts } simulated games).
hint-likely = Fairly confident: the first move is ahead ({ $playouts } simulated games).
hint-close = Toss-up: the top moves did about equally well ({ $playouts } simulated games).
hint-alone = The only move worth considering ({ $playouts } simulated games).
hint-refining = Still comparing: { $playouts } simulated games so far.
hint-quick = A quick player’s choice; the server is too busy to simulate games right now.
judged-equal = as many points as the other answers
judged-points = { $difference } points
judged-mostly = { $difference } points, mostly { $what }
command-new-hints = Whether players may ask for hints
lobby-no-hints = Without hints
error-no_hints = This table is played without hints.
