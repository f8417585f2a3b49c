package io.redoubt.rules.vv.deployment;

import io.redoubt.rules.file.Document;
import io.redoubt.rules.file.Documents;
import io.redoubt.rules.file.TableParser;
import io.redoubt.rules.input.Field;
import io.redoubt.rules.input.Form;
import io.redoubt.rules.legality.LegalityCheck;
import io.redoubt.rules.legality.LegalityReport;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.procedure.Example;
import io.redoubt.rules.vv.pieces.HexFields;
import io.redoubt.rules.vv.pieces.UnitsAndHexes;
import io.redoubt.rules.vv.positions.HexDefaults;
import java.util.List;

/** Checking a deployment: a whole file, or single questions. */
public final class DeployCheck extends LegalityCheck {
    private final Field<Document<Deployment>> file;
    private final Form<LegalityReport> form;

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
    public Form<LegalityReport> form() {
        return form;
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

    @Override
    public void defaults(Participants who, PieceDefaults defaults) {
        UnitsAndHexes table = UnitsAndHexes.ofThoseLeft(who);
        if (!defaults.isGiven(file)) {
            defaults.take(table.hex(), HexFields.POSITION, HexFields.TERRAIN, HexFields.HIDDEN);
            new HexDefaults(table, defaults).stack(table.occupants());
        }
    }
}
