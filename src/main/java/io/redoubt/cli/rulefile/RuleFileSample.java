package io.redoubt.cli.rulefile;

import io.redoubt.rules.rulefile.RuleFileGame;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** {@code redoubt rules --sample}: a small rule file to start from. */
public final class RuleFileSample {
    private RuleFileSample() {}

    /** Returns the text of the file. */
    public static String text() {
        try (InputStream in = RuleFileGame.class.getResourceAsStream("first.rules")) {
            if (in == null) {
                throw new IllegalStateException("no sample");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
