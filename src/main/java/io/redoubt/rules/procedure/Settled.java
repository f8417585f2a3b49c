package io.redoubt.rules.procedure;

import io.redoubt.rules.input.NamedConstant;
import io.redoubt.umpire.Umpire;
import java.util.List;

/**
 * A judged situation without dice: its result is known with its inputs.
 *
 * @param <R> the type of the result
 */
public interface Settled<R extends Case.Result> extends Judged<R> {
    /** Returns the result, unless the checklist forbids it. */
    R end();

    @Override
    default R resolve(Umpire umpire) {
        return end();
    }

    @Override
    default List<? extends NamedConstant> shown() {
        return List.of(end().end());
    }
}
