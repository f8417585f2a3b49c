package io.redoubt.rules.dh.assault;

import io.redoubt.rules.dh.cards.TargetKind;
import io.redoubt.rules.dh.terms.AttackReadings;
import io.redoubt.rules.dh.terms.Chance;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Case;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.Optional;

/**
 * Somebody who wants to get at a work from close by.
 *
 * @param fight the Close Assault of infantry, if it is one
 */
record Attempt(TargetKind at, Cover cover, Assault.Way way, Assault.Attacker attacker, Optional<Fight> fight)
        implements Case<Assault.Assaulted> {
    /** What the men who are assaulted are in. */
    enum Cover {
        FORTIFICATION,
        /** Of a group that plays without the variant (DH-SIMPLE-02). */
        PLAIN,
        /** No Fortification by any rule (DH-CLASS-05). */
        DIGGING;

        private static Cover of(Inputs in, TargetKind at) {
            if (at.asWork().isEmpty()) {
                return DIGGING;
            }
            return AttackReadings.isWithoutVariant(in) ? PLAIN : FORTIFICATION;
        }
    }

    static Attempt read(Inputs in) {
        TargetKind at = in.get(Assault.AT);
        Assault.Way way = in.get(Assault.MODE);
        Assault.Attacker attacker = in.get(Assault.ATTACKER);
        boolean fought = way == Assault.Way.CLOSE_ASSAULT && attacker == Assault.Attacker.INFANTRY;
        Cover cover = Cover.of(in, at);
        return new Attempt(at, cover, way, attacker, fought ? Optional.of(Fight.read(in, cover)) : Optional.empty());
    }

    @Override
    public Sentence headline() {
        return Sentence.of("{} on the {}", way, at.brief());
    }

    @Override
    public void check(Checklist list) {
        switch (cover) {
            case FORTIFICATION -> {
                onFortification(list);
                fight.filter(assault -> !assault.isAgainstNobody())
                        .flatMap(Fight::won)
                        .ifPresent(won -> Spoils.check(won, list));
            }
            case PLAIN -> list.note(AttackReadings.IN_PLAIN_COVER, at, "an assault on it");
            case DIGGING ->
                list.note("A {} is no Fortification: the core rules alone decide [DH-CLASS-05, DH-CLASS-02]", at);
        }
        fight.ifPresent(assault -> assault.check(list));
    }

    private void onFortification(Checklist list) {
        switch (way) {
            case CLOSE_ASSAULT -> {
                if (fight.filter(Fight::isAgainstNobody).isPresent()) {
                    list.forbid(
                            "Nobody is inside to fight: infantry may go in, or set off Explosives [DH-CA-03, DH-CA-06]");
                } else if (attacker == Assault.Attacker.INFANTRY) {
                    list.note("Infantry may Close Assault it by the usual rules [DH-CA-01, DH-CA-03, DH-CC-03]");
                } else {
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
                if (attacker == Assault.Attacker.INFANTRY) {
                    list.note("Explosives roll to hit, then for penetration: shoot --by explosives [DH-CA-06]");
                } else {
                    list.forbid("Only infantry sets off Explosives, not {} [DH-CA-06, DH-CA-01]", attacker);
                }
            }
        }
    }

    @Override
    public Assault.Assaulted resolve(Umpire umpire) {
        int total = fight.map(Fight::total).orElse(0);
        Optional<Chance> win = fight.flatMap(Fight::win);
        if (win.isEmpty()) {
            return new Assault.Assaulted(Assault.End.ALLOWED, total);
        }
        boolean won = umpire.test(Assault.ASSAULT, win.get().need("score " + total));
        return new Assault.Assaulted(won ? Assault.End.SUCCEEDS : Assault.End.FAILS, total);
    }

    /** Without its chance nobody knows how an assault ends; with it nothing is left at "allowed". */
    @Override
    public List<Assault.End> shown() {
        return fight.flatMap(Fight::win).isEmpty()
                ? List.of(Assault.End.ALLOWED)
                : List.of(Assault.End.FAILS, Assault.End.SUCCEEDS);
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
                        ? Sentence.of(
                                "*ALLOWED*: {} on the {}, score {}; go on by the core rules.", way, at, result.score())
                        : Sentence.of("*ALLOWED*: {} on the {}.", way, at);
        };
    }

    /**
     * A Close Assault of infantry.
     *
     * @param score by the core rules, Explosives not in it
     * @param bonus what Explosives add: they count against Fortifications
     * @param win the chance at the whole score, if anybody told it
     * @param won what it does to a work if it succeeds; empty where its dice are not rolled
     * @param crew the men it is fought with, where that is known
     */
    record Fight(
            int score,
            int bonus,
            boolean grenades,
            Optional<Chance> win,
            Optional<AttackReadings.Won> won,
            Optional<Integer> crew) {
        private static Fight read(Inputs in, Cover cover) {
            int score = in.get(Assault.SCORE);
            boolean explosives = in.get(Assault.EXPLOSIVES);
            int bonus = explosives && cover == Cover.FORTIFICATION ? Assault.BY_EXPLOSIVES : 0;
            boolean grenades = in.get(Assault.GRENADES);
            Optional<Chance> win = in.find(Assault.WIN);
            Optional<AttackReadings.Won> won = win.filter(chance -> cover == Cover.FORTIFICATION)
                    .map(chance -> in.reading(AttackReadings.CLOSE_ASSAULT_WON));
            return new Fight(score, bonus, grenades, win, won, in.find(Assault.CREW));
        }

        private boolean isAgainstNobody() {
            return crew.equals(Optional.of(0));
        }

        private int total() {
            return score + bonus;
        }

        private void check(Checklist list) {
            if (bonus > 0) {
                list.note("Score: {} + {} (Explosives) = {} [DH-CA-07, DH-CORE-07]", score, bonus, total());
            } else {
                list.note("Score: {} [DH-CORE-07]", score);
            }
            if (grenades) {
                list.note("Its grenades are part of the Close Assault [DH-CA-04]");
            }
        }
    }
}
