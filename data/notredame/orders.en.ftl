## Orders for coming decisions: what they are for
occasion-draft = Cards to keep in round { $round }
occasion-play = Cards to play in round { $round }
occasion-hire = Whom to hire in round { $round }
occasion-friend = Where the friend goes (round { $round })
occasion-take = Hotel and Maid (round { $round })
occasion-plague = What the plague takes (round { $round })
shelf-draft = Keep, most wanted first…
shelf-play = Play, the most urgent first…
shelf-hire = Hire, if you can pay…
shelf-friend = Sectors by preference…
shelf-take = Things by preference…
shelf-plague = Sectors that can spare one…

## Instructions: each is tried in its turn; what follows from a card or a person is as the computer would
instruction-draft = { $card }
instruction-play = { $card }
instruction-hire = Hire the { $person }
instruction-friend = { $sector }
instruction-plague = { $sector }
instruction-take = { $things-start }
instruction-best = What the computer would do
instruction-none = Hire nobody

## When to be asked though the computer plays
when-draft = cards are passed on
when-play = a card is played
when-hire = someone can be hired
