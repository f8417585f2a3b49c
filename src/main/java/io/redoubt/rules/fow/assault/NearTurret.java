package io.redoubt.rules.fow.assault;

import io.redoubt.rules.fow.terms.Condition;
import io.redoubt.rules.fow.terms.Strongpoint;
import io.redoubt.rules.input.BadValue;
import io.redoubt.rules.input.Choice;
import io.redoubt.rules.input.Distance;
import io.redoubt.rules.input.Distances;
import io.redoubt.rules.input.Kind;
import io.redoubt.rules.input.Names;

/**
 * A Turret near an assault.
 *
 * @param name what its owner calls it
 * @param state how it stands at the moment the assault is won
 * @param distance from the nearest assaulting team
 */
record NearTurret(String name, Condition state, Distance distance) {
    /** Turrets near an assault, written {@code T2:bailed-out:3in}. */
    static final class NearTurrets implements Kind<NearTurret> {
        private static final String SHAPE = "NAME:STATE:DISTANCE";
        private static final Choice<Condition> STATES = Choice.of(Strongpoint.TURRET.conditions());
        private static final Distances DISTANCES = new Distances();

        @Override
        public NearTurret parse(String text) {
            String[] parts = text.split(":", -1);
            if (parts.length != 3) {
                throw new BadValue("is not of the shape " + SHAPE + ", like T2:bailed-out:3in");
            }
            return new NearTurret(
                    Names.of(parts[0]),
                    FiringBunker.FiringBunkers.part("state", parts[1], STATES),
                    FiringBunker.FiringBunkers.part("distance", parts[2], DISTANCES));
        }

        @Override
        public String show(NearTurret turret) {
            return turret.name() + ':' + turret.state().id() + ':' + DISTANCES.show(turret.distance());
        }

        @Override
        public String label() {
            return "TURRET";
        }

        @Override
        public String expects() {
            return "Turrets as " + SHAPE + ", like T2:bailed-out:3in";
        }
    }
}
