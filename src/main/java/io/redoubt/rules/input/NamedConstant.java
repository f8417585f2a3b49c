package io.redoubt.rules.input;

import io.redoubt.umpire.Labelled;

/** One of a closed set of choices, with its name for scripts. */
public interface NamedConstant extends Labelled {
    /**
     * Returns the name on the command line and in JSON, in lower case with hyphens; by default the name of the
     * constant.
     */
    default String id() {
        return ConstantNames.of(this);
    }
}
