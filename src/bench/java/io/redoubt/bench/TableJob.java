package io.redoubt.bench;

import io.redoubt.exact.Fraction;
import io.redoubt.odds.Odds;
import io.redoubt.umpire.DiceTotal;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Modifier;
import io.redoubt.umpire.Row;
import io.redoubt.umpire.TotalRoll;
import java.util.ArrayList;
import java.util.List;

/** Two dice and a modifier against a number, a table of 121 questions, each counted separately: job e. */
record TableJob(List<DiceTotal> scores) implements Job {
    private static final TotalRoll SUM = TotalRoll.of("sum");
    private static final int LEAST = 2;
    private static final int MOST = 12;
    private static final int FIRST_MODIFIER = -4;
    private static final int LAST_MODIFIER = 6;

    /** The result of the comparison. */
    private enum Verdict implements Row {
        YES,
        NO;

        @Override
        public String words() {
            return name();
        }
    }

    static TableJob job() {
        List<DiceTotal> scores = new ArrayList<>();
        for (int modifier = FIRST_MODIFIER; modifier <= LAST_MODIFIER; modifier++) {
            scores.add(DiceTotal.of(2, Die.D6, new Modifier(modifier, "")));
        }
        return new TableJob(scores);
    }

    @Override
    public Object ours() {
        List<Odds<Verdict>> cells = new ArrayList<>();
        for (DiceTotal score : scores) {
            for (int most = LEAST; most <= MOST; most++) {
                int limit = most;
                cells.add(Odds.count(
                        umpire -> umpire.lookUp(SUM, score, total -> total <= limit ? Verdict.YES : Verdict.NO)));
            }
        }
        return cells;
    }

    @Override
    public Weights plain() {
        Weights[] cells = new Weights[scores.size() * (MOST - LEAST + 1)];
        int cell = 0;
        for (int modifier = FIRST_MODIFIER; modifier <= LAST_MODIFIER; modifier++) {
            for (int most = LEAST; most <= MOST; most++) {
                long ways = 0;
                for (int first = 1; first <= 6; first++) {
                    for (int second = 1; second <= 6; second++) {
                        ways += first + second + modifier <= most ? 1 : 0;
                    }
                }
                cells[cell++] = new Weights.Small(36, new long[] {ways});
            }
        }
        return new Weights.Many(cells);
    }

    @Override
    @SuppressWarnings("unchecked") // only called with results of ours
    public List<Fraction> exactly(Object ours) {
        List<Fraction> all = new ArrayList<>();
        for (Odds<Verdict> odds : (List<Odds<Verdict>>) ours) {
            all.add(odds.distribution().of(Verdict.YES));
        }
        return all;
    }
}
