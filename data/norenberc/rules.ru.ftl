## The chapters of the rules
chapter-course = Как идёт игра
chapter-scoring = Очки
chapter-townsmen = Горожане
chapter-bonus = Дополнительные горожане

## Below each townsman
topic-tiles = -# В коробке { $copies ->
    [one] { $copies } тайл
    [few] { $copies } тайла
   *[other] { $copies } тайлов
}{ $values-count ->
    [0] {""}
   *[other] , на них числа { $values }
}.
