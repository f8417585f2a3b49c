package io.redoubt.umpire;

import java.util.List;

/**
 * A test of single dice from a rulebook: a constant of the procedure that uses it.
 *
 * @param title the title in the book, for example {@code Firepower Test}, with the rules that call for it, the main one
 *     first; only dice without a rulebook have no rules
 * @param die the die it is rolled on
 * @param pass the result of a die that meets its need
 * @param fail the result of any other die
 * @param hand the side that rolls it
 * @param request the words of the prompt for dice after {@code the}: the title, unless that only makes sense in a
 *     ruling
 */
public record Test(SentenceTemplate title, Die die, Result pass, Result fail, Hand hand, SentenceTemplate request) {
    /** The side that rolls a test. */
    public enum Hand {
        /** The side that acts. */
        ACTING,
        /** The opposing side. */
        OTHER
    }

    /** Creates a test rolled by the acting side. */
    public Test(SentenceTemplate title, Die die, Result pass, Result fail) {
        this(title, die, pass, fail, Hand.ACTING, title);
    }

    /** Returns this test with a further rule before its own. */
    public Test citingFirst(RuleId... cites) {
        return new Test(title.citingFirst(cites), die, pass, fail, hand, request);
    }

    /** Returns this test, rolled by the opposing side. */
    public Test byOther() {
        return new Test(title, die, pass, fail, Hand.OTHER, request);
    }

    /** Returns this test with other words in the prompt for its dice; {@code {}} is the reason of the target. */
    public Test askedAs(String words) {
        return new Test(title, die, pass, fail, hand, SentenceTemplate.of(words));
    }

    /**
     * One of the two results of a test.
     *
     * @param meaning the word for it, for example {@code hit}, with the rules that state the consequence; no rules if
     *     those of the test suffice
     */
    public record Result(SentenceTemplate meaning) {
        public static Result of(String meaning) {
            return new Result(SentenceTemplate.of(meaning));
        }

        public String word() {
            return meaning.template();
        }

        public List<RuleId> cites() {
            return meaning.cites();
        }
    }

    /** Returns a test whose results need no rules of their own. */
    public static Test of(String title, Die die, String passWord, String failWord) {
        return of(title, die, Result.of(passWord), Result.of(failWord));
    }

    /** Returns a test rolled by the acting side. */
    public static Test of(String title, Die die, Result pass, Result fail) {
        return new Test(SentenceTemplate.of(title), die, pass, fail);
    }

    public String name() {
        return title.template();
    }

    /** Returns the words of the prompt for its dice, which may contain the reason of its target. */
    String asked(RequiredRoll need) {
        return request.template().replace("{}", need.reason());
    }

    /** Returns whether the prompt names what rolls, so that its number in a series says nothing more. */
    boolean namesRoller() {
        return request.template().contains("{}");
    }

    /** Returns the rules that call for it, the main one first. */
    public List<RuleId> cites() {
        return title.cites();
    }

    /** Returns the result of a die. */
    public Result result(boolean passed) {
        return passed ? pass : fail;
    }

    @Override
    public String toString() {
        return name();
    }
}
