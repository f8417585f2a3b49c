package io.redoubt.opinion.dh;

import io.redoubt.opinion.SecondOpinion.Question;
import io.redoubt.opinion.Verdict;
import java.util.List;
import java.util.Random;

/** A question being put together: its words, and the random numbers that choose them. */
public final class Asking {
    private final StringBuilder line;
    private final Random random;

    public Asking(String verb, Random random) {
        line = new StringBuilder("dh ").append(verb);
        this.random = random;
    }

    /** One of these many times. */
    boolean oneIn(int times) {
        return random.nextInt(times) == 0;
    }

    int between(int least, int most) {
        return least + random.nextInt(most - least + 1);
    }

    <T> T pick(List<T> choices) {
        return choices.get(random.nextInt(choices.size()));
    }

    Asking say(String option) {
        line.append(" --").append(option);
        return this;
    }

    Asking say(String option, Object value) {
        line.append(" --").append(option).append(' ').append(value);
        return this;
    }

    /** A whole number that is said as often as not; otherwise what holds without it. */
    int number(String option, int unsaid, int least, int most) {
        if (oneIn(2)) {
            return unsaid;
        }
        int value = between(least, most);
        say(option, value);
        return value;
    }

    /** A chance in tenths, in one of the forms it may be written in. */
    int tenths(String option) {
        int faces = between(0, 10);
        say(option, faces > 0 && oneIn(3) ? "1.." + faces : oneIn(2) ? faces + "/10" : Integer.toString(faces));
        return faces;
    }

    /** How a disputed point is read here: by its standard, which comes first, or otherwise now and then. */
    String reading(String key, String... ways) {
        if (!oneIn(4)) {
            return ways[0];
        }
        String way = ways[random.nextInt(ways.length)];
        say("reading", "dh." + key + "=" + way);
        return way;
    }

    Question expect(Verdict verdict) {
        return new Question(line.toString(), verdict);
    }
}
