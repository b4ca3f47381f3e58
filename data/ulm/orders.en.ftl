## Orders for coming turns: what they are for
occasion-push = Where to push in round { $round }
occasion-acts = Order of my actions in round { $round }
occasion-quarter = Where to seal in round { $round }
occasion-cards = What to do with cards in round { $round }
shelf-push = Lines by preference…
shelf-acts = Actions, the first first…
shelf-quarter = Quarters by preference…
shelf-cards = Use cards, or lay them out…

## Wishes: each is tried in its turn; what follows from an action is as the computer would
wish-most = The line with most { $tile } tiles
wish-gate = In at { $gate }
wish-rich_line = The line that promises most
wish-rich_quarter = Whichever quarter is near
wish-act = { $tile }
wish-play = Play a card
wish-end = End my turn
wish-quarter = { $quarter }
wish-now = Use cards now
wish-later = Lay cards out for the end

## When to be asked though the computer plays
when-hand = there is a card in hand
when-last = it is the last round
