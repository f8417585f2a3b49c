package io.redoubt.bench;

import io.redoubt.exact.Fraction;
import java.util.List;

/** One question answered in two ways: by Redoubt's engine, and by a loop that can answer nothing else. */
interface Job {
    /** The answer as the engine gives it; timed. */
    Object ours();

    /** The answer as the loop gives it; timed. */
    Weights plain();

    /** The probabilities in an answer of {@link #ours}, in the order the plain loop has them. */
    List<Fraction> exactly(Object ours);
}
