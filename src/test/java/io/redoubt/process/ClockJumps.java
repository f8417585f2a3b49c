package io.redoubt.process;

import io.redoubt.battle.Battle;
import io.redoubt.battle.Verified;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;

/** A battle whose clock leaps years back and forth while it is played: nothing in it comes from the time of day. */
final class ClockJumps {
    static final String BATTLE = "clock.battle";

    private static final int JUMPS = 50;
    private static final int YEARS_IN_DAYS = 3_650;

    /** Where distributions keep the library that tells a process another time. */
    private static final List<Path> LIBRARIES = Stream.of("x86_64-linux-gnu/", "aarch64-linux-gnu/", "")
            .map(place -> Path.of("/usr/lib/" + place + "faketime/libfaketimeMT.so.1"))
            .toList();

    private final Path library;
    private final Path folder;
    private final Path clock;
    private final Random random;

    private ClockJumps(Path library, Path folder, Random random) {
        this.library = library;
        this.folder = folder;
        this.clock = folder.resolve("clock");
        this.random = random;
    }

    /** Empty where the machine has no means to tell a process another time. */
    static Optional<ClockJumps> in(Path folder, Random random) {
        return LIBRARIES.stream()
                .filter(Files::exists)
                .findFirst()
                .map(library -> new ClockJumps(library, folder, random));
    }

    /**
     * Rules once after each jump; every ruling must be told and kept.
     *
     * @return how often the clock jumped
     */
    int played(String ruling) throws IOException, InterruptedException {
        jump();
        ProcessBuilder program = Killed.program(folder, "play", BATTLE).redirectError(ProcessBuilder.Redirect.DISCARD);
        program.environment()
                .putAll(Map.of(
                        "LD_PRELOAD",
                        library.toString(),
                        "FAKETIME_TIMESTAMP_FILE",
                        clock.toString(),
                        "FAKETIME_NO_CACHE",
                        "1",
                        "FAKETIME_DONT_FAKE_MONOTONIC",
                        "1"));
        Process session = program.start();
        BufferedReader said =
                new BufferedReader(new InputStreamReader(session.getInputStream(), StandardCharsets.UTF_8));
        try (OutputStream in = session.getOutputStream()) {
            for (int times = 0; times < JUMPS; times++) {
                jump();
                in.write(ruling.getBytes(StandardCharsets.UTF_8));
                in.flush();
                String line = said.readLine();
                must(line != null && line.endsWith("}"), "after a jump of the clock it says " + line);
            }
        }
        must(session.waitFor() == 0, "a session ends with " + session.exitValue() + " after jumps of the clock");
        try (Battle battle = Battle.read(folder.resolve(BATTLE))) {
            int kept = Verified.of(battle).rulings();
            must(kept == JUMPS, "of " + JUMPS + " rulings between jumps of the clock " + kept + " are kept");
        }
        return JUMPS;
    }

    private void jump() throws IOException {
        int days = random.nextInt(2 * YEARS_IN_DAYS) - YEARS_IN_DAYS;
        Files.writeString(clock, (days < 0 ? "" : "+") + days + "d\n");
    }

    private static void must(boolean holds, String what) {
        if (!holds) {
            throw new AssertionError(what);
        }
    }
}
