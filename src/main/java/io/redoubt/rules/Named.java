package io.redoubt.rules;

import io.redoubt.umpire.Worded;

/** One of a closed set of choices, with the name that scripts write. */
public interface Named extends Worded {
    /** The name on the command line and in JSON: lower case with hyphens; as the constant is called, unless said. */
    default String id() {
        return ConstantNames.of(this);
    }
}
