package io.redoubt.rules.vv;

import static io.redoubt.rules.vv.Tabletop.who;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.rules.piece.Participants;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Effects on a hex without debtors, on units that were typed, and on many units in mines. */
class LimitEffectsTest {
    private static String left(
            String verb, Participants who, String outcome, Map<String, Integer> amounts, String... inputs) {
        Map<String, String> texts = new LinkedHashMap<>();
        for (int i = 0; i < inputs.length; i += 2) {
            texts.put(inputs[i], inputs[i + 1]);
        }
        return Staged.left(verb, who, outcome, amounts, texts).stream()
                .map(change -> change.piece() + ' ' + change.key() + ' ' + change.value())
                .collect(Collectors.joining(", "));
    }

    @Test
    void pointsThatNobodyOwesGoWithTheLastUnitOfAHex() {
        String owing = "hill hex position=bunker-wood terrain=open-hill points=2";
        assertEquals(
                "hill points , sato eliminated true, first eliminated true, able advanced true, able points 4, "
                        + "able hex hill",
                left("assault", who("able", "hill", owing), "wins", Map.of("attacker-casualty-points", 4)));
        String mike = "mike unit counter=4-6-4/2 hex=camp";
        assertEquals(
                "sato fired true, mike eliminated true, camp points ",
                left(
                        "shoot",
                        who("sato", "camp", "camp hex points=2", mike),
                        "casualties",
                        Map.of("eliminated", 1),
                        "apfp",
                        "41"));
        assertEquals(
                "sato fired true, mike eliminated true",
                left(
                        "shoot",
                        who("sato", "camp", "camp hex points=2", mike, "tank unit counter=afv hex=camp"),
                        "casualties",
                        Map.of("eliminated", 1),
                        "apfp",
                        "41"));
    }

    @Test
    void typedUnitsAreNotThoseOfTheHex() {
        String[] given = {"apfp", "41", "units", "4-6-5/3"};
        assertEquals(
                "sato fired true",
                left("shoot", who("sato", "house", "blank unit hex=house"), "casualties", Map.of(), given),
                "a unit whose counter is not known");
        assertEquals(
                "gun eliminated true",
                left("survive", who("", "gun"), "eliminated", Map.of(), "points", "5", "rating", "4"),
                "a unit named alone is struck whatever rating was typed");
    }

    @Test
    void unitsThatMinesEliminateLeaveTheirHexAsTheOthersDo() {
        assertEquals(
                "able hex , able eliminated true",
                left(
                        "cross",
                        who("able", ""),
                        "allowed",
                        Map.of("eliminated", 1),
                        "position",
                        "minefield",
                        "movement-points",
                        "4"));
    }

    /** More units than a hex holds: only the players know which of them are lost. */
    @Test
    void ofManyUnitsInMinesTheNumberIsKept() {
        String[] pieces = new String[14];
        pieces[0] = "camp hex";
        for (int i = 1; i < pieces.length; i++) {
            pieces[i] = "u" + i + " unit counter=2-6-3 hex=camp";
        }
        String some = left("cross", who("camp", "field", pieces), "must-continue", Map.of("eliminated", 5));
        assertTrue(some.startsWith("field hidden , field lost 5, u1 moved true"), some);
        String none = left("cross", who("camp", "field", pieces), "must-continue", Map.of("eliminated", 0));
        assertTrue(none.startsWith("field hidden , u1 moved true"), none);
    }
}
