## Titles from fellow players
button-thank = Thank someone
thanks-title = Thank someone
thanks-question = Give one fellow player one title.
thanks-given = { $name } gets your title: *{ $title }*. You can still change it.
thanks-anonymous = Nobody learns who gave it. Titles of a game are counted two days after its end, all at once.
thanks-better = Made the game better
thanks-worthy = A worthy opponent
thanks-patient = Patience of a saint
thanks-comeback = A great comeback
thanks-teacher = A kind teacher
thanks-company = Good company
titles = Titles from fellow players: { $titles }
titles-one = { $count ->
    [one] { $title }
   *[other] { $title } × { $count }
}
error-thanks_closed = Titles can be given for two days after the end of a game.
error-too_few_for_thanks = Between two players a title would not be anonymous. It takes three.
error-unknown_thanks = Choose one of your fellow players and one of the titles.
ratings = Rating: { $ratings }
rating-sure = { $game } { $points }
rating-unsure = { $game }: too few rated games yet
