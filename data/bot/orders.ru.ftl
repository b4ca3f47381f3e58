## Orders for coming decisions, for their player alone
orders-open = Без меня{ $number ->
    [0] {""}
   *[other] {" "}({ $number })
}
orders-open-computer = За меня играет бот
button-orders-advise = Подсказать
button-orders-advise-all = Подсказать остальное
button-orders-clear = Очистить
button-orders-clear-all = Очистить всё
button-orders-list = Готово
button-panel = Назад к игре
orders-title = Пока вас нет
orders-hint = Эти указания исполняются, как только придёт ваш черёд, без вызова. Исполняется первое возможное; если такого нет, вас спросят. Их не видит никто другой; менять их можно, пока они не исполнены.
orders-none = Указаний пока нет: вас спросят обо всём.
orders-nothing = Указаний нет: вас спросят
orders-else = Иначе вас спросят.
orders-else-aside = Иначе решит бот.
orders-nothing-aside = Указаний нет: решит бот
orders-never = уже невозможно
orders-pick = Дать указание на случай…
orders-occasion-hint = Исполняется первая возможная строка. Добавляйте строки из списков и меняйте их порядок.
orders-arrange = Поднять или убрать…
orders-up = ↑ { $instruction }
orders-out = ✗ { $instruction }
orders-or = { $first } или { $last }
orders-computer = Поручить игру боту…
orders-computer-off = -# Бот за вас не играет.
orders-computer-always = **За вас играет бот** и ни о чём не спрашивает.
orders-computer-when = **За вас играет бот**, но спросит вас, когда { $when }.
orders-way-off = Играть самостоятельно
orders-way-always = Играть за меня во всём
orders-way-when = Спросить, когда { $when }
orders-way-any = Спросить в каждом из этих случаев
error-order_past = На это указание дать уже нельзя. Вот что ещё впереди.
error-too_many_instructions = На одно решение можно дать не больше { $most } строк. Сначала уберите одну.
