package io.redoubt.foresight;

import java.util.HashMap;
import java.util.Map;
import java.util.TreeSet;

/** What is done from a board on, without the chances: boards of one shape ask the same of a player. */
final class Shapes {
    private final Map<State, String> known = new HashMap<>();
    private final Map<String, Integer> numbers = new HashMap<>();

    /** A text that is equal for boards from which the same is done, whatever happens. */
    String of(State state, Policy policy) {
        String shape = known.get(state);
        if (shape == null) {
            shape = policy.isOver() ? "over at " + policy.value() : policy.step() + ' ' + number(policy);
            known.put(state, shape);
        }
        return shape;
    }

    /** The shapes that follow, as one number: texts of texts grow too long. */
    private int number(Policy policy) {
        TreeSet<String> next = new TreeSet<>();
        policy.results().forEach(result -> next.add(result.then().shape()));
        return numbers.computeIfAbsent(next.toString(), any -> numbers.size());
    }
}
