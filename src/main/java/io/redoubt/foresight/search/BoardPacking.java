package io.redoubt.foresight.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Packs the reduced boards of a single turn into one number each: a field of bits for the stage, and one for each piece
 * that can be in more than one class of values. Boards in this form are compared and changed by a few instructions.
 */
final class BoardPacking {
    /** The field of a piece that it cannot have. */
    static final int UNKNOWN = -1;

    private final int frame;
    private final long stageMask;
    private final int[] shifts;
    private final long[] masks;
    private final int[][] codes;

    /** The field in each stage that takes the place of each one of an earlier stage, by slot. */
    private final int[][][] moved;

    /** The field of {@link #moved}; {@link #UNKNOWN} if the piece cannot have it in that stage. */
    private final int[][][] present;

    private final int[][] peers;
    private final int width;

    /**
     * Creates a packing.
     *
     * @param codes the numbers that each piece can have, in ascending order, by slot
     * @param stages the number of stages of a turn
     * @param peers the slots of interchangeable pieces, group by group
     */
    private BoardPacking(int frame, int[][] codes, int stages, int[][] peers) {
        this.frame = frame;
        this.codes = codes;
        this.peers = peers;
        this.stageMask = (1L << bits(stages)) - 1;
        this.shifts = new int[codes.length];
        this.masks = new long[codes.length];
        int shift = bits(stages);
        for (int slot = 0; slot < codes.length; slot++) {
            shifts[slot] = shift;
            masks[slot] = ((1L << bits(codes[slot].length)) - 1) << shift;
            shift += bits(codes[slot].length);
        }
        this.width = shift;
        this.moved = new int[stages][codes.length][];
        this.present = new int[stages][codes.length][];
    }

    /**
     * Returns the packing of the boards of a turn whose values have been merged; empty if one number cannot hold them.
     *
     * @param stages the number of stages of a turn
     */
    static Optional<BoardPacking> of(StateAggregation classes, MoveGenerator moves, int stages) {
        State start = moves.start();
        int[][] peers = moves.alike().slots(start, moves.states());
        List<List<Set<Integer>>> occurring = new ArrayList<>();
        for (int slot = 0; slot < start.pieces().length; slot++) {
            int here = slot;
            occurring.add(IntStream.range(0, stages)
                    .mapToObj(stage -> classes.representatives(stage, here))
                    .toList());
        }
        for (int[] group : peers) {
            List<Set<Integer>> shared = IntStream.range(0, stages)
                    .mapToObj(stage -> Arrays.stream(group)
                            .mapToObj(slot -> occurring.get(slot).get(stage))
                            .flatMap(Set::stream)
                            .collect(Collectors.toSet()))
                    .toList();
            Arrays.stream(group).forEach(slot -> occurring.set(slot, shared));
        }
        int[][] codes = occurring.stream()
                .map(each -> each.stream()
                        .flatMap(Set::stream)
                        .mapToInt(Integer::intValue)
                        .sorted()
                        .distinct()
                        .toArray())
                .toArray(int[][]::new);
        int width = bits(stages)
                + Arrays.stream(codes).mapToInt(each -> bits(each.length)).sum();
        if (width >= Long.SIZE) {
            return Optional.empty();
        }
        BoardPacking packing = new BoardPacking(start.frame(), codes, stages, peers);
        for (int stage = 0; stage < stages; stage++) {
            for (int slot = 0; slot < codes.length; slot++) {
                int now = stage;
                int here = slot;
                Set<Integer> reached = occurring.get(slot).get(stage);
                packing.moved[stage][slot] = Arrays.stream(codes[slot])
                        .map(code -> packing.index(here, moves.reduced(start.frame(), now, here, code)))
                        .toArray();
                packing.present[stage][slot] = Arrays.stream(packing.moved[stage][slot])
                        .map(field -> field != UNKNOWN && reached.contains(codes[here][field]) ? field : UNKNOWN)
                        .toArray();
            }
        }
        return Optional.of(packing);
    }

    /** Returns the number of bits that tell some values apart. */
    static int bits(int values) {
        return Integer.SIZE - Integer.numberOfLeadingZeros(values - 1);
    }

    private int index(int slot, int code) {
        int index = Arrays.binarySearch(codes[slot], code);
        return index < 0 ? UNKNOWN : index;
    }

    /** Returns the number of bits of a board. */
    int width() {
        return width;
    }

    /** The fields of pieces that can no longer act. */
    static final class Closing {
        private final int[] slots;
        private final int[][][] fields;

        /**
         * Creates such fields.
         *
         * @param slots the pieces
         * @param fields the field that takes the place of each field of such a piece, by stage and slot
         */
        private Closing(int[] slots, int[][][] fields) {
            this.slots = slots;
            this.fields = fields;
        }
    }

    /** Returns the fields of the pieces that can no longer act in some stages. */
    Closing closing(Set<PlanningProblem.Acted> over, MoveGenerator moves) {
        Map<String, Integer> places = moves.states().layout(moves.start()).slots();
        int[] acted = new int[codes.length];
        for (PlanningProblem.Acted each : over) {
            Integer slot = places.get(each.piece());
            if (slot != null && codes[slot].length > 1) {
                acted[slot] |= 1 << each.stage();
            }
        }
        int[][][] fields = new int[moved.length][codes.length][];
        int[] slots =
                IntStream.range(0, codes.length).filter(slot -> acted[slot] > 0).toArray();
        for (int stage = 0; stage < moved.length; stage++) {
            for (int slot : slots) {
                fields[stage][slot] = closed(slot, stage, acted[slot], moves);
            }
        }
        return new Closing(slots, fields);
    }

