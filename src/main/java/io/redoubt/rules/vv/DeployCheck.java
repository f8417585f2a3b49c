package io.redoubt.rules.vv;

import io.redoubt.rules.Checklist;
import io.redoubt.rules.Example;
import io.redoubt.rules.Form;
import io.redoubt.rules.Procedure;
import io.redoubt.rules.TableParser;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.List;

/** Checking a deployment: a whole file, or single questions. Broken rules are its answer, not a refusal. */
final class DeployCheck implements Procedure<DeployCase, Legality> {
    private static final Remark LEGAL = Remark.of("*LEGAL*: no rule is broken.");
    private static final Remark ONE_FAULT = Remark.of("*ILLEGAL*: 1 fault.");
    private static final Remark FAULTS = Remark.of("*ILLEGAL*: {} faults.");

    private final TableParser parser;

    /**
     * The procedure.
     *
     * @param parser reads the language of deployment files
     */
    DeployCheck(TableParser parser) {
        this.parser = parser;
    }

    @Override
    public String verb() {
        return "deploy-check";
    }

    @Override
    public String summary() {
        return "check a deployment file, or ask about one placement";
    }

    @Override
    public Form<DeployCase> form() {
        return DeployForm.of(parser);
    }

    @Override
    public void check(DeployCase deployment, Checklist checklist) {
        checklist.addAll(deployment.list());
    }

    @Override
    public Legality resolve(DeployCase deployment, Umpire umpire) {
        return deployment.legality();
    }

    @Override
    public List<String> outcomes() {
        return Legality.IDS;
    }

    @Override
    public String outcome(DeployCase deployment, Legality result) {
        return result.id();
    }

    @Override
    public Sentence headline(DeployCase deployment) {
        return deployment.headline();
    }

    @Override
    public Sentence verdict(DeployCase deployment, Legality result) {
        int faults = deployment.list().broken();
        return switch (result) {
            case LEGAL -> Sentence.of(LEGAL);
            case ILLEGAL -> faults == 1 ? Sentence.of(ONE_FAULT) : Sentence.of(FAULTS, faults);
        };
    }

    @Override
    public List<String> notes() {
        return DeployExamples.FILE;
    }

    @Override
    public List<Example> examples() {
        return DeployExamples.ALL;
    }
}
