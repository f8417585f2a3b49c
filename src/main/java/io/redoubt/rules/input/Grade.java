package io.redoubt.rules.input;

import io.redoubt.umpire.Labelled;
import io.redoubt.umpire.Target;

/**
 * A target, by a grade of the rulebook or by its number.
 *
 * @param id the notation of the grade, or the target itself ({@code 3+})
 * @param words the grade in a sentence, for example {@code Veteran}
 * @param target the target of one die
 */
public record Grade(String id, String words, Target target) implements Labelled {
    /** Returns a target without a grade. */
    static Grade bare(Target target) {
        String text = target.toString();
        return new Grade(text, text, target);
    }
}
