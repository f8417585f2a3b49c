package io.redoubt.rules.vv.deployment;

import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.Form;
import io.redoubt.rules.input.FormBuilder;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.ListFormat;
import io.redoubt.rules.input.NamedChoiceFormat;
import io.redoubt.rules.input.WholeNumberFormat;
import io.redoubt.rules.input.YesNo;
import io.redoubt.rules.inputfile.InputFile;
import io.redoubt.rules.inputfile.InputFileFormat;
import io.redoubt.rules.inputfile.TableParser;
import io.redoubt.rules.legality.LegalityAudit;
import io.redoubt.rules.legality.LegalityCheck;
import io.redoubt.rules.legality.LegalityReport;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Example;
import io.redoubt.rules.vv.pieces.HexFields;
import io.redoubt.rules.vv.pieces.HexOccupancy;
import io.redoubt.rules.vv.positions.HexDefaults;
import io.redoubt.rules.vv.positions.MisplacedPosition;
import io.redoubt.rules.vv.positions.PositionStack;
import io.redoubt.rules.vv.shared.Nation;
import io.redoubt.rules.vv.shared.Position;
import io.redoubt.rules.vv.shared.Terrain;
import io.redoubt.rules.vv.shared.TunnelEnd;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Checks a deployment: a whole file, or single questions. */
public final class DeployCheck extends LegalityCheck {
    private static final FormBuilder FIELDS = new FormBuilder();
    private static final InputField<Position> POSITION =
            FIELDS.of("position", NamedChoiceFormat.of(Position.markers()), "the position [VV-20.2-1, VV-20.2-3]");
    private static final InputField<Terrain> TERRAIN =
            FIELDS.choice("terrain", Terrain.class, "terrain of its hex [VV-20.2-1, VV-20.2-3]");
    private static final InputField<List<OrderOfBattle.Count>> OOB = FIELDS.of(
            "oob",
            new ListFormat<>(new OrderOfBattle.Names()),
            "positions in the order of battle, like foxhole=3; repeatable [VV-20.1-3]");
    private static final InputField<List<OrderOfBattle.Count>> REQUESTED = FIELDS.of(
            "requested",
            new ListFormat<>(new OrderOfBattle.Names()),
            "positions to be placed, like foxhole=4; repeatable [VV-20.1-2]");
    private static final InputField<YesNo> GUIDELINES =
            FIELDS.choice("guidelines", YesNo.class, "agreement of its place with the order of battle [VV-20.1-4]");
    private static final InputField<Deployment.Theater> THEATER =
            FIELDS.choice("theater", Deployment.Theater.class, "theater of the scenario, for caves [VV-20.11-2]");
    private static final InputField<Nation> SIDE =
            FIELDS.choice("side", Nation.class, "side that owns it [VV-20.11-3]");
    private static final InputField<Integer> NEAREST_CAVE = FIELDS.of(
            "nearest-cave", new WholeNumberFormat(1, 1000, "hexes"), "distance to the nearest other cave [VV-20.11-6]");
    private static final InputField<Boolean> ONLY_CAVE =
            FIELDS.flag("only-cave", "there is no other cave [VV-20.11-6]");
    private static final InputField<Boolean> HIDDEN = FIELDS.flag("hidden", "the minefield is hidden [VV-20.71-1]");
    private static final InputField<Boolean> SCENARIO_RULE =
            FIELDS.flag("scenario-rule", "a special scenario rule provides hidden minefields [VV-20.71-1]");
    private static final InputField<Integer> MAP =
            FIELDS.number("map", 1, 999, "map that was written down; with a FILE alone: draw it [VV-20.71-2]");
    private static final InputField<HexId> HEX =
            FIELDS.of("hex", new HexId.HexIdFormat(), "hex that was written down [VV-20.71-2]");

    static {
        FIELDS.with(
                PositionStack.OCCUPANTS,
                PositionStack.LEADERS,
                PositionStack.GUNS,
                PositionStack.VEHICLES,
                PositionStack.AFVS);
    }

