package io.redoubt.rules.lg.works;

import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Choice;
import io.redoubt.rules.input.Field;
import io.redoubt.rules.input.Fields;
import io.redoubt.rules.input.Form;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.Many;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.input.YesNo;
import io.redoubt.rules.legality.Legality;
import io.redoubt.rules.legality.LegalityReport;
import io.redoubt.rules.lg.damage.DamageCost;
import io.redoubt.rules.lg.terms.Material;
import io.redoubt.rules.lg.terms.Materials;
import io.redoubt.rules.lg.terms.SharedInputs;
import io.redoubt.rules.lg.terms.Variant;
import io.redoubt.rules.lg.terms.WorksType;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.umpire.Sentence;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Works that somebody asks about; nothing in it hangs on dice. */
public final class WorksInputs {
    /** What kind of construction somebody calls it. */
    enum Construction implements PlainName {
        PERMANENT,
        FIELD,
        CIVILIAN
    }

    /** Who works it. */
    enum Crew implements PlainName {
        CREWED,
        AUTOMATED,
        NONE
    }

    /** Whose it is. */
    enum Force implements PlainName {
        REGULAR,
        OTHER
    }

    static final Field<List<WorksType>> TYPE =
            Field.of("type", new Many<>(Choice.of(WorksType.values())), "what it is [LG-BRIEF-03, LG-BRIEF-06]");
    static final Field<List<Material>> WALLS =
            Field.of("walls", new Many<>(new Materials()), "what a wall of it is made of [LG-AC-01]");
    static final Field<List<Material>> ROOFS =
            Field.of("roofs", new Many<>(new Materials()), "what a roof of it is made of [LG-AC-16]");
    public static final Field<Construction> CONSTRUCTION =
            Field.choice("construction", Construction.class, "what kind of construction it is [LG-BRIEF-04]");
    static final Field<Integer> TROOPS = Field.number("troops", 0, 1000, "soldiers in it [LG-TYPE-FOXHOLE-01]");
    static final Field<Boolean> FIRE_FROM_INSIDE =
            Field.flag("fire-from-inside", "somebody is to fire out of it [LG-TYPE-BUNKER-03]");
    public static final Field<Integer> ENTRANCES =
            Field.number("entrances", 0, 100, "how many entrances it has [LG-TYPE-BUNKER-04]");
    public static final Field<Boolean> TUNNEL =
            Field.flag("tunnel", "a corridor or tunnel leads to it [LG-TYPE-BUNKER-04, LG-TYPE-PILLBOX-04]");
    public static final Field<Boolean> ABOVE_GROUND =
            Field.flag("above-ground", "it stands above ground [LG-TYPE-BUNKER-05]");
    public static final Field<YesNo> HEAVILY_ARMORED =
            Field.choice("heavily-armored", YesNo.class, "whether it has heavy armor [LG-TYPE-BUNKER-05]");
    public static final Field<YesNo> COVER =
            Field.choice("cover", YesNo.class, "whether it has overhead cover [LG-TYPE-FOXHOLE-02]");
    public static final Field<YesNo> OPENINGS =
            Field.choice("openings", YesNo.class, "whether it has firing slits or embrasures [LG-TYPE-PILLBOX-02]");
    public static final Field<Boolean> VIEWING_GEAR =
            Field.flag("viewing-gear", "it has a periscope or the like [LG-TYPE-PILLBOX-03]");
    public static final Field<Boolean> SCREEN =
            Field.flag("screen", "it has a defense screen or force field [LG-BRIEF-05]");
    public static final Field<Crew> CREW = Field.choice("crew", Crew.class, "who works it [LG-TYPE-STRONGPOINT-03]");
    public static final Field<Force> FORCE = Field.choice("force", Force.class, "whose it is [LG-TYPE-STRONGPOINT-05]");

    static final Form<LegalityReport> FORM = new Fields()
            .with(TYPE, WALLS, ROOFS, SharedInputs.MATERIAL)
            .with(SharedInputs.ROOF, SharedInputs.ARMOR_CLASS, CONSTRUCTION, TROOPS)
            .with(FIRE_FROM_INSIDE, ENTRANCES, TUNNEL, ABOVE_GROUND)
            .with(HEAVILY_ARMORED, COVER, OPENINGS, VIEWING_GEAR)
            .with(SCREEN, CREW, FORCE, SharedInputs.POINTS)
            .with(SharedInputs.VARIANT)
            .form(WorksInputs::read);

    private WorksInputs() {}

    private static LegalityReport read(Inputs in) {
        Checklist list = new Checklist();
        List<WorksType> types = in.find(TYPE).orElse(List.of());
        for (WorksType type : types) {
            TypeCheck.check(type, in, list);
        }
        if (in.get(SCREEN)) {
            list.note("A screen or force field goes by the core rules [LG-BRIEF-05]");
        }
        Optional<Integer> armorClass = MaterialCheck.check(in, list);
        Optional<Integer> points = in.find(SharedInputs.POINTS);
        if (points.isPresent()) {
            Variant variant = in.get(SharedInputs.VARIANT);
            list.note("{} points, variant {} [LG-DMG-01, LG-DMG-02]", points.get(), variant);
            DamageCost.checkPoints(variant, points.get(), list);
        }
        if (list.findings().isEmpty()) {
            throw new BadInput("nothing to check: ask by option, like --type bunker --fire-from-inside, --walls brick"
                    + " --roofs thatch, or --points 24 --variant 1");
        }
        List<Quantity<Legality>> totals = new ArrayList<>();
        armorClass.ifPresent(number -> list.fact("armor-class", number));
        armorClass.ifPresent(number -> totals.add(new Quantity<>("armor-class", "armor class", legality -> number)));
        return LegalityReport.of(Sentence.of("checking works"), list).with(totals);
    }
}
