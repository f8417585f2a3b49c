package io.redoubt.foresight;

import io.redoubt.rules.piece.Piece;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** Removes irrelevant values from states. */
final class StateReduction {
    private static final int SLOT_BITS = 12;
    private static final int VALUE_BITS = Integer.SIZE - State.STAGES;

    /** Odd, so that different numbers stay different. */
    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    private final StateTable states;
    private final ChangedValues changing;
    private final RelevantValues needed;
    private final int stages;
    private final Map<Long, Integer> known = new HashMap<>();
    private int version;

    /**
     * Creates a reduction.
     *
     * @param stages the number of stages of a turn
     */
    StateReduction(StateTable states, ChangedValues changing, RelevantValues needed, int stages) {
        this.states = states;
        this.changing = changing;
        this.needed = needed;
        this.stages = stages;
        this.version = changing.version();
    }

    /**
     * Returns the state without actions of earlier stages and, in the last turn, without values that no later stage
     * reads.
     */
    State of(State state) {
        if (version != changing.version()) {
            known.clear();
            version = changing.version();
        }
        int[] pieces = state.pieces();
        boolean copied = false;
        int stage = state.stage();
        for (int slot = 0; slot < pieces.length; slot++) {
            int code = pieces[slot];
            int acted = (code & State.STAGE_MASK) >> stage << stage;
            int values = code >> State.STAGES;
            if (state.turns() == 0) {
                values = reduced(state, slot, values);
            }
            int now = (values << State.STAGES) | acted;
            if (now != code) {
                pieces = copied ? pieces : Arrays.copyOf(pieces, pieces.length);
                copied = true;
                pieces[slot] = now;
            }
        }
        return copied ? new State(state.frame(), state.left(), pieces) : state;
    }

    private int reduced(State state, int slot, int values) {
        // One number for slot, stage and values, because the lookup happens at every board. It is spread because the
        // hash of a long combines its halves by exclusive or.
        long of = SPREAD
                * (((((long) state.frame() << SLOT_BITS | slot) << State.STAGES | state.stage()) << VALUE_BITS)
                        | values);
        Integer less = known.get(of);
        if (less == null) {
            Piece piece = states.layout(state).pieces().get(slot);
            less = states.without(
                    values, needed.irrelevantValues(piece, changing.of(piece.name()), state.stage(), stages));
            known.put(of, less);
        }
        return less;
    }
}
