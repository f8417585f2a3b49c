package io.redoubt.rules.vv;

import java.util.ArrayList;
import java.util.List;

/** What fire comes to. */
enum ShotEnd implements Way {
    FAILURE,
    SUCCESS,
    MISSED,
    NO_EFFECT,
    CASUALTIES,
    IMMOBILISED,
    ELIMINATED;

    static List<String> ids(List<ShotEnd> ends) {
        List<String> ids = new ArrayList<>(ends.size());
        for (ShotEnd end : ends) {
            ids.add(end.id());
        }
        return List.copyOf(ids);
    }
}
