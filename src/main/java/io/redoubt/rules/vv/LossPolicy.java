package io.redoubt.rules.vv;

import io.redoubt.rules.Named;

/** What an owner who takes casualty points wants to save first: the decision is his. */
enum LossPolicy implements Named {
    CHEAPEST("cheapest", "the cheapest way: fewest casualty ratings lost, then fewest units pinned"),
    KEEP_FIRING("keep-firing", "to keep firing: fewest units pinned or lost, then fewest casualty ratings lost");

    private final String id;
    private final String words;

    LossPolicy(String id, String words) {
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
