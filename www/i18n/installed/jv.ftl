### What a page says that is kept for use without network.

installed-new = Versi anyar situs iki wis ana. Dolanané sampeyan tetep disimpen.
installed-reload = Muat manèh
