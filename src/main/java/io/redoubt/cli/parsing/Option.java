package io.redoubt.cli.parsing;

import io.redoubt.cli.query.CommonOption;
import io.redoubt.report.SentenceText;
import io.redoubt.rules.input.InputField;
import java.util.List;
import picocli.CommandLine.Model.OptionSpec;

/**
 * An option of a command line, for parsing, help and completion.
 *
 * @param name the name without dashes
 * @param label the label of its value in help; empty for a flag
 * @param help a description of one line
 * @param detail text that help appends to the description: the values, or the default and rule; may be empty
 * @param values the values to suggest; empty if there are too many
 * @param times how often it can be given
 */
public record Option(String name, String label, String help, String detail, List<String> values, Times times) {
    /** The help option of every command. */
    public static final Option HELP = flag("help", "help with examples");

    private static final List<String> FILES = List.of("battle", "cards", "chart", "map", "file");

    /** Selects how often an option can be given. */
    public enum Times {
        ONCE,
        REPEATEDLY
    }

    /** Creates an option that takes any value, once. */
    public Option(String name, String label, String help) {
        this(name, label, help, "", List.of(), Times.ONCE);
    }

    /** Creates an option that takes no value. */
    public static Option flag(String name, String help) {
        return new Option(name, "", help);
    }

    /** Creates the format option of a command that supports these formats only. */
    public static Option format(String... formats) {
        CommonOption common = CommonOption.FORMAT;
        return new Option(common.key(), common.label(), common.help()).of(List.of(formats));
    }

    /** Creates an option that verbs have too. */
    public static Option of(CommonOption common) {
        Option option = new Option(common.key(), common.label(), common.help());
        return (common.isRepeatable() ? option.repeatable() : option).of(common.choices());
    }

    /** Creates the option for an input of a verb. */
    public static Option of(InputField<?> field) {
        Times times = field.kind().isRepeatable() ? Times.REPEATEDLY : Times.ONCE;
        String label = field.kind().isFlag() ? "" : field.kind().label();
        return new Option(
                field.name(), label, field.help(), detail(field), field.kind().choices(), times);
    }

    private static <T> String detail(InputField<T> field) {
        String standard = field.kind().isFlag()
                ? ""
                : field.standard()
                        .map(value -> "; default " + field.kind().show(value))
                        .orElse("");
        String rules = SentenceText.rules(field.shownRules());
        return standard + (rules.isEmpty() ? "" : " (" + rules + ')');
    }

    /** Returns an option that takes one of these values and lists them in help. */
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

    /** Returns whether its value is a file, so that file names are suggested. */
    public boolean isFile() {
        return FILES.contains(name);
    }

    /** Returns the option for picocli's parser and help; values stay texts. */
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
