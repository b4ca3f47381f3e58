## What happened, in short
everyone = Tutti
button-details = Dettagli
error-no_details = Questi dettagli non sono più conservati.
