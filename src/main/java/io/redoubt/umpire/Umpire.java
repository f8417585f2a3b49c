package io.redoubt.umpire;

import java.util.List;
import java.util.function.IntFunction;
import java.util.function.Predicate;

/**
 * The only collaborator of every resolver: it knows the dice, or follows every possible result.
 *
 * <p>A resolver is a pure function of its situation and the umpire's answers. It cannot know which umpire it has: one
 * rolls, one uses the faces a player rolled, one counts every path. So it reads nothing else that varies (no random
 * source, clock, file or static state), builds no text, and asks in the order of the rolls at the table.
 *
 * <p>A resolver asks for what the rule is about: {@link #count} for <i>how many of these dice hit</i>, {@link #volley}
 * and {@link #repeat} for successive attempts. They are counted in a few branches, where single tests in a loop would
 * need one for every face.
 */
public interface Umpire {
    /** Records a finding without dice, and touches its rules; the values fill the gaps of the remark. */
    void note(SentenceTemplate remark, Object... values);

    /** Records a sentence with its rules in brackets at the end; the values fill its gaps. */
    default void note(String sentence, Object... values) {
        note(SentenceTemplate.of(sentence), values);
    }

    /** Tests one die against a need. A need met by no face or by every face takes no die. */
    boolean test(Test test, RequiredRoll need);

    /** Rolls one die against a need and returns its face; unlike {@link #test}, it always takes a die. */
    int face(Test test, RequiredRoll need);

    /** Returns how many of several dice, rolled together, meet the need. */
    int count(Test test, RequiredRoll need, int dice);

    /**
     * Returns for each of several dice, rolled together, whether it meets the need; for dice that belong to different
     * pieces.
     */
    List<Boolean> each(Test test, RequiredRoll need, int dice);

    /** Returns the total of a sum of dice with its modifiers. */
    int total(TotalRoll lookup, DiceTotal score);

    /** Returns the row of a table for a total; the table must be a pure function of the total. */
    <R extends Row> R lookUp(TotalRoll lookup, DiceTotal score, IntFunction<R> table);

    /** Rolls dice with a notation of their own, all in one draw. */
    <R> R draw(CustomRoll<R> draw);

    /**
     * Runs successive attempts, each on the state left by the one before.
     *
     * @param noun the name of one attempt, for example {@code Hit}
     */
    <S> S repeat(String noun, int times, S start, Attempt<S> attempt);

    /**
     * Runs successive attempts like {@link #repeat}, but without numbering them for the player: each attempt names its
     * own subject.
     */
    <S> S inTurn(int times, S start, Attempt<S> attempt);

    /**
     * Runs rounds without a limit until one ends them. Counting solves them exactly.
     *
     * @param noun the name of one round, for example {@code Round}
     * @param over returns whether a state ends the rounds
     */
    <S> S until(String noun, Predicate<S> over, S start, Attempt<S> round);

    /**
     * Rolls dice together first, then resolves the successes one after the other.
     *
     * @param noun the name of one success, for example {@code Hit}
     */
    <S> S volley(String noun, Test test, RequiredRoll need, int dice, S start, Attempt<S> success);

    /**
     * Runs several trials first, then resolves the successful ones one after the other.
     *
     * @param trialNoun the name of one trial, for example {@code Weapon}
     * @param noun the name of one success, for example {@code Hit}
     */
    <S> S volley(String trialNoun, int trials, Trial trial, String noun, S start, Attempt<S> success);

    /**
     * Rolls dice together first, then those that are rolled again, then those added, and resolves the successes one
     * after the other, each with the face of its die. A success of an added die follows that of the die that added it.
     *
     * @param noun the name of one success, for example {@code Hit}
     */
    <S> S volley(String noun, Test test, RequiredRoll need, FaceRules rules, int dice, S start, FaceAttempt<S> success);

    /**
     * Charges work of a resolver besides its dice, before it is done.
     *
     * @param units the approximate cost in nanoseconds
     */
    void spend(double units);
}
