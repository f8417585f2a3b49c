package io.redoubt.rules.dice.notation;

import io.redoubt.formula.Keep;
import io.redoubt.formula.Pool;
import io.redoubt.formula.Term;
import io.redoubt.rules.input.BadValueException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Parses the best of several: {@code max(d6,d8)}, {@code {3d6,2d8}kh1}, {@code [highest 2 of 3d6]}. */
final class GroupReader {
    private final Cursor cursor;
    private final PoolReader pools;
    private final TermReader terms;

    GroupReader(Cursor cursor, PoolReader pools, TermReader terms) {
        this.cursor = cursor;
        this.pools = pools;
        this.terms = terms;
    }

    /** Parses one of these forms if it comes next. */
    Optional<Term> read() {
        for (Term.Extreme.Which which : Term.Extreme.Which.values()) {
            if (cursor.takes(which.word())) {
                return Optional.of(extreme(which));
            }
        }
        if (cursor.takes("{")) {
            return Optional.of(braces());
        }
        return cursor.takes("[") ? Optional.of(brackets()) : Optional.empty();
    }

    private Term extreme(Term.Extreme.Which which) {
        if (!cursor.takes("(")) {
            throw cursor.fault("(");
        }
        List<Term> totals = new ArrayList<>();
        terms.list(totals);
        terms.close(", or )");
        return new Term.Extreme(which, totals);
    }

    private Term braces() {
        List<Term> totals = new ArrayList<>();
        terms.list(totals);
        if (!cursor.takes("}")) {
            throw cursor.fault(", or }");
        }
        int column = cursor.column();
        boolean drop = cursor.sees("d", "hl");
        if (totals.size() < 2) {
            throw BadValueException.at(
                    column - 1, "a second total after a comma; of the dice of one pool write 4d6kh3");
        }
        if (!cursor.takes("k") && !(drop && cursor.takes("d"))) {
            throw cursor.fault("kh1 or kl1: the highest or the lowest total");
        }
        boolean low = cursor.takes("l");
        boolean high = !low && (cursor.takes("h") || !drop);
        int count = cursor.seesDigit() ? cursor.number("1") : 1;
        if (drop ? count != totals.size() - 1 : count != 1) {
            throw BadValueException.at(column, "kh1 or kl1: one of several totals");
        }
        return new Term.Extreme(high == drop ? Term.Extreme.Which.LOWEST : Term.Extreme.Which.HIGHEST, totals);
    }

    private Term brackets() {
        int column = cursor.column();
        boolean highest = cursor.takes("highest");
        if (!highest && !cursor.takes("lowest")) {
            throw cursor.fault("highest or lowest, like [highest 2 of 3d6]");
        }
        int place = cursor.column();
        int count = cursor.seesDigit() ? cursor.number("a number of dice") : 1;
        if (!cursor.takes("of")) {
            throw cursor.fault("of");
        }
        int dice = cursor.column();
        Optional<Pool> pool = terms.read("dice").alone();
        if (pool.isEmpty()) {
            throw BadValueException.at(dice, "a pool of dice, like 3d6; the highest of several numbers is max(d6,d8)");
        }
        Keep keep = new Keep(Keep.Act.KEEP, highest ? Keep.End.HIGHEST : Keep.End.LOWEST, count);
        Term kept = new Term.Sum(pools.keeping(pool.get(), place, keep));
        if (!cursor.takes("]")) {
            throw cursor.fault(
                    column > 0 && cursor.sees("a") ? "]; the highest of several numbers is max(d6,d8)" : "]");
        }
        return kept;
    }
}
