package io.redoubt.rules.fow.movement;

import io.redoubt.rules.fow.terms.Mobility;
import io.redoubt.rules.fow.terms.Obstacle;
import io.redoubt.rules.fow.terms.Rule;
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
        return Sentence.of(Remark.of("crossing a {}"), obstacle());
    }

    @Override
    default Sentence verdict(Cross.Passage passage) {
        boolean barricade = obstacle() == Obstacle.STREET_BARRICADE;
        return switch (passage) {
            case IMPASSABLE -> Sentence.of(Remark.of("*IMPASSABLE*: the {} cannot cross the {}."), team(), obstacle());
            case MUST_STOP ->
                Sentence.of(
                        Remark.of(
                                "The {} *MUST STOP* adjacent, on the near side.",
                                Rule.BARR_09,
                                Rule.BARR_11,
                                Rule.BARR_12),
                        team());
            case BOGGED_DOWN ->
                Sentence.of(
                        barricade
                                ? Remark.of(
                                        "The {} is *BOGGED DOWN* adjacent, on the near side of the {}.",
                                        Rule.CORE_07,
                                        Rule.BARR_11,
                                        Rule.BARR_12)
                                : Remark.of("The {} is *BOGGED DOWN* at the {}.", Rule.CORE_07),
                        team(),
                        obstacle());
            case DIFFICULT_GOING ->
                Sentence.of(
                        barricade
                                ? Remark.of(
                                        "The {} crosses: *DIFFICULT GOING*. It ends on the far side.",
                                        Rule.BARR_11,
                                        Rule.BARR_12)
                                : Remark.of("The {} crosses: *DIFFICULT GOING*."),
                        team());
            case CROSS_COUNTRY -> Sentence.of(Remark.of("The {} crosses: *CROSS-COUNTRY*."), team());
            case CROSSES ->
                barricade
                        ? Sentence.of(
                                Remark.of(
                                        "The {} *CROSSES*: it ends on the far side, adjacent or back.",
                                        Rule.BARR_11,
                                        Rule.BARR_12),
                                team())
                        : Sentence.of(Remark.of("The {} *CROSSES* the {}."), team(), obstacle());
        };
    }
}
