package io.redoubt.session;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A page of the documentation: prose, with blocks that show the program at work.
 *
 * <p>A block that begins with {@code ```console} is a session: its commands are run and their output written anew. All
 * blocks of a page share one folder, so that a battle or a picture made in one is there in the next. A block with a
 * name behind its language, such as {@code ```toml caen.toml}, is a file of that folder. Every other block is left
 * alone.
 */
final class Page {
    private static final String FENCE = "```";
    private static final Pattern FILE = Pattern.compile("```[a-z]+ ([A-Za-z0-9._-]+)");

    private final List<String> lines;
    private final Path folder;
    private final List<String> rewritten = new ArrayList<>();

    Page(List<String> lines, Path folder) {
        this.lines = lines;
        this.folder = folder;
    }

    /** The page as it is today. */
    List<String> run() throws IOException {
        for (int at = 0; at < lines.size(); at++) {
            String line = lines.get(at);
            rewritten.add(line);
            if (line.startsWith(FENCE)) {
                int end = end(at);
                rewritten.addAll(today(line, lines.subList(at + 1, end)));
                rewritten.add(FENCE);
                at = end;
            }
        }
        return rewritten;
    }

    private int end(int from) {
        int length = lines.subList(from + 1, lines.size()).indexOf(FENCE);
        if (length < 0) {
            throw new IllegalStateException("the block of line " + (from + 1) + " has no end");
        }
        return from + 1 + length;
    }

    private List<String> today(String fence, List<String> block) throws IOException {
        Matcher file = FILE.matcher(fence);
        if (file.matches()) {
            Files.write(folder.resolve(file.group(1)), block);
        }
        if (!fence.equals("```console")) {
            return block;
        }
        List<String> today = SessionFile.inFolder("$ ", block, folder).run();
        while (!today.isEmpty() && today.get(today.size() - 1).isEmpty()) {
            today.remove(today.size() - 1);
        }
        return today;
    }
}
