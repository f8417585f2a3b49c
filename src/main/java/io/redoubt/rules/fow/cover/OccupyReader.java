package io.redoubt.rules.fow.cover;

import io.redoubt.rules.BadInput;
import io.redoubt.rules.Field;
import io.redoubt.rules.Inputs;
import io.redoubt.rules.fow.terms.Obstacle;
import java.util.List;
import java.util.Optional;

/** Makes an occupation of what a user gave, asking only for what this position needs. */
final class OccupyReader {
    private OccupyReader() {}

    static Occupation read(Inputs in) {
        Obstacle position = in.get(OccupyForm.POSITION);
        mustFit(in, OccupyForm.GAPPED, position == Obstacle.STREET_BARRICADE, "only a Street Barricade can be gapped");
        mustFit(in, OccupyForm.DESTROYED, position == Obstacle.BUNKER, "only a Bunker can be Destroyed");
        mustFit(in, OccupyForm.TURRETLESS, position == Obstacle.TANK_PIT, "only a tank pit asks for a turret");
        mustFit(in, OccupyForm.SAME_SECTION, position == Obstacle.TRENCH_LINE, "only a trench line asks for that");
        mustFit(in, OccupyForm.OFF_PARAPET, position == Obstacle.TRENCH_LINE, "only a trench line asks for that");
        return switch (position) {
            case TRENCH_LINE -> InTrench.of(in);
            case GUN_PIT -> InGunPit.of(in);
            case TANK_PIT -> InTankPit.of(in);
            case STREET_BARRICADE -> BehindBarricade.of(in);
            case BUNKER -> BehindBunker.of(in);
        };
    }

    /** The action asked about, if any; the chapter rules on some actions in each position, not on all. */
    static Optional<Action> deed(Inputs in, Obstacle position, Action... known) {
        Optional<Action> deed = in.find(OccupyForm.ACTION);
        if (deed.isPresent() && !List.of(known).contains(deed.get())) {
            StringBuilder ruled = new StringBuilder();
            for (Action each : known) {
                ruled.append(ruled.length() == 0 ? "" : ", ").append(each.id());
            }
            throw new BadInput("--action " + deed.get().id() + ": the chapter has no such action at a "
                    + position.words() + (known.length == 0 ? "; leave it out" : "; it rules on " + ruled));
        }
        return deed;
    }

    private static void mustFit(Inputs in, Field<Boolean> flag, boolean fits, String why) {
        if (!fits && in.find(flag).orElse(false)) {
            throw new BadInput("--" + flag.name() + ": " + why);
        }
    }
}