    private static final InputField<Integer> OUTSIDE = FIELDS.of(
            "outside", WholeNumberFormat.of(0, 20), 0, "units in the hex outside the position [VV-20.4-1, VV-20.3-13]");
    private static final InputField<Boolean> SECOND_POSITION =
            FIELDS.flag("second-position", "another position is in the hex [VV-20.4-1]");
    private static final InputField<Deployment.Design> TUNNELS =
            FIELDS.choice("tunnels", Deployment.Design.class, "origin of the tunnel layout [VV-20.121-2]");
    private static final InputField<Integer> SECTION = FIELDS.of(
            "section", new WholeNumberFormat(1, 100, "hexes"), "length of a tunnel section, in steps [VV-20.121-4]");
    private static final InputField<List<TunnelEnd>> END = FIELDS.of(
            "end",
            new ListFormat<>(NamedChoiceFormat.of(TunnelEnd.values())),
            "entrance at an end of a tunnel; repeatable [VV-20.121-5]");
    private static final InputField<List<Terrain>> UNDER = FIELDS.of(
            "under",
            new ListFormat<>(NamedChoiceFormat.of(Terrain.values())),
            "terrain a tunnel runs under; repeatable [VV-20.121-8]");
    private static final InputField<Integer> BRANCHES =
            FIELDS.number("branches", 1, 100, "number of tunnels that start at one cave [VV-20.121-6]");
    private static final InputField<Boolean> CROSSES =
            FIELDS.flag("crosses", "the tunnel crosses one of another system [VV-20.121-9]");
    private static final InputField<Boolean> BUNKER_ON_ROUTE =
            FIELDS.flag("bunker-on-route", "a bunker lies on the route of the tunnel [VV-20.12-4]");

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

    /** The format of a deployment file. */
    private static final List<String> FILE = List.of(
            "A deployment file is TOML:",
            "  theater = \"pacific\"             # pacific, europe, africa or other",
            "  side = \"japanese\"               # side that owns the positions",
            "  hidden-minefields = true        # a special rule of the scenario",
            "  tunnels = \"owner\"               # laid out by scenario, owner, or none",
            "  [oob]                           # positions in the order of battle",
            "  bunker-concrete = 1",
            "  cave = 3",
            "  [[area]]                        # where it allows them",
            "  from = \"A1\"                     # two corners; map = 2 for another map",
            "  to = \"H10\"",
            "  [[terrain]]                     # hexes that are not open",
            "  kind = \"woods\"",
            "  hexes = [\"F7\", \"F8\"]",
            "  [[position]]",
            "  type = \"bunker-concrete\"        # minefield, foxhole, trench, cave ...",
            "  hex = \"F6\"                      # terrain = \"road\" if not given above",
            "  infantry = 2                    # leaders, guns, vehicles, afvs, outside",
            "  [[position]]",
            "  type = \"minefield\"",
            "  hex = \"D4\"",
            "  hidden = true                   # recorded = false if not written down",
            "  [[tunnel]]",
            "  name = \"north\"",
            "  path = [\"F6\", \"F7\", \"F8\"]       # its hexes, both ends included");

    private final InputField<InputFile<Deployment>> file;
    private final Form<LegalityReport> form;

    /**
     * Creates the procedure.
     *
     * @param parser parser for deployment files
     */
    public DeployCheck(TableParser parser) {
        this.file = InputField.of(
                        "file", new InputFileFormat<>(parser, DeploymentReader::read), "deployment file to check")
                .positional();
        List<InputField<?>> fields = new ArrayList<>();
        fields.add(file);
        fields.addAll(FIELDS.all());
        this.form = new Form<>(fields, inputs -> read(inputs, file));
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
        HexOccupancy table = new HexOccupancy(who);
        if (!defaults.isGiven(file)) {
            defaults.take(table.hex(), HexFields.POSITION, HexFields.TERRAIN, HexFields.HIDDEN);
            new HexDefaults(table, defaults).stack(table.occupants());
        }
    }

