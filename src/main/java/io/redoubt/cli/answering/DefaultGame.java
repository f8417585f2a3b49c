package io.redoubt.cli.answering;

import io.redoubt.catalog.Catalog;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Escaped;
import java.util.Map;

/** The game that is meant when none is named. */
public final class DefaultGame {
    /** The variable that names it. */
    public static final String VARIABLE = "REDOUBT_GAME";

    private DefaultGame() {}

    /**
     * That of {@code REDOUBT_GAME}, else the first of all.
     *
     * @throws BadInput if the environment names none that there is
     */
    public static RuleSet of(Map<String, String> env) {
        String key = env.getOrDefault(VARIABLE, "");
        if (key.isEmpty()) {
            return Catalog.first();
        }
        return Catalog.game(key)
                .orElseThrow(() -> new BadInput(VARIABLE + " is " + Escaped.of(key) + ": no such game; there are "
                        + String.join(", ", Catalog.gameKeys())));
    }
}
