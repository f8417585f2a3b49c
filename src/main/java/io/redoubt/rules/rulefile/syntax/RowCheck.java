package io.redoubt.rules.rulefile.syntax;

import io.redoubt.rules.rulefile.model.Bounds;
import io.redoubt.rules.rulefile.model.Expression;
import io.redoubt.rules.rulefile.model.Literal;
import io.redoubt.rules.rulefile.model.LookUpRow;
import io.redoubt.rules.rulefile.model.TotalDice;
import io.redoubt.rules.rulefile.model.Value;
import io.redoubt.rules.rulefile.text.Token;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/** Checks that every total has a row and every row a total, as far as the headings are numbers. */
final class RowCheck {
    /** More totals than this are not checked one by one. */
    private static final int MOST_TOTALS = 100_000;

    private final TotalDice dice;
    private final Bounds totals;

    RowCheck(TotalDice dice) {
        this.dice = dice;
        this.totals = dice.bounds();
    }

    void check(List<LookUpRow> rows, List<Token> places, Token at) {
        boolean rest = false;
        boolean fixed = true;
        BitSet covered = new BitSet();
        List<Bounds> closed = new ArrayList<>();
        for (int i = 0; i < rows.size(); i++) {
            if (rest) {
                throw places.get(i).fault("no total can reach this row: else above it takes all that are left");
            }
            LookUpRow.Range range = rows.get(i).range();
            rest = range.equals(LookUpRow.Range.REST);
            boolean natural = range.natural() == Value.Truth.YES;
            Optional<Bounds> literal = literal(range);
            if (!rest && literal.isPresent()) {
                if (natural) {
                    mustBeShown(literal.get(), places.get(i));
                } else {
                    mustNotOverlap(literal.get(), closed, places.get(i));
                    mustBeReached(literal.get(), covered, places.get(i));
                }
            }
            fixed &= rest || literal.isPresent();
        }
        if (!rest && !fixed) {
            throw places.get(places.size() - 1).fault("some totals may have no row; let the last row begin with else");
        }
        if (!rest && totals.areKnown()) {
            int missing = covered.nextClearBit(0) + totals.least();
            if (missing <= totals.most()) {
                throw at.fault("no row for a total of " + missing + "; the totals are " + totals
                        + (totals.least() == dice.faces().least() ? "" : " with the modifiers"));
            }
        } else if (!rest) {
            throw at.fault(
                    "the modifiers have no bounds, so some totals may have no row; let the last row begin with else");
        }
    }

    private static Optional<Bounds> literal(LookUpRow.Range range) {
        Optional<Integer> least = number(range.least(), Bounds.ANY.least());
        Optional<Integer> most = number(range.most(), Bounds.ANY.most());
        return least.isPresent() && most.isPresent()
                ? Optional.of(new Bounds(least.get(), most.get()))
                : Optional.empty();
    }

    private static Optional<Integer> number(Optional<Expression> expression, int otherwise) {
        if (expression.isEmpty()) {
            return Optional.of(otherwise);
        }
        return expression.get() instanceof Literal literal && literal.value() instanceof Value.Whole whole
                ? Optional.of(whole.number())
                : Optional.empty();
    }

    private void mustBeShown(Bounds range, Token at) {
        Bounds faces = dice.faces();
        if (range.most() < faces.least() || range.least() > faces.most()) {
            throw at.fault("the dice show " + faces + ", never " + TableParser.shown(range));
        }
    }

    private static void mustNotOverlap(Bounds range, List<Bounds> closed, Token at) {
        if (range.areKnown()) {
            for (Bounds before : closed) {
                if (range.least() <= before.most() && before.least() <= range.most()) {
                    throw at.fault("this row overlaps the row " + before + " above it");
                }
            }
            closed.add(range);
        }
    }

    private void mustBeReached(Bounds range, BitSet covered, Token at) {
        if (!totals.areKnown() || totals.most() - totals.least() > MOST_TOTALS) {
            return;
        }
        int from = Math.max(range.least(), totals.least());
        int to = Math.min(range.most(), totals.most());
        if (from > to) {
            throw at.fault("no total can reach this row; the totals are " + totals);
        }
        int first = from - totals.least();
        int last = to - totals.least();
        if (covered.nextClearBit(first) > last) {
            throw at.fault("no total can reach this row; the rows above it take them all");
        }
        covered.set(first, last + 1);
    }
}
