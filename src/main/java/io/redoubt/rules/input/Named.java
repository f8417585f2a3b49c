package io.redoubt.rules.input;

import io.redoubt.umpire.Labelled;

/** One of a closed set of choices, with the name that scripts write. */
public interface Named extends Labelled {
    /** The name on the command line and in JSON: lower case with hyphens; as the constant is called, unless said. */
    default String id() {
        return ConstantNames.of(this);
    }
}
