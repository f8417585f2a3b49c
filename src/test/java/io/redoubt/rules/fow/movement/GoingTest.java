package io.redoubt.rules.fow.movement;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.redoubt.odds.Odds;
import io.redoubt.rules.fow.shared.Mobility;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The going of every obstacle for every class of team, as a table written out by hand from the chapter. */
class GoingTest {
    private static final List<Mobility> CLASSES = List.of(Mobility.values());

    /** One letter for each class: c Cross-country, d Difficult, D Difficult with a roll, x crosses, i, s, T, n. */
    @ParameterizedTest
    @CsvSource({
        // infantry man-packed cavalry gun fully half wheeled jeep wagon motorcycle
        "--obstacle trench-line,                          c c c i c D i i i i",
        "--obstacle gun-pit,                              c c c i c D i i i i",
        "--obstacle trench-line --along,                  c c n n n n n n n n",
        "--obstacle tank-pit,                             c c c i i i i i i i",
        "--obstacle tank-pit --occupied,                  n n n n i i i i i i",
        "--obstacle tank-pit --destroyed,                 n n n n i i i i i i",
        "--obstacle bunker,                               d d i i i i i i i i",
        "--obstacle bunker --destroyed,                   d d i i i i i i i i",
        "--obstacle bunker --at-the-double,               n n i i i i i i i i",
        "--obstacle street-barricade,                     x x i i T i i i i i",
        "--obstacle street-barricade --not-adjacent,      s s i i s i i i i i",
        "--obstacle street-barricade --unarmoured,        x x i i i i i i i i",
        "--obstacle street-barricade --demolition-carrier, i i i i i i i i i i",
        "--obstacle street-barricade --at-the-double,     n n i i n i i i i i",
        "--obstacle street-barricade --gapped,            d d d d D D D D D D",
        "--obstacle street-barricade --gapped --at-the-double --reading fow.bogging=no-roll, n n n n n n n n n n",
        "--obstacle street-barricade --gapped --not-adjacent, s s s s s s s s s s",
        "--obstacle street-barricade --gapped --demolition-carrier, d d d d D D D D D D",
        "--obstacle trench-line --reading fow.cavalry-at-trenches=impassable, c c i i c D i i i i",
        "--obstacle trench-line --reading fow.bogging=no-roll, c c c i c d i i i i",
        "--obstacle tank-pit --reading fow.empty-tank-pit=difficult-going, d d d d i i i i i i",
        "--obstacle tank-pit --destroyed --reading fow.wreck-in-tank-pit=leaves-it-empty, c c c i i i i i i i",
        "--obstacle street-barricade --gapped --reading fow.gapped-barricade=bans-stay, d d i i D i i i i i",
        "--obstacle bunker --at-the-double --reading fow.double-in-difficult-going=allowed, d d i i i i i i i i"
    })
    void everyClassFindsItsGoing(String options, String letters) {
        List<String> found = new ArrayList<>();
        for (Mobility team : CLASSES) {
            found.add(letter(options + " --skill trained --as " + team.id()));
        }
        assertEquals(letters, String.join(" ", found));
    }

    private static String letter(String options) {
        Crossing crossing = read(options);
        Checklist list = new Checklist();
        crossing.check(list);
        if (!list.objections().isEmpty()) {
            return "n";
        }
        Map<String, String> chances = chances(crossing);
        assertEquals(crossing.shown().size(), chances.size(), "what is told to a person is what can happen");
        return switch (String.join(" ", chances.keySet())) {
            case "cross-country" -> "c";
            case "difficult-going" -> "d";
            case "crosses" -> "x";
            case "impassable" -> "i";
            case "must-stop" -> "s";
            case "bogged-down crosses" -> chances.get("crosses").equals("5/6") ? "D" : "T";
            default -> throw new AssertionError(options + ": " + chances);
        };
    }

    @ParameterizedTest
    @CsvSource({
        "--obstacle street-barricade --as fully-tracked --skill trained,                         1/2",
        "--obstacle street-barricade --as fully-tracked --skill trained --overloaded,            1/4",
        "--obstacle street-barricade --as fully-tracked --skill 2+ --overloaded,                 25/36",
        "--obstacle street-barricade --as infantry --skill veteran --reading fow.foot-at-barricades=skill-test, 2/3",
        "--obstacle trench-line --as half-tracked,                                               5/6",
        "--obstacle trench-line --as half-tracked --overloaded,                                  2/3",
        "--obstacle trench-line --as half-tracked --overloaded --reading fow.overloaded-bogging=as-others, 5/6",
        "--obstacle trench-line --as half-tracked --skill conscript --reading fow.bogging=skill-test, 1/3",
        "--obstacle street-barricade --as jeep --gapped,                                         5/6",
        "--obstacle street-barricade --as jeep --gapped --not-adjacent --reading fow.gapped-barricade=only-difficult,"
                + "5/6"
    })
    void chanceOfCrossing(String options, String chance) {
        assertEquals(chance, chances(read(options)).get("crosses"));
    }

    @Test
    void everyPassageNamesItselfOnce() {
        assertEquals(Cross.Passage.values().length, new Cross().outcomes().size());
    }

    private static Map<String, String> chances(Crossing crossing) {
        Odds<Cross.Passage> odds = Odds.count(crossing::resolve);
        Map<String, String> chances = new TreeMap<>();
        for (Cross.Passage passage : odds.distribution().values()) {
            chances.put(passage.id(), odds.distribution().of(passage).toString());
        }
        return chances;
    }

    private static Crossing read(String options) {
        Map<String, String> given = new TreeMap<>();
        Map<String, String> readings = new TreeMap<>();
        String[] words = options.trim().split(" +", -1);
        for (int i = 0; i < words.length; i++) {
            if (words[i].equals("--reading")) {
                String[] setting = words[++i].split("=", 2);
                readings.put(setting[0], setting[1]);
            } else {
                String name = words[i].substring(2);
                boolean flag =
                        new Cross().form().field(name).orElseThrow().kind().isFlag();
                given.put(name, flag ? "true" : words[++i]);
            }
        }
        return new Cross().form().read(new Inputs(given, readings));
    }
}
