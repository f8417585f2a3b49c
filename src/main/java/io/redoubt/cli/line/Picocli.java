package io.redoubt.cli.line;

import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Escaped;
import io.redoubt.rules.input.Field;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/**
 * How we use picocli: specifications are built, not annotated, and values stay text for the form to read, so that
 * the command line, JSON and the session check them alike.
 */
public final class Picocli {
    private Picocli() {}

    /** Look-ups at start-up that cost some milliseconds and that nothing here needs. Call before anything else. */
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
     * What there is of a command that is no verb, help included.
     *
     * @param words what stands there without a name
     * @param synopsis how that is written, behind the options
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

    /** A parser of these options and of {@code -h}, which takes no words. */
    static CommandLine options(List<Option> options) {
        CommandSpec spec = CommandSpec.create();
        options.forEach(option -> spec.addOption(option.spec()));
        return line(spec.addOption(flag("-h", "this help")));
    }

    /** One word without a name, or none. */
    public static PositionalParamSpec word(String label, String help) {
        return PositionalParamSpec.builder()
                .index("0")
                .arity("0..1")
                .type(String.class)
                .paramLabel(label)
                .description(help)
                .build();
    }

    /** Any number of words without a name. */
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

    static PositionalParamSpec positional(Field<?> field) {
        return word(field.kind().label(), field.help() + ": " + field.kind().expects());
    }

    public static OptionSpec flag(String name, String help) {
        return OptionSpec.builder(name)
                .type(boolean.class)
                .arity("0")
                .description(help)
                .build();
    }

    /** Parses, and turns what picocli complains about into our own words. */
    public static ParseResult parse(CommandLine line, List<String> args, String help) {
        try {
            return line.parseArgs(args.toArray(new String[0]));
        } catch (CommandLine.UnmatchedArgumentException e) {
            throw VerbLine.unknown(e.getUnmatched().get(0), args, line.getCommandSpec(), help);
        } catch (CommandLine.OverwrittenOptionException e) {
            throw new BadInput(name(e.getOverwritten()) + " is given twice: give it once");
        } catch (CommandLine.MissingParameterException e) {
            throw new BadInput(name(e.getMissing().get(0)) + " needs a value (" + help + ")");
        } catch (CommandLine.ParameterException e) {
            throw new BadInput(Escaped.of(String.valueOf(e.getMessage())) + " (" + help + ")");
        }
    }

    private static String name(ArgSpec argument) {
        return argument instanceof OptionSpec option ? option.longestName() : "an argument";
    }
}
