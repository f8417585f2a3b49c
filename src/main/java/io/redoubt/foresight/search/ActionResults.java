package io.redoubt.foresight.search;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The results of an action for all values of the pieces that it reads or changes. Values of a piece that the action
 * cannot tell apart are one group, and there is one row for every combination of groups.
 *
 * @param slots the pieces that it reads or changes
 * @param groups the numbers of each of them on which it is possible, in groups
 * @param rows the result of each combination, empty if it is impossible; the first piece changes fastest
 */
record ActionResults(
        CompiledAction action, List<Integer> slots, List<List<List<Integer>>> groups, List<Optional<Transition>> rows) {
    private static final long LARGE = Integer.MAX_VALUE;

    ActionResults(CompiledAction action, List<Integer> slots, List<List<List<Integer>>> groups) {
        this(action, slots, groups, new ArrayList<>());
    }

    /** Returns the number of combinations, or a large number of them if there are more. */
    long size() {
        long size = 1;
        for (List<List<Integer>> here : groups) {
            size = Math.min(LARGE, size * here.size());
        }
        return size;
    }

    /** Returns the groups of one combination, by the position of the piece in {@link #slots}. */
    List<List<Integer>> row(int number) {
        return combination(groups, number);
    }

    /** Returns one element of each list; the first list changes fastest. */
    static <T> List<T> combination(List<List<T>> lists, int number) {
        List<T> combination = new ArrayList<>();
        int left = number;
        for (List<T> here : lists) {
            combination.add(here.get(left % here.size()));
            left /= here.size();
        }
        return combination;
    }

    /** Returns whether the action is impossible or changes nothing, whatever the values are. */
    boolean isIdle() {
        return rows.stream()
                .noneMatch(row -> row.filter(Transition::changesSomething).isPresent());
    }

    /** Returns whether another action of the piece is the same but for its name: it always has the same results. */
    boolean isLike(ActionResults other) {
        Action one = action.action();
        Action two = other.action().action();
        return one.by().equals(two.by())
                && one.stage() == two.stage()
                && rows.size() == other.rows().size()
                && varied().equals(other.varied())
                && IntStream.range(0, rows.size())
                        .allMatch(row -> isLike(rows.get(row), other.rows().get(row)));
    }

    private static boolean isLike(Optional<Transition> one, Optional<Transition> other) {
        return one.equals(other)
                || (one.isPresent() && other.isPresent() && one.get().hasSameChanges(other.get()));
    }

    /** Returns the groups of the pieces of which there is more than one, by slot. */
    private Map<Integer, List<List<Integer>>> varied() {
        Map<Integer, List<List<Integer>>> varied = new HashMap<>();
        for (int place = 0; place < slots.size(); place++) {
            if (groups.get(place).size() > 1) {
                varied.put(slots.get(place), groups.get(place));
            }
        }
        return varied;
    }
}
