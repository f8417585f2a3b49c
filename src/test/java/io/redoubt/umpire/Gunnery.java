package io.redoubt.umpire;

import java.util.List;

/** A rulebook of four made-up rules, for tests that need something to ask an umpire. */
public final class Gunnery {
    public static final RuleId AIM = RuleId.of("GUN-01");
    public static final RuleId AIM_HIT = RuleId.of("GUN-01-HIT");
    public static final RuleId AIM_MISS = RuleId.of("GUN-01-MISS");
    public static final RuleId PUNCH = RuleId.of("GUN-02");
    public static final RuleId ARMOUR = RuleId.of("GUN-03");
    public static final RuleId HOLE = RuleId.of("GUN-03-HOLE");
    public static final RuleId SMOKE = RuleId.of("GUN-04");

    /** A test with a rule for either result. */
    public static final Test HIT = Test.of(
            "To Hit [GUN-01]", Die.D6, Test.Result.of("hit [GUN-01-HIT]"), Test.Result.of("miss [GUN-01-MISS]"));

    /** A test whose results need no rule of their own. */
    public static final Test FIREPOWER = Test.of("Firepower Test [GUN-02]", Die.D6, "passed", "failed");

    /** A test on a ten-sided die. */
    public static final Test MORALE = Test.of("Morale Check [GUN-02]", Die.D10, "stands", "breaks");

    public static final TotalRoll SAVE = TotalRoll.of("Armour Save [GUN-03]");
    public static final SentenceTemplate SMOKED = SentenceTemplate.of("{} is in smoke. [GUN-04]");

    private Gunnery() {}

    /** What a save leads to: high totals hold, the others are holed, and that has a rule. */
    public enum Plate implements Row {
        HOLDS("holds"),
        HOLED("is holed");

        private final String words;

        Plate(String words) {
            this.words = words;
        }

        public static Plate of(int total) {
            return total >= 9 ? HOLDS : HOLED;
        }

        @Override
        public String words() {
            return words;
        }

        @Override
        public List<RuleId> cites() {
            return this == HOLED ? List.of(HOLE) : List.of();
        }
    }

    public static RequiredRoll atLeast(int number) {
        return RequiredRoll.of(Target.atLeast(number));
    }

    public static RequiredRoll atMost(int number) {
        return RequiredRoll.of(Target.atMost(number));
    }
}
