package io.redoubt.rules.fow.assault;

import io.redoubt.rules.fow.terms.Condition;
import io.redoubt.rules.fow.terms.Reach;
import io.redoubt.rules.fow.terms.SharedReadings;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.List;

/** What falls into the attackers' hands when they win: Bailed Out Turrets within 4"/10 cm of their teams. */
record Captures(List<NearTurret> turrets, SharedReadings.Within within, List<OnTable> told) {
    static final Reach REACH = new Reach(4, 10);

    void check(Checklist list) {
        told.forEach(word -> word.tell(list));
        for (NearTurret turret : turrets) {
            if (turret.state() != Condition.BAILED_OUT) {
                list.note(
                        "{} is {}: only a Turret that is Bailed Out is captured [FOW-ASLT-17]",
                        turret.name(),
                        turret.state());
            } else {
                list.note(
                        isTaken(turret)
                                ? "{}, Bailed Out, {} away, within {}: captured after a win [FOW-ASLT-17]"
                                : "{}, Bailed Out, {} away, not within {}: not captured [FOW-ASLT-17]",
                        turret.name(),
                        turret.distance(),
                        REACH);
            }
        }
    }

    /** Says which Turrets a won assault takes. */
    void tell(Umpire umpire) {
        for (NearTurret turret : turrets) {
            if (isTaken(turret)) {
                umpire.note("The assault is won: {} is captured and Destroyed [FOW-ASLT-17]", turret.name());
            }
        }
    }

    /** How many of these Turrets a won assault takes. */
    int count() {
        return taken().size();
    }

    /** The Turrets that a won assault takes. */
    List<NearTurret> taken() {
        List<NearTurret> taken = new ArrayList<>();
        for (NearTurret turret : turrets) {
            if (isTaken(turret)) {
                taken.add(turret);
            }
        }
        return taken;
    }

    private boolean isTaken(NearTurret turret) {
        return turret.state() == Condition.BAILED_OUT && REACH.covers(turret.distance(), within);
    }
}
