package io.redoubt.vectors.dh;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.vectors.Json;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The worked examples of crews: who serves what, who fires a rifle, and what becomes of them outside. */
class DhCrewVectorsTest {
    /** The examples asked here, by name. */
    static final Set<String> ASKED = Set.of("DH-V39", "DH-V40", "DH-V41");

    private static Object value(Map<String, Object> answer, String quantity) {
        return Json.object(Json.object(answer, "quantities"), quantity).get("value");
    }

    /** DH-V39: rifles that may fire at full strength. */
    @Test
    void riflesAtFullStrength() {
        DhVectors.Example vector = DhVectors.named("DH-V39");
        Set<Object> touched = new LinkedHashSet<>();
        for (String each : vector.sentence().split(", ", -1)) {
            String[] card = each.split(" ", -1);
            Map<String, Object> answer =
                    DhVectors.ask("counterattack --seed 1 --from " + card[0].toLowerCase(java.util.Locale.ROOT));
            assertEquals(card[1], value(answer, "riflemen"), each);
            touched.addAll(Json.list(answer, "rules"));
        }
        vector.assertTouched(List.copyOf(touched));
    }

    /** DH-V40: the loghouse after losses. */
    @Test
    void loghouseAfterLosses() {
        DhVectors.Example vector = DhVectors.named("DH-V40");
        assertEquals(
                "7 men: 2 weapons, 0 rifles; 7 men without the 45mm: Maxim, 2 rifles; 5 men: one weapon, 0 rifles",
                vector.sentence());
        Set<Object> touched = new LinkedHashSet<>();
        crew("--crew 7", "2", "0", "45mm and Maxim.", touched);
        crew("--crew 7 --destroyed-weapon 45mm", "1", "2", "Maxim and 2 rifles.", touched);
        crew("--crew 5", "1", "0", "45mm.", touched);
        crew("--crew 5 --man maxim", "1", "0", "Maxim.", touched);
        vector.assertTouched(List.copyOf(touched));
    }

    private static void crew(String options, String weapons, String rifles, String text, Set<Object> touched) {
        Map<String, Object> answer = DhVectors.ask("counterattack --seed 1 --from slog " + options);
        assertEquals(weapons, value(answer, "weapons"), options);
        assertEquals(rifles, value(answer, "riflemen"), options);
        assertTrue(answer.get("text").toString().endsWith("fire: " + text), options);
        touched.addAll(Json.list(answer, "rules"));
    }

    /** DH-V41: sections of eight, and of ten. */
    @ParameterizedTest
    @CsvSource({"8, 3, 8, 8, 8 + 8 + 8", "10, 2, 12, 12, 12 + 12"})
    void crewOfTheFortLeaves(int section, String units, String largest, String smallest, String sizes) {
        DhVectors.Example vector = DhVectors.named("DH-V41");
        assertTrue(vector.sentence().contains("section " + section + ": " + sizes.replace(" ", "")));
        Map<String, Object> answer = DhVectors.ask("leave --seed 1 --from conc --crew 24 --section " + section);
        assertEquals("leaves", answer.get("outcome"));
        assertEquals(units, value(answer, "units"));
        assertEquals(largest, value(answer, "largest-unit"));
        assertEquals(smallest, value(answer, "smallest-unit"));
        assertEquals("2", value(answer, "abandoned"));
        assertTrue(answer.get("text").toString().contains(sizes + " men; left behind: 2 10.5cm"));
        vector.assertTouched(Json.list(answer, "rules"));
    }

    /** DH-V46, its end: five men serve one machine gun, and four walk out as infantry. */
    @Test
    void loghouseUnderThreeAttacks() {
        Map<String, Object> five = DhVectors.ask("counterattack --seed 1 --from glog --crew 5");
        assertEquals("some-weapons", five.get("outcome"));
        assertEquals("0", value(five, "riflemen"));
        assertTrue(Json.list(five, "rules").contains("DH-CREW-02"));
        Map<String, Object> out = DhVectors.ask(
                "leave --seed 1 --from glog --crew 4 --cause rout --section 9 --destroyed-weapon mg34-hmg");
        assertEquals("routed-out", out.get("outcome"));
        assertEquals("1", value(out, "abandoned"));
        assertTrue(Json.list(out, "rules").containsAll(List.of("DH-LEAVE-03", "DH-LEAVE-04", "DH-LEAVE-06")));
    }
}
