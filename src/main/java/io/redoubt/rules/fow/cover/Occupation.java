package io.redoubt.rules.fow.cover;

import io.redoubt.rules.fow.terms.Mobility;
import io.redoubt.rules.fow.terms.Obstacle;
import io.redoubt.rules.procedure.Case;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.Optional;

/** One team in or behind a fortification. No dice: what it is worth follows from where it is and what it did. */
sealed interface Occupation extends Case<Occupy.PositionBenefit>
        permits InTrench, InGunPit, InTankPit, BehindBarricade, BehindBunker {
    Obstacle position();

    Mobility team();

    /** What it wants to do, if that is the question. */
    Optional<Occupy.Action> deed();

    Occupy.PositionBenefit benefit();

    /** Whether the team is in it for the rest of the game. */
    default boolean binds() {
        return false;
    }

    @Override
    default Sentence headline() {
        return switch (position()) {
            case TRENCH_LINE, GUN_PIT, TANK_PIT -> Sentence.of("a team in a {}", position());
            case BUNKER, STREET_BARRICADE -> Sentence.of("a team behind a {}", position());
        };
    }

    @Override
    default Occupy.PositionBenefit resolve(Umpire umpire) {
        return benefit();
    }

    @Override
    default List<Occupy.PositionBenefit> shown() {
        return List.of(benefit());
    }

    @Override
    default Sentence verdict(Occupy.PositionBenefit benefit) {
        Remark remark = switch (benefit) {
            case NO_COVER -> Remark.of("The {} has *NO COVER* from it.");
            case BULLETPROOF -> Remark.of("The {} has *BULLETPROOF COVER*.");
            case CONCEALED -> Remark.of("The {} is *CONCEALED*.");
            case CONCEALED_BULLETPROOF -> Remark.of("The {} is *CONCEALED* and in *BULLETPROOF COVER*.");
            case CONCEALED_GONE_TO_GROUND ->
                Remark.of("The {} is *CONCEALED* and *GONE TO GROUND*, and still in Bulletproof Cover.");
            case ALLOWED -> Remark.of("*ALLOWED*: the {} may {}.");
        };
        return deed().map(deed -> Sentence.of(remark, team(), deed)).orElseGet(() -> Sentence.of(remark, team()));
    }
}
