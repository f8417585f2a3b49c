package io.redoubt.report;

import io.redoubt.rules.input.PrintableText;
import io.redoubt.umpire.Labelled;
import io.redoubt.umpire.RuleId;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Step;
import java.util.List;

/** Formats sentences made of remarks and their values. */
public final class SentenceText {
    private final Paint paint;

    SentenceText(Paint paint) {
        this.paint = paint;
    }

    /** Returns a sentence without emphasis. */
    public static String plain(Sentence sentence) {
        return new SentenceText(Paint.plain()).of(sentence);
    }

    /** Returns a sentence without emphasis, followed by the rules that are shown beside it, in brackets. */
    public static String cited(Sentence sentence) {
        String rules = rules(sentence.remark().shownRules());
        return plain(sentence) + (rules.isEmpty() ? "" : " (" + rules + ")");
    }

    /** Joins rules by commas; none for a sentence without a rulebook. */
    public static String rules(List<RuleId> rules) {
        StringBuilder text = new StringBuilder();
        rules.forEach(rule -> text.append(text.length() > 0 ? ", " : "").append(rule));
        return text.toString();
    }

    /** Returns a roll with its need and its results. */
    public static String plain(Step.Roll roll) {
        return StepText.of(roll);
    }

    /** Returns a sentence with its gaps filled and its emphasised words painted. */
    String of(Sentence sentence) {
        String template = sentence.remark().template();
        StringBuilder text = new StringBuilder(template.length() + 32);
        StringBuilder stressed = new StringBuilder();
        boolean stress = false;
        int value = 0;
        for (int i = 0; i < template.length(); i++) {
            char c = template.charAt(i);
            StringBuilder into = stress ? stressed : text;
            if (c == '*') {
                if (stress) {
                    text.append(paint.bold(stressed.toString()));
                    stressed.setLength(0);
                }
                stress = !stress;
            } else if (template.startsWith("{}", i)) {
                String words = words(sentence.values().get(value++));
                into.append(stress ? capitals(words) : words);
                i++;
            } else {
                into.append(c);
            }
        }
        return text.toString();
    }

    private static String words(Object value) {
        return value instanceof Labelled worded ? worded.words() : PrintableText.of(value.toString());
    }

    private static String capitals(String words) {
        return words.toUpperCase(java.util.Locale.ROOT);
    }
}
