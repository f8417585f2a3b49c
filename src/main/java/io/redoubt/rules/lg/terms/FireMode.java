package io.redoubt.rules.lg.terms;

import io.redoubt.rules.input.Named;
import io.redoubt.umpire.RuleId;

/** How a weapon fires, which decides whom it hits behind a wall. */
public enum FireMode implements Named {
    SINGLE("a single shot"),
    BEAM("a beam"),
    AUTOMATIC("automatic fire"),
    PULSE("pulses"),
    ROTARY("rotary automatic fire"),
    AREA("an effect area");

    private final String words;

    FireMode(String words) {
        this.words = words;
    }

    @Override
    public String words() {
        return words;
    }

    /** The chance to hit a piece whose place is known, in tenths; all of them in an effect area. */
    public Chance known() {
        return new Chance(
                switch (this) {
                    case SINGLE, BEAM -> 3;
                    case AUTOMATIC, PULSE -> 4;
                    case ROTARY -> 5;
                    case AREA -> Chance.SIDES;
                });
    }

    public RuleId knownRule() {
        return switch (this) {
            case SINGLE, BEAM -> RuleId.of("LG-KNOWN-06");
            case AUTOMATIC, PULSE -> RuleId.of("LG-KNOWN-07");
            case ROTARY -> RuleId.of("LG-KNOWN-08");
            case AREA -> RuleId.of("LG-KNOWN-05");
        };
    }

    /** The chance to hit somebody by exploratory fire. */
    public Chance exploratory() {
        return new Chance(
                switch (this) {
                    case SINGLE, BEAM -> 1;
                    case AUTOMATIC, PULSE -> 2;
                    case ROTARY -> 3;
                    case AREA -> Chance.SIDES;
                });
    }

    public RuleId exploratoryRule() {
        return switch (this) {
            case SINGLE, BEAM -> RuleId.of("LG-EXPL-08");
            case AUTOMATIC, PULSE -> RuleId.of("LG-EXPL-09");
            case ROTARY -> RuleId.of("LG-EXPL-10");
            case AREA -> RuleId.of("LG-EXPL-07");
        };
    }
}
