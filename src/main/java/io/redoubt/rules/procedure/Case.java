package io.redoubt.rules.procedure;

import io.redoubt.rules.input.NamedConstant;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.List;

/**
 * One kind of situation of a procedure, which implements its own rules.
 *
 * @param <R> the type of the result
 */
public interface Case<R extends Case.Result> {
    /** The result of a situation: an outcome with its quantities. */
    interface Result {
        /** Returns the outcome. */
        NamedConstant end();
    }

    /** A result without quantities: a constant of an enum. */
    interface PlainEnd extends Result, NamedConstant {
        @Override
        default NamedConstant end() {
            return this;
        }
    }

    /** Returns the subject of the ruling. */
    Sentence headline();

    /** Runs the checks before dice, including refusals. */
    void check(Checklist list);

    /** Resolves the situation; called only if it is allowed. */
    R resolve(Umpire umpire);

    /** Returns the outcomes to display, the mildest first; none if a quantity says it all. */
    List<? extends NamedConstant> shown();

    /** Returns the quantities of its results. */
    default List<Quantity<R>> quantities() {
        return List.of();
    }

    Sentence verdict(R result);
}
