package io.redoubt.rules.fow.deployment;

import io.redoubt.rules.fow.shared.Fortification;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.Distance;
import io.redoubt.rules.input.DistanceFormat;
import io.redoubt.rules.input.Form;
import io.redoubt.rules.input.FormBuilder;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.ListFormat;
import io.redoubt.rules.input.NamedChoiceFormat;
import io.redoubt.rules.input.NamedConstant;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.input.YesNo;
import io.redoubt.rules.inputfile.InputFile;
import io.redoubt.rules.inputfile.InputFileFormat;
import io.redoubt.rules.inputfile.TableParser;
import io.redoubt.rules.legality.Legality;
import io.redoubt.rules.legality.LegalityAudit;
import io.redoubt.rules.legality.LegalityCheck;
import io.redoubt.rules.legality.LegalityReport;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Example;
import io.redoubt.rules.procedure.Quantity;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Checks of a deployment: a whole file, or single questions. */
public final class DeployCheck extends LegalityCheck {
    private static final DistanceFormat DISTANCES = new DistanceFormat();

    private static final FormBuilder FIELDS = new FormBuilder();
    static final InputField<Distance> SPACING =
            FIELDS.of("spacing", DISTANCES, "distance to the nearest other Bunker, edge to edge [FOW-DEPL-13]");
    static final InputField<Side> SPACING_TO =
            FIELDS.choice("spacing-to", Side.OWN, "side of that Bunker [FOW-DEPL-13]");
    static final InputField<Site> LOCATION =
            FIELDS.choice("location", Site.class, "ground or building under a Bunker [FOW-DEPL-12, FOW-DEPL-14]");
    static final InputField<Site> BUILDING_ON =
            FIELDS.choice("building-on", Site.OPEN, "ground under its building [FOW-DEPL-12]");
    static final InputField<YesNo> IN_AREA =
            FIELDS.choice("in-deployment-area", YesNo.class, "Bunker in its owner's deployment area [FOW-DEPL-08]");
    static final InputField<Boolean> ON_OBJECTIVE =
            FIELDS.flag("on-objective", "an Objective is placed on the Bunker [FOW-DEPL-16]");
    static final InputField<Boolean> AFTER_OBJECTIVE =
            FIELDS.flag("after-enemy-objective", "it was placed after the opponent placed an Objective [FOW-DEPL-09]");
    static final InputField<Boolean> OVERRIDE =
            FIELDS.flag("mission-override", "the mission sets another order of placement [FOW-DEPL-10]");
    static final InputField<List<MissionRule>> MISSION = FIELDS.of(
            "mission",
            new ListFormat<>(NamedChoiceFormat.of(MissionRule.values())),
            "a special rule of the mission, or none [FOW-GEN-12]");
    static final InputField<List<Fortification>> FORTIFICATION = FIELDS.of(
            "fortification",
            new ListFormat<>(NamedChoiceFormat.of(Fortification.values())),
            "a fortification that a player wants to use [FOW-GEN-11]");
    static final InputField<Integer> OWN_BUNKERS =
            FIELDS.number("own-bunkers", 0, 1000, "Bunkers of the force's own [FOW-DEPL-06, FOW-DEPL-11]");
    static final InputField<Integer> OWN_OBSTACLES =
            FIELDS.number("own-obstacles", 0, 1000, "Obstacles of the force's own [FOW-DEPL-06]");
    static final InputField<Integer> FROM_MISSION =
            FIELDS.number("mission-fortifications", 0, 1000, "fortifications the mission provides [FOW-DEPL-06]");
    static final InputField<Integer> PLATOONS =
            FIELDS.number("platoons", 0, 1000, "platoons of the force, for the Reserves count [FOW-DEPL-11]");
    static final InputField<StateColumn> TEAM_CLASS =
            FIELDS.choice("team-class", StateColumn.class, "class of a team that is fortified [FOW-STATES-03]");
    static final InputField<Integer> STATE =
            FIELDS.number("fortification-state", 1, 9, "number of its state in the table [FOW-STATES-08]");
    static final InputField<Distance> DEPTH =
            FIELDS.of("depth", DISTANCES, "depth of a model [FOW-GEN-03, FOW-GEN-04]");
    static final InputField<Distance> WIDTH =
            FIELDS.of("width", DISTANCES, "width of a strongpoint model [FOW-GEN-03]");
    static final InputField<Distance> HEIGHT =
            FIELDS.of("height", DISTANCES, "height of a strongpoint model [FOW-GEN-03]");
    static final InputField<Distance> LENGTH =
            FIELDS.of("length", DISTANCES, "length of a section of barrier or Trench Line [FOW-GEN-04, FOW-GEN-08]");
    static final InputField<YesNo> TURRET =
            FIELDS.choice("turret", YesNo.class, "turret on the tank for a Tank Pit [FOW-TANKPIT-08]");
    static final InputField<YesNo> AT_PARAPET =
            FIELDS.choice("at-parapet", YesNo.class, "contact of a team with a trench parapet [FOW-GEN-10]");
    static final InputField<BarricadePosition> BARRICADE = FIELDS.choice(
            "barricade-position", BarricadePosition.class, "position of a team at a Street Barricade [FOW-BARR-12]");
    static final InputField<List<Joining>> JOIN = FIELDS.of(
            "join",
            new ListFormat<>(NamedChoiceFormat.of(Joining.values())),
            "a team that joins another, one of them a Bunker [FOW-FIGHT-05, FOW-FIGHT-06]");

