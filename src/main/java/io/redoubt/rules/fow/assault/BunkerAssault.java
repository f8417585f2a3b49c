package io.redoubt.rules.fow.assault;

import io.redoubt.rules.fow.assault.Assault.AssaultEnd;
import io.redoubt.rules.fow.assault.Assault.AssaultResult;
import io.redoubt.rules.fow.shared.Condition;
import io.redoubt.rules.fow.shared.MotivationTest;
import io.redoubt.rules.fow.shared.Strongpoint;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.umpire.RequiredRoll;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * An assault on a Bunker: Defensive Fire, then the hits of one round, or several rounds with counterattacks.
 *
 * @param state condition of the Bunker beforehand
 * @param strike the teams and their hits
 * @param fought the rounds to fight; empty for the hits of one round only
 * @param mayBeWon true if the assault is won once the Bunker is out of action
 * @param turrets the Turrets near the teams
 * @param prize those of them that a won assault captures
 */
record BunkerAssault(
        Condition state,
        AssaultingTeams strike,
        DefensiveFire fire,
        Optional<BunkerAssault.Fought> fought,
        boolean mayBeWon,
        List<NearTurret> turrets,
        List<NearTurret> prize) {
    /**
     * Rounds with counterattacks between them.
     *
     * @param motivation score of the teams' Motivation Test
     * @param victim player who picks the team that a counterattack destroys
     */
    record Fought(RoundLimit limit, RequiredRoll motivation, AssaultReadings.Victim victim) {}

    static AssaultCase read(Inputs in) {
        Checklist list = new Checklist();
        boolean across = in.get(AssaultForm.ACROSS) == AssaultForm.Across.STREET_BARRICADE;
        boolean barred = across && in.get(AssaultForm.NOT_ADJACENT);
        if (barred) {
            list.forbid(
                    "To assault across a Street Barricade a team must begin the Assault Step adjacent to it [FOW-BARR-10]");
        } else if (across) {
            list.note(
                    "The teams began the Assault Step adjacent to the barricade: they may assault across [FOW-BARR-10]");
        }
        boolean described =
                in.find(AssaultForm.AT).isPresent() && in.find(AssaultForm.TEAM).isPresent();
        if (barred && !described) {
            return AssaultCase.refused(Sentence.of("assaulting across a Street Barricade"), list);
        }
        Strongpoint at = in.get(AssaultForm.AT);
        Condition state = in.get(AssaultForm.STATE);
        at.mustAllow(state);
        return state == Condition.DESTROYED && !barred ? AssaultCase.onWreck(at) : read(in, at, state, list);
    }

    private static AssaultCase read(Inputs in, Strongpoint at, Condition state, Checklist list) {
        AssaultingTeams strike = AssaultingTeams.read(in, at, in.get(AssaultForm.TEAM));
        if (in.find(AssaultForm.PINNED).orElse(false)) {
            list.forbid("The platoon is Pinned Down and cannot launch an assault (core rules) [FOW-CORE-53]");
        }
        strike.check(list);
        if (state == Condition.PINNED) {
            list.note("Already Pinned Down; it still fights in an assault [FOW-CTR-02, FOW-FIGHT-04]");
        } else if (state == Condition.BAILED_OUT) {
            list.note("Already Bailed Out: it cannot fight in an assault [FOW-TURRET-06, FOW-CORE-08]");
        }
        DefensiveFire fire = DefensiveFire.read(in, at, state, list);
        Optional<RoundLimit> limit = in.find(AssaultForm.ROUNDS);
        // Other defenders only matter if a win captures a Turret.
        boolean mayCapture =
                at == Strongpoint.TURRET || in.peek(AssaultForm.TURRET).isPresent();
        OtherDefenders named = mayCapture ? OtherDefenders.read(in) : OtherDefenders.NOT_SAID;
        OtherDefenders others = limit.isEmpty() && in.get(AssaultForm.ONLY_DEFENDER) ? OtherDefenders.NONE : named;
        Optional<Fought> fought = limit.map(rounds -> fought(in, rounds, strike));
        // Several rounds assume no other defenders unless named; a single round needs their explicit exclusion.
        boolean mayBeWon = fought.isPresent()
                ? others.standing() != OtherDefenders.DefenderKnowledge.SOME
                : others.standing() == OtherDefenders.DefenderKnowledge.NONE;
        if (fought.isPresent() && state != Condition.BAILED_OUT) {
            list.note("It counterattacks after each round, no Motivation Test rolled [FOW-FIGHT-04, FOW-CORE-22]");
        }
        if (fought.isPresent() && at == Strongpoint.TURRET) {
            list.note(
                    mayBeWon
                            ? "Assumed to be alone; use --other-defender if others fight on [FOW-ASLT-17]"
                            : "Counterattacks of others are not rolled; see the core rules [FOW-CORE-22]");
        }
        others.check(list);
        List<NearTurret> turrets = NearTurret.read(in, list);
        List<NearTurret> taken = NearTurret.taken(in, turrets, list);
        if (!turrets.isEmpty() && !mayBeWon && others.standing() == OtherDefenders.DefenderKnowledge.NOT_SAID) {
            list.note(
                    "A win depends on the other defenders: give --only-defender if there are none [FOW-ASLT-17, FOW-CORE-23]");
        }
        BunkerAssault assault =
                new BunkerAssault(state, strike, fire, fought, mayBeWon, turrets, mayBeWon ? taken : List.of());
        Sentence headline = limit.map(rounds -> Sentence.of("assaulting a {}, {}", at, rounds))
                .orElseGet(() -> Sentence.of("assaulting a {}", at));
        return new AssaultCase(
                headline,
                list,
                true,
                assault.shown(),
                assault.quantities(),
                assault.prize,
                assault::resolve,
                assault::verdict);
    }

    private static Fought fought(Inputs in, RoundLimit limit, AssaultingTeams strike) {
        AssaultReadings.Victim victim = new TeamThreat(strike).differ()
                ? in.reading(AssaultReadings.VICTIM)
                : AssaultReadings.VICTIM.standard();
        return new Fought(limit, MotivationTest.need(in.get(AssaultForm.MOTIVATION)), victim);
    }

    /** Returns the named Bunkers; if none is named and some on the board qualify, asks the user. */
    static <T> List<T> named(
            Inputs in,
            InputField<List<T>> field,
            List<TableBunker> table,
            Predicate<TableBunker> able,
            Function<TableBunker, String> words) {
        Map<String, String> offered = new LinkedHashMap<>();
        table.stream().filter(able).forEach(bunker -> offered.put(bunker.name(), words.apply(bunker)));
        return (offered.isEmpty() ? in.find(field) : in.offer(field, offered)).orElse(List.of());
    }

    private Strongpoint at() {
        return strike.at();
    }

    private AssaultResult resolve(Umpire umpire) {
        AssaultRound.Roster all = AssaultRound.Roster.of(strike.teams());
        if (fire.stops(umpire)) {
            return new AssaultResult(AssaultEnd.STOPPED, 0, 0);
        }
        if (fought.isEmpty()) {
            return result(oneRound(all, umpire), 0, umpire);
        }
        AssaultRound.Progress start = new AssaultRound.Progress(AssaultEnd.UNDECIDED, all);
        AssaultRound round = new AssaultRound(strike, state, fought.get(), mayBeWon);
        RoundLimit limit = fought.get().limit();
        AssaultRound.Progress fight = limit.isUnlimited()
                ? umpire.until("Round", AssaultRound.Progress::isOver, start, round)
                : umpire.repeat("Round", limit.last(), start, round);
        return result(fight.end(), all.total() - fight.roster().total(), umpire);
    }

    private AssaultEnd oneRound(AssaultRound.Roster all, Umpire umpire) {
        Condition after = strike.resolve(all, state, umpire);
        return switch (after) {
            case UNHARMED, PINNED -> AssaultEnd.UNHARMED;
            case BAILED_OUT -> {
                if (!mayBeWon) {
                    yield AssaultEnd.BAILED_OUT;
                }
                umpire.note(
                        "No other defender can fight, so the assault is won: the Bailed Out Turret is captured [FOW-ASLT-17, FOW-CORE-08, FOW-CORE-23]");
                yield AssaultEnd.CAPTURED;
            }
            case DESTROYED -> AssaultEnd.DESTROYED;
        };
    }

    private AssaultResult result(AssaultEnd end, int lost, Umpire umpire) {
        if (!end.isWon() || !mayBeWon) {
            return new AssaultResult(end, lost, 0);
        }
        for (NearTurret turret : prize) {
            umpire.note("The assault is won: {} is captured and Destroyed [FOW-ASLT-17]", turret.name());
        }
        return new AssaultResult(end, lost, prize.size() + (end == AssaultEnd.CAPTURED ? 1 : 0));
    }

    private List<AssaultEnd> shown() {
        return Stream.of(AssaultEnd.values()).filter(this::isPossible).toList();
    }

    private boolean isPossible(AssaultEnd end) {
        boolean oneRound = fought.isEmpty();
        boolean turret = at() == Strongpoint.TURRET;
        return switch (end) {
            case UNHARMED -> oneRound && state != Condition.BAILED_OUT;
            case BAILED_OUT -> turret && !mayBeWon;
            case UNDECIDED -> !oneRound && !fought.get().limit().isUnlimited();
            case STOPPED -> fire.isGiven();
            case FALL_BACK -> !oneRound;
            // A Bunker cannot hit Tank teams and other vehicles.
            case ELIMINATED -> !oneRound && strike.isAllOnFoot();
            case CAPTURED -> turret && mayBeWon;
            case DESTROYED -> true;
        };
    }

    private List<Quantity<AssaultResult>> quantities() {
        List<Quantity<AssaultResult>> quantities = new ArrayList<>();
        if (fought.isPresent()) {
            quantities.add(new Quantity<>("teams-lost", "assaulting teams lost", AssaultResult::lost));
        }
        if (mayBeWon && !turrets.isEmpty()) {
            quantities.add(new Quantity<>("turrets-captured", "Turrets captured", AssaultResult::captured));
        }
        return quantities;
    }

    private Sentence verdict(AssaultResult result) {
        return switch (result.end()) {
            case UNHARMED ->
                Sentence.of(
                        state == Condition.PINNED
                                ? "The {} is *UNHARMED* by the assault and stays Pinned Down. [FOW-FIGHT-07]"
                                : "The {} is *UNHARMED*.",
                        at());
            case BAILED_OUT ->
                Sentence.of(
                        "The {} is *BAILED OUT* until its owner's next Starting Step. [FOW-TURRET-06, FOW-TURRET-07]",
                        at());
            case UNDECIDED ->
                Sentence.of(
                        "After {} the assault is *UNDECIDED*; teams lost: {}.",
                        fought.orElseThrow().limit(),
                        result.lost());
            case STOPPED -> Sentence.of("Defensive Fire stops the assault: the *ATTACKERS FALL BACK*. [FOW-CORE-20]");
            case FALL_BACK ->
                Sentence.of(
                        "The {} holds: the *ATTACKERS FALL BACK*; teams lost: {}. [FOW-CORE-22]", at(), result.lost());
            case ELIMINATED -> Sentence.of("The {} holds: the *ATTACKERS ARE ELIMINATED*. [FOW-CORE-22]", at());
            case CAPTURED -> Sentence.of("The {} is *CAPTURED*, which counts as Destroyed. [FOW-ASLT-17]", at());
            case DESTROYED -> Sentence.of("The {} is *DESTROYED*.", at());
        };
    }

    /**
     * The other defenders: the assault is not won while one of them can fight.
     *
     * @param able names of those that can fight
     * @param outOfAction names of those that cannot
     */
    private record OtherDefenders(DefenderKnowledge standing, List<String> able, List<String> outOfAction) {
        static final OtherDefenders NOT_SAID = new OtherDefenders(DefenderKnowledge.NOT_SAID, List.of(), List.of());
        static final OtherDefenders NONE = new OtherDefenders(DefenderKnowledge.NONE, List.of(), List.of());

        enum DefenderKnowledge {
            NOT_SAID,
            NONE,
            SOME
        }

        /** Reads the named defenders, and separates those that are Bailed Out, Destroyed or gone. */
        static OtherDefenders read(Inputs in) {
            Optional<List<String>> named = in.find(AssaultForm.OTHER_DEFENDER);
            if (named.isEmpty()) {
                return NOT_SAID;
            }
            if (in.get(AssaultForm.ONLY_DEFENDER)) {
                throw new BadInputException("--only-defender and --other-defender cannot be combined; remove one");
            }
            List<String> outOfAction = in.find(AssaultForm.OUT_OF_ACTION).orElse(List.of());
            List<String> able = new ArrayList<>(named.get());
            able.removeAll(outOfAction);
            return new OtherDefenders(
                    able.isEmpty() ? DefenderKnowledge.NONE : DefenderKnowledge.SOME, able, outOfAction);
        }

        void check(Checklist list) {
            outOfAction.forEach(
                    name -> list.note("{} cannot fight, so it does not count as a defender [FOW-CORE-08]", name));
            able.forEach(name -> list.note(
                    "{} also defends: the assault is not won while it fights [FOW-ASLT-17, FOW-CORE-23]", name));
        }
    }
}
