package io.redoubt.rules.lg.movement;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.lg.terms.FireFromWorks;
import io.redoubt.rules.lg.terms.Rule;
import io.redoubt.rules.lg.terms.WorksType;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Remark;
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
            list.forbid(Remark.of("A foxhole shelters one or two soldiers, not {}", Rule.TYPE_FOXHOLE_01), troops);
        } else {
            list.note(
                    action == Ruins.Action.MOVE_THROUGH
                            ? "A foxhole shelters one or two soldiers; who only passes is not counted"
                            : "A foxhole shelters one or two soldiers",
                    Rule.TYPE_FOXHOLE_01);
        }
    }
}
