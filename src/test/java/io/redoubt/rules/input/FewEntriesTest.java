package io.redoubt.rules.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** A map of few entries holds what a linked hash map holds, in the order in which the keys came. */
class FewEntriesTest {
    @Test
    void holdsWhatALinkedHashMapHolds() {
        Random random = new Random(7);
        for (int turn = 0; turn < 200; turn++) {
            Map<String, Integer> few = new FewEntries<>(random.nextInt(4));
            Map<String, Integer> usual = new LinkedHashMap<>();
            for (int i = random.nextInt(20); i > 0; i--) {
                String key = "k" + random.nextInt(12);
                assertEquals(usual.put(key, i), few.put(key, i));
                assertEquals(usual.get("k" + i), few.get("k" + i));
                assertEquals(usual.containsKey("k" + i), few.containsKey("k" + i));
            }
            assertEquals(usual, few);
            assertEquals(usual.hashCode(), few.hashCode());
            assertEquals(new ArrayList<>(usual.entrySet()), new ArrayList<>(few.entrySet()));
            assertEquals(usual.size(), few.size());
        }
    }

    @Test
    void nothingIsRemovedFromIt() {
        Map<String, Integer> few = new FewEntries<>(1);
        few.put("a", 1);
        assertThrows(UnsupportedOperationException.class, few::clear);
        assertThrows(UnsupportedOperationException.class, () -> few.remove("a"));
        assertEquals(List.of("a"), List.copyOf(few.keySet()));
    }
}
