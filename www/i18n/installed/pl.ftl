### What a page says that is kept for use without network.

installed-new = Jest nowa wersja tej strony. Twoja gra jest zachowana.
installed-reload = Wczytaj ponownie
