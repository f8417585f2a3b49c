package io.redoubt.rules.fow.movement;

import io.redoubt.rules.fow.terms.PieceValues;
import io.redoubt.rules.fow.terms.SkillTest;
import io.redoubt.rules.input.Field;
import io.redoubt.rules.input.Grade;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Need;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.Optional;

/**
 * Pioneer teams that gap a Street Barricade in place of moving; each tests for itself.
 *
 * @param need what a Skill Test needs; empty where they may not try and nobody said
 */
record GapByPioneers(int teams, Optional<Need> need, boolean pinned, boolean adjacent, boolean moved)
        implements Gapping {
    static GapByPioneers of(Inputs in) {
        boolean pinned = in.get(Gap.PINNED);
        boolean adjacent = !in.get(Gap.NOT_ADJACENT);
        boolean moved = in.get(Gap.MOVED);
        Optional<Grade> skill = mayTry(pinned, adjacent, moved) ? Optional.of(in.get(Gap.SKILL)) : in.find(Gap.SKILL);
        return new GapByPioneers(in.get(Gap.TEAMS), skill.map(SkillTest::plain), pinned, adjacent, moved);
    }

    private static boolean mayTry(boolean pinned, boolean adjacent, boolean moved) {
        return !pinned && adjacent && !moved;
    }

    @Override
    public Sentence headline() {
        return Sentence.of("Pioneers gapping a Street Barricade");
    }

    @Override
    public void check(Checklist list) {
        if (pinned) {
            list.forbid("Pinned Down Pioneers cannot gap a Street Barricade [FOW-GAP-07]");
        }
        if (!adjacent) {
            list.forbid("Pioneers must be adjacent to gap it [FOW-GAP-07]");
        }
        if (moved) {
            list.forbid("Pioneers gap a Street Barricade in place of moving, and these moved [FOW-GAP-07]");
        }
        if (mayTry(pinned, adjacent, moved)) {
            list.note("Not Pinned Down, adjacent and giving up its move: it may try [FOW-GAP-07]");
            list.note(
                    "{} at the end of the Movement Step [FOW-GAP-08]",
                    teams == 1 ? "1 Skill Test" : teams + " Skill Tests");
            list.note("Gapped or not, each counts as having moved: ROF 1 if it then shoots [FOW-GAP-09, FOW-CORE-09]");
        }
    }

    @Override
    public Gapping.Breach resolve(Umpire umpire) {
        return Gapping.Breach.of(need.isPresent() && umpire.count(MovementTest.PIONEERS, need.get(), teams) > 0);
    }

    /** Pioneers test when all movement is over. */
    @Override
    public Remark gapped() {
        return Remark.of(
                "The Street Barricade is *GAPPED* after all movement: Difficult Going from the next Step on, with its"
                        + " cover as before. [FOW-GAP-10, FOW-GAP-08, FOW-GAP-12, FOW-GAP-13]");
    }

    @Override
    public Opening opens() {
        return Opening.NEXT_STEP;
    }

    @Override
    public Field<Boolean> cost() {
        return PieceValues.MOVED;
    }
}
