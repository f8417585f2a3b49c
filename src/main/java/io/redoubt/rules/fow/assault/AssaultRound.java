package io.redoubt.rules.fow.assault;

import io.redoubt.rules.fow.terms.Condition;
import io.redoubt.rules.fow.terms.MotivationTest;
import io.redoubt.umpire.Attempt;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Umpire;
import java.util.OptionalInt;

/**
 * A round of assault combat: the teams try to hit; a Bunker that still fights counterattacks; they test to go on.
 *
 * @param bunker how the Bunker stands: only the hit that ends the assault changes that
 * @param fought what the teams' Motivation Test needs, who picks the team that is lost, who else defends
 */
record AssaultRound(AssaultingTeams strike, Condition bunker, AssaultLength.Fought fought)
        implements Attempt<AssaultProgress> {
    private static final Remark OWNER_PICKS = Remark.of("The Bunker's owner picks a {} [FOW-CTR-03]");
    private static final Remark LAST_TEAM = Remark.of("No assaulting team is left: no test [FOW-CORE-22]");

    @Override
    public AssaultProgress attempt(AssaultProgress fight, Umpire umpire) {
        if (fight.isOver()) {
            return fight;
        }
        Condition after = strike.resolve(fight.roster(), bunker, umpire);
        if (after == Condition.DESTROYED) {
            return new AssaultProgress(Assault.AssaultEnd.DESTROYED, fight.roster());
        }
        if (after == Condition.BAILED_OUT && !fought.mayBeWon()) {
            umpire.note(
                    "A Bailed Out Turret cannot counterattack (core rules); the others fight on [FOW-CORE-08, FOW-CORE-23]");
            return new AssaultProgress(Assault.AssaultEnd.BAILED_OUT, fight.roster());
        }
        if (after == Condition.BAILED_OUT) {
            umpire.note(
                    "A Bailed Out Turret cannot counterattack (core rules), so the assault is won: it is captured [FOW-ASLT-17, FOW-CORE-08, FOW-CORE-23]");
            return new AssaultProgress(Assault.AssaultEnd.CAPTURED, fight.roster());
        }
        // A team that can be hit is always left: without one the assault is over.
        boolean hit = umpire.test(BunkerDie.AT_ASSAULTERS, BunkerDie.NEED);
        AssaultProgress.Roster roster = hit ? lose(fight.roster(), umpire) : fight.roster();
        return new AssaultProgress(afterCounterattack(roster, umpire), roster);
    }

    private AssaultProgress.Roster lose(AssaultProgress.Roster roster, Umpire umpire) {
        int picked = pick(roster).orElseThrow();
        if (strike.isChoice(roster)) {
            umpire.note(
                    switch (fought.victim()) {
                        case BUNKERS_OWNER -> OWNER_PICKS;
                        case ATTACKER -> Remark.of("The attacker picks a {} [FOW-CTR-03]");
                    },
                    strike.nameOf(picked));
        }
        return roster.without(picked);
    }

    private Assault.AssaultEnd afterCounterattack(AssaultProgress.Roster roster, Umpire umpire) {
        if (roster.total() == 0) {
            umpire.note(LAST_TEAM);
            return Assault.AssaultEnd.ELIMINATED;
        }
        if (!isAnybodyLeft(roster)) {
            umpire.note("Nobody is left whose hits could go onto a Bunker: they fall back [FOW-ASLT-04, FOW-CORE-22]");
            return Assault.AssaultEnd.FALL_BACK;
        }
        return umpire.test(MotivationTest.TO_GO_ON, fought.motivation())
                ? Assault.AssaultEnd.UNDECIDED
                : Assault.AssaultEnd.FALL_BACK;
    }

    /** The kind of team that a hit of the Bunker destroys one of. */
    private OptionalInt pick(AssaultProgress.Roster roster) {
        OptionalInt picked = OptionalInt.empty();
        for (int i = 0; i < strike.teams().size(); i++) {
            if (mayBeLost(i, roster) && (picked.isEmpty() || rather(i, picked.getAsInt(), roster))) {
                picked = OptionalInt.of(i);
            }
        }
        return picked;
    }

    private boolean rather(int one, int other, AssaultProgress.Roster roster) {
        int danger = new Danger(strike).compare(one, other, roster);
        return switch (fought.victim()) {
            case BUNKERS_OWNER -> danger > 0;
            case ATTACKER -> danger < 0;
        };
    }

    private boolean mayBeLost(int kind, AssaultProgress.Roster roster) {
        return roster.left(kind) > 0 && strike.teams().get(kind).kind().isOnFoot();
    }

    private boolean isAnybodyLeft(AssaultProgress.Roster roster) {
        for (int i = 0; i < strike.teams().size(); i++) {
            if (mayBeLost(i, roster)) {
                return true;
            }
        }
        return false;
    }
}
