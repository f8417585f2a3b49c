package io.redoubt.umpire;

import java.util.List;

/** A row of a table, found by a dice total. */
public interface Row extends Labelled {
    /** Returns the rules that state this row, besides the one that refers to the table. */
    default List<RuleId> cites() {
        return List.of();
    }
}
