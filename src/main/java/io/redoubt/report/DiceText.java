package io.redoubt.report;

import io.redoubt.umpire.Step;
import java.util.Map;
import java.util.TreeMap;

/** Formats dice with a notation of their own: each face, with its mark. */
final class DiceText {
    /** Number of dice up to which each is listed; more are counted by face. */
    private static final int FEW_DICE = 40;

    private static final char BLANK = '\u00a0';

    private DiceText() {}

    static String of(Step.Dice dice) {
        StringBuilder text = new StringBuilder(dice.name()).append(':');
        dice.need()
                .ifPresent(
                        need -> text.append(" needs").append(BLANK).append(need).append("  "));
        text.append(' ');
        if (dice.shown().size() <= FEW_DICE) {
            String between = "";
            for (Step.Shown shown : dice.shown()) {
                text.append(between).append(told(shown));
                between = "   ";
            }
        } else {
            text.append(byFace(dice));
        }
        if (dice.need().isEmpty() && (dice.shown().size() > 1)) {
            text.append("   =").append(BLANK).append(dice.total());
        }
        return text.toString();
    }

    private static String told(Step.Shown shown) {
        return shown.mark().isEmpty()
                ? Integer.toString(shown.face())
                : "" + shown.face() + BLANK + shown.mark().replace(' ', BLANK);
    }

    private static String byFace(Step.Dice dice) {
        Map<Integer, Map<String, Integer>> counts = new TreeMap<>();
        for (Step.Shown shown : dice.shown()) {
            counts.computeIfAbsent(shown.face(), any -> new TreeMap<>()).merge(told(shown), 1, Integer::sum);
        }
        StringBuilder text = new StringBuilder();
        counts.values()
                .forEach(marks -> marks.forEach((told, count) -> text.append(text.length() > 0 ? ", " : "")
                        .append(count)
                        .append(BLANK)
                        .append('x')
                        .append(BLANK)
                        .append(told)));
        return text.toString();
    }
}
