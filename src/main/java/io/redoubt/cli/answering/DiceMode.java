package io.redoubt.cli.answering;

import io.redoubt.rules.input.BadInput;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Whose dice a battle takes. */
public enum DiceMode {
    /** The program rolls. */
    APP,
    /** The players roll and type in the faces. */
    MINE,
    /** The players type in the faces of a throw, or leave it to the program. */
    MIXED;

    /** The variable that says whose dice a new battle takes. */
    public static final String VARIABLE = "REDOUBT_DICE";

    /** The name in the journal and in commands. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** A mode by its name. */
    public static Optional<DiceMode> of(String id) {
        for (DiceMode mode : values()) {
            if (mode.id().equals(id)) {
                return Optional.of(mode);
            }
        }
        return Optional.empty();
    }

    /**
     * That of a new battle.
     *
     * @throws BadInput if the environment names none that there is
     */
    public static DiceMode usual(Map<String, String> env) {
        return NamedVariable.of(env, VARIABLE, values(), APP);
    }

    /** The names of all modes. */
    public static List<String> ids() {
        List<String> ids = new ArrayList<>();
        for (DiceMode mode : values()) {
            ids.add(mode.id());
        }
        return ids;
    }
}
