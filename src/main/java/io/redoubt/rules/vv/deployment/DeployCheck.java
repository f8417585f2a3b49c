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
    private static final List<Example> EXAMPLES = List.of(
            new Example("a bunker in woods", "--position bunker --terrain woods"),
            new Example("sandbags on a road, full", "--position sandbags --terrain road --occupants 2 --guns 1"),
            new Example("a trench in unknown farmland", "--position trench --terrain farmland"),
            new Example("mines in unknown farmland", "--position minefield --terrain farmland"),
            new Example("three units and a unit outside a bunker", "--position bunker --occupants 3 --outside 1"),
            new Example("two squads and a leader", "--position bunker-wood --occupants 3 --leaders 1"),
            new Example("two positions in one hex", "--position foxhole --second-position --guns 1"),
            new Example(
                    "a cave five hexes from the next",
                    "--position cave --theater pacific --side japanese --nearest-cave 5"),
            new Example("the only cave", "--position cave --only-cave --terrain beach"),
            new Example("more foxholes than given", "--oob foxhole=3 --requested foxhole=4 --requested bunker=1"),
            new Example("a hidden minefield", "--position minefield --hidden --scenario-rule --map 2 --hex F7"),
            new Example(
                    "a tunnel of four steps",
                    "--tunnels owner --section 4 --end cave --end bunker --under woods --branches 2 --crosses"));

    /** How to write a deployment file. */
    private static final List<String> FILE = List.of(
            "A deployment file is TOML:",
            "  theater = \"pacific\"             # pacific, europe, africa or other",
            "  side = \"japanese\"               # whose positions they are",
            "  hidden-minefields = true        # a special rule of the scenario",
            "  tunnels = \"owner\"               # laid out by scenario, owner, or none",
            "  [oob]                           # what the order of battle gives",
            "  bunker-concrete = 1",
            "  cave = 3",
            "  [[area]]                        # where it lets them stand",
            "  from = \"A1\"                     # two corners; map = 2 for another map",
            "  to = \"H10\"",
            "  [[terrain]]                     # hexes that are not open",
            "  kind = \"woods\"",
            "  hexes = [\"F7\", \"F8\"]",
            "  [[position]]",
            "  type = \"bunker-concrete\"        # minefield, foxhole, trench, cave ...",
            "  hex = \"F6\"                      # terrain = \"road\" if not told above",
            "  infantry = 2                    # leaders, guns, vehicles, afvs, outside",
            "  [[position]]",
            "  type = \"minefield\"",
            "  hex = \"D4\"",
            "  hidden = true                   # recorded = false if not written down",
            "  [[tunnel]]",
            "  name = \"north\"",
            "  path = [\"F6\", \"F7\", \"F8\"]       # its hexes, both ends included");

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
        return FILE;
    }

    @Override
    public List<Example> examples() {
        return EXAMPLES;
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
