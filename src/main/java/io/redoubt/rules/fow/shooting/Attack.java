package io.redoubt.rules.fow.shooting;

import io.redoubt.rules.fow.shared.Condition;
import io.redoubt.rules.fow.shared.ShotResult;
import io.redoubt.rules.fow.shared.ShotTarget;
import io.redoubt.rules.fow.shared.Strongpoint;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Judged;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * An attack on a fortification, or on teams in its cover.
 *
 * @param state condition of the target before the attack
 * @param found notes and objections before any dice
 * @param shown possible conditions of the target afterwards; empty if a quantity tells the result
 * @param dice resolution of the attack
 */
record Attack(
        ShotTarget at,
        Condition state,
        Checklist found,
        List<Condition> shown,
        List<Quantity<ShotResult>> quantities,
        Function<Umpire, ShotResult> dice)
        implements Judged<ShotResult> {
    /** Returns an attack whose result is the condition of the target. */
    static Attack of(ShotTarget at, Condition state, Checklist found, Function<Umpire, ShotResult> dice) {
        return new Attack(at, state, found, possible(at, state), List.of(), dice);
    }

    /** Returns an attack on teams, which also counts hits and losses. */
    static Attack atTeams(ShotTarget at, Condition state, Checklist found, Function<Umpire, ShotResult> dice) {
        return new Attack(
                at,
                state,
                found,
                possible(at, state),
                List.of(
                        new Quantity<>("hits", "hits", ShotResult::hits),
                        new Quantity<>("casualties", "teams destroyed", ShotResult::casualties)),
                dice);
    }

    /** Returns the possible conditions of a target afterwards; an attack never improves its condition. */
    private static List<Condition> possible(ShotTarget at, Condition state) {
        List<Condition> possible = new ArrayList<>();
        for (Condition condition : at.conditions()) {
            boolean pinsTurret = at == Strongpoint.TURRET && condition == Condition.PINNED && state != Condition.PINNED;
            if (condition.compareTo(state) >= 0 && !pinsTurret) {
                possible.add(condition);
            }
        }
        return possible;
    }

    @Override
    public Sentence headline() {
        return Sentence.of("shooting at a {}", at);
    }

    @Override
    public ShotResult resolve(Umpire umpire) {
        return dice.apply(umpire);
    }

    @Override
    public Sentence verdict(ShotResult result) {
        return result.inWords(at);
    }
}
