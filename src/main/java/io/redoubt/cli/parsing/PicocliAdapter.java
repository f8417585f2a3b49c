package io.redoubt.cli.parsing;

import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.PrintableText;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/**
 * Creates picocli parsers. Specifications are built, not annotated, and values stay texts that the form parses, so that
 * the command line, JSON and the session apply the same checks.
 */
public final class PicocliAdapter {
    private PicocliAdapter() {}

    /** Switches off look-ups at start-up that take some milliseconds and are not needed. Has to be called first. */
    public static void trim() {
        System.setProperty("picocli.disable.closures", "true");
        System.setProperty("picocli.converters.excludes", "java.(sql|time).*");
    }

    public static CommandLine line(CommandSpec spec) {
        return new CommandLine(spec)
                .setExpandAtFiles(false)
                .setInterpolateVariables(false)
                .setUsageHelpAutoWidth(false);
    }

    /**
     * Returns the specification of a command other than a verb, including help.
     *
     * @param words the positional arguments
     * @param synopsis the notation of these arguments, after the options
     */
    public static CommandSpec command(String name, PositionalParamSpec words, List<Option> options, String synopsis) {
        CommandSpec spec = CommandSpec.create().name("redoubt " + name);
        spec.addPositional(words);
        options.forEach(option -> spec.addOption(option.spec()));
        spec.addOption(flag("-h", "this help"));
        spec.addOption(flag("--help", "this help"));
        spec.usageMessage()
                .customSynopsis("redoubt " + name + " [options] " + synopsis)
                .sortOptions(false);
        return spec;
    }

    /** Returns a parser of these options and {@code -h}, without positional arguments. */
    static CommandLine options(List<Option> options) {
        CommandSpec spec = CommandSpec.create();
        options.forEach(option -> spec.addOption(option.spec()));
        return line(spec.addOption(flag("-h", "this help")));
    }

    /** Returns an optional positional argument. */
    public static PositionalParamSpec word(String label, String help) {
        return PositionalParamSpec.builder()
                .index("0")
                .arity("0..1")
                .type(String.class)
                .paramLabel(label)
                .description(help)
                .build();
    }

    /** Returns any number of positional arguments. */
    public static PositionalParamSpec words(String label, String help) {
        return PositionalParamSpec.builder()
                .index("0..*")
                .arity("0..*")
                .type(List.class)
                .auxiliaryTypes(String.class)
                .paramLabel(label)
                .description(help)
                .build();
    }

    static PositionalParamSpec positional(InputField<?> field) {
        return word(field.kind().label(), field.help() + ": " + field.expects());
    }

    public static OptionSpec flag(String name, String help) {
        return OptionSpec.builder(name)
                .type(boolean.class)
                .arity("0")
                .description(help)
                .build();
    }

    /** Parses arguments, and replaces picocli's error messages by our own. */
    public static ParseResult parse(CommandLine line, List<String> args, String help) {
        try {
            return line.parseArgs(args.toArray(new String[0]));
        } catch (CommandLine.UnmatchedArgumentException e) {
            throw UnexpectedArgument.error(e.getUnmatched().get(0), args, line.getCommandSpec(), help);
        } catch (CommandLine.OverwrittenOptionException e) {
            throw new BadInputException(name(e.getOverwritten()) + " is given twice: give it once");
        } catch (CommandLine.MissingParameterException e) {
            throw new BadInputException(name(e.getMissing().get(0)) + " needs a value (" + help + ")");
        } catch (CommandLine.ParameterException e) {
            throw new BadInputException(PrintableText.of(String.valueOf(e.getMessage())) + " (" + help + ")");
        }
    }

    private static String name(ArgSpec argument) {
        return argument instanceof OptionSpec option ? option.longestName() : "an argument";
    }
}
