## Lists
list = { $first } и { $last }
list-nothing = нет
