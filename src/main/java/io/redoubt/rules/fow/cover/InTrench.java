package io.redoubt.rules.fow.cover;

import io.redoubt.rules.fow.terms.Mobility;
import io.redoubt.rules.fow.terms.Obstacle;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import java.util.Optional;

/**
 * A team in a trench line.
 *
 * @param stay what it did in its own turn
 * @param touch whether it stands against the parapet, and who shoots from where
 */
record InTrench(Mobility team, Optional<Occupy.Action> deed, Stay stay, Touch touch) implements Occupation {
    /** The own turn of a team, as far as it matters to going to ground. */
    record Stay(boolean allTurn, Occupy.Pace moved, boolean shot) {
        static Stay of(Inputs in) {
            return new Stay(in.get(Occupy.ALL_TURN), in.get(Occupy.MOVED), in.get(Occupy.SHOT));
        }
    }

    /** Where the team stands in its section of trench. */
    enum Touch {
        AT_THE_PARAPET,
        SHOOTER_IN_THE_SAME_SECTION,
        OFF_THE_PARAPET
    }

    static InTrench of(Inputs in) {
        Mobility team = in.get(Occupy.AS, Mobility.INFANTRY);
        Optional<Occupy.Action> deed = Occupy.deed(in, Obstacle.TRENCH_LINE, Occupy.Action.MOVE, Occupy.Action.SHOOT);
        Stay stay = deed.isPresent() ? new Stay(false, Occupy.Pace.NONE, false) : Stay.of(in);
        return new InTrench(team, deed, stay, deed.isPresent() ? Touch.AT_THE_PARAPET : touch(in));
    }

    private static Touch touch(Inputs in) {
        if (in.get(Occupy.OFF_PARAPET)) {
            return Touch.OFF_THE_PARAPET;
        }
        return in.get(Occupy.SAME_SECTION) ? Touch.SHOOTER_IN_THE_SAME_SECTION : Touch.AT_THE_PARAPET;
    }

    @Override
    public Obstacle position() {
        return Obstacle.TRENCH_LINE;
    }

    @Override
    public void check(Checklist list) {
        if (!team.isFoot()) {
            list.forbid(
                    "Only Infantry and Man-packed Guns may enter a trench line: {} may not [FOW-TRENCH-07]",
                    team.plural());
            return;
        }
        list.note("A trench line may be occupied by {} [FOW-TRENCH-07]", team.plural());
        if (touch == Touch.OFF_THE_PARAPET) {
            list.note("It does not touch the parapet, so it does not count as in the trench line [FOW-GEN-10]");
            return;
        }
        list.note("It stands against the parapet, so it counts as in the trench line [FOW-GEN-10]");
        if (deed.isPresent()) {
            list.note(
                    deed.get() == Occupy.Action.MOVE
                            ? "It may move along the trench line, Cross-country, At the Double if it likes [FOW-TRENCH-08, FOW-TRENCH-09]"
                            : "It may shoot, which costs it Gone to Ground in the next enemy turn [FOW-TRENCH-05]");
            return;
        }
        list.note("In a trench line: Concealed, in Bulletproof Cover [FOW-TRENCH-03, FOW-TRENCH-10]");
        if (touch == Touch.SHOOTER_IN_THE_SAME_SECTION) {
            list.note("That holds against shooters in the same section too: trenches zigzag [FOW-TRENCH-04]");
        }
        checkGround(list);
    }

    private void checkGround(Checklist list) {
        if (stay.moved() == Occupy.Pace.AT_THE_DOUBLE) {
            list.note("At the Double is allowed along a trench line [FOW-TRENCH-09, FOW-TRENCH-08]");
        }
        if (stay.shot()) {
            list.note("It shot, so it is not Gone to Ground [FOW-TRENCH-05]");
        } else if (!stay.allTurn()) {
            list.note("Gone to Ground takes a whole turn in the trench line (--all-turn) [FOW-TRENCH-05]");
        } else {
            list.note(
                    "All turn in the trench line and did not shoot: Gone to Ground in the next enemy turn [FOW-TRENCH-05]");
            if (stay.moved() != Occupy.Pace.NONE) {
                list.note("Moving inside the trench line does not cost it that [FOW-TRENCH-06, FOW-TRENCH-11]");
            }
        }
    }

    @Override
    public Occupy.PositionBenefit benefit() {
        if (touch == Touch.OFF_THE_PARAPET) {
            return Occupy.PositionBenefit.NO_COVER;
        }
        if (deed.isPresent()) {
            return Occupy.PositionBenefit.ALLOWED;
        }
        return stay.allTurn() && !stay.shot()
                ? Occupy.PositionBenefit.CONCEALED_GONE_TO_GROUND
                : Occupy.PositionBenefit.CONCEALED_BULLETPROOF;
    }
}
