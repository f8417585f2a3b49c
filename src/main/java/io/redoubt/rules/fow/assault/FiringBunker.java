package io.redoubt.rules.fow.assault;

import io.redoubt.rules.fow.terms.Condition;
import io.redoubt.rules.fow.terms.Strongpoint;
import io.redoubt.rules.input.BadValue;
import io.redoubt.rules.input.Choice;
import io.redoubt.rules.input.Distance;
import io.redoubt.rules.input.Distances;
import io.redoubt.rules.input.Escaped;
import io.redoubt.rules.input.Grade;
import io.redoubt.rules.input.Kind;
import io.redoubt.rules.input.Named;
import io.redoubt.rules.input.Names;
import io.redoubt.rules.input.Nearest;
import io.redoubt.rules.input.Targets;
import io.redoubt.rules.input.Whole;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A Bunker that would conduct Defensive Fire.
 *
 * @param name what its owner calls it; {@link #ASSAULTED} for the Bunker that is assaulted
 * @param rof its rate of fire when nothing hinders it
 * @param toHit the score it needs to hit the assaulting platoon
 * @param distance how far it is from the assaulted Bunker; empty for that Bunker itself
 * @param state how it stands, where it was said
 * @param hindrance what else may keep it from firing, where it was said
 */
record FiringBunker(
        String name,
        int rof,
        Grade toHit,
        Optional<Distance> distance,
        Optional<FiringBunker.FireState> state,
        Optional<DefensiveFire.FireLane.Hindrance> hindrance) {
    static final String ASSAULTED = "assaulted";

    boolean isAssaulted() {
        return name.equals(ASSAULTED);
    }

    boolean isHinderedBy(DefensiveFire.FireLane.Hindrance by) {
        return hindrance.isPresent() && hindrance.get() == by;
    }

    FireState stance() {
        return state.orElse(FireState.UNHARMED);
    }

    /** The same Bunker in a state that is known from elsewhere. */
    FiringBunker in(FireState known) {
        return new FiringBunker(name, rof, toHit, distance, Optional.of(known), hindrance);
    }

    int dice() {
        return stance().dice(rof);
    }

    /** How a Bunker stands that would fire, and what is left of its rate of fire. */
    enum FireState implements Named {
        UNHARMED("unharmed", "unharmed", Condition.UNHARMED),
        PINNED("pinned", "Pinned Down", Condition.PINNED),
        PINNED_ROF_2("pinned-rof2", "Pinned Down, arsenal entry ROF 2", Condition.PINNED),
        BAILED_OUT("bailed-out", "Bailed Out", Condition.BAILED_OUT),
        DESTROYED("destroyed", "Destroyed", Condition.DESTROYED);

        private final String id;
        private final String words;
        private final Condition condition;

        FireState(String id, String words, Condition condition) {
            this.id = id;
            this.words = words;
            this.condition = condition;
        }

        /** How a Bunker in this condition fires, unless more was said: a Turret that is Pinned Down keeps ROF 2. */
        static FireState of(Strongpoint bunker, Condition condition) {
            return switch (condition) {
                case UNHARMED -> UNHARMED;
                case PINNED -> bunker == Strongpoint.TURRET ? PINNED_ROF_2 : PINNED;
                case BAILED_OUT -> BAILED_OUT;
                case DESTROYED -> DESTROYED;
            };
        }

        /** Dice left of a full rate of fire; being Pinned Down never adds any. */
        int dice(int rof) {
            return switch (this) {
                case UNHARMED -> rof;
                case PINNED -> 1;
                case PINNED_ROF_2 -> Math.min(rof, 2);
                case BAILED_OUT, DESTROYED -> 0;
            };
        }

        Condition condition() {
            return condition;
        }

        @Override
        public String id() {
            return id;
        }

        @Override
        public String words() {
            return words;
        }
    }

    /**
     * Bunkers that fire, written {@code north:3x4+:12in}, {@code north:2x3+:30cm:pinned}, {@code assaulted:3x4+} or, with
     * what hinders them, {@code north:3x4+:12in:out-of-arc}.
     */
    static final class FiringBunkers implements Kind<FiringBunker> {
        private static final String SHAPE = "NAME:ROFxTO-HIT:DISTANCE[:STATE][:HINDRANCE]";
        private static final Whole RATES = Whole.of(1, 100);
        private static final Targets SCORES = Targets.of(1, 6);
        private static final Distances DISTANCES = new Distances();
        private static final Choice<FireState> STATES = Choice.of(FireState.values());
        private static final Choice<DefensiveFire.FireLane.Hindrance> HINDRANCES =
                Choice.of(DefensiveFire.FireLane.Hindrance.values());

        @Override
        public FiringBunker parse(String text) {
            String[] parts = text.split(":", -1);
            String name = Names.of(parts[0]);
            boolean assaulted = name.equals(ASSAULTED);
            int least = assaulted ? 2 : 3;
            if (name.isEmpty() || parts.length < least || parts.length > least + 2) {
                throw assaulted ? atNoDistance() : misshapen();
            }
            int times = parts[1].indexOf('x');
            if (times < 0) {
                throw misshapen();
            }
            Optional<Distance> distance =
                    assaulted ? Optional.empty() : Optional.of(part("distance", parts[2], DISTANCES));
            boolean hindered = parts.length > least && HINDRANCES.choices().contains(parts[parts.length - 1]);
            int words = parts.length - least - (hindered ? 1 : 0);
            if (words > 1) {
                throw assaulted
                        ? atNoDistance()
                        : new BadValue("has a hindrance of " + Escaped.of(parts[parts.length - 1]) + ": it takes "
                                + HINDRANCES.expects() + Nearest.hint(parts[parts.length - 1], HINDRANCES.choices()));
            }
            Optional<FireState> state = words == 0 ? Optional.empty() : Optional.of(state(parts[least]));
            Optional<DefensiveFire.FireLane.Hindrance> hindrance =
                    hindered ? Optional.of(HINDRANCES.parse(parts[parts.length - 1])) : Optional.empty();
            return new FiringBunker(
                    name,
                    part("rate of fire", parts[1].substring(0, times), RATES),
                    part("score to hit", parts[1].substring(times + 1), SCORES),
                    distance,
                    state,
                    hindrance);
        }

        /** How it stands; a lone word that is neither that nor a hindrance may have been meant for either. */
        private static FireState state(String text) {
            try {
                return STATES.parse(text);
            } catch (BadValue e) {
                List<String> known = new ArrayList<>(STATES.choices());
                known.addAll(HINDRANCES.choices());
                throw new BadValue("has a state of " + Escaped.of(text) + ": it takes " + STATES.expects()
                        + ", or a hindrance: " + HINDRANCES.expects() + Nearest.hint(text, known));
            }
        }

        static <T> T part(String what, String text, Kind<T> kind) {
            try {
                return kind.parse(text);
            } catch (BadValue e) {
                throw new BadValue("has a " + what + " of " + Escaped.of(text) + ": it takes " + kind.expects()
                        + (kind instanceof Choice ? Nearest.hint(text, kind.choices()) : ""));
            }
        }

        private static BadValue atNoDistance() {
            return new BadValue("takes assaulted:ROFxTO-HIT[:STATE][:HINDRANCE]; it is at no distance");
        }

        private static BadValue misshapen() {
            return new BadValue("is not of the shape " + SHAPE + ", like north:3x4+:12in (or assaulted:3x4+)");
        }

        @Override
        public String show(FiringBunker shooter) {
            StringBuilder text = new StringBuilder(shooter.name())
                    .append(':')
                    .append(shooter.rof())
                    .append('x')
                    .append(shooter.toHit().id());
            shooter.distance().ifPresent(distance -> text.append(':').append(DISTANCES.show(distance)));
            shooter.state().ifPresent(state -> text.append(':').append(state.id()));
            shooter.hindrance().ifPresent(by -> text.append(':').append(by.id()));
            return text.toString();
        }

        @Override
        public String label() {
            return "FIRE";
        }

        @Override
        public String expects() {
            return "Bunkers as " + SHAPE + ", like north:3x4+:12in, or assaulted:3x4+ for the assaulted one";
        }
    }
}
