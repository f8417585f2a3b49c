package io.redoubt.rules.lg.fieldworks;

import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.Form;
import io.redoubt.rules.input.FormBuilder;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.ListFormat;
import io.redoubt.rules.input.NamedChoiceFormat;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.input.YesNo;
import io.redoubt.rules.legality.Legality;
import io.redoubt.rules.legality.LegalityCheck;
import io.redoubt.rules.legality.LegalityReport;
import io.redoubt.rules.lg.damage.DamageCost;
import io.redoubt.rules.lg.pieces.PieceState;
import io.redoubt.rules.lg.pieces.SharedPieceDefaults;
import io.redoubt.rules.lg.pieces.StructureOccupants;
import io.redoubt.rules.lg.shared.FieldworkType;
import io.redoubt.rules.lg.shared.Material;
import io.redoubt.rules.lg.shared.SharedInputs;
import io.redoubt.rules.lg.shared.SharedInputs.Variant;
import io.redoubt.rules.lg.shared.Surface;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Example;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.SentenceTemplate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Checks types of fortifications, their materials and points, without dice. */
public final class DeployCheck extends LegalityCheck {
    enum Construction implements PlainName {
        PERMANENT,
        FIELD,
        CIVILIAN
    }

    enum Crew implements PlainName {
        CREWED,
        AUTOMATED,
        NONE
    }

    enum Force implements PlainName {
        REGULAR,
        OTHER
    }

    private static final FormBuilder FIELDS = new FormBuilder();
    static final InputField<List<FieldworkType>> TYPE = FIELDS.of(
            "type",
            new ListFormat<>(NamedChoiceFormat.of(FieldworkType.values())),
            "type of fortification [LG-BRIEF-03, LG-BRIEF-06]");
    static final InputField<List<Material>> WALLS =
            FIELDS.of("walls", new ListFormat<>(new Material.Written()), "material of a wall [LG-AC-01]");
    static final InputField<List<Material>> ROOFS =
            FIELDS.at().of("roofs", new ListFormat<>(new Material.Written()), "material of a roof [LG-AC-16]");
    private static final InputField<Material> MATERIAL = FIELDS.add(SharedInputs.MATERIAL);
    static final InputField<Boolean> ROOF = FIELDS.add(SharedInputs.ROOF);
    private static final InputField<Integer> ARMOR_CLASS = FIELDS.add(SharedInputs.ARMOR_CLASS);
    public static final InputField<Construction> CONSTRUCTION =
            FIELDS.at().choice("construction", Construction.class, "kind of construction [LG-BRIEF-04]");
    static final InputField<Integer> TROOPS =
            FIELDS.number("troops", 0, 1000, "number of soldiers in it [LG-TYPE-FOXHOLE-01]");
    static final InputField<Boolean> FIRE_FROM_INSIDE =
            FIELDS.flag("fire-from-inside", "troops fire out of it [LG-TYPE-BUNKER-03]");
    public static final InputField<Integer> ENTRANCES =
            FIELDS.at().number("entrances", 0, 100, "number of entrances [LG-TYPE-BUNKER-04]");
    public static final InputField<Boolean> TUNNEL =
            FIELDS.at().flag("tunnel", "a corridor or tunnel leads to it [LG-TYPE-BUNKER-04, LG-TYPE-PILLBOX-04]");
    public static final InputField<Boolean> ABOVE_GROUND =
            FIELDS.at().flag("above-ground", "it is above ground [LG-TYPE-BUNKER-05]");
    public static final InputField<YesNo> HEAVILY_ARMORED =
            FIELDS.at().choice("heavily-armored", YesNo.class, "heavy armor [LG-TYPE-BUNKER-05]");
    public static final InputField<YesNo> COVER =
            FIELDS.at().choice("cover", YesNo.class, "overhead cover [LG-TYPE-FOXHOLE-02]");
    public static final InputField<YesNo> OPENINGS =
            FIELDS.at().choice("openings", YesNo.class, "firing slits or embrasures [LG-TYPE-PILLBOX-02]");
    public static final InputField<Boolean> VIEWING_GEAR =
            FIELDS.at().flag("viewing-gear", "it has a periscope or the like [LG-TYPE-PILLBOX-03]");
    public static final InputField<Boolean> SCREEN =
            FIELDS.at().flag("screen", "it has a defense screen or force field [LG-BRIEF-05]");
    public static final InputField<Crew> CREW =
            FIELDS.at().choice("crew", Crew.class, "kind of crew [LG-TYPE-STRONGPOINT-03]");
    public static final InputField<Force> FORCE =
            FIELDS.at().choice("force", Force.class, "force it belongs to [LG-TYPE-STRONGPOINT-05]");
    private static final InputField<Integer> POINTS = FIELDS.add(SharedInputs.POINTS);
    private static final InputField<Variant> VARIANT = FIELDS.add(SharedInputs.VARIANT);

