package io.redoubt.session;

import io.redoubt.cli.Shell;
import io.redoubt.cli.parsing.ShellWords;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A session file: commands with what they print.
 *
 * <p>A line that begins with the prompt is a command; the lines after it that begin with {@code <} are its standard
 * input; the rest, up to the next command or comment, is its output, errors marked with {@code !}, and {@code exit N}
 * where it is not 0. Variables of the environment may stand before a command. Running a session writes it anew with
 * what the program says today. A session with a battle runs in a folder of its own, so that the battle is a new one.
 */
final class SessionFile {
    private static final String COMMENT = "#";
    private static final Set<String> PROGRAM = Set.of("redoubt", "scripts/redoubt");

    private final String prompt;
    private final List<String> lines;
    private final Path folder;
    private final List<String> rewritten = new ArrayList<>();

    SessionFile(String prompt, List<String> lines, Path own) {
        this(prompt, lines.stream().anyMatch(line -> line.contains(".battle")) ? own : Path.of(""), lines);
    }

    private SessionFile(String prompt, Path folder, List<String> lines) {
        this.prompt = prompt;
        this.lines = lines;
        this.folder = folder;
    }

    /** A session that runs in this folder, whatever it does. */
    static SessionFile inFolder(String prompt, List<String> lines, Path folder) {
        return new SessionFile(prompt, folder, lines);
    }

    /** The session as it is today. */
    List<String> run() {
        int at = 0;
        while (at < lines.size()) {
            String line = lines.get(at++);
            rewritten.add(line);
            if (line.startsWith(prompt)) {
                StringBuilder input = new StringBuilder();
                while (at < lines.size() && isInput(lines.get(at))) {
                    rewritten.add(lines.get(at));
                    input.append(lines.get(at++).substring(1).stripLeading()).append('\n');
                }
                execute(line.substring(prompt.length()), input.toString());
                while (at < lines.size() && !begins(lines.get(at))) {
                    at++;
                }
            }
        }
        return rewritten;
    }

    /** Output that looks like a comment or a command is marked, so that it is taken for what it is. */
    private String marked(String line) {
        return begins(line) ? "\\" + line : line;
    }

    private static boolean isInput(String line) {
        return line.equals("<") || line.startsWith("< ");
    }

    private boolean begins(String line) {
        return line.startsWith(prompt) || line.startsWith(COMMENT);
    }

    private void execute(String command, String input) {
        List<String> words = ShellWords.of(command);
        Map<String, String> env = new LinkedHashMap<>();
        while (words.get(0).matches("[A-Z_]+=.*")) {
            String[] assigned = words.remove(0).split("=", 2);
            env.put(assigned[0], assigned[1]);
        }
        if (!PROGRAM.contains(words.get(0))) {
            throw new IllegalArgumentException(
                    "'" + command + "' does not start the program: show it in another block");
        }
        Shell.Result result =
                Shell.in(env).reading(input).seeded(0x7f3a91c0L).from(folder).run(words.subList(1, words.size()));
        result.lines().stream().map(this::marked).forEach(rewritten::add);
        result.err().lines().forEach(line -> rewritten.add("! " + line));
        if (result.exit() != 0) {
            rewritten.add("exit " + result.exit());
        }
        rewritten.add("");
    }
}
