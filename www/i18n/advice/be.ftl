### Advice: a hint, who is ahead while playing, and what each move of a game lost. On top of the words of the page.

## A hint

hint-move = сей з { $cell }{ $towards ->
        [none] { "" }
       *[other] { " " }у бок { $towards }
    }
hint-only = ход толькі адзін, { $move }
hint-said = Падказка: { $move }. { $margin }.
hint-said-why = Падказка: { $move } – гэты ход { $why }. { $margin }.
hint-comma = { $list }, { $last }
hint-and = { $list } і { $last }
hint-takes = здабывае { pieces.acc } з { $cells }
hint-stores = дае ў свіран { seeds.acc }
hint-again = дае яшчэ адзін ход
hint-pass = не пакідае хадоў другому боку ({ who.inside })
hint-ends = заканчвае { $state ->
        [round] раўнд
       *[game] гульню
    }
hint-prevents = не дае здабычы другому боку ({ who.inside }): { pieces } з { $cells }
hint-plans = рыхтуе здабычу: { pieces } з { $cells }
hint-better = лепшы за { $move }, наступны паводле вартасці, { $sure ->
        [yes] { "" }
       *[no] прыкладна{ " " }
    }на { $points ->
        [one] { $points } бал
        [few] { $points } балы
       *[many] { $points } балаў
    }
hint-equal = не горшы за { $move } і не лепшы
hint-looking = Шукаем добры ход…
hint-failed = Рухавік гульні не знайшоў падказкі. Паспрабуй яшчэ раз.
hint-here = Падказка: { $move }

## The margin at the end, always with how sure it is

margin-exact =
    { $points ->
        [0] Нічыя
       *[other] { $voice ->
            [you] Ты перамагаеш
           *[other] { who } перамагае
        } на { $points ->
            [one] { $points } бал
            [few] { $points } балы
           *[many] { $points } балаў
        }
    }{ $state ->
        [round] { " " }у гэтым раўндзе
       *[game] { "" }
    }, калі гуляць найлепш (даказана)
margin-least =
    { who }: { $points ->
        [0] не менш за нічыю
        [one] не менш як на { $points } бал больш
        [few] не менш як на { $points } балы больш
       *[many] не менш як на { $points } балаў больш
    }{ $state ->
        [round] { " " }у гэтым раўндзе
       *[game] { "" }
    }, калі гуляць найлепш (даказана)
margin-most =
    { who }: паражэнне не больш як на { $points ->
        [one] { $points } бал
        [few] { $points } балы
       *[many] { $points } балаў
    }{ $state ->
        [round] { " " }у гэтым раўндзе
       *[game] { "" }
    }, калі гуляць найлепш (даказана)
margin-estimate =
    { $points ->
        [0] У канцы прыкладна пароўну
       *[other] { who }: у канцы прыкладна на { $points ->
            [one] { $points } бал
            [few] { $points } балы
           *[many] { $points } балаў
        } больш
    }{ $state ->
        [round] { " " }у гэтым раўндзе
       *[game] { "" }
    } (здагадка пасля прагляду { $positions ->
        [one] { $positions } пазіцыі
       *[many] { $positions } пазіцый
    })

## Who is ahead, while playing

outlook-label = Ацэнка
outlook-thinking = Ацэнка: камп’ютар думае…
outlook-said = Ацэнка: { $margin }
outlook-failed = Ацэнка: рухавік гульні не адказвае.

## What each move of a game lost

judge-about = Рухавік гульні яшчэ раз глядзіць кожны ход: колькі ён страціў у параўнанні з найлепшым. Знакі з’явяцца каля хадоў.
judge-start = Знайсці памылкі
judge-on = Далей
judge-stop = Спыніць
judge-none = Хадоў, якія можна разгледзець, яшчэ няма.
judge-away = Калі гэтая гульня скончыцца, яе хады можна будзе разгледзець.
judge-failed = Рухавік гульні не здолеў разгледзець гэтую гульню. Паспрабуй яшчэ раз.
judge-progress = Хады: { $done } з { $all }
judge-exactness = Наколькі дакладна
judge-accuracy = { who }: найлепшы ход у { $best } з { $moves } ({ $share }); страчана балаў за ход: { $mean }
judge-no-choice = { who }: не было з чаго выбіраць
judge-costly = Самыя дарагія хады
judge-clean = Ніводзін ход не страціў 2 балы ці больш.
judge-slip = Недакладнасць
judge-mistake = Памылка
judge-blunder = Грубая памылка
judge-signs = ?! недакладнасць: страчана 2 балы ці больш, ? памылка: 5 ці больш, ?? грубая памылка: 10 ці больш або ўпушчаная даказаная перамога.
judge-lost = { $kind }: страчана { $sure ->
        [yes] { "" }
       *[no] прыкладна{ " " }
    }{ $points ->
        [one] { $points } бал
        [few] { $points } балы
       *[many] { $points } балаў
    }. Лепш: { $move }. { $margin }.
judge-move = Ход { $at }, { $side }: { $move }
