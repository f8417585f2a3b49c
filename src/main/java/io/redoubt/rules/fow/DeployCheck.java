package io.redoubt.rules.fow;

import io.redoubt.rules.Example;
import io.redoubt.rules.Form;
import io.redoubt.rules.Judged;
import io.redoubt.rules.LegalityCheck;
import io.redoubt.rules.TableParser;
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
    public Form<Judged> form() {
        return DeployForm.of(parser);
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
