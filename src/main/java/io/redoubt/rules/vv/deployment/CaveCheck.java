package io.redoubt.rules.vv.deployment;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.vv.terms.Nation;
import io.redoubt.rules.vv.terms.PlacementReadings;
import io.redoubt.rules.vv.terms.Rule;
import io.redoubt.umpire.Remark;
import java.util.Optional;

/** Where and for whom there are caves. */
record CaveCheck(Inputs in, Checklist list) {
    private static final int REACH = 4;

    private static final Remark THEATER = Remark.of("Caves appear in Pacific scenarios only, not in {}", Rule.V11_2);
    private static final Remark SIDE =
            Remark.of("Caves are for the Japanese side alone, and this one is {}", Rule.V11_3);

    void scenario(Optional<Deployment.Theater> theater, Optional<Nation> side) {
        theater.ifPresent(where -> {
            if (where == Deployment.Theater.PACIFIC) {
                list.note("A Pacific scenario may have caves", Rule.V11_2);
            } else {
                list.fault(THEATER, where == Deployment.Theater.OTHER ? "this one" : where);
            }
        });
        side.ifPresent(who -> {
            if (who == Nation.JAPANESE) {
                list.note("The Japanese side may use caves", Rule.V11_3);
            } else {
                list.fault(SIDE, who == Nation.OTHER ? "another" : who);
            }
        });
    }

    void spacing(String name, int hexes) {
        String away = hexes == 1 ? "1 hex" : hexes + " hexes";
        if (hexes <= REACH) {
            list.note(Remark.of("{}: another cave {} away, at most four hexes", Rule.V11_6), name, away);
        } else {
            list.fault(Remark.of("{}: the nearest other cave is {} away, over four hexes", Rule.V11_6), name, away);
        }
    }

    void single(String name) {
        if (in.reading(PlacementReadings.SINGLE_CAVE) == PlacementReadings.SingleCave.LEGAL) {
            list.note(Remark.of("{}: the only cave (a reading)", Rule.V11_6), name);
        } else {
            list.fault(Remark.of("{}: no other cave, and one must be within four hexes", Rule.V11_6), name);
        }
    }
}
