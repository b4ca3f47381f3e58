## The chapters of the rules
chapter-course = How a game goes
chapter-actions = The five actions
chapter-quarters = The Danube and its quarters
chapter-cards = Cards
chapter-descendants = Descendants
chapter-towers = Tower tiles (advanced game)

## How a game goes
topic-goal-title = Goal
topic-goal =
    Ulm builds its cathedral, and you want a say in the town: with seals in its quarters, city shields, descendants and cards, and with a barge far down the Danube.
    After { $rounds } rounds the player with the most points wins.
topic-setup-title = Setup
topic-setup =
    Everyone begins with { $points } points, { $coins } coins, { $sparrows } sparrows, { $tiles ->
        [one] { $tiles } action tile
       *[other] { $tiles } action tiles
    } from the bag, { $seals } seals and { $crests } family crests; all barges lie together on { $space }.
    Nine tiles cover the Cathedral area, one of each kind lies on the docks, the others are in the bag. Four descendants wait at the Oath House.
    Chance decides who holds the Oath Charter and begins every round.
topic-round-title = Round and turn
topic-round =
    There are { $rounds } rounds, with one turn each. In your turn:
    1. You draw a tile from the bag, open to all.
    2. If you like, you pay a sparrow to swap it.
    3. You push it into the Cathedral area.
    4. You use the three tiles of that line, in any order; each may be waived.
    5. At any moment between two actions you may play one card for free.
topic-push-title = Pushing a tile in
topic-push =
    Around the area are twelve gates, A to L, one at each end of every row and column. The pushed tile moves its line on by one; the tile that leaves it comes to lie at the opposite gate and gives no action.
    A line with a tile at either end is closed. If no line is open when a turn begins, all tiles at the gates go back into the bag.
    The push is compulsory.
topic-swap-title = Swapping the tile
topic-swap =
    Once per turn, before the push: pay { $sparrows ->
        [one] { $sparrows } sparrow
       *[other] { $sparrows } sparrows
    }, lay your drawn tile on the docks and take one of another kind from there.
topic-actions-title = Actions
topic-actions =
    The three tiles of the pushed line are your actions: Money, Clear-away, Card, River, Seal. They are fixed once the push is made.
    Use them in any order; whatever you waive is lost. An action, its privilege and a card are finished before the next one begins.
topic-playing_cards-title = Playing cards
topic-playing_cards =
    One card per turn is free; every Card action used for it lets you play one more. A card you just gained may be played right away.
    {"**"}Now:** pay its price in your own tiles, use the upper effect, discard the card. **Later:** save it in front of you; it scores at the end and costs nothing.
    Cards still in hand at the end are worth nothing.
topic-sets-title = Sets of cards
topic-sets =
    Cathedral cards score { $points } points each, and { $bonus } more for every full set of Base, Nave and Spire.
    Trade cards score { $points } points each, { $same } more for three of one kind and { $different } more for three different ones; every card counts in one set at most, and the best way is found for you.
    Chronicle cards score each for itself.
topic-shields-title = City shields
topic-shields =
    A city shield scores its points right away. Of those you look at you keep one; the others go under the stack, unseen.
    A golden one names a gate: one of your { $crests } family crests goes there for good. Whenever a tile comes out at that gate, no matter who pushed, you get { $things }.
topic-shield_golden = -# { $shield }: { $points } points, golden, gate { $gate }
topic-shield_plain = -# { $shield }: { $points } points
topic-tower-title = Tower
topic-tower =
    In the basic game the tower tiles only count the rounds.
    In the advanced game every one of them changes its round for everyone, and the next one is known in advance. Choose it when you open the table: `{ name-tower }`.
topic-end-title = End of the game
topic-end =
    After round { $rounds } these come on top of the points scored so far:
    - { $points ->
        [one] { $points } point
       *[other] { $points } points
    } per sparrow
    - the value of your barge’s space, from { $first } to { $last }
    - your saved cards
    Coins, tiles, seals and hand cards as such score nothing.
topic-ties-title = Ties
topic-ties =
    With equal points, the player with seals in more quarters is ahead; quarters count, not seals. If these are equal too, the place is shared.
topic-own_design-title = What is our own design
topic-own_design =
    Ulm has two rulebooks. We had the first one: the course of a turn, the five actions, the sets of cards and the scoring follow it. We did not have the second one, the *Chronicle*, which describes the pieces.
    {"**"}Ours** are: the bonus spaces of the Danube, the borders and seal places of the quarters, two quarters and most privileges in detail, how many cards there are of each kind, what they do now, and all Chronicle cards; which shields there are, their points and gates, and what a crest pays; all descendants but the Guard’s idea; all tower tiles; and what a swap costs.
    A host who owns the game can correct every figure in the file `data/ulm/pieces.toml`, where each assumption is marked.

