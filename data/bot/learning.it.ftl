## Reading the rules
button-rules = Regole
button-next = Avanti
button-topics = Tutti gli argomenti
rules-title = { $game }: le regole in breve
rules-intro = Scegli un argomento, oppure leggili tutti con *{ button-next }*.
