package io.redoubt.opinion.dh;

import java.util.List;
import java.util.Optional;

/**
 * What is attacked.
 *
 * @param work its card, if it has one
 * @param fortification a Bunker or Fort, and not a foxhole or trench
 */
record Target(Optional<Work> work, boolean fortification, boolean fort) {
    /** Anything men can be in. */
    static Target ofFire(Asking asking) {
        if (asking.oneIn(5)) {
            asking.say("at", asking.pick(List.of("foxhole", "trench")));
            return new Target(Optional.empty(), false, false);
        }
        return ofGuns(asking);
    }

    /** A Bunker or Fort, with a card or without. */
    static Target ofGuns(Asking asking) {
        if (asking.oneIn(3)) {
            boolean fort = asking.oneIn(2);
            asking.say("at", fort ? "fort" : "bunker");
            return new Target(Optional.empty(), true, fort);
        }
        Work work = asking.pick(Works.ALL);
        asking.say("at", work.key());
        return new Target(Optional.of(work), true, work.fort());
    }

    boolean card() {
        return work.isPresent();
    }

    int men() {
        return work.map(Work::crew).orElseThrow();
    }

    int damage() {
        return work.map(Work::damage).orElse(0);
    }
}