    private static final List<Example> EXAMPLES = List.of(
            new Example(
                    "a Bunker in a building, 9\" from the next one",
                    "--spacing 9in --location building --in-deployment-area yes"),
            new Example(
                    "a Bunker on a road, 20 cm from an enemy one",
                    "--spacing 20cm --spacing-to enemy" + " --location road --on-objective"),
            new Example("a building on a bridge", "--location building --building-on river"),
            new Example(
                    "Trench Lines in a mission without the special rule", "--mission none --fortification trench-line"),
            new Example(
                    "a mission that adds five fortifications",
                    "--mission fortifications --own-bunkers 4 --own-obstacles 3 --mission-fortifications 5"),
            new Example("Bunkers in the Reserves count", "--own-bunkers 6 --platoons 7"),
            new Example("placed late, as the mission allows", "--after-enemy-objective --mission-override"),
            new Example("Foxholes for tanks", "--team-class tanks --fortification-state 1"),
            new Example("a large Pillbox", "--fortification pillbox --depth 7in --width 4in --height 2in"),
            new Example("teams at a trench and at a barricade", "--at-parapet yes --barricade-position unclear"));

    /** The format of a deployment file. */
    private static final List<String> FILE_FORMAT = List.of(
            "A deployment file is TOML; distances are in its units, from the table's corner:",
            "  units = \"in\"                    # or \"cm\"",
            "  owner = \"German\"                # default owner of all pieces",
            "  [mission]",
            "  rules = [\"fortifications\"]      # and \"defensive-battle\"; override = true",
            "                                  # if the mission sets its own order",
            "  [[area]]                        # deployment area of a side",
            "  from = [0, 0]                   # two corners, or polygon = [[x, y], ...]",
            "  to = [72, 18]",
            "  [[bunker]]",
            "  name = \"Nest 1\"",
            "  type = \"nest\"                   # pillbox, turret, flak-nest, tobruk-pit ...",
            "  at = [12, 9]                    # its centre, or from and to, or polygon",
            "  size = [3, 2.5]                 # or radius = 1.5; height = 1",
            "  placed = 1                      # its number in the order of placement",
            "  facing = 0                      # degrees clockwise, 0 is up; for maps only",
            "  [[fortification]]               # likewise: gun-pit, tank-pit, trench-line ...",
            "  [[barrier]]                     # barbed-wire, minefield ...",
            "  [[terrain]]",
            "  kind = \"road\"                   # track, railway-line, river, building ...",
            "  line = [[0, 20], [72, 24]]      # or at, from and to, polygon",
            "  width = 2                       # of a line; its ends and bends are round",
            "  [[objective]]",
            "  name = \"Bridge\"",
            "  owner = \"British\"",
            "  at = [30, 10]",
            "  placed = 2");

    private final InputField<InputFile<Deployment>> file;

    /**
     * Creates the check.
     *
     * @param parser parser of deployment files
     */
    public DeployCheck(TableParser parser) {
        this.file = InputField.of(
                        "file",
                        new InputFileFormat<>(parser, DeploymentReader::read),
                        "a deployment to check as a whole")
                .positional();
    }

    @Override
    public String summary() {
        return "check a deployment file, or ask about one placement";
    }

    @Override
    public Form<LegalityReport> form() {
        List<InputField<?>> fields = new ArrayList<>(List.of(file));
        fields.addAll(FIELDS.all());
        return new Form<>(fields, this::judge);
    }

    /**
     * Judges a file or questions.
     *
     * @throws BadInputException if neither is given, or both
     */
    private LegalityReport judge(Inputs inputs) {
        Checklist list = new Checklist();
        Optional<InputFile<Deployment>> given = inputs.find(file);
        if (given.isPresent()) {
            LegalityReport judged = LegalityReport.ofFile(given.get(), inputs, list);
            Deployment deployment = given.get().content();
            LegalityAudit audit = new LegalityAudit(list);
            new DeploymentCheck(deployment, inputs, list, audit).check();
            return judged.on(() -> new DeploymentMap(deployment).with(audit.flaws()));
        }
        List<Quantity<Legality>> totals = new ArrayList<>();
        new DeploymentQuestions(inputs, list, totals).ask();
        return LegalityReport.ofQuestions(
                        list,
                        "give a deployment file, or use options, like --spacing 8in,"
                                + " --location road or --mission none --fortification trench-line")
                .with(totals);
    }

    @Override
    public boolean hasMap() {
        return true;
    }

    @Override
    public List<String> notes() {
        return FILE_FORMAT;
    }

    @Override
    public List<Example> examples() {
        return EXAMPLES;
    }

    /** The position of a team at a Street Barricade. */
    enum BarricadePosition implements NamedConstant {
        ADJACENT("adjacent to it"),
        SET_BACK("set back from it"),
        UNCLEAR("neither clearly adjacent nor clearly set back");

        private final String words;

        BarricadePosition(String words) {
            this.words = words;
        }

        @Override
        public String words() {
            return words;
        }
    }

    /** Teams that join each other, if one of the two is a Bunker. */
    enum Joining implements PlainName {
        BUNKER_JOINS_PLATOON,
        INDEPENDENT_JOINS_BUNKER
    }

    /** The side of another Bunker, as seen by the player who places one. */
    enum Side implements PlainName {
        OWN,
        ENEMY
    }
}
