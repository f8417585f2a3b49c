package io.redoubt.cli.rulefile;

import io.redoubt.cli.runtime.Environment;
import io.redoubt.cli.runtime.FileAccessException;
import io.redoubt.cli.runtime.UserPaths;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.PrintableText;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/** Reads the text of a rule file. */
public final class RuleFileText {
    private static final int MOST_BYTES = 1 << 20;

    private RuleFileText() {}

    /**
     * Checks the size of a text that was not read from a file.
     *
     * @throws BadInputException if it is larger than any rule file
     */
    static void mustBeOfSize(String name, String text) {
        if (text.getBytes(StandardCharsets.UTF_8).length > MOST_BYTES) {
            throw new BadInputException(PrintableText.of(name) + ": larger than 1 MiB, so not a rule file");
        }
    }

    /**
     * Returns the text of a file.
     *
     * @throws FileAccessException if it cannot be read
     */
    public static String of(String path, Environment world) {
        String name = PrintableText.of(path);
        try (InputStream in = UserPaths.open(world.directory(), path)) {
            byte[] bytes = in.readNBytes(MOST_BYTES + 1);
            if (bytes.length > MOST_BYTES) {
                throw new FileAccessException(name + " is larger than 1 MiB: is it a rule file?");
            }
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException e) {
            throw new FileAccessException(name + " is not written in UTF-8: save it as UTF-8");
        } catch (IOException e) {
            throw UserPaths.unreadable(path, e);
        }
    }
}
