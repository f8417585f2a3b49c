package io.redoubt.rules.tablemap;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntSupplier;

/** Collects the places where rules are broken during a check. */
public final class ViolationCollector {
    private final List<RuleViolation> found = new ArrayList<>();

    /** Adds an item that breaks a rule. */
    public void on(int number, String item) {
        found.add(new RuleViolation.On(number, item));
    }

    /** Adds a distance between two items that breaks a rule. */
    public void between(int number, Point from, Point to, String length) {
        found.add(new RuleViolation.Between(number, from, to, length));
    }

    /**
     * Runs a part of the check and attributes all rules it finds broken to one item.
     *
     * @param broken returns the number of broken rules so far
     */
    public void on(IntSupplier broken, String item, Runnable check) {
        int before = broken.getAsInt();
        check.run();
        for (int number = before + 1; number <= broken.getAsInt(); number++) {
            on(number, item);
        }
    }

    public List<RuleViolation> found() {
        return List.copyOf(found);
    }
}
