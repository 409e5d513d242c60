### What a page says that is kept for use without network.

installed-new = Saidist on uus versioon. Su mäng on alles.
installed-reload = Laadi uuesti
