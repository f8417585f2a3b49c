package io.redoubt.rules.dh;

import io.redoubt.rules.Named;
import java.util.ArrayList;
import java.util.List;

/** What a fortification answers with, from nothing to everything it has. */
enum Response implements Named {
    NOTHING("nothing", "nothing"),
    RIFLES_ONLY("rifles-only", "rifles alone"),
    SOME_WEAPONS("some-weapons", "some of its weapons"),
    ALL_WEAPONS("all-weapons", "all of its weapons"),
    CHARGES("charges", "a charge");

    /** The names of all of them. */
    static final List<String> IDS = ids();

    private final String id;
    private final String words;

    Response(String id, String words) {
        this.id = id;
        this.words = words;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public String words() {
        return words;
    }

    private static List<String> ids() {
        List<String> ids = new ArrayList<>();
        for (Response each : values()) {
            ids.add(each.id);
        }
        return List.copyOf(ids);
    }
}
