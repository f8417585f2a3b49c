package io.redoubt.rules.dh.counterattack;

import io.redoubt.rules.dh.cards.TargetKind;
import io.redoubt.rules.dh.pieces.Pieces;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Sentence;

/**
 * A crew that wants to Charge.
 *
 * @param left when it left its work
 */
record Charge(TargetKind from, Pieces.Left left) implements Counterattack.CrewAction {
    @Override
    public Sentence headline() {
        return Sentence.of("a charge out of the {}", from);
    }

    @Override
    public void check(Checklist list) {
        switch (left) {
            case NOT_YET, THIS_TURN ->
                list.forbid(
                        "No crew charges out of its {}: it has to leave in a turn before [DH-CC-04, DH-CC-05]",
                        from.asWork().orElseThrow());
            case EARLIER -> list.note("Out since an earlier turn: it may charge like infantry [DH-CC-05]");
        }
    }

    @Override
    public Counterattack.Response response() {
        return Counterattack.Response.CHARGES;
    }
}
