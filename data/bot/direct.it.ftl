## Play by direct message
direct-players = Al tavolo: { $names }
direct-answered = Mossa registrata. Quando toccherà di nuovo a te, ti scrivo qui.
direct-over = Questa partita è finita.
direct-left = Non sei più a questo tavolo.
direct-hello = I tuoi turni arriveranno qui: che cosa è successo, il tabellone e la tua mossa con i suoi pulsanti. Puoi cambiarlo con { slash-settings }.
settings-dm-closed = Non posso scriverti: le tue impostazioni di privacy non permettono i messaggi diretti dei membri di questo server. Finché è così, ti menziono nel canale quando tocca a te.
