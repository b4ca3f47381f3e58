## The chapters of the rules
chapter-course = How a game goes
chapter-scoring = Points
chapter-townsmen = Townsmen
chapter-bonus = Bonus townsmen

## Below each townsman
topic-tiles = -# In the box: { $copies ->
    [one] one tile
   *[other] { $copies } tiles
} (our assumption){ $values-count ->
    [0] {""}
   *[other] , with { $values } on them
}.
topic-bonus_tiles = -# In the bonus set: { $copies ->
    [one] one tile
   *[other] { $copies } tiles
}{ $values-count ->
    [0] {""}
   *[other] , with { $values } on them (our assumption)
}.

## What the rulebooks do not say
topic-assumed-title = What is assumed
topic-assumed =
    The rulebooks describe every kind of townsman and count the tiles, but do not say how many there are of each kind. They count { $craftsmen-count } craftsmen per guild and show the values only in pictures.
    {"**"}Assumed** are the number of tiles of each townsman, the craftsmen’s values ({ $craftsmen } in each guild), and that those worth { $agent_plus } bring an agent.
    The bonus townsmen are in none of the rulebooks. They come from *Norenberc: Bonus Townsmen*, a small expansion of 2010, and follow a public description of it. The values of the Jacks, the Merchant’s extra pay and the fine points are ours.
    A host who owns the game can correct every figure in the file `data/norenberc/pieces.toml`, where each assumption is marked.
