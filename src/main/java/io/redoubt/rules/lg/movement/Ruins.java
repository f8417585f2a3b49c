package io.redoubt.rules.lg.movement;

import io.redoubt.rules.input.Field;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.lg.terms.Readings;
import io.redoubt.rules.lg.terms.Rule;
import io.redoubt.rules.lg.terms.StructureState;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Remark;

/** Who may go into what is left of a structure. */
public final class Ruins {
    /** What troops want to do there. */
    enum Action implements PlainName {
        MOVE_THROUGH,
        OCCUPY,
        SHOOT
    }

    static final Field<StructureState> STRUCTURE =
            Field.choice("structure", StructureState.class, "how the structure is", Rule.DMG_16);
    static final Field<Action> ACTION =
            Field.choice("action", Action.MOVE_THROUGH, "what the troops want to do there", Rule.DMG_16);

    private Ruins() {}

    static void check(StructureState state, Action action, Inputs in, Checklist list) {
        switch (state) {
            case INTACT, DAMAGED -> list.note("Not destroyed: the position can be held and passed", Rule.DMG_16);
            case BREACHED -> list.note("Breached: the wall has an opening", Rule.BREACH_07);
            case DESTROYED -> {
                if (in.reading(Readings.UNTENABLE) == Readings.Ruins.BARRED) {
                    list.forbid(Remark.of("Destroyed: untenable, so nobody may {} it", Rule.DMG_16), verb(action));
                } else {
                    list.note("Destroyed, but not declared untenable, as settled here", Rule.DMG_16);
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
