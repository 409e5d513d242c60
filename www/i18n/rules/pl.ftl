### Zasady gier. *Słowo między gwiazdkami* jest kursywą: terminy, tytuły i nazwy opcji.

## Around the text

rules-title = Zasady gry { $game }
rules-play = Zagraj w { $game }
rules-games = Zasady innych gier
rules-contents = Na tej stronie
rules-decided = Ustalone tutaj
rules-example = Przykład { $number }
rules-watch = Rozegraj przykład
rules-step = Jeden krok
rules-reset = Pozycja początkowa
rules-try = Rozegraj przykład albo wybierz własny ruch na planszy.
rules-open = Otwórz na dużej planszy
rules-board-failed = Nie udało się narysować tej planszy.

## Headings

rules-section-about = Co to za gra
rules-section-origin = Skąd pochodzi
rules-section-board = Plansza
rules-section-turn = Twój ruch
rules-section-capture = Zdobywanie
rules-section-feeding = Karmienie
rules-section-match = Mecz
rules-section-end = Koniec
rules-section-options = Opcje zasad
rules-section-notes = Uwagi
rules-section-sources = Źródła

## What the games share

rules-names = Planszę widać tak, jak widzi ją Południe: rząd Południa jest na dole, a rząd Północy u góry. Na wąskim ekranie plansza stoi pionowo, a rząd Południa jest po prawej.
rules-letters = Dołki oznacza się literami, w każdym rzędzie od lewej do prawej ręki jego właściciela: A, B, C… u Południa i a, b, c… u Północy. Północ siedzi naprzeciwko i liczy w drugą stronę, więc jej a leży naprzeciw ostatniego dołka Południa.
rules-notation = Ruch zapisuje się literą dołka, z którego się zaczyna.
rules-decided-first = Karta zasad nie mówi, kto zaczyna grę. Tutaj zaczyna Południe, chyba że wybierzesz inaczej.
rules-decided-round-trip = Gdy siew obchodzi całą planszę, jedno ziarno wpada także tam, skąd siew się zaczął.
rules-resign = Możesz się też poddać. Wtedy nikt już nic nie zbiera, a wygrywa drugi gracz.
rules-source-sheet = Karta zasad „{ $title }” z Mancala World. To nasze główne źródło zasad i historii.
rules-source-others = Inne opublikowane opisy i programy – tam, gdzie karta zasad milczy albo sobie przeczy. Każde takie miejsce jest wyżej oznaczone słowami „Ustalone tutaj”.

## Ô Ăn Quan

o-an-quan-about = Ô Ăn Quan („zdobywanie pola mandaryna”) to lubiana gra z Wietnamu. Siejesz kamyki wokół planszy, przeskakujesz puste pola i starasz się zdobyć dwa duże kamienie na jej końcach.
o-an-quan-about-special = Dwie rzeczy odróżniają ją od wielu innych gier mankala: o kierunku decyduje sam gracz, a zdobywa się to, co leży za pustym polem.

o-an-quan-origin = Od dawna grają w nią dzieci i całe wsie. Planszę rysuje się węglem drzewnym albo kredą na ubitej ziemi, kamiennej werandzie lub chodniku; gra się zwykłym żwirem i dwoma dużymi kamieniami z rzeki.
o-an-quan-origin-meaning = Gra opowiada o uprawie ziemi i podatkach. Kamyki to rolnicy i mieszczanie (*quân dân*), a duże kamienie to mandaryni (*quan*), bogaci namiestnicy prowincji. Każdy gracz dogląda pięciu poletek i chce pojmać namiestników.
o-an-quan-origin-art = Mówią o niej wiersze ludowe i dziecięce rymowanki, a gdy zbierała się cała wieś, rymowanki towarzyszyły ruchom. W malarstwie upamiętnia ją arcydzieło na jedwabiu, *Chơi Ô ăn quan*, które Nguyễn Phan Chánh namalował w 1931 roku.

o-an-quan-board = Dwanaście pól tworzy pierścień. Każdy gracz ma rząd pięciu pól ludu (*ô dân*), a na każdym z nich leży pięć kamyków. Na obu końcach planszy jest półokrągłe pole mandaryna (*ô quan*) z jednym dużym kamieniem. Pola mandarynów nie należą do nikogo.
o-an-quan-board-points = Kamyk to jeden punkt, duży kamień – dziesięć. Wszystkich punktów jest więc { $total }.
o-an-quan-board-mandarins = Pole mandaryna po prawej ręce Południa nazywa się Q, a po prawej ręce Północy – q.
o-an-quan-decided-stone = Karta zasad pozwala położyć na polu mandaryna duży kamień albo dziesięć kamyków. Tutaj leży duży kamień; jest też opcja z kamykami.

