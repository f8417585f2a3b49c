package io.redoubt.vectors;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What players of Valor and Victory read before the dice: each sentence where it belongs, and nowhere else. */
class VvSaidTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "cross --position open --terrain wadi --hexside 1 | 2 for the terrain + 1 for the hexside = 3",
                "cross --position open --hexside 2 | 1 for the terrain + 2 for the hexsides = 3",
                "cross --position open --uphill 1 | 1 for the terrain + 1 uphill = 2",
                "cross --position open --hexside 0 | !hedge",
                "cross --position open --mode overrun --occupied-by enemy --as afv | 1 for the terrain + 2 for the overrun = 3",
                "cross --position open --mode overrun --occupied-by enemy --as afv | The overrun itself costs two more",
                "cross --position open --as afv | !The overrun itself",
                "cross --position open --movement-points 3 --hexside 2 | 0 of 3 Movement Points are left",
                "cross --position open --movement-points 3 --hexside 2 --terrain wadi | may always move one hex",
                "cross --position open --movement-points 3 --hexside 2 | !may always move one hex",
                "cross --position bunker --units 3 --mode close-assault --occupied-by enemy | placed under the counter",
                "cross --position bunker --units 3 --mode close-assault --occupied-by enemy | 2 units may go in",
                "cross --tunnel 2 --side japanese --exit bunker --reading vv.tunnel-exit=plus-one | and 1 for the bunker",
                "cross --tunnel 2 --side japanese --exit bunker | !for the bunker",
                "cross --tunnel 2 --side japanese --fired | with a Fire marker nobody moves",
                "shoot --at open --weapon mortar --apfp 4 --line-of-sight no --spotter | fires indirectly",
                "shoot --at open --weapon mortar --apfp 4 --range 2 | !no nearer than two hexes",
                "shoot --at open --weapon mortar --apfp 4 --range 1 | no nearer than two hexes",
                "survive --points 1 --rating 3 --pinned --gun-shield | points eliminate it, for 3",
                "survive --points 1 --rating 3 --pinned | !shield",
                "survive --points 1 --rating 3 --pinned --reading vv.pinned-gun=at-its-rating | these are fewer (a reading)",
                "assault --at open --attackers 1 --defenders 1 --attack 4 --defend 8 | APFP 4 against 8: odds 1-2, Kill Number 5",
                "assault --at open --attackers 1 --defenders 1 --attack 4 --defend 4 | odds 1-1, Kill Number 6",
                "assault --at open --attackers 1 --defenders 1 --attack 8 --defend 4 | odds 2-1, Kill Number 8",
                "assault --at open --attackers 1 --defenders 1 --attack 4 --satchel 1 --defend 7 --enemy-satchel 2 | APFP 5 against 9: odds 1-1",
                "assault --at open --attackers 1 --defenders 1 --attack 4 --defend 7 --reading vv.assault-odds=for-the-defender | odds 1-2, Kill Number 5",
                "assault --at open --attackers 1 --defenders 1 --attack 4 --defend 9 --reading vv.assault-odds=for-the-defender | odds 1-3, Kill Number 4",
                "occupy --position barbed-wire --as afv | Barbed wire does nothing to AFVs",
                "occupy --position barbed-wire --as infantry | !does nothing to AFVs",
                "survive --points 3 --units afv | loses nothing: AP fire cannot hurt what is there",
                "survive --points 1 --units 4-6-4,leader | !cannot hurt",
                "deploy-check --oob bunker-wood=1 --requested bunker=1 | 1 of 1 that the order of battle gives",
                "deploy-check --position trench --vehicles 1 | who is inside may not be",
                "deploy-check --position trench --occupants 1 | !may not be",
                "cross --position minefield --as afv --reading vv.afv-in-minefield=safe | Mines do nothing to AFVs",
                "cross --position minefield --as gun --reading vv.afv-in-minefield=safe | !Mines do nothing",
            })
    void isSaid(String line, String words) {
        Said.check("vv", line, words);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "cross --position trench                     | allowed",
                "cross --position foxhole --as gun           | must-continue",
                "cross --position barbed-wire                | must-stop",
                "cross --position minefield                  | ''",
                "occupy --position trench                    | entrenchment",
                "occupy --position barbed-wire --as infantry | allowed",
            })
    void isShown(String line, String outcomes) {
        assertEquals(outcomes, String.join(" ", Said.shown("vv", line)));
    }
}
