## The page

lessons-title = Lekcje: { $game }
lessons-count = Znalezione: { $done } z { $count }, za pierwszym razem: { $first }
mark-first = znalezione za pierwszym razem
mark-later = znalezione
mark-shown = rozwiązanie obejrzane
mark-open = jeszcze nie
lessons-previous = Wstecz
lessons-next = Następna lekcja
lessons-finish = Wynik
lessons-restart = Od początku
lessons-end = Wynik
lessons-end-count = Za pierwszym razem: { $first } z { $count }
lessons-end-open = Jeszcze nie: { $open }
lessons-hint = Wskazówka
lessons-number = Punkty
lessons-answer = Odpowiedz
lessons-again = Spróbuj jeszcze raz
lessons-show = Pokaż rozwiązanie
lessons-chosen = Wybrane: { $cells }
lessons-none-chosen = Nic jeszcze nie wybrano.
lessons-play = Zagraj w { $game }
lessons-make = Ułóż własne lekcje
lessons-file = Otwórz lekcje z pliku
lessons-no-engine = Nie udało się wczytać plansz. Sprawdź połączenie i wczytaj stronę jeszcze raz.
lessons-unfit = Tej lekcji nie można użyć: { $what }

## The questions

ask-last = { $move }: gdzie spadnie ostatnie? Naciśnij to miejsce.
ask-gain = { $move }: ile to przyniesie punktów?
ask-most = Który ruch przyniesie najwięcej?
ask-moves = Które dołki można wybrać? Zaznacz wszystkie.
ask-reach = Tyle punktów trzeba zdobyć w jednej turze, co najmniej: { $points }
ask-win = Wygraj w tej turze.
ask-best = Znajdź najlepszy ruch.
ask-best-more = Znajdź kolejno najlepsze ruchy, w liczbie: { $plies }
kind-last = Gdzie spadnie ostatnie?
kind-gain = Ile to przyniesie?
kind-most = Który ruch przyniesie najwięcej?
kind-moves = Jakie są ruchy?
kind-reach = Tyle punktów w jednej turze
kind-win = Wygrana w jednej turze
kind-best = Najlepszy ruch

## What is said to an answer

said-right = Dobrze!
said-not-there = Nie w { $cell }. Policz jeszcze raz albo obejrzyj rozwiązanie.
said-not-number = Nie { $points }. Policz jeszcze raz albo obejrzyj rozwiązanie.
said-no-number = Wpisz liczbę całkowitą.
said-less = To przynosi { $points }. Inny ruch przynosi więcej.
said-most = To przynosi { $points }, więcej niż każdy inny ruch.
said-not-possible = Tego nie można wybrać: { $cells }
said-more-possible = Jak dotąd wszystko się zgadza, ale jest ich więcej.
said-possible = Można wybrać: { $cells }
said-so-far = Jak dotąd { $points }, i jeszcze raz.
said-brought = Ta tura przynosi { $points }.
said-turn-over = Tura skończona, przyniosła { $points }. Spróbuj inaczej.
said-not-won = Tura skończona, a wygranej jeszcze nie ma. Spróbuj inaczej.
said-thinking = Silnik sprawdza…
said-answers = { $side } odpowiada: { $move }.
said-gives = Stracone punkty, co najmniej: { $points }.
said-next = A teraz?
said-proven = Silnik dowiódł, że nie ma nic lepszego.
said-line = Rozwiązanie: { $moves }.
said-stuck = Silnik nie mógł tego teraz sprawdzić. Spróbuj jeszcze raz.

## Why a position cannot be asked that

senseless-over = W tej pozycji gra jest skończona.
senseless-endless = To sianie nigdy się nie kończy.
senseless-same = Wszystkie ruchy przynoszą tyle samo.
senseless-one-move = Jest tylko jeden ruch.
senseless-no-turn = Żadna tura do tego nie prowadzi.
senseless-unproven = Silnik nie może dowieść odpowiedzi. Weź pozycję, w której jest mniej ruchów albo ziaren.
senseless-all-best = Wszystkie ruchy są równie dobre.

## Lists that cannot be read; $lesson: which lesson it is

flaw-broken = To nie są lekcje albo brakuje ich części.
flaw-newer = Te lekcje powstały w nowszej wersji tej strony. Wczytaj stronę jeszcze raz i spróbuj ponownie.
flaw-empty = Na tej liście nie ma żadnej lekcji.
flaw-many = Za dużo lekcji: na liście może ich być najwyżej { $most }.
flaw-big = To za dużo jak na listę lekcji.
flaw-title = Tytuł listy musi być tekstem, znaków najwyżej: { $most }.
flaw-lesson = Lekcja { $lesson } jest uszkodzona.
flaw-field = W lekcji { $lesson } jest nieznane pole „{ $field }”.
flaw-ask = Pytanie lekcji { $lesson } jest nieznane.
flaw-text = Lekcja { $lesson }: pole „{ $field }” musi być tekstem, znaków najwyżej: { $most }.
flaw-number = Lekcja { $lesson }: pole „{ $field }” musi być liczbą całkowitą od { $least } do { $most }.

