package io.redoubt.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.catalog.Catalog;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.procedure.Procedure;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Nothing printed for people is wider than a terminal of 80 columns. */
class WidthTest {
    private static final int COLUMNS = 80;

    static final List<String> VARIED = List.of(
            "",
            "--help",
            "rules",
            "readings",
            "batch --help",
            "rules --help",
            "readings --help",
            "shoot --at nest --skill trained --rof 100 --teams 7 --firepower 3+ --seed 1",
            "shoot --at nest --skill 2+ --rof 4 --firepower 1+ --seed 1 --moved --shooter-pinned",
            "shoot --at nest --state destroyed --skill 4 --rof 2 --firepower 3 --range 4 --teams 3 --moved --anti-tank 3"
                    + " --front 3 --side 3 --top 2 --hits 2 --motivation 3 --facing side --weapon no-he --seed 3",
            "shoot --at nest --skill 4 --firepower 3 --range 999.999cm --line-of-sight no --odds",
            "shoot --at nest --skill 4 --rof 3 --firepower 3 --odds --reading within=exclusive"
                    + " --reading pinned-nest=second-only --reading firepower-tests=per-weapon",
            "shoot --at turret --state bailed-out --skill trained --rof 2 --firepower 3+ --anti-tank 7 --side 4"
                    + " --bearing 120 --seed 5",
            "shoot --at nest --skill 4 --teams 1000 --rof 2 --firepower 3 --odds",
            "shoot --at pillbox --skill 4 --teams 100 --rof 5 --smoke --odds",
            "shoot --odds --at nest --skill conscript,trained,veteran --firepower 1..6",
            "shoot --odds --at nest --skill conscript,trained,veteran --range 1..40 --firepower 3",
            "shoot --odds --at tobruk-pit,turret --skill conscript,trained --weapon normal,flame-thrower --firepower 3"
                    + " --anti-tank 9 --front 5",
            "shoot --odds --at nest --mode bombardment,air-strike --aim-point bunker,other",
            "dice 3d6 --odds",
            "dice 1000d2>=2 --odds",
            "dice 200d6 --odds",
            "dice 2d1000-1000000 --odds",
            "dice 500d6 --seed 1",
            "dice 500d1000>=500 --seed 1",
            "dice 2d6+3d8+4d10-12<=30 --seed 1");

    static List<String> examples() {
        List<String> lines = new ArrayList<>();
        for (RuleSet game : Catalog.games()) {
            for (Procedure<?, ?> procedure : game.procedures()) {
                String verb = game.key() + ' ' + procedure.verb();
                lines.add(verb + " -h");
                lines.add(verb + " --help");
                procedure.examples().forEach(example -> {
                    lines.add(verb + ' ' + example.options() + " --odds");
                    lines.add(verb + ' ' + example.options() + " --seed 3");
                    lines.add(verb + ' ' + example.options() + " --seed ffff-ffff");
                });
            }
        }
        return lines;
    }

    @ParameterizedTest
    @FieldSource("VARIED")
    void variedCommandsStayWithinThePage(String line) {
        fits(line);
    }

    @ParameterizedTest
    @MethodSource("examples")
    void everyExampleStaysWithinThePage(String line) {
        fits(line);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "shoot --at nest --skill trained,veteran --firepower 2+..6+ --odds",
                "shoot --at nest --skill trained,veteran --firepower 3 --odds",
                "shoot --at nest --skill trained --firepower 3 --range 16in..18in --odds",
                "lg gap --points 3 --attacks 1..8 --hit 7/10 --penetrate 5/10 --odds",
                "shoot --at nest --skill trained --firepower 3 --rof 2 --odds",
                "rules FOW-SHOT",
                "readings fow"
            })
    void aNarrowTerminalHasANarrowPage(String line) {
        Map<String, String> narrow = Map.of("COLUMNS", "40", "NO_COLOR", "1");
        Shell.Result result = Shell.in(narrow)
                .at(new Environment.Terminal(false, true, false))
                .type(line);
        assertEquals(0, result.exit(), result.err());
        for (String printed : result.lines()) {
            assertTrue(printed.codePointCount(0, printed.length()) <= 40, printed);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {40, 60, 80})
    void rulesOfAStepTakeNoMoreThanThePage(int columns) {
        Shell.Result result = Shell.in(Map.of("COLUMNS", "" + columns, "NO_COLOR", "1"))
                .at(new Environment.Terminal(false, true, false))
                .type("--rules src/test/resources/rulefiles/cites.rules fire --range 5 --dice 4,5,3,4,6");
        assertEquals(0, result.exit(), result.err());
        for (String rule : List.of("CITES-EMBRASURE-4", "CITES-EMBRASURE-5", "CITES-EMBRASURE-6")) {
            assertTrue(result.out().contains(rule), result.out());
        }
        for (String printed : result.lines()) {
            assertTrue(printed.length() <= columns, printed);
        }
    }

    private static void fits(String line) {
        Shell.Result result = Shell.plain().type(line);
        assertNotEquals(70, result.exit(), result.err());
        assertNotEquals("", result.out(), result.err());
        for (String printed : result.lines()) {
            assertTrue(printed.codePointCount(0, printed.length()) <= COLUMNS, printed);
        }
    }
}
