package io.redoubt.rules.procedure;

import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.SentenceTemplate;
import io.redoubt.umpire.Step;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The findings before any die is rolled, each with its rule, and the decision whether the action is allowed. */
public final class Checklist {
    private final List<Step.Finding> findings = new ArrayList<>();
    private final List<Step.Finding> objections = new ArrayList<>();
    private Map<String, Object> facts = Map.of();
    private int broken;

    /**
     * Adds a fact for programs, which users read in the findings.
     *
     * @param name the name in lower case with hyphens
     * @param value a text, a number, a boolean, or a list or map of these
     */
    public void fact(String name, Object value) {
        if (facts.isEmpty()) {
            facts = new TreeMap<>();
        }
        facts.put(name, value);
    }

    /** Returns the facts for programs, by name. */
    public Map<String, Object> facts() {
        return facts.isEmpty() ? facts : Collections.unmodifiableMap(facts);
    }

    /** Adds a finding. */
    public void note(SentenceTemplate remark, Object... values) {
        findings.add(new Step.Finding(Sentence.of(remark, values), true, Optional.empty()));
    }

    /** Adds a finding: a sentence with its rules in brackets, and the values of its gaps. */
    public void note(String sentence, Object... values) {
        note(SentenceTemplate.of(sentence), values);
    }

    /** Adds an objection: a sentence with its rules in brackets, and the values of its gaps. */
    public void forbid(String sentence, Object... values) {
        forbid(SentenceTemplate.of(sentence), values);
    }

    /** Adds an objection, which forbids the action. */
    public void forbid(SentenceTemplate remark, Object... values) {
        objections.add(fault(Sentence.of(remark, values)));
    }

    /** Adds a broken rule that does not forbid the action, for procedures whose purpose is to find broken rules. */
    public void fault(SentenceTemplate remark, Object... values) {
        fault(Sentence.of(remark, values));
    }

    /** Adds a broken rule: a sentence with its rules in brackets, and the values of its gaps. */
    public void fault(String sentence, Object... values) {
        fault(SentenceTemplate.of(sentence), values);
    }

    /** Adds everything from another checklist. */
    public void addAll(Checklist other) {
        findings.addAll(other.findings);
        objections.addAll(other.objections);
        other.facts.forEach(this::fact);
        broken += other.broken;
    }

    public List<Step.Finding> findings() {
        return Collections.unmodifiableList(findings);
    }

    /** Returns the findings that forbid the action; empty if it is allowed. */
    public List<Step.Finding> objections() {
        return objections.isEmpty() ? List.of() : Collections.unmodifiableList(objections);
    }

    /** Returns the number of broken rules, including objections. */
    public int broken() {
        return broken;
    }

    private Step.Finding fault(Sentence sentence) {
        Step.Finding finding = new Step.Finding(sentence, false, Optional.empty());
        broken++;
        findings.add(finding);
        return finding;
    }
}
