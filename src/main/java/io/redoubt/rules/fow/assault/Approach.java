package io.redoubt.rules.fow.assault;

import io.redoubt.rules.input.Named;
import io.redoubt.rules.procedure.Checklist;

/** The ground an assault goes over. */
enum Approach {
    OPEN,
    /** Over a Street Barricade, from next to it. */
    BARRICADE_ADJACENT,
    /** Over a Street Barricade, from farther away. */
    BARRICADE_FAR;

    void check(Checklist list) {
        switch (this) {
            case OPEN -> {
                // Nothing in the way.
            }
            case BARRICADE_ADJACENT ->
                list.note(
                        "The teams began the Assault Step adjacent to the barricade: they may assault across [FOW-BARR-10]");
            case BARRICADE_FAR ->
                list.forbid(
                        "To assault across a Street Barricade a team must begin the Assault Step adjacent to it [FOW-BARR-10]");
        }
    }

    /** What lies between the assaulting teams and the Bunker. */
    enum Across implements Named {
        NOTHING("nothing"),
        STREET_BARRICADE("Street Barricade");

        private final String words;

        Across(String words) {
            this.words = words;
        }

        @Override
        public String words() {
            return words;
        }
    }
}
