package io.redoubt.umpire;

import java.util.List;

/**
 * Something an umpire says without dice: a constant sentence with gaps, and the rules behind it.
 *
 * <p>A gap is {@code {}}; the values come with the call, so a resolver builds no text. Words between two
 * asterisks are the ones to stress.
 *
 * @param template the sentence
 * @param cites the rules behind it, the main one first; empty only where no rulebook speaks
 */
public record Remark(String template, List<RuleId> cites) {
    public static Remark of(String template, RuleId... cites) {
        return new Remark(template, List.of(cites));
    }
}
