package io.redoubt.rules.fow.assault;

import io.redoubt.rules.fow.terms.Condition;
import io.redoubt.rules.fow.terms.Strongpoint;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.List;

/**
 * An assault on a Bunker: Defensive Fire first, then the hits of one round, or rounds with counterattacks between.
 *
 * @param state how the Bunker stands before
 * @param pinned whether the assaulting platoon is Pinned Down
 * @param strike the teams and how they hit
 */
record BunkerAssault(
        Condition state,
        Approach approach,
        boolean pinned,
        AssaultingTeams strike,
        DefensiveFire fire,
        AssaultLength course,
        Captures captures)
        implements AssaultCase {
    private static final List<Quantity<Assault.AssaultResult>> LOST =
            List.of(new Quantity<>("teams-lost", "assaulting teams lost", Assault.AssaultResult::lost));
    private static final List<Quantity<Assault.AssaultResult>> CAPTURED =
            List.of(new Quantity<>("turrets-captured", "Turrets captured", Assault.AssaultResult::captured));

    Strongpoint at() {
        return strike.at();
    }

    @Override
    public Sentence headline() {
        return course instanceof AssaultLength.Fought fought
                ? Sentence.of("assaulting a {}, {}", at(), fought.limit())
                : Sentence.of("assaulting a {}", at());
    }

    @Override
    public void check(Checklist list) {
        approach.check(list);
        if (pinned) {
            list.forbid("The platoon is Pinned Down and cannot launch an assault (core rules) [FOW-CORE-53]");
        }
        strike.check(list);
        if (state == Condition.PINNED) {
            list.note("Pinned Down already; it fights in an assault all the same [FOW-CTR-02, FOW-FIGHT-04]");
        } else if (state == Condition.BAILED_OUT) {
            list.note("Bailed Out already: it cannot fight in an assault [FOW-TURRET-06, FOW-CORE-08]");
        }
        fire.check(list);
        if (course instanceof AssaultLength.Fought && state != Condition.BAILED_OUT) {
            list.note("It counterattacks after each round, no Motivation Test rolled [FOW-FIGHT-04, FOW-CORE-22]");
        }
        if (course instanceof AssaultLength.Fought && at() == Strongpoint.TURRET) {
            list.note(
                    others() == OtherDefenders.Standing.SOME
                            ? "Counterattacks of others are for the core rules, and left out [FOW-CORE-22]"
                            : "It is taken to be alone: say --other-defender if others fight on [FOW-ASLT-17]");
        }
        course.others().check(list);
        captures.check(list);
        if (!captures.turrets().isEmpty() && !mayBeWon() && others() == OtherDefenders.Standing.NOT_SAID) {
            list.note(
                    "Whether the assault is won depends on the other defenders: say --only-defender if there are none [FOW-ASLT-17, FOW-CORE-23]");
        }
    }

    @Override
    public Assault.AssaultResult resolve(Umpire umpire) {
        AssaultProgress.Roster all = AssaultProgress.Roster.of(strike.teams());
        if (fire.stops(umpire)) {
            return new Assault.AssaultResult(Assault.AssaultEnd.STOPPED, 0, 0);
        }
        if (course instanceof AssaultLength.Fought fought) {
            AssaultProgress fight = fight(fought, new AssaultProgress(Assault.AssaultEnd.UNDECIDED, all), umpire);
            return result(fight.end(), all.total() - fight.roster().total(), umpire);
        }
        return result(oneRound(all, umpire), 0, umpire);
    }

    private AssaultProgress fight(AssaultLength.Fought fought, AssaultProgress start, Umpire umpire) {
        AssaultRound round = new AssaultRound(strike, state, fought);
        return fought.limit().isUnlimited()
                ? umpire.until("Round", AssaultProgress::isOver, start, round)
                : umpire.repeat("Round", fought.limit().last(), start, round);
    }

    private Assault.AssaultEnd oneRound(AssaultProgress.Roster all, Umpire umpire) {
        Condition after = strike.resolve(all, state, umpire);
        return switch (after) {
            case UNHARMED, PINNED -> Assault.AssaultEnd.UNHARMED;
            case BAILED_OUT -> {
                if (!mayBeWon()) {
                    yield Assault.AssaultEnd.BAILED_OUT;
                }
                umpire.note(
                        "No other defender can fight, so the assault is won: the Bailed Out Turret is captured [FOW-ASLT-17, FOW-CORE-08, FOW-CORE-23]");
                yield Assault.AssaultEnd.CAPTURED;
            }
            case DESTROYED -> Assault.AssaultEnd.DESTROYED;
        };
    }

    private Assault.AssaultResult result(Assault.AssaultEnd end, int lost, Umpire umpire) {
        if (!end.isWon() || !mayBeWon()) {
            return new Assault.AssaultResult(end, lost, 0);
        }
        captures.tell(umpire);
        return new Assault.AssaultResult(end, lost, captures.count() + (end == Assault.AssaultEnd.CAPTURED ? 1 : 0));
    }

    private boolean mayBeWon() {
        return course.mayBeWon();
    }

    private OtherDefenders.Standing others() {
        return course.others().standing();
    }

    @Override
    public List<Assault.AssaultEnd> shown() {
        List<Assault.AssaultEnd> ends = new ArrayList<>();
        for (Assault.AssaultEnd end : Assault.AssaultEnd.values()) {
            if (isPossible(end)) {
                ends.add(end);
            }
        }
        return ends;
    }

    private boolean isPossible(Assault.AssaultEnd end) {
        boolean oneRound = course instanceof AssaultLength.OneRound;
        boolean turret = at() == Strongpoint.TURRET;
        return switch (end) {
            case UNHARMED -> oneRound && state != Condition.BAILED_OUT;
            case BAILED_OUT -> turret && !mayBeWon();
            case UNDECIDED ->
                course instanceof AssaultLength.Fought fought && !fought.limit().isUnlimited();
            case STOPPED -> !fire.shooters().isEmpty();
            case FALL_BACK -> !oneRound;
            // Tank teams and other vehicles cannot be lost to a Bunker.
            case ELIMINATED -> !oneRound && strike.isAllOnFoot();
            case CAPTURED -> turret && mayBeWon();
            case DESTROYED -> true;
        };
    }

    @Override
    public List<Quantity<Assault.AssaultResult>> quantities() {
        List<Quantity<Assault.AssaultResult>> quantities = new ArrayList<>();
        if (course instanceof AssaultLength.Fought) {
            quantities.addAll(LOST);
        }
        if (mayBeWon() && !captures.turrets().isEmpty()) {
            quantities.addAll(CAPTURED);
        }
        return quantities;
    }

    @Override
    public Sentence verdict(Assault.AssaultResult result) {
        return switch (result.end()) {
            case UNHARMED ->
                Sentence.of(
                        state == Condition.PINNED
                                ? Remark.of("The {} takes *NO HARM*: it is Pinned Down, as before. [FOW-FIGHT-07]")
                                : Remark.of("The {} is *UNHARMED*."),
                        at());
            case BAILED_OUT ->
                Sentence.of(
                        "The {} is *BAILED OUT* until its owner's next Starting Step. [FOW-TURRET-06, FOW-TURRET-07]",
                        at());
            case UNDECIDED ->
                Sentence.of("After {} the assault is *UNDECIDED*; teams lost: {}.", limit(), result.lost());
            case STOPPED -> Sentence.of("Defensive Fire stops the assault: the *ATTACKERS FALL BACK*. [FOW-CORE-20]");
            case FALL_BACK ->
                Sentence.of(
                        "The {} stands: the *ATTACKERS FALL BACK*; teams lost: {}. [FOW-CORE-22]", at(), result.lost());
            case ELIMINATED -> Sentence.of("The {} stands: the *ATTACKERS ARE ELIMINATED*. [FOW-CORE-22]", at());
            case CAPTURED -> Sentence.of("The {} is *CAPTURED*, which counts as Destroyed. [FOW-ASLT-17]", at());
            case DESTROYED -> Sentence.of("The {} is *DESTROYED*.", at());
        };
    }

    @Override
    public List<NearTurret> alsoCaptured(Assault.AssaultResult result) {
        return result.end().isWon() && mayBeWon() ? captures.taken() : List.of();
    }

    private Object limit() {
        return course instanceof AssaultLength.Fought fought ? fought.limit() : "1 round";
    }
}
