package io.redoubt.umpire;

import java.util.List;

/** A row of a table that a dice total leads to. */
public interface Row extends Labelled {
    /** The rules that state this row, beside the one that sends the player to the table. */
    default List<RuleId> cites() {
        return List.of();
    }
}