    /**
     * Checks a file, or the questions asked by option.
     *
     * @throws BadInputException if neither is given, or both
     */
    private static LegalityReport read(Inputs in, InputField<InputFile<Deployment>> file) {
        Checklist list = new Checklist();
        Optional<InputFile<Deployment>> given = in.find(file);
        if (given.isPresent()) {
            LegalityReport judged = LegalityReport.ofFile(given.get(), in, list);
            Deployment deployment = given.get().content();
            LegalityAudit audit = new LegalityAudit(list);
            new DeploymentCheck(deployment, in, list, audit).check();
            return judged.on(() -> new DeploymentMap(deployment).with(audit.flaws()));
        }
        position(in, list);
        counts(in, list);
        tunnel(in, list);
        return LegalityReport.ofQuestions(
                list,
                "give a deployment file, or ask by option, like --position bunker"
                        + " --terrain road, --oob foxhole=3 --requested foxhole=4 or --section 5");
    }

    private static void position(Inputs in, Checklist list) {
        Optional<Position> given = in.find(POSITION);
        if (given.isEmpty()) {
            return;
        }
        Position type = given.get();
        String name = type.words();
        PlacementCheck placement = new PlacementCheck(in, list);
        in.find(TERRAIN).ifPresent(terrain -> MisplacedPosition.judge(in, name, type, terrain, list));
        if (type == Position.CAVE) {
            cave(in, placement);
        }
        if (in.get(HIDDEN)) {
            hidden(in, type, placement);
        }
        placement.inside(name, type, PositionStack.read(in), in.get(OUTSIDE));
        if (in.get(SECOND_POSITION)) {
            placement.sharedWithAnother(name);
        }
    }

    private static void cave(Inputs in, PlacementCheck cave) {
        cave.caves(in.find(THEATER), in.find(SIDE));
        in.find(NEAREST_CAVE).ifPresent(hexes -> cave.caveSpacing("the cave", hexes));
        if (in.get(ONLY_CAVE)) {
            if (in.find(NEAREST_CAVE).isPresent()) {
                throw new BadInputException("--only-cave and --nearest-cave cannot be combined; give only one");
            }
            cave.onlyCave("the cave");
        }
    }

    private static void hidden(Inputs in, Position type, PlacementCheck hidden) {
        boolean provided = in.get(SCENARIO_RULE);
        hidden.hidden(provided);
        if (provided) {
            boolean written = in.find(MAP).isPresent() && in.find(HEX).isPresent();
            hidden.recorded(type.words(), type, written);
        }
    }

    private static void counts(Inputs in, Checklist list) {
        Optional<List<OrderOfBattle.Count>> requested = in.find(REQUESTED);
        requested.ifPresent(wanted -> new OrderOfBattle(in.find(OOB).orElse(List.of())).check(wanted, list));
        in.find(GUIDELINES).ifPresent(followed -> {
            if (followed == YesNo.YES) {
                list.note("Its place agrees with the order of battle [VV-20.1-4]");
            } else {
                list.fault("Its place does not agree with the order of battle [VV-20.1-4]");
            }
        });
    }

    private static void tunnel(Inputs in, Checklist list) {
        TunnelCheck tunnel = new TunnelCheck(in, list);
        String name = "the tunnel";
        int before = list.broken();
        in.find(TUNNELS).ifPresent(tunnel::design);
        in.find(SECTION).ifPresent(steps -> tunnel.length(name, steps));
        in.find(END).ifPresent(ends -> {
            if (ends.contains(TunnelEnd.ELSEWHERE) || ends.size() < 2) {
                list.fault(TunnelCheck.BARE, name, "one of its ends");
            } else {
                list.note(TunnelCheck.CLOSED, name);
            }
        });
        in.find(UNDER).ifPresent(grounds -> tunnel.water(name, grounds, index -> ""));
        in.find(BRANCHES).ifPresent(number -> list.note(TunnelCheck.BRANCHES, number, "one cave"));
        if (in.get(BUNKER_ON_ROUTE)) {
            list.note(TunnelCheck.ON_ROUTE, name);
        }
        if (in.get(CROSSES)) {
            tunnel.crossing(name, list.broken() == before ? Optional.empty() : Optional.of("it"));
        }
    }
}
