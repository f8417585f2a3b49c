package io.redoubt.report;

import io.redoubt.umpire.Step;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The reasons why some of several questions have no odds. */
public final class Refusals {
    private Refusals() {}

    /** Returns the first reason under each rule, and for each pair of pieces if pieces are involved. */
    public static List<String> reasons(List<Answer> answers) {
        Set<String> told = new HashSet<>();
        List<String> reasons = new ArrayList<>();
        for (Answer answer : answers) {
            if (answer instanceof Answer.Refused refused) {
                Step.Finding objection = refused.broken().get(0);
                String rules = SentenceText.rules(objection.shownRules());
                String text = StepText.of(objection);
                String reason = rules.isEmpty() ? text : text + "\u00a0\u00a0" + rules;
                if (told.add((rules.isEmpty() ? text : rules) + refused.asked().pieces()) && told.add(reason)) {
                    reasons.add(reason);
                }
            } else if (answer instanceof Answer.RuledOut out && told.add(out.reason())) {
                reasons.add(out.reason());
            }
        }
        return reasons;
    }

    /** Returns the first question that was fully read; one ruled out before has few details. */
    public static Answer first(List<Answer> answers) {
        for (Answer answer : answers) {
            if (!(answer instanceof Answer.RuledOut)) {
                return answer;
            }
        }
        return answers.get(0);
    }
}
