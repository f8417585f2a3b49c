package io.redoubt.cli.ahead;

import io.redoubt.cli.answering.CommonOption;
import io.redoubt.cli.completion.CommandWords;
import io.redoubt.cli.completion.Completable;
import io.redoubt.report.Columns;
import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Escaped;
import io.redoubt.rules.input.Nearest;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The command line of a command that looks ahead: options of its own, and words. In a shell steps are quoted; in a
 * session they stand as they are, with semicolons between, and their own options are left to them.
 */
final class AheadLine {
    /** Everything these commands take. */
    enum Option {
        BATTLE(CommonOption.BATTLE.label(), "look ahead from a battle; nothing is written to it"),
        GOAL("GOAL", "something to tell the chance of: 'n1=destroyed and crew(b2)<=4'; repeatable"),
        REQUIRE("GOAL>=P", "exit 1 unless it holds; repeatable"),
        WORTH("GOAL:N,…", "what goals are worth, in place of one goal"),
        BY("A,B", "only these pieces act"),
        AT("N,M", "only at these pieces"),
        VERBS("V,W", "only these verbs"),
        TURNS("N", "look so many of your turns ahead; meanwhile the other side does nothing"),
        PATIENCE(CommonOption.PATIENCE.label(), CommonOption.PATIENCE.help()),
        READING(CommonOption.READING.label(), CommonOption.READING.help()),
        FORMAT("text|json", "how to answer"),
        JSON("", "short for --format json"),
        CHART(CommonOption.CHART.label(), "write it as a picture too"),
        FORCE("", "let --chart overwrite a file"),
        COLOR("WHEN", "when to use colour: auto, always, never"),
        HELP("", "this help");

        private final String label;
        private final String help;

        Option(String label, String help) {
            this.label = label;
            this.help = help;
        }

        String flag() {
            return "--" + key();
        }

        private String key() {
            return name().toLowerCase(Locale.ROOT);
        }

        /** The same as a shell completes it. */
        private Completable completed() {
            List<String> values = this == COLOR ? CommonOption.COLOR.choices() : List.of();
            return new Completable(key(), help, this == FORMAT ? List.of(label.split("\\|")) : values, label.isEmpty());
        }

        String label() {
            return label;
        }

        String help() {
            return help;
        }

        private boolean isRepeatable() {
            return this == GOAL || this == REQUIRE || this == READING;
        }

        /** Whether a step may have an option of this name itself. */
        private boolean isOfSteps() {
            return this == READING || this == BY || this == AT;
        }
    }

    /** What stands in a command beside its options. */
    enum Words {
        /** Steps, which have options of their own. */
        STEPS,

        /** A goal; every option is the command's. */
        GOAL
    }

    private static final int INDENT = 24;

    private final Map<Option, List<String>> given = new LinkedHashMap<>();
    private final List<String> words = new ArrayList<>();

    private final Words kind;

    private AheadLine(Words kind) {
        this.kind = kind;
    }

    /**
     * Reads a command line.
     *
     * @param kind what stands there beside options
     * @param known the options this command takes
     * @param help where to read more
     * @throws BadInput naming the option that does not fit
     */
    static AheadLine read(List<String> args, Words kind, Set<Option> known, String help) {
        AheadLine line = new AheadLine(kind);
        int at = 0;
        while (at < args.size()) {
            String arg = args.get(at++);
            Optional<Option> option = line.option(arg, known, help);
            if (option.isEmpty()) {
                line.words.add(arg);
                continue;
            }
            int equals = arg.indexOf('=');
            String value = "";
            if (!option.get().label().isEmpty() && equals > 0) {
                value = arg.substring(equals + 1);
            } else if (!option.get().label().isEmpty()) {
                if (at == args.size()) {
                    throw new BadInput(option.get().flag() + " needs a value (" + help + ")");
                }
                value = args.get(at++);
            }
            line.put(option.get(), value);
        }
        return line;
    }

    private Optional<Option> option(String arg, Set<Option> known, String help) {
        if (arg.equals("-h")) {
            return Optional.of(Option.HELP);
        }
        if (!arg.startsWith("--")) {
            return Optional.empty();
        }
        int equals = arg.indexOf('=');
        String flag = equals < 0 ? arg : arg.substring(0, equals);
        boolean within = kind == Words.STEPS && !words.isEmpty() && !isQuoted();
        List<String> flags = new ArrayList<>();
        for (Option option : known) {
            if (option.flag().equals(flag)) {
                return within && option.isOfSteps() ? Optional.empty() : Optional.of(option);
            }
            flags.add(option.flag());
        }
        if (within) {
            return Optional.empty();
        }
        throw new BadInput("unknown option " + Escaped.of(flag) + Nearest.hint(flag, flags) + " (" + help + ")");
    }

    private void put(Option option, String value) {
        List<String> values = given.computeIfAbsent(option, any -> new ArrayList<>());
        if (!values.isEmpty() && !option.isRepeatable()) {
            throw new BadInput(option.flag() + " is given twice: give it once");
        }
        values.add(value);
    }

    /** Whether each word is a step of its own: some shell quoted them. */
    boolean isQuoted() {
        return words.stream().anyMatch(word -> word.indexOf(' ') >= 0 || word.equals("-"));
    }

    boolean has(Option option) {
        return given.containsKey(option);
    }

    Optional<String> one(Option option) {
        return given.getOrDefault(option, List.of()).stream().findFirst();
    }

    List<String> all(Option option) {
        return given.getOrDefault(option, List.of());
    }

    /** What is no option. */
    List<String> words() {
        return words;
    }

    /** What can stand after a command. */
    static CommandWords completed(String command, Set<Option> known) {
        List<Completable> options =
                EnumSet.copyOf(known).stream().map(Option::completed).toList();
        return new CommandWords(command, options, List.of());
    }

    /** The options of a command for its help, a line each. */
    static List<String> help(Set<Option> known) {
        List<String> lines = new ArrayList<>();
        for (Option option : EnumSet.copyOf(known)) {
            String use = "  " + option.flag() + (option.label().isEmpty() ? "" : " " + option.label());
            String line = use + " ".repeat(Math.max(2, INDENT - use.length())) + option.help();
            lines.addAll(Columns.hang(line, Columns.WIDTH, INDENT));
        }
        return lines;
    }
}
