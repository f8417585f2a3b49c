package io.redoubt.rules.lg;

import static io.redoubt.rules.lg.LgPieces.ask;
import static io.redoubt.rules.lg.LgPieces.effects;
import static io.redoubt.rules.lg.LgPieces.piece;
import static io.redoubt.rules.lg.LgPieces.who;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.exact.Fraction;
import io.redoubt.question.Consequence;
import io.redoubt.question.Question;
import io.redoubt.report.SentenceText;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.inputfile.InputFileFormat;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.procedure.Quantity;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** On whom losses fall in a structure that shelters several units, against a table of single pieces. */
class LgSquadsTest {
    private static final Piece BARN = piece("barn", "building", "material=logs troops=1");
    private static final Piece PAIR = piece("pair", "unit", "troops=2 in=barn");
    private static final Piece LONE = piece("lone", "unit", "in=barn");
    private static final Piece GUN = piece("gun", "unit", "hit=8 penetrate=7 armor-penetrate=6");
    private static final Participants TABLE = who(GUN, BARN, PAIR, LONE);

    /** Of each of the four pieces, one bit: whose it is. */
    private static final List<String> WHOSE = List.of("barn", "pair", "pair", "lone");

    private static final Fraction THROUGH = Fraction.of(56, 100);
    private static final Fraction ARMOR = Fraction.of(6, 10);

    @ParameterizedTest
    @CsvSource({
        "area, method=known fire-mode=area, 10",
        "area, method=exploratory target-area=loft fire-mode=area, 10",
        "each, method=known fire-mode=rotary, 5",
        "each, method=exploratory target-area=loft fire-mode=pulse, 2",
        "one, method=exploratory target-area=loft fire-mode=rotary, 3",
        "one, method=exploratory target-area=loft fire-mode=single inside=7, 7",
    })
    void eachPieceHasItsOwnFate(String way, String given, int inside) {
        String reading = way.equals("each") ? "lg.inside-roll=each-piece" : "";
        for (int attacks = 1; attacks <= 3; attacks++) {
            Map<Integer, Fraction> left = Map.of(0b1111, Fraction.ONE);
            for (int i = 0; i < attacks; i++) {
                left = attack(left, way, Fraction.of(inside, 10));
            }
            assertEquals(
                    losses(left), told(ask("shoot", TABLE, given + " attacks=" + attacks, reading)), way + attacks);
        }
    }

    /** One attack, piece by piece. */
    private static Map<Integer, Fraction> attack(Map<Integer, Fraction> before, String way, Fraction inside) {
        Map<Integer, Fraction> after = new HashMap<>();
        before.forEach((left, chance) -> {
            after.merge(left, chance.times(Fraction.ONE.minus(THROUGH)), Fraction::plus);
            Fraction there = chance.times(THROUGH);
            if (!way.equals("one")) {
                fall(left, 0, there, inside.times(ARMOR), after);
                return;
            }
            Fraction falls = inside.times(ARMOR);
            int pieces = Integer.bitCount(left);
            for (int piece = 0; piece < WHOSE.size(); piece++) {
                if ((left >> piece & 1) == 1) {
                    after.merge(left & ~(1 << piece), there.times(falls).over(Fraction.of(pieces)), Fraction::plus);
                }
            }
            after.merge(left, pieces == 0 ? there : there.times(Fraction.ONE.minus(falls)), Fraction::plus);
        });
        return after;
    }

    private static void fall(int left, int piece, Fraction chance, Fraction falls, Map<Integer, Fraction> after) {
        if (piece == WHOSE.size()) {
            after.merge(left, chance, Fraction::plus);
        } else if ((left >> piece & 1) == 0) {
            fall(left, piece + 1, chance, falls, after);
        } else {
            fall(left & ~(1 << piece), piece + 1, chance.times(falls), falls, after);
            fall(left, piece + 1, chance.times(Fraction.ONE.minus(falls)), falls, after);
        }
    }

    private static Map<String, Fraction> losses(Map<Integer, Fraction> left) {
        Map<String, Fraction> losses = new TreeMap<>();
        left.forEach((pieces, chance) -> {
            Map<String, Integer> lost = new TreeMap<>(Map.of("barn", 0, "pair", 0, "lone", 0));
            for (int piece = 0; piece < WHOSE.size(); piece++) {
                lost.merge(WHOSE.get(piece), 1 - (pieces >> piece & 1), Integer::sum);
            }
            losses.merge(lost.toString(), chance, Fraction::plus);
        });
        return losses;
    }

