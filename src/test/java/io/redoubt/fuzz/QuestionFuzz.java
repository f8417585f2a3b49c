package io.redoubt.fuzz;

import io.redoubt.cli.Json;
import io.redoubt.cli.Shell;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;

/**
 * Questions of all games in every form: as lines and as JSON objects of a batch, with one worker and with two, as
 * commands of the shell, in a session, with odds, as tables and as rulings. Whatever the form, the answer is the same.
 */
final class QuestionFuzz {
    private static final int LINES = 200;
    private static final int SAMPLE = 8;

    /** So much more than one question ever took may hide a slower one. */
    private static final int MUCH_MILLIS = 400;

    /** Most rounds are impatient, so that dear questions are refused early and many more are asked. */
    private static final List<String> PATIENCE = List.of("40ms", "40ms", "40ms", "2s");

    private final RandomWanted source;
    private final long seed;
    private final Random random;
    private final Counter counter;
    private final Shell shell;

    /** A round of questions; the same seed asks the same. */
    QuestionFuzz(Sources sources, long seed, Counter counter) {
        this.seed = seed;
        this.random = new Random(seed);
        this.counter = counter;
        this.shell = Shell.in(Map.of("REDOUBT_PATIENCE", PATIENCE.get(random.nextInt(PATIENCE.size()))))
                .seeded(seed);
        this.source = sources.of(seed, random);
    }

    /** Asks. */
    void run() {
        List<Wanted> all = new ArrayList<>();
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < LINES; i++) {
            Wanted wanted = source.next();
            all.add(wanted);
            lines.add(oneLine(wanted.line()));
            lines.add(wanted.json());
        }
        for (int i = 0; i < LINES / 4; i++) {
            lines.add(oneLine(RandomText.mistyped(lines.get(random.nextInt(2 * LINES)), random)));
        }
        lines.add("compare " + RandomText.quoted(lines.get(0)) + ' ' + RandomText.quoted(lines.get(2)));
        List<Map<String, Object>> answers = batch(lines);
        for (int i = 0; i < LINES; i++) {
            mustBeAlike(answers.get(2 * i), answers.get(2 * i + 1), lines.get(2 * i));
            if (random.nextInt(SAMPLE) == 0) {
                new Forms(counter, shell, all.get(i), answers.get(2 * i)).run(random.nextLong());
                counter.run(shell, with(source.swept(all.get(i)).words(), "--odds"));
            }
        }
    }

    /** Answers of a batch, line by line; with two workers they are the same to the letter. */
    private List<Map<String, Object>> batch(List<String> lines) {
        Shell reading = shell.reading(String.join("\n", lines) + "\n");
        String where = "a batch of " + lines.size() + " lines, seed " + seed;
        long began = Counter.nanos();
        Shell.Result one = counter.many(reading, List.of("batch", "--jobs", "1"), lines.size(), where);
        long took = Counter.nanos() - began;
        Shell.Result two = counter.many(reading, List.of("batch", "--jobs", "2"), lines.size(), where);
        List<String> told = one.lines();
        if (!one.equals(two)) {
            throw new Fault("with two workers it answers otherwise: " + difference(told, two.lines()), where);
        }
        List<String> asked = lines.stream()
                .map(String::strip)
                .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                .toList();
        if (told.size() != asked.size()) {
            throw new Fault(told.size() + " answers to " + asked.size() + " lines", where);
        }
        List<Map<String, Object>> answers = new ArrayList<>();
        for (int i = 0; i < asked.size(); i++) {
            answers.add(Json.object(told.get(i)));
            new AnswerCheck(answers.get(i), Counter.shown(asked.get(i))).run();
        }
        if (took / 1_000_000 > counter.slowestMillis() + MUCH_MILLIS) {
            asked.forEach(line -> counter.alone(shell.reading(line + "\n"), line));
        }
        return answers;
    }

    private static String difference(List<String> one, List<String> two) {
        for (int i = 0; i < Math.min(one.size(), two.size()); i++) {
            if (!one.get(i).equals(two.get(i))) {
                return one.get(i) + "\n    and\n" + two.get(i);
            }
        }
        return one.size() + " and " + two.size() + " answers, or other complaints";
    }

    /** A line and a JSON object that ask the same are answered the same; what is wrong may be said in other words. */
    private static void mustBeAlike(Map<String, Object> line, Map<String, Object> json, String typed) {
        boolean alike = line.containsKey("error") ? json.containsKey("error") : line.equals(json);
        if (!alike) {
            throw new Fault("as a line it is answered\n" + line + "\n    and as an object\n" + json, typed);
        }
    }

    private static String oneLine(String text) {
        String line = text.lines().collect(Collectors.joining(" ")).strip();
        return line.isEmpty() || line.startsWith("#") ? "x" : line;
    }

    static List<String> with(List<String> words, String... more) {
        List<String> all = new ArrayList<>(words);
        all.addAll(List.of(more));
        return all;
    }
}
