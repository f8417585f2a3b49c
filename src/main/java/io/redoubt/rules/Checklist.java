package io.redoubt.rules;

import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What the rules say before any die is rolled: each finding with its rule, and whether the action is allowed. */
public final class Checklist {
    private final List<Step.Finding> findings = new ArrayList<>();

    /** Something that holds and is worth saying. */
    public void note(Remark remark, Object... values) {
        findings.add(new Step.Finding(Sentence.of(remark, values), true, Optional.empty()));
    }

    /** Something that forbids the action. */
    public void forbid(Remark remark, Object... values) {
        findings.add(new Step.Finding(Sentence.of(remark, values), false, Optional.empty()));
    }

    public List<Step.Finding> findings() {
        return List.copyOf(findings);
    }

    /** The findings that forbid the action; empty if it is allowed. */
    public List<Step.Finding> objections() {
        List<Step.Finding> objections = new ArrayList<>();
        for (Step.Finding finding : findings) {
            if (!finding.allowed()) {
                objections.add(finding);
            }
        }
        return objections;
    }
}
