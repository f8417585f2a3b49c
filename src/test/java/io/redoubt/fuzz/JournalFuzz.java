package io.redoubt.fuzz;

import io.redoubt.battle.Forgery;
import io.redoubt.catalog.Catalog;
import io.redoubt.cli.Shell;
import io.redoubt.session.RandomSession;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/**
 * A session of random commands, and what others make of its journal: changed in one place, cut off, and forged with
 * every hash computed anew. A change is found; what was cut off is told; a forgery is read or refused.
 */
final class JournalFuzz {
    private static final int HOLDS = 0;
    private static final int FILE = 4;
    private static final int DAMAGES = 12;
    private static final int FORGERIES = 12;

    private final Random random;
    private final Counter counter;
    private final Path folder;
    private final long seed;
    private final int commands;

    /** A round of journals; the same seed plays and forges the same. */
    JournalFuzz(Path folder, long seed, int commands, Counter counter) {
        this.folder = folder;
        this.seed = seed;
        this.commands = commands;
        this.counter = counter;
        this.random = new Random(seed);
    }

    /** Plays, damages and forges. */
    void run() throws IOException {
        String game = Catalog.games().get((int) Math.floorMod(seed, 4L)).key();
        RandomSession session = new RandomSession(game, seed);
        Optional<String> fault = session.play(folder, commands);
        if (fault.isPresent()) {
            throw new Fault(fault.get(), "a session");
        }
        counter.played(commands);
        Path file = session.file(folder);
        byte[] sound = Files.readAllBytes(file);
        for (int i = 0; i < DAMAGES; i++) {
            Files.write(file, changed(sound));
            mustEnd(verify(file), FILE, "a changed byte");
            Files.write(file, Arrays.copyOf(sound, sound.length - 1 - random.nextInt(sound.length / 3)));
            mustEnd(verify(file), HOLDS, "a journal that was cut off");
        }
        List<String> objects = Forgery.objects(sound);
        for (int i = 0; i < FORGERIES; i++) {
            Files.write(file, Forgery.journal(forged(objects)));
            verify(file);
            Shell reading = shell().reading("list\nlog 5\nluck\nshow p" + random.nextInt(1000)
                    + "\nundo\nredo\nnext turn\nnext phase\nreport\n");
            counter.run(reading, List.of("play", file.getFileName().toString()));
        }
        Files.delete(file);
        Files.deleteIfExists(Path.of(file + ".seed"));
    }

    private Shell shell() {
        return Shell.in(Map.of("REDOUBT_PATIENCE", "100ms")).from(folder).seeded(seed);
    }

    private Shell.Result verify(Path file) {
        return counter.run(shell(), List.of("verify", file.getFileName().toString()));
    }

    private void mustEnd(Shell.Result result, int exit, String what) {
        if (result.exit() != exit) {
            throw new Fault(what + " ends with " + result.exit() + ": " + result.out() + result.err(), "seed " + seed);
        }
    }

    private byte[] changed(byte[] sound) {
        byte[] bytes = sound.clone();
        int at = random.nextInt(bytes.length);
        bytes[at] ^= (byte) (1 + random.nextInt(255));
        return bytes;
    }

    /** One to three changes to the lines: to numbers and words in them, or to the lines themselves. */
    private List<String> forged(List<String> sound) {
        List<String> objects = new ArrayList<>(sound);
        for (int times = 1 + random.nextInt(3); times > 0 && objects.size() > 1; times--) {
            int at = random.nextInt(objects.size());
            String object = objects.get(at);
            switch (random.nextInt(7)) {
                case 0 -> objects.remove(at);
                case 1 -> objects.add(at, object);
                case 2 -> objects.set(at, mended(RandomText.mistyped(object, random)));
                case 3, 4 -> objects.set(at, RandomText.renumbered(object, random));
                default -> objects.set(at, swapped(object, objects.get(random.nextInt(objects.size()))));
            }
        }
        return objects;
    }

    /** A line stays a line, that ends as an object does. */
    private static String mended(String object) {
        String line = object.replaceAll("[\n\r]", " ");
        return line.endsWith("}") ? line : line + '}';
    }

    /** A word of one line in the place of a word of another. */
    private String swapped(String object, String other) {
        String[] words = object.split("\"", -1);
        String[] others = other.split("\"", -1);
        int at = 1 + 2 * random.nextInt(words.length / 2);
        words[at] = others[1 + 2 * random.nextInt(others.length / 2)];
        return String.join("\"", words);
    }
}
