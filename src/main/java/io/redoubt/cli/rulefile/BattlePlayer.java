package io.redoubt.cli.rulefile;

import io.redoubt.battle.Board;
import io.redoubt.cli.runtime.Environment;
import java.util.List;

/** Plays the examples of battles: commands of a session, in a battle in memory whose dice are all typed. */
@FunctionalInterface
public interface BattlePlayer {
    /**
     * Plays commands until one fails.
     *
     * @param world the environment; its default game is that of the battle
     */
    Played play(List<String> commands, Environment world);

    /**
     * What became of the commands.
     *
     * @param boards the table after each command that was carried out, in order
     * @param fault what the first command that failed printed; empty if none failed
     */
    record Played(List<Board> boards, String fault) {
        public Played {
            boards = List.copyOf(boards);
        }
    }
}
