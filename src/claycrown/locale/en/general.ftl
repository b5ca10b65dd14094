# What can be asked and told of any game, from its notation and its ledger.

general-ask = Choose what to do.
general-ask-next = Choose further.
general-choice = { $words }
general-decided = { $who } has decided.
general-told = { $who }: { $words }
general-effect = { $who } { $what } { $amount } { $source } { $where }
general-source = { $source } { $where }
general-progress = The game goes on
general-over = The game is over
