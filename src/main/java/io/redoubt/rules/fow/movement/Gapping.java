package io.redoubt.rules.fow.movement;

import io.redoubt.rules.fow.terms.GapTool;
import io.redoubt.rules.fow.terms.Obstacle;
import io.redoubt.rules.fow.terms.PieceValues;
import io.redoubt.rules.input.Field;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Case;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.Optional;

/** One attempt to gap a Street Barricade. */
sealed interface Gapping extends Case<Gapping.Breach>
        permits GapByPioneers, GapByGun, GapByCarrier, Gapping.NoGap, Gapping.GappedAlready {
    /** What a gap leaves behind, in the words of who made it. */
    default Remark gapped() {
        return Remark.of(
                "The Street Barricade is *GAPPED*: Difficult Going now, with its cover as before. [FOW-GAP-10, FOW-GAP-12, FOW-GAP-13]");
    }

    /** From when on a gap is Difficult Going. */
    default Opening opens() {
        return Opening.AT_ONCE;
    }

    /** What the attempt costs those who make it, whatever comes of it. */
    Field<Boolean> cost();

    @Override
    default List<Breach> shown() {
        return List.of(Breach.values());
    }

    @Override
    default Sentence verdict(Breach breach) {
        return Sentence.of(
                breach == Breach.GAPPED
                        ? gapped()
                        : Remark.of("The Street Barricade is *NOT GAPPED*, and wholly unharmed. [FOW-GAP-11]"));
    }

    static Gapping read(Inputs in) {
        Optional<GapTool> with = in.find(Gap.WITH);
        Obstacle obstacle = in.get(Gap.OBSTACLE);
        if (obstacle != Obstacle.STREET_BARRICADE) {
            return new NoGap(with.orElse(GapTool.PIONEERS), obstacle);
        }
        if (in.find(Gap.GAPPED).orElse(false)) {
            return new GappedAlready();
        }
        return switch (in.get(Gap.WITH)) {
            case PIONEERS -> GapByPioneers.of(in);
            case GUN -> GapByGun.of(in);
            case DEMOLITION_CARRIER -> GapByCarrier.of(in);
        };
    }

    /** An attempt on something that this chapter lets nobody gap; a Demolition Carrier does not hurt Bunkers. */
    record NoGap(GapTool with, Obstacle obstacle) implements Gapping {
        @Override
        public Sentence headline() {
            return Sentence.of("gapping a {}", obstacle);
        }

        @Override
        public void check(Checklist list) {
            list.forbid(
                    switch (with) {
                        case PIONEERS ->
                            Remark.of("Pioneers gap Street Barricades: a {} cannot be gapped [FOW-GAP-07]");
                        case GUN ->
                            Remark.of(
                                    "A gun rated Bunker Buster gaps Street Barricades: a {} cannot be gapped [FOW-GAP-02]");
                        case DEMOLITION_CARRIER ->
                            Remark.of(
                                    "A Demolition Carrier gaps Street Barricades: it does nothing to a {} [FOW-GAP-01]");
                    },
                    obstacle);
        }

        @Override
        public Breach resolve(Umpire umpire) {
            return Breach.UNGAPPED;
        }

        @Override
        public Field<Boolean> cost() {
            return PieceValues.DESTROYED;
        }
    }

    /** An attempt on a barricade that has its gap. */
    record GappedAlready() implements Gapping {
        @Override
        public Sentence headline() {
            return Sentence.of("gapping a Street Barricade");
        }

        @Override
        public void check(Checklist list) {
            list.forbid("The Street Barricade is gapped already: there is nothing left to gap [FOW-GAP-10]");
        }

        @Override
        public Breach resolve(Umpire umpire) {
            return Breach.GAPPED;
        }

        @Override
        public Field<Boolean> cost() {
            return PieceValues.GAP_ATTEMPTED;
        }
    }

    /** When teams may go through a new gap. */
    enum Opening {
        AT_ONCE,
        NEXT_STEP
    }

    /** Whether a Street Barricade has a gap. */
    enum Breach implements Case.PlainEnd {
        UNGAPPED("not gapped"),
        GAPPED("gapped");

        private final String words;

        Breach(String words) {
            this.words = words;
        }

        /** A gap if one of the attempts at it came off. */
        static Breach of(boolean gapped) {
            return gapped ? GAPPED : UNGAPPED;
        }

        @Override
        public String words() {
            return words;
        }
    }
}
