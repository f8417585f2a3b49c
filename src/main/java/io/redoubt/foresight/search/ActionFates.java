package io.redoubt.foresight.search;

import io.redoubt.exact.Fraction;
import io.redoubt.foresight.OutcomeBranch;
import io.redoubt.rules.piece.Change;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The results of an action in terms of classes of values, as numbers: equal results have one number. */
final class ActionFates {
    /** The number of a result that makes no difference: it is as if the piece had done nothing. */
    private static final int NOTHING = 0;

    private final ActionResults results;
    private final int frame;
    private final Classes classes;
    private final Map<Transition, Set<Integer>> changed = new HashMap<>();
    private final Map<Map<List<Object>, Fraction>, Integer> numbers = new HashMap<>();
    private final Map<Question, Integer> known = new HashMap<>();
    private boolean any;

    /** The class of a number of a piece. */
    @FunctionalInterface
    interface Classes {
        int of(int slot, int code);
    }

    /**
     * A result to be numbered.
     *
     * @param own the number of the piece that is looked at, if the result changes it
     * @param groups the groups of the pieces that it changes
     */
    private record Question(Transition happens, int place, List<Integer> own, List<List<Integer>> groups) {}

    ActionFates(ActionResults results, int frame, Classes classes) {
        this.results = results;
        this.frame = frame;
        this.classes = classes;
        numbers.put(Map.of(), NOTHING);
    }

    /** Returns whether any result makes a difference, among those looked at. */
    boolean any() {
        return any;
    }

    /**
     * Returns the results for each number of one piece, in the order of the combinations of all others; none for a
     * number with which no result makes a difference.
     *
     * @param place the position of the piece among those that the action reads or changes
     */
    Map<Integer, List<Integer>> of(int place) {
        Map<Integer, List<Integer>> fates = new LinkedHashMap<>();
        List<List<Integer>> groups = results.groups().get(place);
        for (List<Integer> group : groups) {
            group.forEach(code -> fates.put(code, new ArrayList<>()));
        }
        for (int number = 0; number < results.rows().size(); number++) {
            List<List<Integer>> row = results.row(number);
            Transition happens = results.rows().get(number).orElse(Transition.NOTHING);
            boolean isChanged = changed(happens).contains(place);
            int shared = isChanged ? NOTHING : number(happens, place, List.of(), row);
            for (int code : row.get(place)) {
                fates.getOrDefault(code, List.of())
                        .add(isChanged ? number(happens, place, List.of(code), row) : shared);
            }
        }
        fates.values().removeIf(fate -> fate.stream().allMatch(number -> number == NOTHING));
        any |= !fates.isEmpty();
        return fates;
    }

    /** Returns the positions of the pieces that a result changes, and of the one that acts. */
    private Set<Integer> changed(Transition happens) {
        return changed.computeIfAbsent(happens, any -> {
            Set<Integer> places = new LinkedHashSet<>();
            for (int place = 0; place < results.slots().size(); place++) {
                int slot = results.slots().get(place);
                boolean acts =
                        results.action().isActor(frame, slot) && !happens.ways().isEmpty();
                if (acts || happens.ways().stream().anyMatch(way -> changes(way, slot))) {
                    places.add(place);
                }
            }
            return places;
        });
    }

    private boolean changes(OutcomeBranch way, int slot) {
        for (Change change : way.changes()) {
            if (results.action().slot(frame, change.piece()) == slot) {
                return true;
            }
        }
        return false;
    }

    private int number(Transition happens, int place, List<Integer> own, List<List<Integer>> row) {
        List<List<Integer>> groups = changed(happens).stream().map(row::get).toList();
        Question question = new Question(happens, place, own, groups);
        Integer number = known.get(question);
        if (number == null) {
            number = numbers.computeIfAbsent(chances(happens, place, own, row), any -> numbers.size());
            known.put(question, number);
        }
        return number;
    }

    /** Returns the probabilities of the classes after a result; none if it makes no difference. */
    private Map<List<Object>, Fraction> chances(
            Transition happens, int place, List<Integer> own, List<List<Integer>> row) {
        Map<List<Object>, Fraction> chances = new HashMap<>();
        boolean differs = false;
        for (OutcomeBranch way : happens.ways()) {
            List<Object> after = new ArrayList<>();
            for (int each : changed(happens)) {
                int slot = results.slots().get(each);
                List<Integer> before = each == place ? own : row.get(each);
                List<Integer> now = before.stream()
                        .map(code -> classes.of(slot, results.action().after(frame, slot, code, way)))
                        .toList();
                List<Integer> idle = before.stream()
                        .map(code -> classes.of(slot, results.action().idle(frame, slot, code)))
                        .toList();
                boolean isSame = now.equals(idle);
                differs |= !isSame;
                if (each == place || !isSame) {
                    after.add(each);
                    after.add(now);
                }
            }
            chances.merge(after, way.chance(), Fraction::plus);
        }
        return differs ? chances : Map.of();
    }
}
