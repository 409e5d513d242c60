### Advice: a hint, who is ahead while playing, and what each move of a game lost. On top of the words of the page.

## A hint

hint-move = сей от { $cell }{ $towards ->
        [none] { "" }
       *[other] { " " }към { $towards }
    }
hint-only = има само един ход, { $move }
hint-said = Подсказка: { $move }. { $margin }.
hint-said-why = Подсказка: { $move } – този ход { $why }. { $margin }.
hint-comma = { $list }, { $last }
hint-and = { $list } и { $last }
hint-takes = взема { pieces } от { $cells }
hint-stores = вкарва { seeds } в хамбара
hint-again = дава още един ход
hint-pass = оставя { who.after } без ход
hint-ends = завършва { $state ->
        [round] рунда
       *[game] играта
    }
hint-prevents = пречи { whose } да вземе { pieces } от { $cells }
hint-plans = подготвя вземане на { pieces } от { $cells }
hint-better = е { $sure ->
        [yes] { "" }
       *[no] приблизително{ " " }
    }с { $points ->
        [one] { $points } точка
       *[other] { $points } точки
    } по-добър от { $move }, следващия по стойност
hint-equal = е колкото { $move }
hint-looking = Търси се добър ход…
hint-failed = Двигателят на играта не намери подсказка. Опитай пак.
hint-here = Подсказка: { $move }

## The margin at the end, always with how sure it is

margin-exact =
    { $points ->
        [0] Равенство
       *[other] { $voice ->
            [you] Печелиш
           *[other] { who } печели
        } с { $points ->
            [one] { $points } точка
           *[other] { $points } точки
        } повече
    }{ $state ->
        [round] { " " }в този рунд
       *[game] { "" }
    } при най-добра игра (доказано)
margin-least =
    { who }: { $points ->
        [0] поне равенство
        [one] поне с { $points } точка повече
       *[other] поне с { $points } точки повече
    }{ $state ->
        [round] { " " }в този рунд
       *[game] { "" }
    } при най-добра игра (доказано)
margin-most =
    { who }: загуба най-много с { $points ->
        [one] { $points } точка
       *[other] { $points } точки
    }{ $state ->
        [round] { " " }в този рунд
       *[game] { "" }
    } при най-добра игра (доказано)
margin-estimate =
    { $points ->
        [0] Накрая приблизително поравно
       *[other] { who }: накрая приблизително с { $points ->
            [one] { $points } точка
           *[other] { $points } точки
        } повече
    }{ $state ->
        [round] { " " }в този рунд
       *[game] { "" }
    } (предположение след преглед на { $positions ->
        [one] { $positions } позиция
       *[other] { $positions } позиции
    })

## Who is ahead, while playing

outlook-label = Оценка
outlook-thinking = Оценка: компютърът мисли…
outlook-said = Оценка: { $margin }
outlook-failed = Оценка: двигателят на играта не отговаря.

## What each move of a game lost

judge-about = Двигателят на играта преглежда отново всеки ход: колко е загубил спрямо най-добрия. Знаците се появяват до ходовете.
judge-start = Намери грешките
judge-on = Продължи
judge-stop = Спри
judge-none = Още няма ходове за преглед.
judge-away = Когато тази игра свърши, ходовете ѝ могат да се прегледат.
judge-failed = Двигателят на играта не се справи с тази игра. Опитай пак.
judge-progress = Ходове: { $done } от { $all }
judge-exactness = Колко точно е играно
judge-accuracy = { who }: най-добрият ход { $best } пъти от { $moves } ({ $share }); загубени точки на ход: { $mean }
judge-no-choice = { who }: нито един ход с избор
judge-costly = Най-скъпите ходове
judge-clean = Нито един ход не е загубил 2 точки или повече.
judge-slip = Неточност
judge-mistake = Грешка
judge-blunder = Груба грешка
judge-signs = ?! неточност: загубени 2 точки или повече, ? грешка: 5 или повече, ?? груба грешка: 10 или повече, или изпусната доказана победа.
judge-lost = { $kind }: { $sure ->
        [yes] { "" }
       *[no] приблизително{ " " }
    }{ $points ->
        [one] { $points } загубена точка
       *[other] { $points } загубени точки
    }. По-добре: { $move }. { $margin }.
judge-move = Ход { $at }, { $side }: { $move }
