package io.redoubt.rules.dh.cards;

import io.redoubt.rules.input.Named;
import java.util.List;
import java.util.Locale;

/** The eight sample cards, which may be played as they are (DH-SAMPLE-01, DH-CONCEPT-02). */
public enum Sample implements Named {
    SLOG,
    PIT,
    T34,
    GLOG,
    ATB,
    HMGB,
    CONC,
    H35;

    /** All samples, in the order of the book. */
    public static final List<Sample> ALL = List.of(values());

    /** The card. Made when somebody needs it: a one-off looks at one or two. */
    public FortificationCard card() {
        return switch (this) {
            case SLOG -> SampleCards.sovietLoghouse();
            case PIT -> SampleCards.sovietRiflePit();
            case T34 -> SampleCards.sovietTurret();
            case GLOG -> SampleCards.germanLoghouse();
            case ATB -> SampleCards.germanAntiTankBunker();
            case HMGB -> SampleCards.germanBlockhouse();
            case CONC -> SampleCards.germanConcreteBlockhouse();
            case H35 -> SampleCards.germanTurret();
        };
    }

    @Override
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    @Override
    public String words() {
        return card().title();
    }
}
