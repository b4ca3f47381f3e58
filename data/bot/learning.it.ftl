## Reading the rules
button-rules = Regole
button-next = Avanti
button-topics = Tutti gli argomenti
rules-title = { $game }: le regole in breve
rules-intro = Scegli un argomento, oppure leggili tutti con *{ button-next }*.

## The first lesson
button-new-here = Prima volta?
button-learn = Prima volta? Impara a giocare
learning-progress = Prima lezione · { $step } di { $steps }
learning-over = { slash-new } apre un tavolo: gli amici premono *{ lobby-join }*, e i bot prendono gli altri posti. Buon divertimento!
help-learn = **Prima volta?** { slash-learn } ti insegna a giocare in pochi minuti.
command-learn = Impara a giocare in pochi minuti, in privato
name-learn = impara
error-lesson_lost = Questa lezione nel frattempo è cambiata. Ricominciala con { slash-learn }.
