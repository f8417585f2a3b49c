package io.redoubt.rules.fow.assault;

import io.redoubt.rules.Named;
import io.redoubt.rules.fow.terms.Condition;
import io.redoubt.rules.fow.terms.Strongpoint;

/** How a Bunker stands that would fire, and what is left of its rate of fire. */
enum FireState implements Named {
    UNHARMED("unharmed", "unharmed", Condition.UNHARMED),
    PINNED("pinned", "Pinned Down", Condition.PINNED),
    PINNED_ROF_2("pinned-rof2", "Pinned Down, arsenal entry ROF 2", Condition.PINNED),
    BAILED_OUT("bailed-out", "Bailed Out", Condition.BAILED_OUT),
    DESTROYED("destroyed", "Destroyed", Condition.DESTROYED);

    private final String id;
    private final String words;
    private final Condition condition;

    FireState(String id, String words, Condition condition) {
        this.id = id;
        this.words = words;
        this.condition = condition;
    }

    /** How a Bunker in this condition fires, unless more was said: a Turret that is Pinned Down keeps ROF 2. */
    static FireState of(Strongpoint bunker, Condition condition) {
        return switch (condition) {
            case UNHARMED -> UNHARMED;
            case PINNED -> bunker == Strongpoint.TURRET ? PINNED_ROF_2 : PINNED;
            case BAILED_OUT -> BAILED_OUT;
            case DESTROYED -> DESTROYED;
        };
    }

    /** Dice left of a full rate of fire; being Pinned Down never adds any. */
    int dice(int rof) {
        return switch (this) {
            case UNHARMED -> rof;
            case PINNED -> 1;
            case PINNED_ROF_2 -> Math.min(rof, 2);
            case BAILED_OUT, DESTROYED -> 0;
        };
    }

    Condition condition() {
        return condition;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public String words() {
        return words;
    }
}
