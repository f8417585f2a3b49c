package io.redoubt.cli.lookahead;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.cli.Json;
import io.redoubt.cli.Shell;
import io.redoubt.exact.Fraction;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Sequences of steps, held against sums worked out from the chapter by hand. */
class ForeseeTest {
    /** The chance that a Nest is unharmed, pinned, destroyed. */
    private record Nest(Fraction unharmed, Fraction pinned, Fraction destroyed) {
        static final Nest FRESH = new Nest(Fraction.ONE, Fraction.ZERO, Fraction.ZERO);

        /**
         * One die to hit: a hit takes a Firepower Test, and if that is passed another at once; the first one pins, both
         * destroy (FOW-NEST-04, FOW-NEST-07).
         */
        Nest after(Fraction hits, Fraction firepower) {
            Fraction pins = hits.times(firepower).times(Fraction.ONE.minus(firepower));
            Fraction destroys = hits.times(firepower).times(firepower);
            return new Nest(
                    unharmed.times(Fraction.ONE.minus(pins).minus(destroys)),
                    pinned.times(Fraction.ONE.minus(destroys)).plus(unharmed.times(pins)),
                    destroyed.plus(unharmed.plus(pinned).times(destroys)));
        }
    }

    private static Map<String, Object> ask(String... steps) {
        List<String> words = new ArrayList<>(List.of("foresee", "--json"));
        words.addAll(List.of(steps));
        Shell.Result result = Shell.plain().run(words);
        assertEquals(0, result.exit(), result.err());
        return Json.object(result.out());
    }

    private static Map<String, Object> exact(Map<String, Object> answer, String piece, String key) {
        return Json.in(Json.in(Json.in(Json.in(answer, "pieces"), piece), key), "exact");
    }

    @Test
    void threeDifferentGunsAtOneNest() {
        Map<String, Object> answer = ask(
                "add nest n1; unit gun --skill veteran --rof 1 --firepower 3+",
                "unit tank --skill trained --rof 2 --firepower 4+; unit mortar --skill trained --rof 1 --firepower 6",
                "shoot n1 --by gun",
                "shoot n1 --by tank",
                "shoot n1 --by mortar");
        Nest nest = Nest.FRESH
                .after(Fraction.of(4, 6), Fraction.of(4, 6))
                .after(Fraction.of(3, 6), Fraction.of(3, 6))
                .after(Fraction.of(3, 6), Fraction.of(3, 6))
                .after(Fraction.of(3, 6), Fraction.of(1, 6));
        assertEquals(
                Map.of(
                        "unharmed", nest.unharmed().toString(),
                        "pinned", nest.pinned().toString(),
                        "destroyed", nest.destroyed().toString()),
                exact(answer, "n1", "state"));
        assertEquals("foresee", answer.get("command"));
        assertEquals(7, ((List<?>) answer.get("steps")).size());
        assertEquals(2, ((List<?>) answer.get("notDone")).size());
    }

    /** Names match in any case, so the reason cannot be found by the name as it was typed. */
    @Test
    void aStepThatChangesNothingNamesTheWarningAboutItsTarget() {
        Shell.Result result = Shell.plain()
                .run(List.of(
                        "foresee",
                        "add nest n1 --state destroyed; add unit gun --skill veteran --rof 1 --firepower 3+",
                        "shoot N1 --by gun"));
        assertEquals(0, result.exit(), result.err());
        assertTrue(result.out().contains("is skipped: n1 is already Destroyed"), result.out());
    }

    @Test
    void aPinnedNestRalliesBetweenTwoShots() {
        Map<String, Object> answer = ask(
                "sides them us",
                "add nest n1 --owner them --state pinned",
                "unit gun --skill trained --rof 1 --firepower 4+ --owner us",
                "next turn",
                "shoot n1 --by gun",
                "next turn",
                "next turn",
                "shoot n1 --by gun");
        Nest before = new Nest(Fraction.ZERO, Fraction.ONE, Fraction.ZERO).after(Fraction.of(1, 2), Fraction.of(1, 2));
        Nest rallied = new Nest(before.unharmed().plus(before.pinned()), Fraction.ZERO, before.destroyed());
        assertEquals(
                rallied.after(Fraction.of(1, 2), Fraction.of(1, 2)).destroyed().toString(),
                exact(answer, "n1", "state").get("destroyed"));
    }

