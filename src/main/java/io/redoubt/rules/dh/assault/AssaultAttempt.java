package io.redoubt.rules.dh.assault;

import io.redoubt.rules.dh.cards.TargetKind;
import io.redoubt.rules.dh.shared.AttackReadings;
import io.redoubt.rules.dh.shared.D10Chance;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Judged;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.Optional;

/**
 * Checked attack from close by.
 *
 * @param score whole score of a Close Assault, 0 for other attacks
 * @param win chance at that score, if given
 * @param won effect of a successful Close Assault; empty if it is not rolled
 */
record AssaultAttempt(
        TargetKind at,
        Assault.Way way,
        int score,
        Optional<D10Chance> win,
        Optional<AttackReadings.Won> won,
        Checklist found)
        implements Judged<Assault.Assaulted> {
    static AssaultAttempt read(Inputs in) {
        TargetKind at = in.get(Assault.AT);
        Assault.Way way = in.get(Assault.MODE);
        Assault.Attacker attacker = in.get(Assault.ATTACKER);
        boolean ours = at.asWork().isPresent() && !AttackReadings.isWithoutVariant(in);
        Checklist list = new Checklist();
        if (ours) {
            judge(way, attacker, list);
        } else if (at.asWork().isPresent()) {
            list.note(AttackReadings.IN_PLAIN_COVER, at, "an assault on it");
        } else {
            list.note("A {} is not a Fortification; the core rules apply [DH-CLASS-05, DH-CLASS-02]", at);
        }
        return way == Assault.Way.CLOSE_ASSAULT && attacker == Assault.Attacker.INFANTRY
                ? closeAssault(at, ours, in, list)
                : new AssaultAttempt(at, way, 0, Optional.empty(), Optional.empty(), list);
    }

    /** Checks attacks on a Fortification, except a Close Assault by infantry. */
    private static void judge(Assault.Way way, Assault.Attacker attacker, Checklist list) {
        boolean infantry = attacker == Assault.Attacker.INFANTRY;
        switch (way) {
            case CLOSE_ASSAULT -> {
                if (!infantry) {
                    list.forbid("Only infantry Close Assaults a Fortification, not {} [DH-CA-01]", attacker);
                }
            }
            case IMPROVISED ->
                list.forbid("An Improvised Close Assault is barred: make a real one [DH-CA-02, DH-CA-01]");
            case THROW_GRENADES ->
                list.forbid("Grenades cannot be thrown in: use them in a Close Assault [DH-CA-05, DH-CA-04]");
            case CHARGE -> list.forbid("A Fortification cannot be Charged: Close Assault it [DH-CC-01, DH-CC-03]");
            case CLOSE_COMBAT ->
                list.forbid("There is no Close Combat with a Fortification: Close Assault it [DH-CC-02, DH-CC-03]");
            case SET_EXPLOSIVES -> {
                if (infantry) {
                    list.note("Explosives roll to hit, then for penetration: shoot --by explosives [DH-CA-06]");
                } else {
                    list.forbid("Only infantry can set Explosives, not {} [DH-CA-06, DH-CA-01]", attacker);
                }
            }
        }
    }

    private static AssaultAttempt closeAssault(TargetKind at, boolean ours, Inputs in, Checklist list) {
        int score = in.get(Assault.SCORE);
        // Explosives add to the score only against Fortifications.
        int bonus = in.get(Assault.EXPLOSIVES) && ours ? Assault.BY_EXPLOSIVES : 0;
        boolean grenades = in.get(Assault.GRENADES);
        Optional<D10Chance> win = in.find(Assault.WIN);
        Optional<AttackReadings.Won> won =
                win.filter(chance -> ours).map(chance -> in.reading(AttackReadings.CLOSE_ASSAULT_WON));
        boolean empty = in.find(Assault.CREW).equals(Optional.of(0));
        if (ours && empty) {
            list.forbid("No men inside to fight: infantry may enter, or set off Explosives [DH-CA-03, DH-CA-06]");
        } else if (ours) {
            list.note("Infantry may Close Assault it by the usual rules [DH-CA-01, DH-CA-03, DH-CC-03]");
            won.ifPresent(way -> list.note(
                    switch (way) {
                        case BY_PLAYERS ->
                            "The core rules give the effect of a success; record it, e.g. set NAME --crew 0 "
                                    + "[DH-CA-03, DH-CORE-07]";
                        case WORK_DESTROYED ->
                            "If it succeeds, the fortification is destroyed with all men inside [DH-CA-03, DH-CORE-07]";
                        case CREW_KILLED -> "If it succeeds, all men inside are lost [DH-CA-03, DH-CORE-07]";
                        case CREW_ROUTED -> "If it succeeds, the crew Routs [DH-CA-03, DH-CORE-07, DH-GUTS-05]";
                    }));
        }
        if (bonus > 0) {
            list.note("Score: {} + {} (Explosives) = {} [DH-CA-07, DH-CORE-07]", score, bonus, score + bonus);
        } else {
            list.note("Score: {} [DH-CORE-07]", score);
        }
        if (grenades) {
            list.note("Its grenades are part of the Close Assault [DH-CA-04]");
        }
        return new AssaultAttempt(at, Assault.Way.CLOSE_ASSAULT, score + bonus, win, won, list);
    }

    @Override
    public Sentence headline() {
        return Sentence.of("{} on the {}", way, at.brief());
    }

    @Override
    public Assault.Assaulted resolve(Umpire umpire) {
        if (win.isEmpty()) {
            return new Assault.Assaulted(Assault.End.ALLOWED, score);
        }
        boolean succeeds = umpire.test(Assault.ASSAULT, win.get().need("score " + score));
        return new Assault.Assaulted(succeeds ? Assault.End.SUCCEEDS : Assault.End.FAILS, score);
    }

    /** Returns "allowed" if the chance of the score is unknown, and otherwise failure and success. */
    @Override
    public List<Assault.End> shown() {
        return win.isEmpty() ? List.of(Assault.End.ALLOWED) : List.of(Assault.End.FAILS, Assault.End.SUCCEEDS);
    }

    @Override
    public List<Quantity<Assault.Assaulted>> quantities() {
        return way == Assault.Way.CLOSE_ASSAULT ? Assault.OF_SCORE : List.of();
    }

    @Override
    public Sentence verdict(Assault.Assaulted result) {
        return switch (result.end()) {
            case SUCCEEDS -> Sentence.of("The Close Assault on the {} *SUCCEEDS*.", at);
            case FAILS -> Sentence.of("The Close Assault on the {} *FAILS*.", at);
            case ALLOWED ->
                way == Assault.Way.CLOSE_ASSAULT
                        ? Sentence.of("*ALLOWED*: {} on the {}, score {}; go on by the core rules.", way, at, score)
                        : Sentence.of("*ALLOWED*: {} on the {}.", way, at);
        };
    }
}
