package io.redoubt.opinion.lg;

import io.redoubt.opinion.SecondOpinion.Question;
import io.redoubt.opinion.Verdict;
import java.util.List;
import java.util.Random;

/** A question while it is being put together: every choice that is made at random is said on the line. */
final class Asked {
    private final Random random;
    private final StringBuilder line;

    Asked(Random random, String verb) {
        this.random = random;
        this.line = new StringBuilder("lg ").append(verb);
    }

    /** True once in so many times. */
    boolean once(int in) {
        return random.nextInt(in) == 0;
    }

    int between(int least, int most) {
        return least + random.nextInt(most - least + 1);
    }

    <T> T pick(List<T> choices) {
        return choices.get(random.nextInt(choices.size()));
    }

    String pick(String... choices) {
        return choices[random.nextInt(choices.length)];
    }

    /** Says an option; {@code =} keeps a value apart that begins with a minus. */
    void say(String option, Object value) {
        String text = String.valueOf(value);
        line.append(" --").append(option).append(text.startsWith("-") ? "=" : " ");
        line.append(text.contains(" ") ? '"' + text + '"' : text);
    }

    void flag(String option) {
        line.append(" --").append(option);
    }

    /** Says a number and answers it. */
    int number(String option, int least, int most) {
        int number = between(least, most);
        say(option, number);
        return number;
    }

    /** Says a number or leaves it to its default. */
    int number(String option, int least, int most, int unsaid) {
        return once(2) ? unsaid : number(option, least, most);
    }

    /** Says one of these words and answers it. */
    String word(String option, String... words) {
        String word = pick(words);
        say(option, word);
        return word;
    }

    /** Says a chance in one of its spellings; the faces from 1 on that succeed, often all of them. */
    int faces(String option) {
        int faces = once(8) ? 10 : between(0, 10);
        say(option, pick(faces + "/10", faces + "/10", Integer.toString(faces), faces * 10 + "%"));
        return faces;
    }

    /** Settles a disputed point, or leaves it to its standard, which is the first. */
    String reading(String key, String... settings) {
        if (!once(3)) {
            return settings[0];
        }
        String setting = pick(settings);
        say("reading", "lg." + key + "=" + setting);
        return setting;
    }

    Question told(Verdict verdict) {
        return new Question(line.toString(), verdict);
    }
}