    private static <O> Map<String, Fraction> told(Question<?, O> question) {
        Map<String, Fraction> losses = new TreeMap<>();
        for (Consequence<O> each : question.consequences()) {
            Map<String, Integer> lost = new TreeMap<>(Map.of("barn", 0, "pair", 0, "lone", 0));
            for (Change change : each.effects(TABLE)) {
                if (change.key().equals("troops")) {
                    int had = change.piece().equals("pair") ? 2 : 1;
                    lost.put(change.piece(), had - Integer.parseInt(change.value()));
                } else if (change.piece().equals("lone")) {
                    lost.put("lone", 1);
                }
            }
            losses.merge(lost.toString(), question.odds().distribution().of(each.result()), Fraction::plus);
        }
        return losses;
    }

    private static List<String> lossesOf(String given) {
        List<String> all = new ArrayList<>();
        for (String effect : effects("shoot", TABLE, given, "")) {
            String losses =
                    effect.replaceAll("gun\\.\\S+|barn\\.(part|struct)\\S+", "").strip();
            if (!all.contains(losses)) {
                all.add(losses);
            }
        }
        return all;
    }

    private static String said(String given) {
        StringBuilder said = new StringBuilder();
        ask("shoot", TABLE, given, "").findings().forEach(each -> said.append(SentenceText.plain(each.sentence())));
        return said.toString();
    }

    @Test
    void theOneAimedAtIsTheFirstAndTheTableIsTold() {
        assertEquals(List.of("", "barn.troops=0"), lossesOf("method=known fire-mode=single"));
        assertTrue(said("method=known fire-mode=single").contains("Assumes that barn is the target"));
        assertTrue(said("method=direct").contains("Assumes that barn is the target"));
    }

    @Test
    void whoeverIsInTheAreaCanBeSaid() {
        assertEquals(
                List.of("", "lone.out-of-action=true", "pair.troops=1", "pair.troops=1 lone.out-of-action=true"),
                lossesOf("method=known fire-mode=area squad=pair=1\nlone=1").stream()
                        .sorted()
                        .toList());
    }

    @Test
    void whereNobodySaidWhoseTheyAreTheBoardStays() {
        assertEquals(List.of(""), lossesOf("method=known fire-mode=area troops=2"));
        assertTrue(said("method=known fire-mode=area troops=2").contains("2 of 4 pieces are reached, but not which"));
    }

    @ParameterizedTest
    @CsvSource({
        "squad=nobody=1, not that many pieces of that name in barn",
        "squad=lone=2, not that many pieces of that name in barn",
    })
    void whoIsNotThereIsNotHit(String given, String words) {
        BadInputException refused = assertThrows(
                BadInputException.class, () -> ask("shoot", TABLE, "method=known fire-mode=area " + given, ""));
        assertTrue(refused.getMessage().contains(words), refused.getMessage());
    }

