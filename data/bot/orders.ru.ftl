## Orders for coming decisions, for their player alone
orders-open = Указания{ $number ->
    [0] {""}
   *[other] {" "}({ $number })
}
orders-open-computer = За меня играет бот
button-orders-advise = Заполнить
button-orders-advise-all = Заполнить остальное
button-orders-clear = Очистить
button-orders-clear-all = Очистить всё
button-orders-list = Готово
button-panel = Назад к игре
orders-title = Указания на потом
orders-hint = Сработают сами, когда придёт ваш ход: первое возможное указание. Если такого нет, вас позовут. Видите их только вы.
orders-none = Указаний пока нет: вас будут звать каждый раз.
orders-nothing = Указаний нет: вас позовут
orders-else = Иначе вас позовут.
orders-else-aside = Иначе решит бот.
orders-nothing-aside = Указаний нет: решит бот
orders-never = уже невозможно
orders-pick = Дать указание на случай…
orders-occasion-hint = Исполняется первая возможная строка. Добавляйте строки из списков и меняйте их порядок.
orders-arrange = Поднять или убрать…
orders-up = ↑ { $instruction }
orders-out = ✗ { $instruction }
orders-computer = Поручить игру боту…
orders-computer-off = -# Бот за вас не играет.
orders-computer-always = **За вас играет бот** и ни о чём не спрашивает.
orders-computer-when = **За вас играет бот**, но спросит вас, когда { $when }.
orders-way-off = Играть самостоятельно
orders-way-always = Играть за меня во всём
orders-way-when = Спросить, когда { $when }
orders-way-any = Спросить в каждом из этих случаев
error-order_past = На это указание дать уже нельзя. Вот что ещё впереди.
error-too_many_instructions = На один ход можно дать не больше { $most } строк. Сначала уберите одну.
