package io.redoubt.cli.answering;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Whose dice a battle takes. */
public enum DiceMode {
    /** The program rolls. */
    APP,
    /** The players roll and type in the faces. */
    MINE,
    /** The players type in the faces of a throw, or leave it to the program. */
    MIXED;

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

    /** The names of all modes. */
    public static List<String> ids() {
        List<String> ids = new ArrayList<>();
        for (DiceMode mode : values()) {
            ids.add(mode.id());
        }
        return ids;
    }
}
