### What a page says that is kept for use without network.

installed-new = A new version of this site is here. Your game is kept.
installed-reload = Reload
