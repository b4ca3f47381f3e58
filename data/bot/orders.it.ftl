## Orders for coming decisions, for their player alone
orders-open = Istruzioni{ $number ->
    [0] {""}
   *[other] {" "}({ $number })
}
orders-open-computer = Il bot gioca per me
button-orders-advise = Completa
button-orders-advise-all = Completa il resto
button-orders-clear = Svuota
button-orders-clear-all = Svuota tutto
button-orders-list = Fatto
button-panel = Torna alla partita
orders-title = Istruzioni per dopo
orders-hint = Eseguite appena tocca a te: vale la prima riga possibile. Se non ce n’è, ti chiamo. Le vedi solo tu.
orders-none = Non hai ancora dato istruzioni: ti chiamo a ogni mossa.
orders-nothing = Nessuna istruzione: ti chiamo
orders-else = Altrimenti ti chiamo.
orders-else-aside = Altrimenti come farebbe il bot.
orders-nothing-aside = Nessuna istruzione: come farebbe il bot
orders-never = non può più succedere
orders-pick = Dai un’istruzione per…
orders-occasion-hint = Si gioca la prima riga possibile. Scegli le righe dagli elenchi; l’ordine lo decidi tu.
orders-arrange = Sposta in su o togli…
orders-up = ↑ { $instruction }
orders-out = ✗ { $instruction }
orders-computer = Fai giocare il bot…
orders-computer-off = -# Il bot non gioca al posto tuo.
orders-computer-always = **Il bot gioca al posto tuo** e non ti chiede niente.
orders-computer-when = **Il bot gioca al posto tuo**, ma ti chiede quando { $when }.
orders-way-off = Gioco io
orders-way-always = Gioca tutto per me
orders-way-when = Chiedimi quando { $when }
orders-way-any = Chiedimi in ognuno di questi casi
error-order_past = Per questo non si possono più dare istruzioni. Ecco che cosa deve ancora venire.
error-too_many_instructions = Una mossa ammette al massimo { $most } righe. Prima togline una.
