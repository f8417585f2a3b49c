package io.redoubt.rules.rulefile.model;

import io.redoubt.umpire.Row;
import io.redoubt.umpire.RuleId;
import java.util.List;
import java.util.Optional;

/** One row that a total can lead to, with what it does. */
public final class LookUpRow implements Row {
    private final Range range;
    private final String words;
    private final List<RuleId> cites;
    private final Block body;
    private final Spot spot;

    /**
     * The totals of a row.
     *
     * @param least the smallest total, if it has one
     * @param most the largest total, if it has one
     * @param natural whether only the faces count, without modifiers
     */
    public record Range(Optional<Expression> least, Optional<Expression> most, Value.Truth natural) {
        /** The totals of the last row, which takes all that are left. */
        public static final Range REST = new Range(Optional.empty(), Optional.empty(), Value.Truth.NO);

        boolean has(int total, int faces, Frame frame) {
            int number = natural == Value.Truth.YES ? faces : total;
            return least.map(each -> number >= NumberExpression.number(each.value(frame)))
                            .orElse(true)
                    && most.map(each -> number <= NumberExpression.number(each.value(frame)))
                            .orElse(true);
        }

        void look(Frame frame) {
            least.ifPresent(each -> each.value(frame));
            most.ifPresent(each -> each.value(frame));
        }

        int weight() {
            return 1
                    + least.map(Expression::weight).orElse(0)
                    + most.map(Expression::weight).orElse(0);
        }
    }

    public LookUpRow(Range range, String words, List<RuleId> cites, Block body, Spot spot) {
        this.range = range;
        this.words = words;
        this.cites = List.copyOf(cites);
        this.body = body;
        this.spot = spot;
    }

    public Range range() {
        return range;
    }

    @Override
    public String words() {
        return words;
    }

    @Override
    public List<RuleId> cites() {
        return cites;
    }

    public Block body() {
        return body;
    }

    public Spot spot() {
        return spot;
    }
}
