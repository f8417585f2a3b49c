package io.redoubt.rules.fow.shared;

import io.redoubt.rules.procedure.Case;
import io.redoubt.umpire.Sentence;

/** What a shot brings about: a condition, smoke in front of a slit, or losses among teams in cover. */
public interface ShotResult extends Case.Result {
    /** How the target stands afterwards. */
    Condition condition();

    Sentence inWords(ShotTarget at);

    @Override
    default Condition end() {
        return condition();
    }

    /** Smoke markers placed. */
    default int markers() {
        return 0;
    }

    /** Hits on teams in cover. */
    default int hits() {
        return 0;
    }

    /** Whether a platoon in cover is Pinned Down, whatever else befell it. */
    default boolean pins() {
        return false;
    }

    /** Teams in cover that are Destroyed. */
    default int casualties() {
        return 0;
    }
}
