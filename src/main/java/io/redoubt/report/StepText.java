package io.redoubt.report;

import io.redoubt.umpire.Modifier;
import io.redoubt.umpire.Step;
import java.util.List;
import java.util.Optional;

/** Formats one step of a ruling without its place; words that belong together are joined by non-breaking spaces. */
public final class StepText {
    /** Number of dice up to which each is listed; more are counted by face. */
    private static final int FEW_DICE = 12;

    private StepText() {}

    static String of(Step step) {
        if (step instanceof Step.Finding finding) {
            return SentenceText.plain(finding.sentence());
        }
        if (step instanceof Step.Roll roll) {
            return of(roll);
        }
        if (step instanceof Step.Dice dice) {
            return DiceText.of(dice);
        }
        return of((Step.TotalStep) step);
    }

    /** Formats a step on one line for programs. */
    public static String plain(Step step) {
        return of(step).replace('\u00a0', ' ');
    }

    /** Formats the result of a roll in a few words, for JSON. */
    public static String result(Step.Roll roll) {
        int passed = roll.passed();
        int failed = roll.dice() - passed;
        if (roll.dice() == 1) {
            return roll.test().result(passed == 1).word();
        }
        if (failed == 0) {
            return passed + " " + roll.test().pass().word();
        }
        String missed = failed + " " + roll.test().fail().word();
        return passed == 0 ? missed : passed + " " + roll.test().pass().word() + ", " + missed;
    }

    private static String of(Step.Roll roll) {
        StringBuilder text = new StringBuilder(roll.test().name());
        if (!roll.need().reason().isEmpty()) {
            text.append(", ").append(roll.need().reason());
        }
        modifiers(text, roll.need().modifiers());
        text.append(": needs\u00a0").append(roll.need().target());
        if (roll.faces().isEmpty()) {
            return text.append("   no die needed: ").append(result(roll)).toString();
        }
        if (roll.dice() > FEW_DICE) {
            return text.append("   ").append(result(roll)).append(byFace(roll)).toString();
        }
        for (int face : roll.faces()) {
            String word = roll.test().result(roll.need().target().meets(face)).word();
            text.append("   ").append(face).append('\u00a0').append(word.replace(' ', '\u00a0'));
        }
        return text.toString();
    }

    private static String byFace(Step.Roll roll) {
        StringBuilder text = new StringBuilder(" (");
        for (int face = 1; face <= roll.test().die().sides(); face++) {
            int count = 0;
            for (int shown : roll.faces()) {
                count += shown == face ? 1 : 0;
            }
            if (count > 0) {
                text.append(text.length() > 2 ? ", " : "")
                        .append(count)
                        .append(" x ")
                        .append(face);
            }
        }
        return text.append(')').toString();
    }

    private static String of(Step.TotalStep reckoning) {
        StringBuilder text = new StringBuilder(reckoning.lookup().name()).append(": ");
        int dice = 0;
        for (int face : reckoning.faces()) {
            text.append(dice++ > 0 ? " + " : "").append(face);
        }
        List<Modifier> modifiers = reckoning.score().modifiers();
        for (Modifier modifier : modifiers) {
            text.append(modifier.value() < 0 ? " - " : " + ").append(Math.abs(modifier.value()));
            if (!modifier.reason().isEmpty()) {
                text.append(" (").append(modifier.reason()).append(')');
            }
        }
        if (dice > 1 || !modifiers.isEmpty()) {
            text.append(" = ").append(reckoning.total());
        }
        Optional<Modifier> against = reckoning.score().against();
        if (against.isPresent()) {
            text.append(" against ")
                    .append(against.get().reason())
                    .append(' ')
                    .append(against.get().value());
        }
        reckoning.row().ifPresent(row -> text.append(", ").append(row.words()));
        return text.toString();
    }

    private static void modifiers(StringBuilder text, List<Modifier> modifiers) {
        for (Modifier modifier : modifiers) {
            text.append(modifier.value() < 0 ? ", -" : ", +")
                    .append(Math.abs(modifier.value()))
                    .append(' ')
                    .append(modifier.reason());
        }
    }
}