o-an-quan-turn = Weź wszystkie kamyki z jednego ze swoich pól i wybierz kierunek: w swoją lewą albo prawą stronę. Kładź kamyki po jednym na kolejnych polach, także na polach mandarynów. Kierunek nie zmienia się do końca ruchu.
o-an-quan-turn-next = Po ostatnim kamyku spójrz na następne pole:
o-an-quan-turn-full = Pole ludu z kamykami: weź wszystkie i siej dalej. Potem spójrz znowu.
o-an-quan-turn-empty = Puste pole ludu: siew się kończy i pora na zdobywanie.
o-an-quan-turn-mandarin = Pole mandaryna: ruch się kończy.
o-an-quan-turn-notation = Ruch zapisuje się literą pola i literą l (w lewo) albo r (w prawo), tak jak widzi to gracz: Cr, bl.
o-an-quan-decided-stop = Pole mandaryna kończy ruch bez względu na to, co na nim leży, nawet jeśli nic. Karta zasad mówi to wprost. Według innej tradycji puste pole mandaryna to przerwa jak każda inna; jest opcja, która pozwala tak grać.
o-an-quan-example-relay =
    Południe sieje { $seeds ->
        [one] { $seeds } kamyk
        [few] { $seeds } kamyki
       *[many] { $seeds } kamyków
    } z { $from } w stronę { $towards }. Następne pole nie jest puste, więc Południe sieje dalej z { $relays }. Ostatni kamyk trafia na { $last }, następne pole jest puste i Południe zdobywa { $taken ->
        [one] { $taken } kamyk
        [few] { $taken } kamyki
       *[many] { $taken } kamyków
    } tuż za nim, z { $cells }.
o-an-quan-example-stop = Południe sieje z { $from } w stronę { $towards }, a potem dalej z { $relays }. Ostatni kamyk trafia na { $last }. Następne jest pole mandaryna: ruch się kończy.

o-an-quan-capture = Jeśli pole tuż za twoim ostatnim kamykiem jest puste, weź wszystko z pola, które leży za nim: kamyki i duży kamień, ze swojego rzędu, z drugiego rzędu albo z pola mandaryna.
o-an-quan-capture-chain = Jeśli następne pole też jest puste, a na kolejnym coś leży, weź i to. I tak dalej, dopóki przed każdą zdobyczą jest dokładnie jedno puste pole.
o-an-quan-capture-end = Dwa puste pola, jedno za drugim, kończą zdobywanie. Jeśli są tuż za twoim ostatnim kamykiem, nie zdobywasz nic. Twój ostatni kamyk może też leżeć na polu mandaryna; stamtąd zdobywa się tak samo.
o-an-quan-decided-mandarin = W łańcuchu zdobyczy pole mandaryna jest jak każde inne: może być i przerwą, i zdobyczą.
o-an-quan-decided-keep = Co łańcuch już zdobył, to pozostaje zdobyte, gdy kończą go dwa puste pola. Kartę zasad można też odczytać inaczej.
o-an-quan-decided-finish = Łańcuch dochodzi do końca, nawet jeśli po drodze opróżnia także drugie pole mandaryna.
o-an-quan-example-capture =
    Ostatni kamyk trafia na { $last }, a następne pole jest puste. Południe zdobywa { $taken ->
        [one] { $taken } kamyk
        [few] { $taken } kamyki
       *[many] { $taken } kamyków
    } z { $cells }.
o-an-quan-example-chain =
    Jeden kamyk przechodzi na { $last }. Przerwa, zdobycz, przerwa, zdobycz, przerwa, zdobycz: Południe bierze wszystko z { $cells }, razem { $taken ->
        [one] { $taken } punkt
        [few] { $taken } punkty
       *[many] { $taken } punktów
    }, bo jest wśród tego duży kamień.
o-an-quan-example-gap =
    Południe bierze wszystko z { $cells }. Między nimi jest puste pole mandaryna, przerwa jak każda inna. Dalej są dwa puste pola: łańcuch się kończy, a Południe zatrzymuje całą zdobycz, { $taken ->
        [one] { $taken } kamyk
        [few] { $taken } kamyki
       *[many] { $taken } kamyków
    }.
o-an-quan-example-two = Ostatni kamyk trafia na { $last }. Dalej są dwa puste pola, więc Południe nic nie zdobywa.

