package io.redoubt.question;

import io.redoubt.umpire.RuleId;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Step;
import java.util.List;
import java.util.Set;

/**
 * A question ruled on with dice.
 *
 * @param consequence what came of it
 * @param verdict the same in words
 * @param steps everything that led there, what was said before dice included
 * @param faces the dice it took, in order
 * @param rules every rule that was cited
 */
public record Resolution<O>(
        Consequence<O> consequence, Sentence verdict, List<Step> steps, List<Integer> faces, Set<RuleId> rules) {}
