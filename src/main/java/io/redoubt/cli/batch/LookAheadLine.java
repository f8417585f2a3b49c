package io.redoubt.cli.batch;

import io.redoubt.cli.lookahead.ForeseeCommand;
import io.redoubt.cli.lookahead.PlanCommand;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.cli.runtime.ExitCode;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.PrintableText;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A question to {@code foresee} or {@code plan} in a batch: its keys are the options of the command, and the steps. */
final class LookAheadLine {
    private static final String FORESEE = "foresee";
    private static final String PLAN = "plan";

    /** The commands that look ahead. */
    static final Set<String> COMMANDS = Set.of(FORESEE, PLAN);

    /** The message for a command line that looks ahead. */
    static final String AS_OBJECT = "in a batch, foresee and plan are JSON objects with their steps: "
            + "{\"command\":\"plan\",\"goal\":\"n1=destroyed\",\"steps\":[\"add nest n1\", …]}";

    /** Keys whose list is one option. */
    private static final Set<String> JOINED = Set.of("by", "at", "verbs", "worth");

    /** Options that a batch has for all of its lines, or cannot have. */
    private static final Set<String> OF_THE_BATCH =
            Set.of("format", "json", "markdown", "color", "chart", "force", "help");

    private final Environment world;

    LookAheadLine(Environment world) {
        this.world = world;
    }

    /**
     * Answers a question with one line of JSON.
     *
     * @param keys the values by key
     * @param out receives the answer
     * @param err receives messages besides the answer
     * @throws BadInputException if a key or value is not valid
     */
    ExitCode answer(Map<String, List<String>> keys, PrintWriter out, PrintWriter err) {
        Map<String, List<String>> rest = new LinkedHashMap<>(keys);
        String command = one(rest, "command").orElse("");
        Optional<RuleSet> game = one(rest, "game").map(key -> game(key, world));
        List<String> steps = Optional.ofNullable(rest.remove("steps")).orElse(List.of());
        steps.forEach(LookAheadLine::mustBeStep);
        List<String> words = new ArrayList<>();
        if (command.equals(PLAN)) {
            one(rest, "goal").ifPresent(words::add);
            if (!steps.isEmpty()) {
                words.add("-");
            }
        } else {
            words.addAll(steps);
        }
        rest.forEach((key, values) -> words.addAll(options(key, values)));
        words.add("--json");
        InputStream in = new ByteArrayInputStream(String.join("\n", steps).getBytes(StandardCharsets.UTF_8));
        Environment own = new Environment(
                world.env(), in, out, err, Environment.Terminal.NONE, world.seeds(), world.directory(), world.games());
        return command.equals(PLAN) ? new PlanCommand(own).run(words, game) : new ForeseeCommand(own).run(words, game);
    }

    /**
     * Returns the game of a key.
     *
     * @throws BadInputException if there is none
     */
    static RuleSet game(String key, Environment world) {
        return world.games()
                .game(key)
                .orElseThrow(() -> new BadInputException("unknown game " + PrintableText.of(key) + "; valid games: "
                        + String.join(", ", world.games().keys())));
    }

    /** Rejects a single word, which a command line would read as a file. */
    private static void mustBeStep(String step) {
        if (step.strip().indexOf(' ') < 0) {
            throw new BadInputException(
                    "steps: " + PrintableText.of(step) + " is not a step; give whole commands, e.g. \"add nest n1\"");
        }
    }

    /**
     * Takes the only value of a key out of the others.
     *
     * @throws BadInputException if it has several values
     */
    static Optional<String> one(Map<String, List<String>> keys, String key) {
        List<String> values = Optional.ofNullable(keys.remove(key)).orElse(List.of());
        if (values.size() > 1) {
            throw new BadInputException("the key " + key + " takes one value, not a list");
        }
        return values.stream().findFirst();
    }

    private static List<String> options(String key, List<String> values) {
        String name = key.equals("readings")
                ? "reading"
                : key.replaceAll("([A-Z])", "-$1").toLowerCase(Locale.ROOT);
        if (OF_THE_BATCH.contains(name)) {
            throw new BadInputException("the key " + PrintableText.of(key) + " is not available in a batch; remove it");
        }
        if (values.equals(List.of("false"))) {
            return List.of();
        }
        if (values.equals(List.of("true"))) {
            return List.of("--" + name);
        }
        if (name.equals("reply")) {
            return List.of("--reply=" + String.join("; ", values));
        }
        return JOINED.contains(name)
                ? List.of("--" + name + '=' + String.join(",", values))
                : values.stream().map(value -> "--" + name + '=' + value).toList();
    }
}