    @Test
    void numbersHaveAMeanAndAnAtLeast() {
        Map<String, Object> answer = ask(
                "add trench-line line --target-skill trained --target-teams 3 --owner them",
                "unit gun --skill veteran --rof 3 --firepower 2+",
                "shoot line --by gun");
        Map<String, Object> teams = Json.in(Json.in(answer, "quantities"), "target-teams(line)");
        Map<String, Object> atLeast = Json.in(teams, "atLeast");
        assertEquals("1/1", atLeast.get("0"));
        Fraction sum = Fraction.ZERO;
        Fraction mean = Fraction.ZERO;
        for (Map.Entry<String, Object> each : Json.in(teams, "distribution").entrySet()) {
            Fraction chance = Fraction.parse((String) each.getValue());
            sum = sum.plus(chance);
            mean = mean.plus(chance.times(Fraction.of(Long.parseLong(each.getKey()))));
        }
        assertEquals(Fraction.ONE, sum);
        assertEquals(mean.toString(), teams.get("exactMean"));
    }

    @Test
    void equalStepsAreAskedOnce() {
        Map<String, Object> answer = ask(
                "add nest n1; add nest n2; unit gun --skill veteran --rof 1 --firepower 3+",
                "unit tank --skill veteran --rof 1 --firepower 3+",
                "shoot n1 --by gun",
                "shoot n2 --by tank");
        assertEquals(1, answer.get("counted"), "two equal questions");
        assertEquals(1, answer.get("reused"));
    }

    @Test
    void whatIsWrongByItselfIsAnError() {
        for (List<String> wrong : List.of(
                List.of("2", "foresee", "add nest n1", "shoot n1 --by gun"),
                List.of("2", "foresee", "add nest n1; unit gun", "shoot n1 --by gun"),
                List.of("2", "foresee", "else"),
                List.of("2", "foresee", "add nest n1", "next phase"),
                List.of("2", "foresee", "dice 3d6"),
                List.of("2", "foresee", "add nest n1", "--goal", "n1=happy"),
                List.of("2", "foresee", "add nest n1", "--goal", "3 of n1=destroyed"),
                List.of("2", "foresee", "add nest n1", "--goal", "(n1=destroyed"),
                List.of("2", "foresee", "add nest n1", "--format", "csv"),
                List.of("4", "foresee", "next turn", "--battle", "nowhere.battle"))) {
            Shell.Result result = Shell.plain().run(wrong.subList(1, wrong.size()));
            assertEquals(wrong.get(0), Integer.toString(result.exit()), wrong.toString());
            assertTrue(result.out().isEmpty(), result.out());
        }
    }

    @Test
    void stepsStandInAFileOfAnyName(@TempDir Path folder) throws IOException {
        Files.writeString(
                folder.resolve("st"), "add nest n1\nunit gun --skill trained --firepower 3+\n\nshoot n1 --by gun\n");
        Files.createDirectory(folder.resolve("shoot"));
        Shell shell = Shell.plain().from(folder);
        Map<String, Object> answer = Json.object(shell.run(List.of("foresee", "st", "--json", "--goal", "n1=destroyed"))
                .out());
        assertEquals(
                List.of("add nest n1", "unit gun --skill trained --firepower 3+", "shoot n1 --by gun"),
                answer.get("steps"));
        assertEquals(4, shell.run(List.of("foresee", "st", "--battle", "none")).exit());
        assertEquals(2, shell.run(List.of("foresee", "shoot")).exit(), "a folder has no lines");
    }

    @Test
    void stepsComeBackAsTheyCanBeTyped() {
        List<String> steps =
                List.of("add nest n1 --note 'a; b'", "unit gun --skill trained --firepower 3+", "shoot n1 --by gun");
        Map<String, Object> once = ask(steps.toArray(String[]::new));
        assertEquals(steps, once.get("steps"));
    }
}
