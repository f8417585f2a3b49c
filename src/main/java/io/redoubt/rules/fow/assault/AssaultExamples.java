package io.redoubt.rules.fow.assault;

import io.redoubt.rules.Example;
import java.util.List;

/** Worked examples of assaults; tests resolve each of them every way the dice can fall. */
final class AssaultExamples {
    static final List<Example> ALL = List.of(
            new Example(
                    "five Trained teams at the two slits of a Pillbox",
                    "--at pillbox --slits 2 --team 3xtrained@A --team 2xtrained@B"),
            new Example("two Trained Pioneers at a Turret", "--at turret --tank-assault 4 --team 2xtrained:pioneer"),
            new Example(
                    "Pioneers and a Conscript team at a Nest", "--at nest --team 2xtrained:pioneer --team 1xconscript"),
            new Example(
                    "two rounds against a Pillbox",
                    "--at pillbox --slits 1 --team 2xveteran@A --rounds 2 --motivation fearless"),
            new Example(
                    "a Pioneer at a Turret that nobody helps",
                    "--at turret --tank-assault 4 --team 1xtrained:pioneer --only-defender"),
            new Example(
                    "Defensive Fire by the Nest and by its neighbours",
                    "--at nest --state pinned --team 1xtrained --stop-at 3 --defensive-fire assaulted:4x3+:pinned-rof2"
                            + " --defensive-fire north:2x4+:16in --defensive-fire east:3x3+:17in"
                            + " --defensive-fire west:2x4+:30cm:pinned --defensive-fire T1:2x4+:8in:bailed-out"),
            new Example(
                    "a Turret and its neighbours, to be captured",
                    "--at turret --team 1xtrained:pioneer:ta3 --team 1xveteran:ta2 --only-defender"
                            + " --turret T2:bailed-out:4in --turret T3:bailed-out:11cm --turret T4:unharmed:2in"),
            new Example(
                    "mixed teams at a Nest, the attacker picking losses",
                    "--at nest --team 1x2+ --team 1xveteran:gun --team 1xtrained:tank --rounds 2"
                            + " --motivation confident --reading fow.counterattack-victim=attacker"),
            new Example(
                    "a Turret that is Bailed Out before, fought to the end",
                    "--at turret --state bailed-out --tank-assault 3 --team 2xtrained:pioneer --rounds unlimited"
                            + " --motivation reluctant --turret T2:bailed-out:3in"),
            new Example(
                    "a last team, to be lost",
                    "--at turret --tank-assault 2 --team 1xtrained --rounds 2 --motivation 5+ --turret T2:bailed-out:3in"),
            new Example(
                    "one save for all hits on a Turret",
                    "--at turret --team 1xveteran:ta4 --team 2xtrained:ta3 --reading fow.assault-saves=one"),
            new Example(
                    "one team for each slit of a Nest",
                    "--at nest --slits 2 --team 2xtrained --team 1xtrained:pioneer@A --reading"
                            + " fow.teams-at-a-nest=one-per-slit"),
            new Example(
                    "across a Street Barricade from next to it",
                    "--at tobruk-pit --across street-barricade --team 2xveteran --team 1xtrained:vehicle"),
            new Example("nothing left to assault", "--at pillbox --state destroyed"));

    private AssaultExamples() {}
}