## Making lessons

edit-about = Wybierz pozycję, zadaj pytanie i rozdaj lekcje jako link albo plik. Odpowiedzi nie trzeba wpisywać: silnik je zna.
edit-list = Tytuł listy
edit-none = Nie ma jeszcze żadnej lekcji.
edit-lesson = Lekcja { $number }
edit-new = Nowa lekcja
edit-position = Pozycja
edit-position-hint = Link, zapis albo plansza jako tekst. Ruchy na planszy poniżej idą dalej od niej.
edit-take = Weź tę pozycję
edit-ask = Pytanie
edit-move = Ruch
edit-points = Punkty do zdobycia
edit-plies = Własne ruchy do znalezienia
edit-name = Tytuł
edit-comment = Komentarz
edit-fine = Ta lekcja jest dobra. Odpowiedź: { $answer }
edit-keep = Dodaj do listy
edit-change = Zmień
edit-up = W górę
edit-down = W dół
edit-remove = Usuń
edit-removed = Usunięto: lekcja { $number }
edit-try = Wypróbuj lekcje
edit-long = Ten link jest bardzo długi i niektóre komunikatory go utną. Lepiej rozdać plik.

## The lessons that come with the page: titles

title-first = Pierwsze sianie
title-across = Za rogiem
title-store = Do spichlerza
title-on = Siej dalej
title-long = Długa droga
title-round = Całe okrążenie
title-before = Przed polem mandaryna
title-choice = Co można wybrać
title-feed = Karmienie
title-sons = Synowie (érzi)
title-take = Zdobycz
title-two = Dwa albo cztery
title-nembak = Nembak
title-mikul = Mikul
title-chain = Łańcuch
title-stone = Duży kamień
title-most = Największa zdobycz
title-again = Jeszcze raz
title-run = Seria
title-nine = Dziewięć zasiewów
title-win = Wygrana w jednej turze
title-study = Końcówka

## And their hints

hint-first = Każdy dołek po wybranym dostaje jedno, aż ręka będzie pusta.
hint-across = Po końcu rzędu następuje początek drugiego rzędu.
hint-mandarin = Pole mandaryna dostaje jedno jak każde inne.
hint-store = Własny spichlerz dostaje po drodze jedno, cudzy nie.
hint-on = Jeśli w następnym coś leży, weź wszystko i siej dalej. Jeśli jest pusty, sianie się kończy.
hint-among = Jeśli ostatnie wpada między inne, weź wszystkie i siej dalej.
hint-before = Przed polem mandaryna sianie się kończy, cokolwiek tam leży.
hint-round = Kto okrąża całą planszę, wkłada jedno także do dołka, z którego zaczął.
hint-choice = Własne dołki, w których coś leży.
hint-feed = Drugi rząd jest pusty: wolno tylko tak, żeby coś w nim zostało.
hint-sons = Zdobyty dołek należy do tego, kto go zdobył.
hint-take = Co leży za jednym pustym dołkiem, jest zdobyte.
hint-two = Jeśli z ostatnim robią się dwa albo cztery, są zdobyte.
hint-backward = Potem spójrz na dołek przed nim i tak dalej, dopóki są tam dwa albo cztery.
hint-nembak = Ostatnie we własnym pustym dołku zdobywa to, co leży naprzeciwko.
hint-mikul = Ostatnie w pustym dołku drugiego rzędu zdobywa dwóch równych sąsiadów i idzie razem z nimi.
hint-chain = Po zdobyczy patrz dalej: jeden pusty, a za nim niepusty, i ten też jest zdobyty.
hint-stone = Duży kamień jest wart dziesięć.
hint-most = Wypróbuj w myślach każdy ruch, małe też.
hint-again = Co kończy się w spichlerzu, daje jeszcze jeden ruch. Zacznij od tego.
hint-nine = Dziewięć razy i tylko w jednej kolejności. Pierwsze osiem kończy się w spichlerzu.
hint-half = Wystarczy więcej niż połowa wszystkiego.
hint-win = Ruch, który kończy grę, musi zostawić cię na prowadzeniu.
hint-study = Zobacz, co druga strona może zrobić po każdym ruchu. Największa zdobycz bywa błędem.
