### What a page says that is kept for use without network.

installed-new = صدرت نسخة جديدة من هذا الموقع. لعبتك محفوظة.
installed-reload = إعادة التحميل
