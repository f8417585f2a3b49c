package io.redoubt.foresight.search;

import io.redoubt.exact.Fraction;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The results of actions on packed boards in terms of classes of fields, as numbers: equal results have one number. */
final class PackedFates {
    /** The number of a result that makes no difference: it is as if the piece had done nothing. */
    private static final int NOTHING = 0;

    /** The number of combinations of fields from which an action tells all fields apart. */
    private static final long MOST_COMBINATIONS = 2_000;

    private final BoardPacking packing;
    private final Map<List<Integer>, Distinctions> known = new HashMap<>();
    private final Map<Map<Long, Fraction>, Integer> numbers = new HashMap<>();

    /** The classes of the fields of a piece. */
    static final class Classes {
        /** Others have another number. */
        final int number;

        /** The least field of the class of each field. */
        final int[] least;

        Classes(int number, int[] least) {
            this.number = number;
            this.least = least;
        }

        /** Returns whether some fields are in one class. */
        boolean merge() {
            for (int field = 0; field < least.length; field++) {
                if (least[field] != field) {
                    return true;
                }
            }
            return false;
        }
    }

    PackedFates(BoardPacking packing) {
        this.packing = packing;
    }

    /** The distinctions that an action makes between fields. */
    static final class Distinctions {
        /** Others have another number. */
        final int number;

        /** The pieces that the action reads or changes. */
        final int[] slots;

        private final int[][] fates;

        /**
         * Creates it.
         *
         * @param fates a number for each field of each of the pieces
         */
        private Distinctions(int number, int[] slots, int[][] fates) {
            this.number = number;
            this.slots = slots;
            this.fates = fates;
        }

        /** Returns a number for each field of a piece: equal ones have equal results, whatever the other pieces are. */
        int[] of(int slot) {
            return fates[Arrays.binarySearch(slots, slot)];
        }
    }

    /**
     * Returns the distinctions that an action makes.
     *
     * @param number the number of the action
     * @param after the classes after the action, by slot
     */
    Distinctions of(int number, PackedAction action, Classes[] after) {
        List<Integer> question = new ArrayList<>(List.of(number));
        for (int slot : action.slots()) {
            question.add(after[slot].number);
        }
        Distinctions made = known.get(question);
        if (made == null) {
            made = new Distinctions(known.size(), action.slots(), found(action, after));
            known.put(question, made);
        }
        return made;
    }

    private int[][] found(PackedAction action, Classes[] after) {
        int[] slots = action.slots();
        List<List<Integer>> fields = new ArrayList<>();
        List<List<List<Integer>>> results = new ArrayList<>();
        long size = 1;
        for (int slot : slots) {
            List<Integer> here = action.fields(slot);
            fields.add(here);
            size *= here.size();
            List<List<Integer>> lists = new ArrayList<>();
            for (int field = 0; field < packing.fields(slot); field++) {
                lists.add(new ArrayList<>());
            }
            results.add(lists);
        }
        if (size > MOST_COMBINATIONS) {
            return Arrays.stream(slots).mapToObj(packing::allFields).toArray(int[][]::new);
        }
        for (int row = 0; row < size; row++) {
            List<Integer> combination = ActionResults.combination(fields, row);
            long board = action.stage();
            for (int place = 0; place < slots.length; place++) {
                board = packing.with(board, slots[place], combination.get(place));
            }
            int fate = number(action, board, after);
            for (int place = 0; place < slots.length; place++) {
                results.get(place).get(combination.get(place)).add(fate);
            }
        }
        int[][] fates = new int[slots.length][];
        for (int place = 0; place < slots.length; place++) {
            fates[place] = numbered(slots[place], action.stage(), results.get(place));
        }
        return fates;
    }

    /** Returns a number for each field of a piece: one for those with equal results. */
    private int[] numbered(int slot, int stage, List<List<Integer>> results) {
        Map<List<Integer>, Integer> lists = new HashMap<>();
        int[] numbered = new int[results.size()];
        for (int field = 0; field < numbered.length; field++) {
            int now = packing.inStage(slot, stage, field);
            // A field that does not occur is like no other.
            List<Integer> here = now == BoardPacking.UNKNOWN ? List.of(-1 - field) : results.get(now);
            numbered[field] = lists.computeIfAbsent(here, any -> lists.size());
        }
        return numbered;
    }

    /** Returns the number of the result on a board. */
    private int number(PackedAction action, long board, Classes[] after) {
        PackedAction.Effect effect = action.on(board);
        Map<Long, Fraction> chances = new HashMap<>();
        List<Fraction> exact = effect.chances();
        for (int way = 0; way < exact.size(); way++) {
            chances.merge(classified(action, effect.after[way], after), exact.get(way), Fraction::plus);
        }
        boolean isIdle = chances.isEmpty()
                || (chances.size() == 1 && chances.containsKey(classified(action, action.idle(board), after)));
        return isIdle ? NOTHING : numbers.computeIfAbsent(chances, any -> NOTHING + 1 + numbers.size());
    }

    /** Returns a board whose fields represent their classes, as far as an action reads or changes them. */
    private long classified(PackedAction action, long board, Classes[] after) {
        long classified = board;
        for (int slot : action.slots()) {
            classified = packing.with(classified, slot, after[slot].least[packing.field(board, slot)]);
        }
        return classified;
    }
}