## The five actions
topic-money-title = Money
topic-money =
    Take a coin.
topic-clear-title = Clear-away
topic-clear =
    Choose a side of the Cathedral area with tiles at its gates: all of them, one to three, become yours. The tile that your own push brought out may be among them.
    Your own tiles pay for cards.
topic-card-title = Card
topic-card =
    Either buy: { $price ->
        [one] { $price } of your tiles goes
       *[other] { $price } of your tiles go
    } back into the bag and the top card into your hand; for two tiles of one kind you look at { $look } cards and keep one. Or play one more card from your hand.
    If the deck runs out, the discards are shuffled.
topic-river-title = River
topic-river =
    Your barge sails to the next free space downstream. You jump over occupied spaces; they don’t count. If no space ahead is free, the action is void.
topic-seal-title = Seal
topic-seal =
    Pay { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } and place a seal in one of the two quarters at your barge, if a place is free there; then use that quarter’s privilege. You may have several seals in one quarter.

## The Danube and its quarters
topic-danube-title = Danube
topic-danube =
    The barges sail from { $first } under the bridge, from −1 straight to +1, and on to { $last }. A space holds one barge; only the first one holds them all.
    At the end you score the value of your space. Some spaces give a bonus to every barge that enters them, each time:
topic-bonus = -# { $space }: { $things }
topic-bank_upper = Upper bank, spaces { $first } to { $last } · { $places } places for seals
topic-bank_lower = Lower bank, spaces { $first } to { $last } · { $places } places for seals
topic-privilege = **Privilege:** { $things }
topic-one_of = -# To choose from: { $things }
topic-crooked_house-title = Crooked House
topic-oath_house-title = Oath House
topic-town_hall-title = Town Hall
topic-goose_tower-title = Goose Tower
topic-fishermen-title = Fishermen’s quarter
topic-gardens-title = Gardens
topic-dockside-title = Dockside
topic-reichenau-title = Reichenau Court

## Cards
topic-family_cathedral = Cathedral card, { $copies } in the game
topic-family_trade = Trade card, { $copies } in the game
topic-family_chronicle = Chronicle card, { $copies } in the game
topic-now_free = **Now**, free of charge: { $things }
topic-now_priced = **Now**, for { $tiles ->
    [one] { $tiles } of your tiles
   *[other] { $tiles } of your tiles
}: { $things }
topic-now_equal = **Now**, for { $tiles } of your tiles of one kind: { $things }
topic-formula_now = -# Points: { $each } per { $per ->
    [1] { $of-one }
   *[other] { $per } { $of }
}{ $plus ->
    [0] {""}
   *[other] , and { $plus } more
}{ $most ->
    [0] {""}
   *[other] , { $most } at most
}
topic-formula_later = **Later:** { $each ->
    [one] { $each } point
   *[other] { $each } points
} per { $per ->
    [1] { $of-one }
   *[other] { $per } { $of }
}{ $plus ->
    [0] {""}
   *[other] , and { $plus } more
}{ $most ->
    [0] {""}
   *[other] , { $most } at most
}
topic-later_cathedral = **Later:** { $points } points, and { $bonus } more for a set of Base, Nave and Spire
topic-later_trade = **Later:** { $points } points, and for a set { $same } (three of one kind) or { $different } (three different ones) more
topic-base-title = Base
topic-nave-title = Nave
topic-spire-title = Spire
topic-cloth-title = Cloth
topic-art-title = Work of art
topic-goods-title = Goods
topic-pilot-title = River pilot
topic-seal_keeper-title = Seal keeper
topic-herald-title = Herald
topic-mint-title = Mint
topic-bird_catcher-title = Bird catcher
topic-market-title = Market

## Descendants and tower tiles
topic-change_descendant = **For the rest of the game:** { $changes }
topic-change_tower = **In its round, for everyone:** { $changes }
topic-change_nothing = In its round everything stays as usual.
topic-guard-title = Guard
topic-boatman-title = Boatman
topic-merchant-title = Merchant
topic-seal_cutter-title = Seal-cutter
topic-scholar-title = Scholar
topic-sweeper-title = Sweeper
topic-bird_keeper-title = Bird keeper
topic-councillor-title = Councilor
topic-rich-title = Good times
topic-flood-title = High water
topic-wax-title = Cheap wax
topic-toll-title = Seal tax
topic-fair-title = Book fair
topic-library-title = Library
topic-broom-title = Great cleaning
topic-birds-title = Flock of sparrows
topic-stage-title = Actors in town
topic-notary-title = Notary
topic-current-title = Swift current
topic-calm-title = Calm
