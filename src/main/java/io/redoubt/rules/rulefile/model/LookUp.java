package io.redoubt.rules.rulefile.model;

import io.redoubt.rules.input.BadInputException;
import io.redoubt.umpire.DiceTotal;
import java.util.List;

/** Dice added up, and what their total leads to: the first row that has it. */
public record LookUp(TotalDice total, List<LookUpRow> rows, int line) implements Statement {
    public LookUp {
        rows = List.copyOf(rows);
    }

    @Override
    public Flow run(Frame frame) {
        DiceTotal score = total.score(frame).orElseThrow(() -> new IllegalStateException("a total that is not known"));
        LookUpRow found =
                frame.umpire().lookUp(total.roll(), score, number -> row(number, number - score.modifier(), frame));
        frame.reached(found.spot());
        return found.body().run(frame);
    }

    private LookUpRow row(int number, int faces, Frame frame) {
        for (LookUpRow row : rows) {
            if (row.range().has(number, faces, frame)) {
                return row;
            }
        }
        throw new BadInputException("the rule file, line " + line + ": no row for a total of " + number
                + "; let the last row begin with else");
    }

    @Override
    public boolean look(Frame frame) {
        total.score(frame);
        boolean ends = true;
        for (LookUpRow row : rows) {
            row.range().look(frame);
            ends &= row.body().look(frame);
        }
        return ends;
    }

    @Override
    public boolean alwaysEnds() {
        return rows.stream().allMatch(row -> row.body().alwaysEnds());
    }

    @Override
    public int weight() {
        int ranges = 0;
        for (LookUpRow row : rows) {
            ranges += row.range().weight();
        }
        return 1 + total.weight() + ranges * total.totals();
    }
}
