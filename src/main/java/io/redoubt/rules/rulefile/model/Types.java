package io.redoubt.rules.rulefile.model;

import io.redoubt.umpire.Target;
import java.util.List;
import java.util.Optional;

/** The types without bounds of their own. */
public final class Types {
    /** The type of numbers without known bounds. */
    public static final ValueType NUMBER = new ValueType.Whole(Bounds.ANY, Optional.empty());

    /** The type of targets of any direction. */
    public static final ValueType TARGET = new ValueType.Aim(new Bounds(1, 6), Target.Bound.AT_LEAST, List.of());

    public static final ValueType DISTANCE = new ValueType.Span();
    public static final ValueType TRUTH = new ValueType.Flag();

    private Types() {}
}
