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
 * One attempt to gap a Street Barricade.
 *
 * @param found what the rules say before dice
 * @param opens from when on a gap is Difficult Going
 * @param cost what the attempt costs those who make it, whatever comes of it
 * @param dice how it ends
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
