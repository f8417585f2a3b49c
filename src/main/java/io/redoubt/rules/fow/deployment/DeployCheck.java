package io.redoubt.rules.fow.deployment;

import io.redoubt.rules.file.TableParser;
import io.redoubt.rules.input.Form;
import io.redoubt.rules.legality.LegalityCheck;
import io.redoubt.rules.legality.LegalityReport;
import io.redoubt.rules.procedure.Example;
import java.util.List;

/** Checking a deployment: a whole file, or single questions. */
public final class DeployCheck extends LegalityCheck {
    private final TableParser parser;

    /**
     * The procedure.
     *
     * @param parser reads the language of files
     */
    public DeployCheck(TableParser parser) {
        this.parser = parser;
    }

    @Override
    public String summary() {
        return "check a deployment file, or ask about one placement";
    }

    @Override
    public Form<LegalityReport> form() {
        return DeployForm.of(parser);
    }

    @Override
    public boolean hasMap() {
        return true;
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
