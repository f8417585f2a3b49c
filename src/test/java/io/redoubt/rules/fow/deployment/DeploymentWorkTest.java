package io.redoubt.rules.fow.deployment;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.inputfile.InputFileFormat;
import io.redoubt.toml.Toml;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The work to check a file is charged before it is done: at least a nanosecond for every pair that is compared. */
class DeploymentWorkTest {
    private static final int EXACT = 100;
    private static final String HEAD = "units = 'in'\n[mission]\nrules = ['fortifications']\n";

    /** Returns the work charged to check pieces, without that to read the file. */
    private static double work(String pieces) {
        double[] sum = {0};
        Map<String, String> given = Map.of("file", InputFileFormat.attach("x.toml", HEAD + pieces));
        new DeployCheck(new Toml())
                .form()
                .read(new Inputs(
                        given,
                        Map.of(),
                        (units, advice) -> sum[0] += advice.equals("check fewer pieces at once") ? units : 0));
        return sum[0];
    }

    /** Returns as many pieces; each # is replaced by the number of the piece, each @ by ten times as much. */
    private static String times(int number, String piece) {
        StringBuilder pieces = new StringBuilder();
        for (int i = 0; i < number; i++) {
            pieces.append(piece.replace("#", String.valueOf(i)).replace("@", String.valueOf(10 * i)));
        }
        return pieces.toString();
    }

    private static void atLeast(double least, double work) {
        assertTrue(work >= least, work + " is under " + least);
    }

    private static final String NEST = "[[bunker]]\nname = 'N#'\ntype = 'nest'\nat = [@, 9]\n";
    private static final String PIT = "[[fortification]]\nname = 'P#'\ntype = 'gun-pit'\nat = [@, 9]\n";
    private static final String OBJECTIVE = "[[objective]]\nname = 'O#'\nat = [@, 40]\n";

    /** Returns a line with as many parts, up and down by one. */
    private static String zigzag(int parts) {
        StringBuilder line = new StringBuilder("width = 0.2\nline = [");
        for (int i = 0; i <= parts; i++) {
            line.append('[').append(i).append(", ").append(20 + i % 2).append("], ");
        }
        return line.append("]\n").toString();
    }

    @Test
    void theOrderOfPiecesAndObjectivesIsComparedInPairs() {
        atLeast(50 * 40, work(times(50, PIT) + times(40, OBJECTIVE)));
    }

    /** A long Bunker makes the cells so large that all are in one; no two are within 8". */
    @Test
    void theSpacingOfBunkersIsComparedInPairs() {
        String wall = "[[bunker]]\nname = 'wall'\ntype = 'bunker'\nfrom = [0, 900]\nto = [900, 901]\n";
        atLeast(50 * 49 / 2.0, work(wall + times(50, NEST)));
    }

    @Test
    void theGapBetweenBunkersIsMeasuredBetweenTheirParts() {
        String line = "[[bunker]]\nname = 'L#'\ntype = 'bunker'\n" + zigzag(40);
        atLeast(EXACT * 40.0 * 40, work(times(2, line)));
    }

    @Test
    void bunkersAndTerrainAreComparedInPairs() {
        String road = "[[terrain]]\nkind = 'road'\nat = [@, 40]\n";
        atLeast(30 * 20, work(times(30, NEST) + times(20, road)));
    }

    /** The box of the river contains the Bunker, so its parts are compared with it. */
    @Test
    void aBunkerIsComparedWithThePartsOfARiver() {
        String river = "[[terrain]]\nkind = 'river'\n" + zigzag(90);
        atLeast(90, work("[[bunker]]\nname = 'N'\ntype = 'nest'\nat = [30, 21.05]\n" + river));
    }

    @Test
    void violationsAreChargedOneByOne() {
        String road = "[[terrain]]\nkind = 'road'\nfrom = [0, 0]\nto = [900, 20]\n";
        double apart = work(times(30, NEST) + road.replace("20]", "5]"));
        double work = work(times(30, NEST) + road);
        atLeast(30.0 * 10 * EXACT, work - apart);
    }
}
