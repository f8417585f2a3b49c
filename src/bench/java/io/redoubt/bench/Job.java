package io.redoubt.bench;

import io.redoubt.exact.Fraction;
import java.util.List;

/** One question answered in two ways: by Redoubt's engine, and by a loop for this question alone. */
interface Job {
    /** Returns the answer of the engine; timed. */
    Object ours();

    /** Returns the answer of the loop; timed. */
    Weights plain();

    /** Returns the probabilities in an answer of {@link #ours}, in the order of the plain loop. */
    List<Fraction> exactly(Object ours);
}
