### Pictures of a position, and how they come into an article. Words in braces are filled in.

# $state: whose turn it is, or how the game ended.
export-named = { $game }: { $state }
export-licence = Free for any use: you need not ask, and need not name anybody (CC0).

## The still picture

export-still = Still picture
export-width = Width of the PNG, in pixels
export-width-bad = The width is a whole number from 100 to 4000.
export-save = Save as { $format }
export-copy = Copy the picture
export-copied = The picture is copied.
export-copy-refused = The browser does not allow copying pictures here. Save it instead.
export-failed = The picture could not be made. Try a smaller one.

## The animated picture

export-film = Animated picture
export-film-turn = The last turn
export-film-game = The whole game, { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
export-film-none = Play a turn first: then it can be shown seed by seed.
export-make = Make it
export-making = Making the picture
export-made = It runs for { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
export-save-size = Save as { $format }, { $size } kB
export-thinned = It is long, so that some of its pictures show several seeds at once.
export-cut = The game is too long for one picture. This one shows turns 1 to { $told } of { $turns }; the rest is left out.

## For an article

export-article = For an article
export-place = Where it goes
export-place-oembed = WordPress: a board to play on
export-place-frame = HTML: a board to play on
export-oembed-hint = Put this address on a line of its own. The board begins a new game.
export-picture = Picture
export-picture-svg = Still, SVG
export-picture-png = Still, PNG
export-picture-gif = Animated, GIF
export-address = Public address of this site
export-address-hint = Only this computer can open the address of this page. For a link that works for everybody, enter where the site is published.
export-address-bad = That is not an address. One looks like this: https://example.org/mancala/
export-snippet = Text to paste
# The words of the link that opens this very position.
export-play = Play on from here
