package io.redoubt.umpire;

import java.util.List;
import java.util.function.IntFunction;
import java.util.function.Predicate;

/**
 * The one collaborator of every resolver: it knows what the dice show, or follows every way they can fall.
 *
 * <p>A resolver is a pure function of its situation and the umpire's answers. It cannot know which umpire it has:
 * one rolls, one takes the faces a player rolled, one counts every path. So it reads nothing else that varies (no
 * random source, clock, file or static state), builds no text, and asks in the order the table would roll.
 *
 * <p>Ask for what the rule talks about: {@link #count} for <i>how many of these dice hit</i>, {@link #volley} and
 * {@link #repeat} for attempts that come one after the other. They count in a few branches where single tests in
 * a loop would need one for every face.
 */
public interface Umpire {
    /** Says something that needs no dice, and touches its rules. Values fill the gaps of the remark. */
    void note(Remark remark, Object... values);

    /** Says a sentence that has its rules in brackets behind it; values fill its gaps. */
    default void note(String sentence, Object... values) {
        note(Remark.of(sentence), values);
    }

    /** One die against a need. A need that no face or every face meets is settled without a die. */
    boolean test(Test test, Need need);

    /** How many of these dice meet the need, rolled together. */
    int count(Test test, Need need, int dice);

    /** Which of these dice meet the need, rolled together, in their order: where each die is somebody's own. */
    List<Boolean> each(Test test, Need need, int dice);

    /** The total of a sum of dice with its modifiers. */
    int total(Lookup lookup, Score score);

    /** The row of a table that a total leads to; the table must be a pure function of the total. */
    <R extends Row> R lookUp(Lookup lookup, Score score, IntFunction<R> table);

    /** Dice by their own notation, all in one draw. */
    <R> R draw(Draw<R> draw);

    /**
     * Attempts one after the other, each on the state the one before left.
     *
     * @param noun what one attempt is called, for example {@code Hit}
     */
    <S> S repeat(String noun, int times, S start, Attempt<S> attempt);

    /**
     * Attempts one after the other like those of {@link #repeat}, where it tells the table nothing which of them it is:
     * each says by itself what it is about.
     */
    <S> S inTurn(int times, S start, Attempt<S> attempt);

    /**
     * Rounds one after the other, without a bound, until one ends it. Counting solves them exactly.
     *
     * @param noun what one round is called, for example {@code Round}
     * @param over true for a state that ends it
     */
    <S> S until(String noun, Predicate<S> over, S start, Attempt<S> round);

    /**
     * Dice rolled together first, then what each success does, one after the other.
     *
     * @param noun what one success is called, for example {@code Hit}
     */
    <S> S volley(String noun, Test test, Need need, int dice, S start, Attempt<S> success);

    /**
     * Several trials first, then what each one that comes off does, one after the other.
     *
     * @param trialNoun what one trial is called, for example {@code Weapon}
     * @param noun what one success is called, for example {@code Hit}
     */
    <S> S volley(String trialNoun, int trials, Trial trial, String noun, S start, Attempt<S> success);
}
