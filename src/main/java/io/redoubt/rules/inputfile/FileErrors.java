package io.redoubt.rules.inputfile;

import io.redoubt.rules.input.BadValueException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Collects all errors in a file, not only the first. */
public final class FileErrors {
    private final List<String> messages = new ArrayList<>();

    public void add(BadValueException fault) {
        messages.add(String.valueOf(fault.getMessage()));
    }

    /** Returns the result of reading; on an error, collects it and returns the given default. */
    public <T> T read(Supplier<T> reading, T otherwise) {
        try {
            return reading.get();
        } catch (BadValueException fault) {
            add(fault);
            return otherwise;
        }
    }

    /** Runs a step; on an error, collects it. */
    public void collect(Runnable step) {
        try {
            step.run();
        } catch (BadValueException fault) {
            add(fault);
        }
    }

    /** Returns the errors with their lines, in order. */
    public List<String> messages() {
        return List.copyOf(messages);
    }

    public boolean none() {
        return messages.isEmpty();
    }

    /** Returns the number of errors so far. */
    public int count() {
        return messages.size();
    }
}
