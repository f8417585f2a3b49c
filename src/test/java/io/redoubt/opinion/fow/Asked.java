package io.redoubt.opinion.fow;

import io.redoubt.opinion.SecondOpinion.Question;
import io.redoubt.opinion.Verdict;
import java.util.Random;

/** A question as it is put together: each draw writes its option down and hands on what was drawn. */
final class Asked {
    private final Random random;
    private final StringBuilder line;

    Asked(Random random, String command) {
        this.random = random;
        this.line = new StringBuilder(command);
    }

    /** True once in so many times; writes nothing. */
    boolean onceIn(int times) {
        return random.nextInt(times) == 0;
    }

    /** A whole number of this range, both ends included; writes nothing. */
    int number(int least, int most) {
        return least + random.nextInt(most - least + 1);
    }

    /** One of these; writes nothing. */
    String anyOf(String... words) {
        return words[random.nextInt(words.length)];
    }

    /** Writes an option with this value. */
    String say(String option, String value) {
        line.append(" --").append(option).append(' ').append(value);
        return value;
    }

    /** Writes an option with a number. */
    int say(String option, int value) {
        say(option, Integer.toString(value));
        return value;
    }

    /** Writes a score such as {@code 3+}. */
    int score(String option, int value) {
        say(option, value + "+");
        return value;
    }

    /** Writes a flag once in so many times, and says whether it did. */
    boolean flag(String option, int times) {
        boolean written = onceIn(times);
        if (written) {
            line.append(" --").append(option);
        }
        return written;
    }

    /** The way a disputed point is read: mostly the standard, unsaid; else one of all, said. */
    String reading(String key, String standard, String... others) {
        if (!onceIn(4)) {
            return standard;
        }
        String way = onceIn(4) ? standard : anyOf(others);
        line.append(" --reading fow.").append(key).append('=').append(way);
        return way;
    }

    /** A Skill rating, by its name or its score (FOW-CORE-02). */
    int skill(String option) {
        return graded(option, "conscript", "trained", "veteran");
    }

    /** A Motivation, by its name or its score (FOW-CORE-04). */
    int motivation(String option) {
        return graded(option, "reluctant", "confident", "fearless");
    }

    /** The training of teams, which is what hits them, by its name or its score (FOW-CORE-40). */
    int training(String option) {
        int score = number(2, 5);
        if (score == 5 || onceIn(5)) {
            return score(option, score);
        }
        say(option, score == 2 ? "conscript" : score == 3 ? "trained" : "veteran");
        return score;
    }

    private int graded(String option, String five, String four, String three) {
        int score = number(2, 6);
        String name = score == 5 ? five : score == 4 ? four : three;
        if (score == 2 || score == 6 || onceIn(5)) {
            return score(option, score);
        }
        say(option, name);
        return score;
    }

    /** The question, with what is said to it. */
    Question answered(Verdict verdict) {
        return new Question(line.toString(), verdict);
    }
}
