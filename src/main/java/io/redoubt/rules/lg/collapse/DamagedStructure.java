package io.redoubt.rules.lg.collapse;

import io.redoubt.rules.lg.damage.DamageCost;
import io.redoubt.rules.lg.damage.Occupants;
import io.redoubt.rules.lg.damage.PointsForVariant;
import io.redoubt.rules.lg.damage.StructureAttack;
import io.redoubt.rules.lg.terms.Chance;
import io.redoubt.rules.lg.terms.Readings;
import io.redoubt.rules.lg.terms.Rule;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Need;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Target;
import io.redoubt.umpire.Test;
import io.redoubt.umpire.Umpire;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A damaged structure over some turns: each begins with a check, and an attack may follow.
 *
 * @param points all it can take
 * @param damage what it lost before
 * @param fresh whether the damage is to be checked
 * @param percent how damage between tens counts (LG-Q05)
 * @param checks whether old damage is checked again (LG-Q06)
 * @param attack what strikes it once a turn, if anything
 * @param inmates who is inside
 */
record DamagedStructure(
        int points,
        int damage,
        boolean fresh,
        int turns,
        Readings.Percent percent,
        Readings.Checks checks,
        Optional<Attack> attack,
        Occupants inmates) {
    /** An attack a turn, with its cost. */
    record Attack(StructureAttack strike, DamageCost toll) {}

    /** How a structure holds. */
    enum State {
        STANDS,
        DESTROYED,
        COLLAPSED
    }

    private static final int HUNDRED = 100;
    private static final Test TENS = test(Die.D10);
    private static final Test PERCENTILE = test(new Die(HUNDRED));

    private static final Remark UNDAMAGED = Remark.of("Undamaged: no check", Rule.COLLAPSE_01, Rule.COLLAPSE_03);
    private static final Remark NOTHING_NEW = Remark.of("No new damage: no check, as settled here", Rule.COLLAPSE_01);
    private static final Remark GONE =
            Remark.of("All points are gone: destroyed, untenable, nothing to check", Rule.DMG_16, Rule.COLLAPSE_01);

    /**
     * The structure between turns.
     *
     * @param fresh whether it was damaged since its last check
     * @param turns turns begun until it fell
     */
    record Hold(State state, int lost, boolean fresh, int turns) {
        // By hand: the generated pair costs a one-off its start-up time on first use.
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Hold that
                    && state == that.state
                    && lost == that.lost
                    && fresh == that.fresh
                    && turns == that.turns;
        }

        @Override
        public int hashCode() {
            return 31 * (31 * (31 * state.hashCode() + lost) + turns) + (fresh ? 1 : 0);
        }
    }

    private static Test test(Die die) {
        return Test.of("Collapse", die, "stands", "collapses", Rule.COLLAPSE_03, Rule.COLLAPSE_01, Rule.CORE_01);
    }

    Hold start() {
        State state = damage >= points ? State.DESTROYED : State.STANDS;
        return new Hold(state, damage, fresh && damage > 0, 0);
    }

    void check(Checklist list) {
        list.note(
                Remark.of("{} of {} points are {} %: checked as each turn begins", Rule.COLLAPSE_01, Rule.COLLAPSE_02),
                damage,
                points,
                damage * HUNDRED / points);
        inmates.check(list);
        attack.ifPresent(each -> {
            each.toll().check(list);
            PointsForVariant.check(each.toll().variant(), points, list);
        });
    }

    Hold turn(Hold before, Umpire umpire) {
        if (before.state() != State.STANDS) {
            if (before.turns() == 0) {
                umpire.note(GONE);
            }
            return new Hold(before.state(), before.lost(), false, Math.max(1, before.turns()));
        }
        int turn = before.turns() + 1;
        if (!holds(before, umpire)) {
            return new Hold(State.COLLAPSED, before.lost(), false, turn);
        }
        boolean unchecked = before.fresh() && checks == Readings.Checks.EVERY_TURN;
        if (attack.isEmpty()) {
            return new Hold(State.STANDS, before.lost(), unchecked, turn);
        }
        int lost = attack.get().toll().after(attack.get().strike().strike(umpire), before.lost(), points, umpire);
        boolean fresh = checks == Readings.Checks.EVERY_TURN ? lost > 0 : lost > before.lost();
        return new Hold(lost >= points ? State.DESTROYED : State.STANDS, lost, fresh, turn);
    }

    private boolean holds(Hold before, Umpire umpire) {
        if (before.lost() == 0) {
            umpire.note(UNDAMAGED);
            return true;
        }
        if (!before.fresh()) {
            umpire.note(NOTHING_NEW);
            return true;
        }
        return umpire.test(percent == Readings.Percent.EXACT ? PERCENTILE : TENS, need(before.lost()));
    }

    private Need need(int lost) {
        int share = lost * HUNDRED / points;
        int stands = switch (percent) {
            case WHOLE_TENS -> Chance.SIDES - lost * Chance.SIDES / points;
            case HALF_UP -> Chance.SIDES - (2 * lost * Chance.SIDES + points) / (2 * points);
            case EXACT -> HUNDRED - share;
        };
        return Need.of(Target.atMost(stands), share + " % damage");
    }
}
