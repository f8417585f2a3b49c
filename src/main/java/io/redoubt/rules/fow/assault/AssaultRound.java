package io.redoubt.rules.fow.assault;

import io.redoubt.rules.fow.shared.Condition;
import io.redoubt.rules.fow.shared.MotivationTest;
import io.redoubt.umpire.Attempt;
import io.redoubt.umpire.SentenceTemplate;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * A round of assault combat: the teams try to hit, a Bunker that still fights counterattacks, and they test to go on.
 *
 * @param bunker condition of the Bunker, which only changes with the hit that ends the assault
 * @param fought the Motivation Test of the teams, and the player who picks the lost team
 * @param mayBeWon true if no other defender can fight on
 */
record AssaultRound(AssaultingTeams strike, Condition bunker, BunkerAssault.Fought fought, boolean mayBeWon)
        implements Attempt<AssaultRound.Progress> {
    private static final SentenceTemplate OWNER_PICKS =
            SentenceTemplate.of("The Bunker's owner picks a {} [FOW-CTR-03]");
    private static final SentenceTemplate LAST_TEAM =
            SentenceTemplate.of("No assaulting team is left: no test [FOW-CORE-22]");

    @Override
    public Progress attempt(Progress fight, Umpire umpire) {
        if (fight.isOver()) {
            return fight;
        }
        Condition after = strike.resolve(fight.roster(), bunker, umpire);
        if (after == Condition.DESTROYED) {
            return new Progress(Assault.AssaultEnd.DESTROYED, fight.roster());
        }
        if (after == Condition.BAILED_OUT && !mayBeWon) {
            umpire.note(
                    "A Bailed Out Turret cannot counterattack (core rules); the others fight on [FOW-CORE-08, FOW-CORE-23]");
            return new Progress(Assault.AssaultEnd.BAILED_OUT, fight.roster());
        }
        if (after == Condition.BAILED_OUT) {
            umpire.note(
                    "A Bailed Out Turret cannot counterattack (core rules), so the assault is won: it is captured [FOW-ASLT-17, FOW-CORE-08, FOW-CORE-23]");
            return new Progress(Assault.AssaultEnd.CAPTURED, fight.roster());
        }
        // At this point at least one team can be hit: without one the assault is over.
        boolean hit = umpire.test(BunkerDie.AT_ASSAULTERS, BunkerDie.NEED);
        Roster roster = hit ? lose(fight.roster(), umpire) : fight.roster();
        return new Progress(afterCounterattack(roster, umpire), roster);
    }

    private Roster lose(Roster roster, Umpire umpire) {
        int picked = pick(roster).orElseThrow();
        if (strike.isChoice(roster)) {
            umpire.note(
                    switch (fought.victim()) {
                        case BUNKERS_OWNER -> OWNER_PICKS;
                        case ATTACKER -> SentenceTemplate.of("The attacker picks a {} [FOW-CTR-03]");
                    },
                    strike.nameOf(picked));
        }
        return roster.without(picked);
    }

    private Assault.AssaultEnd afterCounterattack(Roster roster, Umpire umpire) {
        if (roster.total() == 0) {
            umpire.note(LAST_TEAM);
            return Assault.AssaultEnd.ELIMINATED;
        }
        if (IntStream.range(0, strike.teams().size()).noneMatch(kind -> mayBeLost(kind, roster))) {
            umpire.note("No team is left that can hit a Bunker: they fall back [FOW-ASLT-04, FOW-CORE-22]");
            return Assault.AssaultEnd.FALL_BACK;
        }
        return umpire.test(MotivationTest.TO_GO_ON, fought.motivation())
                ? Assault.AssaultEnd.UNDECIDED
                : Assault.AssaultEnd.FALL_BACK;
    }

    /** Returns the kind of team that loses one to a hit of the Bunker. */
    private OptionalInt pick(Roster roster) {
        OptionalInt picked = OptionalInt.empty();
        for (int i = 0; i < strike.teams().size(); i++) {
            if (mayBeLost(i, roster) && (picked.isEmpty() || rather(i, picked.getAsInt(), roster))) {
                picked = OptionalInt.of(i);
            }
        }
        return picked;
    }

    private boolean rather(int one, int other, Roster roster) {
        int danger = new TeamThreat(strike).compare(one, other, roster);
        return switch (fought.victim()) {
            case BUNKERS_OWNER -> danger > 0;
            case ATTACKER -> danger < 0;
        };
    }

    private boolean mayBeLost(int kind, Roster roster) {
        return roster.left(kind) > 0 && strike.teams().get(kind).kind().isOnFoot();
    }

    /**
     * An assault between two rounds.
     *
     * @param end how it ended; undecided while it goes on
     * @param roster the teams that are left
     */
    record Progress(Assault.AssaultEnd end, Roster roster) {
        boolean isOver() {
            return end != Assault.AssaultEnd.UNDECIDED;
        }
    }

    /** The numbers of remaining teams, by kind, in the order of the assault. */
    record Roster(List<Integer> left) {
        /** Returns the roster before the first round: every team of the assault. */
        static Roster of(List<TeamSpec> teams) {
            return new Roster(teams.stream().map(TeamSpec::count).toList());
        }

        int left(int kind) {
            return left.get(kind);
        }

        int total() {
            return left.stream().mapToInt(Integer::intValue).sum();
        }

        Roster without(int kind) {
            List<Integer> fewer = new ArrayList<>(left);
            fewer.set(kind, fewer.get(kind) - 1);
            return new Roster(fewer);
        }
    }
}
