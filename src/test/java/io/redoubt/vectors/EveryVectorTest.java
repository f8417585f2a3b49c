package io.redoubt.vectors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** No worked example of the chapter is left out: each stands in one of the tests of its procedure. */
class EveryVectorTest {
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
    void everyVectorOfFlamesOfWarIsAsked() {
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

    @Test
    void everyVectorOfValorAndVictoryIsAsked() {
        for (Vector vector : VvVectorsTest.vectors()) {
            assertFalse(VvQuestions.of(vector).isEmpty(), vector.id());
        }
    }

    @Test
    void everyVectorOfLaserGrenadiersIsAsked() {
        Set<String> asked = new TreeSet<>();
        Stream.of(LgShootVectorsTest.vectors(), LgTurnVectorsTest.vectors())
                .flatMap(List::stream)
                .forEach(vector -> asked.add(vector.id()));
        Set<String> all = new TreeSet<>();
        LgVectors.all().forEach(vector -> all.add(vector.id()));
        assertEquals(all, asked);
    }

    /** Of Disposable Heroes, those that are asked one by one: by name, in the tests of shots, crews and leaving. */
    private static final Set<String> HEROES_BY_NAME = Set.of(
            "DH-V02", "DH-V05", "DH-V06", "DH-V10", "DH-V11", "DH-V26", "DH-V27", "DH-V28", "DH-V29", "DH-V30",
            "DH-V31", "DH-V32", "DH-V35", "DH-V36", "DH-V37", "DH-V39", "DH-V40", "DH-V41", "DH-V44", "DH-V46");

    @Test
    void everyVectorOfDisposableHeroesIsAsked() {
        Set<String> asked = new TreeSet<>(HEROES_BY_NAME);
        DhShootVectorsTest.vectors().forEach(vector -> asked.add(vector.id()));
        Set<String> all = new TreeSet<>();
        DhVectors.all().forEach(vector -> all.add(vector.id()));
        assertEquals(all, asked);
    }
}
