package io.redoubt.rules;

import java.util.Map;
import java.util.Optional;

/**
 * What was done and what came of it, in the words of the contract.
 *
 * @param verb the procedure
 * @param inputs the texts it was asked with, by input
 * @param outcome the name of its outcome
 * @param amounts the numbers it carries, by quantity
 */
public record Happening(String verb, Map<String, String> inputs, String outcome, Map<String, Integer> amounts) {
    public int amount(String quantity) {
        return amounts.getOrDefault(quantity, 0);
    }

    public Optional<String> input(String name) {
        return Optional.ofNullable(inputs.get(name));
    }

    /** Whether a flag was given. */
    public boolean is(String flag) {
        return "true".equals(inputs.get(flag));
    }
}
