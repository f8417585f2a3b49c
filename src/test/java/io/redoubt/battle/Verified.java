package io.redoubt.battle;

import io.redoubt.catalog.Catalog;
import io.redoubt.cli.command.JournalCommands;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.odds.Patience;

/** Journals verified as the program does it, for tests. */
public final class Verified {
    private Verified() {}

    /**
     * Verifies a battle.
     *
     * @throws BattleFileException if it does not hold
     */
    public static JournalVerifier.Report of(Battle battle) {
        return JournalVerifier.of(battle, Catalog::game, new JournalCommands(Environment.ofProcess()), Patience.USUAL);
    }
}
