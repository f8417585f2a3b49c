package io.redoubt.cli.line;

import io.redoubt.cli.answering.CommonOption;
import io.redoubt.cli.line.Arguments.Taking;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;

/**
 * The arguments of a command that is no verb and takes one argument without a name at most.
 *
 * @param texts what was given, by the name of the option without its dashes
 */
public record CommandArguments(Map<String, List<String>> texts) {
    /**
     * An option of such a command.
     *
     * @param name without its dashes
     * @param label what its value is called in help; empty where it takes none
     * @param values the values it takes; empty where they are not a closed list
     */
    public record Option(String name, Optional<String> label, String help, List<String> values) {
        public Option(String name, String label, String help) {
            this(name, Optional.of(label), help, List.of());
        }

        /** One that takes no value. */
        public static Option flag(String name, String help) {
            return new Option(name, Optional.empty(), help, List.of());
        }

        /** How to answer, for a command that answers in these ways only. */
        public static Option format(String... ways) {
            CommonOption common = CommonOption.FORMAT;
            return new Option(common.key(), Optional.of(common.label()), common.help(), List.of(ways));
        }

        /** One that verbs have as well. */
        public static Option of(CommonOption common) {
            return common.isFlag()
                    ? flag(common.key(), common.help())
                    : new Option(common.key(), Optional.of(common.label()), common.help(), common.choices());
        }

        /** What picocli knows of it. */
        public OptionSpec spec() {
            String dashed = "--" + name;
            String text = values.isEmpty() ? help : help + ": " + String.join(", ", values);
            return label.isPresent() ? Picocli.text(dashed, label.get(), text) : Picocli.flag(dashed, text);
        }
    }

    private record Known(List<Option> options) implements Arguments.Options {
        @Override
        public Taking taking(String name) {
            if (name.equals(Arguments.NAMELESS)) {
                return Taking.VALUE;
            }
            for (Option option : options) {
                if (option.name().equals(name)) {
                    return option.label().isPresent() ? Taking.VALUE : Taking.NO_VALUE;
                }
            }
            return Taking.NOTHING_KNOWN;
        }
    }

    /**
     * Reads arguments.
     *
     * @param line picocli's parser of these options, made only where arguments are not written the usual way
     * @param help how help is asked for
     */
    public static CommandArguments read(
            List<String> args, List<Option> options, Supplier<CommandLine> line, String help) {
        Optional<Map<String, List<String>>> usual = Arguments.texts(args, new Known(options));
        return new CommandArguments(usual.isPresent() ? usual.get() : parse(line.get(), args, help));
    }

    /** Those of a command that takes a file, or none, and prints its help itself. */
    public static CommandArguments read(String command, List<String> args, List<Option> options) {
        return read(
                args,
                options,
                () -> Picocli.line(Picocli.command(command, Picocli.word("FILE", ""), options, "[FILE]")),
                "redoubt " + command + " --help");
    }

    static Map<String, List<String>> parse(CommandLine line, List<String> args, String help) {
        ParseResult parsed = Picocli.parse(line, args, help);
        Map<String, List<String>> texts = new HashMap<>();
        for (OptionSpec option : parsed.matchedOptions()) {
            texts.put(
                    option.longestName().replaceFirst("^-+", ""),
                    List.of(option.<Object>getValue().toString()));
        }
        if (parsed.hasMatchedPositional(0)) {
            texts.put(Arguments.NAMELESS, List.of(parsed.matchedPositional(0).<String>getValue()));
        }
        return texts;
    }

    /** Whether an option was given, by its name without dashes. */
    public boolean has(String option) {
        return texts.containsKey(option);
    }

    /** The value of an option, or what stands for it where it was not given. */
    public String text(String option, String otherwise) {
        return texts.getOrDefault(option, List.of(otherwise)).get(0);
    }

    /** The argument without a name, or what stands for it. */
    public String argument(String otherwise) {
        return text(Arguments.NAMELESS, otherwise);
    }

    /** The argument without a name, if it was given. */
    public List<String> arguments() {
        return texts.getOrDefault(Arguments.NAMELESS, List.of());
    }

    /** Those that verbs have as well. */
    public Map<CommonOption, List<String>> common() {
        Map<CommonOption, List<String>> common = new EnumMap<>(CommonOption.class);
        texts.forEach((name, values) -> CommonOption.named(name).ifPresent(option -> common.put(option, values)));
        return common;
    }
}
