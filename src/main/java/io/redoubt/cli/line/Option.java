package io.redoubt.cli.line;

import io.redoubt.cli.answering.CommonOption;
import io.redoubt.rules.input.Field;
import java.util.List;
import picocli.CommandLine.Model.OptionSpec;

/**
 * One option of a command line, as it is read, shown in help and completed.
 *
 * @param name without its dashes
 * @param label what its value is called in help; empty where it takes none
 * @param help one line: what it is
 * @param detail what help adds to that line: its values, or its default and rule; empty if nothing
 * @param values worth offering; empty where there are too many
 * @param times how often it can be given
 */
public record Option(String name, String label, String help, String detail, List<String> values, Times times) {
    /** The option that every command has. */
    public static final Option HELP = flag("help", "help with examples");

    private static final List<String> FILES = List.of("battle", "cards", "chart", "map", "file");

    /** How often an option can be given. */
    public enum Times {
        ONCE,
        REPEATEDLY
    }

    /** An option that takes any value, once. */
    public Option(String name, String label, String help) {
        this(name, label, help, "", List.of(), Times.ONCE);
    }

    /** An option that takes no value. */
    public static Option flag(String name, String help) {
        return new Option(name, "", help);
    }

    /** The option for the format of the answer, of a command that answers in these formats only. */
    public static Option format(String... formats) {
        CommonOption common = CommonOption.FORMAT;
        return new Option(common.key(), common.label(), common.help()).of(List.of(formats));
    }

    /** An option that verbs have as well. */
    public static Option of(CommonOption common) {
        Option option = new Option(common.key(), common.label(), common.help());
        return (common.isRepeatable() ? option.repeatable() : option).of(common.choices());
    }

    /** The option for an input of a verb. */
    public static Option of(Field<?> field) {
        Times times = field.kind().isRepeatable() ? Times.REPEATEDLY : Times.ONCE;
        String label = field.kind().isFlag() ? "" : field.kind().label();
        return new Option(
                field.name(), label, field.help(), detail(field), field.kind().choices(), times);
    }

    private static <T> String detail(Field<T> field) {
        String standard = field.kind().isFlag()
                ? ""
                : field.standard()
                        .map(value -> "; " + field.kind().show(value) + " if not given")
                        .orElse("");
        return standard + (field.cites().isEmpty() ? "" : " (" + field.cites().get(0) + ')');
    }

    /** Returns an option that takes one of these values, and says so in help. */
    private Option of(List<String> closed) {
        return closed.isEmpty() ? this : new Option(name, label, help, ": " + String.join(", ", closed), closed, times);
    }

    /** Returns an option that can be given several times. */
    public Option repeatable() {
        return new Option(name, label, help, detail, values, Times.REPEATEDLY);
    }

    /** Returns an option for which completion offers these values. */
    public Option offering(List<String> other) {
        return new Option(name, label, help, detail, other, times);
    }

    /** Returns the option as it is typed. */
    public String dashed() {
        return "--" + name;
    }

    /** Returns whether it takes no value. */
    public boolean isFlag() {
        return label.isEmpty();
    }

    public boolean isRepeatable() {
        return times == Times.REPEATEDLY;
    }

    /** Returns whether its value is a file, so that file names are worth offering. */
    public boolean isFile() {
        return FILES.contains(name);
    }

    /** Returns the option as picocli's parser and help know it; texts stay texts. */
    public OptionSpec spec() {
        // picocli runs descriptions through a formatter.
        OptionSpec.Builder spec = OptionSpec.builder(dashed()).description((help + detail).replace("%", "%%"));
        if (isFlag()) {
            return spec.type(boolean.class).arity("0").build();
        }
        spec.arity("1").paramLabel(label);
        return isRepeatable()
                ? spec.type(List.class).auxiliaryTypes(String.class).build()
                : spec.type(String.class).build();
    }
}
