package io.redoubt.rules.fow.assault;

import io.redoubt.rules.fow.assault.Assault.AssaultEnd;
import io.redoubt.rules.fow.assault.Assault.AssaultResult;
import io.redoubt.rules.fow.shared.Strongpoint;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Judged;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.function.Function;

/**
 * An assault, judged while its inputs are read.
 *
 * @param found notes and objections before any dice
 * @param takesPlace true if the teams really assault, which they do once per turn
 * @param prize Turrets near the teams that a won assault captures, besides its target
 * @param dice resolution of the assault
 */
record AssaultCase(
        Sentence headline,
        Checklist found,
        boolean takesPlace,
        List<AssaultEnd> shown,
        List<Quantity<AssaultResult>> quantities,
        List<NearTurret> prize,
        Function<Umpire, AssaultResult> dice,
        Function<AssaultResult, Sentence> words)
        implements Judged<AssaultResult> {
    /** Returns an assault on a Destroyed Bunker, which needs no roll. */
    static AssaultCase onWreck(Strongpoint at) {
        Checklist list = new Checklist();
        list.note("The {} is already Destroyed: no roll [FOW-ASLT-13, FOW-ASLT-14]", at);
        return new AssaultCase(
                Sentence.of("assaulting a {}", at),
                list,
                false,
                List.of(AssaultEnd.DESTROYED),
                List.of(),
                List.of(),
                umpire -> new AssaultResult(AssaultEnd.DESTROYED, 0, 0),
                result -> Sentence.of("The {} is still *DESTROYED*.", at));
    }

    /** Returns an assault that is refused for any target and any teams. */
    static AssaultCase refused(Sentence headline, Checklist list) {
        return new AssaultCase(
                headline,
                list,
                true,
                List.of(),
                List.of(),
                List.of(),
                umpire -> {
                    throw unresolved();
                },
                result -> {
                    throw unresolved();
                });
    }

    private static IllegalStateException unresolved() {
        return new IllegalStateException("refused before any die is rolled");
    }

    @Override
    public AssaultResult resolve(Umpire umpire) {
        return dice.apply(umpire);
    }

    @Override
    public Sentence verdict(AssaultResult result) {
        return words.apply(result);
    }
}
