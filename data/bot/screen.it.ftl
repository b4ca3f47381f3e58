## Which screen somebody plays on
screen-ask = Telefono o computer? Le immagini si adattano al tuo schermo.
button-narrow = Telefono
button-wide = Computer
screen-noted-narrow = Fatto: immagini per il telefono. Puoi cambiarlo con { slash-settings }.
screen-noted-wide = Fatto: immagini per il computer. Puoi cambiarlo con { slash-settings }.
