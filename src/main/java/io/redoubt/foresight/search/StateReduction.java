package io.redoubt.foresight.search;

import io.redoubt.foresight.ChangedValues;
import io.redoubt.rules.piece.Piece;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** Removes irrelevant values from states, or represents them by those of their class. */
final class StateReduction {
    private static final int SLOT_BITS = 12;

    /** Odd, so that different numbers stay different. */
    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    private final StateTable states;
    private final ChangedValues changing;
    private final RelevantValues needed;
    private final int stages;
    private final Map<Long, Integer> known = new HashMap<>();
    private final List<IdentityHashMap<Set<PlanningProblem.Acted>, int[]>> places = new ArrayList<>();
    private Optional<StateAggregation> aggregation = Optional.empty();
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

    /** Represents the values of every piece by those of their class from now on. */
    void use(StateAggregation classes) {
        this.aggregation = Optional.of(classes);
    }

    /**
     * Returns the state without actions of earlier stages, and with the values that represent those of each piece or, in
     * the last turn, without values that no later stage reads.
     */
    State of(State state) {
        int[] pieces = state.pieces();
        boolean copied = false;
        for (int slot = 0; slot < pieces.length; slot++) {
            int now = reduced(state.frame(), state.left(), slot, pieces[slot]);
            if (now != pieces[slot]) {
                pieces = copied ? pieces : Arrays.copyOf(pieces, pieces.length);
                copied = true;
                pieces[slot] = now;
            }
        }
        return copied ? new State(state.frame(), state.left(), pieces) : state;
    }

    /**
     * Returns the reduced number of one piece.
     *
     * @param left the turns still to come, and the current stage
     */
    int reduced(int frame, int left, int slot, int code) {
        int stage = left & State.STAGE_MASK;
        int acted = (code & State.STAGE_MASK) >> stage << stage;
        int bare = (code & ~State.STAGE_MASK) | acted;
        if (aggregation.isPresent()) {
            return aggregation.get().representative(left >> State.STAGES, stage, slot, bare);
        }
        if (left >> State.STAGES > 0) {
            return bare;
        }
        if (version != changing.version()) {
            known.clear();
            version = changing.version();
        }
        // One number for slot, stage and values, because the lookup happens at every board. It is spread because the
        // hash of a long combines its halves by exclusive or.
        long of = SPREAD
                * (((((long) frame << SLOT_BITS | slot) << State.STAGES | stage) << Integer.SIZE)
                        | Integer.toUnsignedLong(bare));
        Integer less = known.get(of);
        if (less == null) {
            Piece piece = states.layout(frame).pieces().get(slot);
            int values = states.without(
                    bare >> State.STAGES,
                    needed.irrelevantValues(piece, acted, changing.of(piece.name()), stage, stages));
            less = (values << State.STAGES) | acted;
            known.put(of, less);
        }
        return less;
    }

    /**
     * Returns a reduced state in which some pieces can no longer act in some stages.
     *
     * @param over these pieces and stages; the same object for the same ones
     */
    State closed(State state, Set<PlanningProblem.Acted> over) {
        int[] pieces = state.pieces();
        for (int place : places(state, over)) {
            int slot = place >> State.STAGES;
            int stage = place & State.STAGE_MASK;
            if (stage >= state.stage() && (pieces[slot] >> stage & 1) == 0) {
                pieces = pieces == state.pieces() ? Arrays.copyOf(pieces, pieces.length) : pieces;
                pieces[slot] = reduced(state.frame(), state.left(), slot, pieces[slot] | 1 << stage);
            }
        }
        return pieces == state.pieces() ? state : new State(state.frame(), state.left(), pieces);
    }

    /** Returns the slots and stages of some pieces, one number for each; they are kept, because each board needs them. */
    private int[] places(State state, Set<PlanningProblem.Acted> over) {
        while (places.size() <= state.frame()) {
            places.add(new IdentityHashMap<>());
        }
        return places.get(state.frame()).computeIfAbsent(over, any -> {
            Map<String, Integer> slots = states.layout(state).slots();
            return over.stream()
                    .filter(each -> slots.containsKey(each.piece()))
                    .mapToInt(each -> Objects.requireNonNull(slots.get(each.piece())) << State.STAGES | each.stage())
                    .toArray();
        });
    }
}