    private static final String OF_WALL = "A wall of {}: armor class {} [LG-AC-01]";
    private static final String OF_ROOF = "A roof of {}: armor class {} [LG-AC-16]";
    private static final String NO_WALL = "The table of walls does not have {} [LG-AC-01]";
    private static final List<String> FOR_THE_FIELD = List.of("sandbags", "earthen-embankment", "logs");

    private static final List<Example> EXAMPLES = List.of(
            new Example("walls and roofs", "--walls brick --walls concrete-reinforced --roofs thatch"),
            new Example("a pillbox in the field", "--type pillbox --construction field --walls timber-heavy --tunnel"),
            new Example("a strongpoint", "--type strongpoint --crew automated --openings yes"),
            new Example("24 points in variant 1", "--points 24 --variant 1"));

    @Override
    public String summary() {
        return "check types of fortifications; look up armor classes";
    }

    @Override
    public Form<LegalityReport> form() {
        return FIELDS.form(DeployCheck::read);
    }

    @Override
    public List<String> notes() {
        return Material.LIST;
    }

    @Override
    public List<Example> examples() {
        return EXAMPLES;
    }

    @Override
    public void defaults(Participants who, PieceDefaults defaults) {
        who.at()
                .ifPresent(piece ->
                        PieceState.fieldworkType(piece).ifPresent(type -> defaults.put(TYPE, List.of(type), piece)));
        defaults.takeAs(WALLS, MATERIAL, who.at());
        defaults.take(who.at(), ARMOR_CLASS);
        who.by()
                .ifPresentOrElse(
                        unit -> defaults.put(
                                TROOPS,
                                StructureOccupants.strength(unit) + StructureOccupants.othersWith(unit, who),
                                unit),
                        () -> who.at()
                                .ifPresent(piece -> StructureOccupants.of(piece, who.pieces())
                                        .count(TROOPS, defaults)));
        who.at()
                .filter(piece -> piece.has(VARIANT)
                        || SharedPieceDefaults.conditions(who).isPresent())
                .ifPresent(piece -> SharedPieceDefaults.points(who.at(), who, defaults));
    }

    private static LegalityReport read(Inputs in) {
        Checklist list = new Checklist();
        List<FieldworkType> types = in.find(TYPE).orElse(List.of());
        for (FieldworkType type : types) {
            new TypeCheck(in, list).check(type);
        }
        if (in.get(SCREEN)) {
            list.note("The core rules apply to a screen or force field [LG-BRIEF-05]");
        }
        Optional<Integer> armorClass = armorClass(in, list);
        Optional<Integer> points = in.find(POINTS);
        if (points.isPresent()) {
            Variant variant = in.get(VARIANT);
            list.note("{} points, variant {} [LG-DMG-01, LG-DMG-02]", points.get(), variant);
            DamageCost.checkPoints(variant, points.get(), list);
        }
        if (list.findings().isEmpty()) {
            throw new BadInputException("nothing to check; give options, for example --type bunker --fire-from-inside,"
                    + " --walls brick --roofs thatch, or --points 24 --variant 1");
        }
        List<Quantity<Legality>> totals = new ArrayList<>();
        armorClass.ifPresent(number -> list.fact("armor-class", number));
        armorClass.ifPresent(number -> totals.add(new Quantity<>("armor-class", "armor class", legality -> number)));
        return LegalityReport.of(Sentence.of("checking fortifications"), list).with(totals);
    }

