package io.redoubt.rules.dh.counterattack;

import io.redoubt.rules.input.Named;
import java.util.ArrayList;
import java.util.List;

/** What a fortification answers with, from nothing to everything it has. */
enum Response implements Named {
    NOTHING("nothing"),
    RIFLES_ONLY("rifles alone"),
    SOME_WEAPONS("some of its weapons"),
    ALL_WEAPONS("all of its weapons"),
    CHARGES("a charge");

    /** The names of all of them. */
    static final List<String> IDS = ids();

    private final String words;

    Response(String words) {
        this.words = words;
    }

    @Override
    public String words() {
        return words;
    }

    private static List<String> ids() {
        List<String> ids = new ArrayList<>();
        for (Response each : values()) {
            ids.add(each.id());
        }
        return List.copyOf(ids);
    }
}
