## Orders for coming turns: what they are for
occasion-push = Where to push in round { $round }
occasion-acts = Order of my actions in round { $round }
occasion-quarter = Where to seal in round { $round }
occasion-cards = What to do with cards in round { $round }
shelf-push = Lines by preference…
shelf-acts = Actions, the first first…
shelf-quarter = Quarters by preference…
shelf-cards = Use cards, or save them…

## Instructions: each is tried in its turn; what follows from an action is as the computer would
instruction-most = The line with most { $tile } tiles
instruction-gate = In at { $gate }
instruction-rich_line = The line that promises most
instruction-rich_quarter = Any quarter nearby
instruction-act = { $tile }
instruction-play = Play a card
instruction-end = End my turn
instruction-quarter = { $quarter }
instruction-now = Use cards now
instruction-later = Save cards for the end

## When to be asked though the computer plays
when-hand = there is a card in hand
when-last = it is the last round
