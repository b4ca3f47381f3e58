## The chapters of the rules
chapter-course = Come si gioca
chapter-scoring = I punti
chapter-townsmen = I cittadini
chapter-bonus = I cittadini bonus

## Below each townsman
topic-tiles = -# Nella scatola { $copies ->
    [one] c’è una tessera
   *[other] ci sono { $copies } tessere
}{ $values-count ->
    [0] {""}
   *[other] , con i numeri { $values }
}.
