package io.redoubt.foresight.search;

import io.redoubt.exact.ComputationAbortedException;
import io.redoubt.foresight.SearchLimit;
import io.redoubt.foresight.relaxation.PooledResources;
import io.redoubt.foresight.relaxation.ResourceProblem;
import io.redoubt.rules.piece.Change;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The simpler problem that bounds the value of a turn: its boards consist of the values of the pieces of the goal alone.
 * All others may have whatever value suits an action best, and what a piece may do once is a resource.
 */
final class PooledTurn {
    /** The boards up to which a bound is found in some tenths of a second. */
    private static final int MOST_BOARDS = 2_000;

    /** Estimated cost of a combination of values, in units of work. */
    private static final double ROW = 3_000;

    /** Estimated cost of a use on one board. */
    private static final double USE = 100;

    private final PlanningProblem setting;
    private final MoveGenerator moves;
    private final ReachableValues reachable;
    private final StateAggregation classes;
    private final State start;
    private final List<Place> places = new ArrayList<>();
    private final List<PlanningProblem.Acted> resources = new ArrayList<>();
    private final List<List<ResourceProblem.Use>> uses = new ArrayList<>();
    private final Set<Known> known = new HashSet<>();

    /**
     * A piece of the goal whose values are told apart.
     *
     * @param codes the numbers that represent the classes of its values, in ascending order
     * @param step the difference of the numbers of two boards on which it has consecutive values
     */
    private record Place(int slot, List<Integer> codes, int step) {
        int index(int board) {
            return board / step % codes.size();
        }

        int boards() {
            return step * codes.size();
        }
    }

    /**
     * A use of a resource on some boards.
     *
     * @param read the pieces that it reads
     * @param from the positions of the values that it requires of them
     * @param odds the probability of each change of the number of the board
     */
    private record Known(int resource, List<Place> read, List<Integer> from, Map<Integer, Double> odds) {}

    PooledTurn(PlanningProblem setting, MoveGenerator moves, ReachableValues reachable, StateAggregation classes) {
        this.setting = setting;
        this.moves = moves;
        this.reachable = reachable;
        this.classes = classes;
        this.start = moves.start();
    }

    /**
     * Returns an upper bound of the value of the turn; empty if none is found.
     *
     * @param limit the limit on the work of setting the problem up
     */
    OptionalDouble bound(SearchLimit limit) {
        try {
            return boundOrThrow(limit);
        } catch (ComputationAbortedException e) {
            return OptionalDouble.empty();
        }
    }

    private OptionalDouble boundOrThrow(SearchLimit limit) {
        addPlaces();
        IntStream.range(0, boards()).forEach(board -> uses.add(new ArrayList<>()));
        Set<Action> actions = classes.distinct();
        for (ActionResults results : reachable.results()) {
            Action action = results.action().action();
            if (actions.contains(action) && (action.isOwed() || action.stage() >= setting.stage())) {
                limit.spend(ROW * results.rows().size());
                addUses(results);
            }
        }
        limit.spend(USE * uses.stream().mapToLong(List::size).sum());
        double[] ends = IntStream.range(0, boards()).mapToDouble(this::end).toArray();
        return PooledResources.bound(new ResourceProblem(board(start.pieces()), ends, uses, resources.size()));
    }

    private int boards() {
        return places.isEmpty() ? 1 : places.get(places.size() - 1).boards();
    }

    /** Adds the pieces of the goal, those with few values first, as long as there are not too many boards. */
    private void addPlaces() {
        Map<String, Integer> slots = moves.states().layout(start).slots();
        List<Integer> pieces = setting.worth().pieces().stream()
                .filter(slots::containsKey)
                .map(slots::get)
                .sorted(Comparator.comparingInt(slot -> representatives(slot).size()))
                .toList();
        for (int slot : pieces) {
            Place place = new Place(slot, representatives(slot), boards());
            if (place.codes().size() > 1 && place.boards() <= MOST_BOARDS) {
                places.add(place);
            }
        }
    }

    private List<Integer> representatives(int slot) {
        return reachable.codes(slot).stream()
                .map(code -> classes.representative(0, 0, slot, code))
                .sorted()
                .distinct()
                .toList();
    }

