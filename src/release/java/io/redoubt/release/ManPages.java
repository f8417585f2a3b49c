package io.redoubt.release;

import io.redoubt.catalog.Catalog;
import io.redoubt.cli.Cli;
import io.redoubt.cli.parsing.VerbInvocation;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.procedure.Procedure;
import io.redoubt.session.SessionStarter;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Generates the manual pages: one for each command and each verb from their help, and those in {@code src/man}, which
 * are written by hand. {@code scripts/release} compiles this package against the finished jar alone, and runs it.
 */
public final class ManPages {
    private static final Pattern COMMAND = Pattern.compile("  redoubt ([a-z]+).*? {2,}(\\S.*)");

    private final Path root;
    private final Release release;
    private final Map<String, String> pages = new TreeMap<>();

    private ManPages(Path root, Release release) {
        this.root = root;
        this.release = release;
    }

    /**
     * Writes all pages, as {@code man1/redoubt.1}.
     *
     * @param args the folder of the project, and the folder to write to
     */
    public static void main(String[] args) throws IOException {
        for (Map.Entry<String, String> page : of(Path.of(args[0])).entrySet()) {
            String name = page.getKey();
            Path file = Path.of(args[1], "man" + name.charAt(name.length() - 1), name);
            Files.createDirectories(file.getParent());
            Files.writeString(file, page.getValue());
        }
    }

    /** Returns all pages by file name. */
    static Map<String, String> of(Path root) throws IOException {
        ManPages made = new ManPages(root, Release.of(Files.readString(root.resolve("pom.xml"))));
        made.commands();
        for (RuleSet game : Catalog.games()) {
            game.procedures().forEach(procedure -> made.verb(game, procedure));
        }
        made.byHand();
        return made.pages;
    }

    /** Returns the name of the page of a verb, without its section. */
    static String name(RuleSet game, Procedure<?, ?> procedure) {
        return "redoubt-" + game.key() + '-' + procedure.verb();
    }

    private void verb(RuleSet game, Procedure<?, ?> procedure) {
        String what = procedure.summary() + " (" + game.title() + ')';
        Roff roff = new Roff(name(game, procedure), 1, release, what);
        new HelpPage(roff, typed("", game.key(), procedure.verb(), "--help")).write();
        List<String> others = new ArrayList<>(List.of("redoubt(1)"));
        for (Procedure<?, ?> other : game.procedures()) {
            if (!other.verb().equals(procedure.verb())) {
                others.add(name(game, other) + "(1)");
            }
        }
        roff.seeAlso(others);
        pages.put(name(game, procedure) + ".1", roff.page());
    }

    private void commands() {
        for (Map.Entry<String, String> command : summaries().entrySet()) {
            String name = command.getKey();
            Roff roff = new Roff("redoubt-" + name, 1, release, command.getValue());
            new HelpPage(roff, typed("", name, "--help")).write();
            if (name.equals("play")) {
                roff.section("COMMANDS");
                roff.paragraph("This is what help says in a session of the usual game:");
                roff.verbatim(typed("help\n", name).lines().toList());
            }
            roff.seeAlso(List.of("redoubt(1)", "redoubt-battle(5)", "redoubt-config(5)"));
            pages.put("redoubt-" + name + ".1", roff.page());
        }
    }

    /** Returns the commands that belong to no game, with their summaries from the overview. */
    static Map<String, String> summaries() {
        Map<String, String> summaries = new TreeMap<>();
        for (String line : typed("", "--help").lines().toList()) {
            Matcher command = COMMAND.matcher(line);
            if (command.matches() && VerbInvocation.COMMANDS.contains(command.group(1))) {
                summaries.put(command.group(1), command.group(2));
            }
        }
        return summaries;
    }

    private void byHand() throws IOException {
        List<Path> files;
        try (Stream<Path> found = Files.list(root.resolve("src/man"))) {
            files = found.sorted().toList();
        }
        for (Path file : files) {
            String text = Files.readString(file)
                    .replace("@VERSION@", release.version())
                    .replace("@DATE@", release.date())
                    .replace("@COMMANDS@\n", list(summaries()))
                    .replace("@SETTINGS@\n", settings())
                    .replace("@GAMES@\n", games());
            pages.put(file.getFileName().toString(), text);
        }
    }

    /** Returns the sample settings file of {@code config sample} as a section; empty if there is no such command. */
    private static String settings() {
        if (!VerbInvocation.COMMANDS.contains("config")) {
            return "";
        }
        StringBuilder text = new StringBuilder(".TP\n.I config.toml\nsettings, as the sample below has them;\n");
        text.append(".BR redoubt\\-config (1)\ntells which of them hold, and where each comes from\n");
        text.append(".SH \"CONFIG.TOML\"\n.in 1n\n.EX\n");
        typed("", "config", "sample").lines().forEach(line -> text.append(Roff.line(line)));
        return text.append(".EE\n.in\n").toString();
    }

    private static String list(Map<String, String> summaries) {
        StringBuilder list = new StringBuilder();
        summaries.forEach((name, what) -> entry(list, "redoubt-" + name, what));
        return list.toString();
    }

    private static String games() {
        StringBuilder list = new StringBuilder();
        for (RuleSet game : Catalog.games()) {
            list.append(".SS \"").append(Roff.escaped(game.title()));
            list.append(" (").append(game.key()).append(")\"\n");
            game.procedures().forEach(procedure -> entry(list, name(game, procedure), procedure.summary()));
        }
        return list.toString();
    }

    private static void entry(StringBuilder list, String page, String what) {
        list.append(".TP\n.BR ").append(Roff.escaped(page)).append(" (1)\n");
        list.append(Roff.filled(Roff.escaped(what)));
    }

    private static String typed(String input, String... words) {
        StringWriter out = new StringWriter();
        PrintWriter writer = new PrintWriter(out);
        Environment world = new Environment(
                Map.of(),
                new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
                writer,
                writer,
                Environment.Terminal.NONE,
                () -> 0,
                Path.of(""));
        int exit = Cli.run(List.of(words), world, new SessionStarter());
        if (exit != 0) {
            throw new IllegalStateException(String.join(" ", words) + " ends with " + exit + ": " + out);
        }
        return out.toString();
    }
}
