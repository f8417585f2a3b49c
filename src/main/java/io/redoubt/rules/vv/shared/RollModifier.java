package io.redoubt.rules.vv.shared;

import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.DiceTotal;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Labelled;
import io.redoubt.umpire.Modifier;
import java.util.List;
import java.util.Optional;

/**
 * One thing that changes an attack roll.
 *
 * @param value pips; above 0 it helps the target
 * @param reason what it is, in a sum
 * @param sentence says so with its rule; its gap takes the value with its sign
 */
public record RollModifier(int value, String reason, String sentence) {
    /** A modifier with its sign, as players write it. */
    public static String signed(int value) {
        return value < 0 ? "-" + -value : "+" + value;
    }

    /** Two dice and these modifiers. */
    public static DiceTotal score(List<RollModifier> factors) {
        List<Modifier> modifiers = factors.stream()
                .map(factor -> new Modifier(factor.value, factor.reason))
                .toList();
        return new DiceTotal(2, Die.D6, modifiers, Optional.empty());
    }

    public static int sum(List<RollModifier> factors) {
        return factors.stream().mapToInt(RollModifier::value).sum();
    }

    /** Says every one with its rule. */
    public static void note(List<RollModifier> factors, Checklist list) {
        for (RollModifier factor : factors) {
            list.note(factor.sentence, signed(factor.value));
        }
    }

    /**
     * The sum in words, for example {@code 2d6 + 4 - 1 = 2d6 + 3}.
     *
     * @param factors what is added to two dice
     */
    public record Sum(List<RollModifier> factors) implements Labelled {
        @Override
        public String words() {
            StringBuilder words = new StringBuilder("2d6");
            for (RollModifier factor : factors) {
                words.append(term(factor.value));
            }
            if (factors.size() > 1) {
                int sum = sum(factors);
                words.append(" = 2d6").append(sum == 0 ? "" : term(sum));
            }
            return words.toString();
        }

        private static String term(int value) {
            return value < 0 ? " - " + -value : " + " + value;
        }
    }
}
