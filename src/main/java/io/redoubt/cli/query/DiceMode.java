package io.redoubt.cli.query;

import io.redoubt.rules.input.BadInputException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The source of the dice of a battle. */
public enum DiceMode {
    /** The program rolls. */
    APP,
    /** The players roll and type the faces. */
    MINE,
    /** For each roll, the players type the faces or let the program roll. */
    MIXED;

    /** The environment variable that sets the mode of a new battle. */
    public static final String VARIABLE = "REDOUBT_DICE";

    /** Returns the name used in the journal and in commands. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns a mode by its name. */
    public static Optional<DiceMode> of(String id) {
        for (DiceMode mode : values()) {
            if (mode.id().equals(id)) {
                return Optional.of(mode);
            }
        }
        return Optional.empty();
    }

    /**
     * Returns the default mode for a new battle.
     *
     * @throws BadInputException if the environment names an unknown mode
     */
    public static DiceMode usual(Map<String, String> env) {
        return NamedVariable.of(env, VARIABLE, values(), APP);
    }

    /** Returns the names of all modes. */
    public static List<String> ids() {
        List<String> ids = new ArrayList<>();
        for (DiceMode mode : values()) {
            ids.add(mode.id());
        }
        return ids;
    }
}
