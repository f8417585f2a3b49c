package io.redoubt.rules.lg.shared;

import io.redoubt.rules.input.NamedConstant;
import io.redoubt.umpire.RuleId;

/** Fire modes of weapons, which decide the chance to hit behind a wall. */
public enum FireMode implements NamedConstant {
    SINGLE("a single shot", 3, "LG-KNOWN-06", 1, "LG-EXPL-08"),
    BEAM("a beam", 3, "LG-KNOWN-06", 1, "LG-EXPL-08"),
    AUTOMATIC("automatic fire", 4, "LG-KNOWN-07", 2, "LG-EXPL-09"),
    PULSE("pulses", 4, "LG-KNOWN-07", 2, "LG-EXPL-09"),
    ROTARY("rotary automatic fire", 5, "LG-KNOWN-08", 3, "LG-EXPL-10"),
    AREA("an effect area", TenthsChance.SIDES, "LG-KNOWN-05", TenthsChance.SIDES, "LG-EXPL-07");

    private final String words;
    private final int known;
    private final String knownRule;
    private final int exploratory;
    private final String exploratoryRule;

    FireMode(String words, int known, String knownRule, int exploratory, String exploratoryRule) {
        this.words = words;
        this.known = known;
        this.knownRule = knownRule;
        this.exploratory = exploratory;
        this.exploratoryRule = exploratoryRule;
    }

    @Override
    public String words() {
        return words;
    }

    /** Returns the chance to hit a piece in a known place; all are hit in an effect area. */
    public TenthsChance known() {
        return new TenthsChance(known);
    }

    public RuleId knownRule() {
        return RuleId.of(knownRule);
    }

    /** Returns the chance to hit a piece by exploratory fire. */
    public TenthsChance exploratory() {
        return new TenthsChance(exploratory);
    }

    public RuleId exploratoryRule() {
        return RuleId.of(exploratoryRule);
    }
}
