package io.redoubt.foresight.search;

import io.redoubt.exact.Fraction;
import io.redoubt.foresight.OutcomeBranch;
import io.redoubt.rules.piece.Change;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The results of an action in terms of classes of values, as numbers: equal results have one number. The values after
 * each result are found once; only their classes are looked up again when a class has been split.
 */
final class ActionFates {
    /** The number of a result that makes no difference: it is as if the piece had done nothing. */
    private static final int NOTHING = 0;

    private final ActionResults results;
    private final int frame;
    private final List<List<Group>> groups = new ArrayList<>();
    private final Map<Transition, List<Integer>> changed = new HashMap<>();
    private List<Integer> sizes = List.of();
    private List<Map<Integer, List<Integer>>> fates = List.of();

    /** The classes of the numbers of pieces. */
    interface Classes {
        /** Returns the class of a number of a piece. */
        int of(int slot, int code);

        /** Returns the number of classes of a piece, which grows when one of them is split. */
        int size(int slot);
    }

    /** Values of one piece that the action cannot tell apart, or a single one of them. */
    private static final class Group {
        private final int place;
        private final List<Integer> members;
        private final List<Group> singles = new ArrayList<>();
        private final Map<Transition, Codes> codes = new HashMap<>();

        Group(int place, List<Integer> members) {
            this.place = place;
            this.members = members;
        }
    }

    /**
     * The numbers that the members of a group have after a result.
     *
     * @param idle if the action came to nothing
     * @param after after each branch
     */
    private record Codes(List<Integer> idle, List<List<Integer>> after) {}

    ActionFates(ActionResults results, int frame) {
        this.results = results;
        this.frame = frame;
        for (int place = 0; place < results.slots().size(); place++) {
            List<Group> here = new ArrayList<>();
            for (List<Integer> members : results.groups().get(place)) {
                Group group = new Group(place, members);
                for (int member : members) {
                    group.singles.add(new Group(place, List.of(member)));
                }
                here.add(group);
            }
            groups.add(here);
        }
    }

    /**
     * Returns the results for each number of a piece, in the order of the combinations of all others, by the position of
     * the piece among those that the action reads or changes; none for a number with which no result makes a difference.
     */
    List<Map<Integer, List<Integer>>> in(Classes classes) {
        List<Integer> now = results.slots().stream().map(classes::size).toList();
        if (!now.equals(sizes)) {
            sizes = now;
            fates = new Numbering(classes).fates();
        }
        return fates;
    }

    /** Returns the positions of the pieces that a result changes, and of the one that acts. */
    private List<Integer> changed(Transition happens) {
        return changed.computeIfAbsent(happens, any -> {
            List<Integer> places = new ArrayList<>();
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

    private Codes codes(Group group, Transition happens) {
        return group.codes.computeIfAbsent(happens, any -> {
            int slot = results.slots().get(group.place);
            CompiledAction action = results.action();
            return new Codes(
                    group.members.stream()
                            .map(code -> action.idle(frame, slot, code))
                            .toList(),
                    happens.ways().stream()
                            .map(way -> group.members.stream()
                                    .map(code -> action.after(frame, slot, code, way))
                                    .toList())
                            .toList());
        });
    }

    /** Numbers all results in terms of some classes. */
    private final class Numbering {
        private final Classes classes;
        private final Map<List<Integer>, Integer> tuples = new HashMap<>();
        private final IdentityHashMap<Codes, Classified> classified = new IdentityHashMap<>();
        private final Map<Map<List<Integer>, Fraction>, Integer> numbers = new HashMap<>();
        private final Map<Question, Integer> known = new HashMap<>();

        /**
         * The classes of the members of a group, as one number for all of them together.
         *
         * @param idle if the action came to nothing
         * @param after after each branch
         */
        private record Classified(int idle, List<Integer> after) {}

        /**
         * A result to be numbered.
         *
         * @param groups the groups of the pieces that it changes
         */
        private record Question(Transition happens, List<Group> groups) {}

        Numbering(Classes classes) {
            this.classes = classes;
            numbers.put(Map.of(), NOTHING);
        }

        List<Map<Integer, List<Integer>>> fates() {
            List<Map<Integer, List<Integer>>> all = new ArrayList<>();
            for (int place = 0; place < groups.size(); place++) {
                all.add(fates(place));
            }
            return all;
        }

        private Map<Integer, List<Integer>> fates(int place) {
            Map<Integer, List<Integer>> here = new LinkedHashMap<>();
            groups.get(place).forEach(group -> group.members.forEach(code -> here.put(code, new ArrayList<>())));
            for (int number = 0; number < results.rows().size(); number++) {
                List<Group> row = ActionResults.combination(groups, number);
                Transition happens = results.rows().get(number).orElse(Transition.NOTHING);
                List<Integer> places = changed(happens);
                List<Group> affected = places.stream().map(row::get).toList();
                int at = places.indexOf(place);
                if (at < 0) {
                    int shared = number(new Question(happens, affected));
                    row.get(place).members.forEach(code -> add(here, code, shared));
                } else {
                    for (Group single : row.get(place).singles) {
                        List<Group> own = new ArrayList<>(affected);
                        own.set(at, single);
                        add(here, single.members.get(0), number(new Question(happens, own)));
                    }
                }
            }
            here.values().removeIf(fate -> fate.stream().allMatch(number -> number == NOTHING));
            return here;
        }

        private static void add(Map<Integer, List<Integer>> fates, int code, int number) {
            Objects.requireNonNull(fates.get(code)).add(number);
        }

        private int number(Question question) {
            Integer number = known.get(question);
            if (number == null) {
                number = numbers.computeIfAbsent(chances(question), any -> numbers.size());
                known.put(question, number);
            }
            return number;
        }

        /** Returns the probabilities of the classes after a result; none if it makes no difference. */
        private Map<List<Integer>, Fraction> chances(Question question) {
            List<OutcomeBranch> ways = question.happens().ways();
            Map<List<Integer>, Fraction> chances = new HashMap<>();
            boolean differs = false;
            for (int way = 0; way < ways.size(); way++) {
                List<Integer> after = new ArrayList<>();
                for (Group group : question.groups()) {
                    Classified here = classified(group, codes(group, question.happens()));
                    int now = here.after().get(way);
                    differs |= now != here.idle();
                    boolean isSingle = group.singles.isEmpty(); // the piece that is looked at
                    if (isSingle || now != here.idle()) {
                        after.add(group.place);
                        after.add(now);
                    }
                }
                chances.merge(after, ways.get(way).chance(), Fraction::plus);
            }
            return differs ? chances : Map.of();
        }

        private Classified classified(Group group, Codes codes) {
            return classified.computeIfAbsent(codes, any -> {
                int slot = results.slots().get(group.place);
                return new Classified(
                        tuple(slot, codes.idle()),
                        codes.after().stream().map(after -> tuple(slot, after)).toList());
            });
        }

        private int tuple(int slot, List<Integer> codes) {
            List<Integer> tuple =
                    codes.stream().map(code -> classes.of(slot, code)).toList();
            return tuples.computeIfAbsent(tuple, any -> tuples.size());
        }
    }
}
