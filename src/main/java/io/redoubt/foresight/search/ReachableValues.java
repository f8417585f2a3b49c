package io.redoubt.foresight.search;

import io.redoubt.foresight.PieceValueKey;
import io.redoubt.foresight.SearchLimit;
import io.redoubt.rules.piece.Change;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The values that each piece can have in the planned turns, and the results of every action for every combination of them.
 * Combinations that cannot occur together are included, so these are at least the values that can occur.
 */
final class ReachableValues {
    /** The number of combinations of all actions, in all rounds, from which the values count as unknown. */
    private static final long MOST_COMBINATIONS = 120_000;

    /** The number of actions from which a turn is worth many questions; smaller turns are searched as quickly without. */
    static final int MANY_ACTIONS = 13;

    /** The number of questions for each action of a smaller turn. */
    private static final int QUESTIONS = 40;

    /** The changes of a piece that an action leaves as it is. */
    private static final List<List<Change>> UNCHANGED = List.of(List.of());

    /** Estimated cost of a combination, in units of work. */
    private static final double COMBINATION = 600;

    private final MoveGenerator moves;
    private final StateTable states;
    private final State start;
    private final SearchLimit limit;
    private final List<Map<Integer, Integer>> codes = new ArrayList<>();
    private final Map<CompiledAction, ActionResults> results = new LinkedHashMap<>();
    private final Map<CompiledAction, Long> extents = new LinkedHashMap<>();
    private final Set<Transition> kept = new HashSet<>();
    private final List<Integer> turns;
    private final int sides;
    private int earlier;
    private long combinations;

    /**
     * The members of a group after some changes, which have been added.
     *
     * @param first the first member
     */
    private record Spread(int slot, int first, List<Change> changes) {
        // Written out, because those of a record are slow until they are compiled.

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Spread that
                    && slot == that.slot
                    && first == that.first
                    && changes.equals(that.changes);
        }

