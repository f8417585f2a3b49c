package io.redoubt.cli.lookahead;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.cli.Json;
import io.redoubt.cli.Shell;
import io.redoubt.exact.Fraction;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What is planned with the usual patience, in boards: that is the same on every machine. */
class PlanBoundsTest {
    private static Map<String, Object> plan(String table, String... words) {
        Shell.Result result = Shell.plain().reading(table).words(words);
        assertEquals(0, result.exit(), result.err());
        return Json.object(result.out());
    }

    private static String units(String values) {
        StringBuilder units = new StringBuilder();
        for (int i = 1; i <= 8; i++) {
            units.append("add unit g%d --skill %d+ --rof %d --firepower %d+ --owner a"
                            .formatted(i, i % 5 + 2, i % 3 + 1, i % 4 + 2))
                    .append(values.replace("#", Integer.toString(6 + i)))
                    .append('\n');
        }
        return units.toString();
    }

    @Test
    void eightUnitsAtFiveNestsAreShotAndAssaulted() {
        StringBuilder table = new StringBuilder("sides a b\n");
        for (int i = 1; i <= 5; i++) {
            table.append("add nest n").append(i).append(" --owner b\n");
        }
        Map<String, Object> answer = plan(table + units(""), "plan", "3 of n1,n2,n3,n4,n5=destroyed", "-", "--json");
        assertEquals(true, answer.get("complete"));
        assertTrue((Integer) answer.get("boards") < 10_000, () -> "boards: " + answer.get("boards"));
    }

    @Test
    void eightUnitsShootAtFiveTargetsOfDifferentWorth() {
        String table = """
                sides a b
                add nest n1 --owner b
                add nest n2 --owner b
                add pillbox p1 --owner b
                add turret t1 --front 6 --side 4 --owner b
                add turret t2 --front 6 --side 4 --owner b
                """;
        Map<String, Object> answer = plan(
                table + units(" --anti-tank #"),
                "plan",
                "--worth",
                "n1=destroyed:3, n2=destroyed:2, p1=pinned:1, t1=destroyed:4, t2=destroyed:5",
                "-",
                "--verbs",
                "shoot",
                "--json");
        assertEquals(true, answer.get("complete"));
    }

    @Test
    void whoShotIsNoMatterOnceTheAssaultsBegin() {
        String table = "add nest n1\nunit a --skill 4+\nunit b --skill 3+\nunit c --skill 5+\n";
        String guns = table.replaceAll("--skill (.)\\+", "--skill $1+ --rof 1 --firepower 4+");
        int assaults = (Integer) plan(table, "plan", "n1=destroyed", "-", "--verbs", "assault", "--json")
                .get("boards");
        int both = (Integer) plan(guns, "plan", "n1=destroyed", "-", "--verbs", "shoot,assault", "--json")
                .get("boards");
        assertTrue(both <= 4 * assaults, () -> both + " boards with shots before " + assaults);
    }

    @Test
    void fifteenUnitsAtSixTargetsAreAnsweredAtLeastAsWellAsByTheirOrder() {
        StringBuilder table = new StringBuilder("""
                sides a b
                add nest n1 --owner b
                add nest n2 --owner b
                add pillbox p1 --owner b
                add turret t1 --front 6 --side 4 --owner b
                add turret t2 --front 7 --side 4 --owner b
                add turret t3 --front 8 --side 5 --owner b
                """);
        for (int i = 1; i <= 15; i++) {
            table.append("add unit g%d --skill %d+ --rof %d --firepower %d+ --anti-tank %d --owner a\n"
                    .formatted(i, i % 4 + 2, i % 3 + 1, i % 5 + 2, 6 + i % 9));
        }
        Map<String, Object> answer = plan(
                table.toString(),
                "plan",
                "n1=destroyed and n2=destroyed and p1=pinned and t1=destroyed and t2=destroyed and t3=destroyed",
                "-",
                "--verbs",
                "shoot",
                "--json");
        assertEquals(false, answer.get("complete"));
        Fraction chance = Fraction.parse((String) answer.get("exact"));
        Fraction order = Fraction.parse((String) ((Map<?, ?>) answer.get("fixed")).get("exact"));
        assertTrue(order.signum() > 0 && chance.compareTo(order) >= 0, () -> chance + " by " + order);
        assertTrue(
                chance.compareTo(Fraction.parse((String) answer.get("atMost"))) <= 0,
                () -> chance + " is above the bound");
        assertTrue(
                ((List<?>) answer.get("choices"))
                        .stream().anyMatch(choice -> !((Map<?, ?>) choice).containsKey("exact")),
                "every first step has a chance, although not all were examined");
    }
}
