### Study: analysis, setting up, copying and opening. Comes on top of the words of the page.

## Study: analysis

study-analysis = Analiza
study-mistakes = Błędy
study-editor = Ustawianie
study-exchange = Kopiuj i otwórz
study-depth = Sprawdzono { $depth ->
        [one] { $depth } ruch
        [few] { $depth } ruchy
       *[many] { $depth } ruchów
    } naprzód, pozycji: { $positions }.
study-line = Jak gra może się potoczyć
study-values = Ile wart jest każdy ruch
study-signs = O ile punktów na końcu wyprzedzi rywala gracz, na którego przypada ruch: = udowodnione, ≈ szacunek, ≤ najwyżej, ≥ co najmniej. Naciśnij ruch, żeby zobaczyć go na planszy.
study-bound-exact = { $value }, udowodnione
study-bound-estimate = mniej więcej { $value }
study-bound-at-most = najwyżej { $value }, udowodnione
study-bound-at-least = co najmniej { $value }, udowodnione
study-time = Czas
study-seconds = { $seconds ->
        [one] { $seconds } sekunda
        [few] { $seconds } sekundy
       *[many] { $seconds } sekund
    }
study-start = Przemyśl
study-stop = Zatrzymaj
study-again = Przemyśl znowu
study-thinking = Komputer myśli…
study-over = Tutaj gra jest skończona.
study-failed = Silnik gry nie poradził sobie z tą pozycją. Spróbuj ponownie.

## Study: setting up

study-setting-up = Ustawianie pozycji
study-start-position = Pozycja początkowa
study-empty = Opróżnij planszę
study-from-board = Jak w grze
study-tap = Dotknięcie planszy
study-tap-in = dokłada 1
study-tap-out = zabiera 1
study-more = O jeden więcej: { $name }
study-less = O jeden mniej: { $name }
study-owner = { $side } ma { $name }
study-rest = Resztę bierze { $side }
study-to-move = Czyj ruch
study-field-debts = Pożyczone
study-field-round = Runda
study-field-starter = Kto zaczął rundę
study-fine = Z tej pozycji można grać.
study-fine-later = Z tej pozycji można grać. Najpierw stanie się to, co dzieje się samo.
study-fine-over = W tej pozycji gra jest skończona.
study-missing = Jeszcze brakuje: { pieces }.
study-too-many = Za dużo: { pieces }.
study-number = { $name }: tu musi być liczba całkowita, nie większa niż w całej grze.
study-impossible-al-manqala = Dopóki na planszy są paciorki, każda strona ma w zdobyczy ich parzystą liczbę.
study-impossible-san-yao = Każda strona ma swój rząd, a z drugiego najwyżej cztery pierwsze dołki.
study-show-field = Pokaż
study-play = Graj stąd
study-analyse = Analizuj

## Study: copy and open

study-open = Otwórz
study-source = Gra albo pozycja do otwarcia
study-source-hint = Wklej link, grę albo pozycję w takiej postaci, w jakiej kopiuje się ją niżej, albo upuść tu plik.
study-file = albo plik:
study-opened = Gotowe, otwarte. Poprzednia gra jest zachowana.
study-hand-out = Kopiuj
study-hand-out-hint = Link i gra zawierają wszystkie ruchy, a pozycja to, co widać na planszy.
study-as-link = Link
study-as-record = Gra
study-as-text = Pozycja, zwykły tekst
study-as-json = Pozycja, JSON
study-embed = Plansza na innej stronie (po angielsku)
study-read-empty = Nie ma jeszcze czego otwierać: najpierw coś wklej albo napisz.
study-read-too-long = To za długie jak na grę.
study-read-file = Nie udało się odczytać pliku „{ $name }”.
study-read-unknown = To nie jest link, gra ani pozycja z tej strony.
study-read-json = Zaczyna się jak JSON, ale w wierszu { $line }, przy znaku { $column } jest błąd.
study-read-json-kind = Ten JSON to nie pozycja: pozycję zapisuje się w nawiasach klamrowych.
study-read-move = Ruch { $ply }: { $what }
study-read-line = Nie da się odczytać wiersza { $line }: „{ $at }”.
study-read-head = Wiersz { $line }: opcję zapisuje się jako nazwa=wartość, a nie „{ $at }”.
study-read-names = Wiersz { $line }: dołki nazywają się tu { $wanted }.
study-read-rows = Wiersz { $line }: tu muszą być dwa rzędy liczb, Północ nad Południem.
study-read-length = Wiersz { $line }: liczb w tym rzędzie powinno być { $wanted }, a jest { $found }.
study-read-missing = Brakuje „{ $at }”.
study-read-seat = Wiersz { $line }: tu musi być S (Południe) albo N (Północ), a nie „{ $at }”.
study-read-number = Wiersz { $line }: „{ $at }” to nie liczba całkowita.
