## The chapters of the rules
chapter-course = Как идёт игра
chapter-scoring = Очки
chapter-townsmen = Горожане
chapter-bonus = Дополнительные горожане

## Below each townsman
topic-tiles = -# В коробке { $copies ->
    [one] { $copies } тайл
    [few] { $copies } тайла
   *[other] { $copies } тайлов
} (наше предположение){ $values-count ->
    [0] {""}
   *[other] , на них числа { $values }
}.
topic-bonus_tiles = -# В дополнительном наборе { $copies ->
    [one] { $copies } тайл
    [few] { $copies } тайла
   *[other] { $copies } тайлов
}{ $values-count ->
    [0] {""}
   *[other] , на них числа { $values } (наше предположение)
}.

## What the rulebooks do not say
topic-assumed-title = Что мы предположили
topic-assumed =
    В правилах описаны все виды горожан и названо общее число тайлов, но не сказано, сколько тайлов каждого вида. Мастеров в каждой гильдии { $craftsmen-count }, а их значения видны только на рисунках.
    Мы **предположили** число тайлов каждого горожанина, значения мастеров ({ $craftsmen } в каждой гильдии) и то, что посредника приносят мастера со значением { $agent_plus }.
    Дополнительных горожан в правилах нет. Они взяты из *Norenberc: Bonus Townsmen*, небольшого дополнения 2010 года, по опубликованному описанию. Значения Мастеров на все руки, прибавку Купца и детали мы придумали сами.
    Если у владельца бота есть коробка с игрой, он может исправить любое число в файле `data/norenberc/pieces.toml`: каждое допущение там отмечено.
