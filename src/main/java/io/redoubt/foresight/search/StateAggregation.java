package io.redoubt.foresight.search;

import io.redoubt.foresight.Goal;
import io.redoubt.foresight.ObjectiveFunction;
import io.redoubt.foresight.ValueSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Merges values of a piece that cannot make a difference (the coarsest bisimulation, by partition refinement). At first
 * all values of a piece that are equal for the goal are one class. A class is split as long as an action has different
 * results for two of its members, in terms of classes. A piece that the goal does not depend on has a single class in
 * the end, and actions on it change nothing.
 *
 * <p>Classes belong to a stage of the turn: only actions of this stage and later ones can tell values apart.
 */
final class StateAggregation {
    /** Estimated cost of a combination of values, in units of work. */
    private static final double COMBINATION = 9_000;

    private final ReachableValues reachable;
    private final int frame;
    private final StateTable.Layout layout;
    private final StateTable states;
    private final List<Goal> conditions;
    private final List<Partition> partitions = new ArrayList<>();
    private final List<int[][]> representatives = new ArrayList<>();
    private final IdentityHashMap<ActionResults, List<Action>> alike = new IdentityHashMap<>();
    private final List<ActionResults> distinct = new ArrayList<>();
    private final Set<Action> relevant = new LinkedHashSet<>();

    /**
     * The classes of one stage.
     *
     * @param classes the class of each number that a piece can have, by slot
     * @param first the least number of each class, by slot
     */
    private record Partition(int stage, List<Map<Integer, Integer>> classes, List<Map<Integer, Integer>> first)
            implements ActionFates.Classes {
        /** Returns the class of a number of a piece; actions of earlier stages do not count. */
        @Override
        public int of(int slot, int code) {
            return Objects.requireNonNull(classes.get(slot).get(from(stage, code)));
        }

        @Override
        public int size(int slot) {
            return first.get(slot).size();
        }

        int size() {
            return first.stream().mapToInt(Map::size).sum();
        }
    }

    private StateAggregation(ReachableValues reachable, MoveGenerator moves, ObjectiveFunction worth) {
        this.reachable = reachable;
        this.states = moves.states();
        this.frame = moves.start().frame();
        this.layout = states.layout(moves.start());
        this.conditions = worth.conditions(reachable::values);
        for (ActionResults results : reachable.results()) {
            Optional<ActionResults> known =
                    distinct.stream().filter(results::isLike).findFirst();
            if (known.isEmpty()) {
                distinct.add(results);
            }
            alike.computeIfAbsent(known.orElse(results), any -> new ArrayList<>())
                    .add(results.action().action());
        }
    }

    /**
     * Finds the classes for the goal of a plan.
     *
     * @throws io.redoubt.exact.ComputationAbortedException if the limit is reached
     */
    static StateAggregation of(
            ReachableValues reachable, MoveGenerator moves, PlanningProblem setting, SearchLimit limit) {
        StateAggregation aggregation = new StateAggregation(reachable, moves, setting.worth());
        limit.spend(COMBINATION
                * aggregation.distinct.stream()
                        .mapToLong(results -> results.rows().size())
                        .sum());
        for (int stage = setting.stages() - 1; stage >= 0; stage--) {
            Partition partition = aggregation.refined(stage);
            aggregation.partitions.add(0, partition);
            aggregation.representatives.add(0, aggregation.representatives(partition));
        }
        return aggregation;
    }

    /** Returns a number of a piece without the actions of stages before this one. */
    private static int from(int stage, int code) {
        int acted = (code & State.STAGE_MASK) >> stage << stage;
        return (code & ~State.STAGE_MASK) | acted;
    }

    /** Returns the number that represents the class of a piece's number: the least. */
    int representative(int stage, int slot, int code) {
        int[] here = representatives.get(stage)[slot];
        return code < here.length ? here[code] : code;
    }

    /** Returns the numbers that represent the classes of a piece, in all stages, in ascending order. */
    int[] representatives(int slot) {
        return partitions.stream()
                .flatMap(partition -> partition.first().get(slot).values().stream())
                .mapToInt(Integer::intValue)
                .sorted()
                .distinct()
                .toArray();
    }

