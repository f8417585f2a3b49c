package io.redoubt.vectors.vv;

import static org.junit.jupiter.api.Assertions.assertFalse;

import io.redoubt.vectors.Vector;
import org.junit.jupiter.api.Test;

/** No worked example of the chapter is left out: each stands in one of the tests of its procedure. */
class VvEveryVectorTest {
    @Test
    void everyVectorIsAsked() {
        for (Vector vector : VvVectorsTest.vectors()) {
            assertFalse(VvQuestions.of(vector).isEmpty(), vector.id());
        }
    }
}
