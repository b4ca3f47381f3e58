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