    /** Returns the representatives of one stage in arrays, because they are looked up at every board. */
    private int[][] representatives(Partition partition) {
        int[][] representatives = new int[layout.pieces().size()][];
        for (int slot = 0; slot < representatives.length; slot++) {
            Map<Integer, Integer> classes = partition.classes().get(slot);
            Map<Integer, Integer> first = partition.first().get(slot);
            int[] here =
                    IntStream.rangeClosed(0, Collections.max(classes.keySet())).toArray();
            classes.forEach((code, number) -> here[code] = first.getOrDefault(number, code));
            representatives[slot] = here;
        }
        return representatives;
    }

    /** Returns the actions that can influence the goal. */
    Set<Action> relevant() {
        return relevant;
    }

    /** Returns these actions without those that are the same as an earlier one but for their names. */
    Set<Action> distinct() {
        Set<Action> actions = new LinkedHashSet<>();
        distinct.forEach(results -> actions.add(results.action().action()));
        actions.retainAll(relevant);
        return actions;
    }

    private Partition refined(int stage) {
        Partition partition = beginning(stage);
        IdentityHashMap<ActionResults, ActionFates> fates = new IdentityHashMap<>();
        distinct.forEach(results -> fates.put(results, new ActionFates(results, frame)));
        while (true) {
            Partition finer = refined(partition, fates);
            if (finer.size() == partition.size()) {
                return finer;
            }
            partition = finer;
        }
    }

    /** Returns the classes that the goal alone tells apart. */
    private Partition beginning(int stage) {
        List<Map<Integer, List<Boolean>>> signatures = new ArrayList<>();
        for (int slot = 0; slot < layout.pieces().size(); slot++) {
            String piece = layout.pieces().get(slot).name();
            Map<Integer, List<Boolean>> here = new HashMap<>();
            for (int code : reachable.codes(slot)) {
                ValueSource look = (name, key) -> name.equals(piece) ? states.value(code, key) : "";
                here.put(
                        from(stage, code),
                        conditions.stream()
                                .filter(goal -> goal.pieces().contains(piece))
                                .map(goal -> goal.holds(look))
                                .toList());
            }
            signatures.add(here);
        }
        return partition(stage, signatures);
    }

    /** Returns the partition whose classes have equal signatures. */
    private static <T> Partition partition(int stage, List<Map<Integer, T>> signatures) {
        List<Map<Integer, Integer>> classes = new ArrayList<>();
        List<Map<Integer, Integer>> first = new ArrayList<>();
        for (Map<Integer, T> here : signatures) {
            Map<T, Integer> numbers = new HashMap<>();
            Map<Integer, Integer> ofCode = new HashMap<>();
            Map<Integer, Integer> least = new HashMap<>();
            here.forEach((code, signature) -> {
                int number = numbers.computeIfAbsent(signature, any -> numbers.size());
                ofCode.put(code, number);
                least.merge(number, code, Math::min);
            });
            classes.add(ofCode);
            first.add(least);
        }
        return new Partition(stage, classes, first);
    }

    private Partition refined(Partition partition, IdentityHashMap<ActionResults, ActionFates> all) {
        record Signature(int now, Map<Action, List<Integer>> fates) {}
        List<Map<Integer, Signature>> signatures = new ArrayList<>();
        for (Map<Integer, Integer> here : partition.classes()) {
            Map<Integer, Signature> bare = new HashMap<>();
            here.forEach((code, number) -> bare.put(code, new Signature(number, new HashMap<>())));
            signatures.add(bare);
        }
        for (ActionResults results : distinct) {
            Action action = results.action().action();
            if (action.isOwed() || action.stage() >= partition.stage()) {
                Partition after = action.isOwed() || action.stage() == partition.stage()
                        ? partition
                        : partitions.get(action.stage() - partition.stage() - 1);
                List<Map<Integer, List<Integer>>> fates =
                        Objects.requireNonNull(all.get(results)).in(after);
                for (int place = 0; place < fates.size(); place++) {
                    Map<Integer, Signature> here =
                            signatures.get(results.slots().get(place));
                    fates.get(place)
                            .forEach((code, fate) -> Objects.requireNonNull(here.get(from(partition.stage(), code)))
                                    .fates()
                                    .put(action, fate));
                    if (!fates.get(place).isEmpty()) {
                        relevant.addAll(Objects.requireNonNull(alike.get(results)));
                    }
                }
            }
        }
        return partition(partition.stage(), signatures);
    }
}
