package io.redoubt.rules.dice.notation;

import io.redoubt.formula.Formula;
import io.redoubt.formula.Pool;
import io.redoubt.formula.Reroll;
import io.redoubt.formula.Term;
import io.redoubt.rules.input.BadValueException;
import io.redoubt.umpire.Target;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Parses a chain of tests, and the dice at its end: {@code then hit >=4 ro1 then damage d3}. */
final class ChainReader {
    private static final String COMPARISON = "a comparison, like >=4";
    private static final String AFTER_DICE = "the end: dice end a chain";
    private static final int LONGEST_NAME = 20;

    /** The reserved name of the remaining dice, and of what they throw. */
    private static final String SUCCESSES = "successes";

    private static final String TOTAL = "total";

    private final Cursor cursor;
    private final PoolReader pools;
    private final TermReader terms;
    private final TargetReader targets;

    ChainReader(Cursor cursor, PoolReader pools, TermReader terms, TargetReader targets) {
        this.cursor = cursor;
        this.pools = pools;
        this.terms = terms;
        this.targets = targets;
    }

    /** Parses the stages of a pool from the first {@code then} on. */
    Formula read(Pool pool) {
        List<Formula.Stage> stages = new ArrayList<>();
        Map<String, Integer> names = new HashMap<>();
        while (cursor.takes("then")) {
            int column = cursor.column();
            Optional<String> name = seesDice() ? Optional.empty() : cursor.name(LONGEST_NAME);
            if (name.filter("then"::equals).isPresent()) {
                throw BadValueException.at(column, COMPARISON);
            }
            boolean test = targets.isNext() || targets.isPlusNext();
            if (!test && !seesDice()) {
                throw cursor.fault(COMPARISON);
            }
            if (name.isPresent() && (name.get().equals(SUCCESSES) || names.put(name.get(), column) != null)) {
                throw BadValueException.at(column, "an unused name");
            }
            if (!test) {
                return ended(pool, stages, name, names);
            }
            Target target = targets.read();
            List<Reroll> rethrows = pools.rethrows(pool.die());
            stages.add(new Formula.Stage(name, target, rethrows));
        }
        return new Formula.Stages(pool, stages, Optional.empty());
    }

    private Formula ended(Pool pool, List<Formula.Stage> stages, Optional<String> name, Map<String, Integer> names) {
        Integer total = names.get(TOTAL);
        if (total != null) {
            throw BadValueException.at(total, "an unused name");
        }
        if (stages.isEmpty()) {
            throw cursor.fault("a comparison, like >=4, before the dice at the end");
        }
        Term each = terms.read(TermReader.NUMBER);
        if (cursor.seesWord("then")) {
            throw cursor.fault(AFTER_DICE);
        }
        return new Formula.Stages(pool, stages, Optional.of(new Formula.Finish(name, each)));
    }

    /** Returns whether dice come next: {@code d3}, {@code 2d6}, {@code dF}. */
    private boolean seesDice() {
        if (cursor.sees("d", "0123456789%{")) {
            return true;
        }
        int place = cursor.place();
        try {
            if (cursor.seesWholeWord("df")) {
                cursor.takes("df");
                return !targets.isNext() && !targets.isPlusNext();
            }
            if (!cursor.seesDigit()) {
                return false;
            }
            cursor.number("");
            return cursor.sees("d");
        } finally {
            cursor.backTo(place);
        }
    }
}
