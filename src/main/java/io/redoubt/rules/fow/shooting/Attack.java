package io.redoubt.rules.fow.shooting;

import io.redoubt.rules.fow.terms.Condition;
import io.redoubt.rules.fow.terms.FireMode;
import io.redoubt.rules.fow.terms.ShotResult;
import io.redoubt.rules.fow.terms.ShotTarget;
import io.redoubt.rules.fow.terms.Strongpoint;
import io.redoubt.rules.procedure.Case;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.List;

/**
 * One attack on a fortification, or on teams in its cover: what it is aimed at, what speaks against it, and what it
 * does.
 */
sealed interface Attack extends Case<ShotResult>
        permits BunkerShot, SmokeShot, PitShot, Attack.FromAbove, Attack.AtWreck, TeamShot {
    ShotTarget at();

    /** How the target stands before. */
    Condition state();

    @Override
    default Sentence headline() {
        return Sentence.of("shooting at a {}", at());
    }

    /** Nothing here mends a target, so what is milder than its state cannot come about. */
    @Override
    default List<Condition> shown() {
        List<Condition> possible = new ArrayList<>();
        for (Condition condition : at().conditions()) {
            boolean pinnedTurret = at() == Strongpoint.TURRET && condition == Condition.PINNED;
            if (condition == state() || (condition.compareTo(state()) > 0 && !pinnedTurret)) {
                possible.add(condition);
            }
        }
        return possible;
    }

    @Override
    default Sentence verdict(ShotResult result) {
        return result.inWords(at());
    }

    /** A shot at something Destroyed already: there is nothing left to roll for. */
    record AtWreck(Strongpoint at) implements Attack {
        @Override
        public Condition state() {
            return Condition.DESTROYED;
        }

        @Override
        public void check(Checklist list) {
            boolean armoured = at == Strongpoint.TURRET || at == Strongpoint.TANK_PIT;
            list.note(
                    armoured
                            ? "The {} is Destroyed already: nothing is rolled at it (core rules) [FOW-CORE-05]"
                            : "The {} is Destroyed already: nothing is rolled at it [FOW-NEST-07, FOW-BUST-03]",
                    at);
        }

        @Override
        public ShotResult resolve(Umpire umpire) {
            return Condition.DESTROYED;
        }
    }

    /** Artillery or aircraft against a Bunker: no aiming point for them, and proof against them. */
    record FromAbove(Strongpoint at, Condition state, FireMode mode, ShootForm.AimPoint aim) implements Attack {
        @Override
        public void check(Checklist list) {
            if (aim == ShootForm.AimPoint.OTHER) {
                list.note(
                        "Aimed elsewhere: {} does a Bunker under the template no harm, nor does it pin [FOW-ARTY-04]",
                        mode);
            } else {
                list.forbid(
                        mode == FireMode.BOMBARDMENT
                                ? "A Bunker cannot be the aiming point of an Artillery Bombardment [FOW-ARTY-02]"
                                : "A Bunker cannot be the aiming point of an Air Strike [FOW-ARTY-03]");
            }
        }

        @Override
        public ShotResult resolve(Umpire umpire) {
            return state;
        }
    }
}