o-an-quan-section-release = Thả cá: wypuszczanie rybek
o-an-quan-release = Jeśli na początku twojego ruchu na żadnym z twoich pięciu pól nic nie leży, najpierw kładziesz na każdym po jednym zdobytym kamyku. To *thả cá*, „wypuszczanie rybek”. Dzieje się samo; potem wykonujesz ruch.
o-an-quan-release-borrow = Jeśli masz mniej niż pięć zdobytych kamyków, najpierw rozkładasz swoje, od swojej lewej strony, a resztę pożyczasz ze zdobyczy drugiego gracza. Dług oddaje się na końcu w punktach.
o-an-quan-decided-release = Zdobyty duży kamień nie jest kamykiem: nie można go wypuścić ani rozmienić. Jeśli gracze mają razem mniej niż pięć zdobytych kamyków, zapełnia się tylko tyle pól. Jeśli nie ma ani jednego, gra się kończy.
o-an-quan-example-release =
    Rząd Północy jest pusty, a ruch należy do Północy. Północ wypuszcza { $own ->
        [one] { $own } swój kamyk
        [few] { $own } swoje kamyki
       *[many] { $own } swoich kamyków
    } i pożycza { $borrowed } od Południa, żeby zapełnić pola { $into }.

o-an-quan-end = Gra się kończy, gdy po ruchu oba pola mandarynów są puste.
o-an-quan-end-count = Wtedy każdy gracz bierze kamyki, które zostały na jego pięciu polach, i oddaje się długi. Wygrywa, kto ma więcej punktów; równa liczba to remis.
o-an-quan-decided-end = Oba pola mandarynów muszą być puste w tej samej chwili. Pole, które straciło duży kamień, znów liczy się jako zajęte, gdy zasieje się na nim kamyki.
o-an-quan-decided-repetition = Gra kończy się też, gdy ta sama pozycja pojawia się trzeci raz: to samo na planszy, te same zdobycze, ruch tego samego gracza. Długów się nie porównuje, bo mogłyby rosnąć bez końca.
o-an-quan-decided-right = Gdy grę kończy powtórzenie albo gdy nie ma już kamyka, który można wypuścić, każdy gracz bierze także to, co leży na polu mandaryna po jego prawej ręce.
o-an-quan-example-end = Południe bierze wszystko z { $cells }. Teraz oba pola mandarynów są puste, każdy gracz zbiera swój rząd i Południe wygrywa { $south } do { $north }.

o-an-quan-option-mandarin = *Na polu mandaryna leży dziesięć kamyków.* Są warte tyle co duży kamień, ale gdy się je zdobędzie, mogą posłużyć do thả cá.
o-an-quan-option-empty = *Puste pole mandaryna to przerwa.* Siew, który zatrzymuje się przed pustym polem mandaryna, jeszcze tam nie kończy ruchu: zdobywanie przeskakuje to pole jak każde inne puste.
o-an-quan-option-young = *Młody mandaryn* (*quan non*). Pola mandaryna, na którym wciąż leży duży kamień, a kamyków jest mniej niż wybrana liczba, zwykle pięć, nie można zdobyć: łańcuch zatrzymuje się przed nim. Opcja nic nie zmienia, gdy na początku na polach mandarynów leży po dziesięć kamyków.
o-an-quan-example-option-empty =
    Z tą opcją zdobywanie przeskakuje puste pole mandaryna za { $last }: Południe zdobywa { $taken ->
        [one] { $taken } kamyk
        [few] { $taken } kamyki
       *[many] { $taken } kamyków
    } z { $cells }.
o-an-quan-example-option-young =
    Pole mandaryna za przerwą jest jeszcze młode: obok dużego kamienia { $behind ->
        [one] leży { $behind } kamyk
        [few] leżą { $behind } kamyki
       *[many] leży { $behind } kamyków
    }, mniej niż { $least }. Południe nic nie zdobywa.

o-an-quan-notes-four = Jest też odmiana dla czterech graczy, *Ô ăn quan bốn người*, z czterema rzędami wokół kwadratu pośrodku. Na tej stronie się w nią nie gra.

## Sàn Yáo

san-yao-about = Sàn Yáo to gra mankala dla dwojga. Pochodzi z Henanu, prowincji w środkowych Chinach. Jeden ruch może wiele razy obiec planszę, a kto wygrywa rundę, zdobywa dołki drugiego rzędu, zwane „synami”.
san-yao-origin = W Henanie to gra dziewcząt. Kopią dołki w twardej ziemi albo rysują je kredą na kamiennej posadzce, z obramowanym zagłębieniem na spichlerz na obu końcach. Chińska nazwa 散窑 znaczy mniej więcej „obsiewanie zagłębień” albo „rozrzucanie dołków”.
san-yao-origin-place = W północnych i środkowych Chinach opisano niewiele gier mankala, w które wciąż się gra, dlatego Sàn Yáo dużo mówi o tym, jak przekazywano takie gry w Azji Wschodniej. Sianie dalej z następnego dołka to zwyczaj, który łączy ją z grami Indii.

