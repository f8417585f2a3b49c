package io.redoubt.rules.fow.shared;

import io.redoubt.rules.input.Grade;
import io.redoubt.rules.input.TargetFormat;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.umpire.Target;
import java.util.Optional;

/** The training of teams, which sets the score to hit them in the open (FOW-CORE-40). */
public final class Training {
    public static final TargetFormat RATINGS = TargetFormat.of(
            2,
            6,
            new Grade("conscript", "Conscript", Target.atLeast(2)),
            new Grade("trained", "Trained", Target.atLeast(3)),
            new Grade("veteran", "Veteran", Target.atLeast(4)));

    private Training() {}

    /** Returns the training of teams with this Skill rating; empty for a score that belongs to no rating. */
    public static Optional<Grade> of(Grade skill) {
        return SkillTest.SKILLS.grades().stream()
                .filter(rating -> rating.target().equals(skill.target()))
                .findFirst()
                .map(rating -> RATINGS.parse(rating.id()));
    }

    /** Returns the training of a unit, if known; empty if the unit is in known cover. */
    public static Optional<Grade> inTheOpen(Piece unit, Participants who) {
        boolean hides = who.pieces().stream().anyMatch(piece -> piece.is(PieceValues.OCCUPANT, unit.name()));
        return hides ? Optional.empty() : unit.value(PieceValues.SKILL).flatMap(Training::of);
    }
}
