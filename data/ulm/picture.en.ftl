## The board
picture-round = Round { $round }/{ $rounds }
picture-phase-push = Push
picture-phase-act = Actions
picture-phase-over = Game over

## Close-ups
picture-heading-pushes = Possible pushes
picture-heading-actions = Actions left
picture-heading-docks = On the docks
picture-heading-bag = In the bag
picture-heading-waiting = At the Oath House
picture-heading-discards = Discards
picture-heading-hand = Hand
picture-heading-shields = Shields and descendants
picture-heading-seals = Seals
picture-heading-laid = Saved
picture-heading-points = Points if it ended now
picture-heading-tiles = Action tiles
picture-heading-cards = Cards: cathedral, trade, chronicle
picture-heading-towers = Tower tiles
picture-nothing-laid = nothing saved yet
picture-shield-golden = { $shield } (gate { $gate })
picture-no-change = nothing changes
picture-chronicle = Chronicle cards
picture-price = { $equal ->
    [yes] { $tiles } matching tiles
   *[no] { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }
}
picture-card-now = { $card }: { $gains } for { $price }
picture-card-free = { $card }: { $gains }

## How to read the board
picture-legend-gate = An open gate: a tile can be pushed in there
picture-legend-shut = A closed gate: a tile lies at its line
picture-legend-push = The last push; its line stands on gold
picture-legend-out = The tile that this push brought out
picture-legend-crest = A family crest: pays when a tile comes out
picture-legend-drawn = The tile to be pushed now, and who does it
picture-legend-bag = Tiles in the bag
picture-legend-deck = Cards in the deck
picture-legend-shields = City shields in the stack
picture-legend-place = A free place for a seal
picture-legend-privilege = A quarter’s privilege; here: one of 2 cards
picture-legend-waiting = A descendant at the Oath House
picture-legend-barge = A barge between its two quarters
picture-legend-seals = Seals left to place
picture-legend-hand = Cards in hand
picture-legend-sparrows = Sparrows
picture-legend-coins = Coins
picture-legend-points = Points if it ended now
picture-legend-own = Your tiles of a kind, here 2
picture-legend-lack = You have no tiles of this kind
picture-legend-golden = A golden city shield: with a gate for a crest
picture-legend-plain = A plain city shield
picture-legend-face = A descendant with a lasting ability
picture-legend-family = A family crest that is left
picture-legend-tower = The tower tile of this round
picture-legend-next = The tower tile of the next round
picture-legend-charter = The Oath Charter: begins every round

## Descriptions of pictures
picture-alt-board = Board of Ulm. { $moment }, { $phase }.
picture-alt-order = Order of play: { $names }.
picture-alt-grid = The Cathedral area. { $moment }.
picture-alt-river = The Danube. { $moment }.
picture-alt-quarters = The quarters of the town. { $moment }.
picture-alt-shields = City shields and descendants. { $moment }.
picture-alt-cards = Cards saved. { $moment }.
picture-alt-player = What { $name } has. { $moment }.
picture-alt-legend = How to read the board: every sign on it with its meaning.

## The position as text
picture-text-head = **{ title }**: { $moment }, { $phase }.
picture-text-none = none
picture-text-drawn = To be pushed: { $tile }.
picture-text-actions = Actions left: { $tiles }.
picture-text-tower = Tower tile of this round: { $tower } ({ $changes }).
picture-text-tower-next = Tower tile of the next round: { $tower }.
picture-text-row = Row { $row }: { $tiles }.
picture-text-push = Last push at gate { $gate }.
picture-text-lying = Tiles at the gates: { $tiles }.
picture-text-open = Open gates: { $gates }.
picture-text-crests = Family crests: { $crests }.
picture-text-docks = On the docks: { $tiles }.
picture-text-bag = In the bag: { $tiles }.
picture-text-barges = Barges: { $barges }.
picture-text-quarter = { $quarter } ({ $gains }): seals: { $seals }; free places: { $free }.
picture-text-waiting = Descendants at the Oath House:
picture-text-stacks = Cards in the deck: { $deck }. City shields in the stack: { $shields }.
picture-text-discards = Discards: { $cards }.
picture-text-goods = { $name }: points { $points }, coins { $coins }, sparrows { $sparrows }, seals left { $supply }, family crests left { $crests }, cards in hand { $hand }; tiles: { $tiles }.
picture-text-barge = Barge: { $space }, at { $quarters }.
picture-text-shields = City shields: { $shields }.
picture-text-laid = Saved: { $cards }.
picture-text-hand = Hand: { $cards }.

## The picture of the question where to push
picture-push-lines = What each gate gives
picture-push-closed = closed
picture-push-tiles = Your tiles
picture-push-no_tiles = No tiles of your own
picture-push-hand = Hand
picture-push-seals = Seals go to
picture-push-swap_open = { $price }: swap for
picture-push-swap_free = free swap for
picture-push-swap_done = already swapped
picture-push-swap_docks = nothing to swap for
picture-push-swap_poor = a swap costs { $price }
picture-alt-push = Where to push? { $moment }. The tile in your hand: { $tile }.
picture-alt-gates = Each gate gives { $tile } and two more actions, a name says whose crest pays: { $gates }.
picture-alt-closed = Closed gates: { $gates }.
picture-alt-crest = A crest pays its owner { $pay }.
picture-alt-swap = Swap: { $detail }.
picture-alt-barge = Your barge: { $space }, at { $quarters }; seals can go to: { $free }.

## The pictures of the questions after the push
picture-act-then = then { $number }
picture-act-free = free
picture-act-have = you have { $number }
picture-act-pair = pair: 1 of { $look }
picture-act-or_play = or play one
picture-act-no_deck = no cards left
picture-act-to = to { $space }
picture-act-up_to = up to { $space }
picture-act-no_space = no space ahead
picture-act-no_seals = no seals left
picture-act-full = quarters are full
picture-act-no_tiles = no tiles lie there
picture-act-sides = up to { $number } sides
picture-act-saved = Saved
picture-take-now = now
picture-take-not_now = not now
picture-take-saved = saved
picture-take-equal = matching
picture-take-gate = crest at gate { $gate }:
picture-take-plain = points only
picture-take-late = no family crest left
picture-alt-act = Your actions. { $moment }.
picture-alt-take = Your choice. { $moment }.
picture-alt-sides = Sides: { $sides }.
picture-alt-rivals = If the game ended now: { $points }.