san-yao-board = Są dwa rzędy po pięć dołków, a w każdym dołku pięć kamieni, razem { $total }. Na obu końcach jest spichlerz. Do spichlerzy nigdy się nie sieje.
san-yao-board-owner = Każdy dołek ma właściciela. Na początku każdy gracz ma swój rząd; w dalszych rundach meczu może się to zmienić.

san-yao-turn = Weź wszystkie kamienie z dowolnego dołka, który należy do ciebie. Siej je przeciwnie do ruchu wskazówek zegara, czyli w prawo wzdłuż swojego rzędu, po jednym do każdego kolejnego dołka.
san-yao-turn-next = Po ostatnim kamieniu spójrz na następny dołek. Jeśli są w nim kamienie, weź wszystkie i siej dalej. Jeśli jest pusty, siew się kończy i pora na zdobywanie.
san-yao-turn-pass = Jeśli w żadnym z twoich dołków nie ma kamienia, tracisz kolejkę. W każdym innym wypadku musisz wykonać ruch.
san-yao-decided-pass = W tłumaczeniu, które mamy, karta zasad mówi tu o „karmieniu”. Rozumiemy to jako utratę kolejki.
san-yao-example-relay =
    Południe zaczyna od { $seeds ->
        [one] { $seeds } kamienia
       *[other] { $seeds } kamieni
    } z { $from } i sieje dalej z { $relays }. Ostatni kamień wpada do { $last }; następny dołek jest pusty, więc siew się kończy.
san-yao-example-pass = Po ruchu Południa z { $from } Północ nie ma czym zagrać. Północ traci kolejkę i znowu gra Południe.

san-yao-capture = Dołek tuż za pustym to zdobycz, po którejkolwiek stronie planszy leży: jeśli są w nim kamienie, trafiają do twojego spichlerza.
san-yao-capture-chain = Jeśli dalej jest dokładnie jeden pusty dołek, a w kolejnym leżą kamienie, weź i te, i tak dalej. Dwa puste dołki, jeden za drugim, kończą zdobywanie; jeśli są tuż za twoim ostatnim kamieniem, nie zdobywasz nic.
san-yao-example-capture =
    Ostatni kamień wpada do { $last }. Przez pojedyncze przerwy Południe zdobywa wszystko z { $cells }, razem { $taken ->
        [one] { $taken } kamień
        [few] { $taken } kamienie
       *[many] { $taken } kamieni
    }. Dalej są dwa puste dołki i zdobywanie się kończy.
san-yao-example-two = Ostatni kamień wpada do { $last }, a dalej są dwa puste dołki. Południe nic nie zdobywa.

san-yao-section-endless = Siew bez końca
san-yao-endless = Z nielicznych pozycji sieje się bez końca. Taki ruch zawsze wraca dokładnie do pozycji, od której się zaczął, bo każdy siew można prześledzić wstecz. Długie ruchy to nie kłopot: niektóre trwają setki garści, a jednak się kończą.
san-yao-decided-endless = Silnik gry zauważa ten powrót. Plansza zostaje taka, jaka była, nikt nic nie zdobywa, a kolejka przechodzi na drugiego gracza.
san-yao-example-endless =
    Siew z { $from } nigdy by się nie skończył: po { $laps ->
        [one] { $laps } garści
       *[other] { $laps } garściach
    } każdy kamień jest znów tam, gdzie był. Kolejka przechodzi dalej.

san-yao-end = Runda kończy się, gdy na planszy zostaje mniej niż dwa kamienie. Jeśli został jeden, dostaje go właściciel dołka, w którym leży ten kamień.
san-yao-decided-repetition = Runda kończy się też, gdy ta sama pozycja pojawia się trzeci raz: te same kamienie, spichlerze i właściciele, ruch tego samego gracza. Wtedy kamienie z każdego dołka dostaje jego właściciel. W każdej rundzie liczy się od nowa.
san-yao-example-end = Południe bierze wszystko z { $cells }. Zostaje jeden kamień; leży w dołku Południa, więc dostaje go Południe. Runda kończy się wynikiem { $south } do { $north }.

