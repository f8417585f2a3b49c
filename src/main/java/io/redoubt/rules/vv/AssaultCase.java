package io.redoubt.rules.vv;

import io.redoubt.rules.Checklist;
import io.redoubt.rules.Quantity;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.List;

/** One way of going at an occupied hex. */
sealed interface AssaultCase permits BarredAssault, CloseAssault, Overrun, WonAssault {
    Sentence headline();

    void check(Checklist list);

    AssaultResult resolve(Umpire umpire);

    /** The outcomes this way can have, the mildest first. */
    List<AssaultEnd> ends();

    /** The outcomes a person is shown: none where a quantity says it all. */
    default List<AssaultEnd> shown() {
        return ends();
    }

    default List<Quantity<AssaultResult>> quantities() {
        return List.of();
    }

    Sentence verdict(AssaultResult result);
}
