package io.redoubt.rules.dh.assault;

import io.redoubt.rules.Named;

/** How somebody wants to get at a work from close by. */
enum AssaultWay implements Named {
    CLOSE_ASSAULT("a Close Assault"),
    IMPROVISED("an Improvised Close Assault"),
    THROW_GRENADES("a throw of grenades"),
    CHARGE("a Charge"),
    CLOSE_COMBAT("Close Combat"),
    /** Explosives set off by their own rules, to hit and to penetrate (DH-CA-06). */
    SET_EXPLOSIVES("setting off Explosives");

    private final String words;

    AssaultWay(String words) {
        this.words = words;
    }

    @Override
    public String words() {
        return words;
    }
}
