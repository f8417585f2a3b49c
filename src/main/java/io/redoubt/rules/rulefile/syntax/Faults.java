package io.redoubt.rules.rulefile.syntax;

import io.redoubt.rules.rulefile.text.RuleFault;
import io.redoubt.rules.rulefile.text.RuleFaultException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Collects the faults of a rule file, so that one run reports all of them. */
final class Faults {
    private static final int MOST = 20;

    private final List<RuleFault> all = new ArrayList<>();
    private int unread;

    /** Reads a part; returns whether it can be read. A part that only depends on a faulty one adds no fault. */
    boolean read(Runnable part) {
        try {
            part.run();
            return true;
        } catch (RuleFaultException e) {
            e.fault().ifPresent(all::add);
            unread++;
            return false;
        }
    }

    void add(RuleFault fault) {
        all.add(fault);
    }

    /** Returns the number of parts that cannot be read, also of those that only depend on a faulty one. */
    int unread() {
        return unread;
    }

    List<RuleFault> collector() {
        return all;
    }

    /**
     * Returns whether everything was read without a fault.
     *
     * @throws IllegalStateException if a part was left out and no fault says so
     */
    boolean isEmpty() {
        if (unread > 0 && all.isEmpty()) {
            throw new IllegalStateException("a part of the rule file was left out without a fault");
        }
        return all.isEmpty();
    }

    /** Returns the first faults in the order of the file, of each line the one that was found first. */
    List<RuleFault> sorted() {
        Map<Integer, RuleFault> lines = new TreeMap<>();
        all.forEach(fault -> lines.putIfAbsent(fault.line(), fault));
        return lines.values().stream().limit(MOST).toList();
    }
}
