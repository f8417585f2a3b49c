package io.redoubt.rules.input;

import io.redoubt.umpire.Labelled;
import java.util.Optional;

/** One of a closed set of choices, with its name for scripts. */
public interface NamedConstant extends Labelled {
    /**
     * Returns the name on the command line and in JSON, in lower case with hyphens; by default the name of the
     * constant.
     */
    default String id() {
        return ConstantNames.of(this);
    }

    /** Returns the constant of an enum with this name; empty if there is none. */
    static <T extends Enum<T> & NamedConstant> Optional<T> find(Class<T> type, String id) {
        return Optional.ofNullable(ConstantNames.find(type, id));
    }
}
