package io.redoubt.rules.dh;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.umpire.RuleId;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The sample cards cell by cell, each with its rule, against a list that was written from the print. */
class SampleCardsTest {
    private static final Path CELLS =
            Path.of(System.getProperty("redoubt.root", "")).resolve("src/test/resources/vectors/dh-cards.txt");

    static List<String> cells() throws IOException {
        return Files.readAllLines(CELLS).stream()
                .filter(line -> !line.startsWith("#"))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("cells")
    void cellIsAsPrinted(String line) {
        String[] parts = line.split(" \\| ", -1);
        Map<String, String> told = told(Sample.valueOf(parts[1]));
        assertEquals(parts[2], told.get(parts[0]), parts[0]);
    }

    @Test
    void everyCellHasItsRule() throws IOException {
        List<String> listed = cells().stream()
                .map(line -> line.substring(0, line.indexOf(' ')))
                .toList();
        List<String> told = new ArrayList<>();
        for (Sample sample : Sample.ALL) {
            told.addAll(told(sample).keySet());
        }
        assertEquals(listed, told);
        assertEquals(89, told.size());
    }

    /** DH-CARD-ATB-9 and its like: the other rows follow a formula, so no cell was mistyped. */
    @Test
    void rowsThatFollowAFormula() {
        Map<Sample, Integer> tenths = Map.of(
                Sample.SLOG,
                120,
                Sample.PIT,
                13,
                Sample.T34,
                130,
                Sample.GLOG,
                13,
                Sample.ATB,
                175,
                Sample.HMGB,
                13,
                Sample.CONC,
                100,
                Sample.H35,
                30);
        int odd = 0;
        for (Sample sample : Sample.ALL) {
            PenetrationRow row = sample.card().penetration().orElseThrow();
            for (int die = 1; die <= PenetrationRow.COLUMNS; die++) {
                int computed = (tenths.get(sample) * die + 5) / 10;
                odd += row.at(die) == computed ? 0 : 1;
            }
        }
        assertEquals(1, odd, "only the first value of the 7.5cm");
    }

    private static Map<String, String> told(Sample sample) {
        Card card = sample.card();
        CardCites cites = card.cites();
        Map<String, String> told = new LinkedHashMap<>();
        put(told, cites.header(), "class " + card.work().name() + ", DM " + card.damageModifier());
        put(told, cites.crew(), "crew " + card.crew().men() + ": " + card.crew().leaders());
        for (Facing facing : List.of(Facing.FRONT, Facing.SIDE, Facing.REAR)) {
            put(told, cites.of(facing), facing.id() + ' ' + bands(card.armour().bands(facing)));
        }
        put(
                told,
                cites.top(),
                "top AV " + card.armour().bands(Facing.TOP).get(0).armour());
        int number = 0;
        for (Weapon weapon : card.weapons()) {
            put(told, weapon.cite(), "weapon " + ++number + ' ' + weapon(weapon));
        }
        put(
                told,
                cites.features(),
                "features " + card.features().stream().map(Feature::name).collect(Collectors.joining(", ")));
        PenetrationRow row = card.penetration().orElseThrow();
        put(told, row.cite(), "penetration " + row.weapon() + " from " + row.at(1) + " to " + row.at(10));
        put(told, cites.riflemen(), "rifles " + rifles(card));
        cites.note()
                .ifPresent(rule -> put(
                        told, rule, sample == Sample.CONC ? "note: Indirect Fire" : "note: parts of a tank turret"));
        return told;
    }

    private static void put(Map<String, String> told, RuleId rule, String cell) {
        assertTrue(told.put(rule.toString(), cell) == null, () -> rule + " stands for two cells");
    }

    private static String bands(List<Band> bands) {
        return bands.stream()
                .map(band -> band.location().name() + ' ' + band.from() + " to " + band.to() + " AV " + band.armour())
                .collect(Collectors.joining(", "));
    }

    private static String weapon(Weapon weapon) {
        String served = "nobody";
        if (weapon.serving() instanceof Serving.Men men) {
            served = "" + men.men();
        } else if (weapon.serving() instanceof Serving.AllCrew) {
            served = "all crew";
        }
        String figures = weapon.profile()
                .map(of -> of.range() + " " + of.rateOfFire() + ' ' + of.armourPiercing() + ' ' + of.moraleModifier()
                        + ' ' + of.damageModifier())
                .orElse("no profile");
        return weapon.name() + ": " + served + ", mount " + weapon.mount().name() + ", " + figures + ", "
                + weapon.special().name();
    }

    /** Half of those no weapon needs, rounded down; nobody where all serve the weapons. */
    private static int rifles(Card card) {
        int spare = card.crew().men();
        for (Weapon weapon : card.weapons()) {
            if (weapon.serving() instanceof Serving.AllCrew) {
                return 0;
            }
            spare -= weapon.serving() instanceof Serving.Men men ? men.men() : 0;
        }
        return spare / 2;
    }
}
