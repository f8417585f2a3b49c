package io.redoubt.rules.dh;

import io.redoubt.rules.Checklist;
import java.util.List;

/** What is asked of a crew in its work: to fire, or to charge. No dice: it follows from the card and the losses. */
sealed interface FireBack permits Firing, Charging {
    Card card();

    void check(Checklist list);

    Response response();

    /** What fires; nothing for a charge. */
    List<Weapon> bearing();

    /** How many rifles fire. */
    int riflemen();
}
