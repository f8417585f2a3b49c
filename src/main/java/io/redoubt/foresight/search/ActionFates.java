package io.redoubt.foresight.search;

import io.redoubt.rules.piece.Change;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The results of an action in terms of classes of values, as numbers: equal results have one number. The values after
 * each result are found once; only their classes are looked up again when a class has been split.
 */
final class ActionFates {
    /** The number of a result that makes no difference: it is as if the piece had done nothing. */
    static final int NOTHING = 0;

    private final ActionResults results;
    private final int frame;
    private final List<List<Group>> groups = new ArrayList<>();
    private final List<Question> questions = new ArrayList<>();
    private final List<Map<Integer, List<Integer>>> asked = new ArrayList<>();
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
    static final class Group {
        private final int place;
        private final List<Integer> members;
        private final List<Group> singles = new ArrayList<>();
        private final Map<Transition, Codes> codes = new HashMap<>();
        private final Map<List<Change>, List<Integer>> after = new HashMap<>();

        Group(int place, List<Integer> members) {
            this.place = place;
            this.members = members;
        }

        /** Returns the position of the piece among those that the action reads or changes. */
        int place() {
            return place;
        }

        /** Returns whether it is a single value: that of the piece that is looked at. */
        boolean isSingle() {
            return singles.isEmpty();
        }
    }

    /**
     * The numbers that the members of a group have after a result.
     *
     * @param idle if the action came to nothing
     * @param after after each branch
     */
    record Codes(List<Integer> idle, List<List<Integer>> after) {}

    /**
     * A result to be numbered.
     *
     * @param groups the groups of the pieces that it changes
     */
    record Question(Transition happens, List<Group> groups) {
        // Written out, because those of a record are slow until they are compiled, and every result is looked up.

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Question that && happens == that.happens && groups.equals(that.groups);
        }

        @Override
        public int hashCode() {
            return 31 * happens.hashCode() + groups.hashCode();
        }
    }

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
            if (asked.isEmpty()) {
                ask();
            }
            fates = fates(new FateNumbering(this, classes));
        }
        return fates;
    }

    private List<Map<Integer, List<Integer>>> fates(FateNumbering numbering) {
        List<Integer> numbers = questions.stream().map(numbering::number).toList();
        List<Map<Integer, List<Integer>>> all = new ArrayList<>();
        for (Map<Integer, List<Integer>> place : asked) {
            Map<Integer, List<Integer>> here = new LinkedHashMap<>();
            place.forEach((code, asked) -> {
                List<Integer> fate = new ArrayList<>(asked.size());
                boolean differs = false;
                for (int question : asked) {
                    fate.add(numbers.get(question));
                    differs |= numbers.get(question) != NOTHING;
                }
                if (differs) {
                    here.put(code, fate);
                }
            });
            all.add(here);
        }
        return all;
    }

    /** Finds the questions whose answers are the results for each number of a piece. */
    private void ask() {
        Map<Question, Integer> known = new HashMap<>();
        for (List<Group> here : groups) {
            Map<Integer, List<Integer>> codes = new LinkedHashMap<>();
            here.forEach(group -> group.members.forEach(code -> codes.put(code, new ArrayList<>())));
            asked.add(codes);
        }
        for (int number = 0; number < results.rows().size(); number++) {
            List<Group> row = ActionResults.combination(groups, number);
            Transition happens = results.rows().get(number).orElse(Transition.NOTHING);
            List<Integer> places = changed(happens);
            List<Group> affected = places.stream().map(row::get).toList();
            for (int place = 0; place < row.size(); place++) {
                int at = places.indexOf(place);
                if (at < 0) {
                    int shared = number(new Question(happens, affected), known);
                    for (int code : row.get(place).members) {
                        add(place, code, shared);
                    }
                } else {
                    for (Group single : row.get(place).singles) {
                        List<Group> own = new ArrayList<>(affected);
                        own.set(at, single);
                        add(place, single.members.get(0), number(new Question(happens, own), known));
                    }
                }
            }
        }
    }

    private int number(Question question, Map<Question, Integer> known) {
        return known.computeIfAbsent(question, any -> {
            questions.add(question);
            return questions.size() - 1;
        });
    }

    private void add(int place, int code, int question) {
        Objects.requireNonNull(asked.get(place).get(code)).add(question);
    }

    /** Returns the positions of the pieces that a result changes, and of the one that acts. */
    private List<Integer> changed(Transition happens) {
        List<Integer> places = new ArrayList<>();
        for (int place = 0; place < results.slots().size(); place++) {
            boolean acts = results.action().isActor(frame, results.slots().get(place))
                    && !happens.ways().isEmpty();
            if (acts || !changes(happens, place).isEmpty()) {
                places.add(place);
            }
        }
        return places;
    }

    private List<List<Change>> changes(Transition happens, int place) {
        return happens.changes(results.action().piece(frame, results.slots().get(place)));
    }

    /** Returns the slot of the piece of a group. */
    int slot(Group group) {
        return results.slots().get(group.place);
    }

    Codes codes(Group group, Transition happens) {
        Codes known = group.codes.get(happens);
        if (known == null) {
            known = new Codes(after(group, List.of()), after(group, happens));
            group.codes.put(happens, known);
        }
        return known;
    }

    private List<List<Integer>> after(Group group, Transition happens) {
        List<List<Change>> ways = changes(happens, group.place);
        if (ways.isEmpty()) {
            return Collections.nCopies(happens.ways().size(), after(group, List.of()));
        }
        List<List<Integer>> after = new ArrayList<>(ways.size());
        for (List<Change> changes : ways) {
            after.add(after(group, changes));
        }
        return after;
    }

    /** Returns the numbers of the members of a group after changes; equal changes give one list. */
    private List<Integer> after(Group group, List<Change> changes) {
        List<Integer> known = group.after.get(changes);
        if (known == null) {
            known = new ArrayList<>(group.members.size());
            for (int code : group.members) {
                known.add(results.action().after(frame, slot(group), code, changes));
            }
            group.after.put(changes, known);
        }
        return known;
    }
}
