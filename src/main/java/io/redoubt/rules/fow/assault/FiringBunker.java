package io.redoubt.rules.fow.assault;

import io.redoubt.rules.fow.shared.Condition;
import io.redoubt.rules.fow.shared.Strongpoint;
import io.redoubt.rules.input.BadValueException;
import io.redoubt.rules.input.Distance;
import io.redoubt.rules.input.DistanceFormat;
import io.redoubt.rules.input.FreeTextFormat;
import io.redoubt.rules.input.Grade;
import io.redoubt.rules.input.NamedChoiceFormat;
import io.redoubt.rules.input.NamedConstant;
import io.redoubt.rules.input.PieceNameFormat;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.SpellingSuggestion;
import io.redoubt.rules.input.TargetFormat;
import io.redoubt.rules.input.ValueFormat;
import io.redoubt.rules.input.ValuePart;
import io.redoubt.rules.input.WholeNumberFormat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A Bunker for Defensive Fire.
 *
 * @param name name of the Bunker; {@link #ASSAULTED} for the assaulted one
 * @param fire its unhindered dice and score to hit, if given
 * @param distance its distance from the assaulted Bunker; empty for that Bunker itself
 * @param state its condition, if given
 * @param hindrance another reason that may prevent fire, if given
 */
record FiringBunker(
        String name,
        Optional<FiringBunker.Fire> fire,
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

    /** Returns a copy with a given state. */
    FiringBunker in(FireState known) {
        return new FiringBunker(name, fire, distance, Optional.of(known), hindrance);
    }

    /** Returns a copy that takes missing values from the board. */
    FiringBunker as(TableBunker known) {
        return new FiringBunker(
                name,
                fire.or(() -> Optional.of(known.fire())),
                distance,
                state.or(() -> Optional.of(known.state())),
                hindrance.or(known::hindrance));
    }

    int rof() {
        return fire.orElseThrow().rof();
    }

    Grade toHit() {
        return fire.orElseThrow().toHit();
    }

    int dice() {
        return stance().dice(rof());
    }

    /**
     * The dice of a Bunker.
     *
     * @param rof its unhindered rate of fire
     * @param toHit score to hit the assaulting platoon
     */
    record Fire(int rof, Grade toHit) {
        static Fire parse(String text) {
            int times = text.indexOf('x');
            if (times < 0) {
                throw FiringBunkerFormat.misshapen();
            }
            return new Fire(
                    ValuePart.parse("rate of fire", text.substring(0, times), FiringBunkerFormat.RATES),
                    ValuePart.parse("score to hit", text.substring(times + 1), FiringBunkerFormat.SCORES));
        }

        @Override
        public String toString() {
            return rof + "x" + toHit.id();
        }
    }

    /** The condition of a firing Bunker, and its effect on the rate of fire. */
    enum FireState implements NamedConstant {
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

        /** Returns the default for a Bunker in this condition: a Turret that is Pinned Down keeps ROF 2. */
        static FireState of(Strongpoint bunker, Condition condition) {
            return switch (condition) {
                case UNHARMED -> UNHARMED;
                case PINNED -> bunker == Strongpoint.TURRET ? PINNED_ROF_2 : PINNED;
                case BAILED_OUT -> BAILED_OUT;
                case DESTROYED -> DESTROYED;
            };
        }

        /** Returns the remaining dice; being Pinned Down never adds any. */
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
     * The format of firing Bunkers: {@code north:3x4+:12in}, {@code north:2x3+:30cm:pinned}, {@code assaulted:3x4+} or,
     * with a hindrance, {@code north:3x4+:12in:out-of-arc}.
     */
    static final class FiringBunkerFormat implements ValueFormat<FiringBunker> {
        private static final String SHAPE = "NAME:ROFxTO-HIT:DISTANCE[:STATE][:HINDRANCE]";
        private static final WholeNumberFormat RATES = WholeNumberFormat.of(1, 100);
        static final TargetFormat SCORES = TargetFormat.of(1, 6);
        private static final DistanceFormat DISTANCES = new DistanceFormat();
        private static final NamedChoiceFormat<FireState> STATES = NamedChoiceFormat.of(FireState.values());
        private static final NamedChoiceFormat<DefensiveFire.FireLane.Hindrance> HINDRANCES =
                NamedChoiceFormat.of(DefensiveFire.FireLane.Hindrance.values());

        /** The parts of a Bunker on the table, which has the others. */
        static final List<ValuePart> NAME_AND_DISTANCE = List.of(
                ValuePart.of("", "name", new FreeTextFormat("NAME", "its name")),
                ValuePart.of(":", "distance", DISTANCES));

        @Override
        public List<ValuePart> parts() {
            return NAME_AND_DISTANCE;
        }

        @Override
        public Optional<String> target() {
            return Optional.of(ASSAULTED);
        }

        @Override
        public FiringBunker parse(String text) {
            List<String> parts = new ArrayList<>(Arrays.asList(text.split(":", -1)));
            String name = PieceNameFormat.of(parts.remove(0));
            boolean assaulted = name.equals(ASSAULTED);
            // The board knows the dice of its Bunkers, so a distance is enough for them.
            boolean told = !parts.isEmpty() && parts.get(0).indexOf('x') >= 0;
            boolean untold =
                    parts.isEmpty() ? assaulted : assaulted ? isState(parts.get(0)) : DISTANCES.reads(parts.get(0));
            if (!told && !untold) {
                throw misshapen();
            }
            Optional<Fire> fire = told ? Optional.of(Fire.parse(parts.remove(0))) : Optional.empty();
            if (assaulted ? parts.size() > 2 : parts.isEmpty() || parts.size() > 3) {
                throw assaulted ? atNoDistance() : misshapen();
            }
            Optional<Distance> distance =
                    assaulted ? Optional.empty() : Optional.of(ValuePart.parse("distance", parts.remove(0), DISTANCES));
            return stands(name, fire, distance, parts);
        }

        private static FiringBunker stands(
                String name, Optional<Fire> fire, Optional<Distance> distance, List<String> parts) {
            int last = parts.size() - 1;
            boolean hindered = last >= 0 && HINDRANCES.choices().contains(parts.get(last));
            int states = parts.size() - (hindered ? 1 : 0);
            if (states > 1) {
                throw name.equals(ASSAULTED)
                        ? atNoDistance()
                        : new BadValueException("has a hindrance of " + PrintableText.of(parts.get(last))
                                + ": it takes " + HINDRANCES.expects()
                                + SpellingSuggestion.hint(parts.get(last), HINDRANCES.choices()));
            }
            return new FiringBunker(
                    name,
                    fire,
                    distance,
                    states == 0 ? Optional.empty() : Optional.of(state(parts.get(0))),
                    hindered ? Optional.of(HINDRANCES.parse(parts.get(last))) : Optional.empty());
        }

        private static boolean isState(String word) {
            return STATES.choices().contains(word) || HINDRANCES.choices().contains(word);
        }

        /** Parses a state; the error for an unknown word also lists the hindrances, which may be meant. */
        private static FireState state(String text) {
            try {
                return STATES.parse(text);
            } catch (BadValueException e) {
                List<String> known = new ArrayList<>(STATES.choices());
                known.addAll(HINDRANCES.choices());
                throw new BadValueException(
                        "has a state of " + PrintableText.of(text) + ": it takes " + STATES.expects()
                                + ", or a hindrance: " + HINDRANCES.expects() + SpellingSuggestion.hint(text, known));
            }
        }

        private static BadValueException atNoDistance() {
            return new BadValueException("takes assaulted:ROFxTO-HIT[:STATE][:HINDRANCE], without a distance");
        }

        private static BadValueException misshapen() {
            return new BadValueException("is not in the form " + SHAPE + ", like north:3x4+:12in (or assaulted:3x4+)");
        }

        @Override
        public String show(FiringBunker shooter) {
            StringBuilder text = new StringBuilder(shooter.name());
            shooter.fire().ifPresent(fire -> text.append(':').append(fire));
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
