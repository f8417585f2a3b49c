package io.redoubt.cli.parsing;

import io.redoubt.cli.parsing.VerbArguments.OptionArity;
import io.redoubt.cli.query.CommonOption;
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
 * The parsed arguments of a command other than a verb, which takes at most one positional argument.
 *
 * @param texts the given values by option name, without dashes
 */
public record CommandArguments(Map<String, List<String>> texts) {
    private record Known(List<Option> options, OptionArity nameless) implements VerbArguments.Options {
        @Override
        public OptionArity taking(String typed) {
            if (typed.equals(VerbArguments.NAMELESS)) {
                return nameless;
            }
            String name = VerbArguments.plain(typed);
            for (Option option : options) {
                if (option.name().equals(name)) {
                    return VerbArguments.taking(option.isFlag(), option.isRepeatable());
                }
            }
            return OptionArity.NOTHING_KNOWN;
        }
    }

    /**
     * Parses arguments.
     *
     * @param line picocli's parser of these options, created only if the fast path fails
     * @param help the help command, for messages
     */
    public static CommandArguments read(
            List<String> args, List<Option> options, Supplier<CommandLine> line, String help) {
        return read(args, new Known(options, OptionArity.VALUE), line, help);
    }

    /** Parses arguments that are all options or their values; the words of the command are parsed elsewhere. */
    public static CommandArguments ofOptions(
            List<String> args, List<Option> options, Supplier<CommandLine> line, String help) {
        return read(args, new Known(options, OptionArity.NOTHING_KNOWN), line, help);
    }

    /** Parses arguments that are all among these options, their values, or a request for help. */
    public static CommandArguments ofOptions(List<String> args, List<Option> options, String help) {
        return ofOptions(args, options, () -> PicocliAdapter.options(options), help);
    }

    private static CommandArguments read(List<String> args, Known known, Supplier<CommandLine> line, String help) {
        Optional<Map<String, List<String>>> usual = VerbArguments.texts(args, known);
        return new CommandArguments(usual.isPresent() ? usual.get() : parse(line.get(), args, help));
    }

    /** Parses the arguments of a command that takes an optional file and prints its help itself. */
    public static CommandArguments read(String command, List<String> args, List<Option> options) {
        return read(
                args,
                options,
                () -> PicocliAdapter.line(
                        PicocliAdapter.command(command, PicocliAdapter.word("FILE", ""), options, "[FILE]")),
                "redoubt " + command + " --help");
    }

    static Map<String, List<String>> parse(CommandLine line, List<String> args, String help) {
        ParseResult parsed = PicocliAdapter.parse(line, args, help);
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
            texts.put(
                    VerbArguments.NAMELESS, List.of(parsed.matchedPositional(0).<String>getValue()));
        }
        return texts;
    }

    /** Returns whether an option was given, by its name without dashes. */
    public boolean has(String option) {
        return texts.containsKey(option);
    }

    /** Returns the value of an option, or the default if it was not given. */
    public String text(String option, String otherwise) {
        return texts.getOrDefault(option, List.of(otherwise)).get(0);
    }

    /** Returns the values of an option in the order they were given; empty if it was not given. */
    public List<String> all(String option) {
        return texts.getOrDefault(option, List.of());
    }

    /** Returns the positional argument, or the default. */
    public String argument(String otherwise) {
        return text(VerbArguments.NAMELESS, otherwise);
    }

    /** Returns the positional argument, if it was given. */
    public List<String> arguments() {
        return all(VerbArguments.NAMELESS);
    }

    /** Returns the given options that verbs have too. */
    public Map<CommonOption, List<String>> common() {
        Map<CommonOption, List<String>> common = new EnumMap<>(CommonOption.class);
        texts.forEach((name, values) -> CommonOption.named(name).ifPresent(option -> common.put(option, values)));
        return common;
    }
}