        @Override
        public int hashCode() {
            return 31 * (31 * slot + first) + changes.hashCode();
        }
    }

    /** Signals that the values cannot be found: there are too many, or an action changes more than values of pieces. */
    static final class UnknownException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        UnknownException() {
            super(null, null, false, false);
        }
    }

    private ReachableValues(PlanningProblem setting, MoveGenerator moves, SearchLimit limit) {
        this.moves = moves;
        this.states = moves.states();
        this.start = moves.start();
        this.limit = limit;
        this.sides = setting.sides();
        this.turns = moves.boundary().turns(start);
        for (int slot = 0; slot < start.pieces().length; slot++) {
            codes.add(new LinkedHashMap<>());
            add(slot, start.pieces()[slot], 0);
        }
    }

    /**
     * Tries every action.
     *
     * @throws UnknownException if the values cannot be found
     * @throws io.redoubt.exact.ComputationAbortedException if the limit is reached
     */
    static ReachableValues of(PlanningProblem setting, MoveGenerator moves, SearchLimit limit) {
        ReachableValues reachable = new ReachableValues(setting, moves, limit);
        reachable.explore();
        reachable.mustBeSameInAllTurns();
        reachable.divideTurns();
        return reachable;
    }

    private void explore() {
        double before = limit.left();
        moves.compiled().forEach(this::begin);
        boolean grew = true;
        while (grew) {
            grew = false;
            mustBeFew(before);
            for (CompiledAction action : moves.compiled()) {
                Long known = extents.get(action);
                if (known == null || known != extent(action)) {
                    results.put(action, tried(action));
                    grew = true;
                }
            }
        }
    }

    /** Makes sure that the ends of turns concern each piece by itself. */
    private void divideTurns() {
        moves.boundary().forget(); // a value that an end of a turn reads may have changed only later
        for (int slot = 0; slot < codes.size(); slot++) {
            for (Map.Entry<Integer, Integer> code : codes.get(slot).entrySet()) {
                for (int turn = code.getValue(); turn < turns.size(); turn++) {
                    moves.boundary().part(turns.get(turn), slot, code.getKey());
                }
            }
        }
        moves.boundary().divide();
    }

    /** Makes sure that mandatory actions, which can come in any turn, do not depend on whose turn it is. */
    private void mustBeSameInAllTurns() {
        for (ActionResults known : results.values()) {
            for (int frame : known.action().action().isOwed() ? turns : List.<Integer>of()) {
                for (int row = 0; row < known.rows().size(); row++) {
                    Optional<Transition> here = asked(frame, known, known.row(row));
                    if (!here.map(Transition::ways).equals(known.rows().get(row).map(Transition::ways))) {
                        throw new UnknownException();
                    }
                }
            }
        }
    }

    /** Tries an action on the board as it is, which tells most of what it reads and changes. */
    private void begin(CompiledAction action) {
        ActionResults first = untried(action);
        if (first.size() > 0) {
            ask(first, new HashSet<>());
        }
    }

    /**
     * Gives up early if there are too many combinations of the values known so far, or if they would take longer than
     * the limit allows, each as long as those before.
     *
     * @param before the work that the limit left at the beginning
     */
    private void mustBeFew(double before) {
        long all = 0;
        for (CompiledAction action : moves.compiled()) {
            all += untried(action).size();
            if (all > MOST_COMBINATIONS) {
                throw new UnknownException();
            }
        }
        double each = combinations == 0 ? COMBINATION : (before - limit.left()) / combinations;
        if ((all - tried()) * each > limit.left()) {
            throw new UnknownException();
        }
    }

    /** Returns the number of combinations whose results are known. */
    private long tried() {
        return results.values().stream().mapToLong(known -> known.rows().size()).sum();
    }

    private ActionResults untried(CompiledAction action) {
        return new ActionResults(
                action, Arrays.stream(action.slots(start.frame())).boxed().toList(), groups(action));
    }

    /** Returns a number that grows if there is anything new to try. */
    private long extent(CompiledAction action) {
        long extent = ((long) moves.changes() << Integer.SIZE) + action.reads() + earlier;
        for (int slot : action.slots(start.frame())) {
            extent += codes.get(slot).size();
        }
        return extent;
    }

    private ActionResults tried(CompiledAction action) {
        while (true) {
            int reads = action.reads();
            extents.put(action, extent(action));
            ActionResults tried = untried(action);
            combinations += tried.size();
            if (combinations > MOST_COMBINATIONS) {
                throw new UnknownException();
            }
            Set<Spread> spread = new HashSet<>();
            while (tried.rows().size() < tried.size() && reads == action.reads()) {
                ask(tried, spread);
            }
            if (reads == action.reads()) {
                return tried;
            }
        }
    }

    /**
     * Asks for the result of the next combination.
     *
     * @param spread what was added before, of the results of this action
     */
    private void ask(ActionResults tried, Set<Spread> spread) {
        List<List<Integer>> row = tried.row(tried.rows().size());
        Optional<Transition> transition = asked(start.frame(), tried, row);
        tried.rows().add(transition);
        transition.ifPresent(happens -> {
            mustKeepLayout(happens);
            add(tried, row, happens, spread);
        });
    }

    /** Returns the numbers of each piece on which an action is possible, those together that it cannot tell apart. */
    private List<List<List<Integer>>> groups(CompiledAction action) {
        List<List<List<Integer>>> groups = new ArrayList<>();
        for (int slot : action.slots(start.frame())) {
            Map<List<String>, List<Integer>> here = new LinkedHashMap<>();
            for (int code : codes.get(slot).keySet()) {
                if (!action.hasActed(start.frame(), slot, code)) {
                    here.computeIfAbsent(action.seen(start.frame(), slot, code), any -> new ArrayList<>())
                            .add(code);
                }
            }
            groups.add(List.copyOf(here.values()));
        }
        return groups;
    }

    private Optional<Transition> asked(int frame, ActionResults tried, List<List<Integer>> row) {
        limit.spend(COMBINATION + moves.work().take());
        int actions = moves.all().size();
        if (actions < MANY_ACTIONS && moves.work().questions() > QUESTIONS * actions) {
            throw new UnknownException();
        }
        int[] pieces = Arrays.copyOf(start.pieces(), start.pieces().length);
        for (int i = 0; i < row.size(); i++) {
            pieces[tried.slots().get(i)] = row.get(i).get(0);
        }
        return tried.action().asked(State.of(frame, 0, tried.action().action().stage(), pieces));
    }

    private void mustKeepLayout(Transition happens) {
        if (kept.add(happens) && !states.keepLayout(start, happens.ways())) {
            throw new UnknownException();
        }
    }

    /**
     * Adds the numbers that pieces have after a result.
     *
     * @param spread what was added before, of these results
     */
    private void add(ActionResults tried, List<List<Integer>> row, Transition happens, Set<Spread> spread) {
        for (int i = 0; i < row.size(); i++) {
            int slot = tried.slots().get(i);
            List<List<Change>> ways = happens.changes(tried.action().piece(start.frame(), slot));
            for (List<Change> changes : ways.isEmpty() ? UNCHANGED : ways) {
                if (spread.add(new Spread(slot, row.get(i).get(0), changes))) {
                    for (int code : row.get(i)) {
                        add(slot, tried.action().after(start.frame(), slot, code, changes), turn(slot, code));
                    }
                }
            }
        }
    }

    /**
     * Adds a number of a piece, also for the cases that it forgoes an action, and that a turn ends.
     *
     * @param turn the first turn in which the piece can have it, from 0
     */
    private void add(int slot, int code, int turn) {
        Integer known = codes.get(slot).get(code);
        if (known != null && known <= turn) {
            return;
        }
        codes.get(slot).put(code, turn);
        earlier += known == null ? 0 : 1;
        for (CompiledAction action : moves.compiled()) {
            add(slot, action.idle(start.frame(), slot, code), turn);
        }
        for (int ending = turn; ending < Math.min(turn + sides, turns.size()); ending++) {
            int next = ending + 1;
            moves.boundary().part(turns.get(ending), slot, code).after().forEach(after -> add(slot, after, next));
        }
    }

    /** Returns the first turn in which a piece can have a number, from 0. */
    int turn(int slot, int code) {
        return Objects.requireNonNull(codes.get(slot).get(code));
    }

    /** Returns the results of every action. */
    Collection<ActionResults> results() {
        return results.values();
    }

    /** Returns the numbers of the marks in all turns that end, in order. */
    List<Integer> turns() {
        return turns;
    }

    /** Returns the numbers that a piece can have. */
    Set<Integer> codes(int slot) {
        return codes.get(slot).keySet();
    }

    /** Returns the values that a piece can have. */
    Set<String> values(PieceValueKey place) {
        Integer slot = states.layout(start).slots().get(place.piece());
        Set<String> values = new HashSet<>();
        if (slot == null) {
            values.add(states.look(start).value(place.piece(), place.key()));
        } else {
            codes(slot).forEach(code -> values.add(states.value(code, place.key())));
        }
        return values;
    }
}
