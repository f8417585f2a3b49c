package io.redoubt.rules.fow.assault;

import io.redoubt.rules.procedure.Checklist;
import java.util.ArrayList;
import java.util.List;

/**
 * Who defends beside the Bunker that is assaulted: while one of them can fight, the assault is not won.
 *
 * @param able the names of those who can fight
 * @param outOfAction the names of those who cannot
 */
record OtherDefenders(Standing standing, List<String> able, List<String> outOfAction) {
    static final OtherDefenders NOT_SAID = new OtherDefenders(Standing.NOT_SAID, List.of(), List.of());
    static final OtherDefenders NONE = new OtherDefenders(Standing.NONE, List.of(), List.of());

    /** What is known of them. */
    enum Standing {
        NOT_SAID,
        NONE,
        SOME
    }

    /** Those who were named, less those who are Bailed Out, Destroyed or gone. */
    static OtherDefenders of(List<String> named, List<String> outOfAction) {
        List<String> able = new ArrayList<>(named);
        able.removeAll(outOfAction);
        return new OtherDefenders(able.isEmpty() ? Standing.NONE : Standing.SOME, able, outOfAction);
    }

    void check(Checklist list) {
        outOfAction.forEach(name -> list.note("{} cannot fight, so it is no other defender [FOW-CORE-08]", name));
        able.forEach(name ->
                list.note("{} defends too: while it fights the assault is not won [FOW-ASLT-17, FOW-CORE-23]", name));
    }
}
