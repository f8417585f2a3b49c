package io.redoubt.rules.file;

import io.redoubt.rules.input.BadValue;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Everything that is wrong with a file, not only the first. */
public final class Faults {
    private final List<String> messages = new ArrayList<>();

    public void add(BadValue fault) {
        messages.add(String.valueOf(fault.getMessage()));
    }

    /** What was read; where it cannot be read, the fault is kept and this is taken instead. */
    public <T> T read(Supplier<T> reading, T otherwise) {
        try {
            return reading.get();
        } catch (BadValue fault) {
            add(fault);
            return otherwise;
        }
    }

    /** Does something with the file; where that cannot be done, the fault is kept. */
    public void collect(Runnable step) {
        try {
            step.run();
        } catch (BadValue fault) {
            add(fault);
        }
    }

    /** Each fault with its line, in the order they were found. */
    public List<String> messages() {
        return List.copyOf(messages);
    }

    public boolean none() {
        return messages.isEmpty();
    }

    /** How many there are so far. */
    public int count() {
        return messages.size();
    }
}
