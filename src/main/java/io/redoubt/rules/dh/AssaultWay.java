package io.redoubt.rules.dh;

import io.redoubt.rules.Named;

/** How somebody wants to get at a work from close by. */
enum AssaultWay implements Named {
    CLOSE_ASSAULT("close-assault", "a Close Assault"),
    IMPROVISED("improvised", "an Improvised Close Assault"),
    THROW_GRENADES("throw-grenades", "a throw of grenades"),
    CHARGE("charge", "a Charge"),
    CLOSE_COMBAT("close-combat", "Close Combat"),
    /** Explosives set off by their own rules, to hit and to penetrate (DH-CA-06). */
    SET_EXPLOSIVES("set-explosives", "setting off Explosives");

    private final String id;
    private final String words;

    AssaultWay(String id, String words) {
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
}
