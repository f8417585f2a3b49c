package io.redoubt.rules.fow.fire;

import io.redoubt.rules.Named;

/** What a weapon in a fortification shoots at, where that changes its Skill. */
enum TargetKind implements Named {
    GROUND("ground", "targets on the ground"),
    AIRCRAFT("aircraft", "Aircraft");

    private final String id;
    private final String words;

    TargetKind(String id, String words) {
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
