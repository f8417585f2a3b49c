package io.redoubt.battle;

import io.redoubt.catalog.Catalog;
import io.redoubt.cli.command.JournalCommands;
import io.redoubt.cli.process.World;
import io.redoubt.odds.Patience;

/** Journals verified as the program does it, for tests. */
public final class Verified {
    private Verified() {}

    /**
     * Verifies a battle.
     *
     * @throws BattleFault if it does not hold
     */
    public static Verification.Report of(Battle battle) {
        return Verification.of(battle, Catalog::game, new JournalCommands(World.ofProcess()), Patience.USUAL);
    }
}
