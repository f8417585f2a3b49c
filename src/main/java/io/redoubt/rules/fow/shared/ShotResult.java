package io.redoubt.rules.fow.shared;

import io.redoubt.rules.procedure.Case;
import io.redoubt.umpire.Sentence;

/** The result of a shot: a condition, smoke in front of a slit, or losses among teams in cover. */
public interface ShotResult extends Case.Result {
    Condition condition();

    Sentence inWords(ShotTarget at);

    @Override
    default Condition end() {
        return condition();
    }

    default int markers() {
        return 0;
    }

    default int hits() {
        return 0;
    }

    /** Returns whether a platoon in cover is Pinned Down, in addition to other results. */
    default boolean pins() {
        return false;
    }

    default int casualties() {
        return 0;
    }
}
