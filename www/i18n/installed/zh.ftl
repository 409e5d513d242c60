### What a page says that is kept for use without network.

installed-new = 本站有了新版本。你的棋局还在。
installed-reload = 重新加载
