package io.redoubt.cli.line;

import io.redoubt.report.Columns;
import java.util.List;
import picocli.CommandLine.Model.OptionSpec;

/** The options of a verb for its help: names left, what they mean right, broken only where a reader would break. */
final class OptionList {
    private static final int NAMES = 6;
    private static final int MEANINGS = 29;
    private static final int LATER_NAMES = 8;
    private static final int LATER_MEANINGS = 31;

    private final StringBuilder text = new StringBuilder();

    private OptionList() {}

    /** The list, a line end after each line. */
    static String of(List<OptionSpec> options) {
        OptionList list = new OptionList();
        for (OptionSpec option : options) {
            list.add(option);
        }
        return list.text.toString();
    }

    private void add(OptionSpec option) {
        String name = option.longestName();
        boolean brief = name.length() == 2;
        String line =
                " ".repeat(brief ? 2 : NAMES) + name + (option.arity().max() == 0 ? "" : "=" + option.paramLabel());
        while (line.length() > Columns.WIDTH) {
            int bar = line.lastIndexOf('|', Columns.WIDTH - 1);
            int cut = bar < 0 ? Columns.WIDTH : bar + 1;
            text.append(line, 0, cut).append(System.lineSeparator());
            line = " ".repeat(LATER_NAMES) + line.substring(cut);
        }
        if (line.length() >= MEANINGS) {
            text.append(line).append(System.lineSeparator());
            line = "";
        }
        String meaning = String.join("", option.description()).replace("%%", "%");
        int hang = LATER_MEANINGS - MEANINGS;
        for (String part : Columns.hang(meaning, Columns.WIDTH - MEANINGS, hang)) {
            text.append(Columns.left(line, MEANINGS)).append(part).append(System.lineSeparator());
            line = "";
        }
    }
}
