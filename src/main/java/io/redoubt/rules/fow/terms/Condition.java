package io.redoubt.rules.fow.terms;

import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Named;
import java.util.List;

/** How a bunker, or a tank in its pit, stands; the mildest first. */
public enum Condition implements Named, ShotResult {
    UNHARMED("unharmed"),
    PINNED("Pinned Down"),
    BAILED_OUT("Bailed Out"),
    DESTROYED("Destroyed");

    private final String words;

    Condition(String words) {
        this.words = words;
    }

    @Override
    public String words() {
        return words;
    }

    @Override
    public Condition condition() {
        return this;
    }

    /**
     * Refuses a condition that something can never be in.
     *
     * @param it what it is, for example {@code Nest}
     */
    public void mustBeAmong(List<Condition> possible, String it) {
        if (!possible.contains(this)) {
            StringBuilder known = new StringBuilder();
            for (Condition each : possible) {
                known.append(known.length() == 0 ? "" : ", ").append(each.id());
            }
            throw new BadInput("--state " + id() + ": a " + it + " is never " + words + "; take one of " + known);
        }
    }
}
