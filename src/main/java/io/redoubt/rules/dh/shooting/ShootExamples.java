package io.redoubt.rules.dh.shooting;

import io.redoubt.rules.procedure.Example;
import java.util.List;

/** Worked examples of attacks; tests resolve each of them every way the dice can fall, so their blasts are small. */
final class ShootExamples {
    static final List<Example> ALL = List.of(
            new Example("two shots at the men in a Bunker", "--by small-arms --at bunker --shots 2 --ap 8"),
            new Example(
                    "two shots at a crew of the sample cards, Guts 6",
                    "--by small-arms --at slog --shots 2 --ap 8 --guts 6/10"),
            new Example(
                    "two shots at the two men of a turret, Pinned before",
                    "--by small-arms --at h35 --shots 2 --accuracy 6 --ap 8 --guts 1..5 --pins 1 --second-pin"
                            + " fall-back"),
            new Example(
                    "two volleys of one shot at men with two Pins",
                    "--by small-arms --at fort --shots 1 --volleys 2 --ap 7 --accuracy 7 --crew 20 --guts 7 --pins 2"),
            new Example("shots at a foxhole", "--by small-arms --at foxhole --shots 2 --ap 8 --cover hard"),
            new Example(
                    "an anti-tank rifle at the men in a Rifle Pit",
                    "--by at-rifle --aim crew --at pit --shots 1 --ap 7 --guts 6"),
            new Example(
                    "a gun at the Concrete Blockhouse, nobody hurt whatever falls",
                    "--by main-gun --gun slog:45mm --at conc --acquire 4/10 --hit 5/10 --guts 7/10 --target-dm -9"),
            new Example(
                    "a rocket at the last man of a turret, one blast die a man",
                    "--by rocket --at h35 --crew 1 --facing side --hit 6 --penetration 7,14,21,28,35,42,49,56,63,70"
                            + " --guts 6 --reading dh.blast-dice=crew"),
            new Example(
                    "a flamethrower at a Bunker of two men",
                    "--by flame-thrower --at bunker --crew 2 --guts 6 --reading dh.blast-dice=crew"),
            new Example(
                    "Explosives at the entrance of a Bunker that is falling apart",
                    "--by explosives --at atb --facing rear --hit 8 --penetration 20,30,40,50,60,70,80,90,99,120"
                            + " --penetrating-hits 8 --crew 2 --reading dh.blast-dice=crew"),
            new Example(
                    "two hits from above that penetrate, a weapon to lose",
                    "--by main-gun --at bunker --heavy-weapon 45mm --crew 1 --penetrated --shots 2 --guts 5"
                            + " --weapon-dm 4 --reading dh.blast-dice=crew"));

    private ShootExamples() {}
}
