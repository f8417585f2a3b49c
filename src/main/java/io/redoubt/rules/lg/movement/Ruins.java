package io.redoubt.rules.lg.movement;

import io.redoubt.rules.input.Field;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.lg.terms.Readings;
import io.redoubt.rules.lg.terms.StructureState;
import io.redoubt.rules.procedure.Checklist;

/** Who may go into what is left of a structure. */
public final class Ruins {
    /** What troops want to do there. */
    enum Action implements PlainName {
        MOVE_THROUGH,
        OCCUPY,
        SHOOT
    }

    static final Field<StructureState> STRUCTURE =
            Field.choice("structure", StructureState.class, "how the structure is [LG-DMG-16]");
    static final Field<Action> ACTION =
            Field.choice("action", Action.MOVE_THROUGH, "what the troops want to do there [LG-DMG-16]");

    private Ruins() {}

    static void check(StructureState state, Action action, Inputs in, Checklist list) {
        switch (state) {
            case INTACT, DAMAGED -> list.note("Not destroyed: the position can be held and passed [LG-DMG-16]");
            case BREACHED -> list.note("Breached: the wall has an opening [LG-BREACH-07]");
            case DESTROYED -> {
                if (in.reading(Readings.UNTENABLE) == Readings.Ruins.BARRED) {
                    list.forbid("Destroyed: untenable, so nobody may {} it [LG-DMG-16]", verb(action));
                } else {
                    list.note("Destroyed, but not declared untenable, as settled here [LG-DMG-16]");
                }
            }
        }
    }

    private static String verb(Action action) {
        return switch (action) {
            case MOVE_THROUGH -> "move through";
            case OCCUPY -> "occupy";
            case SHOOT -> "shoot from";
        };
    }
}
