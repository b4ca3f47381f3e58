## Orders for coming decisions, for their player alone
orders-open = Assenza{ $number ->
    [0] {""}
   *[other] {" "}({ $number })
}
orders-open-computer = Il computer gioca per me
button-orders-advise = Suggerisci
button-orders-advise-all = Suggerisci il resto
button-orders-clear = Svuota
button-orders-clear-all = Svuota tutto
button-orders-list = Fatto
button-panel = Torna alla partita
orders-title = Mentre non ci sei
orders-hint = Quello che ordini qui viene giocato appena tocca a te, senza chiamarti. Vale la prima riga possibile; se non ce n’è, ti viene chiesto. Non lo vede nessun altro; puoi cambiarlo finché non viene usato.
orders-none = Non hai ancora ordinato niente: ti viene chiesto tutto.
orders-nothing = Nessun ordine: ti viene chiesto
orders-else = Altrimenti ti viene chiesto.
orders-else-aside = Altrimenti come farebbe il computer.
orders-nothing-aside = Nessun ordine: come farebbe il computer
orders-never = non può più succedere
orders-pick = Ordina qualcosa per…
orders-occasion-hint = Si gioca la prima riga possibile. Scegli le righe dagli elenchi; l’ordine lo decidi tu.
orders-arrange = Sposta in su o togli…
orders-up = ↑ { $instruction }
orders-out = ✗ { $instruction }
orders-or = { $first } o { $last }
orders-computer = Fai giocare il computer…
orders-computer-off = -# Il computer non gioca al posto tuo.
orders-computer-always = **Il computer gioca al posto tuo** e non ti chiede niente.
orders-computer-when = **Il computer gioca al posto tuo**, ma ti chiede quando { $when }.
orders-way-off = Gioco io
orders-way-always = Gioca tutto per me
orders-way-when = Chiedimi quando { $when }
orders-way-any = Chiedimi in ognuno di questi casi
error-order_past = Questo non si può più ordinare. Ecco che cosa deve ancora venire.
error-too_many_instructions = Una decisione ammette al massimo { $most } righe. Prima togline una.
