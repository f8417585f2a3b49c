package io.redoubt.fuzz;

import io.redoubt.cli.Shell;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Damaged rule files: they are refused with their faults, or they are rule files and their verbs answer. */
final class RuleFileFuzz {
    private static final Path ROOT = Path.of(System.getProperty("redoubt.root", ""));
    private static final List<Path> FOLDERS = List.of(
            ROOT.resolve("src/main/resources/io/redoubt/rules/rulefile"),
            ROOT.resolve("src/test/resources/rulefiles"),
            ROOT.resolve("src/test/resources/rulefiles/ports"));
    private static final int FILES = 8;
    private static final Pattern VERB = Pattern.compile("^verb ([a-z-]+) ", Pattern.MULTILINE);

    /** The words that damage puts into a line. */
    private static final List<String> WORDS = List.of(
            "if",
            "else",
            "each",
            "of",
            "until",
            "is",
            "or",
            "not",
            "roll",
            "needs",
            "4+",
            "8-",
            "2d6",
            "1000d1000",
            "12in",
            "9999999",
            "-1",
            "up(",
            "(",
            ")",
            "\"",
            "[TB-1]",
            "{wounds}",
            "let",
            "var",
            "end",
            "next",
            "do",
            "natural",
            "doubles",
            "one more on 6",
            "at most 20",
            "again on fail",
            "harder 1",
            "1..6",
            "flag",
            "yes",
            "#",
            "…",
            ":");

    private final Path folder;
    private final long seed;
    private final Random random;
    private final Counter counter;

    /** Creates a round of files; a seed always makes the same ones. */
    RuleFileFuzz(Path folder, long seed, Counter counter) {
        this.folder = folder;
        this.seed = seed;
        this.random = new Random(seed);
        this.counter = counter;
    }

    void run() throws IOException {
        Shell shell = Shell.in(Map.of("REDOUBT_PATIENCE", "200ms")).from(folder).seeded(seed);
        List<Path> sound = sound();
        for (int i = 0; i < FILES; i++) {
            String text = damaged(Files.readString(one(sound)));
            Files.writeString(folder.resolve("x.rules"), text, StandardCharsets.UTF_8);
            Shell.Result check = counter.run(shell, List.of("rules", "--check", "x.rules"));
            if (check.exit() > 2) {
                throw new Fault("the check of a rule file ends with " + check.exit(), text);
            }
            if (check.exit() == 2
                    && !check.err().contains("line ")
                    && !check.err().contains("x.rules")) {
                throw new Fault("a fault names no line: " + check.err(), text);
            }
            List<String> verbs =
                    VERB.matcher(text).results().map(found -> found.group(1)).toList();
            if (check.exit() < 2 && !verbs.isEmpty()) {
                String verb = one(verbs);
                Shell.Result odds = counter.run(shell, List.of("--rules", "x.rules", verb, "--odds"));
                Shell.Result json = counter.run(shell, List.of("--rules", "x.rules", verb, "--odds", "--json"));
                counter.run(shell, List.of("--rules", "x.rules", verb, "--seed", "7"));
                if (odds.exit() != json.exit()) {
                    throw new Fault("it ends with " + odds.exit() + ", and " + json.exit() + " as JSON: " + verb, text);
                }
            }
        }
    }

    private static List<Path> sound() throws IOException {
        List<Path> files = new ArrayList<>();
        for (Path each : FOLDERS) {
            try (Stream<Path> found = Files.list(each)) {
                found.filter(file -> file.toString().endsWith(".rules"))
                        .sorted()
                        .forEach(files::add);
            }
        }
        return files;
    }

    private String damaged(String sound) {
        List<String> lines = new ArrayList<>(sound.lines().toList());
        for (int times = random.nextInt(4); times > 0 && lines.size() > 1; times--) {
            int at = random.nextInt(lines.size());
            String line = lines.get(at);
            switch (random.nextInt(10)) {
                case 0 -> lines.remove(at);
                case 1 -> lines.add(at, one(lines));
                case 2 -> lines.set(at, RandomText.mistyped(line, random));
                case 3, 4 -> lines.set(at, RandomText.renumbered(line, random));
                case 5 -> lines.set(at, " ".repeat(random.nextInt(8)) + line.strip());
                case 6, 7 -> lines.set(at, withWord(line));
                case 8 -> lines.set(at, "  ".repeat(random.nextInt(60)) + "if (".repeat(random.nextInt(200)) + line);
                default -> lines.add(at, RandomText.hostile(random).replace("\u0000", ""));
            }
        }
        return String.join("\n", lines) + "\n";
    }

    /** Returns the line with one word replaced by a word of the language. */
    private String withWord(String line) {
        String[] words = line.split(" ", -1);
        words[random.nextInt(words.length)] = one(WORDS);
        return String.join(" ", words);
    }

    private <T> T one(List<T> of) {
        return of.get(random.nextInt(of.size()));
    }
}
