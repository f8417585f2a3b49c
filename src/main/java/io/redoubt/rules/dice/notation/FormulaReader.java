package io.redoubt.rules.dice.notation;

import io.redoubt.formula.Formula;
import io.redoubt.formula.Pool;
import io.redoubt.formula.Term;
import io.redoubt.rules.input.BadValueException;
import io.redoubt.umpire.Target;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Parses all formulas of dice. */
public final class FormulaReader {
    private static final int LONGEST = 2_000;
    private static final int MOST_REPEATS = 1_000;
    private static final String BEFORE_THEN = "a pool of dice before then, with nothing done to it";
    private static final String COMPARISON = "a comparison, like >=4";
    private static final int LONGEST_NAME = 20;

    /** The reserved name of the remaining dice. */
    private static final String SUCCESSES = "successes";

    private static final String FIRST = "dice, a number, ( or max/min";

    private final Cursor cursor;
    private final PoolReader pools;
    private final TermReader terms;
    private final TargetReader targets;

    /** The column where the last comparison of a number, or count, began. */
    private int comparison;

    private FormulaReader(String text) {
        this.cursor = new Cursor(text);
        this.pools = new PoolReader(cursor);
        this.terms = new TermReader(cursor, pools);
        this.targets = new TargetReader(cursor);
    }

    /**
     * Parses a whole formula.
     *
     * @throws BadValueException naming the column of the error, and the expected text
     */
    public static Formula read(String text) {
        if (text.length() > LONGEST) {
            throw BadValueException.at(LONGEST + 1, "the end: a formula has at most " + LONGEST + " characters");
        }
        FormulaReader reader = new FormulaReader(text);
        Formula formula = repeats(text) ? reader.repeated() : reader.contest();
        if (!reader.cursor.isAtEnd()) {
            throw reader.cursor.fault(reader.instead(formula));
        }
        if (!DiceDetector.in(formula)) {
            throw BadValueException.at(1, "dice, like 2d6: a number alone has no odds");
        }
        return formula;
    }

    private static boolean repeats(String text) {
        Cursor ahead = new Cursor(text);
        if (!ahead.seesDigit()) {
            return false;
        }
        try {
            ahead.number("");
        } catch (BadValueException e) {
            return false; // the error is reported when the number is parsed again
        }
        return ahead.sees("x");
    }

    private Formula repeated() {
        int column = cursor.column();
        int times = cursor.number("");
        if (times < 1 || times > MOST_REPEATS) {
            throw BadValueException.at(column, "1 to " + MOST_REPEATS + " repeats");
        }
        cursor.takes("x");
        if (!cursor.takes("(")) {
            throw cursor.fault("(");
        }
        Formula one = question(FIRST);
        if (!cursor.takes(")")) {
            throw cursor.fault(cursor.seesWord("vs") ? "): what is repeated is a number, a count, or yes or no" : ")");
        }
        return new Formula.Repeated(times, one);
    }

    private Formula contest() {
        Formula first = question(FIRST);
        int column = cursor.column();
        if (!cursor.takes("vs")) {
            return first;
        }
        if (first instanceof Formula.Check) {
            throw BadValueException.at(column, "the end: a side is a number or a count, not a yes or no");
        }
        Formula second = question("the second side");
        if (second instanceof Formula.Check) {
            throw BadValueException.at(comparison, "the end: a side is a number or a count, not a yes or no");
        }
        return new Formula.Contest(first, second);
    }

    /** Parses one number, count, or yes or no. */
    private Formula question(String expected) {
        Term term = terms.read(expected);
        if (targets.isNext()) {
            comparison = cursor.column();
            Target target = targets.read();
            return term.alone().isPresent() ? count(term.alone().get(), target) : new Formula.Check(term, target);
        }
        if (cursor.seesWord("then")) {
            Pool pool = term.alone().filter(Pool::isPlain).orElseThrow(() -> cursor.fault(BEFORE_THEN));
            return new Formula.Stages(pool, stages());
        }
        return new Formula.Total(term);
    }

    private Formula count(Pool pool, Target target) {
        Optional<Target> fail =
                cursor.takes("f") ? Optional.of(targets.readOrNumber("a face, like f1")) : Optional.empty();
        Pool counted = cursor.sees("!") ? pools.exploding(pool) : pool;
        return new Formula.Count(counted, target, fail);
    }

    private List<Formula.Stage> stages() {
        List<Formula.Stage> stages = new ArrayList<>();
        Set<String> names = new HashSet<>();
        while (cursor.takes("then")) {
            int column = cursor.column();
            Optional<String> name = cursor.name(LONGEST_NAME);
            if (name.isPresent() && (!targets.isNext() || name.get().equals("then"))) {
                throw name.get().equals("then") ? BadValueException.at(column, COMPARISON) : cursor.fault(COMPARISON);
            }
            if (name.isPresent() && (name.get().equals(SUCCESSES) || !names.add(name.get()))) {
                throw BadValueException.at(column, "an unused name");
            }
            stages.add(new Formula.Stage(name, targets.read()));
        }
        return stages;
    }

    /** Returns the expected text for an unexpected one. */
    private String instead(Formula formula) {
        if (cursor.sees(")")) {
            return "no closing parenthesis: none is open";
        }
        if (cursor.seesWord("then") && !(formula instanceof Formula.Contest)) {
            return BEFORE_THEN;
        }
        if (formula instanceof Formula.Contest) {
            return cursor.seesWord("vs") ? "the end: two sides only" : "the end";
        }
        if (formula instanceof Formula.Repeated) {
            return "the end: modifiers belong inside the parentheses";
        }
        if (formula instanceof Formula.Count) {
            return "the end: the dice are already counted";
        }
        if (formula instanceof Formula.Stages) {
            return "then or the end";
        }
        if (formula instanceof Formula.Check) {
            return "the end: it is already a yes or no";
        }
        return cursor.seesDigit() || cursor.sees("d(m")
                ? "an operator between the two"
                : "an operator, a comparison or the end";
    }
}
