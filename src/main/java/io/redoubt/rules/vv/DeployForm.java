package io.redoubt.rules.vv;

import io.redoubt.rules.Choice;
import io.redoubt.rules.Document;
import io.redoubt.rules.Documents;
import io.redoubt.rules.Field;
import io.redoubt.rules.Form;
import io.redoubt.rules.Judged;
import io.redoubt.rules.Many;
import io.redoubt.rules.TableParser;
import io.redoubt.rules.Whole;
import io.redoubt.rules.YesNo;
import java.util.List;

/** The inputs of a deployment check: a file, or single questions. */
final class DeployForm {
    static final Field<Position> POSITION =
            Field.of("position", Choice.of(Position.markers()), "the position", Rule.V2_1, Rule.V2_3);
    static final Field<Terrain> TERRAIN =
            Field.of("terrain", Choice.of(Terrain.values()), "terrain of its hex", Rule.V2_1, Rule.V2_3);
    static final Field<List<Counts.Of>> OOB = Field.of(
            "oob", new Many<>(new Counts()), "what the order of battle gives, like foxhole=3; repeatable", Rule.V1_3);
    static final Field<List<Counts.Of>> REQUESTED = Field.of(
            "requested", new Many<>(new Counts()), "what is to be placed, like foxhole=4; repeatable", Rule.V1_2);
    static final Field<YesNo> GUIDELINES = Field.of(
            "guidelines", Choice.of(YesNo.values()), "whether it stands where the order of battle says", Rule.V1_4);
    static final Field<Theater> THEATER =
            Field.of("theater", Choice.of(Theater.values()), "theater of the scenario, for caves", Rule.V11_2);
    static final Field<Nation> SIDE = Field.of("side", Choice.of(Nation.values()), "whose it is", Rule.V11_3);
    static final Field<Integer> NEAREST_CAVE =
            Field.of("nearest-cave", new Whole(1, 1000, "hexes"), "distance of a cave to the next cave", Rule.V11_6);
    static final Field<Boolean> ONLY_CAVE = Field.flag("only-cave", "there is no other cave", Rule.V11_6);
    static final Field<Boolean> HIDDEN = Field.flag("hidden", "the minefield is hidden", Rule.V71_1);
    static final Field<Boolean> SCENARIO_RULE =
            Field.flag("scenario-rule", "a special scenario rule provides hidden minefields", Rule.V71_1);
    static final Field<Integer> MAP = Field.of("map", Whole.of(1, 999), "map that was written down", Rule.V71_2);
    static final Field<HexId> HEX = Field.of("hex", new HexId.Names(), "hex that was written down", Rule.V71_2);
    static final Field<Integer> OUTSIDE = Field.of(
                    "outside", Whole.of(0, 20), "units in the hex but outside the position", Rule.V4_1, Rule.V3_13)
            .or(0);
    static final Field<Boolean> SECOND_POSITION =
            Field.flag("second-position", "another position is in the hex", Rule.V4_1);
    static final Field<Integer> SECTION =
            Field.of("section", new Whole(1, 100, "hexes"), "length of a tunnel section, in steps", Rule.V121_4);
    static final Field<List<TunnelEnd>> END = Field.of(
            "end",
            new Many<>(Choice.of(TunnelEnd.values())),
            "what stands at an end of a tunnel; repeatable",
            Rule.V121_5);
    static final Field<List<Terrain>> UNDER = Field.of(
            "under", new Many<>(Choice.of(Terrain.values())), "terrain a tunnel runs under; repeatable", Rule.V121_8);
    static final Field<TunnelDesign> TUNNELS =
            Field.of("tunnels", Choice.of(TunnelDesign.values()), "who lays out the tunnels", Rule.V121_2);
    static final Field<Integer> BRANCHES =
            Field.of("branches", Whole.of(1, 100), "tunnels that start at one cave", Rule.V121_6);
    static final Field<Boolean> CROSSES =
            Field.flag("crosses", "the tunnel crosses one of another system", Rule.V121_9);
    static final Field<Boolean> BUNKER_ON_ROUTE =
            Field.flag("bunker-on-route", "a bunker stands along the tunnel", Rule.V12_4);

    private DeployForm() {}

    static Form<Judged> of(TableParser parser) {
        Field<Document<Deployment>> file = Field.of(
                        "file", new Documents<>(parser, DeploymentReader::read), "a deployment to check as a whole")
                .positional();
        return new Form<>(
                List.of(
                        file,
                        POSITION,
                        TERRAIN,
                        OOB,
                        REQUESTED,
                        GUIDELINES,
                        THEATER,
                        SIDE,
                        NEAREST_CAVE,
                        ONLY_CAVE,
                        HIDDEN,
                        SCENARIO_RULE,
                        MAP,
                        HEX,
                        StackForm.OCCUPANTS,
                        StackForm.LEADERS,
                        StackForm.GUNS,
                        StackForm.VEHICLES,
                        OUTSIDE,
                        SECOND_POSITION,
                        TUNNELS,
                        SECTION,
                        END,
                        UNDER,
                        BRANCHES,
                        CROSSES,
                        BUNKER_ON_ROUTE),
                inputs -> DeployCase.read(inputs, file));
    }
}
