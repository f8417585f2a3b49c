package io.redoubt.rules.fow.movement;

import io.redoubt.rules.BadInput;
import io.redoubt.rules.Field;
import io.redoubt.rules.Inputs;
import io.redoubt.rules.fow.terms.Mobility;
import io.redoubt.rules.fow.terms.Obstacle;

/** Makes a crossing of what a user gave, asking only for what this crossing needs. */
final class CrossReader {
    private CrossReader() {}

    static Crossing read(Inputs in) {
        Obstacle obstacle = in.get(CrossForm.OBSTACLE);
        mustFit(in, CrossForm.ALONG, obstacle == Obstacle.TRENCH_LINE, "only a trench line can be moved along");
        mustFit(in, CrossForm.GAPPED, obstacle == Obstacle.STREET_BARRICADE, "only a Street Barricade can be gapped");
        mustFit(
                in,
                CrossForm.DESTROYED,
                obstacle == Obstacle.BUNKER || obstacle == Obstacle.TANK_PIT,
                obstacle == Obstacle.STREET_BARRICADE
                        ? "a Street Barricade is gapped, never Destroyed; say --gapped"
                        : "only a Bunker, or the tank in a tank pit, can be Destroyed");
        mustFit(
                in,
                CrossForm.OCCUPIED,
                obstacle != Obstacle.STREET_BARRICADE,
                "nobody occupies a Street Barricade: teams stand on one side of it or the other");
        Mobility team = in.get(CrossForm.AS);
        return switch (obstacle) {
            case TRENCH_LINE -> in.get(CrossForm.ALONG) ? AlongTrench.of(in, team) : OverTrench.of(in, obstacle, team);
            case GUN_PIT -> OverTrench.of(in, obstacle, team);
            case TANK_PIT -> OverTankPit.of(in, team);
            case BUNKER -> OverBunker.of(in, team);
            case STREET_BARRICADE -> in.get(CrossForm.GAPPED) ? ThroughGap.of(in, team) : OverBarricade.of(in, team);
        };
    }

    private static void mustFit(Inputs in, Field<Boolean> flag, boolean fits, String why) {
        if (!fits && in.find(flag).orElse(false)) {
            throw new BadInput("--" + flag.name() + ": " + why);
        }
    }
}