    /** Looks up the armor classes of the materials and checks their use; returns the class if only one was found. */
    private static Optional<Integer> armorClass(Inputs in, Checklist list) {
        List<Integer> found = new ArrayList<>();
        Map<String, Integer> walls = new TreeMap<>();
        Map<String, Integer> roofs = new TreeMap<>();
        Optional<Integer> given = in.find(ARMOR_CLASS);
        for (Material material : in.find(WALLS).orElse(List.of())) {
            look(material, material.wall(), OF_WALL, NO_WALL, given, list).ifPresent(number -> {
                found.add(number);
                walls.put(material.id(), number);
            });
            suits(material, in, list);
        }
        for (Material material : in.find(ROOFS).orElse(List.of())) {
            String none = "The table of roofs does not have {} [LG-AC-16]";
            look(material, material.roof(), OF_ROOF, none, given, list).ifPresent(number -> {
                found.add(number);
                roofs.put(material.id(), number);
            });
        }
        if (!walls.isEmpty()) {
            list.fact("armor-class-of-walls", walls);
        }
        if (!roofs.isEmpty()) {
            list.fact("armor-class-of-roofs", roofs);
        }
        if (in.find(MATERIAL).isPresent()) {
            Surface surface = Surface.read(in);
            Material material = surface.material().orElseThrow();
            Optional<Material.Listed> row = surface.roof() ? material.roof() : material.wall();
            look(material, row, surface.roof() ? OF_ROOF : OF_WALL, NO_WALL, given, list)
                    .ifPresent(found::add);
            suits(material, in, list);
        }
        return found.size() == 1 ? Optional.of(found.get(0)) : Optional.empty();
    }

    private static Optional<Integer> look(
            Material material,
            Optional<Material.Listed> row,
            String listed,
            String missing,
            Optional<Integer> given,
            Checklist list) {
        if (given.isPresent()) {
            // It replaces the tables, as in all procedures.
            list.note("Armor class {}, as given [LG-AC-22]", given.get());
            return given;
        }
        row.ifPresentOrElse(
                found -> list.note(SentenceTemplate.of(listed).citingFirst(found.rule()), material, found.armorClass()),
                () -> list.fault(
                        material.equals(Material.COMPOSITE_ARMOR)
                                ? "The armor class of {} is in the core rules: give --armor-class [LG-AC-22]"
                                : missing,
                        material));
        return row.map(Material.Listed::armorClass);
    }

    private static void suits(Material material, Inputs in, Checklist list) {
        String id = material.id();
        in.find(CONSTRUCTION).ifPresent(construction -> {
            switch (construction) {
                case PERMANENT ->
                    list.note(
                            id.equals("concrete-reinforced") || material.equals(Material.COMPOSITE_ARMOR)
                                    ? "{}: what permanent fortifications are made of [LG-BRIEF-04]"
                                    : "{}: unusual for a permanent fortification, but not forbidden [LG-BRIEF-04]",
                            material);
                case FIELD ->
                    list.note(
                            id.startsWith("timber") || FOR_THE_FIELD.contains(id)
                                    ? "{}: what field fortifications are made of [LG-BRIEF-08]"
                                    : "{}: unusual for a field fortification, but not forbidden [LG-BRIEF-08]",
                            material);
                case CIVILIAN -> {
                    // A building can be of any material.
                }
            }
        });
    }
}
