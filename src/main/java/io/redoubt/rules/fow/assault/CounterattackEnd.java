package io.redoubt.rules.fow.assault;

/** What a Bunker's counterattack comes to: its die, and the Motivation Test that follows either way. */
enum CounterattackEnd {
    TEAM_DESTROYED_CONTINUES("team-destroyed+continues"),
    TEAM_DESTROYED_CANNOT("team-destroyed+cannot-counterattack"),
    UNHARMED_CONTINUES("enemy-unharmed+continues"),
    UNHARMED_CANNOT("enemy-unharmed+cannot-counterattack"),
    ELIMINATED("attackers-eliminated");

    private final String id;

    CounterattackEnd(String id) {
        this.id = id;
    }

    String id() {
        return id;
    }
}
