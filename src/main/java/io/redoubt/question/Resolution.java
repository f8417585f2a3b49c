package io.redoubt.question;

import io.redoubt.umpire.RuleId;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Step;
import java.util.List;
import java.util.Set;

/**
 * A ruling with dice.
 *
 * @param consequence the result
 * @param verdict the result in words
 * @param steps all steps, including the findings before dice
 * @param faces the dice, in order
 * @param rules every rule that was cited
 */
public record Resolution<O>(
        Consequence<O> consequence, Sentence verdict, List<Step> steps, List<Integer> faces, Set<RuleId> rules) {}
