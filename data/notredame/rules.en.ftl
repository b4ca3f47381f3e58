## The chapters of the rules
chapter-course = How a game goes
chapter-cards = Action cards and messages
chapter-brown = Persons of every period
chapter-grey = Persons of one period

## How a game goes
topic-goal-title = Goal
topic-goal =
    You lead a family in a borough of Paris, around the cathedral of Notre Dame.
    In { $rounds } rounds you place markers, collect gold, messages and prestige points (PP), and keep the rats down.
    The player with the most PP after the last round wins. Nothing else counts at the end.
    Every gain is told, but totals are secret until then: you only see your own. A table with open prestige shows them all.
topic-setup-title = Setup
topic-setup =
    Everyone begins with { $gold } gold, { $markers } markers at hand and { $rest } in the general supply.
    The carriage stands on the center market, the rat marker on 0, the trusted friend beside the board.
    On the other four markets of each borough lie its messages, one of each kind.
    Nine action cards of your color are your deck. Chance decides who gets the bell-ringer.
topic-round-title = A round
topic-round =
    1. Three persons are shown; their rats are the rats of the round.
    2. Draft: three cards come into everyone’s hand.
    3. Cards: everyone plays one, then everyone a second one, from the bell-ringer on clockwise.
    4. Hiring: in the same order everyone may hire one of the persons.
    5. Plague, for everyone. Then the bell-ringer moves to the left. A game has { $rounds } rounds, { $period } in each period.
topic-draft-title = Draft
topic-draft =
    You are dealt three cards of your own deck: keep one and pass two to the left.
    Of the two that arrive keep one and pass the other; the last card that arrives is kept.
    All pick at the same time, and nobody sees what arrives before passing on.
    So you hold a card of your own, one of your right neighbor’s and one of the next one’s.
topic-cards-title = Playing cards
topic-cards =
    The card of a sector places one marker at hand there, then the sector acts with all pieces now in it.
    Markers and the trusted friend are pieces.
    You play two of three cards; the third goes under the second, unseen, and does nothing.
    When everyone has played two, the cards go to a pile nobody may look at. After three rounds all return to their decks.
topic-empty_supply-title = No marker at hand
topic-empty_supply =
    With no marker at hand, a card moves one of yours to its sector: from another sector or from Notre Dame.
    The friend is never moved that way, and markers of the general supply are out of reach.
    While you have a marker at hand, you must place it and cannot move another.
topic-lapse-title = Discarding a card unused
topic-lapse =
    You may always discard a card face up without using it; it costs nothing.
    You must do so if no marker can get where it belongs. The friend’s card can always be played.
topic-hiring-title = Hiring
topic-hiring =
    One person a round for { $wage } gold, right away and in turn order; several players can hire the same person.
    You pay first, so a coin that comes back is yours again.
    Bishop, Jester and Minstrel can only be hired if they have something to do for you.
topic-plague-title = Plague
topic-plague =
    Your rat marker goes up by the rats of the round, less the pieces in your hospital; never below 0.
    Up to { $track } nothing happens. Above it there is an outbreak: the marker stays on { $track }, you lose { $points } PP and a marker.
    It is taken from your fullest sector; among equals you choose. The friend is never lost.
topic-period_end-title = End of a period
topic-period_end =
    After rounds 3, 6 and 9 Notre Dame gives a fixed number of PP, by the number of players: { $pools }.
    Divided by all markers there, rounded down, that is the worth of each; then they go to the general supplies.
    If nobody is there, nobody gets anything. Then all cards return to their decks.
topic-ties-title = Ties
topic-ties =
    With equal PP, more gold and markers at hand together decide.
    If these are equal too, the place is shared.
topic-two_players-title = Two players
topic-two_players =
    Four boroughs lie around the cathedral; the players’ own are opposite each other.
    The two empty ones have messages, too, so a set of messages needs all four colors.
    Of the cards you pass, one comes back to you. Notre Dame gives { $pool } PP.

