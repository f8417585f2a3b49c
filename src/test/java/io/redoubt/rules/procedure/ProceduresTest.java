package io.redoubt.rules.procedure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A rulebook makes each of its procedures once, and only when somebody asks for it. */
class ProceduresTest {
    private int made;

    private final Procedures procedures = new Procedures()
            .add("sky", () -> {
                made++;
                return new Weather.ByEnum();
            })
            .add("rain", Weather.ByCase::new);

    @Test
    void namingProceduresMakesNone() {
        assertEquals(List.of("sky", "rain"), procedures.verbs());
        assertEquals(Optional.empty(), procedures.find("hail"));
        assertEquals(0, made);
    }

    @Test
    void procedureIsMadeOnce() {
        Procedure<?, ?> sky = procedures.find("sky").orElseThrow();
        assertSame(sky, procedures.find("sky").orElseThrow());
        assertEquals("sky", sky.verb());
        assertEquals(2, procedures.all().size());
        assertSame(sky, procedures.all().get(0));
        assertEquals("rain", procedures.all().get(1).verb());
        assertEquals(1, made);
    }

    @Test
    void procedureUnderAnothersNameIsAMistakeOfOurs() {
        Procedures wrong = new Procedures().add("hail", Weather.ByEnum::new);
        assertEquals(
                "hail is called sky",
                assertThrows(IllegalStateException.class, () -> wrong.find("hail"))
                        .getMessage());
    }
}
