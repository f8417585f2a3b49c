package io.redoubt.vectors.dh;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.exact.Fraction;
import io.redoubt.rules.dh.cardset.PrintedCells;
import io.redoubt.vectors.Json;
import io.redoubt.vectors.Shares;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Penetration: every printed cell, and every gun against every side of every card, by the tables beside the vectors.
 */
class DhPenetrationTest {
    private static final Path FOLDER =
            Path.of(System.getProperty("redoubt.root", "")).resolve("src/test/resources/vectors");
    private static final Map<String, String> GUNS = Map.of(
            "45mm",
            "slog:45mm",
            "76.2mm",
            "t34:76.2mm",
            "7.5cm",
            "atb:7.5cm",
            "10.5cm",
            "conc:10.5cm",
            "37mm",
            "h35:37mm");
    private static final String SURE = " --by main-gun --acquired --hit 10/10 --guts 10/10";

    private static Map<String, Object> table(String file) throws IOException {
        return Json.object(Files.readString(FOLDER.resolve(file)));
    }

    static List<String> shots() throws IOException {
        List<String> shots = new ArrayList<>();
        Map<String, Object> matrix = table("dh-penetration.json");
        for (String card : matrix.keySet()) {
            for (String facing : Json.object(matrix, card).keySet()) {
                for (String gun : Json.object(Json.object(matrix, card), facing).keySet()) {
                    shots.add(card + ' ' + facing + ' ' + gun);
                }
            }
        }
        return shots;
    }

    @Test
    void everyGunMeetsEverySide() throws IOException {
        assertEquals(8 * 4 * 5, shots().size());
    }

    @ParameterizedTest
    @MethodSource("shots")
    void chanceToPenetrate(String shot) throws IOException {
        String[] words = shot.split(" ", -1);
        Map<String, Object> chances =
                Json.object(Json.object(Json.object(table("dh-penetration.json"), words[0]), words[1]), words[2]);
        String command = "shoot --odds" + SURE + " --at " + words[0].toLowerCase(Locale.ROOT) + " --facing " + words[1]
                + " --gun " + GUNS.get(words[2]) + " --reading dh.equal-armour=";
        assertEquals(read(chances.get("ge")), penetrates(command + "penetrates"));
        assertEquals(read(chances.get("gt")), penetrates(command + "bounces"));
    }

    private static Fraction penetrates(String command) {
        Map<String, Object> exact = Json.object(DhVectors.ask(command), "exact");
        return Fraction.ONE.minus(Shares.read(exact.get("no-penetration").toString()));
    }

    private static Fraction read(Object text) {
        String chance = String.valueOf(text);
        return Shares.read(chance.indexOf('/') < 0 ? chance + "/1" : chance);
    }

    /** The first and the last column take every die beyond them. */
    private static int dieOf(String column) {
        return switch (column) {
            case "<2" -> 1;
            case "10+" -> 10;
            default -> Integer.parseInt(column);
        };
    }

    @Test
    void eightyCellsAsPrinted() throws IOException {
        int cells = 0;
        for (String line : Files.readAllLines(FOLDER.resolve("dh-cells.txt"))) {
            if (!line.startsWith("#")) {
                String[] cell = line.split(" ", -1);
                assertEquals(Integer.parseInt(cell[3]), PrintedCells.value(cell[0], dieOf(cell[2])), line);
                cells++;
            }
        }
        assertEquals(80, cells);
    }

    /** A die that is held to an end of the row beats armour of exactly that value, and of one more never. */
    @ParameterizedTest
    @CsvSource({
        "slog:45mm, -20, 12, DH-CARD-SLOG-10",
        "slog:45mm, 20, 120, DH-CARD-SLOG-10",
        "t34:76.2mm, -20, 13, DH-CARD-T34-10",
        "t34:76.2mm, 20, 130, DH-CARD-T34-10",
        "atb:7.5cm, -20, 17, DH-CARD-ATB-9",
        "atb:7.5cm, 20, 175, DH-CARD-ATB-9",
        "conc:10.5cm, -20, 10, DH-CARD-CONC-10",
        "conc:10.5cm, 20, 100, DH-CARD-CONC-10",
        "h35:37mm, -20, 3, DH-CARD-H35-10",
        "h35:37mm, 20, 30, DH-CARD-H35-10",
    })
    void endsOfTheRows(String gun, int modifier, int value, String rule) {
        String command = "shoot --odds" + SURE + " --at bunker --crew 5 --facing top --gun " + gun
                + " --penetration-mod=" + modifier + " --top ";
        assertEquals(Fraction.ONE, penetrates(command + value));
        assertEquals(Fraction.ZERO, penetrates(command + (value + 1)));
        assertTrue(Json.list(DhVectors.ask(command + value), "rules").contains(rule));
    }

    /** DH-Q07: a modifier moves the die along the row. */
    @Test
    void modifiedDieMovesAlongTheRow() {
        String command = "shoot --odds" + SURE + " --at slog --facing side --gun slog:45mm --penetration-mod=";
        assertEquals(Fraction.of(2, 5), penetrates(command + 0)); // 84 on 7 beats 75
        assertEquals(Fraction.of(3, 5), penetrates(command + 2));
        assertEquals(Fraction.of(1, 5), penetrates(command + "-2"));
    }
}
