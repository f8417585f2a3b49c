package io.redoubt.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** The thousand questions of job h, as lines of a batch. */
final class Lines {
    private static final int MOST_SHOTS = 40;
    private static final int FIRST_TARGET = 2;
    private static final int LAST_TARGET = 6;

    private Lines() {}

    /** Returns the questions as command lines. */
    static List<String> typed() {
        List<String> lines = new ArrayList<>();
        each(one -> lines.add("fow shoot --at nest --skill " + one.skill() + "+ --teams " + one.shots()
                + " --rof 1 --firepower " + one.firepower() + '+'));
        return lines;
    }

    /** Returns the questions as JSON objects. */
    static List<String> json() {
        List<String> lines = new ArrayList<>();
        each(one -> lines.add("{\"game\":\"fow\",\"command\":\"shoot\",\"at\":\"nest\",\"skill\":\"" + one.skill()
                + "+\",\"teams\":" + one.shots() + ",\"rof\":1,\"firepower\":\"" + one.firepower() + "+\"}"));
        return lines;
    }

    /** Returns several thousands of questions, with different ranges so that no line repeats. */
    static List<String> allDifferent(int times) {
        List<String> thousand = typed();
        List<String> lines = new ArrayList<>(times * thousand.size());
        for (int time = 0; time < times; time++) {
            for (String line : thousand) {
                lines.add(line + " --range " + (1 + time / 100) + '.' + time / 10 % 10 + time % 10 + "in");
            }
        }
        return lines;
    }

    private record One(int skill, int firepower, int shots) {}

    private static void each(Consumer<One> use) {
        for (int shots = 1; shots <= MOST_SHOTS; shots++) {
            for (int skill = FIRST_TARGET; skill <= LAST_TARGET; skill++) {
                for (int firepower = FIRST_TARGET; firepower <= LAST_TARGET; firepower++) {
                    use.accept(new One(skill, firepower, shots));
                }
            }
        }
    }
}
