package io.redoubt.rules.fow.battle;

import io.redoubt.rules.fow.shared.Mobility;
import io.redoubt.rules.fow.shared.MotivationTest;
import io.redoubt.rules.fow.shared.PieceValues;
import io.redoubt.rules.fow.shared.Strongpoint;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.Grade;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.NamedChoiceFormat;
import io.redoubt.rules.input.NamedConstant;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.procedure.Case;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Judged;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.RequiredRoll;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Test;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A piece in its owner's Starting Step, judged while its inputs are read.
 *
 * @param found notes and objections before any dice
 * @param shown possible ends, the mildest first
 * @param dice resolution of the step
 */
record Starter(Starter.Kind at, Checklist found, List<Starter.Standing> shown, Function<Umpire, Starter.Standing> dice)
        implements Judged<Starter.Standing> {
    private static final Test RALLY =
            Test.of("Motivation Test [FOW-CORE-50, FOW-CORE-04]", Die.D6, "Rallies", "stays Pinned Down");
    private static final Test REMOUNT =
            Test.of("Motivation Test [FOW-CORE-52, FOW-CORE-04]", Die.D6, "Remounts", "stays Bailed Out");
    private static final Test FREE =
            Test.of("Skill Test [FOW-CORE-51, FOW-CORE-02]", Die.D6, "free again", "stays Bogged Down");

    static Starter read(Inputs in) {
        Kind at = in.get(StartStep.AT);
        Standing state = in.get(StartStep.STATE);
        at.mustAllow(state);
        boolean bunker = at.bunker().isPresent();
        return switch (state) {
            case BOGGED_DOWN ->
                tested(
                        at,
                        state,
                        Standing.FREED,
                        "A {} that is Bogged Down takes a Skill Test to be free [FOW-CORE-51]",
                        FREE,
                        in.get(StartStep.SKILL));
            case BAILED_OUT ->
                bunker
                        ? byItself(
                                at,
                                Standing.UNHARMED,
                                "A {} that is Bailed Out Remounts, without a die [FOW-TURRET-07, FOW-TURRET-06]")
                        : tested(
                                at,
                                state,
                                Standing.UNHARMED,
                                "A {} that is Bailed Out takes a Motivation Test to Remount [FOW-CORE-52]",
                                REMOUNT,
                                in.get(StartStep.MOTIVATION));
            case PINNED ->
                bunker
                        ? byItself(
                                at,
                                Standing.UNHARMED,
                                at == Kind.PILLBOX
                                        ? "A {} that is Pinned Down Rallies, without a die [FOW-FIGHT-08, FOW-FIGHT-07, FOW-PILL-03]"
                                        : "A {} that is Pinned Down Rallies, without a die [FOW-FIGHT-08, FOW-FIGHT-07]")
                        : tested(
                                at,
                                state,
                                Standing.RALLIED,
                                "A {} that is Pinned Down takes a Motivation Test to Rally [FOW-CORE-50]",
                                RALLY,
                                in.get(StartStep.MOTIVATION));
            case UNHARMED, FREED, RALLIED -> byItself(at, Standing.UNHARMED, "A {} that is unharmed needs no roll");
            case DESTROYED ->
                byItself(
                        at,
                        Standing.DESTROYED,
                        bunker
                                ? "A Destroyed {} stays Destroyed [FOW-NEST-07]"
                                : "A Destroyed {} stays Destroyed (core rules) [FOW-CORE-46]");
        };
    }

    /** Judges a Bunker, which passes every Motivation Test, or a piece that needs no step. */
    private static Starter byItself(Kind at, Standing after, String finding) {
        Checklist list = new Checklist();
        list.note(finding, at);
        // No Bunker stays Pinned Down or Bailed Out through its owner's Starting Step.
        return new Starter(at, list, List.of(Standing.UNHARMED, Standing.DESTROYED), umpire -> after);
    }

    /** Judges a piece that takes a test; failed, it keeps its state. */
    private static Starter tested(Kind at, Standing state, Standing passed, String finding, Test test, Grade rating) {
        Checklist list = new Checklist();
        list.note(finding, at);
        RequiredRoll need = MotivationTest.need(rating);
        return new Starter(at, list, List.of(passed, state), umpire -> umpire.test(test, need) ? passed : state);
    }

    @Override
    public Sentence headline() {
        return Sentence.of("a {} in its owner's Starting Step", at);
    }

    @Override
    public Standing resolve(Umpire umpire) {
        return dice.apply(umpire);
    }

    @Override
    public Sentence verdict(Standing after) {
        return Sentence.of("The {} is *{}*.", at, after);
    }

    /** A piece that may need a Starting Step. */
    enum Kind implements NamedConstant {
        NEST("Nest"),
        FLAK_NEST("Flak Nest"),
        TOBRUK_PIT("Tobruk Pit"),
        PILLBOX("Pillbox"),
        TURRET("Turret"),
        TANK_PIT("tank in the Tank Pit"),
        VEHICLE("vehicle"),
        PLATOON("platoon");

        private final String words;

        Kind(String words) {
            this.words = words;
        }

        /** Returns the kind of a piece; only a vehicle can be Bogged Down. */
        static Kind of(Piece piece) {
            Optional<Strongpoint> bunker = PieceValues.bunker(piece);
            if (bunker.isPresent()) {
                return valueOf(bunker.get().name());
            }
            if (piece.kind().equals(TANK_PIT.id())) {
                return TANK_PIT;
            }
            boolean vehicle =
                    piece.value(PieceValues.AS).map(Mobility::isVehicle).orElse(true);
            return vehicle && piece.is(PieceValues.BOGGED_DOWN) ? VEHICLE : PLATOON;
        }

        boolean allows(Standing state) {
            return states().contains(state);
        }

        Optional<Strongpoint> bunker() {
            return NamedConstant.find(Strongpoint.class, id()).filter(Strongpoint.BUNKERS::contains);
        }

        void mustAllow(Standing state) {
            if (!allows(state)) {
                throw new BadInputException("--state " + state.id() + ": a " + words + " is never " + state.words()
                        + "; valid values: "
                        + String.join(", ", NamedChoiceFormat.of(states()).choices()));
            }
        }

        private List<Standing> states() {
            return switch (this) {
                case NEST, FLAK_NEST, TOBRUK_PIT, PILLBOX, PLATOON ->
                    List.of(Standing.UNHARMED, Standing.PINNED, Standing.DESTROYED);
                case TURRET -> List.of(Standing.UNHARMED, Standing.PINNED, Standing.BAILED_OUT, Standing.DESTROYED);
                case TANK_PIT -> List.of(Standing.UNHARMED, Standing.BAILED_OUT, Standing.DESTROYED);
                case VEHICLE -> List.of(Standing.UNHARMED, Standing.BOGGED_DOWN, Standing.DESTROYED);
            };
        }

        @Override
        public String words() {
            return words;
        }
    }

    /** The state of a piece before or after its Starting Step. */
    enum Standing implements Case.PlainEnd {
        UNHARMED("unharmed"),
        FREED("free"),
        RALLIED("rallied"),
        PINNED("Pinned Down"),
        BAILED_OUT("Bailed Out"),
        BOGGED_DOWN("Bogged Down"),
        DESTROYED("Destroyed");

        private final String words;

        Standing(String words) {
            this.words = words;
        }

        /** Returns the state of a piece; unharmed if none was recorded. */
        static Standing of(Piece piece) {
            if (piece.is(PieceValues.DESTROYED)) {
                return DESTROYED;
            }
            if (piece.is(PieceValues.BOGGED_DOWN)) {
                return BOGGED_DOWN;
            }
            return piece.is(PieceValues.PINNED)
                    ? PINNED
                    : piece.value(StartStep.STATE).orElse(UNHARMED);
        }

        @Override
        public String words() {
            return words;
        }
    }
}
