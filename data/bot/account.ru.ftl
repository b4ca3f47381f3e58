## What happened, in short
everyone = Все
button-details = Подробнее
error-no_details = Эти подробности уже не хранятся.
