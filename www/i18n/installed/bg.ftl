### What a page says that is kept for use without network.

installed-new = Има нова версия на този сайт. Играта ти е запазена.
installed-reload = Зареди отново
