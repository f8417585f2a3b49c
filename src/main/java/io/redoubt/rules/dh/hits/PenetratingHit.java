package io.redoubt.rules.dh.hits;

import io.redoubt.rules.dh.terms.AttackReadings;
import io.redoubt.umpire.Row;
import io.redoubt.umpire.RuleId;
import java.util.List;

/**
 * The rows of the results table for Fortifications; two more for the total of ten, which stands in two of them, and
 * one more for a group that takes the lowest row at its first words.
 */
public enum PenetratingHit implements Row {
    NOTHING("no effect, disputed: no Guts Check and no PH either", 1, 0, 0),
    NO_EFFECT("nothing breaks; Guts Check, 1 PH", 1, 0, 1),
    LIGHT("blast at AP 3, Guts Check, 1 PH", 2, 3, 1),
    MEDIUM("blast at AP 6, Guts Check, 2 PH", 3, 6, 2),
    HEAVY("blast at AP 8, Guts Check, 2 PH, heaviest weapon lost", 4, 8, 2),
    DESTROYED("destroyed, blast at AP 9, survivors Routed", 5, 9, 0),
    TEN_DESTROYED("a total of ten, disputed: destroyed, blast at AP 9, survivors Routed", 5, 9, 0),
    TEN_ELIMINATED("a total of ten, disputed: destroyed with everybody inside", 6, 0, 0),
    ELIMINATED("destroyed with everybody inside", 6, 0, 0);

    private static final int TEN = 10;

    private final String words;
    private final int number;
    private final int blast;
    private final int marks;

    PenetratingHit(String words, int number, int blast, int marks) {
        this.words = words;
        this.number = number;
        this.blast = blast;
        this.marks = marks;
    }

    /** The row of a total. */
    public static PenetratingHit of(int total, AttackReadings.Ten ten) {
        if (total == TEN) {
            return ten == AttackReadings.Ten.ELIMINATED ? TEN_ELIMINATED : TEN_DESTROYED;
        }
        if (total <= 2) {
            return NO_EFFECT;
        }
        return switch (total) {
            case 3, 4 -> LIGHT;
            case 5, 6 -> MEDIUM;
            case 7, 8 -> HEAVY;
            case 9 -> DESTROYED;
            default -> ELIMINATED;
        };
    }

    /** Which row of the table it is, from 1 at the top. */
    public int number() {
        return number;
    }

    /** The AP of its blast; 0 if it has none. */
    int blast() {
        return blast;
    }

    /** The Penetrating Hits it adds to those of the work. */
    int marks() {
        return marks;
    }

    /** What the work is afterwards. */
    WorkState.Condition fate() {
        return switch (number) {
            case 5 -> WorkState.Condition.DESTROYED;
            case 6 -> WorkState.Condition.ELIMINATED;
            default -> WorkState.Condition.STANDS;
        };
    }

    @Override
    public String words() {
        return words;
    }

    @Override
    public List<RuleId> cites() {
        return switch (this) {
            case NOTHING, NO_EFFECT -> List.of(RuleId.of("DH-PEN-05"));
            case LIGHT -> List.of(RuleId.of("DH-PEN-06"));
            case MEDIUM -> List.of(RuleId.of("DH-PEN-07"));
            case HEAVY -> List.of(RuleId.of("DH-PEN-08"));
            case DESTROYED -> List.of(RuleId.of("DH-PEN-09"));
            case ELIMINATED -> List.of(RuleId.of("DH-PEN-10"));
            // A ten stands in two rows: the one that is taken first.
            case TEN_DESTROYED -> List.of(RuleId.of("DH-PEN-09"), RuleId.of("DH-PEN-10"));
            case TEN_ELIMINATED -> List.of(RuleId.of("DH-PEN-10"), RuleId.of("DH-PEN-09"));
        };
    }
}
