package io.redoubt.rules.fow.shared;

import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.NamedChoiceFormat;
import io.redoubt.rules.input.NamedConstant;
import io.redoubt.umpire.Sentence;
import java.util.List;

/** The condition of a Bunker or of a tank in its pit, from the mildest to the worst. */
public enum Condition implements NamedConstant, ShotResult {
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

    @Override
    public Sentence inWords(ShotTarget at) {
        return Sentence.of(
                switch (this) {
                    case UNHARMED -> "The {} is *UNHARMED*.";
                    case PINNED ->
                        "The {} is *PINNED DOWN* until its owner's next Starting Step. [FOW-FIGHT-07, FOW-FIGHT-08]";
                    case BAILED_OUT ->
                        at == Strongpoint.TANK_PIT
                                ? "The {} is *BAILED OUT*. [FOW-CORE-08]"
                                : "The {} is *BAILED OUT* until its owner's next Starting Step. [FOW-TURRET-06, FOW-TURRET-07]";
                    case DESTROYED -> "The {} is *DESTROYED*.";
                },
                at);
    }

    /**
     * Rejects a condition that a fortification can never be in.
     *
     * @param it name of the fortification, for example {@code Nest}
     */
    public void mustBeAmong(List<Condition> possible, String it) {
        if (!possible.contains(this)) {
            String known = String.join(", ", NamedChoiceFormat.of(possible).choices());
            throw new BadInputException(
                    "--state " + id() + ": a " + it + " is never " + words + "; valid values: " + known);
        }
    }
}
