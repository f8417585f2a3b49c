package io.redoubt.rules.map;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntSupplier;

/** Collects where rules are broken, while a check finds out that they are. */
public final class Flaws {
    private final List<Flaw> found = new ArrayList<>();

    /** A broken rule is broken by an item. */
    public void on(int number, String item) {
        found.add(new Flaw.On(number, item));
    }

    /** A broken rule is broken by the way between two items. */
    public void between(int number, Point from, Point to, String length) {
        found.add(new Flaw.Between(number, from, to, length));
    }

    /**
     * Whatever a part of the check finds broken is broken by one item.
     *
     * @param broken how many broken rules were found so far
     */
    public void on(IntSupplier broken, String item, Runnable check) {
        int before = broken.getAsInt();
        check.run();
        for (int number = before + 1; number <= broken.getAsInt(); number++) {
            on(number, item);
        }
    }

    public List<Flaw> found() {
        return List.copyOf(found);
    }
}
