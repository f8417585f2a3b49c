package io.redoubt.rules.procedure;

import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Step;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** What the rules say before any die is rolled: each finding with its rule, and whether the action is allowed. */
public final class Checklist {
    private final List<Step.Finding> findings = new ArrayList<>();
    private final List<Step.Finding> objections = new ArrayList<>();
    private final Map<String, Object> facts = new TreeMap<>();
    private int broken;

    /**
     * Something that holds, for programs: what a person reads in the findings.
     *
     * @param name lower case with hyphens
     * @param value a text, a number, a truth, or a list or map of these
     */
    public void fact(String name, Object value) {
        facts.put(name, value);
    }

    /** What holds, for programs, by name. */
    public Map<String, Object> facts() {
        return Collections.unmodifiableMap(facts);
    }

    /** Something that holds and is worth saying. */
    public void note(Remark remark, Object... values) {
        findings.add(new Step.Finding(Sentence.of(remark, values), true, Optional.empty()));
    }

    /** Adds something that holds: a sentence with its rules in brackets, and the values of its gaps. */
    public void note(String sentence, Object... values) {
        note(Remark.of(sentence), values);
    }

    /** Adds something that forbids the action: a sentence with its rules in brackets, and the values of its gaps. */
    public void forbid(String sentence, Object... values) {
        forbid(Remark.of(sentence), values);
    }

    /** Something that forbids the action. */
    public void forbid(Remark remark, Object... values) {
        objections.add(fault(Sentence.of(remark, values)));
    }

    /**
     * A rule that is broken, where finding that out is what was asked for: the procedure gives its outcome all the
     * same.
     */
    public void fault(Remark remark, Object... values) {
        fault(Sentence.of(remark, values));
    }

    /** Adds a broken rule: a sentence with its rules in brackets, and the values of its gaps. */
    public void fault(String sentence, Object... values) {
        fault(Remark.of(sentence), values);
    }

    /** Everything another checklist says. */
    public void addAll(Checklist other) {
        findings.addAll(other.findings);
        objections.addAll(other.objections);
        facts.putAll(other.facts);
        broken += other.broken;
    }

    public List<Step.Finding> findings() {
        return List.copyOf(findings);
    }

    /** The findings that forbid the action; empty if it is allowed. */
    public List<Step.Finding> objections() {
        return List.copyOf(objections);
    }

    /** How many rules are broken, objections included. */
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
