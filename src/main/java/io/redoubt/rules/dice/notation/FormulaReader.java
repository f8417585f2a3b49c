package io.redoubt.rules.dice.notation;

import io.redoubt.formula.Formula;
import io.redoubt.rules.input.BadValueException;

/** Parses all formulas of dice. */
public final class FormulaReader {
    private static final int LONGEST = 2_000;
    private static final int MOST_REPEATS = 1_000;
    private static final String FIRST = "dice, a number, ( or max/min";

    private final Cursor cursor;
    private final QuestionReader questions;

    private FormulaReader(String text) {
        this.cursor = new Cursor(text);
        this.questions = new QuestionReader(cursor);
    }

    /**
     * Parses a whole formula.
     *
     * @throws BadValueException naming the column of the error, and the expected text
     */
    public static Formula read(String text) {
        try {
            if (text.length() > LONGEST) {
                throw BadValueException.at(LONGEST + 1, "the end: a formula has at most " + LONGEST + " characters");
            }
            return parsed(text);
        } catch (BadValueException e) {
            throw FaultExample.in(ForeignNotation.explained(e, text));
        }
    }

    private static Formula parsed(String text) {
        FormulaReader reader = new FormulaReader(text);
        Formula formula = repeats(text) ? reader.repeated() : reader.contest();
        if (!reader.cursor.isAtEnd()) {
            throw reader.cursor.fault(reader.instead(formula));
        }
        if (formula.pools().isEmpty()) {
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
        int from = cursor.column();
        return new Formula.Repeated(times, repeatedOne(from));
    }

    /** Parses what is repeated: a question in parentheses, or all that follows. */
    private Formula repeatedOne(int column) {
        int place = cursor.place();
        if (cursor.takes("(")) {
            Formula one = questions.read(FIRST);
            if (!cursor.takes(")")) {
                throw cursor.fault(
                        cursor.seesWord("vs") ? "): what is repeated is a number, a count, or yes or no" : ")");
            }
            if (!cursor.sees("d")) {
                return one;
            }
            cursor.backTo(place);
        }
        Formula one = questions.read(FIRST);
        if (one.pools().isEmpty()) {
            throw BadValueException.at(column, "dice after x, like 6x4d6kh3; to multiply write *");
        }
        return one;
    }

    private Formula contest() {
        Formula first = questions.read(FIRST);
        int column = cursor.column();
        if (!cursor.takes("vs")) {
            return first;
        }
        if (first instanceof Formula.Check) {
            throw BadValueException.at(column, "the end: a side is a number or a count, not a yes or no");
        }
        Formula second = questions.read("the second side");
        if (second instanceof Formula.Check) {
            throw BadValueException.at(
                    questions.comparison(), "the end: a side is a number or a count, not a yes or no");
        }
        return new Formula.Contest(first, second);
    }

    /** Returns the expected text for an unexpected one. */
    private String instead(Formula formula) {
        if (cursor.sees(")")) {
            return "no closing parenthesis: none is open";
        }
        if (cursor.seesWord("then") && !(formula instanceof Formula.Contest)) {
            return QuestionReader.BEFORE_THEN;
        }
        if (formula instanceof Formula.Contest) {
            return cursor.seesWord("vs") ? "the end: two sides only" : "the end";
        }
        if (formula instanceof Formula.Repeated) {
            return "the end: modifiers belong inside the parentheses";
        }
        if (formula instanceof Formula.Count) {
            return cursor.sees("+-*/")
                    ? "the end; to calculate with a count put it in parentheses, like (" + formula + ")+1"
                    : "the end: the dice are already counted";
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
