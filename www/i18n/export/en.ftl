export-named = { $game }: { $state }