san-yao-match = Mecz składa się z rund. Po każdej rundzie liczy się kamienie: kto ma mniej niż pięć, nie zapełni ani jednego dołka i przegrywa mecz. Kto ma dokładnie pięć, jeszcze gra.
san-yao-match-fill = W przeciwnym razie w każdym dołku znów będzie pięć kamieni. Gracz, który ma ich więcej, zapełnia tyle dołków, ile może: najpierw swój rząd, potem dołki drugiego rzędu. Zdobyte dołki nazywają się synami (*érzi*).
san-yao-match-loan = Może mu zostać reszta, mniej niż pięć kamieni. Pożycza się ją drugiemu graczowi i to ona dopełnia jego ostatni dołek.
san-yao-match-start = Następną rundę zaczyna ten, kto ma więcej kamieni. Za każdym razem na nowo wylicza się, do kogo należy który dołek; litery dołków się nie zmieniają.
san-yao-decided-sons = Synami są pierwsze dołki drugiego rzędu w kolejności siania, tuż za rzędem zwycięzcy. W tej rundzie należą do zwycięzcy i może on z nich grać.
san-yao-decided-loan = Pożyczki nigdy się nie oddaje.
san-yao-decided-equal = Po równym wyniku nikt nie zdobywa dołka, a następną rundę zaczyna gracz, który nie zaczynał ostatniej.
san-yao-decided-rounds =
    Mecz, który po { $rounds ->
        [one] { $rounds } rundzie
       *[other] { $rounds } rundach
    } wciąż trwa, wygrywa gracz, który w ostatnim liczeniu ma więcej kamieni; równy wynik to remis. Bez tej granicy nawet dobrzy gracze mogliby krążyć bez końca.
san-yao-example-match =
    Runda kończy się wynikiem { $south } do { $north }. Południe zapełnia { $holes ->
        [one] { $holes } dołek
        [few] { $holes } dołki
       *[many] { $holes } dołków
    }, więc dołki { $sons } zostają synami, i pożycza Północy { $lent ->
        [one] { $lent } kamień
        [few] { $lent } kamienie
       *[many] { $lent } kamieni
    } na dopełnienie ostatniego dołka.
san-yao-example-sons =
    W tej rundzie synami Południa są { $sons }, a ruch zaczyna się z syna { $from }. Południe sieje dalej z { $relays }, a zdobywa { $taken ->
        [one] { $taken } kamień
        [few] { $taken } kamienie
       *[many] { $taken } kamieni
    }.
san-yao-example-ruin = Runda kończy się wynikiem { $south } do { $north }. Północ nie zapełni ani jednego dołka: Południe wygrywa mecz.

san-yao-option-match = *Jedna runda.* Rozstrzyga jedna runda: wygrywa, kto ma więcej kamieni, a równy wynik to remis.
san-yao-option-rounds = *Najwięcej rund.* Ustala, po której rundzie rozstrzyga się mecz, jeśli wciąż trwa.

san-yao-notes-balance = Synowie i pożyczki ciągną w przeciwne strony: pożyczka trzyma słabszego gracza w grze, a synowie dają silniejszemu coraz większą część planszy.
san-yao-notes-maths = Ostatnie kamienie rundy układają się w zgrabne łamigłówki; zainteresowały one matematyków.

## Al-manqala

al-manqala-about = Al-manqala to gra mankala dla dwojga. Pochodzi z palestyńskich społeczności Galilei. Jej nazwa pochodzi od arabskiego słowa, które znaczy nosić i przenosić. Nie ma tu spichlerzy ani drugiej garści: siejesz raz, a potem patrzysz wstecz na to, co z tego wyszło.

al-manqala-origin = Grali w nią głównie mężczyźni, w kawiarniach i w zajazdach dla podróżnych. Jej zasady zapisał w 2007 roku dr Moslih Kanaaneh z Uniwersytetu Birzeit, socjolog i antropolog z Arrabeh w Dolnej Galilei.
al-manqala-origin-old = Sam sposób gry jest o wiele starszy. W 1694 roku Thomas Hyde z Oksfordu opisał arabską grę, która jest prawie taka sama. Dwa stulecia później Stewart Culin opisał, jak Syryjczycy grali w nią na dwóch rzędach po siedem dołków w kawiarniach Damaszku. Nazywali ją *La‘b Hakimi*, gra rozsądna, i *La‘b Akila*, gra mądra.
al-manqala-origin-made = Plansze w Galilei rzeźbiono z litego dębu, nasączano olejem i uszczelniano ciemną smołą. Siano na nich lśniące białe paciorki.

al-manqala-board = Plansza ma dwa rzędy po siedem zagłębień, które nazywają się *byot*, „domki”; jeden domek to *beit*. Każdy gracz ma rząd, który leży przed nim. Na początku w każdym domku jest siedem paciorków, razem { $total }. Zdobyte paciorki odkłada się obok planszy.

