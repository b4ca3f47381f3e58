## Lists
list = { $first } e { $last }
list-nothing = niente
