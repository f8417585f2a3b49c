package io.redoubt.rules.lg.detection;

import io.redoubt.rules.input.Field;
import io.redoubt.rules.input.Fields;
import io.redoubt.rules.input.Form;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.input.YesNo;
import io.redoubt.rules.lg.pieces.PieceState;
import io.redoubt.rules.lg.terms.Chance;
import io.redoubt.rules.lg.terms.Chances;
import io.redoubt.rules.lg.terms.Readings;
import io.redoubt.rules.lg.terms.SharedInputs;
import io.redoubt.rules.lg.terms.Spellings;
import io.redoubt.rules.lg.terms.Tests;
import io.redoubt.rules.lg.terms.Weapon;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Outcome;
import io.redoubt.rules.procedure.Situation;
import io.redoubt.umpire.Modifier;
import io.redoubt.umpire.Need;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.Optional;

/**
 * A search for troops in concealment.
 *
 * @param need what one roll needs; empty where they are detected already
 * @param dice how many rolls: one for each observer, or one in all (LG-Q19)
 */
public record Search(Optional<Need> need, int dice, Checklist list) implements Situation<Search.End> {
    /** How much of the troops is hidden; the chapter prints one number. */
    public enum Concealment implements PlainName {
        TOTAL,
        MORE_THAN_TWO_THIRDS,
        LESS
    }

    /** What it comes to. */
    enum End implements PlainName, Outcome {
        NOT_DETECTED("*NOT DETECTED*. [LG-CONCEAL-02]"),
        DETECTED("*DETECTED*: fire may be returned. [LG-CONCEAL-04]");

        private final Remark verdict;

        End(String verdict) {
            this.verdict = Remark.of(verdict);
        }

        @Override
        public Remark verdict() {
            return verdict;
        }
    }

    private static final Chance PRINTED = new Chance(3);
    private static final int BOLT_RIFLE = 1;

    public static final Field<Concealment> CONCEALMENT = Field.choice(
            "concealment-before",
            Concealment.TOTAL,
            "how much of the troops was hidden before they fired [LG-CONCEAL-05]");
    public static final Field<Chance> BASE =
            Field.of("base", new Chances(), "chance to detect at that concealment, without signature [LG-CONCEAL-06]");
    public static final Field<Integer> SIGNATURE =
            Field.number("signature", 0, 10, "bonus for the weapon they fired [LG-CONCEAL-03, LG-CONCEAL-07]");
    static final Field<Integer> OBSERVERS = Field.number("observers", 1, 1000, "how many look for them [LG-CONCEAL-04]")
            .or(1);

    static final Form<Search> FORM = new Fields()
            .with(SharedInputs.CHAPTER_WEAPON, CONCEALMENT, SharedInputs.FIRED, BASE)
            .with(SIGNATURE, OBSERVERS, PieceState.DETECTED)
            .form(Search::read);

    private static Search read(Inputs in) {
        Checklist list = new Checklist();
        if (in.find(PieceState.DETECTED).orElse(false)) {
            list.note("They are detected already: nothing is rolled [LG-CONCEAL-02, LG-CONCEAL-04]");
            return new Search(Optional.empty(), 0, list);
        }
        boolean fired = in.get(SharedInputs.FIRED) == YesNo.YES;
        Concealment before = in.get(CONCEALMENT);
        Optional<Chance> given = in.find(BASE);
        if (fired) {
            list.note("Troops who fire unseen may be looked for [LG-CONCEAL-01, LG-CONCEAL-02]");
        }
        if (before == Concealment.TOTAL && fired) {
            list.note("Firing lowers their concealment: Total becomes More than two-thirds [LG-CONCEAL-05]");
        } else if (before == Concealment.TOTAL && given.isEmpty()) {
            list.forbid(
                    "Totally concealed and quiet, they cannot be detected; or give --base [LG-CONCEAL-02, LG-CONCEAL-01]");
        }
        Chance base = given.orElseGet(() -> printed(before, fired) ? PRINTED : in.get(BASE));
        int signature = fired ? signature(in, list) : 0;
        int observers = in.get(OBSERVERS);
        int dice = observers == 1 ? 1 : dice(in.reading(Readings.DETECTION_ROLLS), observers, list);
        return new Search(Optional.of(need(base, signature)), dice, list);
    }

    private static int dice(Readings.Rolls rolls, int observers, Checklist list) {
        return switch (rolls) {
            case PER_TEAM -> {
                list.note("One roll for a team of {} (reading) [LG-CONCEAL-07, LG-CONCEAL-04]", observers);
                yield 1;
            }
            case PER_OBSERVER -> {
                list.note("A roll for each of {} observers (reading) [LG-CONCEAL-04]", observers);
                yield observers;
            }
        };
    }

    /** True where the chapter prints the number, and where it is of no use. */
    private static boolean printed(Concealment before, boolean fired) {
        return before == Concealment.TOTAL || (before == Concealment.MORE_THAN_TWO_THIRDS && !fired);
    }

    private static int signature(Inputs in, Checklist list) {
        Optional<Integer> given = in.find(SIGNATURE);
        Optional<Weapon> weapon = in.find(SharedInputs.CHAPTER_WEAPON);
        if (given.isPresent()) {
            return given.get();
        }
        if (weapon.isEmpty()) {
            list.note("No weapon named: no signature added [LG-CONCEAL-03]");
            return 0;
        }
        return Spellings.letters(weapon.get().name()).equals(Spellings.letters(Weapon.BOLT_RIFLE))
                ? BOLT_RIFLE
                : in.get(SIGNATURE);
    }

    private static Need need(Chance base, int signature) {
        Need sum = Chance.held(base.number() + signature).need(base.toString());
        return signature == 0
                ? sum
                : new Need(sum.target(), sum.reason(), List.of(new Modifier(signature, "signature")));
    }

    @Override
    public Sentence headline() {
        return Sentence.of("detecting troops in concealment");
    }

    @Override
    public void check(Checklist before) {
        before.addAll(list);
    }

    @Override
    public End resolve(Umpire umpire) {
        return need.isEmpty() || umpire.count(Tests.DETECTION, need.get(), dice) > 0 ? End.DETECTED : End.NOT_DETECTED;
    }
}
