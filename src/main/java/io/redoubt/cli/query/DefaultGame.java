package io.redoubt.cli.query;

import io.redoubt.catalog.Catalog;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.PrintableText;

/** The game used if a command names none. */
public final class DefaultGame {
    /** The environment variable that sets the default game. */
    public static final String VARIABLE = "REDOUBT_GAME";

    private DefaultGame() {}

    /**
     * Returns the game of {@code REDOUBT_GAME}, else the first game.
     *
     * @throws BadInputException if the environment names an unknown game
     */
    public static RuleSet of(Environment world) {
        String key = world.env().getOrDefault(VARIABLE, "");
        if (key.isEmpty()) {
            return Catalog.first();
        }
        return world.games()
                .game(key)
                .orElseThrow(() ->
                        new BadInputException(VARIABLE + " is " + PrintableText.of(key) + ": no such game; there are "
                                + String.join(", ", world.games().keys())));
    }
}
