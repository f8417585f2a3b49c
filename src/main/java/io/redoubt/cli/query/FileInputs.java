package io.redoubt.cli.query;

import io.redoubt.battle.Board;
import io.redoubt.cli.runtime.ByteOrderMark;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.cli.runtime.FileAccessException;
import io.redoubt.cli.runtime.UserPaths;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.inputfile.InputFileFormat;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads the files that inputs name, because the rules never open files. */
final class FileInputs {
    /** Maximum size, far above any deployment file; keeps a device or a wrong file from filling the memory. */
    private static final int MOST_BYTES = 4 << 20;

    private static final List<String> STANDARD_INPUT = List.of("/dev/stdin", "/dev/fd/0", "/proc/self/fd/0");

    private final Environment world;

    /** Creates a reader that resolves paths in this environment. */
    FileInputs(Environment world) {
        this.world = world;
    }

    /**
     * Returns the inputs of a query, with its files attached.
     *
     * @throws FileAccessException if a file cannot be read
     */
    Map<String, String> inputs(Query query) {
        Map<String, String> inputs = query.inputs();
        if (!query.procedure().form().takesFiles()) {
            return inputs;
        }
        for (Map.Entry<String, String> given : query.inputs().entrySet()) {
            Optional<InputField<?>> field = query.procedure().form().field(given.getKey());
            String path = given.getValue();
            if (field.isPresent() && field.get().kind().isFile() && !InputFileFormat.isAttached(path)) {
                inputs = new LinkedHashMap<>(inputs);
                inputs.put(given.getKey(), InputFileFormat.attach(path, content(path)));
            }
        }
        return inputs;
    }

    /**
     * Rejects the name of a piece where a file is meant, unless there is such a file.
     *
     * @throws BadInputException if a piece was named
     */
    void mustNotBePieces(Query query, Board board) {
        query.inputs().forEach((input, path) -> {
            boolean isFile = query.procedure()
                    .form()
                    .field(input)
                    .filter(field -> field.kind().isFile())
                    .isPresent();
            if (isFile && board.piece(path).isPresent() && !Files.exists(UserPaths.of(world, path))) {
                throw new BadInputException(PrintableText.of(path) + " is a piece, and "
                        + query.procedure().verb()
                        + " takes a file here; to ask about one placement, give options instead (help "
                        + query.procedure().verb() + ")");
            }
        });
    }

    /**
     * Returns the content of a file.
     *
     * @throws FileAccessException if it cannot be read
     */
    String content(String path) {
        try (InputStream in = open(path)) {
            return text(PrintableText.of(path), in.readNBytes(MOST_BYTES + 1));
        } catch (IOException e) {
            throw UserPaths.unreadable(path, e);
        }
    }

    /** Opens a file. Standard input is taken from the environment, because the queries themselves may come from it. */
    private InputStream open(String path) {
        if (STANDARD_INPUT.contains(path)) {
            return world.in();
        }
        return UserPaths.open(world.directory(), path);
    }

    private static String text(String name, byte[] bytes) {
        if (bytes.length > MOST_BYTES) {
            throw new FileAccessException(name + " is larger than 4 MiB: is it the right file?");
        }
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
            return ByteOrderMark.stripped(text);
        } catch (CharacterCodingException e) {
            throw new FileAccessException(name + " is not written in UTF-8: save it as UTF-8");
        }
    }
}
