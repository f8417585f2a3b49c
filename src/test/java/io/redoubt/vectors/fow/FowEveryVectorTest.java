package io.redoubt.vectors.fow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.redoubt.vectors.Vector;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** No worked example of the chapter is left out: each stands in one of the tests of its procedure. */
class FowEveryVectorTest {
    /** Asked one by one, by name, in the tests of teams in cover and of deployments. */
    private static final Set<String> BY_NAME = Set.of(
            "FOW-T79",
            "FOW-T80",
            "FOW-T84",
            "FOW-T85",
            "FOW-T88",
            "FOW-T89",
            "FOW-T90",
            "FOW-T92",
            "FOW-T93",
            "FOW-T96",
            "FOW-T103",
            "FOW-T104",
            "FOW-T106");

    @Test
    void everyVectorIsAsked() {
        Set<String> asked = new TreeSet<>(BY_NAME);
        Stream.of(
                        FowShootVectorsTest.vectors(),
                        FowFireVectorsTest.vectors(),
                        FowAssaultVectorsTest.vectors(),
                        FowCrossVectorsTest.vectors(),
                        FowOccupyVectorsTest.vectors())
                .flatMap(List::stream)
                .forEach(vector -> asked.add(vector.id()));
        Set<String> all = new TreeSet<>();
        Vector.of("fow.jsonl").forEach(vector -> all.add(vector.id()));
        assertEquals(all, asked);
    }
}