    private int board(int[] pieces) {
        return places.stream()
                .mapToInt(place -> place.step() * index(place, pieces[place.slot()]))
                .sum();
    }

    private int index(Place place, int code) {
        return place.codes().indexOf(classes.representative(0, 0, place.slot(), code));
    }

    /** Returns the value of a board if the turn ends there, with the best values of pieces that are not told apart. */
    private double end(int board) {
        int[] pieces = start.pieces().clone();
        places.forEach(place -> pieces[place.slot()] = place.codes().get(place.index(board)));
        StateTable.StateView look = moves.states().look(State.of(start.frame(), 0, 0, pieces));
        Map<String, Integer> slots = moves.states().layout(start).slots();
        Set<Integer> told = places.stream().map(Place::slot).collect(Collectors.toSet());
        return setting.worth()
                .most(key -> told.contains(slots.get(key.piece()))
                        ? Set.of(look.value(key.piece(), key.key()))
                        : reachable.values(key))
                .doubleValue();
    }

    private void addUses(ActionResults results) {
        record Row(Transition happens, List<List<Integer>> groups) {}
        List<Place> read = places.stream()
                .filter(place -> results.slots().contains(place.slot()))
                .toList();
        Set<Row> rows = new HashSet<>();
        for (int number = 0; number < results.rows().size(); number++) {
            List<List<Integer>> all = results.row(number);
            List<List<Integer>> groups = read.stream()
                    .map(place -> all.get(results.slots().indexOf(place.slot())))
                    .toList();
            Transition happens = results.rows().get(number).orElse(Transition.NOTHING);
            if (happens.changesSomething() && rows.add(new Row(happens, groups))) {
                int members = groups.stream().mapToInt(List::size).reduce(1, (a, b) -> a * b);
                for (int member = 0; member < members; member++) {
                    addUse(results.action(), happens, read, ActionResults.combination(groups, member));
                }
            }
        }
    }

    /**
     * Adds a use on all boards on which the pieces that the action reads have these values.
     *
     * @param codes the numbers of these pieces
     */
    private void addUse(CompiledAction action, Transition happens, List<Place> read, List<Integer> codes) {
        int[] change = new int[happens.ways().size()];
        List<Integer> from = new ArrayList<>();
        for (int i = 0; i < codes.size(); i++) {
            Place place = read.get(i);
            int now = index(place, codes.get(i));
            from.add(now);
            List<List<Change>> changes = happens.changes(action.piece(start.frame(), place.slot()));
            for (int way = 0; way < change.length; way++) {
                List<Change> here = changes.isEmpty() ? List.of() : changes.get(way);
                int code = action.after(start.frame(), place.slot(), codes.get(i), here);
                change[way] += place.step() * (index(place, code) - now);
            }
        }
        Map<Integer, Double> odds = new TreeMap<>();
        for (int way = 0; way < change.length; way++) {
            odds.merge(change[way], happens.odds(way), Double::sum);
        }
        int resource = resource(action.action());
        if (!odds.keySet().equals(Set.of(0)) && known.add(new Known(resource, read, from, odds))) {
            ResourceProblem.Use use = new ResourceProblem.Use(
                    resource,
                    odds.values().stream().mapToDouble(Double::doubleValue).toArray(),
                    odds.keySet().stream().mapToInt(Integer::intValue).toArray());
            addEverywhere(use, read, from);
        }
    }

    private int resource(Action action) {
        if (action.isOwed()) {
            return ResourceProblem.FREE;
        }
        PlanningProblem.Acted acted = new PlanningProblem.Acted(action.by(), action.stage());
        if (!resources.contains(acted)) {
            resources.add(acted);
        }
        return resources.indexOf(acted);
    }

    private void addEverywhere(ResourceProblem.Use use, List<Place> read, List<Integer> from) {
        List<Integer> boards = List.of(0);
        for (Place place : places) {
            int known = read.indexOf(place);
            int[] here = known < 0 ? IntStream.range(0, place.codes().size()).toArray() : new int[] {from.get(known)};
            boards = boards.stream()
                    .flatMap(board -> Arrays.stream(here).mapToObj(index -> board + place.step() * index))
                    .toList();
        }
        boards.forEach(board -> uses.get(board).add(use));
    }
}
