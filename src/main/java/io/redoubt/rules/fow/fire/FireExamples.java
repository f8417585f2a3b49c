package io.redoubt.rules.fow.fire;

import io.redoubt.rules.Example;
import java.util.List;

/** Worked examples of shooting out of fortifications; tests resolve each every way the dice can fall. */
final class FireExamples {
    static final List<Example> ALL = List.of(
            new Example("a Nest at a target 60 degrees off its front", "--from nest --bearing 60 --rof 3 --to-hit 4+"),
            new Example(
                    "a Pillbox with two slits, Pinned Down",
                    "--from pillbox --slit 0 --slit 120 --bearing 200 --rof 3 --state pinned"),
            new Example(
                    "an HMG Bunker that keeps ROF 2 while Pinned Down",
                    "--from pillbox --slit -45 --bearing 30 --rof 4 --state pinned --pinned-rof 2 --to-hit 4+"),
            new Example("a Turret at a target behind it", "--from turret --bearing 180 --rof 2 --to-hit 5+"),
            new Example("a Flak Nest at Aircraft", "--from flak-nest --target aircraft --skill veteran --rof 4"),
            new Example("a Nest that shoots all round", "--from nest --all-round --bearing 170 --rof 2"),
            new Example("an Anti-aircraft Bunker at Aircraft", "--from anti-aircraft-bunker --target aircraft --rof 3"),
            new Example("a bombardment by an Artillery Bunker", "--from artillery-bunker --mode bombardment"),
            new Example(
                    "a gun in a gun pit, Pinned Down",
                    "--from gun-pit --bearing 90 --field-of-fire 90 --rof 2 --state pinned --to-hit 3+"),
            new Example("a tank in its pit", "--from tank-pit --bearing 135 --rof 2 --to-hit 4+"),
            new Example("a Tobruk Pit at a Bunker", "--from tobruk-pit --rof 3 --skill trained"));

    private FireExamples() {}
}
