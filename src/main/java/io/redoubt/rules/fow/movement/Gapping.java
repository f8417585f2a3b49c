package io.redoubt.rules.fow.movement;

import io.redoubt.rules.input.InputField;
import io.redoubt.rules.procedure.Case;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Judged;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.function.Function;

/**
 * An attempt to gap a Street Barricade.
 *
 * @param found notes and objections before any dice
 * @param opens time from which a gap is Difficult Going
 * @param cost flag that the attempt sets on the acting team
 * @param dice resolution of the attempt
 */
record Gapping(
        Sentence headline,
        Checklist found,
        Opening opens,
        InputField<Boolean> cost,
        Function<Umpire, Gapping.Breach> dice)
        implements Judged<Gapping.Breach> {
    @Override
    public List<Breach> shown() {
        return List.of(Breach.values());
    }

    @Override
    public Breach resolve(Umpire umpire) {
        return dice.apply(umpire);
    }

    /** Pioneers test when all movement is over. */
    @Override
    public Sentence verdict(Breach breach) {
        if (breach == Breach.UNGAPPED) {
            return Sentence.of("The Street Barricade is *NOT GAPPED*, and wholly unharmed. [FOW-GAP-11]");
        }
        return Sentence.of(
                switch (opens) {
                    case AT_ONCE ->
                        "The Street Barricade is *GAPPED*: Difficult Going now, with its cover as before. [FOW-GAP-10, FOW-GAP-12, FOW-GAP-13]";
                    case NEXT_STEP ->
                        "The Street Barricade is *GAPPED* after all movement: Difficult Going from the next Step on, with its"
                                + " cover as before. [FOW-GAP-10, FOW-GAP-08, FOW-GAP-12, FOW-GAP-13]";
                });
    }

    /** The time from which teams may go through a new gap. */
    enum Opening {
        AT_ONCE,
        NEXT_STEP
    }

    /** The state of a Street Barricade. */
    enum Breach implements Case.PlainEnd {
        UNGAPPED("not gapped"),
        GAPPED("gapped");

        private final String words;

        Breach(String words) {
            this.words = words;
        }

        static Breach of(boolean gapped) {
            return gapped ? GAPPED : UNGAPPED;
        }

        @Override
        public String words() {
            return words;
        }
    }
}
