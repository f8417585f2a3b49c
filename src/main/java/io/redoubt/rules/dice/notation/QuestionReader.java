package io.redoubt.rules.dice.notation;

import io.redoubt.formula.Formula;
import io.redoubt.formula.Pool;
import io.redoubt.formula.Term;
import io.redoubt.rules.input.BadValueException;
import io.redoubt.umpire.Target;
import java.util.Optional;

/** Parses one number, count, chain, or yes or no. */
final class QuestionReader {
    static final String BEFORE_THEN = "a pool of dice before then, with nothing done to it";

    private final Cursor cursor;
    private final PoolReader pools;
    private final TermReader terms;
    private final TargetReader targets;
    private final ChainReader chains;

    /** The column where the last comparison of a number, or count, began. */
    private int comparison;

    QuestionReader(Cursor cursor) {
        this.cursor = cursor;
        this.pools = new PoolReader(cursor);
        this.targets = new TargetReader(cursor);
        this.terms = new TermReader(cursor, pools, this);
        this.chains = new ChainReader(cursor, pools, terms, targets);
    }

    /** Returns the column of the last comparison. */
    int comparison() {
        return comparison;
    }

    Formula read(String expected) {
        Term term = terms.read(expected);
        Optional<Pool> alone = term.alone();
        if (targets.isNext() || (alone.isPresent() && targets.isCountNext())) {
            comparison = cursor.column();
            Target target = targets.read();
            return alone.isPresent() ? count(alone.get(), target) : new Formula.Check(term, target);
        }
        if (cursor.seesWord("then")) {
            Pool pool = alone.filter(Pool::isPlain).orElseThrow(() -> cursor.fault(BEFORE_THEN));
            return chains.read(pool);
        }
        return new Formula.Total(term);
    }

    private Formula count(Pool pool, Target target) {
        int column = cursor.column();
        Optional<Target> fail =
                cursor.takes("f") ? Optional.of(targets.readOrNumber("a face, like f1")) : Optional.empty();
        Pool counted = cursor.sees("!") ? pools.exploding(pool) : pool;
        if (fail.isPresent() && !CountedFaces.meet(counted, fail.get())) {
            throw BadValueException.at(column, "a face of the " + pool.die() + " after f; none meets it");
        }
        return new Formula.Count(counted, target, fail);
    }
}
