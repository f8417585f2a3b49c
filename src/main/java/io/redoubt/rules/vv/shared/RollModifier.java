package io.redoubt.rules.vv.shared;

import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.DiceTotal;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Labelled;
import io.redoubt.umpire.Modifier;
import java.util.List;
import java.util.Optional;

/**
 * One modifier of an attack roll.
 *
 * @param value pips; positive values help the target
 * @param reason short name in a sum
 * @param sentence note with its rule; its placeholder takes the signed value
 */
public record RollModifier(int value, String reason, String sentence) {
    /** Formats a modifier with its sign. */
    public static String signed(int value) {
        return value < 0 ? "-" + -value : "+" + value;
    }

    public static DiceTotal score(List<RollModifier> factors) {
        List<Modifier> modifiers = factors.stream()
                .map(factor -> new Modifier(factor.value, factor.reason))
                .toList();
        return new DiceTotal(2, Die.D6, modifiers, Optional.empty());
    }

    public static int sum(List<RollModifier> factors) {
        return factors.stream().mapToInt(RollModifier::value).sum();
    }

    public static void note(List<RollModifier> factors, Checklist list) {
        for (RollModifier factor : factors) {
            list.note(factor.sentence, signed(factor.value));
        }
    }

    /** The sum in words, for example {@code 2d6 + 4 - 1 = 2d6 + 3}. */
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
