package io.redoubt.report;

import io.redoubt.rules.input.Escaped;
import io.redoubt.umpire.Labelled;
import io.redoubt.umpire.RuleId;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Step;
import java.util.List;

/** Sentences made of remarks and their values. */
public final class Wording {
    private final Paint paint;

    Wording(Paint paint) {
        this.paint = paint;
    }

    /** The sentence without any stress. */
    public static String plain(Sentence sentence) {
        return new Wording(Paint.plain()).of(sentence);
    }

    /** The sentence without any stress, and the first rule behind it in brackets. */
    public static String cited(Sentence sentence) {
        List<RuleId> cites = sentence.remark().cites();
        return plain(sentence) + (cites.isEmpty() ? "" : " (" + cites.get(0) + ")");
    }

    /** A throw with what it needed and what its dice came to. */
    public static String plain(Step.Roll roll) {
        return StepText.of(roll);
    }

    /** The sentence with its gaps filled and its stressed words painted. */
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
        return value instanceof Labelled worded ? worded.words() : Escaped.of(value.toString());
    }

    private static String capitals(String words) {
        return words.toUpperCase(java.util.Locale.ROOT);
    }
}
