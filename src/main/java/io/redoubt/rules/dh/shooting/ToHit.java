package io.redoubt.rules.dh.shooting;

import io.redoubt.rules.dh.cards.TargetKind;
import io.redoubt.rules.dh.shared.AttackReadings;
import io.redoubt.rules.dh.shared.D10Chance;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Modifier;
import io.redoubt.umpire.RequiredRoll;
import io.redoubt.umpire.RuleId;
import io.redoubt.umpire.SentenceTemplate;
import io.redoubt.umpire.Target;
import io.redoubt.umpire.Test;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Roll of small arms to hit men in cover: one die, or a 1 and then a second die (DH-CORE-02). */
record ToHit(Test firstTest, RequiredRoll first, Test secondTest, Optional<RequiredRoll> second) {
    private static final int FACES = 10;
    private static final int PRINTED = 5;

    /** Cover levels, each with its own rule and the rule of its two dice. */
    private enum Level {
        BUNKER("Reinforced Cover", -5, "DH-SMALLARMS-02", "DH-SMALLARMS-03"),
        FORT("Heavily Reinforced Cover", -6, "DH-SMALLARMS-04", "DH-SMALLARMS-05"),
        PLAIN("plain Reinforced cover", -5, "DH-SIMPLE-02", "DH-CORE-02"),
        MEDIUM("Medium cover", ShootForm.PlainCover.MEDIUM.modifier(), "DH-CLASS-04", "DH-CORE-02"),
        HARD("Hard cover", ShootForm.PlainCover.HARD.modifier(), "DH-CLASS-04", "DH-CORE-02");

        private final String words;
        private final int modifier;
        private final String rule;
        private final String twoDice;

        Level(String words, int modifier, String rule, String twoDice) {
            this.words = words;
            this.modifier = modifier;
            this.rule = rule;
            this.twoDice = twoDice;
        }

        private static Level of(AttackFactory attack) {
            Optional<TargetKind.FortificationClass> work = attack.at().asWork();
            if (work.isEmpty()) {
                return attack.in().get(ShootForm.COVER) == ShootForm.PlainCover.MEDIUM ? MEDIUM : HARD;
            }
            if (!attack.ours()) {
                return PLAIN;
            }
            return work.get() == TargetKind.FortificationClass.BUNKER ? BUNKER : FORT;
        }
    }

    /**
     * Reads the roll to hit.
     *
     * @param bonus accuracy bonus on the card of the weapon
     */
    static ToHit read(AttackFactory attack, int bonus, Checklist list) {
        Inputs in = attack.in();
        Level level = Level.of(attack);
        int accuracy = in.get(ShootForm.ACCURACY);
        int other = in.get(ShootForm.ACCURACY_MOD);
        int left = accuracy + level.modifier + other + bonus;
        List<Modifier> modifiers = new ArrayList<>(List.of(
                new Modifier(level.modifier, level.words),
                new Modifier(other, "other modifiers"),
                new Modifier(bonus, "Fire/Acq")));
        modifiers.removeIf(modifier -> modifier.value() == 0);
        String reason = "ACC " + accuracy;
        Optional<Integer> second = second(in, level, accuracy, left);
        RuleId rule = RuleId.of(level.rule);
        list.note(
                SentenceTemplate.of("The men inside are in {}: {} on accuracy").citingFirst(rule),
                level.words,
                level.modifier);
        if (second.isEmpty()) {
            RequiredRoll need = new RequiredRoll(Target.atMost(left), reason, List.copyOf(modifiers));
            D10Chance.Hundredths share = new D10Chance.Hundredths(need.target().faces(Die.D10) * FACES);
            list.note(SentenceTemplate.of("Each shot hits with {} [DH-CORE-02]").citingFirst(rule), share);
            Test test = Test.of("To hit [DH-CORE-02]", Die.D10, "hit", "miss").citingFirst(rule);
            return new ToHit(test, need, test, Optional.empty());
        }
        RuleId twoDice = RuleId.of(level.twoDice);
        Test one = Test.of("To hit [DH-CORE-02]", Die.D10, "again", "miss").citingFirst(twoDice, rule);
        Test again = Test.of("second die [DH-CORE-02]", Die.D10, "hit", "miss").citingFirst(twoDice);
        RequiredRoll first = new RequiredRoll(Target.exactly(1), reason, List.copyOf(modifiers));
        RequiredRoll then = RequiredRoll.of(Target.atMost(second.get()));
        list.note(
                SentenceTemplate.of("Each shot hits with {}: a 1, then {} on a second die [DH-CORE-02]")
                        .citingFirst(twoDice),
                new D10Chance.Hundredths(then.target().faces(Die.D10)),
                then.target());
        return new ToHit(one, first, again, Optional.of(then));
    }

    /** Returns the number of the second die, if the readings require one. */
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
}
