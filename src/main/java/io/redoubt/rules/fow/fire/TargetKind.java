package io.redoubt.rules.fow.fire;

import io.redoubt.rules.Named;

/** What a weapon in a fortification shoots at, where that changes its Skill. */
enum TargetKind implements Named {
    GROUND("targets on the ground"),
    AIRCRAFT("Aircraft");

    private final String words;

    TargetKind(String words) {
        
        this.words = words;
    }

    @Override
    public String words() {
        return words;
    }
}
