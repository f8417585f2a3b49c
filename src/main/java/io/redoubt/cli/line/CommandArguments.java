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
    private record Known(List<Option> options, Taking nameless) implements Arguments.Options {
        @Override
        public Taking taking(String name) {
            if (name.equals(Arguments.NAMELESS)) {
                return nameless;
            }
            for (Option option : options) {
                if (option.name().equals(name)) {
                    return Arguments.taking(option.isFlag(), option.isRepeatable());
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
        return read(args, new Known(options, Taking.VALUE), line, help);
    }

    /** Reads arguments of which each must be an option or its value: the words beside them are read elsewhere. */
    public static CommandArguments ofOptions(
            List<String> args, List<Option> options, Supplier<CommandLine> line, String help) {
        return read(args, new Known(options, Taking.NOTHING_KNOWN), line, help);
    }

    /** Reads arguments of which each must be one of these options, their value, or a call for help. */
    public static CommandArguments ofOptions(List<String> args, List<Option> options, String help) {
        return ofOptions(args, options, () -> Picocli.options(options), help);
    }

    private static CommandArguments read(List<String> args, Known known, Supplier<CommandLine> line, String help) {
        Optional<Map<String, List<String>>> usual = Arguments.texts(args, known);
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
            Object value = option.getValue();
            texts.put(
                    option.longestName().replaceFirst("^-+", ""),
                    value instanceof List<?> several
                            ? several.stream().map(String::valueOf).toList()
                            : List.of(value.toString()));
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

    /** The values of an option, in the order they were given; none where it was not given. */
    public List<String> all(String option) {
        return texts.getOrDefault(option, List.of());
    }

    /** The argument without a name, or what stands for it. */
    public String argument(String otherwise) {
        return text(Arguments.NAMELESS, otherwise);
    }

    /** The argument without a name, if it was given. */
    public List<String> arguments() {
        return all(Arguments.NAMELESS);
    }

    /** Those that verbs have as well. */
    public Map<CommonOption, List<String>> common() {
        Map<CommonOption, List<String>> common = new EnumMap<>(CommonOption.class);
        texts.forEach((name, values) -> CommonOption.named(name).ifPresent(option -> common.put(option, values)));
        return common;
    }
}
