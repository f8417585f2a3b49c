package io.redoubt.rules.lg.detection;

import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.FormBuilder;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.YesNo;
import io.redoubt.rules.lg.pieces.PieceState;
import io.redoubt.rules.lg.pieces.SequentialChanges;
import io.redoubt.rules.lg.pieces.SharedPieceDefaults;
import io.redoubt.rules.lg.shared.Readings;
import io.redoubt.rules.lg.shared.SharedInputs;
import io.redoubt.rules.lg.shared.TenthsChance;
import io.redoubt.rules.lg.shared.Weapon;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.piece.Reminder;
import io.redoubt.rules.procedure.Case;
import io.redoubt.rules.procedure.CaseProcedure;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Example;
import io.redoubt.rules.procedure.Judged;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Modifier;
import io.redoubt.umpire.RequiredRoll;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Test;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.Optional;

/** Detection of troops who fire from concealment. */
public final class Detect extends CaseProcedure<Detect.DetectionAttempt, Detect.End> {
    public static final String VERB = "detect";

    /** Degrees of concealment; the chapter prints a chance for one of them. */
    public enum Concealment implements PlainName {
        TOTAL,
        MORE_THAN_TWO_THIRDS,
        LESS
    }

    enum End implements PlainName, Case.PlainEnd {
        NOT_DETECTED,
        DETECTED
    }

    public static final Test DETECTION = Test.of(
            "Detection [LG-CONCEAL-02, LG-CONCEAL-06, LG-CONCEAL-03, LG-CONCEAL-07, LG-CORE-05, LG-CORE-01]",
            Die.D10,
            "detected",
            "not detected");

    private static final TenthsChance PRINTED = new TenthsChance(3);
    private static final int BOLT_RIFLE = 1;

    public static final InputField<Concealment> CONCEALMENT = InputField.choice(
            "concealment-before", Concealment.TOTAL, "concealment of the troops before they fired [LG-CONCEAL-05]");
    public static final InputField<TenthsChance> BASE = InputField.of(
            "base",
            new TenthsChance.Written(),
            "chance to detect at that concealment, without signature [LG-CONCEAL-06]");
    public static final InputField<Integer> SIGNATURE =
            InputField.number("signature", 0, 10, "bonus for the weapon they fired [LG-CONCEAL-03, LG-CONCEAL-07]");
    static final InputField<Integer> OBSERVERS = InputField.number(
                    "observers", 1, 1000, "number of observers [LG-CONCEAL-04]")
            .or(1)
            .keptAs(PieceState.TROOPS);

    public Detect() {
        super(
                VERB,
                "spot troops who fire from concealment",
                new FormBuilder()
                        .at()
                        .with(SharedInputs.CHAPTER_WEAPON, CONCEALMENT, SharedInputs.FIRED, BASE, SIGNATURE)
                        .by()
                        .with(OBSERVERS)
                        .at()
                        .with(PieceState.DETECTED)
                        .form(DetectionAttempt::read),
                End.values(),
                new Example("a bolt rifle fired from total concealment", "--weapon bolt-rifle"),
                new Example("a fireteam of four searches", "--weapon bolt-rifle --observers 4"),
                new Example("another weapon, its signature given", "--weapon heavy-laser --signature 3"),
                new Example(
                        "less concealed troops that do not fire", "--concealment-before less --fired no --base 5/10"),
                new Example("troops detected before", "--detected"),
                new Example(
                        "a roll for each observer",
                        "--weapon bolt-rifle --observers 4 --reading lg.detection-rolls=per-observer"));
    }

