package io.redoubt.rules.fow.deployment;

import io.redoubt.rules.procedure.Example;
import java.util.List;

/** Worked questions about deployment, and a deployment file to begin with. */
final class DeployExamples {
    static final List<Example> ALL = List.of(
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
            new Example("what the Reserves count makes of Bunkers", "--own-bunkers 6 --platoons 7"),
            new Example("placed late, as the mission says", "--after-enemy-objective --mission-override"),
            new Example("Foxholes for tanks", "--team-class tanks --fortification-state 1"),
            new Example("a large Pillbox", "--fortification pillbox --depth 7in --width 4in --height 2in"),
            new Example("teams at a trench and at a barricade", "--at-parapet yes --barricade-position unclear"));

    /** How to write a deployment file. */
    static final List<String> FILE = List.of(
            "A deployment file is TOML; distances are in its units, from the table's corner:",
            "  units = \"in\"                    # or \"cm\"",
            "  owner = \"German\"                # of every piece that names no other",
            "  [mission]",
            "  rules = [\"fortifications\"]      # and \"defensive-battle\"; override = true",
            "                                  # where the mission sets its own order",
            "  [[area]]                        # where a side deploys",
            "  from = [0, 0]                   # two corners, or polygon = [[x, y], ...]",
            "  to = [72, 18]",
            "  [[bunker]]",
            "  name = \"Nest 1\"",
            "  type = \"nest\"                   # pillbox, turret, flak-nest, tobruk-pit ...",
            "  at = [12, 9]                    # its centre, or from and to, or polygon",
            "  size = [3, 2.5]                 # or radius = 1.5; height = 1",
            "  placed = 1                      # its turn in the order of placement",
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

    private DeployExamples() {}
}
