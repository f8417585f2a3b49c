package io.redoubt.rules.fow.assault;

import io.redoubt.rules.Checklist;
import io.redoubt.rules.Quantity;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.List;

/** One assault as it was described: what speaks against it, and what it does. */
sealed interface AssaultCase permits BunkerAssault, AssaultOnWreck, BarredAssault {
    Sentence headline();

    void check(Checklist list);

    AssaultResult resolve(Umpire umpire);

    /** The ends that can come about, in their order. */
    List<AssaultEnd> possible();

    /** The numbers its results carry. */
    List<Quantity<AssaultResult>> quantities();

    Sentence verdict(AssaultResult result);

    /** The Turrets near the teams that this result hands them, beside the one they assaulted. */
    default List<NearTurret> alsoCaptured(AssaultResult result) {
        return List.of();
    }
}
