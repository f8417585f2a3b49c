package io.redoubt.rules.vv.deployment;

import io.redoubt.rules.Cast;
import io.redoubt.rules.Document;
import io.redoubt.rules.Documents;
import io.redoubt.rules.Example;
import io.redoubt.rules.Field;
import io.redoubt.rules.Form;
import io.redoubt.rules.Judged;
import io.redoubt.rules.LegalityCheck;
import io.redoubt.rules.Supply;
import io.redoubt.rules.TableParser;
import io.redoubt.rules.vv.pieces.HexFields;
import io.redoubt.rules.vv.pieces.Whereabouts;
import io.redoubt.rules.vv.positions.HexSupply;
import java.util.List;

/** Checking a deployment: a whole file, or single questions. */
public final class DeployCheck extends LegalityCheck {
    private final Field<Document<Deployment>> file;
    private final Form<Judged> form;

    /**
     * The procedure.
     *
     * @param parser reads the language of files
     */
    public DeployCheck(TableParser parser) {
        this.file = Field.of(
                        "file", new Documents<>(parser, DeploymentReader::read), "a deployment to check as a whole")
                .positional();
        this.form = DeployForm.after(file);
    }

    @Override
    public String summary() {
        return "check a deployment file, or ask about one placement";
    }

    @Override
    public Form<Judged> form() {
        return form;
    }

    @Override
    public List<String> notes() {
        return DeployExamples.FILE;
    }

    @Override
    public List<Example> examples() {
        return DeployExamples.ALL;
    }

    @Override
    public void supply(Cast cast, Supply supply) {
        Whereabouts table = Whereabouts.ofThoseLeft(cast);
        if (!supply.isGiven(file)) {
            supply.take(table.hex(), HexFields.POSITION, HexFields.TERRAIN, HexFields.HIDDEN);
            new HexSupply(table, supply).stack(table.targets());
        }
    }
}
