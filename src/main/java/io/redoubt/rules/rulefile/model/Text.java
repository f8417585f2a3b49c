package io.redoubt.rules.rulefile.model;

import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.SentenceTemplate;
import java.util.List;

/** A sentence of the rule file with the values of its gaps. */
public record Text(SentenceTemplate template, List<Expression> gaps) {
    public Text {
        gaps = List.copyOf(gaps);
    }

    /** Returns the sentence with its values. */
    public Sentence sentence(Frame frame) {
        return Sentence.of(template, values(frame));
    }

    /** Returns the values of the gaps; looking at them reads the inputs behind them. */
    public Object[] values(Frame frame) {
        Object[] values = new Object[gaps.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = gaps.get(i).value(frame).shown();
        }
        return values;
    }

    int weight() {
        int weight = 1;
        for (Expression gap : gaps) {
            weight += gap.weight();
        }
        return weight;
    }
}
