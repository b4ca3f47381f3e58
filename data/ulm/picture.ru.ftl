## The board
picture-round = Раунд { $round }/{ $rounds }
picture-phase-push = Сдвиг
picture-phase-act = Действия
picture-phase-over = Конец игры

## Close-ups
picture-heading-pushes = Возможные сдвиги
picture-heading-actions = Остались действия
picture-heading-docks = На Пристани
picture-heading-bag = В мешочке
picture-heading-waiting = В Доме присяги
picture-heading-discards = Сброс
picture-heading-hand = На руке
picture-heading-shields = Щиты и Горожане
picture-heading-seals = Печати
picture-heading-laid = Выложено
picture-heading-points = Очки, если закончить сейчас
picture-heading-tiles = Тайлы Действия
picture-heading-cards = Карты: Собор, торговля, Летопись
picture-heading-towers = Тайлы Башни
picture-nothing-laid = пока ничего не выложено
picture-shield-golden = { $shield } (ворота { $gate })
picture-no-change = ничего не меняет
picture-chronicle = Карты Летописи
picture-price = { $equal ->
    [yes] { $tiles } одинаковых тайла
   *[no] { $tiles ->
        [one] { $tiles } тайл
        [few] { $tiles } тайла
       *[other] { $tiles } тайлов
    }
}
picture-card-now = { $card }: { $gains } за { $price }
picture-card-free = { $card }: { $gains }

## How to read the board
picture-legend-gate = Открытые ворота: сюда можно вставить тайл
picture-legend-shut = Закрытые ворота: на конце ряда лежит тайл
picture-legend-push = Последний сдвиг; его ряд на золотом фоне
picture-legend-out = Тайл, который вытеснил этот сдвиг
picture-legend-crest = Семейный герб: платит, когда здесь вытеснен тайл
picture-legend-drawn = Тайл, который сейчас вставляют, и кто это делает
picture-legend-bag = Тайлы в мешочке
picture-legend-deck = Карты в колоде
picture-legend-shields = Гербовые щиты в стопке
picture-legend-place = Свободное место для печати
picture-legend-privilege = Привилегия квартала; здесь: одна из 2 карт
picture-legend-waiting = Горожанин в Доме присяги
picture-legend-barge = Баржа между двумя своими кварталами
picture-legend-seals = Оставшиеся печати
picture-legend-hand = Карты на руке
picture-legend-sparrows = Воробьи
picture-legend-coins = Монеты
picture-legend-points = Очки, если закончить сейчас
picture-legend-own = Свои тайлы одного вида, здесь 2
picture-legend-lack = Своих тайлов этого вида нет
picture-legend-golden = Золотой щит: у него есть ворота для герба
picture-legend-plain = Обычный гербовый щит
picture-legend-face = Горожанин с постоянной способностью
picture-legend-family = Оставшийся семейный герб
picture-legend-tower = Тайл Башни этого раунда
picture-legend-next = Тайл Башни следующего раунда
picture-legend-charter = Устав присяги: начинает каждый раунд

## Descriptions of pictures
picture-alt-board = Поле игры «Ульм». { $moment }, { $phase }.
picture-alt-order = Порядок хода: { $names }.
picture-alt-grid = Соборная площадь. { $moment }.
picture-alt-river = Дунай. { $moment }.
picture-alt-quarters = Кварталы города. { $moment }.
picture-alt-shields = Гербовые щиты и Горожане. { $moment }.
picture-alt-cards = Выложенные карты. { $moment }.
picture-alt-player = Что есть у игрока { $name }. { $moment }.
picture-alt-legend = Обозначения на поле: каждый знак и что он значит.

## The position as text
picture-text-head = **{ title }**: { $moment }, { $phase }.
picture-text-none = нет
picture-text-drawn = Сейчас вставляют: { $tile }.
picture-text-actions = Оставшиеся действия: { $tiles }.
picture-text-tower = Тайл Башни этого раунда: { $tower } ({ $changes }).
picture-text-tower-next = Тайл Башни следующего раунда: { $tower }.
picture-text-row = Ряд { $row }: { $tiles }.
picture-text-push = Последний сдвиг — через ворота { $gate }.
picture-text-lying = Тайлы у ворот: { $tiles }.
picture-text-open = Открытые ворота: { $gates }.
picture-text-crests = Семейные гербы: { $crests }.
picture-text-docks = На Пристани: { $tiles }.
picture-text-bag = В мешочке: { $tiles }.
picture-text-barges = Баржи: { $barges }.
picture-text-quarter = { $quarter } ({ $gains }): печати: { $seals }; свободных мест: { $free }.
picture-text-waiting = Горожане в Доме присяги:
picture-text-stacks = Карт в колоде: { $deck }. Гербовых щитов в стопке: { $shields }.
picture-text-discards = Сброс: { $cards }.
picture-text-goods = { $name }: очки { $points }, монеты { $coins }, воробьи { $sparrows }, печатей осталось { $supply }, семейных гербов осталось { $crests }, карт на руке { $hand }; тайлы: { $tiles }.
picture-text-barge = Баржа: { $space }, у кварталов { $quarters }.
picture-text-shields = Гербовые щиты: { $shields }.
picture-text-laid = Выложено: { $cards }.
picture-text-hand = На руке: { $cards }.

## Картинка вопроса, куда вставить тайл
picture-push-lines = Что дают ворота
picture-push-closed = закрыто
picture-push-tiles = Ваши тайлы
picture-push-no_tiles = Своих тайлов нет
picture-push-hand = Карты
picture-push-seals = Печати сюда
picture-push-swap_open = { $price }: обмен на
picture-push-swap_free = обмен даром на
picture-push-swap_done = обмен уже был
picture-push-swap_docks = не на что менять
picture-push-swap_poor = обмен стоит { $price }
picture-alt-push = Куда вставить тайл? { $moment }. Тайл в руке: { $tile }.
picture-alt-gates = Ворота дают «{ $tile }» и ещё два действия; имя — чей герб платит: { $gates }.
picture-alt-closed = Закрытые ворота: { $gates }.
picture-alt-crest = Герб платит владельцу: { $pay }.
picture-alt-swap = Обмен: { $detail }.
picture-alt-barge = Баржа: { $space }, у кварталов { $quarters }; печати можно ставить: { $free }.

## Картинки вопросов после сдвига
picture-act-then = будет { $number }
picture-act-free = даром
picture-act-have = у вас { $number }
picture-act-pair = пара: 1 из { $look }
picture-act-or_play = или сыграть
picture-act-no_deck = карт больше нет
picture-act-to = на { $space }
picture-act-up_to = до { $space }
picture-act-no_space = впереди нет мест
picture-act-no_seals = печатей нет
picture-act-full = мест нет
picture-act-no_tiles = тайлов нет
picture-act-sides = до { $number } сторон
picture-act-saved = Выложено
picture-take-now = сейчас
picture-take-not_now = сейчас нельзя
picture-take-saved = выложить
picture-take-equal = равных
picture-take-gate = герб у ворот { $gate }:
picture-take-plain = только очки
picture-take-late = гербов не осталось
picture-alt-act = Ваши действия. { $moment }.
picture-alt-take = Ваш выбор. { $moment }.
picture-alt-sides = Стороны: { $sides }.
picture-alt-rivals = Если бы игра закончилась сейчас: { $points }.
