package io.redoubt.rules.fow.shooting;

import io.redoubt.rules.Example;
import java.util.List;

/** Worked examples of shooting; tests resolve each of them every way the dice can fall. */
final class ShootExamples {
    static final List<Example> ALL = List.of(
            new Example(
                    "a Trained gun, ROF 2, at a Nest 12\" away",
                    "--at nest --skill trained --rof 2 --firepower 3+ --range 12in"),
            new Example(
                    "three shots at a Nest that is Pinned Down",
                    "--at nest --state pinned --skill veteran --rof 3 --firepower 4+"),
            new Example(
                    "a moving tank at a Flak Nest", "--at flak-nest --skill trained --rof 3 --firepower 3+ --moved"),
            new Example(
                    "a Flame-thrower at a Tobruk Pit",
                    "--at tobruk-pit --skill conscript --rof 2 --weapon flame-thrower --firepower 5+ --range 4in"),
            new Example(
                    "a gun without HE at a Nest", "--at nest --skill veteran --rof 2 --weapon no-he --firepower 4+"),
            new Example(
                    "two machine-guns at a slit of a Pillbox",
                    "--at pillbox --skill trained --rof 2 --teams 2 --firepower 6 --range 38cm"),
            new Example("a Flame-thrower at a Pillbox", "--at pillbox --skill trained --weapon flame-thrower"),
            new Example("a Bunker Buster at a Pillbox", "--at pillbox --skill veteran --weapon bunker-buster"),
            new Example(
                    "an anti-tank gun at a Turret from the front",
                    "--at turret --skill veteran --rof 2 --firepower 3+ --anti-tank 10 --front 7"),
            new Example(
                    "the same Turret, Bailed Out, from the side",
                    "--at turret --state bailed-out --skill trained --rof 2 --firepower 3+ --anti-tank 7 --side 4"
                            + " --bearing 120"),
            new Example("a Flame-thrower at a Turret", "--at turret --skill trained --rof 2 --weapon flame-thrower"),
            new Example("smoke before a Pillbox", "--at pillbox --skill trained --rof 3 --smoke"),
            new Example(
                    "two hits on a tank in its pit",
                    "--at tank-pit --hits 2 --anti-tank 10 --front 6 --firepower 3+ --motivation confident"),
            new Example(
                    "a gun at a tank in its pit, far away",
                    "--at tank-pit --to-hit 5+ --rof 2 --anti-tank 11 --front 6 --firepower 3+ --range 24in"),
            new Example(
                    "an air strike on a tank in its pit",
                    "--at tank-pit --mode air-strike --hits 1 --anti-tank 6 --top 2 --firepower 4+"),
            new Example("a bombardment with a Nest under it", "--at nest --mode bombardment --aim-point other"),
            new Example("a shot at a wreck", "--at nest --state destroyed"),
            new Example(
                    "a machine-gun at Veteran infantry in a trench line",
                    "--at trench-line --target-skill veteran --rof 3 --firepower 6 --range 12in"),
            new Example(
                    "the same gone to ground and far away: a 6, then 5+",
                    "--at trench-line --target-skill veteran --gone-to-ground --rof 2 --firepower 3+ --range 20in"),
            new Example(
                    "three shots at the only gun in a gun pit",
                    "--at gun-pit --team gun --target-teams 1 --target-skill trained --rof 3 --firepower 4+"),
            new Example(
                    "infantry behind a gapped barricade",
                    "--at street-barricade --gapped --target-skill conscript --rof 3 --firepower 5+"),
            new Example(
                    "a bombardment on three teams behind a barricade",
                    "--at street-barricade --mode bombardment --hits 5 --target-teams 3"),
            new Example(
                    "infantry behind the wreck of a Bunker", "--at behind-bunker --destroyed --hits 2 --firepower 3+"),
            new Example(
                    "one Firepower Test for each weapon",
                    "--at nest --skill trained --rof 2 --firepower 3+ --reading fow.firepower-tests=per-weapon"));

    private ShootExamples() {}
}
