package io.redoubt.rules.fow.deployment;

import io.redoubt.rules.file.Document;
import io.redoubt.rules.file.Documents;
import io.redoubt.rules.file.TableParser;
import io.redoubt.rules.fow.terms.Fortification;
import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Choice;
import io.redoubt.rules.input.Distance;
import io.redoubt.rules.input.Distances;
import io.redoubt.rules.input.Field;
import io.redoubt.rules.input.Fields;
import io.redoubt.rules.input.Form;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.Many;
import io.redoubt.rules.input.Named;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.input.YesNo;
import io.redoubt.rules.legality.Legality;
import io.redoubt.rules.legality.LegalityReport;
import io.redoubt.rules.map.Flaws;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Quantity;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The inputs of a deployment check: a file, or single questions. */
final class DeployForm {
    private static final Distances DISTANCES = new Distances();

    private static final Fields FIELDS = new Fields();
    static final Field<Distance> SPACING =
            FIELDS.of("spacing", DISTANCES, "distance to the nearest other Bunker, edge to edge [FOW-DEPL-13]");
    static final Field<Side> SPACING_TO = FIELDS.choice("spacing-to", Side.OWN, "whose Bunker that is [FOW-DEPL-13]");
    static final Field<Site> LOCATION =
            FIELDS.choice("location", Site.class, "what a Bunker stands on [FOW-DEPL-12, FOW-DEPL-14]");
    static final Field<Site> BUILDING_ON =
            FIELDS.choice("building-on", Site.OPEN, "what its building stands on [FOW-DEPL-12]");
    static final Field<YesNo> IN_AREA = FIELDS.choice(
            "in-deployment-area", YesNo.class, "whether a Bunker is in its owner's deployment area [FOW-DEPL-08]");
    static final Field<Boolean> ON_OBJECTIVE =
            FIELDS.flag("on-objective", "an Objective is placed on the Bunker [FOW-DEPL-16]");
    static final Field<Boolean> AFTER_OBJECTIVE =
            FIELDS.flag("after-enemy-objective", "it was placed after the opponent placed an Objective [FOW-DEPL-09]");
    static final Field<Boolean> OVERRIDE =
            FIELDS.flag("mission-override", "the mission sets another order of placement [FOW-DEPL-10]");
    static final Field<List<MissionRule>> MISSION = FIELDS.of(
            "mission",
            new Many<>(Choice.of(MissionRule.values())),
            "a special rule of the mission, or none [FOW-GEN-12]");
    static final Field<List<Fortification>> FORTIFICATION = FIELDS.of(
            "fortification",
            new Many<>(Choice.of(Fortification.values())),
            "a fortification somebody wants to use [FOW-GEN-11]");
    static final Field<Integer> OWN_BUNKERS =
            FIELDS.number("own-bunkers", 0, 1000, "Bunkers of the force's own [FOW-DEPL-06, FOW-DEPL-11]");
    static final Field<Integer> OWN_OBSTACLES =
            FIELDS.number("own-obstacles", 0, 1000, "Obstacles of the force's own [FOW-DEPL-06]");
    static final Field<Integer> FROM_MISSION =
            FIELDS.number("mission-fortifications", 0, 1000, "fortifications the mission provides [FOW-DEPL-06]");
    static final Field<Integer> PLATOONS =
            FIELDS.number("platoons", 0, 1000, "platoons of the force, for the Reserves count [FOW-DEPL-11]");
    static final Field<StateColumn> TEAM_CLASS =
            FIELDS.choice("team-class", StateColumn.class, "class of a team that is fortified [FOW-STATES-03]");
    static final Field<Integer> STATE =
            FIELDS.number("fortification-state", 1, 9, "number of its state in the table [FOW-STATES-08]");
    static final Field<Distance> DEPTH = FIELDS.of("depth", DISTANCES, "depth of a model [FOW-GEN-03, FOW-GEN-04]");
    static final Field<Distance> WIDTH = FIELDS.of("width", DISTANCES, "width of a strongpoint model [FOW-GEN-03]");
    static final Field<Distance> HEIGHT = FIELDS.of("height", DISTANCES, "height of a strongpoint model [FOW-GEN-03]");
    static final Field<Distance> LENGTH =
            FIELDS.of("length", DISTANCES, "length of a section of barrier or Trench Line [FOW-GEN-04, FOW-GEN-08]");
    static final Field<YesNo> TURRET =
            FIELDS.choice("turret", YesNo.class, "whether the tank for a Tank Pit has a turret [FOW-TANKPIT-08]");
    static final Field<YesNo> AT_PARAPET =
            FIELDS.choice("at-parapet", YesNo.class, "whether a team touches a trench parapet [FOW-GEN-10]");
    static final Field<BarricadePosition> BARRICADE = FIELDS.choice(
            "barricade-position", BarricadePosition.class, "how a team stands at a Street Barricade [FOW-BARR-12]");
    static final Field<List<Joining>> JOIN = FIELDS.of(
            "join", new Many<>(Choice.of(Joining.values())), "somebody joining somebody [FOW-FIGHT-05, FOW-FIGHT-06]");

    private DeployForm() {}

    static Form<LegalityReport> of(TableParser parser) {
        Field<Document<Deployment>> file = Field.of(
                        "file", new Documents<>(parser, DeploymentReader::read), "a deployment to check as a whole")
                .positional();
        Form<LegalityReport> questions = FIELDS.form(inputs -> judge(inputs, file));
        List<Field<?>> fields = new ArrayList<>(List.of(file));
        fields.addAll(questions.fields());
        return new Form<>(fields, questions.situation());
    }

    /**
     * Judges.
     *
     * @throws BadInput if neither is given, or both
     */
    static LegalityReport judge(Inputs inputs, Field<Document<Deployment>> file) {
        Checklist list = new Checklist();
        Optional<Document<Deployment>> given = inputs.find(file);
        if (given.isPresent()) {
            LegalityReport judged = LegalityReport.ofFile(given.get(), inputs, list);
            Deployment deployment = given.get().content();
            Flaws flaws = new Flaws();
            DeploymentCheck.of(deployment, inputs).check(list, flaws);
            return judged.on(() -> new DeploymentMap(deployment).with(flaws.found()));
        }
        List<Quantity<Legality>> totals = new ArrayList<>();
        PlacementQuestions.ask(inputs, list);
        ForceQuestions.ask(inputs, list, totals);
        ModelQuestions.ask(inputs, list);
        return LegalityReport.ofQuestions(
                        list,
                        "give a deployment file, or ask by option, like --spacing 8in,"
                                + " --location road or --mission none --fortification trench-line")
                .with(totals);
    }

    /** Where a team stands at a Street Barricade. */
    enum BarricadePosition implements Named {
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

    /** Somebody joining somebody, where one of the two is a Bunker. */
    enum Joining implements PlainName {
        BUNKER_JOINS_PLATOON,
        INDEPENDENT_JOINS_BUNKER
    }

    /** Whose something is, seen from the player who places it. */
    enum Side implements PlainName {
        OWN,
        ENEMY
    }
}