    /**
     * A search for concealed troops.
     *
     * @param need the roll needed; empty if they are already detected
     * @param dice the number of rolls: one for each observer, or one in all (LG-Q19)
     */
    record DetectionAttempt(Sentence headline, Optional<RequiredRoll> need, int dice, Checklist found)
            implements Judged<End> {
        private static DetectionAttempt read(Inputs in) {
            Checklist list = new Checklist();
            Sentence headline = Sentence.of("detecting troops in concealment");
            if (in.find(PieceState.DETECTED).orElse(false)) {
                list.note("Already detected: no roll [LG-CONCEAL-02, LG-CONCEAL-04]");
                return new DetectionAttempt(headline, Optional.empty(), 0, list);
            }
            boolean fired = in.get(SharedInputs.FIRED) == YesNo.YES;
            Concealment before = in.get(CONCEALMENT);
            Optional<TenthsChance> given = in.find(BASE);
            if (fired) {
                list.note("Troops firing from concealment may be searched for [LG-CONCEAL-01, LG-CONCEAL-02]");
            }
            if (before == Concealment.TOTAL && fired) {
                list.note("Firing lowers their concealment: Total becomes More than two-thirds [LG-CONCEAL-05]");
            } else if (before == Concealment.TOTAL && given.isEmpty()) {
                list.forbid("Totally concealed and not firing, they cannot be detected (give --base to override) "
                        + "[LG-CONCEAL-02, LG-CONCEAL-01]");
            }
            TenthsChance base = given.orElseGet(() -> printed(before, fired) ? PRINTED : in.get(BASE));
            int signature = fired ? signature(in, list) : 0;
            int observers = in.get(OBSERVERS);
            int dice = observers == 1 ? 1 : dice(in.reading(Readings.DETECTION_ROLLS), observers, list);
            return new DetectionAttempt(headline, Optional.of(need(base, signature)), dice, list);
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

        /** Returns whether the chapter prints the chance, or none is needed. */
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
            return Weapon.letters(weapon.get().name()).equals(Weapon.letters(Weapon.BOLT_RIFLE))
                    ? BOLT_RIFLE
                    : in.get(SIGNATURE);
        }

        private static RequiredRoll need(TenthsChance base, int signature) {
            RequiredRoll sum = TenthsChance.held(base.number() + signature).need(base.toString());
            return signature == 0
                    ? sum
                    : new RequiredRoll(sum.target(), sum.reason(), List.of(new Modifier(signature, "signature")));
        }

        @Override
        public End resolve(Umpire umpire) {
            return need.isEmpty() || umpire.count(DETECTION, need.get(), dice) > 0 ? End.DETECTED : End.NOT_DETECTED;
        }

        @Override
        public List<End> shown() {
            return List.of(End.values());
        }

        @Override
        public Sentence verdict(End end) {
            return switch (end) {
                case NOT_DETECTED -> Sentence.of("*NOT DETECTED*. [LG-CONCEAL-02]");
                case DETECTED -> Sentence.of("*DETECTED*: fire may be returned. [LG-CONCEAL-04]");
            };
        }
    }

    @Override
    public List<String> worstToBest() {
        return outcomes();
    }

    /** Fills in the observers and the target; a unit that has not fired since its side's turn began counts as silent. */
    @Override
    public void defaults(Participants who, PieceDefaults defaults) {
        SharedPieceDefaults.mustBe(PieceState::isUnit, "a unit; name a unit, or remove the name", who, VERB);
        who.at().ifPresent(piece -> mustBeHidden(piece, defaults));
        who.at()
                .filter(PieceState::isUnit)
                .ifPresent(piece -> defaults.put(
                        SharedInputs.FIRED, piece.value(SharedInputs.FIRED).orElse(YesNo.NO), piece));
    }

    /** Rejects a unit in plain sight: it did not fire and was not declared hidden. */
    private static void mustBeHidden(Piece piece, PieceDefaults defaults) {
        List<InputField<?>> reasons = List.of(CONCEALMENT, SharedInputs.FIRED, BASE);
        if (!piece.is(PieceState.DETECTED)
                && reasons.stream().noneMatch(field -> piece.has(field) || defaults.isGiven(field))) {
            throw new BadInputException(PrintableText.of(piece.name())
                    + " is not hidden and has not fired; give --concealment-before, --fired or --base");
        }
    }

    @Override
    public List<Reminder> reminders(Participants who) {
        return SharedPieceDefaults.remindersOfTarget(who).againstTheEnemy().all();
    }

    @Override
    public List<Change> effects(DetectionAttempt search, End end, Inputs asked, Participants who) {
        SequentialChanges marks = new SequentialChanges(who, asked);
        if (end == End.DETECTED) {
            who.at().filter(PieceState::isUnit).ifPresent(piece -> marks.flag(piece, PieceState.DETECTED));
        }
        return marks.changes();
    }
}
