package io.redoubt.rules.fow.movement;

import io.redoubt.rules.Example;
import java.util.List;

/** Worked examples of crossing; tests resolve each of them every way the dice can fall. */
final class CrossExamples {
    static final List<Example> ALL = List.of(
            new Example(
                    "a Veteran tank, Overloaded, at a Street Barricade",
                    "--obstacle street-barricade --as fully-tracked --skill veteran --overloaded"),
            new Example(
                    "a Trained tank at a Street Barricade",
                    "--obstacle street-barricade --as fully-tracked --skill trained"),
            new Example("Infantry beside a Street Barricade", "--obstacle street-barricade --as infantry"),
            new Example(
                    "Infantry that comes up to it in this Step",
                    "--obstacle street-barricade --as infantry --not-adjacent"),
            new Example("a half-track at a Street Barricade", "--obstacle street-barricade --as half-tracked"),
            new Example(
                    "a Demolition Carrier's tank",
                    "--obstacle street-barricade --as fully-tracked --demolition-carrier"),
            new Example("a lorry through a gap", "--obstacle street-barricade --as wheeled --gapped"),
            new Example("Cavalry through a gap", "--obstacle street-barricade --as cavalry --gapped"),
            new Example("a half-track at a trench line", "--obstacle trench-line --as half-tracked"),
            new Example("an Overloaded half-track at a gun pit", "--obstacle gun-pit --as half-tracked --overloaded"),
            new Example("Cavalry at a trench line", "--obstacle trench-line --as cavalry"),
            new Example("a wagon at a gun pit", "--obstacle gun-pit --as wagon"),
            new Example(
                    "Infantry along its trench, At the Double",
                    "--obstacle trench-line --as infantry --along --at-the-double"),
            new Example("a tank at an empty tank pit", "--obstacle tank-pit --as fully-tracked"),
            new Example("Infantry over an empty tank pit", "--obstacle tank-pit --as infantry"),
            new Example("Infantry over a Bunker", "--obstacle bunker --as infantry"),
            new Example("a gun at a Destroyed Bunker", "--obstacle bunker --as gun --destroyed"),
            new Example(
                    "foot troops that take a Skill Test too",
                    "--obstacle street-barricade --as infantry --skill conscript"
                            + " --reading fow.foot-at-barricades=skill-test"));

    private CrossExamples() {}
}
