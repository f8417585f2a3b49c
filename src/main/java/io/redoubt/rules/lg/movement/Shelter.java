package io.redoubt.rules.lg.movement;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.lg.terms.FireFromWorks;
import io.redoubt.rules.lg.terms.WorksType;
import io.redoubt.rules.procedure.Checklist;
import java.util.function.IntSupplier;

/** What a type of works allows those who go there, whichever procedure they ask. */
final class Shelter {
    private static final int FOXHOLE = 2;

    private Shelter() {}

    /**
     * Tells or forbids what they want to do.
     *
     * @param together how many are in it then, asked for only where that is limited
     */
    static void check(WorksType type, Ruins.Action action, IntSupplier together, Inputs in, Checklist list) {
        if (type == WorksType.FOXHOLE) {
            foxhole(action, together, list);
        }
        if (action == Ruins.Action.SHOOT) {
            FireFromWorks.check(type, in, list);
        }
    }

    private static void foxhole(Ruins.Action action, IntSupplier together, Checklist list) {
        int troops = action == Ruins.Action.MOVE_THROUGH ? 0 : together.getAsInt();
        if (troops > FOXHOLE) {
            list.forbid("A foxhole shelters one or two soldiers, not {} [LG-TYPE-FOXHOLE-01]", troops);
        } else {
            list.note(
                    action == Ruins.Action.MOVE_THROUGH
                            ? "A foxhole shelters one or two soldiers; who only passes is not counted [LG-TYPE-FOXHOLE-01]"
                            : "A foxhole shelters one or two soldiers [LG-TYPE-FOXHOLE-01]");
        }
    }
}
