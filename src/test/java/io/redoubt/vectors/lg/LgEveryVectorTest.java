package io.redoubt.vectors.lg;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** No worked example of the chapter is left out: each stands in one of the tests of its procedure. */
class LgEveryVectorTest {
    @Test
    void everyVectorIsAsked() {
        Set<String> asked = new TreeSet<>();
        Stream.of(LgShootVectorsTest.vectors(), LgTurnVectorsTest.vectors())
                .flatMap(List::stream)
                .forEach(vector -> asked.add(vector.id()));
        Set<String> all = new TreeSet<>();
        LgVectors.all().forEach(vector -> all.add(vector.id()));
        assertEquals(all, asked);
    }
}
