package io.redoubt.rules.vv.casualties;

import io.redoubt.rules.input.NamedConstant;
import io.redoubt.umpire.SentenceTemplate;

/** The owner's priorities in taking casualty points. */
public enum LossPolicy implements NamedConstant {
    CHEAPEST("the cheapest way: fewest casualty ratings lost, then fewest units pinned"),
    KEEP_FIRING("to keep firing: fewest units pinned or lost, then fewest casualty ratings lost");

    public static final SentenceTemplate DECISION = SentenceTemplate.of("Points are taken {} [VV-CORE-20]");

    private final String words;

    LossPolicy(String words) {
        this.words = words;
    }

    @Override
    public String words() {
        return words;
    }
}
