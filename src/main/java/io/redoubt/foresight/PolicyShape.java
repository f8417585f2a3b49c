package io.redoubt.foresight;

import java.util.HashMap;
import java.util.Map;
import java.util.TreeSet;

/** Numbers for the steps of a policy without the probabilities: boards of one shape require the same of a player. */
final class PolicyShape {
    private final Map<State, String> known = new HashMap<>();
    private final Map<String, Integer> numbers = new HashMap<>();

    /** Returns a text that is equal for boards with the same steps, whatever happens. */
    String of(State state, Policy policy) {
        String shape = known.get(state);
        if (shape == null) {
            shape = policy.isOver() ? "over at " + policy.value() : policy.step() + ' ' + number(policy);
            known.put(state, shape);
        }
        return shape;
    }

    /** Returns the number of the following shapes; nested texts would grow too long. */
    private int number(Policy policy) {
        TreeSet<String> next = new TreeSet<>();
        policy.results().forEach(result -> next.add(result.then().shape()));
        return numbers.computeIfAbsent(next.toString(), any -> numbers.size());
    }
}
