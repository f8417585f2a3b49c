package io.redoubt.foresight.search;

import io.redoubt.exact.Fraction;
import io.redoubt.foresight.OutcomeBranch;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** Numbers all results in terms of some classes. */
final class FateNumbering {
    private final ActionFates fates;
    private final ActionFates.Classes classes;
    private final Map<List<Integer>, Integer> tuples = new HashMap<>();
    private final IdentityHashMap<List<Integer>, Integer> tupleOf = new IdentityHashMap<>();
    private final IdentityHashMap<ActionFates.Codes, Classified> classified = new IdentityHashMap<>();
    private final Map<ActionFates.Question, Integer> varied = new HashMap<>();
    private final Map<Map<List<Integer>, Fraction>, Integer> distributions = new HashMap<>();
    private final Map<List<Integer>, Integer> numbers = new HashMap<>();

    /**
     * The classes of the members of a group, as one number for all of them together.
     *
     * @param idle if the action came to nothing
     * @param after after each branch
     * @param isCertain whether they are the same after all branches
     */
    private record Classified(int idle, List<Integer> after, boolean isCertain) {}

    FateNumbering(ActionFates fates, ActionFates.Classes classes) {
        this.fates = fates;
        this.classes = classes;
    }

    /** Returns the number of the result: of the classes that it is certain to lead to, and the chances of others. */
    int number(ActionFates.Question question) {
        List<Integer> certain = new ArrayList<>();
        List<ActionFates.Group> varying = new ArrayList<>();
        boolean differs = false;
        for (ActionFates.Group group : question.groups()) {
            Classified here = classified(group, question.happens());
            if (!here.isCertain()) {
                varying.add(group);
            } else if (!here.after().isEmpty()) {
                differs |= add(group, here, 0, certain);
            }
        }
        if (!differs && varying.isEmpty()) {
            return ActionFates.NOTHING;
        }
        certain.add(varied.computeIfAbsent(
                new ActionFates.Question(question.happens(), varying),
                any -> distributions.computeIfAbsent(chances(any), other -> distributions.size())));
        return numbers.computeIfAbsent(certain, any -> ActionFates.NOTHING + 1 + numbers.size());
    }

    /** Adds the class after a branch, if it is a change or that of a single piece, and returns whether it is one. */
    private static boolean add(ActionFates.Group group, Classified here, int way, List<Integer> after) {
        int now = here.after().get(way);
        boolean isSingle = group.isSingle(); // the piece that is looked at
        if (isSingle || now != here.idle()) {
            after.add(group.place());
            after.add(now);
        }
        return now != here.idle();
    }

    /** Returns the probabilities of the classes after a result. */
    private Map<List<Integer>, Fraction> chances(ActionFates.Question question) {
        List<OutcomeBranch> ways = question.happens().ways();
        Map<List<Integer>, Fraction> chances = new HashMap<>();
        for (int way = 0; way < ways.size(); way++) {
            List<Integer> after = new ArrayList<>();
            for (ActionFates.Group group : question.groups()) {
                add(group, classified(group, question.happens()), way, after);
            }
            chances.merge(after, ways.get(way).chance(), Fraction::plus);
        }
        return chances;
    }

    private Classified classified(ActionFates.Group group, Transition happens) {
        ActionFates.Codes codes = fates.codes(group, happens);
        Classified known = classified.get(codes);
        if (known == null) {
            known = classified(fates.slot(group), codes);
            classified.put(codes, known);
        }
        return known;
    }

    private Classified classified(int slot, ActionFates.Codes codes) {
        List<Integer> after = new ArrayList<>();
        boolean isCertain = true;
        for (List<Integer> each : codes.after()) {
            after.add(tuple(slot, each));
            isCertain &= after.get(0).equals(after.get(after.size() - 1));
        }
        return new Classified(tuple(slot, codes.idle()), after, isCertain);
    }

    private int tuple(int slot, List<Integer> codes) {
        Integer known = tupleOf.get(codes);
        if (known == null) {
            List<Integer> tuple = new ArrayList<>(codes.size());
            for (int code : codes) {
                tuple.add(classes.of(slot, code));
            }
            known = tuples.computeIfAbsent(tuple, any -> tuples.size());
            tupleOf.put(codes, known);
        }
        return known;
    }
}
