## Hints
tenths = { $whole }.{ $tenth }
button-hint = Hint
hint-title = Hint
hint-thinking = Thinking about this question. The hint appears here in a few seconds.
hint-failed = No hint came of it this time. Press *Hint* to try again.
hint-brings = outlook { $value }%, { $points } points in the end
hint-sure = Quite sure: the first answer is clearly ahead in { $playouts } simulated games.
hint-likely = Fairly sure: the first answer is ahead in { $playouts } simulated games.
hint-close = Not sure: the first answers did about equally well in { $playouts } simulated games.
hint-alone = This is the only answer worth considering, after { $playouts } simulated games.
judged-equal = as many points as the other answers
judged-points = { $difference } points
judged-mostly = { $difference } points, mostly { $what }
judged-both = { $difference } points: { $what } { $gain }, { $other } { $loss }
command-new-hints = Whether players may ask for hints
lobby-no-hints = Without hints
error-no_hints = This table is played without hints.
