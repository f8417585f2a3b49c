package io.redoubt.rules.fow.movement;

import io.redoubt.rules.fow.terms.Mobility;
import io.redoubt.rules.fow.terms.Obstacle;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Umpire;
import java.util.List;

/**
 * One team at one obstacle.
 *
 * <p>Going that is Impassable is an answer like any other going; what a team may not even try is an objection.
 */
sealed interface Crossing permits AlongTrench, OverTrench, OverTankPit, OverBunker, OverBarricade, ThroughGap {
    Obstacle obstacle();

    Mobility team();

    void check(Checklist list);

    /** How it can end, the worst first; one way only where no die decides. */
    List<Cross.Passage> possible();

    Cross.Passage resolve(Umpire umpire);
}
