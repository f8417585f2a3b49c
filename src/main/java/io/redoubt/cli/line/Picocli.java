package io.redoubt.cli.line;

import io.redoubt.cli.answering.CommonOption;
import io.redoubt.cli.line.CommandArguments.Option;
import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Escaped;
import io.redoubt.rules.input.Field;
import io.redoubt.umpire.RuleId;
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

    public static OptionSpec option(Field<?> field) {
        OptionSpec.Builder option = OptionSpec.builder("--" + field.name()).description(description(field));
        if (field.kind().isRepeatable()) {
            return option.type(List.class)
                    .auxiliaryTypes(String.class)
                    .arity("1")
                    .paramLabel(field.kind().label())
                    .build();
        }
        return field.kind().isFlag()
                ? option.type(boolean.class).arity("0").build()
                : option.type(String.class)
                        .arity("1")
                        .paramLabel(field.kind().label())
                        .build();
    }

    static PositionalParamSpec positional(Field<?> field) {
        return word(field.kind().label(), field.help() + ": " + field.kind().expects());
    }

    public static OptionSpec option(CommonOption common) {
        String choices = common.choices().isEmpty() ? "" : ": " + String.join(", ", common.choices());
        OptionSpec.Builder option = OptionSpec.builder("--" + common.key()).description(common.help() + choices);
        if (common.isFlag()) {
            return option.type(boolean.class).arity("0").build();
        }
        option.arity("1").paramLabel(common.label());
        return common.isRepeatable()
                ? option.type(List.class).auxiliaryTypes(String.class).build()
                : option.type(String.class).build();
    }

    public static OptionSpec text(String name, String label, String help) {
        return OptionSpec.builder(name)
                .type(String.class)
                .arity("1")
                .paramLabel(label)
                .description(help)
                .build();
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

    private static String description(Field<?> field) {
        StringBuilder text = new StringBuilder(field.help());
        if (field.standard().isPresent() && !field.kind().isFlag()) {
            text.append("; ").append(standard(field)).append(" if not given");
        }
        if (!field.cites().isEmpty()) {
            RuleId rule = field.cites().get(0);
            text.append(" (").append(rule).append(')');
        }
        // picocli runs descriptions through a formatter.
        return text.toString().replace("%", "%%");
    }

    private static <T> String standard(Field<T> field) {
        return field.standard().map(field.kind()::show).orElse("");
    }
}