    @Test
    void soManyThatNobodyCountsTheWaysAreForThePlayers() {
        List<Piece> many = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            many.add(piece("u" + i, "unit", "troops=9 in=barn"));
        }
        Participants crowd = who(GUN, BARN.with("troops", ""), many.toArray(Piece[]::new));
        List<String> left = effects("shoot", crowd, "method=known fire-mode=area", "");
        assertEquals(3, left.size(), "nothing, the wall, or all of them: " + left);
        Question<?, ?> asked = ask("shoot", crowd, "method=known fire-mode=area", "");
        assertEquals(1, asked.procedure().reminders(crowd, asked.inputs()).size(), "who looks ahead is told as well");
    }

    @Test
    void aWarheadAtTheirShelterAsksForNoSide() {
        Piece blue = GUN.with(Piece.OWNER, "blue");
        Participants table = who(blue, BARN, LONE.with(Piece.OWNER, "blue"), PAIR.with(Piece.OWNER, "red"));
        String destroyed =
                effects("shoot", table, "method=structure nuclear=true", "").toString();
        for (String fallen : List.of("barn.troops=0", "lone.out-of-action=true", "pair.out-of-action=true")) {
            assertTrue(destroyed.contains(fallen), destroyed);
        }
    }

    private static final String OWN_TABLE = InputFileFormat.attach(
            "own.toml", "armor-classes = [3, 4, 6]\n[[row]]\nattack-factor = 7\npenetrate = [10, 9, 7]");

    /** Those of three armor classes, at whom a gun with a table fires. */
    private static final Participants ARMORED = who(
            GUN.with("armor-penetrate", "").with("attack-factor", "7").with("table", OWN_TABLE),
            BARN.with("armor", "4"),
            PAIR.with("armor", "3"),
            LONE.with("armor", "6"));

    private static Map<String, Fraction> casualties(String given) {
        Map<String, Fraction> chances = new TreeMap<>();
        addCasualties(ask("shoot", ARMORED, given + " table=" + OWN_TABLE.replace(' ', '~'), ""), chances);
        return chances;
    }

    private static <O> void addCasualties(Question<?, O> question, Map<String, Fraction> chances) {
        for (Consequence<O> each : question.consequences()) {
            String fallen = "";
            for (Change change : each.effects(ARMORED)) {
                boolean troops = change.key().equals("troops") || change.piece().equals("lone");
                fallen += troops ? change.piece() + change.value() + ' ' : "";
            }
            chances.merge(fallen.strip(), question.odds().distribution().of(each.result()), Fraction::plus);
        }
    }

    /** LG-CORE-04: each is saved by his own armor: 10, 9 and 7 of ten faces penetrate classes 3, 4 and 6. */
    @Test
    void eachHasHisOwnArmor() {
        Map<String, Fraction> area = casualties("method=known fire-mode=area");
        assertEquals(THROUGH.times(Fraction.of(9 * 7, 100)), area.get("barn0 pair0 lonetrue"));
        assertEquals(THROUGH.times(Fraction.of(9 * 3, 100)), area.get("barn0 pair0"));
        assertEquals(THROUGH.times(Fraction.of(7, 100)), area.get("pair0 lonetrue"));
        assertEquals(THROUGH.times(Fraction.of(3, 100)), area.get("pair0"));
        Map<String, Fraction> found = casualties("method=exploratory target-area=loft fire-mode=rotary");
        Fraction each = THROUGH.times(Fraction.of(3, 10)).times(Fraction.of(1, 4));
        assertEquals(each.times(Fraction.of(9, 10)), found.get("barn0"));
        assertEquals(each.times(Fraction.of(2)), found.get("pair1"));
        assertEquals(each.times(Fraction.of(7, 10)), found.get("lonetrue"));
    }

    /** Whoever is fired at one by one: the first has his armor, and who comes after him his own. */
    @Test
    void theNextOneHasHisOwnArmor() {
        Map<String, Fraction> one = casualties("method=direct fire-mode=single squad=lone=1:6\nbarn=1:4 attacks=2");
        Fraction lone = Fraction.of(8 * 7, 100);
        Fraction barn = Fraction.of(8 * 9, 100);
        assertEquals(lone.times(barn), one.get("lonetrue barn0"));
        assertEquals(
                lone.times(Fraction.ONE.minus(barn))
                        .plus(Fraction.ONE.minus(lone).times(lone)),
                one.get("lonetrue"));
    }

    /** Whoever is named falls, be it alone or with all who are named, and nobody beside them. */
    @Test
    void whoIsNamedFallsAndNobodyElse() {
        assertEquals(List.of("", "lone.out-of-action=true"), lossesOf("method=known fire-mode=single squad=lone=1"));
        assertEquals(
                List.of("", "pair.troops=1", "pair.troops=0 pair.out-of-action=true"),
                lossesOf("method=direct squad=pair=2 attacks=2"));
        List<Piece> many = new ArrayList<>();
        String named = "";
        for (int i = 0; i < 5; i++) {
            many.add(piece("u" + i, "unit", "troops=9 in=barn"));
            named += "u" + i + (i < 4 ? "=9\n" : "=9");
        }
        Participants crowd = who(GUN, BARN, many.toArray(Piece[]::new));
        List<String> left = effects("shoot", crowd, "method=known fire-mode=area squad=" + named, "");
        assertTrue(left.toString().contains("u4.out-of-action=true"), "all who are named: " + left);
        assertFalse(left.toString().contains("barn.troops"), "the one in the barn is not: " + left);
    }

    @Test
    void anArmorClassThatIsTypedIsThatOfAll() {
        Map<String, Fraction> area = casualties("method=known fire-mode=area armor=3");
        assertEquals(THROUGH, area.get("barn0 pair0 lonetrue"));
        BadInputException refused = assertThrows(
                BadInputException.class,
                () -> casualties("method=known fire-mode=area troops=2"),
                "whose armor is it?");
        assertTrue(refused.getMessage().contains("--armor"), refused.getMessage());
    }

    /** Three troops of which two have a name: the third has the armor of the last. */
    @Test
    void whoComesAfterTheLastSquadIsArmoredLikeIt() {
        Question<?, ?> three = ask(
                "shoot",
                ARMORED,
                "method=direct troops=3 attacks=3 squad=lone=1:6\nbarn=1:4 table=" + OWN_TABLE.replace(' ', '~'),
                "");
        assertEquals(Fraction.of(56 * 72 * 72, 1_000_000), chanceOfLosing(3, three));
    }

    private static <O> Fraction chanceOfLosing(int pieces, Question<?, O> question) {
        for (Quantity<O> each : question.quantities()) {
            if (each.name().equals("casualties")) {
                return question.distribution(each).of(pieces);
            }
        }
        throw new AssertionError("no casualties");
    }

    @Test
    void theOnlySquadIsNotAssumed() {
        assertFalse(said("method=known fire-mode=single squad=lone=1").contains("Assumes"));
    }
}
