package io.redoubt.rules.dh.shooting;

import io.redoubt.rules.dh.cards.TargetKind;
import io.redoubt.rules.dh.terms.AttackReadings;
import io.redoubt.rules.dh.terms.Hundredths;
import io.redoubt.rules.dh.terms.PlainCover;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Modifier;
import io.redoubt.umpire.Need;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.RuleId;
import io.redoubt.umpire.Target;
import io.redoubt.umpire.Test;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How a shot of small arms hits the men behind a cover: on one die, or on a 1 and then on a second die (DH-CORE-02).
 *
 * @param first what the first die must show
 * @param second what the second die must show, where one is needed
 */
record ToHit(Test firstTest, Need first, Test secondTest, Optional<Need> second, Remark cover) {
    private static final int FACES = 10;
    private static final int PRINTED = 5;

    /** Each a cover level with its rules: its own first, then that of the two dice. */
    private enum Level {
        BUNKER("Reinforced Cover", -5),
        FORT("Heavily Reinforced Cover", -6),
        PLAIN("Reinforced cover, plainly", -5),
        MEDIUM("Medium cover", PlainCover.MEDIUM.modifier()),
        HARD("Hard cover", PlainCover.HARD.modifier());

        private final String words;
        private final int modifier;

        Level(String words, int modifier) {
            this.words = words;
            this.modifier = modifier;
        }

        private RuleId rule() {
            return switch (this) {
                case BUNKER -> RuleId.of("DH-SMALLARMS-02");
                case FORT -> RuleId.of("DH-SMALLARMS-04");
                case PLAIN -> RuleId.of("DH-SIMPLE-02");
                case MEDIUM, HARD -> RuleId.of("DH-CLASS-04");
            };
        }

        private RuleId twoDice() {
            return switch (this) {
                case BUNKER -> RuleId.of("DH-SMALLARMS-03");
                case FORT -> RuleId.of("DH-SMALLARMS-05");
                case PLAIN, MEDIUM, HARD -> RuleId.of("DH-CORE-02");
            };
        }

        private static Level of(Inputs in, TargetKind at, AttackReadings.Model model) {
            Optional<TargetKind.Work> work = at.asWork();
            if (work.isEmpty()) {
                return in.get(ShootForm.COVER) == PlainCover.MEDIUM ? MEDIUM : HARD;
            }
            if (model == AttackReadings.Model.PLAIN_COVER) {
                return PLAIN;
            }
            return work.get() == TargetKind.Work.BUNKER ? BUNKER : FORT;
        }
    }

    static ToHit of(Inputs in, TargetKind at, AttackReadings.Model model, Aiming aiming) {
        Level level = Level.of(in, at, model);
        int accuracy = in.get(ShootForm.ACCURACY);
        int other = in.get(ShootForm.ACCURACY_MOD);
        int left = accuracy + level.modifier + other + aiming.bonus();
        List<Modifier> modifiers = new ArrayList<>(List.of(new Modifier(level.modifier, level.words)));
        if (other != 0) {
            modifiers.add(new Modifier(other, "other modifiers"));
        }
        if (aiming.bonus() != 0) {
            modifiers.add(new Modifier(aiming.bonus(), "Fire/Acq"));
        }
        String reason = "ACC " + accuracy;
        Optional<Integer> second = second(in, level, accuracy, left);
        Remark cover = Remark.of("The men inside are in {}: {} on accuracy").citingFirst(level.rule());
        if (second.isEmpty()) {
            Test test = Test.of("To hit [DH-CORE-02]", Die.D10, "hit", "miss").citingFirst(level.rule());
            Need need = new Need(Target.atMost(left), reason, List.copyOf(modifiers));
            return new ToHit(test, need, test, Optional.empty(), cover);
        }
        Test one = Test.of("To hit [DH-CORE-02]", Die.D10, "again", "miss").citingFirst(level.twoDice(), level.rule());
        Test again = Test.of("second die [DH-CORE-02]", Die.D10, "hit", "miss").citingFirst(level.twoDice());
        Need first = new Need(Target.exactly(1), reason, List.copyOf(modifiers));
        return new ToHit(one, first, again, Optional.of(Need.of(Target.atMost(second.get()))), cover);
    }

    /** The number of the second die, if the ways to read the book call for one. */
    private static Optional<Integer> second(Inputs in, Level level, int accuracy, int left) {
        boolean twoDice = left <= 0;
        int less = level == Level.FORT ? 1 : 0;
        int byAccuracy = Math.max(1, accuracy - less);
        boolean printed = level == Level.BUNKER || level == Level.FORT;
        int fixed = PRINTED - less;
        int carried = Math.max(0, accuracy + left);
        boolean same = printed && twoDice && byAccuracy == fixed && byAccuracy == carried;
        if (same || !printed) {
            return twoDice ? Optional.of(byAccuracy) : Optional.empty();
        }
        return switch (in.reading(AttackReadings.COVER_ROLLS)) {
            case BY_ACCURACY -> twoDice ? Optional.of(byAccuracy) : Optional.empty();
            case FIXED -> Optional.of(fixed);
            case CARRY -> twoDice ? Optional.of(carried) : Optional.empty();
        };
    }

    /** The chance of one shot. */
    Hundredths share() {
        int one = first.target().faces(Die.D10);
        int two = second.isPresent() ? second.get().target().faces(Die.D10) : FACES;
        return new Hundredths(one * two);
    }

    void check(Checklist list) {
        Modifier level = first.modifiers().get(0);
        list.note(cover, level.reason(), level.value());
        Remark chance = Remark.of(
                        second.isPresent()
                                ? "Each shot hits with {}: a 1, then {} on a second die [DH-CORE-02]"
                                : "Each shot hits with {} [DH-CORE-02]")
                .citingFirst(firstTest.cites().get(0));
        if (second.isPresent()) {
            list.note(chance, share(), second.get().target());
        } else {
            list.note(chance, share());
        }
    }
}