    /** Returns a board on which some pieces can no longer act. */
    long closed(long board, Closing closing) {
        int[][] here = closing.fields[(int) (board & stageMask)];
        long closed = board;
        for (int slot : closing.slots) {
            closed = (closed & ~masks[slot]) | (long) here[slot][field(board, slot)] << shifts[slot];
        }
        return closed;
    }

    /** Returns the mask of the fields for some pieces and the stage. */
    long mask(int[] slots) {
        long mask = stageMask;
        for (int slot : slots) {
            mask |= masks[slot];
        }
        return mask;
    }

    /** Returns the packed form of a reduced state. */
    long packed(State state) {
        long packed = state.stage();
        for (int slot = 0; slot < codes.length; slot++) {
            int index = index(slot, state.pieces()[slot]);
            if (state.frame() != frame || state.turns() != 0 || index == UNKNOWN) {
                throw new IllegalStateException("a board that no action was expected to lead to");
            }
            packed |= (long) index << shifts[slot];
        }
        return packed;
    }

    /** Returns the state of a packed board. */
    State state(long board) {
        int[] pieces = new int[codes.length];
        for (int slot = 0; slot < pieces.length; slot++) {
            pieces[slot] = codes[slot][field(board, slot)];
        }
        return State.of(frame, 0, (int) (board & stageMask), pieces);
    }

    /** Returns the number of pieces. */
    int pieces() {
        return codes.length;
    }

    /** Returns the number of fields that a piece can have; they are numbered from 0. */
    int fields(int slot) {
        return codes[slot].length;
    }

    /** Returns the number of a piece for which a field stands. */
    int code(int slot, int field) {
        return codes[slot][field];
    }

    /** Returns a board on which a piece has a field. */
    long with(long board, int slot, int field) {
        return (board & ~masks[slot]) | (long) field << shifts[slot];
    }

    /** Returns the field of a piece in a later stage, in which fewer of its values matter; {@link #UNKNOWN} if none. */
    int inStage(int slot, int stage, int field) {
        return present[stage][slot][field];
    }

    /** Returns the field of a piece that takes the place of each one when the piece has acted in a stage. */
    int[] afterActing(int slot, int stage, MoveGenerator moves) {
        return closed(slot, stage, 1 << stage, moves);
    }

    /** Returns the field of a piece that takes the place of each one, in a stage, when the piece has acted in some. */
    private int[] closed(int slot, int stage, int acted, MoveGenerator moves) {
        int[] here = codes[slot];
        return IntStream.range(0, here.length)
                .map(index -> {
                    int closed = index(slot, moves.reduced(frame, stage, slot, here[index] | acted));
                    return closed == UNKNOWN ? index : closed; // that of another piece like this one
                })
                .toArray();
    }

    /** Returns the fields that a piece can have. */
    int[] allFields(int slot) {
        return IntStream.range(0, fields(slot)).toArray();
    }

    /** Returns the field of a piece on a board. */
    int field(long board, int slot) {
        return (int) ((board & masks[slot]) >>> shifts[slot]);
    }

    /** Returns the fields of a piece, each with whether it has acted in a stage. */
    boolean[] acted(int slot, int stage) {
        boolean[] acted = new boolean[codes[slot].length];
        for (int index = 0; index < acted.length; index++) {
            acted[index] = (codes[slot][index] >> stage & 1) == 1;
        }
        return acted;
    }

    /**
     * Returns whether a piece can still act in a stage of a board.
     *
     * @param acted what {@link #acted} returns for them
     */
    boolean mayAct(long board, int slot, int stage, boolean[] acted) {
        return (board & stageMask) <= stage && !acted[field(board, slot)];
    }

    /** Returns whether a board has the stage of another. */
    boolean isSameStage(long one, long other) {
        return ((one ^ other) & stageMask) == 0;
    }

    /**
     * Returns a board in a later stage, in which fewer values of the pieces matter.
     *
     * @param changed the fields that already have their values of that stage, with the stage
     * @param mask the mask of these fields
     */
    long inLaterStage(long board, long changed, long mask) {
        int[][] here = moved[(int) (changed & stageMask)];
        long after = changed;
        for (int slot = 0; slot < shifts.length; slot++) {
            if ((masks[slot] & ~mask) != 0) {
                after |= (long) here[slot][field(board, slot)] << shifts[slot];
            }
        }
        return after;
    }

    /** Returns the canonical board among all that differ by a swap of interchangeable pieces. */
    long canonical(long board) {
        long sorted = board;
        for (int[] group : peers) {
            for (int i = 1; i < group.length; i++) {
                for (int j = i; j > 0 && field(sorted, group[j - 1]) > field(sorted, group[j]); j--) {
                    long differing = field(sorted, group[j - 1]) ^ field(sorted, group[j]);
                    sorted ^= (differing << shifts[group[j - 1]]) ^ (differing << shifts[group[j]]);
                }
            }
        }
        return sorted;
    }

    /** Returns the pieces interchangeable with one that come before it. */
    int[] earlierPeers(int slot) {
        return Arrays.stream(peers)
                .filter(group -> Arrays.binarySearch(group, slot) >= 0)
                .flatMapToInt(Arrays::stream)
                .filter(peer -> peer < slot)
                .toArray();
    }

    /** Returns whether a piece has the same field as one of some others. */
    boolean isLikeOneOf(int[] others, int slot, long board) {
        for (int other : others) {
            if (field(board, other) == field(board, slot)) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether some pieces are interchangeable. */
    boolean hasPeers() {
        return peers.length > 0;
    }
}
