## Which screen somebody plays on
screen-ask = Telefono o computer? Le immagini si adattano al tuo schermo.
button-narrow = Telefono
button-wide = Computer
screen-noted-narrow = Fatto: immagini per il telefono. Puoi cambiarlo con { slash-settings }.
screen-noted-wide = Fatto: immagini per il computer. Puoi cambiarlo con { slash-settings }.
## Domande con un’immagine
button-explain = Spiega
command-settings-text = Pannelli a parole, senza immagini
settings-text-on = I tuoi pannelli arrivano a parole, senza immagini.