al-manqala-turn = Weź wszystkie paciorki z jednego ze swoich domków. Siej je przeciwnie do ruchu wskazówek zegara, czyli w prawo wzdłuż swojego rzędu, po jednym do każdego kolejnego domku. Gdy ręka jest pusta, siew się kończy: nigdy nie idzie dalej z innego domku.
al-manqala-example-turn =
    Południe sieje { $seeds ->
        [one] { $seeds } paciorek
        [few] { $seeds } paciorki
       *[many] { $seeds } paciorków
    } z { $from }. Z ostatnim w domku { $last } { $there ->
        [few] są { $there }
       *[other] jest { $there }
    }, a nie dwa ani cztery: zdobyczy nie ma.

al-manqala-capture = Spójrz na domek, do którego wpadł ostatni paciorek, po którejkolwiek stronie leży. Jeśli są w nim teraz dokładnie dwa albo dokładnie cztery paciorki, weź wszystkie.
al-manqala-capture-back = Potem spójrz na domek przed nim. Jeśli i w tym są teraz dokładnie dwa albo cztery, weź także te paciorki, i tak dalej wstecz, przez oba rzędy. Pierwszy domek z inną liczbą kończy zdobywanie.
al-manqala-example-capture =
    Z ostatnim paciorkiem w domku { $last } { $there ->
        [few] są { $there }
       *[other] jest { $there }
    }: zdobywa je Południe. W domku przed nim { $before ->
        [few] są { $before }
       *[other] jest { $before }
    }, więc na tym zdobywanie się kończy.
al-manqala-example-back =
    Ostatni paciorek wpada do { $last }. Patrząc wstecz, Południe zdobywa wszystko z { $cells }, razem { $taken ->
        [one] { $taken } paciorek
        [few] { $taken } paciorki
       *[many] { $taken } paciorków
    }. W następnym domku nie ma ani dwóch, ani czterech i to kończy zdobywanie.
al-manqala-example-none =
    Z ostatnim paciorkiem w domku { $last } { $there ->
        [few] są { $there }
       *[other] jest { $there }
    }, a nie dwa ani cztery. Zdobyczy nie ma, choć w domku przed nim { $before ->
        [few] są { $before }
       *[other] jest { $before }
    }.

al-manqala-feeding = Jeśli na początku twojego ruchu drugi rząd jest pusty, musisz go nakarmić: wolno wykonać tylko taki ruch, po którym zostanie tam choć jeden paciorek. Wolno natomiast opróżnić rząd, w którym paciorki jeszcze były.
al-manqala-decided-feeding = Drugi gracz musi mieć paciorek także wtedy, gdy twoja zdobycz jest już zabrana.
al-manqala-decided-pass = Gracz, który nie ma czym zagrać, traci kolejkę. Ten, kto gra po nim, musi wtedy karmić, według tej samej zasady.
al-manqala-example-feeding =
    Rząd Północy jest pusty. Ze wszystkich domków Południa nakarmić go może tylko { $legal }: do drugiego rzędu { $fed ->
        [one] trafia { $fed } paciorek
        [few] trafiają { $fed } paciorki
       *[many] trafia { $fed } paciorków
    }.
al-manqala-example-strip = Południe bierze wszystko z { $cells }, więc Północ zostaje bez paciorków. Północ traci kolejkę. Teraz Południe musi karmić, a może to zrobić tylko { $next }.

al-manqala-end = Jeśli to twój ruch, drugi rząd jest pusty, a ty nie możesz go nakarmić, gra od razu się kończy. Gracz, którego rząd jest pusty, bierze wszystkie paciorki z planszy!
al-manqala-end-bare = Gra kończy się też, gdy na planszy nie ma już ani jednego paciorka.
al-manqala-end-count = Wygrywa, kto ma więcej niż połowę paciorków; po { $half } to remis.
al-manqala-end-agree = Czasem ostatnie paciorki tylko się gonią. Gracze mogą się wtedy umówić, że kończą grę; każdy bierze połowę tego, co jest na planszy.
al-manqala-decided-repetition = Gdy ta sama pozycja, z ruchem tego samego gracza, pojawia się trzeci raz, gra się kończy, a to, co jest na planszy, dzieli się po równo.
al-manqala-decided-play-on = Kto ma więcej niż połowę, na pewno wygra, ale to jeszcze nie koniec gry. Drugi gracz może grać dalej albo się poddać.
al-manqala-example-end = Północ oddaje ostatni paciorek. Paciorki Południa nie dosięgną drugiego rzędu, więc Północ bierze wszystko z planszy i wygrywa { $north } do { $south }.

