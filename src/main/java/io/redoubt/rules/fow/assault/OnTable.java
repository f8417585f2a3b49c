package io.redoubt.rules.fow.assault;

import io.redoubt.rules.fow.terms.Condition;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Remark;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * A word about a Bunker that stands on the table: what it may do and nobody said, or what was said otherwise.
 *
 * @param remark with a gap for each of the values
 */
record OnTable(Remark remark, List<Object> values) {
    /** The assaulted Bunker, which could fire as well. */
    static OnTable mayFire(TableBunker assaulted) {
        return new OnTable(
                Remark.of("The assaulted Bunker may fire too, {}: say --defensive-fire assaulted [FOW-DFIRE-03]"),
                List.of(assaulted.fire()));
    }

    /** Bunkers that could fire as well: who does, and from how far, is for the players to say. */
    static OnTable mayFire(List<TableBunker> others) {
        List<Object> names = new ArrayList<>(List.of(others.get(0).name()));
        others.forEach(bunker -> names.add(bunker.withDice()));
        String gaps = String.join(", ", Collections.nCopies(others.size(), "{}"));
        return new OnTable(
                Remark.of("If near enough, others may fire too, as --defensive-fire {}:10in: " + gaps
                        + " [FOW-DFIRE-04]"),
                names);
    }

    /** A Turret that a won assault may take. */
    static OnTable mayBeCaptured(TableBunker bunker) {
        return new OnTable(
                Remark.of("{} is Bailed Out: if it is near, a win captures it; say --turret {}:3in [FOW-ASLT-17]"),
                List.of(bunker.name(), bunker.name()));
    }

    /** What was said wins over what the table knows, and nobody overlooks that. */
    static Optional<OnTable> otherwise(TableBunker bunker, Condition taken) {
        return bunker.state().condition() == taken
                ? Optional.empty()
                : Optional.of(new OnTable(
                        Remark.of("{} is {} on the table; taken as {}, as given"),
                        List.of(bunker.name(), bunker.state().condition(), taken)));
    }

    void tell(Checklist list) {
        list.note(remark, values.toArray());
    }
}
