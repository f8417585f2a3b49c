package io.redoubt.fuzz;

import io.redoubt.cli.Shell;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;

/** Files of cards, deployments and tables that somebody damaged, or wrote to do harm: they are read or refused. */
final class FileFuzz {
    private static final Path RESOURCES = Path.of(System.getProperty("redoubt.root", ""), "src", "test", "resources");
    private static final int FILES = 12;
    private static final int TALL = 2_000;

    private static final List<List<String>> READERS = List.of(
            List.of("cards", "--file", "x.toml"),
            List.of("dh", "deploy-check", "x.toml"),
            List.of("dh", "shoot", "--by", "t34", "--at", "kaponier", "--cards", "x.toml", "--hit", "5", "--odds"),
            List.of("fow", "deploy-check", "x.toml", "--odds"),
            List.of("vv", "deploy-check", "x.toml", "--odds"),
            List.of("lg", "shoot", "--table", "x.toml", "--attack-factor", "7", "--material", "logs", "--hit", "7/10"));

    private final Random random;
    private final Counter counter;
    private final Path folder;
    private final long seed;

    /** A round of files; the same seed damages the same. */
    FileFuzz(Path folder, long seed, Counter counter) {
        this.random = new Random(seed);
        this.seed = seed;
        this.counter = counter;
        this.folder = folder;
    }

    /** Has them read, as text and as JSON, and in a batch: all end alike. */
    void run() throws IOException {
        Shell shell = Shell.in(Map.of("REDOUBT_PATIENCE", "200ms")).from(folder).seeded(seed);
        List<Path> sound = sound();
        for (int i = 0; i < FILES; i++) {
            String text = Files.readString(one(sound));
            Files.write(folder.resolve("x.toml"), damaged(text));
            List<String> reader = one(READERS);
            Shell.Result plain = counter.run(shell, reader);
            if (reader.get(0).equals("cards")) {
                continue;
            }
            Shell.Result json = counter.run(shell, QuestionFuzz.with(reader, "--json"));
            String line = String.join(" ", reader);
            Shell.Result batch = counter.run(shell.reading(line + "\n"), List.of("batch"));
            if (plain.exit() != json.exit() || plain.exit() != batch.exit()) {
                throw new Fault(
                        "it ends with " + plain.exit() + ", " + json.exit() + " as JSON and " + batch.exit()
                                + " in a batch",
                        line + ", x.toml:\n" + Files.readString(folder.resolve("x.toml"), StandardCharsets.ISO_8859_1));
            }
        }
    }

    private static List<Path> sound() throws IOException {
        List<Path> files = new ArrayList<>();
        for (String each : List.of("cards", "deployments", "deployments/bad", "penetration")) {
            try (Stream<Path> found = Files.list(RESOURCES.resolve(each))) {
                found.filter(file -> file.toString().endsWith(".toml")).sorted().forEach(files::add);
            }
        }
        return files;
    }

    private byte[] damaged(String sound) {
        List<String> lines = new ArrayList<>(sound.lines().toList());
        for (int times = random.nextInt(4); times > 0 && lines.size() > 1; times--) {
            int at = random.nextInt(lines.size());
            switch (random.nextInt(8)) {
                case 0 -> lines.remove(at);
                case 1 -> lines.add(at, one(lines));
                case 2 -> lines.set(at, RandomText.mistyped(lines.get(at), random));
                case 3, 4 -> lines.set(at, RandomText.renumbered(lines.get(at), random));
                case 5 -> lines.set(at, lines.get(at).replaceFirst("=.*", "= " + value()));
                case 6 -> lines.add(at, value());
                default -> lines.set(at, lines.get(at).replace("\"", one(List.of("", "'", "\"\"\"", "\u001b"))));
            }
        }
        byte[] bytes = String.join("\n", lines).getBytes(StandardCharsets.UTF_8);
        if (random.nextInt(6) == 0 && bytes.length > 0) {
            bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
        }
        return random.nextInt(10) == 0 ? Arrays.copyOf(bytes, random.nextInt(bytes.length + 1)) : bytes;
    }

    private String value() {
        return switch (random.nextInt(12)) {
            case 0 -> "[".repeat(1 + random.nextInt(TALL));
            case 1 -> "\"\"\"" + "\n".repeat(random.nextInt(TALL));
            case 2 -> "1e400";
            case 3 -> "inf";
            case 4 -> "-9223372036854775809";
            case 5 -> "1979-05-27T07:32:00Z";
            case 6 -> "{ a = { b = [ {}, [[]] ] } }";
            case 7 -> "a.b.c".repeat(1 + random.nextInt(50)) + " = 1";
            case 8 -> "\"" + RandomText.hostile(random).replace("\u0000", "") + "\"";
            case 9 -> "[[card]]";
            case 10 -> "true";
            default -> RandomText.hostile(random);
        };
    }

    private <T> T one(List<T> of) {
        return of.get(random.nextInt(of.size()));
    }
}
