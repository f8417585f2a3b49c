package io.redoubt.umpire;

import java.util.List;

/**
 * A test of single dice that a rulebook names: a constant of the procedure that uses it.
 *
 * @param name the book's name, for example {@code Firepower Test}
 * @param die the die it is rolled on
 * @param cites the rules that call for it, the main one first; empty only for dice without a rulebook
 * @param pass what a die that meets its need means
 * @param fail what any other die means
 * @param hand who rolls it
 * @param asked what dice are asked for with, after {@code the}: the name, unless that only makes sense in a ruling
 */
public record Test(String name, Die die, List<RuleId> cites, Result pass, Result fail, Hand hand, String asked) {
    /** Who rolls a test. */
    public enum Hand {
        /** The side whose action it is. */
        ACTING,
        /** The side that something is done to. */
        OTHER
    }

    /** A test of the side whose action it is. */
    public Test(String name, Die die, List<RuleId> cites, Result pass, Result fail) {
        this(name, die, cites, pass, fail, Hand.ACTING, name);
    }

    /** The same test, rolled by the side that something is done to. */
    public Test byOther() {
        return new Test(name, die, cites, pass, fail, Hand.OTHER, asked);
    }

    /** The same test, asked for with other words than its name. */
    public Test askedAs(String words) {
        return new Test(name, die, cites, pass, fail, hand, words);
    }

    /**
     * One side of a test.
     *
     * @param word what the die is called then, for example {@code hit}
     * @param cites the rules that state the consequence; empty where the test's own rule says it all
     */
    public record Result(String word, List<RuleId> cites) {
        public static Result of(String word, RuleId... cites) {
            return new Result(word, List.of(cites));
        }
    }

    /** A test whose results need no rule of their own. */
    public static Test of(String name, Die die, String passWord, String failWord, RuleId... cites) {
        return new Test(name, die, List.of(cites), Result.of(passWord), Result.of(failWord));
    }

    /** A d6 test with a rule for either result. */
    public static Test of(String name, Die die, RuleId cite, Result pass, Result fail) {
        return new Test(name, die, List.of(cite), pass, fail);
    }

    /** The result of a die that met its need, or did not. */
    public Result result(boolean passed) {
        return passed ? pass : fail;
    }

    @Override
    public String toString() {
        return name;
    }
}
