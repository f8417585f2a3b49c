package io.redoubt.rules.vv.shared;

import io.redoubt.rules.input.NamedConstant;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.piece.Participants;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The phases of a player's segment. */
public enum Phase implements PlainName {
    COMMAND,
    FIRE,
    MOVEMENT,
    DEFENSIVE_FIRE,
    ADVANCE_AND_ASSAULT,
    AFTER_ACTION;

    public static List<String> ids() {
        return Arrays.stream(values()).map(Phase::id).toList();
    }

    /** Returns the current phase; empty if phases are not tracked. */
    public static Optional<Phase> of(Participants who) {
        return NamedConstant.find(Phase.class, who.phase());
    }
}
