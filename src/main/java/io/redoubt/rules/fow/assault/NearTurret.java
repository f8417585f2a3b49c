package io.redoubt.rules.fow.assault;

import io.redoubt.rules.fow.terms.Condition;
import io.redoubt.rules.fow.terms.Strongpoint;
import io.redoubt.rules.input.BadValue;
import io.redoubt.rules.input.Choice;
import io.redoubt.rules.input.Distance;
import io.redoubt.rules.input.Distances;
import io.redoubt.rules.input.Kind;
import io.redoubt.rules.input.Names;
import java.util.Optional;

/**
 * A Turret near an assault.
 *
 * @param name what its owner calls it
 * @param said how it stands at the moment the assault is won, where it was said or is known from the table
 * @param distance from the nearest assaulting team
 */
record NearTurret(String name, Optional<Condition> said, Distance distance) {
    Condition state() {
        return said.orElseThrow();
    }

    /** The same Turret with what the table knows of it, where nothing else was said. */
    NearTurret as(TableBunker known) {
        return new NearTurret(name, said.or(() -> Optional.of(known.state().condition())), distance);
    }

    /** Turrets near an assault, written {@code T2:bailed-out:3in}. */
    static final class NearTurrets implements Kind<NearTurret> {
        private static final String SHAPE = "NAME:STATE:DISTANCE";
        private static final Choice<Condition> STATES = Choice.of(Strongpoint.TURRET.conditions());
        private static final Distances DISTANCES = new Distances();

        @Override
        public NearTurret parse(String text) {
            String[] parts = text.split(":", -1);
            if (parts.length < 2 || parts.length > 3) {
                throw new BadValue("is not of the shape " + SHAPE + ", like T2:bailed-out:3in");
            }
            int last = parts.length - 1;
            // A Turret on the table brings its state: then the distance is all there is to say.
            return new NearTurret(
                    Names.of(parts[0]),
                    last == 1
                            ? Optional.empty()
                            : Optional.of(FiringBunker.FiringBunkers.part("state", parts[1], STATES)),
                    FiringBunker.FiringBunkers.part("distance", parts[last], DISTANCES));
        }

        @Override
        public String show(NearTurret turret) {
            return turret.name()
                    + turret.said().map(state -> ':' + state.id()).orElse("")
                    + ':'
                    + DISTANCES.show(turret.distance());
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
