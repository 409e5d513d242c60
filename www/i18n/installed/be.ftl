### What a page says that is kept for use without network.

installed-new = З’явілася новая версія гэтага сайта. Твая гульня захавана.
installed-reload = Загрузіць зноў