al-manqala-options = Możesz wybrać, kto zaczyna grę. Innych opcji nie ma.
al-manqala-notes-sacrifice = Oddawanie paciorków bywa sprytne: oddaj swój ostatni, gdy paciorki drugiego gracza są za daleko, żeby cię nakarmić, a wszystko, co zostało, będzie twoje.
al-manqala-notes-aleppo = W 1819 roku Henry Alexander Scammell Dearborn napisał w książce o handlu Imperium Osmańskiego i Egiptu, że mieszkańcy Aleppo lubią, oprócz warcabów i szachów, dwie gry ze swoich stron: *mankala* i *tabwaduk*.
al-manqala-notes-family = Jej bliskie krewne to *Mangala* w Turcji i *Halusa* w Iraku.

## Dakon

dakon-about = Dakon (także *Dhakon*) to gra mankala z Jawy w Indonezji, jedna z wielkiej rodziny, którą w tamtej części świata nazywa się *congkak*. Dobrzy gracze łączą siew z siewem i napełniają swój spichlerz, zanim drugi gracz zdąży wykonać ruch.
dakon-origin = Jako pierwszy opisał tę grę europejskim czytelnikom sir Thomas Stamford Raffles w książce *The History of Java* z 1817 roku. Zauważył, że bardzo lubią ją kobiety. Na całej Jawie wciąż jest uwielbiana i słynie z tego, że ćwiczy szybkie liczenie w pamięci.
dakon-origin-rice = Jej słownictwo pochodzi z uprawy ryżu. Dołki to *sawah*, pola ryżowe, a oba spichlerze to *lumbung*, spichrze na ryż. Ziarnami są gładkie, ciemnobrązowe pestki owoców sapodilli (*biji sawo*); nadają się też małe muszelki.

dakon-board = Zwykła plansza ma dwa rzędy po siedem dołków (*sawah*), w każdym siedem ziaren, razem { $total }, i duży spichlerz (*lumbung*) na każdym końcu.
dakon-decided-store = Twój spichlerz to ten po twojej prawej ręce.
dakon-decided-size = Znane są plansze, które mają od pięciu do dziewięciu dołków w rzędzie. Tutaj na początku w każdym dołku jest tyle ziaren, ile dołków ma rząd.

dakon-pingsut = O tym, kto zaczyna, rozstrzyga *pingsut*. Gracze w tej samej chwili pokazują palec: słoń (kciuk) wygrywa z człowiekiem (palec wskazujący), człowiek z mrówką (mały palec), a mrówka ze słoniem, bo włazi mu do ucha. Przy równych znakach pokazuje się jeszcze raz.
dakon-decided-first = Przed nową grą możesz pokazać znak, losować albo wybrać. Jeśli nic z tego nie zrobisz, zaczyna Południe.
dakon-turn = Weź wszystkie ziarna z jednego ze swoich dołków. Siej je przeciwnie do ruchu wskazówek zegara, czyli w prawo wzdłuż swojego rzędu: po jednym do każdego dołka i jedno do swojego spichlerza, ilekroć go mijasz. Spichlerz drugiego gracza się omija.
dakon-turn-next = Co dzieje się dalej, zależy od tego, gdzie wpada ostatnie ziarno:
dakon-turn-store = Do twojego spichlerza: wybierasz jeszcze raz, dowolny ze swoich dołków z ziarnami.
dakon-turn-full = Do dołka z ziarnami: weź wszystkie, to ostatnie też, i siej dalej.
dakon-turn-empty = Do pustego dołka: ruch się kończy, czasem ze zdobyczą.
dakon-decided-direction = Karta zasad nie podaje kierunku. Zgodnie z ruchem wskazówek zegara gra byłaby swoim lustrzanym odbiciem i toczyłaby się tak samo.
dakon-example-again =
    Południe sieje { $seeds ->
        [one] { $seeds } ziarno
        [few] { $seeds } ziarna
       *[many] { $seeds } ziaren
    } z { $from }. Ostatnie wpada do spichlerza Południa, więc Południe może wybrać jeszcze raz.
dakon-example-relay =
    Ostatnie z { $seeds ->
        [one] { $seeds } ziarna
       *[other] { $seeds } ziaren
    } z { $from } wpada do { $relays }, gdzie już są ziarna: Południe bierze wszystkie i sieje dalej. Ruch kończy się w dołku { $last }, który był pusty, i Południe zdobywa { $taken ->
        [one] { $taken } ziarno
        [few] { $taken } ziarna
       *[many] { $taken } ziaren
    } naprzeciwko, z { $cells }.
