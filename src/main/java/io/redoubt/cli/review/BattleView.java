package io.redoubt.cli.review;

import io.redoubt.battle.Battle;
import io.redoubt.battle.Board;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.report.TextColumns;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.PrintableText;

/**
 * A battle that is only read, and the output for texts about it.
 *
 * @param world the environment, without the user's readings
 * @param battle the battle
 * @param name the display name of the battle
 */
public record BattleView(Environment world, Battle battle, String name) {
    private static final int INDENT = 2;

    /** Returns the current board. */
    public Board board() {
        return battle.board();
    }

    /**
     * Returns the rule set of the battle.
     *
     * @throws BadInputException if this version does not know the game
     */
    public RuleSet rules() {
        String key = board().mark(Board.GAME);
        return world.games()
                .game(key)
                .orElseThrow(
                        () -> new BadInputException("this Redoubt does not know the game " + PrintableText.of(key)));
    }

    /**
     * Prints a line, wrapped with an indent for all but the first line. It is escaped, because journals may come from
     * opponents and contain control characters.
     */
    public void say(String text) {
        say(text, INDENT);
    }

    /**
     * Prints a line, wrapped and escaped.
     *
     * @param indent the indent in columns of all but the first line
     */
    public void say(String text, int indent) {
        for (String line : TextColumns.hang(PrintableText.lines(text), world.columns() - INDENT, indent)) {
            world.out().println("  " + line);
        }
    }

    /** Prints a line without wrapping, escaped. */
    public void print(String line) {
        world.out().println(PrintableText.lines(line));
    }
}
