package io.redoubt.foresight.search;

import io.redoubt.exact.Fraction;
import io.redoubt.foresight.Goal;
import io.redoubt.foresight.ObjectiveFunction;
import io.redoubt.foresight.SearchLimit;
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
 * <p>Classes belong to a turn and a stage of it: only actions of this stage and later ones can tell values apart, and what
 * the next turn makes of them.
 */
final class StateAggregation {
    /** Estimated cost of a combination of values, in units of work. */
    private static final double COMBINATION = 13_000;

    /** Stands for the next classes of a number that a piece cannot have yet. */
    private static final Map<Integer, Fraction> NOT_YET = Map.of(-1, Fraction.ONE);

    private final ReachableValues reachable;
    private final int frame;
    private final StateTable.Layout layout;
    private final StateTable states;
    private final List<Goal> conditions;
    private final TurnBoundary boundary;
    private final List<List<Partition>> partitions = new ArrayList<>();
    private final List<List<int[][]>> representatives = new ArrayList<>();
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

    /**
     * A stage of a turn.
     *
     * @param turn the number of the turn, from 0
     * @param isOwn whether the planning side acts in the turn
     * @param ending the number of the marks of the turn, if another one follows
     */
    private record Stage(int turn, int number, boolean isOwn, Optional<Integer> ending) {
        boolean has(Action action) {
            return action.isOwed() || (isOwn && action.stage() >= number);
        }
    }

    private StateAggregation(ReachableValues reachable, MoveGenerator moves, ObjectiveFunction worth) {
        this.reachable = reachable;
        this.states = moves.states();
        this.frame = moves.start().frame();
        this.layout = states.layout(moves.start());
        this.boundary = moves.boundary();
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
        List<Integer> turns = reachable.turns();
        limit.spend(COMBINATION
                * aggregation.distinct.stream()
                        .mapToLong(results -> results.rows().size())
                        .sum());
        for (int turn = turns.size(); turn >= 0; turn--) {
            aggregation.add(turn, setting, turn == turns.size() ? Optional.empty() : Optional.of(turns.get(turn)));
        }
        return aggregation;
    }

    /**
     * Adds the classes of the turn before those known so far.
     *
     * @param number the number of the turn, from 0
     * @param ending the number of its marks, if another turn follows
     */
    private void add(int number, PlanningProblem setting, Optional<Integer> ending) {
        boolean isOwn = number % setting.sides() == 0;
        List<Partition> turn = new ArrayList<>();
        List<int[][]> represented = new ArrayList<>();
        for (int stage = isOwn ? setting.stages() - 1 : 0; stage >= 0; stage--) {
            Partition partition = refined(new Stage(number, stage, isOwn, ending), turn);
            turn.add(0, partition);
            represented.add(0, representatives(partition));
        }
        partitions.add(turn);
        representatives.add(represented);
    }

    /** Returns a number of a piece without the actions of stages before this one. */
    private static int from(int stage, int code) {
        int acted = (code & State.STAGE_MASK) >> stage << stage;
        return (code & ~State.STAGE_MASK) | acted;
    }

    /**
     * Returns the number that represents the class of a piece's number: the least.
     *
     * @param left the turns still to come
     */
    int representative(int left, int stage, int slot, int code) {
        int[] here = representatives.get(left).get(stage)[slot];
        return code < here.length ? here[code] : code;
    }

    /** Returns the numbers that represent the classes of a piece in a stage of the last turn. */
    Set<Integer> representatives(int stage, int slot) {
        return Set.copyOf(partitions.get(0).get(stage).first().get(slot).values());
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

    /** Returns the actions that can change anything. */
    Set<Action> possible() {
        Set<Action> possible = new LinkedHashSet<>();
        reachable.results().stream()
                .filter(results -> !results.isIdle())
                .forEach(results -> possible.add(results.action().action()));
        return possible;
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

    /**
     * Returns the classes of a stage.
     *
     * @param later the classes of the later stages of its turn
     */
    private Partition refined(Stage stage, List<Partition> later) {
        Partition partition = beginning(stage);
        IdentityHashMap<ActionResults, ActionFates> fates = new IdentityHashMap<>();
        distinct.stream()
                .filter(results -> stage.has(results.action().action()))
                .forEach(results -> fates.put(results, new ActionFates(results, frame)));
        while (true) {
            Partition finer = refined(partition, later, fates);
            if (finer.size() == partition.size()) {
                return finer;
            }
            partition = finer;
        }
    }

    /** Returns the classes that the goal and the next turn tell apart. */
    private Partition beginning(Stage stage) {
        record Signature(List<Boolean> goals, Map<Integer, Fraction> nextTurn) {}
        List<Map<Integer, Signature>> signatures = new ArrayList<>();
        for (int slot = 0; slot < layout.pieces().size(); slot++) {
            Map<Integer, Signature> here = new HashMap<>();
            for (int code : reachable.codes(slot)) {
                // Numbers that differ in earlier stages are one here: it is reached if any of them is.
                here.merge(
                        from(stage.number(), code),
                        new Signature(goals(slot, code), nextTurn(stage, slot, code)),
                        (one, other) -> one.nextTurn().equals(NOT_YET) ? other : one);
            }
            signatures.add(here);
        }
        return partition(stage.number(), signatures);
    }

    /** Returns which conditions of the goal on a piece are met by a number of it. */
    List<Boolean> goals(int slot, int code) {
        String piece = layout.pieces().get(slot).name();
        ValueSource look = (name, key) -> name.equals(piece) ? states.value(code, key) : "";
        return conditions.stream()
                .filter(goal -> goal.pieces().contains(piece))
                .map(goal -> goal.holds(look))
                .toList();
    }

    /** Returns the classes of the next turn to which a number of a piece leads if nothing more is done. */
    private Map<Integer, Fraction> nextTurn(Stage stage, int slot, int code) {
        if (stage.ending().isEmpty()) {
            return Map.of();
        }
        if (reachable.turn(slot, code) > stage.turn()) {
            return NOT_YET;
        }
        Map<Integer, Fraction> classes = new HashMap<>();
        Partition next = partitions.get(partitions.size() - 1).get(0);
        TurnBoundary.PieceTurn turn = boundary.part(stage.ending().get(), slot, code);
        for (int way = 0; way < turn.after().size(); way++) {
            classes.merge(
                    next.of(slot, turn.after().get(way)),
                    turn.transition().ways().get(way).chance(),
                    Fraction::plus);
        }
        return classes;
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

    private Partition refined(
            Partition partition, List<Partition> later, IdentityHashMap<ActionResults, ActionFates> all) {
        record Signature(int now, Map<Action, List<Integer>> fates) {}
        List<Map<Integer, Signature>> signatures = new ArrayList<>();
        for (Map<Integer, Integer> here : partition.classes()) {
            Map<Integer, Signature> bare = new HashMap<>();
            here.forEach((code, number) -> bare.put(code, new Signature(number, new HashMap<>())));
            signatures.add(bare);
        }
        for (ActionResults results : distinct) {
            ActionFates known = all.get(results);
            if (known != null) {
                Action action = results.action().action();
                Partition after = action.isOwed() || action.stage() == partition.stage()
                        ? partition
                        : later.get(action.stage() - partition.stage() - 1);
                List<Map<Integer, List<Integer>>> fates = known.in(after);
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
