package io.redoubt.rules.input;

import io.redoubt.umpire.Labelled;
import io.redoubt.umpire.Target;

/**
 * A target, by a grade the rulebook names or by the bare number.
 *
 * @param id the grade as it is written, or the target itself ({@code 3+})
 * @param words the grade in a sentence, for example {@code Veteran}
 * @param target what one die must show
 */
public record Grade(String id, String words, Target target) implements Labelled {
    /** A bare target without a grade. */
    static Grade bare(Target target) {
        return new Grade(target.toString(), target.toString(), target);
    }
}
