### What a page says that is kept for use without network.

installed-new = اس سائٹ کا نیا نسخہ آ گیا ہے۔ آپ کا کھیل محفوظ ہے۔
installed-reload = دوبارہ لوڈ کریں
