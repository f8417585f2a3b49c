package io.redoubt.rules.vv;

import java.util.List;

/** What checking a placement comes to. */
enum Legality implements Way {
    LEGAL,
    ILLEGAL;

    static final List<String> IDS = List.of(LEGAL.id(), ILLEGAL.id());
}
