## The chapters of the rules
chapter-course = How a game goes
chapter-scoring = Points
chapter-townsmen = Townsmen
chapter-bonus = Bonus townsmen

## Below each townsman
topic-tiles = -# In the box: { $copies ->
    [one] one tile
   *[other] { $copies } tiles
}{ $values-count ->
    [0] {""}
   *[other] , with { $values } on them
}.
