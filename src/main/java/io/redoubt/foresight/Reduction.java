package io.redoubt.foresight;

import java.util.HashMap;
import java.util.Map;

/** Takes out of states what cannot matter any more. */
final class Reduction {
    private final States states;
    private final Changing changing;
    private final Needed needed;
    private final int stages;
    private final Map<Values, Integer> known = new HashMap<>();
    private int version;

    /** The values of a piece in a stage of the turn. */
    private record Values(String piece, int stage, int id) {}

    /**
     * Takes out what is not needed.
     *
     * @param stages how many a turn has
     */
    Reduction(States states, Changing changing, Needed needed, int stages) {
        this.states = states;
        this.changing = changing;
        this.needed = needed;
        this.stages = stages;
        this.version = changing.version();
    }

    /**
     * The state without what pieces did in stages that are over, and, in the last turn, without values that nothing
     * looks at in those to come.
     */
    State of(State state) {
        if (version != changing.version()) {
            known.clear();
            version = changing.version();
        }
        int[] pieces = state.pieces();
        boolean copied = false;
        int stage = state.stage();
        States.Layout layout = states.layout(state);
        for (int slot = 0; slot < pieces.length; slot++) {
            int code = pieces[slot];
            int acted = (code & State.STAGE_MASK) >> stage << stage;
            int values = code >> State.STAGES;
            if (state.turns() == 0) {
                values = reduced(layout, slot, stage, values);
            }
            int now = (values << State.STAGES) | acted;
            if (now != code) {
                pieces = copied ? pieces : pieces.clone();
                copied = true;
                pieces[slot] = now;
            }
        }
        return copied ? new State(state.frame(), state.left(), pieces) : state;
    }

    private int reduced(States.Layout layout, int slot, int stage, int values) {
        Values of = new Values(layout.pieces().get(slot).name(), stage, values);
        Integer less = known.get(of);
        if (less == null) {
            less = states.without(
                    values, needed.without(layout.pieces().get(slot), changing.of(of.piece()), stage, stages));
            known.put(of, less);
        }
        return less;
    }
}
