package io.redoubt.rules.dh.counterattack;

import io.redoubt.rules.dh.cards.FortificationCard;
import io.redoubt.rules.dh.cards.Weapon;
import io.redoubt.rules.procedure.Checklist;
import java.util.List;

/** What is asked of a crew in its work: to fire, or to charge. No dice: it follows from the card and the losses. */
sealed interface CrewAction permits Firing, Charging {
    FortificationCard card();

    void check(Checklist list);

    Response response();

    /** What fires; nothing for a charge. */
    List<Weapon> bearing();

    /** How many rifles fire. */
    int riflemen();
}
