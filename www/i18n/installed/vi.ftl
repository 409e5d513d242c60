### What a page says that is kept for use without network.

installed-new = Trang này đã có phiên bản mới. Ván của bạn vẫn còn.
installed-reload = Tải lại
