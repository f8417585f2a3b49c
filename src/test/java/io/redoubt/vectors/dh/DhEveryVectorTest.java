package io.redoubt.vectors.dh;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** No worked example of the chapter is left out: each stands in one of the tests of its procedure. */
class DhEveryVectorTest {
    /** Asked one by one, by name, in the tests of shots, crews and leaving. */
    private static final Set<String> BY_NAME = Set.of(
            "DH-V02", "DH-V05", "DH-V06", "DH-V10", "DH-V11", "DH-V26", "DH-V27", "DH-V28", "DH-V29", "DH-V30",
            "DH-V31", "DH-V32", "DH-V35", "DH-V36", "DH-V37", "DH-V39", "DH-V40", "DH-V41", "DH-V44", "DH-V46");

    @Test
    void everyVectorIsAsked() {
        Set<String> asked = new TreeSet<>(BY_NAME);
        DhShootVectorsTest.vectors().forEach(vector -> asked.add(vector.id()));
        Set<String> all = new TreeSet<>();
        DhVectors.all().forEach(vector -> all.add(vector.id()));
        assertEquals(all, asked);
    }
}
