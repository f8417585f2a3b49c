package io.redoubt.rules.fow.movement;

import io.redoubt.rules.fow.terms.Mobility;
import io.redoubt.rules.fow.terms.Obstacle;
import io.redoubt.rules.procedure.Case;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import java.util.List;

/**
 * One team at one obstacle.
 *
 * <p>Going that is Impassable is an answer like any other going; what a team may not even try is an objection.
 */
sealed interface Crossing extends Case<Cross.Passage>
        permits AlongTrench, OverTrench, OverTankPit, OverBunker, OverBarricade, ThroughGap, Stuck {
    Obstacle obstacle();

    Mobility team();

    /** How it can end, the worst first; one way only where no die decides. */
    @Override
    List<Cross.Passage> shown();

    /** Whether it leads out of the position the team was in. */
    default boolean leaves() {
        return true;
    }

    @Override
    default Sentence headline() {
        return Sentence.of("crossing a {}", obstacle());
    }

    @Override
    default Sentence verdict(Cross.Passage passage) {
        boolean barricade = obstacle() == Obstacle.STREET_BARRICADE;
        return switch (passage) {
            case IMPASSABLE -> Sentence.of("*IMPASSABLE*: the {} cannot cross the {}.", team(), obstacle());
            case MUST_STOP ->
                Sentence.of(
                        "The {} *MUST STOP* adjacent, on the near side. [FOW-BARR-09, FOW-BARR-11, FOW-BARR-12]",
                        team());
            case BOGGED_DOWN ->
                Sentence.of(
                        barricade
                                ? Remark.of(
                                        "The {} is *BOGGED DOWN* adjacent, on the near side of the {}. [FOW-CORE-07, FOW-BARR-11, FOW-BARR-12]")
                                : Remark.of("The {} is *BOGGED DOWN* at the {}. [FOW-CORE-07]"),
                        team(),
                        obstacle());
            case DIFFICULT_GOING ->
                Sentence.of(
                        barricade
                                ? Remark.of(
                                        "The {} crosses: *DIFFICULT GOING*. It ends on the far side. [FOW-BARR-11, FOW-BARR-12]")
                                : Remark.of("The {} crosses: *DIFFICULT GOING*."),
                        team());
            case CROSS_COUNTRY -> Sentence.of("The {} crosses: *CROSS-COUNTRY*.", team());
            case CROSSES ->
                barricade
                        ? Sentence.of(
                                "The {} *CROSSES*: it ends on the far side, adjacent or back. [FOW-BARR-11, FOW-BARR-12]",
                                team())
                        : Sentence.of("The {} *CROSSES* the {}.", team(), obstacle());
        };
    }
}