## Action cards
topic-school-title = Cloister school
topic-school =
    Take as many markers from the general supply as there are pieces in the school, as long as there are any.
topic-bank-title = Bank
topic-bank =
    1 gold for each piece in the bank.
    { $coins ->
        [0] Coins never run out.
       *[other] There are { $coins } coins in all. If they run out, the richest opponent pays.
    }
topic-residence-title = Residence
topic-residence =
    As many PP as there are pieces in the residence.
topic-hotel-title = Hotel
topic-hotel =
    Pick one: 1 gold, a marker from the general supply, or the rat marker back by 1.
    With { $double } pieces or more you pick two, alike or different.
topic-carriage-title = Carriage house
topic-carriage =
    Your carriage drives up to as many steps as there are pieces here, from market to market along the streets.
    You may take the message where it stops, once for each drive. It may also stay, or stop without taking anything.
    With two steps it can drive out and back.
topic-park-title = Park
topic-park =
    The rat marker goes back by 1.
    Whenever you gain PP, you gain { $points } more for every { $pieces } pieces in your park.
topic-hospital-title = Hospital
topic-hospital =
    The rat marker goes back by 1.
    Every piece here takes away one rat in the plague of every round.
topic-friend-title = Trusted friend
topic-friend =
    No marker is placed: your friend goes to a sector, or from his sector to another one, and counts as a piece there.
    That sector acts right away. He never goes to Notre Dame.
topic-notre_dame-title = Notre Dame
topic-notre_dame =
    Place a marker on Notre Dame and give gold: { $gifts } gold bring { $points } PP. No marker without a gift.
    The marker takes part in the share when the period ends.
topic-messages-title = Messages
topic-messages =
    Purse: { $coin } PP and 1 gold. Helper: { $marker } PP and a marker. Rat-catcher: { $rat } PP and the rat marker back by 1. Honor: { $prestige } PP.
    A message has the color of the borough it lies in. Only colors of which you have the fewest may be taken.
    If none of those lies anywhere any more, all colors are free.

## Persons
topic-person = -# { $pile } · { $rats ->
    [0] no rats
    [one] { $rats } rat
   *[other] { $rats } rats
} (our assumption)
topic-moneylender-title = Moneylender
topic-moneylender = You get { $gold } gold and { $points } PP.
topic-monk-title = Monk
topic-monk = You get { $markers } markers from your general supply and { $points } PP.
topic-maid-title = Maid
topic-maid = You get { $points } PP, and 1 gold, a marker or the rat marker back by 1.
topic-doctor-title = Doctor
topic-doctor = The rats of this round do not count for you; your rat marker goes back by the number of pieces in your hospital.
topic-jester-title = Jester
topic-jester = Move one piece of yours from a sector, or a marker from Notre Dame, to another sector. That sector acts right away.
topic-minstrel-title = Minstrel
topic-minstrel = Move one to { $pieces } pieces from one sector to one other. No action follows, and Notre Dame is left alone.
topic-city_guard-title = City guard
topic-city_guard = You get { $points } PP for each piece in your borough; those on Notre Dame do not count.
topic-night_watchman-title = Night watchman
topic-night_watchman = You get { $points } PP for each of your sectors without a piece.
topic-bishop-title = Bishop
topic-bishop = A marker from your general supply goes into a sector without any piece. That sector acts right away.
topic-guild_master-title = Guild master
topic-guild_master = You get { $points } PP for each sector with { $pieces } pieces or more.
topic-beggar_king-title = Beggar king
topic-beggar_king = You get { $points } PP for each space between your rat marker and the end of the track, before this round’s plague.
topic-lawyer-title = Lawyer
topic-lawyer = You get { $points } PP for every { $messages } messages, whatever their color and kind.
topic-lady-title = Lady of the court
topic-lady = You get { $points } PP for each piece in your fullest sector, of one sector only.
topic-mayor-title = Mayor
topic-mayor = You get { $points } PP for each sector with { $pieces } pieces or more.
topic-carpenter-title = Carpenter
topic-carpenter = You get { $points } PP for each sector with a piece.
