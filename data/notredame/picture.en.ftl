## Pictures: colors on the plates of markets
picture-color-red = R
picture-color-blue = B
picture-color-green = G
picture-color-yellow = Y
picture-color-purple = P

## The board
picture-round = Round { $round }/{ $rounds } · { mark-period }
picture-phase-draft = Draft { $turn }/2
picture-phase-lap = Card { $turn }/2
picture-phase-hiring = Hiring
picture-phase-plague = Outbreak
picture-phase-over = Game over

## Close-ups
picture-hand = Hand
picture-deck = Still in the deck
picture-points-heading = Prestige
picture-on-cathedral = { $count ->
    [0] Nothing on Notre Dame
    [one] { $count } marker on Notre Dame
   *[other] { $count } markers on Notre Dame
}
picture-carriage-at = Carriage: { $market }
picture-no-markers = no markers
picture-no-cards = no open cards
picture-coming = Still to come in this period
picture-effect-moneylender = { unit-gold } and { unit-points }
picture-effect-monk = { unit-markers } from your general supply and { unit-points }
picture-effect-maid = { unit-points }, and a coin, a marker or one rat fewer
picture-doctor-later = The rats of that round will not count for you; your hospital will
picture-plague-sum = Rat marker + rats − hospital = where the plague brings it; above { $track } it breaks out

## How to read the board
picture-legend-market = A market with its message: a coin, a marker, a rat or prestige
picture-legend-taken = A market whose message was taken
picture-legend-center = The center of a borough and whose it is
picture-legend-carriage = A player’s carriage beside its market
picture-legend-donors = Markers on Notre Dame: each player’s shape
picture-legend-pool = Prestige that Notre Dame divides
picture-legend-purse = Coins left in the bank
picture-legend-sector = A sector: its pieces, the trusted friend among them
picture-legend-supply = Markers: at hand / in the general supply
picture-legend-gold = Gold
picture-legend-points = Prestige points, unless they are secret
picture-legend-tally = Messages taken, by color
picture-legend-bell = The bell-ringer: begins this round
picture-legend-flask = The doctor keeps this round’s rats away
picture-legend-burst = This round’s plague would break out
picture-legend-track = The rat marker on the plague track; a frame shows where this round’s plague would bring it

## Descriptions of pictures
picture-alt-board = Board of Notre Dame. { $moment }, { $phase }.
picture-alt-order = Order of play: { $names }.
picture-alt-player = The borough of { $name }. { $moment }.
picture-alt-persons = The persons of this period. { $moment }.
picture-alt-messages = Markets and messages. { $moment }.
picture-alt-cathedral = Notre Dame and its shares. { $moment }.
picture-alt-share = { $name }: { $markers ->
    [one] { $markers } marker
   *[other] { $markers } markers
}, { $points } PP.
picture-alt-plague = Rats and hospitals. { $moment }.
picture-alt-level = { $name }: rat marker { $before } + { $rats } − hospital { $hospital } = { $level }.
picture-alt-outbreak = { $name }: rat marker { $before } + { $rats } − hospital { $hospital } = { $level }, an outbreak.
picture-alt-cards = The cards played in this round. { $moment }.
picture-alt-legend = How to read the board: every sign on it with its meaning.

## The position as text
picture-text-head = **Notre Dame**: { $moment }, { $phase }.
picture-text-persons = For hire, with their rats: { $persons }. Rats this round: { $rats }.
picture-text-pool = Notre Dame divides { $points } PP when the period ends.
picture-text-bank = Coins left in the bank: { $coins }.
picture-text-lying = Messages on the markets: { $messages }.
picture-text-goods = { $name } ({ $color }): { $points } PP, { $gold } gold, markers { $supply } at hand and { $general } in the general supply.
picture-text-goods-secret = { $name } ({ $color }): { $gold } gold, markers { $supply } at hand and { $general } in the general supply; prestige secret.
picture-text-borough = Borough: { $sectors }.
picture-text-friend = Trusted friend: { $sector }.
picture-text-friend-beside = Trusted friend: beside the board.
picture-text-rat = Rat marker: { $rat }, after this round’s plague { $level }.
picture-text-rat-outbreak = Rat marker: { $rat }; this round’s plague would reach { $level }, an outbreak.
picture-text-taken = Messages taken: { $messages }.
picture-text-played = Cards played in this round: { $cards }.
picture-text-hand = Hand: { $cards }.
picture-text-none = none

## Pictures of the questions which card to keep or to play, and whom to hire
picture-decide-shown = For hire
picture-decide-each = Each costs
picture-decide-there = there
picture-decide-moved = moved
picture-decide-from = from
picture-decide-kept = Kept
picture-decide-rats = Rats this round
picture-decide-rat = your rat
picture-decide-outbreak = Outbreak!
picture-decide-no_gold = needs gold
picture-decide-no_marker = no markers
picture-decide-lapses = discard only
picture-decide-school = { $short ->
    [0] from the general supply
   *[1] no more are left
}
picture-decide-bank = gold
picture-decide-residence = { $bonus ->
    [0] points
   *[other] points, { $bonus } from the park
}
picture-decide-hotel = pick { $number }
picture-decide-no_message = no message
picture-decide-steps = within { unit-steps }
picture-decide-drive = within { unit-steps }: { $market }
picture-decide-no_rats = rats at 0
picture-decide-park = { $bonus ->
    [0] no bonus yet
   *[other] +{ $bonus } PP on every gain of points
}
picture-decide-stops = stops
picture-decide-level = rat at { $after }, not { $before }
picture-decide-saves = rat at { $after }, no outbreak
picture-decide-outbreak_stays = outbreak all the same
picture-decide-friend = any sector
picture-decide-friend_acts = he counts as a piece
picture-decide-share = then { $worth } PP at the period’s end
picture-decide-cannot = cannot help
picture-decide-idle-jester = no piece to move
picture-decide-idle-minstrel = no piece to move
picture-decide-idle-bishop = no marker or no empty sector
picture-decide-hire-moneylender = gold and points
picture-decide-hire-monk = markers and points
picture-decide-hire-jester = to another sector, which acts
picture-decide-hire-minstrel = from one sector to one other
picture-decide-hire-bishop = into an empty sector, which acts
picture-decide-hire-city_guard = { $points } per piece
picture-decide-hire-night_watchman = { $points } per empty sector
picture-decide-hire-guild_master = { $points } per sector with { $pieces }+ pieces
picture-decide-hire-beggar_king = { $points } per free space ahead of your rat
picture-decide-hire-lawyer = { $points } per { $messages } messages
picture-decide-hire-lady = { $points } per piece in your fullest sector
picture-decide-hire-mayor = { $points } per sector with { $pieces }+ pieces
picture-decide-hire-carpenter = { $points } per sector with a piece

## Descriptions of these pictures
picture-alt-draft = Cards to choose from, pick { $turn } of 2. { $moment }.
picture-alt-card = Cards in hand, card { $turn } of 2. { $moment }.
picture-alt-hire = Persons for hire, { unit-gold } each. { $moment }.
picture-alt-left = To { $name }, on your left, these are worth: { $things }.
picture-alt-kept = Kept: { $card }
picture-alt-pieces = pieces there { $before } → { $after }
picture-alt-from = he leaves: { $sector }
picture-alt-beside = he is beside the board
picture-alt-losses = It costs { $points } PP and { unit-markers }.
picture-alt-no_supply = No marker at hand: a card moves one of yours from another place.