dakon-example-round =
    { $seeds ->
        [one] { $seeds } ziarno z { $from } obchodzi
        [few] { $seeds } ziarna z { $from } obchodzą
       *[many] { $seeds } ziaren z { $from } obchodzi
    } całą planszę: { $stored ->
        [few] { $stored } wpadają
       *[other] { $stored } wpada
    } do spichlerza Południa, żadne do spichlerza Północy, a jedno z powrotem do { $from }.

dakon-section-nembak = Nembak: strzał
dakon-nembak = Jeśli ostatnie ziarno wpada do twojego własnego pustego dołka, zdobywasz wszystkie ziarna z dołka naprzeciwko. To *nembak*, „strzał”. Zasiane ziarno zostaje na miejscu. Jeśli naprzeciwko nic nie leży, nie zdobywasz nic.
dakon-example-nembak =
    Ostatnie ziarno wpada do pustego dołka { $last }. Południe zdobywa { $taken ->
        [one] { $taken } ziarno
        [few] { $taken } ziarna
       *[many] { $taken } ziaren
    } naprzeciwko, z { $cells }.

dakon-section-mikul = Mikul: na nosidłach
dakon-mikul = Jeśli ostatnie ziarno wpada do pustego dołka drugiego rzędu, spójrz na oba sąsiednie dołki w tym rzędzie. Jeśli w obu jest tyle samo ziaren, ale nie zero, zdobywasz jedne i drugie, a do tego zasiane ziarno. To *mikul*, noszenie dwóch równych ciężarów na nosidłach.
dakon-mikul-edge = Dołek na końcu rzędu ma w nim tylko jednego sąsiada, więc nic nie można zdobyć.
dakon-example-mikul =
    Ostatnie ziarno wpada do pustego dołka { $last }. W obu sąsiednich jest tyle samo, więc Południe bierze wszystko z { $cells }, razem { $taken ->
        [one] { $taken } ziarno
        [few] { $taken } ziarna
       *[many] { $taken } ziaren
    }.
dakon-example-edge = Ostatnie ziarno wpada do dołka { $last }, na końcu rzędu. Zdobyczy nie ma.

dakon-end = Jeśli to twój ruch, a twój rząd jest pusty, gra się kończy. Drugi gracz bierze wszystkie ziarna, które zostały. Wygrywa, kto ma więcej ziaren; równa liczba to remis.
dakon-decided-again = Tak samo jest wtedy, gdy ostatnie ziarno wpadło do twojego spichlerza i trzeba by wybrać jeszcze raz.
dakon-end-repetition = Zasady o powtórzonych pozycjach nie ma: w Dakonie nie mogą się one zdarzyć.
dakon-example-end = Ostatnie ziarno Południa wpada do spichlerza. Południe wybrałoby jeszcze raz, ale nie ma już ani ziarna: Północ bierze resztę i wygrywa { $north } do { $south }.

dakon-option-holes = *Dołki w rzędzie.* Od pięciu do dziewięciu. Na małej planszy gra jest krótka.
dakon-option-nembak = *Nembak bierze jedno i drugie.* Zasiane ziarno trafia do twojego spichlerza razem z tymi naprzeciwko.
dakon-example-option-nembak =
    Z tą opcją Południe bierze wszystko z { $cells }, razem { $taken ->
        [one] { $taken } ziarno
        [few] { $taken } ziarna
       *[many] { $taken } ziaren
    }: te naprzeciwko i to zasiane.

dakon-notes-first = Matematycy wykazali, że na zwykłych planszach ten, kto zaczyna, może wymusić wygraną.
dakon-example-run =
    Południe zaczyna i gra raz za razem { $moves }. Do spichlerza { $stored ->
        [few] trafiają { $stored }
       *[other] trafia { $stored }
    } z { $total ->
        [one] { $total } ziarna
       *[other] { $total } ziaren
    }, więcej niż połowa: gra jest rozstrzygnięta, zanim Północ w ogóle zagra.
dakon-notes-loads = Także nazwy zdobyczy pochodzą ze żniw: plony nosiło się na nosidłach (*mikul*) albo w chuście (*gendong*).
dakon-notes-stones = Na Jawie bardzo stare kamienie z rzędami okrągłych wgłębień nazywa się *kamieniami dakon*. Pochodzą z epoki brązu i żelaza. Archeolodzy sądzą jednak, że zrobiono je, by czcić przodków i obserwować niebo, a nie do gry.

## Print

print-button = Drukuj
print-hint = Dwie strony A4: plansza dość duża na prawdziwe kamyki i zasady.
print-need = Do gry potrzeba: { $pieces }
