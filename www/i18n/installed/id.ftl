### What a page says that is kept for use without network.

installed-new = Versi baru situs ini sudah ada. Permainanmu tetap disimpan.
installed-reload = Muat ulang
