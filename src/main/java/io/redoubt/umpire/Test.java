package io.redoubt.umpire;

import java.util.List;

/**
 * A test of single dice that a rulebook names: a constant of the procedure that uses it.
 *
 * @param title the book's name, for example {@code Firepower Test}, with the rules that call for it, the main one first;
 *     no rules only for dice without a rulebook
 * @param die the die it is rolled on
 * @param pass what a die that meets its need means
 * @param fail what any other die means
 * @param hand who rolls it
 * @param request what the prompt for dice says after {@code the}: the title, unless that only makes sense in a ruling
 */
public record Test(Remark title, Die die, Result pass, Result fail, Hand hand, Remark request) {
    /** Who rolls a test. */
    public enum Hand {
        /** The side whose action it is. */
        ACTING,
        /** The side that something is done to. */
        OTHER
    }

    /** A test that the acting side rolls. */
    public Test(Remark title, Die die, Result pass, Result fail) {
        this(title, die, pass, fail, Hand.ACTING, title);
    }

    /** Returns this test with a further rule before its own. */
    public Test citingFirst(RuleId... cites) {
        return new Test(title.citingFirst(cites), die, pass, fail, hand, request);
    }

    /** Returns this test, rolled by the side that something is done to. */
    public Test byOther() {
        return new Test(title, die, pass, fail, Hand.OTHER, request);
    }

    /** Returns this test with other words in the prompt for its dice. */
    public Test askedAs(String words) {
        return new Test(title, die, pass, fail, hand, Remark.of(words));
    }

    /**
     * One side of a test.
     *
     * @param meaning what the die is called then, for example {@code hit}, with the rules that state the consequence;
     *     no rules where the test's own say it all
     */
    public record Result(Remark meaning) {
        public static Result of(String meaning) {
            return new Result(Remark.of(meaning));
        }

        public String word() {
            return meaning.template();
        }

        public List<RuleId> cites() {
            return meaning.cites();
        }
    }

    /** Returns a test whose results need no rule of their own. */
    public static Test of(String title, Die die, String passWord, String failWord) {
        return of(title, die, Result.of(passWord), Result.of(failWord));
    }

    /** Returns a test that the acting side rolls. */
    public static Test of(String title, Die die, Result pass, Result fail) {
        return new Test(Remark.of(title), die, pass, fail);
    }

    public String name() {
        return title.template();
    }

    /** Returns the words of the prompt for its dice. */
    public String asked() {
        return request.template();
    }

    /** Returns the rules that call for it, the main one first. */
    public List<RuleId> cites() {
        return title.cites();
    }

    /** The result of a die that met its need, or did not. */
    public Result result(boolean passed) {
        return passed ? pass : fail;
    }

    @Override
    public String toString() {
        return name();
    }
}
